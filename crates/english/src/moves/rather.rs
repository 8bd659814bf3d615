//! Removals from one area rather than another: from a mill only where all pieces are in mills.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Moves, Remove};
use language::refs::SiteOrRegion;
use language::regions::{ForEachSite, Region};

use super::same_words;
use crate::plan::Action;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// A choice of what to remove whose area depends on a condition, told as a choice of actions.
    pub(super) fn removal_by_case(&self, node: &Remove, scope: &Scope) -> Option<Action> {
        let SiteOrRegion::Region(Region::If(choice)) = &node.site else { return None };
        let otherwise = choice.otherwise.as_ref().filter(|_| node.decision)?;
        let from = |region: &Region| {
            let site = SiteOrRegion::Region(region.clone());
            self.remove(&Remove { site, then: None, ..node.clone() }, scope)
        };
        let (yes, no) = (from(&choice.then), from(otherwise));
        let tested = removable(&choice.condition).map(|region| from(&region));
        let action = match tested.filter(|tested| same_words(tested, &yes)) {
            Some(tested) => {
                let told = [tested.told(), self.whole(choice.id)].concat();
                let yes = told.into_iter().fold(yes, Action::tell);
                Action::Prefer(vec![yes, no])
            }
            None => Action::when(self.condition(&choice.condition, scope), yes, no).tell(choice.id),
        };
        Some(self.with_then(action, node.then.as_ref(), &self.after_any(scope)))
    }
}

/// The places from which something can be removed, where a condition asks whether there are any.
fn removable(test: &Boolean) -> Option<Region> {
    let Boolean::CanMove(can) = test else { return None };
    let Moves::ForEachSite(each) = &can.moves else { return None };
    let Moves::If(tested) = &each.generator else { return None };
    let Moves::Remove(removal) = &tested.moves else { return None };
    let plain = each.no_move_yet.is_none()
        && each.then.is_none()
        && tested.otherwise.is_none()
        && tested.then.is_none()
        && removal.then.is_none()
        && matches!(removal.site, SiteOrRegion::Site(Int::Site(_)));
    plain.then(|| {
        let (region, condition) = (each.region.clone(), tested.condition.clone());
        Region::ForEachSite(Box::new(ForEachSite { id: each.id, region, condition }))
    })
}
