//! Areas that are searched for among places that never change: they are worked out place by place on the built board.

use board::SiteType as Kind;
use language::booleans::Boolean;
use language::ints::Int;
use language::refs::{IndexOrRole, SiteOrRegion};
use language::regions::{Region, RegionOrOrigin};
use language::words::SiteType;

use super::fixed::{Sites, compass, labelled};
use crate::realise::{Text, listed_and, runs};
use crate::teller::Teller;

impl Teller<'_> {
    /// The places of a region that never changes; also of one that is reckoned from such places.
    pub(crate) fn searched(&self, region: &Region) -> Option<Sites> {
        if let Some(sites) = self.fixed(region) {
            return Some(sites);
        }
        match region {
            Region::Union(node) => {
                let parts: Option<Vec<Sites>> =
                    node.regions.iter().map(|part| self.searched(part)).collect();
                Some(parts?.into_iter().flatten().collect())
            }
            Region::Intersection(node) => {
                let mut parts = node.regions.iter().map(|part| self.searched(part));
                let first = parts.next()??;
                parts.try_fold(first, |all, part| Some(&all & &part?))
            }
            Region::Difference(node) => {
                let without = match &node.subtraction {
                    SiteOrRegion::Site(site) => Sites::from([self.fixed_site(site)?]),
                    SiteOrRegion::Region(region) => self.searched(region)?,
                };
                Some(&self.searched(&node.source)? - &without)
            }
            Region::Expand(node) if node.container.is_none() && node.site_type.is_none() => {
                let board = self.elements()?;
                let way = compass(&language::directions::Direction::Absolute(node.direction?))?;
                let mut sites = match &node.origin {
                    RegionOrOrigin::Region(region) => self.searched(region)?,
                    RegionOrOrigin::Origin(site) => Sites::from([self.fixed_site(site)?]),
                };
                let steps = node.steps.as_ref().map_or(Some(1), |steps| self.constant(steps))?;
                for _ in 0..steps.clamp(0, 64) {
                    let near: Vec<u32> = sites
                        .iter()
                        .flat_map(|site| board.steps.of(*site, way).iter().copied())
                        .collect();
                    sites.extend(near);
                }
                Some(sites)
            }
            Region::SitesDirection(node)
                if node.stop.is_none() && node.distance.is_none() && node.site_type.is_none() =>
            {
                let way = compass(node.directions.as_ref()?)?;
                let from = match &node.from {
                    SiteOrRegion::Site(site) => Sites::from([self.fixed_site(site)?]),
                    SiteOrRegion::Region(region) => self.searched(region)?,
                };
                let kind = match self.places.default {
                    SiteType::Vertex => Kind::Vertex,
                    SiteType::Cell => Kind::Cell,
                    SiteType::Edge => return None,
                };
                let mut sites = match &node.included {
                    Some(Boolean::Constant(true)) => from.clone(),
                    None | Some(Boolean::Constant(false)) => Sites::new(),
                    Some(_) => return None,
                };
                for site in from {
                    let rays = self.places.topology?.rays(kind, site, way);
                    sites.extend(rays.flat_map(|ray| ray.sites[1..].iter().copied()));
                }
                Some(sites)
            }
            Region::ForEachSite(node) => {
                let mut sites = Sites::new();
                for site in self.searched(&node.region)? {
                    if self.holds_of(&node.condition, site)? {
                        sites.insert(site);
                    }
                }
                Some(sites)
            }
            _ => None,
        }
    }

    /// Whether a condition on places holds of one of them; nothing if that is not certain.
    fn holds_of(&self, test: &Boolean, site: u32) -> Option<bool> {
        let compared = |left: &Int, right: &Int, how: fn(&i64, &i64) -> bool| {
            Some(how(&self.number_of_place(left, site)?, &self.number_of_place(right, site)?))
        };
        let index = |right: &IndexOrRole, left: &Int, how: fn(&i64, &i64) -> bool| match right {
            IndexOrRole::Index(int) => compared(left, int, how),
            IndexOrRole::Role(_) => None,
        };
        match test {
            Boolean::Constant(value) => Some(*value),
            Boolean::And(node) => {
                let parts: Option<Vec<bool>> =
                    node.operands.iter().map(|part| self.holds_of(part, site)).collect();
                Some(parts?.into_iter().all(|part| part))
            }
            Boolean::Or(node) => {
                let parts: Option<Vec<bool>> =
                    node.operands.iter().map(|part| self.holds_of(part, site)).collect();
                Some(parts?.into_iter().any(|part| part))
            }
            Boolean::Not(node) => self.holds_of(&node.operand, site).map(|value| !value),
            Boolean::Equals(node) => index(&node.right, &node.left, i64::eq),
            Boolean::NotEqual(node) => index(&node.right, &node.left, i64::ne),
            Boolean::Lt(node) => compared(&node.left, &node.right, i64::lt),
            Boolean::Le(node) => compared(&node.left, &node.right, i64::le),
            Boolean::Gt(node) => compared(&node.left, &node.right, i64::gt),
            Boolean::Ge(node) => compared(&node.left, &node.right, i64::ge),
            Boolean::IsEven(node) => {
                Some(self.number_of_place(node.value.as_ref()?, site)?.rem_euclid(2) == 0)
            }
            Boolean::IsOdd(node) => {
                Some(self.number_of_place(node.value.as_ref()?, site)?.rem_euclid(2) == 1)
            }
            _ => None,
        }
    }

    /// A number that is reckoned from the number of a place.
    fn number_of_place(&self, int: &Int, site: u32) -> Option<i64> {
        let board = self.elements()?;
        let at = |of: &Int| usize::try_from(self.number_of_place(of, site)?).ok();
        match int {
            Int::Site(_) => Some(i64::from(site)),
            Int::Row(node) if node.site_type.is_none() => {
                board.rows.get(at(&node.of)?).map(|row| i64::from(*row))
            }
            Int::Column(node) if node.site_type.is_none() => {
                board.columns.get(at(&node.of)?).map(|column| i64::from(*column))
            }
            Int::Phase(node) if node.site_type.is_none() => {
                board.phases.get(at(&node.of)?).map(|phase| i64::from(*phase))
            }
            Int::Add(node) => {
                node.operands.iter().map(|part| self.number_of_place(part, site)).sum()
            }
            Int::Mod(node) => {
                let modulo = self.number_of_place(&node.modulo, site)?;
                self.number_of_place(&node.value, site)?.checked_rem(modulo)
            }
            Int::CentrePoint(_) => self.fixed_site(int).map(i64::from),
            other => self.constant(other),
        }
    }

    /// "The two bottom rows, A3 and B3": places as whole rows at the ends of the board, and what else there is of them; and
    /// whether they are places only.
    pub(crate) fn rows_and_places(&self, sites: &Sites) -> Option<(Text, bool)> {
        let (ends, rest) = self.rows_at_the_ends(sites)?;
        let board = self.elements()?;
        let labels: Option<Vec<Text>> = rest
            .iter()
            .map(|site| board.labels.get(*site as usize).map(|label| Text::from(&**label)))
            .collect();
        let labels = labels?;
        // What has no coordinates cannot be looked up.
        let known = |label: &Text| labelled(board, label.as_str()).is_some();
        labels.iter().all(known).then(|| {
            let scattered = ends.is_empty();
            let parts: Vec<Text> = ends.into_iter().map(Text::from).chain(runs(&labels)).collect();
            (listed_and(&parts), scattered)
        })
    }
}

/// Whether a region is looked for place by place, which takes many words.
pub(crate) fn is_search(region: &Region) -> bool {
    let within =
        |part: &SiteOrRegion| matches!(part, SiteOrRegion::Region(part) if is_search(part));
    match region {
        Region::ForEachSite(_) | Region::SitesDirection(_) => true,
        Region::Expand(node) => node
            .direction
            .is_some_and(|way| compass(&language::directions::Direction::Absolute(way)).is_some()),
        Region::Union(node) => node.regions.iter().any(is_search),
        Region::Intersection(node) => node.regions.iter().any(is_search),
        Region::Difference(node) => is_search(&node.source) || within(&node.subtraction),
        _ => false,
    }
}
