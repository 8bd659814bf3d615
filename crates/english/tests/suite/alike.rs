//! Rules that are written out for one direction or player after another are told once.

use crate::common::told;

fn game(equipment: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Trial" (players 2)
            (equipment {{ (board (square 7)) (piece "Man" Each) {equipment} }})
            (rules (play {play}) (end {end})))"#
    ))
}

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

const ROW: &str = "(if (is Line 4) (result Mover Win))";

/// Takes the second piece in a direction, if the first is an enemy and the third is empty.
fn taken(way: &str, far: &str) -> String {
    format!(
        "(if (and {{ (is Enemy (who at:(ahead (last To) steps:1 {way})))
            (is Enemy (who at:(ahead (last To) steps:2 {way})))
            (is Empty (ahead (last To) steps:{far} {way})) }})
          (remove (ahead (last To) steps:2 {way})))"
    )
}

#[test]
fn what_happens_in_one_direction_after_another_is_told_of_each() {
    let effects = ["N", "E", "S", "W"].map(|way| taken(way, "3")).join(" ");
    let text =
        game("", &format!("(move Add (to (sites Empty)) (then (and {{ {effects} }})))"), ROW);
    states(&text, "For each horizontal or vertical direction");
    states(&text, "the square three squares in that direction from");
    assert!(!text.contains("to the west"), "{text}");
    // A direction in which something else happens is told by itself.
    let others = [taken("N", "3"), taken("S", "3"), taken("E", "4")].join(" ");
    let text = game("", &format!("(move Add (to (sites Empty)) (then (and {{ {others} }})))"), ROW);
    states(&text, "For each vertical direction");
    states(&text, "four squares to the east from");
}

#[test]
fn what_either_player_may_do_with_what_is_theirs_is_said_to_both() {
    let case = |own: &str, other: &str| {
        format!(
            "(move Add (to (difference (sites Empty) (sites Around (sites Occupied by:{other}))))
               (then (if (< 3 (count Pieces {own})) (addScore {own} 2))))"
        )
    };
    let play = |second: &str| format!("(if (is Mover P1) {} {second})", case("P1", "P2"));
    let text = game("", &play(&case("P2", "P1")), ROW);
    assert!(!text.contains("If you are White"), "{text}");
    states(&text, "score 2 points");
    let unlike = case("P2", "P1").replace("(< 3", "(< 4");
    states(&game("", &play(&unlike), ROW), "If you are White");
}

#[test]
fn what_is_done_for_one_player_after_another_is_done_for_each() {
    let score =
        |player: &str| format!("(set Score {player} (count Groups if:(= (who at:(to)) {player})))");
    let play = |second: &str| {
        format!("(move Add (to (sites Empty)) (then (and {} {second})))", score("P1"))
    };
    let text = game("", &play(&score("P2")), ROW);
    states(&text, "ach player's score becomes");
    assert!(!text.contains("Black's score"), "{text}");
}

#[test]
fn a_row_of_the_piece_just_placed_is_made() {
    let add = "(move Add (to (sites Empty)))";
    states(
        &game("", add, ROW),
        "You win if you make a row of four or more of your men (horizontally",
    );
    // What is turned over may make a row without the piece just placed.
    let flips = "(move Add (to (sites Empty)) (then (flip (last To))))";
    states(&game("", flips, ROW), "is now part of a row of four");
}

#[test]
fn what_a_mill_earns_is_told_with_the_first_phase() {
    let text = told(
        r#"(game "Mills" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each) (hand Each) })
            (rules (start (place "Man" "Hand" count:9))
                phases:{
                    (phase "Placing"
                        (play (if (is Prev Mover) (move Remove (sites Occupied by:Next))
                            (move (from (handSite Mover)) (to (sites Empty))
                                (then (if (is Line 3) (moveAgain))))))
                        (nextPhase Mover (all Sites (sites Hand Mover) if:(= 0 (count Cell at:(site)))) "Moving"))
                    (phase "Moving"
                        (play (if (is Prev Mover) (move Remove (sites Occupied by:Next))
                            (forEach Piece (move Step (to if:(is Empty (to)))
                                (then (if (is Line 3) (moveAgain))))))))
                }
                (end (if (<= (count Pieces Next) 2) (result Mover Win)))))"#,
    );
    states(&text, "do the same as in phase 1.");
}

#[test]
fn the_rules_of_several_tiles_are_told_once() {
    let text = game(
        r#"(tile "Bar" Shared {F F}) (tile "Hook" Shared {F R F})"#,
        r#"(move Add (piece {"Bar0" "Hook0"}) (to (sites Empty)))"#,
        "(if (no Moves Next) (result Mover Win))",
    );
    let rule = "can only be placed where all its squares are empty";
    assert_eq!(text.matches(rule).count(), 1, "{text}");
    states(&text, "A tile can only be placed");
}

#[test]
fn a_hand_of_many_places_is_a_table() {
    let places: String = (0..6)
        .map(|place| format!("(place \"Man{player}\" (handSite P1 {place}))", player = 1))
        .collect();
    let text = told(&format!(
        r#"(game "Hands" (players 2)
            (equipment {{ (board (square 5)) (piece "Man" Each) (hand Each size:6) }})
            (rules (start {{ {places} }})
                (play (move (from (sites Hand Mover) if:(is Occupied (from))) (to (sites Empty))))
                (end (if (is Line 3) (result Mover Win)))))"#
    ));
    states(&text, "White's hand holds these pieces, place by place:");
    assert!(!text.contains("is in place 3 of"), "{text}");
}
