//! What an editor of printed rulebooks would put otherwise: said once, in plain words, and only where it matters.

use crate::common::told;

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

fn lacks(text: &str, words: &str) {
    assert!(!text.contains(words), "“{words}” is said in\n{text}");
}

/// A game of two players on a board of squares.
fn game(pieces: &str, start: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Squares" (players {{ (player N) (player S) }})
            (equipment {{ (board (square 7)) {pieces} }})
            (rules {start} (play {play}) (end {end})))"#
    ))
}

const MAN: &str = r#"(piece "Man" Each)"#;
const ROWS: &str = r#"(start { (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) })"#;
const BLOCKED: &str = "(if (no Moves Next) (result Mover Win))";

#[test]
fn whoever_may_fill_any_place_never_passes() {
    let add = "(move Add (to (sites Empty)))";
    let line = "(if (is Line 4) (result Mover Win))";
    let full = game(MAN, "", add, &format!("{{ {line} (if (is Full) (result Mover Draw)) }}"));
    states(&full, "You may not pass.");
    lacks(&full, "If all players must pass");
    lacks(&full, "no legal move");
    let unseen = game(MAN, "", add, line);
    states(&unseen, "You may not pass.");
    states(&unseen, "If the board fills up before that, the game is a draw.");
    let near =
        "(move Add (to (sites Empty) if:(is In (to) (sites Around (sites Occupied by:All)))))";
    let stuck = game(MAN, "", near, line);
    states(&stuck, "If you have no legal move, you pass; otherwise you may not.");
}

#[test]
fn the_glance_counts_pieces() {
    let step = "(forEach Piece (move Step (to if:(is Empty (to)))))";
    states(&game(MAN, ROWS, step, BLOCKED), "Pieces: 7 men each");
    let kinds = r#"(piece "Man" Each) (piece "King" P2)"#;
    let start = r#"(start { (place "Man1" (sites Bottom)) (place "Man2" {"A7" "B7"}) (place "King2" coord:"D4") })"#;
    let text = game(kinds, start, step, BLOCKED);
    states(&text, "White: 7 men; Black: 2 men and 1 king");
    let text = game(MAN, "", "(move Add (to (sites Empty)))", BLOCKED);
    states(&text, "Pieces: Men, as many as needed");
}

#[test]
fn captures_are_explained_in_the_turn() {
    let hop = "(forEach Piece (move Hop (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))))";
    let text = game(MAN, ROWS, hop, BLOCKED);
    states(&text, "You may not pass. Captured men are removed from the board.");
    lacks(&text, "Terms");
}

#[test]
fn the_edge_of_the_board_is_spoken_of_only_where_it_matters() {
    let edge = "the board ends before it";
    let drop = "(move Add (to (sites Empty) if:(or (is In (to) (sites Bottom)) (is Occupied (ahead (to) S)))))";
    let text = game(MAN, "", drop, "(if (is Line 4) (result Mover Win))");
    lacks(&text, edge);
    states(
        &text,
        "That square must be in the bottom row, or the square directly below it must be occupied.",
    );
    let pair = "(move Add (to (sites Empty) if:(and (!= (to) (ahead (to) N)) (is Empty (ahead (to) N)))) (then (add (to (ahead (last To) N)))))";
    lacks(&game(MAN, "", pair, BLOCKED), edge);
    let under = "(move Add (to (sites Empty) if:(is Empty (ahead (to) S))))";
    states(&game(MAN, "", under, BLOCKED), edge);
}

#[test]
fn moves_of_one_piece_stand_below_what_they_share() {
    let ways = "(forEach Piece (or (move Step Forward (to if:(is Empty (to)))) (move Step (directions {FR FL}) (to if:(is Enemy (who at:(to))) (apply (remove (to)))))))";
    let text = game(MAN, ROWS, ways, BLOCKED);
    states(&text, "Move one of your men one square in one of these ways:");
    states(&text, "- Straight ahead to an empty square.");
    states(&text, "- Diagonally forward to a square that holds an enemy man, capturing it.");
}

#[test]
fn approach_and_withdrawal_are_headings() {
    let line = |from: &str, a: &str, b: &str| {
        format!(
            "(then (remove (sites Direction from:(last {from}) (directions Cell from:(last {a}) to:(last {b})) stop:(not (is Enemy (who at:(to)))))))"
        )
    };
    let capture = |place: &str, then: &str| {
        format!(
            "(move Step (to if:(and (is Empty (to)) (is Enemy (who at:(ahead {place}))))) {then})"
        )
    };
    let moves = format!(
        "(forEach Piece (or {} {}))",
        capture("(to) SameDirection", &line("To", "From", "To")),
        capture("(from) OppositeDirection", &line("From", "To", "From")),
    );
    let text = game(MAN, ROWS, &moves, BLOCKED);
    states(&text, "to an empty square, capturing in one of these ways:");
    states(
        &text,
        "Approach: The next square beyond it, in the direction of the move, must hold an enemy man.",
    );
    states(
        &text,
        "Withdrawal: The next square behind the one it leaves, opposite to the move, must hold",
    );
    states(
        &text,
        "Capture the unbroken line of enemy men that starts there, in the direction of the move.",
    );
    lacks(&text, "the board ends before it");
}

#[test]
fn custody_with_a_safe_place_is_one_sentence() {
    let custodial = "(custodial (from (last To)) Orthogonal (between (max 1) if:(and (is Enemy (who at:(between))) (not (is In (between) (sites Centre)))) (apply (remove (between)))) (to if:(is Friend (who at:(to)))))";
    let step = format!(
        "(forEach Piece (move Step Orthogonal (to if:(is Empty (to))) (then {custodial})))"
    );
    let text = game(MAN, ROWS, &step, BLOCKED);
    states(
        &text,
        "with one of your men directly beyond it. Men on the centre square are safe from this.",
    );
    let pairs = "(custodial (from (last To)) (between (exact 2) if:(is Enemy (who at:(between))) (apply (remove (between) (then (addScore Mover 1))))) (to if:(is Friend (who at:(to)))))";
    let add = format!("(move Add (to (sites Empty)) (then {pairs}))");
    let text = game(MAN, "", &add, "(if (>= (score Mover) 10) (result Mover Win))");
    states(
        &text,
        "Capture every unbroken line of exactly two enemy men that starts next to its square",
    );
    states(&text, "Score 1 point for each man captured.");
}

#[test]
fn a_piece_that_is_alone_of_its_kind_needs_no_owner() {
    let kinds = r#"(piece "Man" Each (move Step (to if:(is Empty (to))))) (piece "King" P2 (move Step (to if:(is Empty (to)))))"#;
    let start = r#"(start { (place "Man1" (sites Bottom)) (place "King2" coord:"D4") })"#;
    let end = r#"(if (is In (where "King" P2) (sites Top)) (result P2 Win))"#;
    let text = game(kinds, start, "(forEach Piece)", end);
    states(&text, "Black wins if the king stands in the top row.");
    states(&text, "Black's king stands on D4.");
}

#[test]
fn what_must_hold_after_a_capture_is_told_after_it() {
    let enclose = "(enclose (from (last To)) Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))))";
    let play = format!(
        "(do (move Add (to (sites Empty)) (then {enclose})) ifAfterwards:(> (count Liberties Orthogonal) 0))"
    );
    let text = game(MAN, "", &play, BLOCKED);
    let capture =
        text.find("If an enemy group next to its square has no liberty left").expect(&text);
    let demand = text.find("Such a move is allowed only if afterwards the group of the man just placed has at least one liberty");
    assert!(demand.expect(&text) > capture, "{text}");
}

#[test]
fn blocks_of_a_puzzle_are_described() {
    let text = told(
        r#"(game "Numbers" (players 1)
            (equipment { (board (square 4) (values Cell (range 1 4))) (regions {Columns Rows SubGrids}) })
            (rules (play (satisfy (all Different))) (end (if (is Solved) (result P1 Win)))))"#,
    );
    states(&text, "The board is divided into four blocks of 2×2 squares.");
    states(&text, "Values: Numbers from one to four");
}
