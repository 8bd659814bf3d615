//! Captured seeds that are sown at once: they go to a hole, and as many are sown from there.

use language::ints::Int;
use language::moves::{FromTo, Moves, Sow};
use language::refs::SiteOrRegion;
use syntax::NodeId;

use crate::plan::{Action, Deed};
use crate::realise::{Text, listed_and, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "take all seeds from the hole opposite; sow them one by one into the holes after the last hole": effects that
    /// bring all seeds of some holes to one hole, and a sowing from there with as many.
    pub(super) fn sown_on(&self, effects: &[&Moves], scope: &Scope) -> Option<Action> {
        let (last, taken) = effects.split_last()?;
        let Moves::Sow(sow) = *last else { return None };
        if taken.is_empty() || sow.apply.is_some() || sow.sow_effect.is_some() {
            return None;
        }
        let start = self.place(sow.start.as_ref()?, scope).text;
        let mut counts: Vec<&Int> = match sow.count.as_ref()? {
            Int::Add(sum) => sum.operands.iter().collect(),
            one => vec![one],
        };
        let mut holes: Vec<Text> = Vec::new();
        for effect in taken {
            let Moves::FromTo(take) = effect else { return None };
            let site = self.takes_all_to(take, &start, scope)?;
            // What is sown is what was taken, no more and no less.
            let at = counts.iter().position(|count| self.counts_all(count, Some(site), scope))?;
            counts.remove(at);
            let SiteOrRegion::Site(hole) = site else { return None };
            holes.push(self.place(hole, scope).text.tell_all(&self.whole(take.id)));
        }
        if !counts.is_empty() {
            return None;
        }
        self.sown_from(sow, &holes, &start, scope)
    }

    /// Where a move takes all pieces from, if it does no more than to bring them to a place.
    fn takes_all_to<'m>(
        &self,
        take: &'m FromTo,
        target: &Text,
        scope: &Scope,
    ) -> Option<&'m SiteOrRegion> {
        let plain = take.copy.is_none()
            && take.stack.is_none()
            && take.mover.is_none()
            && take.then.is_none()
            && take.from.level.is_none()
            && take.from.condition.is_none()
            && take.to.condition.is_none()
            && take.to.level.is_none()
            && take.to.effect.is_none();
        let SiteOrRegion::Site(to) = take.to.site.as_ref()? else { return None };
        let there = self.place(to, scope).text.as_str() == target.as_str();
        let site = take.from.site.as_ref()?;
        let all = self.counts_all(take.count.as_ref()?, Some(site), scope);
        (plain && there && all).then_some(site)
    }

    /// The sowing with what is sown by the holes it comes from.
    fn sown_from(&self, sow: &Sow, holes: &[Text], start: &Text, scope: &Scope) -> Option<Action> {
        let Action::Deed(deed) = self.sow(sow, scope) else { return None };
        let (_, manner) = deed.rest.as_str().split_once(" and sow them ")?;
        let following = format!("{} {}", super::sow::INTO_FOLLOWING, plural(self.site()));
        let after = format!("into the {} after {start}", plural(self.site()));
        let told: Vec<NodeId> =
            self.whole(sow.id).into_iter().chain(deed.rest.told().iter().copied()).collect();
        let manner = format!("sow them {}", manner.replacen(&following, &after, 1));
        let mut limits = vec![Text::from(manner).tell_all(&told)];
        limits.extend(deed.limits);
        let seeds = plural(&self.pieces.word);
        let rest = say!("all {} from {}", seeds, listed_and(holes)).tell_all(&told);
        Some(Deed { rest, limits, ..Deed::you("take", "") }.into())
    }
}
