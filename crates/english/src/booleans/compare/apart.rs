//! Counts that are equal because two areas have nothing in common.

use language::ints::{Count, CountWhere, Int};
use language::refs::SiteOrRegion;
use language::regions::{Difference, Region};
use language::words::CountSiteKind;

use super::Comparison;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "you have no pawns in the column of the target square", for "as many pawns in all as pawns outside that column".
    pub(super) fn none_among(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let (one, other) = (counted_area(left)?, counted_area(right)?);
        let ((count, all), without) = match (one, other) {
            (all, (_, Region::Difference(rest))) => (all, rest),
            ((_, Region::Difference(rest)), all) => (all, rest),
            _ => return None,
        };
        if !self.takes_out_of(count, without) {
            return None;
        }
        let pieces = self.area(all, scope);
        let (_, many) = pieces.pieces.as_ref()?;
        let there = match &without.subtraction {
            SiteOrRegion::Region(region) => self.area(region, scope).within(),
            SiteOrRegion::Site(site) => say!("on {}", self.place(site, scope).text),
        };
        let there = super::super::piece::on_any_of(there);
        let told = [self.whole(one.0.id), self.whole(other.0.id)].concat();
        let tell = |text: Text| text.tell_all(&told);
        let (subject, have) = match &pieces.owner {
            Some(owner) => (owner.name.clone(), owner.verb("have")),
            None => ("there".into(), "are".to_owned()),
        };
        let condition = Condition::fact(
            Role::Other,
            subject,
            tell(say!("{} no {} {}", have, many, there)),
            tell(say!("{} {} {}", have, many, there)),
        );
        match how {
            Comparison::Equal => Some(condition),
            Comparison::Different => Some(condition.negated()),
            _ => None,
        }
    }

    /// Whether a difference starts from the very area whose places are counted.
    fn takes_out_of(&self, count: &Count, difference: &Difference) -> bool {
        let links = &self.state.links;
        let all = links.children(count.id).iter().find(|part| links.label(**part) == Some("in"));
        let source = links.plain(difference.id).next();
        all.zip(source).is_some_and(|(all, source)| links.same(*all, source))
    }
}

/// The area whose places are counted.
fn counted_area(int: &Int) -> Option<(&Count, &Region)> {
    let Int::Count(node) = int else { return None };
    let sites = node.kind == Some(CountSiteKind::Sites);
    match &node.place {
        Some(CountWhere::In(region)) if sites && node.who.is_none() && node.what.is_none() => {
            Some((node, region))
        }
        _ => None,
    }
}
