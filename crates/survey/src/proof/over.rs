//! Rules whose tests hold only where the game is over already.

use engine::booleans::Bool;
use engine::end::{Each, EndRule, Outcome, Whose};
use engine::ints::Int;
use engine::players::Players;
use engine::regions::Region;
use engine::{Chance, Program, World};

use super::Never;
use super::logic::{Formula, can_hold};
use crate::rules::Rule;

/// That the tests of a rule which ask for what lasts from one turn to the next hold only where a rule of the end does, and not at the
/// start.
pub(super) fn when_it_applies(program: &Program, rule: &Rule<'_>) -> Option<Never> {
    let tests: Vec<(&Bool, bool)> = rule.made_at_once().filter(|(test, _)| lasts(test)).collect();
    if tests.is_empty() || program.stochastic {
        return None;
    }
    let ends = |end: &&EndRule| {
        end.each == Each::Once
            && lasts(&end.condition)
            && ends_for_all(program, end)
            && !can_hold(&and_not(&tests, &end.condition), program.players)
    };
    let by = program.end.iter().find(ends)?;
    (!holds_at_the_start(program, &tests)).then_some(Never::Forestalled(by.id))
}

fn and_not<'p>(tests: &[(&'p Bool, bool)], other: &'p Bool) -> Formula<'p> {
    let all = tests.iter().map(|(test, holds)| match holds {
        true => Formula::Test(test),
        false => Formula::not(Formula::Test(test)),
    });
    Formula::All(all.chain([Formula::not(Formula::Test(other))]).collect())
}

fn holds_at_the_start(program: &Program, tests: &[(&Bool, bool)]) -> bool {
    let mut world = World::new(program, Chance::seeded(0));
    world.start();
    tests.iter().all(|(test, holds)| test.eval(&mut world) == *holds)
}

/// Whether a rule of the end ends the game for everybody.
pub(super) fn ends_for_all(program: &Program, rule: &EndRule) -> bool {
    match &rule.outcome {
        Some(Outcome::ByScore(..) | Outcome::Payoffs(..) | Outcome::Result(Whose::All, _)) => true,
        Some(_) => program.players <= 2,
        None => false,
    }
}

/// Whether a test asks only for what stays as it is between two moves.
fn lasts(test: &Bool) -> bool {
    match test {
        Bool::Const(_) | Bool::Full => true,
        Bool::Not(test) => lasts(test),
        Bool::And(tests) | Bool::Or(tests) => tests.iter().all(lasts),
        Bool::Eq(pair) | Bool::Ne(pair) | Bool::Lt(pair) | Bool::Le(pair) => {
            number_lasts(&pair.0) && number_lasts(&pair.1)
        }
        _ => false,
    }
}

fn number_lasts(number: &Int) -> bool {
    match number {
        Int::Const(_) | Int::Var(_) => true,
        Int::Score(player) => number_lasts(player),
        Int::CountSites(region) => region_lasts(region),
        Int::Add(parts) | Int::Mul(parts) => parts.iter().all(number_lasts),
        Int::Sub(pair) => number_lasts(&pair.0) && number_lasts(&pair.1),
        _ => false,
    }
}

fn region_lasts(region: &Region) -> bool {
    match region {
        Region::Fixed(_) | Region::Empty(_) => true,
        Region::InState(_, state) => number_lasts(state),
        Region::Occupied(it) => {
            matches!(it.players, Players::Fixed(_))
                && it.component.as_ref().is_none_or(number_lasts)
                && it.container.as_ref().is_none_or(number_lasts)
        }
        Region::Union(parts) | Region::Intersection(parts) => parts.iter().all(region_lasts),
        Region::Difference(parts) => region_lasts(&parts.0) && region_lasts(&parts.1),
        Region::Remembered(known) => region_lasts(known.region()),
        _ => false,
    }
}
