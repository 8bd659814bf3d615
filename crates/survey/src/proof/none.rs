//! Rules that ask for pieces of somebody who is said to have none.

use engine::booleans::Bool;
use engine::ints::{CountPieces, Int};

use super::barred::parts;
use super::logic::name;
use crate::rules::Rule;

/// Whether the tests that lead to a rule ask for pieces of a player who has none where they are made.
pub(super) fn asks_for_none(rule: &Rule<'_>) -> bool {
    let tests = rule.standing().filter(|(_, holds)| *holds);
    let tests: Vec<&Bool> = tests.flat_map(|(test, _)| parts(test)).collect();
    let bereft = tests.iter().filter_map(|test| match test {
        Bool::NoPieces(count) if count.is_whole() => Some(name(&count.players)),
        _ => None,
    });
    let bereft: Vec<String> = bereft.collect();
    let asked = |count: &CountPieces| bereft.contains(&name(&count.players));
    tests.iter().filter_map(|test| some(test)).any(asked)
}

/// The pieces of which there are some where a test holds.
fn some(test: &Bool) -> Option<&CountPieces> {
    match test {
        Bool::Eq(pair) => match &**pair {
            (Int::CountPieces(count), Int::Const(number))
            | (Int::Const(number), Int::CountPieces(count)) => (*number > 0).then_some(count),
            _ => None,
        },
        Bool::Lt(pair) => match &**pair {
            (Int::Const(number), Int::CountPieces(count)) => (*number >= 0).then_some(count),
            _ => None,
        },
        Bool::Le(pair) => match &**pair {
            (Int::Const(number), Int::CountPieces(count)) => (*number > 0).then_some(count),
            _ => None,
        },
        _ => None,
    }
}
