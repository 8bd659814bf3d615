//! What the program does where a description could be read otherwise.

mod captures;
mod endings;
mod movement;
mod numbers;
mod places;

use crate::common::told;

/// A game in which men step; what follows from a step, what else there is, and how the game ends.
fn steps(then: &str, more: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Steps" (players 2)
            (equipment {{ (board (square 5)) (hand Shared size:2) {more}
                (piece "Man" Each (move Step (to if:(is Empty (to))) {then})) }})
            (rules (start {{(place "Man1" (sites Bottom)) (place "Man2" (sites Top))}})
                (play (forEach Piece)) (end {end})))"#
    ))
}

const LAST: &str = "(if (no Moves Next) (result Mover Win))";

/// A game in which stones do this.
fn stones(moves: &str) -> String {
    told(&format!(
        r#"(game "Stones" (players 2)
            (equipment {{ (board (square 5)) (piece "Stone" Each {moves}) }})
            (rules (start {{(place "Stone1" (sites Bottom)) (place "Stone2" (sites Top))}})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    ))
}

/// Men are placed on a board; what the end of the game asks for.
fn placed(test: &str) -> String {
    told(&format!(
        r#"(game "Placed" (players 2)
            (equipment {{ (board (square 5)) (piece "Man" Each) }})
            (rules (play (move Add (to (sites Empty))))
                (end (if {test} (result Mover Win)))))"#
    ))
}
