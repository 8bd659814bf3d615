//! Which places are meant.

use super::{LAST, steps, stones};
use crate::common::told;

/// A game with stones of the players and neutral rocks.
fn rocks(play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Rocks" (players 2)
            (equipment {{ (board (square 4)) (piece "Stone" Each) (piece "Rock" Neutral) }})
            (rules (start (place "Rock0" {{"A1" "B2"}}))
                (play (or (move Add (to (sites Empty))) {play})) (end (if {end} (result Mover Win)))))"#
    ))
}

#[test]
fn a_row_of_points_runs_along_the_lines() {
    let text = told(
        r#"(game "Points" (players 2)
            (equipment { (board (square 3) use:Vertex) (piece "Man" Each) })
            (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#,
    );
    assert!(text.contains("a row of three of your men (along a line)"), "{text}");
}

#[test]
fn a_name_stands_for_every_kind_that_contains_it() {
    let more = r#"(piece "DoubleMan" Each (move Step (to if:(is Empty (to)))))"#;
    let text = steps("", more, r#"(if (no Pieces Next "Man") (result Mover Win))"#);
    assert!(text.contains("has no double men or men left"), "{text}");
}

#[test]
fn the_parts_of_a_puzzle_are_listed() {
    let text = told(
        r#"(game "Cages" (players 1)
            (equipment { (board (square 2) (values Cell (range 0 1)))
                (regions "Cages" {(sites {0 1}) (sites {2 3})}) })
            (rules (play (satisfy (is Sum 1))) (end (if (is Solved) (result P1 Win)))))"#,
    );
    assert!(text.contains("The cages are these:"), "{text}");
    assert!(text.contains("A1 and B1"), "{text}");
}

#[test]
fn an_area_without_places_is_none() {
    let region = r#"(regions "Walls" (sites {}))"#;
    let text = steps("(then (if (is In (last To) (sites \"Walls\")) (moveAgain)))", region, LAST);
    assert!(text.contains("The walls: none."), "{text}");
}

#[test]
fn rows_of_hexagons_in_turn_are_of_two_lengths() {
    let text = told(
        r#"(game "Hexes" (players 2)
            (equipment { (board (hex Rectangle 3 4)) (piece "Man" Each) })
            (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#,
    );
    assert!(text.contains("3 rows of 4 hexagonal cells, every second row of 3"), "{text}");
}

#[test]
fn what_belongs_to_all_is_common() {
    let text = told(
        r#"(game "Marbles" (players 2)
            (equipment { (board (hex 3)) (piece "Marble" Shared) })
            (rules (start (place "Marble" (sites Bottom)))
                (play (forEach Piece (move Hop (from)
                    (between if:(= (who at:(between)) 3) (apply (remove (between))))
                    (to if:(is Empty (to)))) Shared))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("common marble"), "{text}");
    assert!(!text.contains("player 3"), "{text}");
}

#[test]
fn places_around_at_a_distance_lie_in_a_line() {
    let text = stones("(move (from) (to (sites Around (from) Empty distance:2)))");
    assert!(text.contains("two steps in a straight line from"), "{text}");
}

#[test]
fn what_belongs_to_nobody_is_counted_apart_and_is_not_the_movers() {
    let text = rocks("(move Remove (sites Occupied by:NonMover))", "(= 1 (count Pieces Neutral))");
    assert!(text.contains("a piece that is not yours"), "{text}");
    assert!(text.contains("rock") && !text.contains("exactly one piece"), "{text}");
    let text = rocks("(move Remove (sites Occupied by:Enemy))", "(no Moves Next)");
    assert!(text.contains("an enemy piece"), "{text}");
}

#[test]
fn groups_on_squares_are_linked_by_corners_unless_a_rule_says_otherwise() {
    let links = |way: &str| {
        told(&format!(
            r#"(game "Links" (players 2)
                (equipment {{ (board (square 5)) (piece "Stone" Each)
                    (regions P1 {{(sites Top) (sites Bottom)}})
                    (regions P2 {{(sites Left) (sites Right)}}) }})
                (rules (play (move Add (to (sites Empty))))
                    (end (if (is Connected {way} Mover) (result Mover Win)))))"#
        ))
    };
    assert!(links("").contains("squares that touch at a corner are neighbours as well"));
    assert!(!links("Orthogonal").contains("at a corner"));
}

#[test]
fn what_is_hidden_of_a_piece_is_named() {
    let text = steps("", "", "(if (is Hidden State at:(last To) to:Next) (result Mover Win))");
    assert!(text.contains("the mark of the man you have just played is hidden"), "{text}");
}

#[test]
fn lines_of_a_grid_may_slant() {
    let game = |board: &str| {
        told(&format!(
            r#"(game "Slant" (players 2)
                (equipment {{ (board {board} use:Vertex)
                    (piece "Goat" Each (move Step Orthogonal (to if:(is Empty (to))))) }})
                (rules (start {{(place "Goat1" 10) (place "Goat2" 24)}}) (play (forEach Piece))
                    (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    let slanting = game("(square 5 diagonals:Alternating)");
    assert!(slanting.contains("one point along a line to an empty point"), "{slanting}");
    let plain = game("(square 5)");
    assert!(plain.contains("one point horizontally or vertically to an empty point"), "{plain}");
}

#[test]
fn holes_across_the_board_have_a_word() {
    let sowing = |pairs: &str| {
        told(&format!(
            "(game \"Across\" (players 2) (equipment {{(board (rectangle 2 4) (track \"Track\" \"0,E,N,W\" loop:True)) \
             (piece \"Seed\" Shared) (map \"Other\" {{{pairs}}})}}) \
             (rules (start (set Count 2 to:(sites Track))) \
             (play (move Select (from (sites Board) if:(< 0 (count at:(from)))) \
             (then (sow apply:(remove (mapEntry \"Other\" (to))))))) \
             (end (if (no Moves Next) (result Mover Win)))))"
        ))
    };
    let opposite =
        "(pair 0 4) (pair 1 5) (pair 2 6) (pair 3 7) (pair 4 0) (pair 5 1) (pair 6 2) (pair 7 3)";
    let text = sowing(opposite);
    assert!(text.contains("in the same column are opposite each other"), "{text}");
    assert!(!text.contains("listed"), "{text}");
    let turned =
        "(pair 0 7) (pair 1 6) (pair 2 5) (pair 3 4) (pair 4 3) (pair 5 2) (pair 6 1) (pair 7 0)";
    assert!(sowing(turned).contains("turned half round"), "{}", sowing(turned));
    // One entry that does not fit, and the table stays.
    let odd = opposite.replace("(pair 7 3)", "(pair 7 2)");
    assert!(sowing(&odd).contains("listed under ‘other’"), "{}", sowing(&odd));
}
