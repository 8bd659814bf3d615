//! Moves that turn on the way: slides with a second leg, and leaps whose second leg has a direction of its own.

use crate::common::told;

/// What is said of a piece that moves in one way only, on 6×6 squares.
fn mover(moves: &str) -> String {
    told(&format!(
        r#"(game "Movers" (players {{ (player N) (player S) }})
            (equipment {{ (board (square 6)) (piece "Hook" Each {moves}) }})
            (rules
                (start {{ (place "Hook1" (sites Bottom)) (place "Hook2" (sites Top)) }})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    ))
}

/// The last leg, from the place where the first one ends.
fn leg(directions: &str, between: &str) -> String {
    format!(
        "(apply (forEach Direction (from (to)) {directions} {between}
            (if (not (is Friend (who at:(to))))
                (move (from) (to (apply (if (is Enemy (who at:(to))) (remove (to)))))))))"
    )
}

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

#[test]
fn slides_that_turn_are_told_once_for_all_lengths() {
    let aside = "(difference (difference Orthogonal (directions Cell from:(from) to:(to)))
        (directions Cell from:(to) to:(from)))";
    let hook = |length: u32| {
        let second = leg(aside, &format!("(between (exact {length}) if:(is Empty (between)))"));
        format!(
            "(forEach Direction Orthogonal (between (min 1) if:(is Empty (between)))
                (to if:(is Empty (to)) {second}))"
        )
    };
    let hooks = |lengths: u32| {
        let all: Vec<String> = (1..=lengths).map(hook).collect();
        mover(&format!("(or {{ {} }})", all.join(" ")))
    };
    let far = "any number of squares horizontally or vertically, then";
    states(&hooks(5), &format!("{far} any number of squares at a right angle to that"));
    states(&hooks(3), &format!("{far} up to three squares at a right angle to that"));
    states(&hooks(3), "Every square that it crosses must be empty.");
}

#[test]
fn a_second_leg_is_told_as_the_player_sees_it() {
    let leap = |first: &str, second: String| {
        mover(&format!("(forEach Direction {first} (to if:True {second}))"))
    };
    let aside = leap("Leftward", leg("FL", ""));
    states(&aside, "one square to the left, then one square diagonally backward to the left");
    // After two squares the piece looks ahead again.
    let back = leap("Backward (between (exact 2))", leg("(directions {BL BR})", ""));
    states(&back, "two squares backward, then one square diagonally backward");
    states(&back, "It jumps over any pieces in between.");
}
