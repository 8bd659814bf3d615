//! What a test asks for, wherever in it: what a search has to look out for.

use engine::booleans::{Bool, Threat};
use engine::ints::Int;

/// Whether a test asks how many moves the next player has.
pub(crate) fn asks_mobility(test: &Bool) -> bool {
    match test {
        Bool::And(tests) | Bool::Or(tests) => tests.iter().any(asks_mobility),
        Bool::Not(test) => asks_mobility(test),
        Bool::If(parts) => [&parts.0, &parts.1, &parts.2].into_iter().any(asks_mobility),
        Bool::NoMovesNext => true,
        _ => false,
    }
}

/// Whether moves are listed to make a test, or to measure how far it is from being true.
pub(crate) fn lists_moves(test: &Bool) -> bool {
    match test {
        Bool::And(tests) | Bool::Or(tests) => tests.iter().any(lists_moves),
        Bool::Not(test) => lists_moves(test),
        Bool::If(parts) => [&parts.0, &parts.1, &parts.2].into_iter().any(lists_moves),
        Bool::NoMovesNext | Bool::NoMoves(_) | Bool::CanMove(_) => true,
        _ => false,
    }
}

/// Whether a test asks that somebody had to pass for want of a move.
pub(crate) fn asks_who_is_stuck(test: &Bool) -> bool {
    match test {
        Bool::And(tests) | Bool::Or(tests) => tests.iter().any(asks_who_is_stuck),
        Bool::NoMoves(_) => true,
        _ => false,
    }
}

/// Whether a test asks that somebody passes, or everybody.
pub(crate) fn asks_to_pass(test: &Bool) -> bool {
    match test {
        Bool::And(tests) | Bool::Or(tests) => tests.iter().any(asks_to_pass),
        Bool::AllPassed | Bool::WasPass => true,
        _ => false,
    }
}

/// Whether a test has to have an answer which asks that the same player moved just before.
pub(crate) fn asks_for_turn(test: &Bool, holds: bool) -> bool {
    match test {
        Bool::And(tests) | Bool::Or(tests) => tests.iter().any(|test| asks_for_turn(test, holds)),
        Bool::Not(test) => asks_for_turn(test, !holds),
        Bool::Prev(who) => holds && matches!(**who, Int::Mover),
        _ => false,
    }
}

/// Whether a test asks that there are few pieces, or that one is gone.
pub(crate) fn asks_for_prey(test: &Bool) -> bool {
    let number = |value: &Int| matches!(value, Int::CountPieces(_) | Int::Where(_));
    match test {
        Bool::And(tests) | Bool::Or(tests) => tests.iter().any(asks_for_prey),
        Bool::Eq(pair) | Bool::Lt(pair) | Bool::Le(pair) => number(&pair.0),
        Bool::NoPieces(_) => true,
        _ => false,
    }
}

/// Adds the attacks on pieces that a test asks for.
pub(crate) fn attacks<'p>(test: &'p Bool, found: &mut Vec<&'p Threat>) {
    match test {
        Bool::And(tests) | Bool::Or(tests) => tests.iter().for_each(|test| attacks(test, found)),
        Bool::Threatened(threat) => found.push(threat),
        _ => {}
    }
}
