//! Pieces on top of each other: which of them is asked for, counted and moved.

use crate::common::told;

/// A game of stacks: the moves of a man, whose turn moves them, and how the game ends.
fn stacks(moves: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Stacks" (players 2)
            (equipment {{ (board (square 5)) (piece "Man" Each {moves}) }})
            (rules (start {{(place Stack "Man1" (sites Bottom) count:2)
                    (place Stack "Man2" (sites Top) count:2)}})
                (play {play}) (end {end})))"#
    ))
}

const STEP: &str = "(move Step (to if:(or (is Empty (to)) (is Enemy (who at:(to))))))";
const LAST: &str = "(if (no Moves Next) (result Mover Win))";
const TOP_HELD: &str =
    "Where a rule asks what a place holds, only the top piece of a stack counts.";

#[test]
fn what_a_place_holds_is_the_top_piece() {
    let text = stacks(STEP, "(forEach Piece top:True)", LAST);
    assert!(text.contains(TOP_HELD), "{text}");
    // Where nobody's piece is ever covered by another's there is nothing to tell apart.
    let peaceful = "(move Step (to if:(is Empty (to))))";
    let text = stacks(peaceful, "(forEach Piece top:True)", LAST);
    assert!(!text.contains(TOP_HELD), "{text}");
}

#[test]
fn a_covered_piece_lets_its_owner_move_what_lies_on_top() {
    let covered = "if any piece in the stack is yours, whoever owns the top piece.";
    let text = stacks(STEP, "(forEach Piece)", LAST);
    assert!(text.contains(covered), "{text}");
    assert!(!stacks(STEP, "(forEach Piece top:True)", LAST).contains(covered));
}

#[test]
fn places_with_pieces_are_stacks() {
    let five = "(if (= 5 (count Sites in:(sites Occupied by:Mover))) (result Mover Loss))";
    let text = stacks(STEP, "(forEach Piece top:True)", five);
    assert!(text.contains("You lose if you have exactly five stacks."), "{text}");
}

#[test]
fn a_row_is_found_anywhere_in_its_stacks() {
    let text = stacks(STEP, "(forEach Piece)", "(if (is Line 3) (result Mover Win))");
    assert!(
        text.contains(
            "of your men (horizontally, vertically or diagonally; each anywhere in its stack)"
        ),
        "{text}"
    );
    let tops = "(if (is Line 3 top:True) (result Mover Win))";
    assert!(!stacks(STEP, "(forEach Piece)", tops).contains("anywhere in its stack"));
}

#[test]
fn a_piece_that_goes_alone_may_lose_its_mark() {
    let marked = |moves: &str| {
        let moves = format!(
            "(or {moves} (move Step (to if:(= 1 (state at:(to))))) (then (set State at:(last To) 1)))"
        );
        stacks(&moves, "(forEach Piece top:True)", LAST)
    };
    let lost = "A man that slides without the rest of its stack loses its mark.";
    let text = marked("(move Slide Orthogonal)");
    assert!(text.contains(lost), "{text}");
    assert!(!marked("(move Slide Orthogonal stack:True)").contains(lost));
    assert!(!marked(STEP).contains(lost));
}

#[test]
fn a_kind_that_moves_with_its_stack_does_not_move_as_one_that_goes_alone() {
    let text = told(
        r#"(game "Kings" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to)))))
                (piece "King" Each (move Step (to if:(is Empty (to))) stack:True)) })
            (rules (start {(place Stack items:{"Man1" "King1"} (sites Bottom))
                    (place Stack items:{"Man2" "King2"} (sites Top))})
                (play (forEach Piece top:True)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("The whole stack moves."), "{text}");
    assert!(!text.contains("as a king does"), "{text}");
}
