//! Games in which two kinds of pieces jump: what their jumps have in common is told once.

use crate::common::told;

/// Forward to either side.
const AHEAD: &str = "(directions {FR FL})";
/// A counter on the far row becomes a king.
const PROMOTE: &str =
    r#"(if (is In (last To) (sites Mover "Far")) (promote (last To) (piece "King") Mover))"#;

/// A jump over an enemy piece to the place beyond, in some directions, and what follows.
fn hop(from: &str, ways: &str, then: &str) -> String {
    let then = if then.is_empty() { String::new() } else { format!("(then {then})") };
    format!(
        "(move Hop (from {from}) {ways}
            (between if:(is Enemy (who at:(between))) (apply (remove (between))))
            (to if:(is Empty (to))) {then})"
    )
}

/// Whether a piece can jump on in some directions.
fn can_jump(ways: &str) -> String {
    format!("(can Move {})", hop("(last To)", ways, ""))
}

/// Counters jump forward and kings anywhere; what follows the jump of a counter is given.
fn draughts(after_counter: &str) -> String {
    draughts_with(after_counter, "Diagonal")
}

/// The same; further jumps of kings go in directions of their own.
fn draughts_with(after_counter: &str, onward: &str) -> String {
    let after_king = format!("(if {} (moveAgain))", can_jump(onward));
    let counter = |from: &str| hop(from, AHEAD, after_counter);
    let king = |from: &str| match from {
        "(from)" => hop(from, "Diagonal", &after_king),
        from => hop(from, onward, &after_king),
    };
    let kind = r#"(= (what at:(last To)) (id "Counter" Mover))"#;
    told(&format!(
        r#"(game "Draughts" (players {{(player N) (player S)}})
            (equipment {{ (board (square 8)) (piece "Counter" Each) (piece "King" Each)
                (regions "Far" P1 (sites Top)) (regions "Far" P2 (sites Bottom)) }})
            (rules
                (start {{ (place "Counter1" (sites Bottom)) (place "Counter2" (sites Top)) }})
                (play (if (is Prev Mover)
                    (if {kind} {} {})
                    (priority {{
                        (or (forEach Piece "Counter" {}) (forEach Piece "King" {}))
                        (or
                            (forEach Piece "Counter"
                                (move Step {AHEAD} (to if:(is Empty (to))) (then {PROMOTE})))
                            (forEach Piece "King" (move Step Diagonal (to if:(is Empty (to))))))
                    }})))
                (end (if (no Moves Next) (result Mover Win)))))"#,
        counter("(last To)"),
        king("(last To)"),
        counter("(from)"),
        king("(from)"),
    ))
}

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

#[test]
fn what_all_jumps_do_is_told_once() {
    let text = draughts(&format!("(if {} (moveAgain) {PROMOTE})", can_jump(AHEAD)));
    states(
        &text,
        "If you can capture, you must. Jump over an enemy piece to an empty square directly beyond, capturing the \
         jumped piece, in one of these ways:",
    );
    states(&text, "- With one of your counters, diagonally forward.\n");
    states(&text, "- With one of your kings, diagonally.\n");
    states(
        &text,
        "In each case, if the piece that jumped can jump again, it must do so in the same turn.",
    );
    states(
        &text,
        "Promotion. A counter that reaches one of your far squares becomes a king; after a jump, only if it cannot jump again.",
    );
}

#[test]
fn a_promotion_that_ends_the_turn_says_so() {
    let text = draughts(&format!(
        "(if (is In (last To) (sites Mover \"Far\")) (promote (last To) (piece \"King\") Mover) (if {} (moveAgain)))",
        can_jump(AHEAD)
    ));
    states(
        &text,
        "A counter that reaches one of your far squares becomes a king. If it has jumped there, the turn ends.",
    );
    assert!(!text.contains("When you move again"), "{text}");
}

#[test]
fn what_follows_only_some_moves_stays_with_them() {
    let text = draughts(&format!("(if {} (moveAgain))", can_jump(AHEAD)));
    states(
        &text,
        "to an empty square. If the piece that moved reaches one of your far squares, it becomes a king.",
    );
    assert!(!text.contains("Promotion."), "{text}");
}

#[test]
fn further_jumps_of_some_in_other_directions_are_told_with_these() {
    let text = draughts_with(
        &format!("(if {} (moveAgain) {PROMOTE})", can_jump(AHEAD)),
        "(difference Diagonal OppositeDirection)",
    );
    states(
        &text,
        "- With one of your kings, diagonally. Further jumps go diagonally (but not in the direction opposite to the last move).\n",
    );
    let once = "if the piece that jumped can jump again, it must do so in the same turn";
    assert_eq!(text.matches(once).count(), 1, "{text}");
}
