//! What the rules about the end of a game speak of.

use engine::Program;
use engine::booleans::Bool;
use engine::end::{EndRule, Outcome};
use language::words::ResultType;
use tutor::strategy::Feature;

/// What the end rules ask for.
#[derive(Debug, Default)]
pub(super) struct Goals {
    moves: bool,
    pieces: bool,
    lines: bool,
    chains: bool,
    places: bool,
    scores: bool,
}

impl Goals {
    /// What the end rules of a game ask for.
    pub fn of(program: &Program) -> Self {
        let mut goals = Self::default();
        for (test, _) in tests(program) {
            match test {
                Bool::NoMoves(_) | Bool::NoMovesNext | Bool::CanMove(_) => goals.moves = true,
                Bool::NoPieces(_) => goals.pieces = true,
                Bool::Line(_) => goals.lines = true,
                Bool::Connected(_) | Bool::Blocked(_) => goals.chains = true,
                Bool::In(_) => goals.places = true,
                _ => {}
            }
        }
        goals.scores =
            rules(program).any(|rule| matches!(rule.outcome, Some(Outcome::ByScore(..))));
        goals
    }

    /// Whether they ask for a feature.
    pub fn speak_of(&self, feature: &Feature) -> bool {
        match feature {
            Feature::Mobility => self.moves,
            Feature::Material(_) => self.pieces,
            Feature::Lines => self.lines,
            Feature::Connection => self.chains,
            Feature::Advance(_) => self.places,
            Feature::Score => self.scores,
            _ => false,
        }
    }
}

fn rules(program: &Program) -> impl Iterator<Item = &EndRule> {
    let top = program.end.iter().chain(program.phases.iter().flat_map(|phase| &phase.end));
    top.flat_map(|rule| std::iter::once(rule).chain(&rule.nested))
}

/// The simple tests that the end rules are made of.
pub(crate) fn end_tests(program: &Program) -> Vec<&Bool> {
    tests(program).into_iter().map(|(test, _)| test).collect()
}

/// The simple tests that the end rules are made of, each with whether its rule lets somebody win.
pub(super) fn tests(program: &Program) -> Vec<(&Bool, bool)> {
    let mut found = Vec::new();
    for rule in rules(program) {
        let wins = matches!(rule.outcome, Some(Outcome::Result(_, ResultType::Win)));
        parts(&rule.condition, wins, &mut found);
    }
    found
}

fn parts<'a>(test: &'a Bool, wins: bool, found: &mut Vec<(&'a Bool, bool)>) {
    match test {
        Bool::And(tests) | Bool::Or(tests) => {
            tests.iter().for_each(|test| parts(test, wins, found));
        }
        test => found.push((test, wins)),
    }
}
