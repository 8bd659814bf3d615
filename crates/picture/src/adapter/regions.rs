//! The regions that metadata names: those that the board alone decides.

use std::collections::BTreeSet;

use board::Topology;
use board::topology::Relation;
use language::ints::{Int, IntsOrArray};
use language::refs::SiteOrRegion;
use language::regions::{Expand, Region, RegionOrOrigin, SideRef};
use language::words::SitesSimpleKind;

use super::words;
use crate::model::SiteType;

/// The sites of a region; nothing for one that depends on play.
pub fn evaluate(
    region: &Region,
    topology: &Topology,
    kind: SiteType,
    named: &dyn Fn(&str) -> Vec<usize>,
) -> BTreeSet<usize> {
    Evaluator { topology, kind, named }.region(region)
}

struct Evaluator<'a> {
    topology: &'a Topology,
    kind: SiteType,
    named: &'a dyn Fn(&str) -> Vec<usize>,
}

impl Evaluator<'_> {
    fn elements(&self, written: Option<language::words::SiteType>) -> &board::topology::Elements {
        let kind = written.map_or(self.kind, words::site_type);
        self.topology.of(match kind {
            SiteType::Vertex => board::SiteType::Vertex,
            SiteType::Edge => board::SiteType::Edge,
            SiteType::Cell => board::SiteType::Cell,
        })
    }

    fn region(&self, region: &Region) -> BTreeSet<usize> {
        let set = |sites: &[u32]| sites.iter().map(|site| *site as usize).collect::<BTreeSet<_>>();
        match region {
            Region::SitesSimple(it) => {
                let elements = self.elements(it.site_type);
                let regions = &elements.regions;
                match it.kind {
                    SitesSimpleKind::Board => (0..elements.len()).collect(),
                    SitesSimpleKind::Top => set(&regions.top),
                    SitesSimpleKind::Bottom => set(&regions.bottom),
                    SitesSimpleKind::Left => set(&regions.left),
                    SitesSimpleKind::Right => set(&regions.right),
                    SitesSimpleKind::Inner => set(&regions.inner),
                    SitesSimpleKind::Outer => set(&regions.outer),
                    SitesSimpleKind::Perimeter => set(&regions.perimeter),
                    SitesSimpleKind::Corners => set(&regions.corners),
                    SitesSimpleKind::ConcaveCorners => set(&regions.concave_corners),
                    SitesSimpleKind::ConvexCorners => set(&regions.convex_corners),
                    SitesSimpleKind::Major => set(&regions.major),
                    SitesSimpleKind::Minor => set(&regions.minor),
                    SitesSimpleKind::Centre => set(&regions.centre),
                    _ => BTreeSet::new(),
                }
            }
            Region::SitesSide(it) => match &it.side {
                Some(SideRef::Direction(direction)) => {
                    let name = format!("{direction:?}");
                    let side = board::topology::SIDES.into_iter().find(|side| side.name() == name);
                    side.map(|side| set(self.elements(it.site_type).regions.side(side)))
                        .unwrap_or_default()
                }
                _ => BTreeSet::new(),
            },
            Region::SitesList(it) => match &it.sites {
                IntsOrArray::List(sites) => {
                    sites.iter().filter_map(|site| self.site(site)).collect()
                }
                IntsOrArray::Array(_) => BTreeSet::new(),
            },
            Region::SitesCoordinates(it) => {
                let labels = &self.elements(it.site_type).labels;
                it.coords
                    .iter()
                    .filter_map(|coordinate| labels.iter().position(|label| label == coordinate))
                    .collect()
            }
            Region::SitesRegion(it) => it
                .name
                .as_deref()
                .map(|name| (self.named)(name).into_iter().collect())
                .unwrap_or_default(),
            Region::Union(it) => it.regions.iter().flat_map(|region| self.region(region)).collect(),
            Region::Intersection(it) => {
                let all = it.regions.iter().map(|region| self.region(region));
                all.reduce(|a, b| a.intersection(&b).copied().collect()).unwrap_or_default()
            }
            Region::Difference(it) => {
                let without = match &it.subtraction {
                    SiteOrRegion::Site(site) => self.site(site).into_iter().collect(),
                    SiteOrRegion::Region(region) => self.region(region),
                };
                self.region(&it.source).difference(&without).copied().collect()
            }
            Region::Expand(it) => self.expand(it),
            Region::SitesAround(it) => {
                let origin: BTreeSet<usize> = match &it.site {
                    SiteOrRegion::Site(site) => self.site(site).into_iter().collect(),
                    SiteOrRegion::Region(region) => self.region(region),
                };
                self.neighbours(&origin).difference(&origin).copied().collect()
            }
            _ => BTreeSet::new(),
        }
    }

    fn expand(&self, it: &Expand) -> BTreeSet<usize> {
        let mut sites: BTreeSet<usize> = match &it.origin {
            RegionOrOrigin::Region(region) => self.region(region),
            RegionOrOrigin::Origin(site) => self.site(site).into_iter().collect(),
        };
        let steps = match it.steps {
            None => 1,
            Some(Int::Constant(steps)) => steps.clamp(0, 64),
            Some(_) => 0,
        };
        for _ in 0..steps {
            let wider = self.neighbours(&sites);
            sites.extend(wider);
        }
        sites
    }

    fn neighbours(&self, sites: &BTreeSet<usize>) -> BTreeSet<usize> {
        let elements = self.elements(None);
        let around = |site: &usize| {
            elements
                .related(*site as u32, Relation::Adjacent)
                .iter()
                .map(|site| *site as usize)
                .collect::<Vec<_>>()
        };
        sites.iter().flat_map(around).collect()
    }

    fn site(&self, site: &Int) -> Option<usize> {
        match site {
            Int::Constant(site) => usize::try_from(*site).ok(),
            Int::CentrePoint(_) => {
                self.elements(None).regions.centre.first().map(|site| *site as usize)
            }
            _ => None,
        }
    }
}
