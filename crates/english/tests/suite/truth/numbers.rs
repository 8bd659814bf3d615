//! What is counted, and of what.

use super::{LAST, placed, steps};
use crate::common::told;

#[test]
fn a_die_that_was_laid_down_shows_nothing() {
    let race = |place: &str, then: &str| {
        told(&format!(
            r#"(game "Race" (players 2)
                (equipment {{ (board (rectangle 1 9) (track "Way" "0,E,End" directed:True))
                    (dice d:6 num:1) (hand Each) (piece "Man" Each
                        (move (from) (to (trackSite Move steps:(pips))))) }})
                (rules (start (place "Man" "Hand"))
                    (play (do (roll) next:(forEach Die
                        (if (is Occupied (handSite Mover))
                            (move (from (handSite Mover)) (to {place}))
                            (forEach Piece))
                        (then (if (= {then} 6) (moveAgain))))))
                    (end (if (no Pieces Mover) (result Mover Win)))))"#
        ))
    };
    assert!(!race("0", "(pips)").contains("again"));
    assert!(race("0", "(count Pips)").contains("again"));
    let entering = race("(- (count Pips) 1)", "(count Pips)");
    assert!(entering.contains("the square given by the die (A1 to F1 for 1 to 6)"), "{entering}");
}

#[test]
fn a_table_of_places_gives_places_and_keeps_what_it_does_not_list() {
    let slide = "(then (if (!= (mapEntry \"Slides\" (last To)) (last To))
        (fromTo (from (last To)) (to (mapEntry \"Slides\" (last To))))))";
    let text = steps(slide, "(map \"Slides\" {(pair 7 20) (pair 12 3)})", LAST);
    assert!(text.contains("C2 gives A5 and C3 gives D1"), "{text}");
    assert!(text.contains("Any other square is listed for itself."), "{text}");
    assert!(text.contains("is listed in the table ‘slides’"), "{text}");
}

#[test]
fn sums_stay_apart_from_what_they_are_part_of() {
    let value = "(then (set Value Mover (+ (max 0 (value Player Mover)) 1)))";
    let text = steps(value, "", "(if (> (value Player Mover) 9) (result Mover Win))");
    assert!(text.contains("one plus the larger of zero and your tally"), "{text}");
}

#[test]
fn opponents_are_counted_together() {
    let text = told(
        r#"(game "Three" (players 3)
            (equipment { (board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to))))) })
            (rules (start {(place "Man1" 0) (place "Man2" 4) (place "Man3" 24)})
                (play (forEach Piece)) (end (if (no Pieces Enemy) (result Mover Win)))))"#,
    );
    assert!(text.contains("You win if your opponents have no men left."), "{text}");
}

#[test]
fn kinds_that_are_listed_are_held_and_zero_adds_nothing() {
    let text = told(
        r#"(game "Kinds" (players 2)
            (equipment { (board (square 5)) (piece "King" Each) (piece "Queen" Each)
                (piece "Man" Each (move Step (to if:(is Empty (to))) (then
                    (if (is In (what at:(ahead (last To) N)) (array {(id "King1") (id "Queen1")}))
                        (addScore Mover (+ (count Pieces Mover) 0)))))) })
            (rules (start {(place "Man1" 0) (place "Man2" 24) (place "King1" 12) (place "Queen1" 13)})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("king or ") && !text.contains("among"), "{text}");
    assert!(!text.contains("zero"), "{text}");
}

#[test]
fn a_player_has_one_mark_for_all_events() {
    let events = |second: &str| {
        steps(
            &format!(
                "(then (if (is In (last To) (sites Corners)) (trigger \"Corner\" Mover)
                    (if (is In (last To) (sites Centre)) (trigger \"{second}\" Mover))))"
            ),
            "",
            "(if (is Triggered \"Corner\" Mover) (result Mover Win))",
        )
    };
    let both = events("Centre");
    assert!(both.contains("You win if you count as ‘centre or corner’."), "{both}");
    assert!(events("Corner").contains("You win if you count as ‘corner’."));
}

#[test]
fn dice_have_the_first_numbers() {
    let add = |dice: &str| {
        told(&format!(
            r#"(game "Dice" (players 2)
                (equipment {{ (board (square 4)) {dice} (piece "Man" Each) }})
                (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#
        ))
    };
    let text = add("(dice d:6 num:1)");
    assert!(text.contains("a die if you are White or White's man if you are Black"), "{text}");
    assert!(add("").contains("one of your men"));
}

#[test]
fn what_lies_around_each_place_is_looked_at_from_that_place() {
    let around = |what: &str| {
        format!(
            "(results from:(last To) to:(sites Around (from) Orthogonal if:(is Empty (to))) {what})"
        )
    };
    let text = placed(&format!("(= 0 (+ {}))", around("1")));
    let near = "next to the square you have just played to (horizontally or vertically)";
    assert!(text.contains(near), "{text}");
    let text = placed(&format!("(= 0 (size Array {}))", around("(to)")));
    assert!(text.contains(near) && text.contains("there are no empty squares"), "{text}");
}

#[test]
fn pairs_of_places_are_counted_as_pairs() {
    let text = placed(
        "(= 4 (+ (results from:(sites Occupied by:Mover) to:(sites Around (from) Orthogonal) 1)))",
    );
    let pairs = "the number of ways to choose a first square from the squares of your men \
                 and a second square from the squares next to the first square";
    assert!(text.contains(pairs), "{text}");
}

#[test]
fn numbers_of_pieces_are_held_against_each_other_with_their_places() {
    let men = |who: &str, place: &str| format!("(count Pieces {who} in:(sites {place}))");
    let more = |a: &str, b: &str| placed(&format!("(> {a} {b})"));
    let text = more(&men("P1", "Top"), &men("P2", "Top"));
    assert!(text.contains("White has more men in the top row than Black."), "{text}");
    let text = more(&men("P1", "Top"), &men("P2", "Bottom"));
    let both = "White has more men in the top row than Black has in the bottom row.";
    assert!(text.contains(both), "{text}");
    let text = more(&men("Mover", "Top"), &men("Mover", "Bottom"));
    assert!(text.contains("you have more men in the top row than in the bottom row."), "{text}");
}

#[test]
fn a_table_that_rules_look_places_up_in_is_printed() {
    let text = told(
        "(game \"Gates\" (players 2) (equipment {(board (square 4)) (piece \"Disc\" Each) \
         (map \"Gate\" {(pair 0 5) (pair 3 6) (pair 12 9) (pair 15 11)})}) \
         (rules (play (move Add (to (sites Empty) if:(is Empty (mapEntry \"Gate\" (to)))))) \
         (end (if (no Moves Next) (result Mover Win)))))",
    );
    assert!(text.contains("listed under ‘gate’"), "{text}");
    assert!(text.contains("A1") && text.contains("B2"), "{text}");
}

#[test]
fn a_number_that_is_only_counted_up_is_not_told() {
    let counting = |end: &str| {
        told(&format!(
            "(game \"Count\" (players 2) (equipment {{(board (square 3)) (piece \"Disc\" Each)}}) \
             (rules (play (move Add (to (sites Empty)) (then (set Var \"Turns\" (+ 1 (var \"Turns\")))))) \
             (end {{{end} (if (is Full) (result Mover Draw))}})))"
        ))
    };
    assert!(!counting("").contains("turns’"), "{}", counting(""));
    let asked = counting("(if (= 4 (var \"Turns\")) (result Mover Win))");
    assert!(asked.contains("turns’"), "{asked}");
}
