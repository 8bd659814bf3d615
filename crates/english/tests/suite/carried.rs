//! What pieces carry at the start, what tables turn them into, and what is compared of both players at the end.

use crate::common::told;

fn states(text: &str, words: &str) {
    assert!(text.contains(words), "{words:?} is missing in:\n{text}");
}

/// A game of chiefs and men in which those that carry a mark may not move.
fn marked(start: &str) -> String {
    told(&format!(
        r#"(game "Marked" (players 2)
            (equipment {{ (board (square 4)) (piece "Chief" Each "Go") (piece "Man" Each "Go") }})
            (rules (start {{ {start} }}) (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))
        (define "Go" (if (= 0 (state at:(from))) (move Step (to if:(is Empty (to))
            (apply (set State at:(last To) 1))))))"#
    ))
}

#[test]
fn a_mark_of_a_kind_is_told_once() {
    let text = marked(
        r#"(place "Chief1" coord:"A1" state:1) (place "Chief2" coord:"D4" state:1)
           (place "Man1" coord:"B1") (place "Man2" coord:"C4")"#,
    );
    states(&text, "Chiefs start with a mark.");
    assert_eq!(text.matches("with a mark").count(), 1, "{text}");
}

#[test]
fn a_mark_of_some_is_told_where_they_stand() {
    let text = marked(
        r#"(place "Chief1" coord:"A1" state:1) (place "Chief2" coord:"D4")
           (place "Man1" coord:"B1") (place "Man2" coord:"C4")"#,
    );
    states(&text, "White's chief stands on A1 with a mark.");
}

#[test]
fn what_pieces_become_is_called_their_form() {
    let text = told(
        r#"(game "Forms" (players 2)
            (equipment { (board (square 4)) (piece "Man" Each) (piece "Duke" Each) (piece "Fool" Each)
                (map "Promoted" { (pair (id "Man" P1) (id "Duke" P1)) (pair (id "Man" P2) (id "Duke" P2))
                    (pair (id "Fool" P1) (id "Duke" P1)) (pair (id "Fool" P2) (id "Duke" P2)) }) })
            (rules (start { (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) (place "Fool1" 4) (place "Fool2" 11) })
                (play (forEach Piece (move Step (to if:(is Empty (to))) (then (if (is In (last To) (sites Centre))
                    (promote (last To) (piece (mapEntry "Promoted" (what at:(last To))))))))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "Some pieces have a promoted form:");
    states(&text, "it becomes its promoted form");
}

#[test]
fn captives_go_to_places_of_the_hand_by_their_numbers() {
    let text = told(
        r#"(game "Captives" (players 2)
            (equipment { (board (square 4)) (hand Each size:1) (piece "Man" Each (move Step (to if:(not (is Friend (who at:(to))))
                (apply (if (is Enemy (who at:(to))) (add (piece (mapEntry "turn" (what at:(to)))) (to (mapEntry "lies" (what at:(to)))) (then (set Counter))))))))
                (map "turn" { (pair 1 2) (pair 2 1) }) (map "lies" { (pair 2 16) (pair 1 17) }) })
            (rules (start { (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) })
                (play (or (forEach Piece) (move (from (sites Occupied by:Mover container:"Hand")) (to (sites Empty)))))
                (end { (if (= (counter) 20) (result Mover Draw)) (if (no Moves Next) (result Mover Win)) })))"#,
    );
    states(&text, "changes sides and goes to the hand of the player who captured it");
}

#[test]
fn a_king_that_is_captured_is_out_of_the_game() {
    let text = told(
        r#"(game "Kings" (players 2)
            (equipment { (board (square 4)) (hand Each size:1) (piece "King" Each "Go") (piece "Man" Each "Go")
                (map "turn" { (pair (id "Man" P1) (id "Man" P2)) (pair (id "Man" P2) (id "Man" P1)) })
                (map "lies" { (pair (id "Man" P1) (handSite P2)) (pair (id "Man" P2) (handSite P1)) }) })
            (rules (start { (place "Man1" (sites {1 2})) (place "Man2" (sites {13 14})) (place "King1" 0) (place "King2" 15) })
                (play (or (forEach Piece) (move (from (sites Occupied by:Mover container:"Hand")) (to (sites Empty)))))
                (end (if (no Pieces Next) (result Mover Win)))))
        (define "Go" (move Step (to if:(not (is Friend (who at:(to)))) (apply (if (is Enemy (who at:(to)))
            (if (= (what at:(to)) (id "King" Next)) (remove (to))
                (add (piece (mapEntry "turn" (what at:(to)))) (to (mapEntry "lies" (what at:(to)))))))))))"#,
    );
    states(&text, "changes sides and goes to the hand of the player who captured it");
    states(&text, "A king that is captured is out of the game.");
}

#[test]
fn what_is_compared_is_told_once() {
    let ending = |other: &str| {
        told(&format!(
            r#"(game "Most" (players 2) (equipment {{ (board (square 4)) (piece "Disc" Each) }})
                (rules (play (move Add (to (sites Empty)) (then (addScore Mover 1)))) (end {{
                    (if (and (is Full) (> (score P1) (score P2))) (result P1 Win))
                    (if (and (is Full) (< (score P1) {other})) (result P2 Win)) }})))"#
        ))
    };
    let compared = "the player with the higher score wins";
    states(&ending("(score P2)"), compared);
    assert!(!ending("5").contains(compared), "{}", ending("5"));
}

#[test]
fn places_of_a_row_are_told_as_places() {
    let text = told(
        r#"(game "Row" (players 2) (equipment { (board (square 4)) (piece "Disc" Each) })
            (rules (play (move Add (to (sites Empty))))
                (end (if (= 0 (count Sites in:(intersection (sites Top) (sites Empty)))) (result Mover Win)))))"#,
    );
    assert!(!text.contains("those of the top row"), "{text}");
}
