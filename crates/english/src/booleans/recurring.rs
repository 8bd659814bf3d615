//! Long conditions that a description asks for again and again: each has a name and is told once.

use language::booleans::Boolean;
use syntax::NodeId;

use crate::notes::{Sort, listed_conditions};
use crate::plan::{Condition, Role};
use crate::realise::word_count;
use crate::teller::Teller;

/// A condition of fewer words is told wherever it is asked for.
const LONG: usize = 35;
/// So often a condition stands in a description that is told by its name.
const OFTEN: u32 = 2;

impl Teller<'_> {
    /// The condition as it is planned, or by its name: "condition A holds". By its name it is short also where it must not hold.
    pub(super) fn by_name_if_it_recurs(&self, boolean: &Boolean, planned: Condition) -> Condition {
        let id = match boolean {
            Boolean::And(node) => node.id,
            Boolean::Or(node) => node.id,
            _ => return planned,
        };
        let Some((all, members)) = planned.members() else { return planned };
        if !self.recurs_by_itself(id) || word_count(&planned.words()) < LONG {
            return planned;
        }
        if self.is_short_beside_target(id, &planned) {
            return planned;
        }
        let told = planned.told();
        let passage = listed_conditions(all, members, &told);
        let name = self.named(Sort::Condition, passage, &told);
        Condition::fact(Role::Other, name, "holds", "does not hold").tell(id)
    }

    /// Whether a condition on the target of a move is short but for what is told with the target: "to an empty square".
    fn is_short_beside_target(&self, test: NodeId, planned: &Condition) -> bool {
        let links = &self.state.links;
        let of_target = links.label(test) == Some("if")
            && links.holder(test).is_some_and(|outer| links.keyword(outer) == Some("to"));
        let Condition::All(members) = planned else { return false };
        let others = members.iter().filter(|member| member.relative(Role::To).is_none());
        of_target && others.map(|other| word_count(&other.words())).sum::<usize>() < LONG / 2
    }

    /// Whether a test stands in the description often, and not only as part of a larger one that does.
    fn recurs_by_itself(&self, test: NodeId) -> bool {
        let links = &self.state.links;
        let often = self.recall.times(test);
        // What may differ between tests that read the same is not looked at: where all of them are part of a larger one, each is.
        let around = std::iter::successors(links.holder(test), |outer| links.holder(*outer));
        let tests = around.take_while(|outer| {
            matches!(links.keyword(*outer), Some("and" | "or" | "not"))
                && self.recall.times(*outer) == often
        });
        let mut larger = tests.filter(|outer| links.keyword(*outer) != Some("not"));
        often >= OFTEN && larger.next().is_none()
    }
}
