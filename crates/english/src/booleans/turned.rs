//! Tests that ask the same of one direction after another.

use language::booleans::Boolean;
use syntax::NodeId;

use crate::plan::{Condition, Role};
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// Conditions of fewer words than this are told one by one, and drawn together as far as they can be.
const WORTH: usize = 14;
/// So many directions are spoken of together.
const FEWEST: usize = 3;

impl Teller<'_> {
    /// The operands of a test for all or any of them; what several ask of one direction each is asked once.
    pub(super) fn operands(
        &self,
        test: NodeId,
        operands: &[Boolean],
        all: bool,
        scope: &Scope,
    ) -> Vec<Condition> {
        let nodes = self.state.links.members(test);
        let mut turned = if nodes.len() == operands.len() {
            let plan = |index: usize| self.condition(&operands[index], scope);
            self.turned(&nodes, plan, Condition::words)
        } else {
            Vec::new()
        };
        turned.retain(|group| {
            group.members.len() >= FEWEST && word_count(&group.plan.words()) >= WORTH
        });
        let of_one = |index: usize| turned.iter().any(|group| group.members.contains(&index));
        let lined = if nodes.len() == operands.len() {
            let plan = |index: usize| self.condition(&operands[index], scope);
            self.lined(&nodes, of_one, plan, Condition::words)
        } else {
            Vec::new()
        };
        let lined: Vec<_> =
            lined.into_iter().filter(|group| word_count(&group.plan.words()) >= WORTH).collect();
        let players = self.players.count();
        let of_all = self.asked_of_all_players(&nodes, operands, all, scope);
        let mut members: Vec<Condition> = Vec::new();
        for (index, operand) in operands.iter().enumerate() {
            if let Some((start, condition)) = &of_all
                && (*start..start + players).contains(&index)
            {
                members.extend((index == *start).then(|| condition.clone()));
                continue;
            }
            if let Some(group) = lined.iter().find(|group| group.members.contains(&index)) {
                let first = group.members.first() == Some(&index);
                members.extend(first.then(|| self.in_lines(&group.plan, &group.table, all)));
                continue;
            }
            match turned.iter().find(|group| group.members.contains(&index)) {
                Some(group) if group.members.first() == Some(&index) => {
                    members.push(self.in_directions(&group.plan, &group.ways, all));
                }
                Some(_) => {}
                None => members.push(self.condition(operand, scope)),
            }
        }
        members
    }

    /// "for at least one line of table A, …".
    fn in_lines(&self, condition: &Condition, table: &Text, all: bool) -> Condition {
        let holds = |which: &str, condition: &Condition| {
            say!("for {} line of {}, {}", which, table, self.squeezed(condition))
        };
        let (each, one) = ("each", "at least one");
        let negated = condition.clone().negated();
        let (yes, no) = match all {
            true => (holds(each, condition), holds(one, &negated)),
            false => (holds(one, condition), holds(each, &negated)),
        };
        Condition::fact(Role::Other, "", yes, no)
    }

    /// "in each diagonal direction, …".
    fn in_directions(&self, condition: &Condition, ways: &str, all: bool) -> Condition {
        let holds = |which: &str, condition: &Condition| {
            say!("in {} {}, {}", which, ways, self.squeezed(condition))
        };
        let (each, one) = ("each", if ways.starts_with("of ") { "at least one" } else { "some" });
        let negated = condition.clone().negated();
        let (yes, no) = match all {
            true => (holds(each, condition), holds(one, &negated)),
            false => (holds(one, condition), holds(each, &negated)),
        };
        Condition::fact(Role::Other, "", yes, no)
    }
}
