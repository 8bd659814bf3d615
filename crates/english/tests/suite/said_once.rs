//! What several rules have in common is told once, in the words of a rulebook.

use crate::common::told;

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

/// A game with these pieces, this start and these rules of play.
fn game(board: &str, pieces: &str, start: &str, play: &str) -> String {
    told(&format!(
        r#"(game "Game" (players {{(player N) (player S)}}) (equipment {{ (board {board}) {pieces} }})
            (rules (start {{ {start} }}) {play} (end (if (no Moves Mover) (result Mover Loss)))))"#
    ))
}

/// Each player's men, moved one step.
const MEN: &str = r#"(piece "Man" Each (move Step (to if:(is Empty (to)))))"#;

#[test]
fn places_that_the_start_searches_for_are_told_by_what_is_found() {
    let half = |man: &str, sign: &str| {
        format!(r#"(place "{man}" (forEach (sites Board) if:({sign} (site) (centrePoint))))"#)
    };
    let start = format!("{} {}", half("Man1", "<"), half("Man2", ">"));
    let text = game("(square 5)", MEN, &start, "(play (forEach Piece))");
    states(&text, "White's men fill the two bottom rows, A3 and B3.");
    states(&text, "Black's men fill the two top rows, D3 and E3.");
    let start = r#"(place "Man1" (sites Direction from:(centrePoint) W))
        (place "Man2" (forEach (sites Top) if:(is Odd (column of:(site)))))"#;
    let text = game("(square 5)", MEN, start, "(play (forEach Piece))");
    states(&text, "White's men stand on A3 and B3.");
    states(&text, "Black's men stand on B5 and D5.");
}

#[test]
fn a_list_of_preferences_in_another_is_no_second_duty() {
    let step =
        |way: &str| format!(r#"(forEach Piece "Man" (move Step {way} (to if:(is Empty (to)))))"#);
    let play = format!(
        "(play (priority {{ (or (priority {{ {} {} {} }}) {}) {} }}))",
        step("N"),
        step("S"),
        step("NW"),
        step("E"),
        step("W")
    );
    let text =
        game("(square 5)", r#"(piece "Man" Each)"#, r#"(place "Man1" (sites Bottom))"#, &play);
    assert_eq!(text.to_lowercase().matches("you must do the first of these").count(), 1, "{text}");
    states(&text, "Do the first of these that is possible:");
}

#[test]
fn a_change_of_phase_is_told_by_that_of_a_phase_before() {
    let hands = r#"(hand Each) (piece "Man" Each (move Step (to if:(is Empty (to)))))"#;
    let phase = |name: &str, role: &str| {
        format!(
            r#"(phase "{name}" {role} (play (move Add (to (sites Empty))))
                (nextPhase Mover (and (is Empty (handSite Mover)) (is Odd (count Pieces Mover))) "Going"))"#
        )
    };
    let play = format!(
        r#"phases:{{ {} {} (phase "Going" (play (forEach Piece))) }}"#,
        phase("First", "P1"),
        phase("Second", "P2")
    );
    let text = game("(square 5)", hands, r#"(place "Man" "Hand" count:3)"#, &play);
    states(&text, "You enter phase 3 (going) if, after your own move, ");
    states(&text, "You enter phase 3 (going) on the same condition as in phase 1.");
}

/// A jump over an enemy piece to the place beyond.
const HOP: &str = "(move Hop (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to))))";

/// Men that step and dogs that jump as well; what is noted of the jumps of dogs is given.
fn noted(jump: &str) -> String {
    let pieces = format!(
        r#"{MEN} (piece "Dog" Each (or {HOP} (move Step Diagonal (to if:(is Empty (to))))))"#
    );
    let start = r#"(place "Man1" (sites Bottom)) (place "Dog2" (sites Top))"#;
    let play = format!(
        r#"(play (do (set Pending (sites From (forEach Piece "Dog" {jump}))) next:(or (forEach Piece)
            (if (is Pending) (move Remove (sites Pending))))))"#
    );
    game("(square 5)", &pieces, start, &play)
}

#[test]
fn jumps_that_are_thought_of_are_those_of_the_piece() {
    states(&noted(HOP), "jump with one of your dogs (see How the pieces move)");
    let other = HOP.replace("(to if:(is Empty (to)))", "(to if:(is Enemy (who at:(to))))");
    assert!(!noted(&other).contains("your dogs (see"), "another jump is told in full");
}

#[test]
fn what_is_next_to_something_shares_a_side_where_all_rules_mean_that() {
    let around = |way: &str| {
        format!(
            r#"(piece "Man" Each (move Step (to if:(and (is Empty (to)) (< 1 (count Sites in:(sites Around (to) Orthogonal if:(is Enemy (who at:(to))))))))
                (then (if (= 0 (count Sites in:(sites Around (last To) {way} if:(is Friend (who at:(to)))))) (remove (last To))))))"#
        )
    };
    let start = r#"(place "Man1" (sites Bottom))"#;
    let text = game("(square 5)", &around("Orthogonal"), start, "(play (forEach Piece))");
    states(&text, "Squares are next to each other if they share a side.");
    assert!(!text.contains("(horizontally or vertically)"), "{text}");
    let text = game("(square 5)", &around("Diagonal"), start, "(play (forEach Piece))");
    assert!(text.contains("(horizontally or vertically)"), "{text}");
}
