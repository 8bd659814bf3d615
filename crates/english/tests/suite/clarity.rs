//! Texts that a reader cannot take in two ways, and that tell data as data; each in a small game.

use crate::common::told;

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

fn lacks(text: &str, words: &str) {
    assert!(!text.contains(words), "“{words}” stands in\n{text}");
}

const LAST: &str = "(if (no Moves Next) (result Mover Win))";

/// A game in which stones are placed where something holds, with an ending.
fn placing(target: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Stones" (players 2)
            (equipment {{ (board (square 5)) (piece "Stone" Each) }})
            (rules (play (move Add (to (sites Empty) if:{target}))) (end {{ {end} }})))"#
    ))
}

/// A game in which men step, with what follows, a start and an ending.
fn stepping(start: &str, then: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Men" (players 2)
            (equipment {{ (board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to))) {then})) }})
            (rules (start {{ {start} }}) (play (forEach Piece)) (end {{ {end} }})))"#
    ))
}

const ROWS: &str = r#"(place "Man1" (sites Bottom)) (place "Man2" (sites Top))"#;

#[test]
fn a_place_inside_a_search_has_a_name_of_its_own() {
    let near = "(count Sites in:(forEach (sites Around (site)) if:(and (is Occupied (site)) \
        (< 2 (count Sites in:(forEach (sites Around (site)) if:(is Mover (who at:(site)))))))))";
    let text = told(&format!(
        r#"(game "Nests" (players 2) (equipment {{ (board (square 5)) (piece "Stone" Each) }})
            (rules (play (move Add (to (forEach (sites Empty) if:(< 1 {near}))))) (end {LAST})))"#
    ));
    states(&text, "the square looked at");
}

#[test]
fn one_name_is_enough_for_one_place() {
    let near = "(count Sites in:(forEach (sites Around (site)) if:(is Mover (who at:(site)))))";
    let text = told(&format!(
        r#"(game "Nests" (players 2) (equipment {{ (board (square 5)) (piece "Stone" Each) }})
            (rules (play (move Add (to (forEach (sites Empty) if:(< 1 {near}))))) (end {LAST})))"#
    ));
    lacks(&text, "looked at");
}

#[test]
fn cases_that_ask_for_nothing_make_one_condition() {
    let text = placing(
        "(if (is In (to) (sites Corners)) True (if (is In (to) (sites Centre)) True (is Empty (ahead (to) N))))",
        LAST,
    );
    lacks(&text, "Take the first line");
    lacks(&text, "in any case");
    states(&text, "corner square");
}

#[test]
fn what_an_earlier_ending_rules_out_is_not_asked_again() {
    let full = "(is Full)";
    let line = "(is Line 4)";
    let text = placing(
        "(is Empty (to))",
        &format!("(if {line} (result Mover Win)) (if (or {line} {full}) (result Mover Draw))"),
    );
    states(&text, "The game is a draw if the board is full.");
}

#[test]
fn what_another_fact_settles_is_not_said() {
    let text = placing(
        "(is Empty (to))",
        "(if (and (is Full) (or (is Full) (is Line 3))) (result Mover Win))",
    );
    states(&text, "You win if the board is full.");
}

#[test]
fn pieces_with_numbers_of_their_own_are_a_table() {
    let places: String =
        (0..6).map(|at| format!(r#"(place "Man{}" {at} value:{}) "#, at % 2 + 1, at + 1)).collect();
    let count = "(if (> (value Piece at:(last To)) 5) (result Mover Win))";
    let text = stepping(&places, "", count);
    states(&text, "A1 | White's man with value 1");
    lacks(&text, "It starts with");
}

#[test]
fn lines_are_named_by_the_points_that_they_join() {
    let costs: String = (0..12).map(|at| format!("(set Cost {} at:{at}) ", at % 2 + 1)).collect();
    let text = told(&format!(
        r#"(game "Tolls" (players 2)
            (equipment {{ (board (square 3) use:Edge) (piece "Stick" Each) }})
            (rules (start {{ {costs} }})
                (play (move Add (to (sites Empty)) (then (addScore Mover (cost at:(last To))))))
                (end (if (is Full) (byScore)))))"#
    ));
    states(&text, "Cost | Lines");
    states(&text, "A1–B1");
    states(&text, "a line is named by the points that it joins");
    lacks(&text, "line number");
}

#[test]
fn abbreviations_of_a_description_are_not_spoken() {
    let text = stepping(
        ROWS,
        r#"(then (if (= (var "LF") (last From)) (moveAgain) (set Var "LF" (last To))))"#,
        LAST,
    );
    states(&text, "noted as ‘end’");
    lacks(&text, "‘lf’");
}

#[test]
fn whose_piece_a_place_holds_reads_the_same_either_way_round() {
    let text = placing("(= (mover) (who at:(ahead (to) N)))", LAST);
    lacks(&text, "owner of");
    states(&text, "The square directly above that square must hold one of your stones.");
}

#[test]
fn none_is_said_where_each_is_not() {
    let away = "(all Sites (sites Occupied by:Next) if:(not (is In (site) (sites Corners))))";
    let text = stepping(ROWS, "", &format!("(if {away} (result Mover Win))"));
    states(&text, "none of the squares of your opponent's men is a corner square");
    lacks(&text, "is not");
}

#[test]
fn groups_are_counted_themselves() {
    let text = placing(
        "(is Empty (to))",
        "(if (= 2 (size Array (sizes Group Orthogonal Mover))) (result Mover Win))",
    );
    lacks(&text, "entries");
    states(&text, "groups");
}

#[test]
fn places_that_pieces_fill_are_told_by_the_pieces() {
    let home = "(= (sites Occupied by:Mover) (sites Next))";
    let text = told(&format!(
        r#"(game "Swap" (players 2)
            (equipment {{ (board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to)))))
                (regions P1 (sites Bottom)) (regions P2 (sites Top)) }})
            (rules (start {{ {ROWS} }}) (play (forEach Piece)) (end (if {home} (result Mover Win)))))"#
    ));
    states(&text, "and on no other square");
}

#[test]
fn places_that_are_reckoned_are_looked_up() {
    let text = told(&format!(
        r#"(game "Blocks" (players 2)
            (equipment {{ (board (rectangle 9 3)) (piece "Stone" Each) }})
            (rules (play (move Add (to (sites Empty) if:(is Empty (+ (% (to) 9) 9))))) (end {LAST})))"#
    ));
    states(&text, "A1, A4 and A7 | A4");
    lacks(&text, "remainder");
}
