//! Pairs of neighbours: what a description counts from either end and halves is told once for each pair.

use language::arrays::IntArray;
use language::ints::{Div, Int};
use language::refs::SiteOrRegion;
use language::regions::Region;

use crate::plan::Role;
use crate::realise::{Text, say};
use crate::regions::plural_form;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the number of pairs of your pieces next to each other", where each piece counts those next to it and the sum is halved.
    pub(super) fn neighbour_pairs(&self, division: &Div, scope: &Scope) -> Option<Text> {
        let Int::SumOf(sum) = &division.left else { return None };
        let IntArray::Results(pairs) = &sum.array else { return None };
        let (
            SiteOrRegion::Region(each @ Region::SitesOccupied(_)),
            SiteOrRegion::Region(Region::SitesAround(near)),
        ) = (&pairs.from, &pairs.to)
        else {
            return None;
        };
        let around_first = matches!(near.site, SiteOrRegion::Site(Int::From(_)));
        let plain = near.kind.is_none() && near.distance.is_none() && near.include_self.is_none();
        let once = self.constant(&pairs.function) == Some(1);
        if self.constant(&division.right) != Some(2) || !(around_first && plain && once) {
            return None;
        }
        let site = self.site();
        let of = self.area(each, scope);
        let (owner, (_, many)) = (of.owner.as_ref()?, of.pieces.as_ref()?);
        let first = Scope { from: format!("that {site}").into(), effect: false, ..scope.clone() };
        let inner = Scope { to: format!("the second {site}").into(), ..first.clone() };
        let holds = self.condition(near.condition.as_ref()?, &inner).relative(Role::To)?;
        // The second piece must be one of those that are gone through, or the pairs would not be found from either end.
        let one = say!("holds a {} of {}", self.pieces.word, owner.name);
        if holds.as_str() != of.yes.as_str() && holds.as_str() != one.as_str() {
            return None;
        }
        let beside = self.around(near, &first).plural;
        let that = plural_form(&holds);
        let next = format!("the {} next to that {site}", self.places.words(None));
        let way = beside.as_str().strip_prefix(&next)?.strip_suffix(that.as_str())?;
        let way = way.strip_suffix(" that ").map(|way| beside.reworded(way))?;
        let pairs = say!("the number of pairs of {} {}", owner.possessive(), many);
        Some(say!("{} next to each other{}", pairs, way).tell_all(&self.whole(division.id)))
    }
}
