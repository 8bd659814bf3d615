//! Places that a description fixes once and for all, found on the built board.

use std::collections::BTreeSet;

use board::SiteType as Kind;
use board::topology::{Elements, Relation};
use language::directions::Direction;
use language::equipment::{Item, RegionSource, Regions};
use language::ints::{Int, IntsOrArray};
use language::refs::{PlayerRef, SiteOrRegion};
use language::regions::{Region, RegionOrOrigin, SideRef};
use language::words::{AbsoluteDirection, Role, SiteType, SitesIndexKind, SitesSimpleKind};

use crate::teller::Teller;

/// A set of places by their numbers.
pub(crate) type Sites = BTreeSet<u32>;

impl Teller<'_> {
    /// The places of the board of its own kind.
    pub(crate) fn elements(&self) -> Option<&Elements> {
        let kind = match self.places.default {
            SiteType::Vertex => Kind::Vertex,
            SiteType::Edge => return None,
            SiteType::Cell => Kind::Cell,
        };
        self.places.topology.map(|topology| topology.of(kind))
    }

    /// The places of a region that never changes; nothing if it may, or if the board is not known.
    pub(crate) fn fixed(&self, region: &Region) -> Option<Sites> {
        self.fixed_for(region, None)
    }

    /// The same; what belongs to the player whose turn it is is looked up for this player.
    pub(crate) fn fixed_for(&self, region: &Region, mover: Option<usize>) -> Option<Sites> {
        let board = self.elements()?;
        let own = |kind: Option<SiteType>| kind.is_none_or(|kind| kind == self.places.default);
        let set = |sites: &[u32]| Some(sites.iter().copied().collect::<Sites>());
        match region {
            Region::SitesSimple(node) if own(node.site_type) => match node.kind {
                SitesSimpleKind::Board => Some((0..u32::try_from(board.len()).ok()?).collect()),
                SitesSimpleKind::Top => set(&board.regions.top),
                SitesSimpleKind::Bottom => set(&board.regions.bottom),
                SitesSimpleKind::Left => set(&board.regions.left),
                SitesSimpleKind::Right => set(&board.regions.right),
                SitesSimpleKind::Inner => set(&board.regions.inner),
                SitesSimpleKind::Outer => set(&board.regions.outer),
                SitesSimpleKind::Perimeter => set(&board.regions.perimeter),
                SitesSimpleKind::Corners => set(&board.regions.corners),
                SitesSimpleKind::Centre => set(&board.regions.centre),
                _ => None,
            },
            Region::SitesIndex(node) if own(node.site_type) => {
                let index = usize::try_from(self.constant(node.index.as_ref()?)?).ok()?;
                match node.kind {
                    SitesIndexKind::Row => set(board.regions.rows.get(index)?),
                    SitesIndexKind::Column => set(board.regions.columns.get(index)?),
                    SitesIndexKind::Phase => set(board.regions.phases.get(index)?),
                    _ => None,
                }
            }
            Region::SitesSide(node) if own(node.site_type) => match node.side.as_ref()? {
                SideRef::Direction(AbsoluteDirection::N) => set(&board.regions.sides[0]),
                SideRef::Direction(AbsoluteDirection::E) => set(&board.regions.sides[1]),
                SideRef::Direction(AbsoluteDirection::S) => set(&board.regions.sides[2]),
                SideRef::Direction(AbsoluteDirection::W) => set(&board.regions.sides[3]),
                _ => None,
            },
            Region::SitesCoordinates(node) if own(node.site_type) => {
                node.coords.iter().map(|coord| labelled(board, coord)).collect()
            }
            Region::SitesList(node) => match &node.sites {
                IntsOrArray::List(list) => list.iter().map(|site| self.fixed_site(site)).collect(),
                IntsOrArray::Array(_) => None,
            },
            Region::SitesRegion(node) if own(node.site_type) => {
                let owner = match &node.player {
                    None => None,
                    Some(PlayerRef::Role(Role::Mover)) => Some(mover?),
                    Some(PlayerRef::Role(role)) => Some(crate::facts::number_of(*role)?),
                    Some(PlayerRef::Player(_)) => return None,
                };
                self.fixed_named(node.name.as_deref(), owner)
            }
            Region::SitesTrack(node) if node.from.is_none() && node.to.is_none() => {
                let owner = match &node.player {
                    None => None,
                    Some(PlayerRef::Role(role)) => Some(crate::facts::number_of(*role)?),
                    Some(PlayerRef::Player(_)) => return None,
                };
                self.path_sites(node.name.as_deref(), owner)
            }
            Region::Union(node) => {
                let parts: Option<Vec<Sites>> =
                    node.regions.iter().map(|part| self.fixed_for(part, mover)).collect();
                Some(parts?.into_iter().flatten().collect())
            }
            Region::Intersection(node) => {
                let mut parts = node.regions.iter().map(|part| self.fixed_for(part, mover));
                let first = parts.next()??;
                parts.try_fold(first, |all, part| Some(&all & &part?))
            }
            Region::Difference(node) => {
                let without = match &node.subtraction {
                    SiteOrRegion::Site(site) => Sites::from([self.fixed_site(site)?]),
                    SiteOrRegion::Region(region) => self.fixed_for(region, mover)?,
                };
                Some(&self.fixed_for(&node.source, mover)? - &without)
            }
            Region::Expand(node) if own(node.site_type) => {
                let mut sites = match &node.origin {
                    RegionOrOrigin::Region(region) => self.fixed_for(region, mover)?,
                    RegionOrOrigin::Origin(site) => Sites::from([self.fixed_site(site)?]),
                };
                let relation = match node.direction {
                    None | Some(AbsoluteDirection::Adjacent) => Relation::Adjacent,
                    Some(AbsoluteDirection::Orthogonal) => Relation::Orthogonal,
                    Some(AbsoluteDirection::All) => Relation::All,
                    Some(_) => return None,
                };
                let steps = node.steps.as_ref().map_or(Some(1), |steps| self.constant(steps))?;
                for _ in 0..steps.clamp(0, 64) {
                    let near: Vec<u32> = sites
                        .iter()
                        .flat_map(|site| board.related(*site, relation).iter().copied())
                        .collect();
                    sites.extend(near);
                }
                Some(sites)
            }
            _ => None,
        }
    }

    /// The places of a region of the equipment.
    fn fixed_named(&self, name: Option<&str>, owner: Option<usize>) -> Option<Sites> {
        let mut found: Option<Sites> = None;
        for item in self.items() {
            let Item::Regions(regions) = item else { continue };
            let number = regions.role.and_then(crate::facts::number_of);
            // A part of its name is enough for an area.
            let known = regions.name.as_deref().unwrap_or_default();
            let named = name.is_none_or(|name| known.contains(name));
            if !named || (owner.is_some() && number != owner) {
                continue;
            }
            let sites = self.fixed_sites(regions)?;
            found.get_or_insert_default().extend(sites);
        }
        found
    }

    /// The places of one area that the equipment declares.
    pub(crate) fn fixed_sites(&self, regions: &Regions) -> Option<Sites> {
        match &regions.sites {
            RegionSource::Sites(sites) => {
                sites.iter().map(|site| u32::try_from(*site).ok()).collect()
            }
            RegionSource::Region(region) => self.fixed(region),
            RegionSource::Regions(list) => {
                let parts: Option<Vec<Sites>> =
                    list.iter().map(|region| self.fixed(region)).collect();
                Some(parts?.into_iter().flatten().collect())
            }
            RegionSource::Static(_) | RegionSource::Statics(_) => None,
        }
    }

    /// A place that never changes.
    pub(crate) fn fixed_site(&self, site: &Int) -> Option<u32> {
        let board = self.elements()?;
        match site {
            Int::Coordinate(node) => labelled(board, &node.coordinate),
            Int::CentrePoint(_) => match board.regions.centre.as_slice() {
                [only] => Some(*only),
                _ => None,
            },
            Int::CoordinateAt(node) => {
                let row = u32::try_from(self.constant(&node.row)?).ok()?;
                let column = u32::try_from(self.constant(&node.column)?).ok()?;
                let mut sites = (0..board.len())
                    .filter(|site| board.rows[*site] == row && board.columns[*site] == column);
                u32::try_from(sites.next()?).ok()
            }
            Int::Ahead(node) => {
                let at = self.fixed_site(&node.site)?;
                let steps = node.steps.as_ref().map_or(Some(1), |steps| self.constant(steps))?;
                let way = compass(node.directions.as_ref()?)?;
                let steps = usize::try_from(steps.clamp(0, 64)).ok()?;
                match steps {
                    0 => Some(at),
                    steps => walked(board, at, way).nth(steps - 1),
                }
            }
            other => {
                let number = u32::try_from(self.constant(other)?).ok()?;
                (usize::try_from(number).ok()? < board.len()).then_some(number)
            }
        }
    }
}

/// The place with a label.
pub(crate) fn labelled(board: &Elements, label: &str) -> Option<u32> {
    let at = board.labels.iter().position(|known| &**known == label)?;
    u32::try_from(at).ok()
}

/// The direction of the board that a direction of the description means, if it is one of the four main ones.
pub(crate) fn compass(direction: &Direction) -> Option<board::Direction> {
    match direction {
        Direction::Absolute(AbsoluteDirection::N) => Some(board::Direction::N),
        Direction::Absolute(AbsoluteDirection::S) => Some(board::Direction::S),
        Direction::Absolute(AbsoluteDirection::E) => Some(board::Direction::E),
        Direction::Absolute(AbsoluteDirection::W) => Some(board::Direction::W),
        _ => None,
    }
}

/// The places in a direction from another, one after the other.
pub(crate) fn walked(
    board: &Elements,
    from: u32,
    way: board::Direction,
) -> impl Iterator<Item = u32> + '_ {
    let next = move |here: &u32| board.steps.of(*here, way).first().copied();
    std::iter::successors(next(&from), next).take(board.len())
}
