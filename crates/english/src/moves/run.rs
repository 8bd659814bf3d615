//! Runs along a path: what a description writes out for one place after the other, each time a few steps further.

use language::moves::{If, Moves};
use syntax::NodeId;

use crate::plan::{Action, Deed};
use crate::realise::{Text, counted, number_word};
use crate::scope::Scope;
use crate::state::clashes;
use crate::teller::Teller;

/// Fewer tests than this, one inside the other, are told one by one.
const SHORTEST: usize = 3;

/// A test, and what is done if it holds beside the next test.
struct Stage<'a> {
    test: &'a If,
    deeds: Vec<&'a Moves>,
}

impl Teller<'_> {
    /// "If the next hole is empty, capture from it. Go on in the same way, each time one hole further, …".
    pub(super) fn run_along(&self, node: &If, scope: &Scope) -> Option<Action> {
        let stages = self.stages(node).filter(|_| scope.effect)?;
        let [first, second, ..] = stages.as_slice() else { return None };
        let by = self.steps_between(first, second)?;
        if stages.windows(2).any(|pair| self.steps_between(&pair[0], &pair[1]) != Some(by)) {
            return None;
        }
        let more = number_word(i64::try_from(stages.len()).ok()? - 1);
        let step = counted(by, self.site());
        let rest =
            format!("on in the same way, each time {step} further, at most {more} more times");
        let limit = Text::from("stop as soon as the condition does not hold");
        let mut go_on = Deed::you("go", Text::from(rest).tell_all(&self.whole(second.test.id)));
        go_on.limits.push(limit.tell(second.test.id));
        let deeds = first.deeds.iter().map(|deed| self.moves(deed, scope));
        let deeds = Action::sequence(deeds.chain([go_on.into()]));
        let condition = self.condition(&node.condition, scope);
        let action = Action::when(condition, deeds, Action::Nothing).tell(node.id);
        Some(match &node.moves {
            Moves::And(and) => action.tell(and.id),
            _ => action,
        })
    }

    /// The tests that stand one inside the other, the outermost first.
    fn stages<'a>(&self, node: &'a If) -> Option<Vec<Stage<'a>>> {
        let mut stages: Vec<Stage<'a>> = Vec::new();
        let mut next = Some(node);
        while let Some(test) = next {
            let all: Vec<&Moves> = match &test.moves {
                // What one of them changes, another may ask for.
                Moves::And(and) if and.then.is_some() || clashes(&self.state.links, and.id) => {
                    return None;
                }
                Moves::And(and) => and.moves.iter().collect(),
                one => vec![one],
            };
            let (deeds, inner) = match all.as_slice() {
                [deeds @ .., Moves::If(inner)] if !deeds.is_empty() => (deeds, Some(&**inner)),
                deeds => (deeds, None),
            };
            if test.otherwise.is_some() || test.then.is_some() {
                return None;
            }
            stages.push(Stage { test, deeds: deeds.to_vec() });
            next = inner;
        }
        (stages.len() >= SHORTEST).then_some(stages)
    }

    /// How many steps further a stage is than the one before, if that is all in which they differ.
    fn steps_between(&self, one: &Stage<'_>, other: &Stage<'_>) -> Option<i64> {
        let links = &self.state.links;
        let (left, right) = (self.parts(one)?, self.parts(other)?);
        let number = |word: &str| word.parse::<i32>().is_ok();
        let word = |a: &str, b: &str| a == b || number(a) && number(b);
        let alike = left.iter().zip(&right).all(|(a, b)| links.same_by(*a, *b, &word));
        if left.len() != right.len() || !alike {
            return None;
        }
        let all = |parts: &[NodeId]| -> Vec<NodeId> {
            parts.iter().flat_map(|part| links.whole(*part)).collect()
        };
        let mut by = None;
        for (a, b) in all(&left).into_iter().zip(all(&right)) {
            let (Some(here), Some(there)) = (links.number(a), links.number(b)) else { continue };
            let further = i64::from(there) - i64::from(here);
            let steps = links.label(a) == Some("steps");
            if steps && (further < 1 || *by.get_or_insert(further) != further)
                || !steps && further != 0
            {
                return None;
            }
        }
        by
    }

    /// The nodes of the test and the deeds of a stage.
    fn parts(&self, stage: &Stage<'_>) -> Option<Vec<NodeId>> {
        let links = &self.state.links;
        let mut parts = links.plain(stage.test.id);
        let (test, moves) = (parts.next()?, parts.next()?);
        let mut deeds = match links.keyword(moves) {
            Some("and") => links.members(moves),
            _ => vec![moves],
        };
        deeds.truncate(stage.deeds.len());
        Some(std::iter::once(test).chain(deeds).collect())
    }
}
