//! What a capture takes, and what follows from it.

use super::{steps, stones};
use crate::common::told;

/// A custodial capture with what follows from it.
fn custodial(then: &str) -> String {
    let capture = format!(
        "(then (custodial (from (last To)) Orthogonal
            (between (max 1) if:(is Enemy (who at:(between))) (apply (remove (between))))
            (to if:(is Friend (who at:(to)))) (then {then})))"
    );
    steps(&capture, "", "(if (>= (score Mover) 2) (result Mover Win))")
}

#[test]
fn points_follow_each_piece_that_is_captured() {
    let text = custodial("(addScore Mover 1)");
    assert!(text.contains("For each man captured in this way, score 1 point."), "{text}");
}

#[test]
fn another_turn_follows_once_and_only_after_a_capture() {
    let text = custodial("(moveAgain)");
    assert!(text.contains("If at least one man is captured in this way, take another"), "{text}");
}

#[test]
fn a_removal_begins_and_ends_where_the_piece_stood() {
    let text = told(
        r#"(game "Pins" (players 2)
            (equipment { (board (rectangle 1 7)) (piece "Pin" Neutral) })
            (rules (start (place "Pin0" (sites Board)))
                (play (move Remove (sites Occupied by:Neutral) (then (remove (ahead (last From) E)))))
                (end (if (no Pieces Neutral) (result Mover Win)))))"#,
    );
    assert!(text.contains("the right of the square where it stood"), "{text}");
}

#[test]
fn what_is_replaced_is_captured_wherever_it_stands() {
    let text = told(
        r#"(game "Replace" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each (move Step
                (to if:(not (is Friend (who at:(to))))
                    (apply if:(is In (to) (sites Centre)) (remove (to)))))) })
            (rules (start {(place "Man1" (sites Bottom)) (place "Man2" (sites Top))})
                (play (forEach Piece)) (end (if (no Pieces Next) (result Mover Win)))))"#,
    );
    assert!(!text.contains("centre"), "{text}");
    assert!(text.contains("captur"), "{text}");
}

#[test]
fn all_that_is_jumped_is_captured() {
    let hop = |range: &str, apply: &str| {
        stones(&format!(
            "(move Hop Orthogonal (between {range} if:(is Enemy (who at:(between)))
                (apply {apply})) (to if:(is Empty (to))))"
        ))
    };
    let both = hop("(exact 2)", "(remove (between))");
    assert!(both.contains("capturing all of them"), "{both}");
    assert!(hop("(max 1)", "(remove (between))").contains("capturing the jumped stone"));
    let laid = "(set State at:(between) (+ 1 (state at:(between))))";
    assert!(hop("(range 1 3)", laid).contains("or each jumped stone, put"));
}

#[test]
fn a_slide_over_pieces_takes_what_it_stops_on() {
    let slide = |between: &str| {
        stones(&format!(
            "(move Slide Diagonal (between if:{between})
                (to if:(is Enemy (who at:(to))) (apply (remove (to)))))"
        ))
    };
    let over = slide("(not (is Enemy (who at:(between))))");
    assert!(over.contains("capturing the first enemy stone that it meets"), "{over}");
    assert!(over.contains("If it stops where another stone stands, that stone is removed."));
    let plain = slide("(is Empty (between))");
    assert!(plain.contains("the first piece that it meets"), "{plain}");
    assert!(!plain.contains("that stone is removed"), "{plain}");
}

#[test]
fn a_trail_begins_where_the_piece_starts() {
    let text = stones("(move Slide (between if:(is Empty (between)) trail:1))");
    assert!(text.contains("on the square where it starts and on every square it crosses"));
}

#[test]
fn what_nobody_asks_for_is_replaced() {
    let text = stones("(move Step Orthogonal (to))");
    assert!(text.contains("If another stone, even one of your own, stands there, remove it"));
    let asked = stones("(move Step Orthogonal (to if:(is Empty (to))))");
    assert!(!asked.contains("stands there"), "{asked}");
    let add = |sites: &str| {
        told(&format!(
            r#"(game "Adds" (players 2)
                (equipment {{ (board (square 3)) (piece "Stone" Each) }})
                (rules (play (move Add (to (sites {sites}))))
                    (end (if (is Line 3) (result Mover Win)))))"#
        ))
    };
    assert!(add("Board").contains("Where a square holds a stone already, nothing changes."));
    assert!(!add("Empty").contains("nothing changes"));
}

#[test]
fn what_is_removed_from_heaps_found_by_a_test_is_all_of_it() {
    let text = told(
        r#"(game "Heaps" (players 2)
            (equipment { (board (square 3)) (piece "Bean" Shared) })
            (rules (start (place "Bean" 4 count:5))
                (play (move Remove (forEach (sites Board) if:(>= (count at:(site)) 2)) count:2))
                (end (if (no Pieces Shared) (result Mover Win)))))"#,
    );
    assert!(text.contains("emove all beans on"), "{text}");
}

#[test]
fn after_a_removal_a_row_is_one_of_empty_places() {
    let lines = |more: &str| {
        told(&format!(
            r#"(game "Lines" (players 2) (equipment {{ (board (square 4)) (piece "Man" Each) }})
                (rules (play (or (move Add (to (sites Empty))) {more}))
                    (end (if (is Line 3) (result Mover Win)))))"#
        ))
    };
    let emptied = "the square you have just emptied is part of a row of three empty squares";
    let text = lines("(move Remove (sites Occupied by:Enemy))");
    assert!(text.contains(emptied), "{text}");
    assert!(!lines("(move Pass)").contains("emptied"));
}

#[test]
fn a_removed_piece_leaves_a_place_that_may_be_filled_again() {
    let text = told(
        "(game \"Fall\" (players 2) (equipment {(board (rectangle 4 4)) (piece \"Disc\" Each)}) \
         (rules (play (or (move Add (to (sites Empty))) \
         (move Remove (sites Occupied by:Next) (then (fromTo (from (ahead (last To) N)) (to (last To))))))) \
         (end (if (is Line 3) (result Mover Win)))))",
    );
    assert!(text.contains("all empty or all hold discs of one colour"), "{text}");
}
