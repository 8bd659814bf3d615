//! Where no move may leave the next player without a move, no game ends because that player has none.

use engine::Program;
use engine::booleans::Bool;
use engine::moves::{Kind, Moves};

use super::logic::{Formula, can_hold, name};

/// Whether some tests ask that the next player has no move, and no move is permitted that would lead to that.
pub(super) fn is_barred(program: &Program, tests: &[&Bool]) -> bool {
    let [phase] = program.phases.as_slice() else { return false };
    let Some(permitted) = Permitted::by(&phase.play) else { return false };
    let asks_for_none = || {
        permitted.tests.iter().any(|test| is_about_moves(test))
            && tests.iter().flat_map(|test| parts(test)).any(|test| match test {
                Bool::NoMovesNext => true,
                Bool::Not(inner) if let Bool::CanMove(moves) = &**inner => {
                    permitted.is_within(moves)
                }
                _ => false,
            })
    };
    program.players == 2
        && !program.stochastic
        && (asks_for_none() || permitted.exclude(program, tests))
}

/// Whether a test asks that the next player has a move.
fn is_about_moves(test: &Bool) -> bool {
    matches!(test, Bool::Not(inner) if matches!(**inner, Bool::NoMovesNext))
}

/// Moves that are permitted as long as tests hold after them.
struct Permitted<'p> {
    moves: &'p Moves,
    tests: Vec<&'p Bool>,
}

impl<'p> Permitted<'p> {
    fn by(moves: &'p Moves) -> Option<Self> {
        let Kind::Do(after) = &moves.kind else { return None };
        let (first, None, Some(test)) = (&after.0, &after.1, &after.2) else { return None };
        Some(Self { moves: first, tests: parts(test) })
    }

    /// Whether what must hold after every move leaves no room for what an ending asks for. Both are asked in the same position, but for
    /// the places that are pending and the counter of moves.
    fn exclude(&self, program: &Program, tests: &[&Bool]) -> bool {
        let pieces = program.components.iter().filter_map(|component| component.moves.as_ref());
        let said = self.tests.iter().chain(tests).map(|test| name(*test));
        let differs = |said: String| ["Pending", "Count"].iter().any(|word| said.contains(word));
        let all = self.tests.iter().chain(tests).map(|test| Formula::Test(test));
        let all = Formula::All(all.collect());
        !can_hold(&all, program.players) && !said.chain(pieces.map(name)).any(differs)
    }

    /// Whether all that the next player may do by these rules is among some moves.
    fn is_within(&self, others: &Moves) -> bool {
        let all = Permitted::by(others).unwrap_or(Permitted { moves: others, tests: vec![] });
        let known: Vec<String> = self.tests.iter().map(|test| as_next(*test)).collect();
        as_next(self.moves) == name(all.moves)
            && all.tests.iter().all(|test| known.contains(&name(*test)))
    }
}

/// What something says of the player who moves next.
fn as_next(something: &impl std::fmt::Debug) -> String {
    name(something).replace("Mover", "Next")
}

/// The tests that must all hold for a test to hold.
pub(super) fn parts(test: &Bool) -> Vec<&Bool> {
    match test {
        Bool::And(tests) => tests.iter().flat_map(parts).collect(),
        test => vec![test],
    }
}
