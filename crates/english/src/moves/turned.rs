//! Moves and effects that are the same in one direction after another.

use std::collections::BTreeMap;

use language::moves::Moves;
use syntax::NodeId;

use crate::plan::Action;
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// Actions of fewer words than this are told one by one, and drawn together as far as they can be.
const WORTH: usize = 25;

impl Teller<'_> {
    /// The members of a list of moves that do the same in several directions, by where they stand: the first one tells all.
    pub(super) fn in_each_direction(
        &self,
        list: NodeId,
        members: &[Moves],
        scope: &Scope,
    ) -> BTreeMap<usize, Action> {
        let nodes = self.state.links.members(list);
        let nodes = nodes.get(..members.len()).unwrap_or_default();
        let plan = |index: usize| self.moves(&members[index], scope);
        let mut told = BTreeMap::new();
        for group in self.turned(nodes, plan, Action::words) {
            let each = scope.effect && !scope.asked;
            // What happens in between stays in between.
            let in_a_row = group.members.windows(2).all(|pair| pair[0] + 1 == pair[1]);
            if word_count(&group.plan.words()) < WORTH || (each && !in_a_row) {
                continue;
            }
            let which = match (each, group.ways.starts_with("of ")) {
                (true, _) => "each",
                (false, true) => "any one",
                (false, false) => "any",
            };
            let head = Text::from(format!("for {which} {}", group.ways));
            let mut action = Action::Each(head, Box::new(group.plan));
            for index in group.members {
                told.insert(index, std::mem::take(&mut action));
            }
        }
        let done: Vec<usize> = told.keys().copied().collect();
        for group in self.lined(nodes, |index| done.contains(&index), plan, Action::words) {
            let each = scope.effect && !scope.asked;
            let in_a_row = group.members.windows(2).all(|pair| pair[0] + 1 == pair[1]);
            if each && !in_a_row {
                continue;
            }
            let which = if each { "each" } else { "any one" };
            let head = say!("for {} line of {}", which, group.table);
            let mut action = Action::Each(head, Box::new(group.plan));
            for index in group.members {
                told.insert(index, std::mem::take(&mut action));
            }
        }
        told
    }
}
