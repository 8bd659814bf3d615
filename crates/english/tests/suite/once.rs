//! What a rulebook says once: what endings share, how far a move of an earlier phase is the same, words for what is done more than once.

use crate::common::told;

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

fn lacks(text: &str, words: &str) {
    assert!(!text.contains(words), "“{words}” stands in\n{text}");
}

const LAST: &str = "(if (no Moves Next) (result Mover Win))";

/// A game in which stones are placed.
fn placing(target: &str, start: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Stones" (players 2)
            (equipment {{ (board (square 5)) (piece "Stone" Each) }})
            (rules {start} (play (move Add (to (sites Empty) {target}))) (end {{ {end} }})))"#
    ))
}

#[test]
fn endings_ask_once_for_what_they_share() {
    let full = "(is Full)";
    let more = "(> (count Pieces P1) (count Pieces P2))";
    let text = placing(
        "",
        "",
        &format!(
            "{LAST} (if (and {full} {more}) (result P1 Win)) (if (and {full} (is Even (count Moves))) (result P2 Win)) \
             (if {full} (result Mover Draw))"
        ),
    );
    states(&text, "If the board is full, the first of these that holds decides:");
    lacks(&text, "wins if the board is full");
}

#[test]
fn what_all_endings_ask_about_is_named_before_them() {
    let text = placing(
        "",
        "",
        "(if (is Connected {(sites Top) (sites Bottom)}) (result Mover Win)) \
         (if (is Connected {(sites Left) (sites Right)}) (result Mover Loss))",
    );
    states(
        &text,
        "look at the group of the stone you have just played; the first of these cases that holds decides:",
    );
    states(&text, "You win if it links");
}

#[test]
fn what_lies_next_to_something_needs_no_places() {
    let text = placing("if:(< (count Pieces Mover in:(sites Around (to))) 3)", "", LAST);
    states(&text, "any empty square that is next to fewer than three of your stones");
}

#[test]
fn pushing_has_a_word_of_its_own() {
    let push = |side: &str, way: &str| {
        format!("(move Select (from (sites {side})) (then (push (from (last From)) {way})))")
    };
    let text = told(&format!(
        r#"(game "Shove" (players 2)
            (equipment {{ (board (square 5)) (piece "Stone" Each) }})
            (rules (start (place "Stone1" (sites Bottom)))
                (play (or {} {})) (end {LAST})))"#,
        push("Left", "E"),
        push("Bottom", "N")
    ));
    states(&text, "To push a line from a place is to move the unbroken line of pieces");
    states(&text, "A piece pushed off the board is out of the game.");
    assert_eq!(text.matches("pushed off").count(), 1, "{text}");
}

/// Three kinds of pieces, the third with the choice given.
fn weathercocks(third: &str) -> String {
    told(&format!(
        r#"
        (game "Weathercocks" (players {{(player N) (player S)}})
            (equipment {{
                (board (square 6))
                (piece "Cock" Each (or (move Step Forward (to if:(is Empty (to)))) (move Set Rotation)))
                (piece "Vane" Each (or (move Step Orthogonal (to if:(is Empty (to)))) (move Set Rotation)))
                (piece "Flag" Each (or (move Slide Diagonal) {third}))
            }})
            (rules
                (start {{
                    (place "Cock1" coord:"A1") (place "Vane1" coord:"B1") (place "Flag1" coord:"C1")
                    (place "Cock2" coord:"A6") (place "Vane2" coord:"B6") (place "Flag2" coord:"C6")
                }})
                (play (forEach Piece))
                (end (if (no Moves Mover) (result Mover Loss)))))"#
    ))
}

#[test]
fn what_may_be_done_with_any_piece_is_told_once() {
    let all = weathercocks("(move Set Rotation)");
    assert!(all.contains("Instead of moving a piece:"), "{all}");
    assert_eq!(all.matches("Turn it").count(), 1, "{all}");
    let some = weathercocks("(move Step All (to if:(is Empty (to))))");
    assert!(!some.contains("Instead of moving a piece:"), "{some}");
}
