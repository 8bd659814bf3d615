//! Rules that a description takes apart, told as a printed rulebook tells them; each in a small game.

use crate::common::told;

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

fn lacks(text: &str, words: &str) {
    assert!(!text.contains(words), "“{words}” stands in\n{text}");
}

/// A game of captures by approach, which go on by another rule.
fn approach(again: &str) -> String {
    let ahead = "(is Empty (to)) (is Enemy (who at:(ahead (to) SameDirection)))";
    let take = "(fromTo (from (last From)) (to (last To)))
        (directional (from (last To)) (directions Vertex from:(last From) to:(last To))
            (to if:(is Enemy (who at:(to))) (apply (remove (to)))))";
    let around = "(from (last To)) (to (sites Around (last To))";
    let asked = format!("(move Select {around} if:(and {{ {again} {ahead} }})))");
    let further = format!(
        "(move Select {around} if:(and {{ {again} {ahead} }}))
            (then (and {{ {take} (if (can Move {asked}) (moveAgain)) }})))"
    );
    told(&format!(
        r#"(game "Rout" (players 2)
            (equipment {{ (board (square 5) use:Vertex) (piece "Stone" Each) }})
            (rules (start {{ (place "Stone1" (sites Bottom)) (place "Stone2" (sites Top)) }})
                (play (if (is Prev Mover)
                    (or {further} (move Pass))
                    (priority {{
                        (forEach Piece
                            (move Select (from) (to (sites Around (from)) if:(and {ahead}))
                                (then (and {{ {take} }})))
                            (then (if (can Move {further}) (moveAgain))))
                        (forEach Piece (move Step (to if:(is Empty (to))))) }})))
                (end (if (no Pieces Next) (result Mover Win)))))"#
    ))
}

#[test]
fn captures_that_go_on_are_told_once() {
    let text = approach("(not (is Visited (to)))");
    states(&text, "Move one of your stones to any empty point next to its point.");
    states(&text, "If the stone that moved can capture again, it may do so in the same turn");
    states(&text, "It may not go on to a point that it has visited in this turn.");
    lacks(&text, "When you move again");
}

#[test]
fn captures_that_go_on_otherwise_are_told_apart() {
    let text = approach("(is In (to) (sites Centre))");
    states(&text, "When you move again in the same turn");
}

#[test]
fn what_is_no_piece_of_a_kind_is_another_piece() {
    let text = told(
        r#"(game "Guns" (players 2)
            (equipment { (board (square 7)) (piece "Scout" Each (move Step (to if:(is Empty (to)))))
                (piece "Gun" Each (move Hop (between if:(and {
                    (not (= (what at:(between)) (id "Gun1")))
                    (not (= (what at:(between)) (id "Gun2")))
                    (is Occupied (between)) })) (to if:(is Empty (to))))) })
            (rules (start { (place "Gun1" 0) (place "Gun2" 48) (place "Scout1" (sites Bottom))
                    (place "Scout2" (sites Top)) })
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "over a piece other than a gun");
}

#[test]
fn the_piece_that_must_not_be_lost_may_differ_by_side() {
    let royal =
        |who: &str| format!(r#"(is Threatened (if (is {who} P2) (id "Shah2") (id "Khan1")))"#);
    let (mine, theirs) = (royal("Mover"), royal("Next"));
    let step = "(move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to)))))";
    let text = told(&format!(
        r#"(game "Thrones" (players 2)
            (equipment {{ (board (square 6)) (piece "Khan" P1 {step}) (piece "Shah" P2 {step})
                (piece "Guard" Each {step}) }})
            (rules (start {{ (place "Khan1" 2) (place "Shah2" 33) (place "Guard1" 1) (place "Guard2" 34) }})
                (play (do (forEach Piece) ifAfterwards:(not {mine})))
                (end (if (and {theirs}
                        (not (can Move (do (forEach Piece Next) ifAfterwards:(not {theirs})))))
                    (result Mover Win)))))"#
    ));
    states(&text, "You may not make a move that leaves your own khan or shah in check.");
    states(&text, "Goal: Checkmate the enemy khan or shah");
}

#[test]
fn a_walk_of_two_legs_may_be_longer_than_two_steps() {
    let text = told(
        r#"(game "Strides" (players 2)
            (equipment { (board (square 7)) (piece "Camel" Each (forEach Direction Orthogonal
                (to if:(is Empty (to)) (apply (forEach Direction (from (to))
                    (directions {FR FL} of:All) (between (exact 2) if:(is Empty (between)))
                    (if (not (is Friend (who at:(to)))) (move (from)
                        (to (apply if:(is Enemy (who at:(to))) (remove (to)))))))))))
                (piece "Guard" Each (move Step (to if:(is Empty (to))))) })
            (rules (start { (place "Camel1" 1) (place "Camel2" 47) (place "Guard1" 2) (place "Guard2" 46) })
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "one square horizontally or vertically, then two squares diagonally outward");
    states(&text, "Every square that it crosses must be empty.");
}

#[test]
fn points_for_each_captured_piece_stand_with_the_capture() {
    let text = told(
        r#"(game "Ponds" (players 2)
            (equipment { (board (square 5) use:Vertex) (piece "Pebble" Each) })
            (rules (play (do (move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal
                    (between if:(is Enemy (who at:(between)))
                        (apply (and (addScore Mover 1) (remove (between))))))))
                    ifAfterwards:(> (count Liberties Orthogonal) 0)))
                (end (if (is Full) (byScore)))))"#,
    );
    states(&text, "capture each of its pebbles, scoring 1 point for each.");
    states(&text, "afterwards the group of the pebble just placed has at least one liberty");
}

#[test]
fn a_phase_that_ends_with_the_turn_does_not_part_what_goes_on() {
    let jump = "(move Hop (from (last To)) (between if:(is Enemy (who at:(between)))
        (apply (remove (between)))) (to if:(is Empty (to)))";
    let text = told(&format!(
        r#"(game "Ambush" (players 2)
            (equipment {{ (board (square 5)) (hand Each)
                (piece "Wolf" Each (move Hop (between if:(is Enemy (who at:(between)))
                    (apply (remove (between)))) (to if:(is Empty (to)))
                    (then (if (can Move {jump})) (moveAgain))))) }})
            (rules (start (place "Wolf" "Hand" count:3)) phases:{{
                (phase "Placement" (play (move (from (handSite Mover)) (to (sites Empty))
                        (then (if (not (all Sites (sites Hand Mover) if:(= 0 (count Cell at:(site)))))
                            (moveAgain)))))
                    (nextPhase Mover (all Sites (sites Hand Mover) if:(= 0 (count Cell at:(site))))
                        "Movement"))
                (phase "Movement" (play (if (is Prev Mover)
                    (or {jump} (then (if (can Move {jump})) (moveAgain)))) (move Pass))
                    (forEach Piece)))) }}
                (end (if (no Pieces Next) (result Mover Win)))))"#
    ));
    states(&text, "can jump again, it may do so in the same turn, or you may stop.");
    lacks(&text, "When you move again");
}
