//! Captured seeds that are sown at once: they go to a hole, and as many are sown from there.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{FromTo, Moves, Sow};
use language::refs::SiteOrRegion;
use syntax::NodeId;

use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, listed_and, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// A move that takes seeds from a hole.
struct Taken<'m> {
    by: &'m FromTo,
    /// Under which condition.
    test: Option<&'m Boolean>,
    /// What says so.
    told: Vec<NodeId>,
}

impl Teller<'_> {
    /// "take all seeds from the hole opposite; sow them one by one into the holes after the last hole": effects that
    /// bring all seeds of some holes to one hole, and a sowing from there with as many.
    pub(super) fn sown_on(&self, effects: &[&Moves], scope: &Scope) -> Option<Action> {
        let mut taken: Vec<Taken<'_>> = Vec::new();
        let sow = self.taken_first(effects, scope, &mut taken)?;
        if taken.is_empty() || sow.apply.is_some() || sow.sow_effect.is_some() {
            return None;
        }
        let start = self.place(sow.start.as_ref()?, scope).text;
        let mut holes: Vec<Text> = Vec::new();
        for take in &taken {
            let site = self.takes_all_to(take.by, &start, scope)?;
            let SiteOrRegion::Site(hole) = site else { return None };
            let hole = self.place(hole, scope).text.tell_all(&self.whole(take.by.id));
            holes.push(match take.test {
                Some(test) => {
                    self.is_occupied(test, &hole, scope)?;
                    say!("any {} from {}", plural(&self.pieces.word), hole).tell_all(&take.told)
                }
                None => say!("all {} from {}", plural(&self.pieces.word), hole),
            });
        }
        self.sows_what_was_taken(sow, &taken, scope)?;
        self.sown_from(sow, &holes, &start, scope)
    }

    /// The sowing that comes last, after moves that take seeds from holes; the moves are added to what was taken.
    fn taken_first<'m>(
        &self,
        effects: &[&'m Moves],
        scope: &Scope,
        taken: &mut Vec<Taken<'m>>,
    ) -> Option<&'m Sow> {
        let (last, before) = effects.split_last()?;
        for effect in before {
            taken.push(match effect {
                Moves::FromTo(by) => Taken { by, test: None, told: vec![] },
                Moves::If(choice) if choice.otherwise.is_none() && choice.then.is_none() => {
                    let Moves::FromTo(by) = &choice.moves else { return None };
                    Taken { by, test: Some(&choice.condition), told: self.whole(choice.id) }
                }
                _ => return None,
            });
        }
        match last {
            Moves::Sow(sow) => Some(sow),
            // "If there are seeds in the next hole, take and sow these too; otherwise sow what you have."
            Moves::If(choice) if choice.then.is_none() => {
                let (Moves::And(more), Some(Moves::Sow(less))) = (&choice.moves, &choice.otherwise)
                else {
                    return None;
                };
                let alike = |one: &Sow, other: &Sow| {
                    let bare = |sow: &Sow| Sow { count: None, ..sow.clone() };
                    let words = |sow: &Sow| self.sow(&bare(sow), scope).words();
                    words(one) == words(other)
                };
                self.sows_what_was_taken(less, taken, scope)?;
                let known = taken.len();
                let inner: Vec<&Moves> = more.moves.iter().collect();
                let sow = self.taken_first(&inner, scope, taken)?;
                let [one] = &mut taken[known..] else { return None };
                if one.test.is_some() || more.then.is_some() || !alike(sow, less) {
                    return None;
                }
                one.test = Some(&choice.condition);
                one.told = self.whole(choice.id);
                Some(sow)
            }
            _ => None,
        }
    }

    /// Whether a sowing sows what was taken, no more and no less.
    fn sows_what_was_taken(&self, sow: &Sow, taken: &[Taken<'_>], scope: &Scope) -> Option<()> {
        let mut counts: Vec<&Int> = match sow.count.as_ref()? {
            Int::Add(sum) => sum.operands.iter().collect(),
            one => vec![one],
        };
        for take in taken {
            let site = take.by.from.site.as_ref()?;
            let at = counts.iter().position(|count| self.counts_all(count, Some(site), scope))?;
            counts.remove(at);
        }
        counts.is_empty().then_some(())
    }

    /// Whether a test asks for no more than that a hole is not empty: where it is empty, nothing is taken anyway.
    fn is_occupied(&self, test: &Boolean, hole: &Text, scope: &Scope) -> Option<()> {
        match self.condition(test, scope) {
            Condition::Fact(fact)
                if fact.subject.as_str() == hole.as_str()
                    && fact.yes.as_str() == "is not empty" =>
            {
                Some(())
            }
            _ => None,
        }
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
        let rest = drawn_together(holes, &plural(&self.pieces.word)).tell_all(&told);
        Some(Deed { rest, limits, ..Deed::you("take", "") }.into())
    }
}

/// "all seeds from A and B and any seeds from C": what is taken in the same way is said once.
fn drawn_together(taken: &[Text], seeds: &str) -> Text {
    let ways = ["all", "any"].map(|way| format!("{way} {seeds} from "));
    let parts: Vec<Text> = ways
        .iter()
        .filter_map(|way| {
            let holes: Vec<Text> = taken
                .iter()
                .filter_map(|text| Some(text.reworded(text.as_str().strip_prefix(way.as_str())?)))
                .collect();
            (!holes.is_empty()).then(|| say!("{}{}", way.as_str(), listed_and(&holes)))
        })
        .collect();
    listed_and(&parts)
}
