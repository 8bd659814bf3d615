//! Neighbours and lines of the board: what needs no words, and what goes by a name.

use crate::common::told;

fn game(board: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Near" (players 2)
            (equipment {{ (board {board}) (piece "Disc" Each) }})
            (rules (play {play}) (end {end})))"#
    ))
}

const DRAW: &str = "(if (is Full) (result Mover Draw))";

fn beside(way: &str) -> String {
    format!("(move Add (to (sites Around (last To) {way})))")
}

#[test]
fn neighbours_of_one_sort_need_no_direction() {
    let text = game("(hex 4)", &beside("Orthogonal"), DRAW);
    assert!(text.contains("next to the cell of the last move."), "{text}");
    assert!(text.contains("Cells are next to each other if they share a side."), "{text}");
    // The squares beyond the corners are neighbours as well.
    let text = game("(square 4)", &beside("Orthogonal"), DRAW);
    assert!(text.contains("next to the square of the last move (horizontally or"), "{text}");
    let text = game("(hex 4)", &beside("Diagonal"), DRAW);
    assert!(text.contains("(straight across a corner)"), "{text}");
}

#[test]
fn groups_hang_together_by_neighbours() {
    let end = |way: &str| {
        format!("(if (= 1 (count Groups {way} if:(is Mover (who at:(to))))) (result Mover Win))")
    };
    let add = "(move Add (to (sites Empty)))";
    let text = game("(hex 4)", add, &end("Orthogonal"));
    assert!(!text.contains("(connected"), "{text}");
    let text = game("(square 4)", add, &end("Orthogonal"));
    assert!(text.contains("(connected horizontally or vertically)"), "{text}");
}

#[test]
fn opposite_directions_are_one_line() {
    let end = |ways: [&str; 2], included: &str| {
        format!(
            "(if (= 3 (count Sites in:(forEach (union
                (sites Direction from:(last To) {} {included}) (sites Direction from:(last To) {}))
                if:(is Mover (who at:(site)))))) (result Mover Loss))",
            ways[0], ways[1]
        )
    };
    let add = "(move Add (to (sites Empty)))";
    let rising = game("(square 5)", add, &end(["NE", "SW"], "included:True"));
    assert!(rising.contains("the rising diagonal through the square you have just"), "{rising}");
    let falling = game("(square 5)", add, &end(["SE", "NW"], "included:True"));
    assert!(falling.contains("the falling diagonal through"), "{falling}");
    for text in [
        game("(square 5)", add, &end(["NE", "SW"], "")),
        game("(square 5)", add, &end(["NE", "SE"], "included:True")),
        game("(hex 5)", add, &end(["NE", "SW"], "included:True")),
    ] {
        assert!(!text.contains("diagonal through"), "{text}");
    }
}

#[test]
fn who_plays_alone_has_no_opponent() {
    let alone = |test: &str| {
        told(&format!(
            r#"(game "Alone" (players 1)
                (equipment {{ (board (square 4)) (piece "Disc" P1) }})
                (rules (play (move Add (to (sites Empty)))) (end (if {test} (result P1 Win)))))"#
        ))
    };
    let text = alone("(no Moves Next)");
    assert!(text.contains("Play on until you have no legal move"), "{text}");
    let text = alone("(no Pieces P1)");
    assert!(text.contains("Have no discs left"), "{text}");
}
