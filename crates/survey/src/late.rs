//! End rules that apply in the last position of a game, and come too late: a rule before them has ended it. Where a rule never comes
//! first in play, such a position shows it all the same, as long as the game ends as the rule says.

use engine::World;
use engine::end::{Outcome, Whose};
use engine::ints::Int;
use engine::state::Scalar;
use engine::world::Verdict;
use language::words::ResultType;
use syntax::NodeId;

use crate::ending::{Ended, EndingKey, EndingSeen, end_rule};
use crate::example::Way;
use crate::facts::winners;
use crate::goal::Target;
use crate::work::Work;

/// The endings by rules that came too late in a game that is over, which has ended like this.
pub(crate) fn late(world: &World<'_>, ended: &Ended) -> Vec<Ended> {
    let first = (ended.key.rule, ended.key.alternative);
    let verdicts = world.verdicts.iter().filter(|it| (Some(it.id), it.alternative) != first);
    let agreed = verdicts.filter(|it| !it.departs && agrees(world, it, &ended.winners));
    agreed.map(|it| Ended { key: key(it.id, it.alternative, ended), ..ended.clone() }).collect()
}

/// Whether a rule, by an alternative of its test if one is wanted, came too late in a game that is over and has ended as it says.
pub(crate) fn holds(world: &World<'_>, rule: NodeId, wanted: Option<usize>) -> bool {
    let is = |it: &&Verdict| it.id == rule && (wanted.is_none() || it.alternative == wanted);
    world.is_over()
        && world.verdicts.iter().find(is).is_some_and(|it| agrees(world, it, &winners(world)))
}

fn key(rule: NodeId, alternative: Option<usize>, ended: &Ended) -> EndingKey {
    EndingKey { rule: Some(rule), alternative, ..ended.key.clone() }
}

/// Whether a rule says of a game what became of it. Whom a rule speaks of that is asked for one player after another is not known
/// any more.
fn agrees(world: &World<'_>, verdict: &Verdict, winners: &[usize]) -> bool {
    let rule = end_rule(world.program, verdict.id);
    let player = |whose: &Int| match whose {
        Int::Const(player) => usize::try_from(*player).ok(),
        Int::Mover => usize::try_from(world.state.get(Scalar::Mover)).ok(),
        Int::Next => usize::try_from(world.state.get(Scalar::Next)).ok(),
        _ => None,
    };
    match rule.and_then(|rule| rule.outcome.as_ref()) {
        Some(Outcome::Result(_, ResultType::Draw)) => winners.is_empty(),
        Some(Outcome::Result(Whose::One(whose), ResultType::Win)) => {
            player(whose).is_some_and(|player| winners == [player])
        }
        Some(Outcome::Result(Whose::One(whose), ResultType::Loss)) => {
            player(whose).is_some_and(|player| !winners.is_empty() && !winners.contains(&player))
        }
        _ => false,
    }
}

impl Work<'_> {
    /// Notes endings by rules that came too late.
    pub(crate) fn note_late(&mut self, late: &[Ended], way: &Way, plain: bool) {
        for ended in late {
            let Some(rule) = ended.key.rule else { continue };
            let known = self.late.entry((rule, ended.key.alternative));
            known
                .and_modify(|seen| seen.merge(ended, way, plain))
                .or_insert_with(|| EndingSeen::too_late(ended, way, plain));
        }
    }

    /// Shows rules of the end that were never the first to apply in positions in which they came too late.
    pub(crate) fn show_late(&mut self) {
        for goal in &self.goals {
            let Target::End(rule, part) = goal.target else { continue };
            if self.reached.has(goal) {
                continue;
            }
            if let Some(seen) = self.late.remove(&(rule, part)) {
                self.reached.endings.insert((rule, part));
                self.survey.endings.push(seen);
            }
        }
    }
}
