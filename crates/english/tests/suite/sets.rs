//! Sets of places and numbers of groups: what is meant is said directly.

use crate::common::told;

fn game(board: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Sets" (players 2)
            (equipment {{ (board {board}) (piece "Disc" Each) }})
            (rules (play {play}) (end {end})))"#
    ))
}

const ADD: &str = "(move Add (to (sites Empty)))";
const DRAW: &str = "(if (is Full) (result Mover Draw))";

fn won_by(test: &str) -> String {
    game("(hex 4)", ADD, &format!("(if {test} (result Mover Win))"))
}

#[test]
fn empty_places_are_called_so_before_the_noun() {
    let near = "(move Add (to (sites Around (last To) if:(is Empty (to)))))";
    let text = game("(hex 4)", near, DRAW);
    assert!(text.contains("any empty cell next to the cell of the last move"), "{text}");
    let common = "(move Add (to (intersection (sites Empty) (sites Around (last To)))))";
    assert!(game("(hex 4)", common, DRAW).contains("any empty cell next to the cell of"), "{text}");
    // What is joined by "and" is not all empty.
    let both = "(move Add (to (intersection (sites Empty)
        (union (sites Around (last To)) (sites Around (last From))))))";
    let text = game("(hex 4)", both, DRAW);
    assert!(!text.contains("empty cell next to the cell of the last move and"), "{text}");
}

#[test]
fn the_largest_of_the_sizes_of_groups_is_that_of_the_largest_group() {
    let text = won_by("(> (max 0 (max (sizes Group P1))) 5)");
    assert!(text.contains("the size of White's largest group"), "{text}");
    // What is taken off a list is taken off once: another group of the same size remains.
    let second = "(max (difference (sizes Group P1) (max (sizes Group P1))))";
    let text = won_by(&format!("(> {second} 5)"));
    assert!(text.contains("the size of White's second largest group"), "{text}");
    let other = second.replacen("(max (sizes Group P1))", "(max (sizes Group P2))", 1);
    let text = won_by(&format!("(> {other} 5)"));
    assert!(!text.contains("second largest"), "{text}");
    let looked_at =
        "(max (results from:(sites Occupied by:P1) to:1 (* (to) (size Group at:(from)))))";
    let text = won_by(&format!("(> {looked_at} 5)"));
    assert!(text.contains("the size of White's largest group"), "{text}");
}

#[test]
fn ones_that_are_added_up_are_things_that_hold() {
    let one = |way: &str| format!("(if (is Line 3 {way}) 1 0)");
    let sum = format!("(+ {{{} {} {}}})", one("N"), one("NE"), one("E"));
    let text = game("(square 5)", ADD, &format!("(if (>= {sum} 2) (result Mover Win))"));
    assert!(text.contains("in at least two of these directions:"), "{text}");
    let text = game("(square 5)", ADD, &format!("(if (>= {sum} 3) (result Mover Win))"));
    assert!(!text.contains("three of these"), "{text}");
    // A two is more than one thing that holds.
    let sum = sum.replacen("1 0)", "2 0)", 1);
    let text = game("(square 5)", ADD, &format!("(if (>= {sum} 2) (result Mover Win))"));
    assert!(!text.contains("of these hold"), "{text}");
}

#[test]
fn neighbours_that_are_counted_from_either_end_are_pairs() {
    let pairs = |of: &str, near: &str| {
        format!(
            "(> (/ (+ (results from:(sites Occupied by:{of})
                to:(sites Around (from) if:(is {near} (who at:(to)))) 1)) 2) 9)"
        )
    };
    let text = won_by(&pairs("Mover", "Mover"));
    assert!(text.contains("the number of pairs of your discs next to each other"), "{text}");
    let text = won_by(&pairs("Mover", "Next"));
    assert!(!text.contains("pairs of"), "{text}");
}

#[test]
fn pieces_are_in_sight_where_nothing_stands_before_them() {
    let seen = "(> (count Sites in:(intersection (sites Occupied by:Mover)
        (sites LineOfSight Piece at:(last To)))) 2)";
    let text = won_by(seen);
    assert!(text.contains("in sight of the cell you have just played to"), "{text}");
    assert!(text.contains("A piece is in sight of a place if it is the first one"), "{text}");
}
