//! Endings in a row that come to the same scores.

use language::end::{EndRule, If, Outcome};
use syntax::NodeId;

use crate::plan::{Condition, Passage};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the game ends if A or B", and the scores once: rules in a row that have the same scores for result; with how many
    /// rules these are.
    pub(super) fn scored_alike_for_any(
        &self,
        rules: &[EndRule],
        scope: &Scope,
    ) -> Option<(Passage, usize)> {
        let (first, result) = self.scored(rules.first()?)?;
        let same = |rule: &&EndRule| {
            let other = self.scored(rule);
            other.is_some_and(|(_, other)| self.state.links.same(result, other))
        };
        let alike: Vec<&EndRule> = rules.iter().take_while(same).collect();
        if alike.len() < 2 {
            return None;
        }
        let nodes: Vec<&If> = alike.iter().filter_map(|rule| Some(self.scored(rule)?.0)).collect();
        let tests = nodes.iter().map(|node| self.condition(&node.test, scope).tell(node.id));
        let condition = Condition::any(tests);
        let results = nodes.iter().filter_map(|node| result_of(node));
        let told: Vec<NodeId> = results.flat_map(|result| self.whole(result)).collect();
        let outcome = first.result.as_ref()?;
        let told = condition.tell_all(&told);
        let plain = self.ending(&told, outcome, (None, ""), scope, first.id);
        Some((self.told_ending(&plain), alike.len()))
    }

    /// A rule that compares scores and nothing else, whoever has moved, and its result.
    fn scored<'r>(&self, rule: &'r EndRule) -> Option<(&'r If, NodeId)> {
        let EndRule::If(node) = rule else { return None };
        let plain = node.nested.is_none()
            && self.settled(&node.test).is_none()
            && self.named_mover(&node.test).is_none();
        Some((&**node, result_of(node)?)).filter(|_| plain)
    }
}

fn result_of(node: &If) -> Option<NodeId> {
    match &node.result {
        Some(Outcome::ByScore(scores)) => Some(scores.id),
        _ => None,
    }
}
