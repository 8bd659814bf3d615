//! Regions that have a name: those of the board, and those of the equipment.

use board::{Direction, SiteType};
use language::regions as ast;
use language::words::{SitesIndexKind, SitesSimpleKind, StaticRegion};

use super::ints::one_site;
use super::{Lower, Lowered, RegionQuery};
use crate::bits::Bits;
use crate::ints::Int;
use crate::regions::{Incident, Region};

fn bits(sites: &[u32]) -> Bits {
    sites.iter().map(|&s| s as usize).collect()
}

/// A region that never changes.
pub(super) fn fixed(sites: &[u32]) -> Region {
    Region::Fixed(bits(sites))
}

impl Lower<'_> {
    pub(super) fn simple(&mut self, x: &ast::SitesSimple) -> Lowered<Region> {
        use SitesSimpleKind as K;
        let kind = self.kind(x.site_type);
        let elements = self.topology.of(kind);
        let r = &elements.regions;
        Ok(match x.kind {
            K::Board => Region::Fixed(Bits::below(elements.len())),
            K::Top => fixed(&r.top),
            K::Bottom => fixed(&r.bottom),
            K::Left => fixed(&r.left),
            K::Right => fixed(&r.right),
            K::Inner => fixed(&r.inner),
            K::Outer => fixed(&r.outer),
            K::Perimeter => fixed(&r.perimeter),
            K::Corners => fixed(&r.corners),
            K::ConcaveCorners => fixed(&r.concave_corners),
            K::ConvexCorners => fixed(&r.convex_corners),
            K::Major => fixed(&r.major),
            K::Minor => fixed(&r.minor),
            K::Centre => fixed(&r.centre),
            K::Hint => Region::HintSites,
            K::ToClear => Region::ToClear,
            K::LineOfPlay => {
                self.flags.line_of_play = true;
                Region::LineOfPlay
            }
            K::Pending => Region::Pending,
            K::Playable => Region::Playable(kind),
            K::LastTo => {
                self.flags.touched = true;
                Region::LastTo
            }
            K::LastFrom => Region::LastFrom,
        })
    }

    pub(super) fn indexed(&mut self, x: &ast::SitesIndex) -> Lowered<Region> {
        use SitesIndexKind as K;
        let kind = self.kind(x.site_type);
        let topology = self.topology.clone();
        let r = &topology.of(kind).regions;
        let lists: Vec<Bits> = match x.kind {
            K::Row => r.rows.iter().map(|l| bits(l)).collect(),
            K::Column => r.columns.iter().map(|l| bits(l)).collect(),
            K::Layer => r.layers.iter().map(|l| bits(l)).collect(),
            K::Phase => r.phases.iter().map(|l| bits(l)).collect(),
            K::Empty => {
                return Ok(match &x.index {
                    None => Region::Empty(kind),
                    Some(container) => match self.int(container)? {
                        Int::Const(0) => Region::Empty(kind),
                        container => Region::EmptyIn(Box::new(container)),
                    },
                });
            }
            K::State => {
                self.needs.states = true;
                return Ok(Region::InState(kind, Box::new(self.int_or(x.index.as_ref(), 0)?)));
            }
            K::Support => {
                let of = self.int_opt(x.index.as_ref())?;
                return Ok(Region::Support(kind, of.map(Box::new)));
            }
            K::Cell | K::Edge => {
                let of = if x.kind == K::Cell { SiteType::Cell } else { SiteType::Edge };
                let at = self.int_or(x.index.as_ref(), -1)?;
                if of == kind {
                    return Ok(one_site(at));
                }
                return Ok(Region::Incident(Box::new(Incident {
                    result: kind,
                    of,
                    at,
                    owners: None,
                })));
            }
        };
        let index = self.int_or(x.index.as_ref(), -1)?;
        Ok(match index.constant() {
            Some(i) => Region::Fixed(lists.get(i as usize).cloned().unwrap_or_default()),
            None => Region::Indexed(lists.into_boxed_slice(), Box::new(index)),
        })
    }

    pub(super) fn side(&mut self, x: &ast::SitesSide) -> Lowered<Region> {
        let kind = self.kind(x.site_type);
        let topology = self.topology.clone();
        let r = &topology.of(kind).regions;
        let of_player = |p: i32| -> Bits {
            if p == self.shared() {
                return bits(&r.outer);
            }
            let facing = self.facings.get(p as usize).copied().flatten();
            facing.map(|f| bits(r.side(f))).unwrap_or_default()
        };
        let sides: Box<[Bits]> = (0..=self.shared()).map(of_player).collect();
        let player = match &x.side {
            Some(ast::SideRef::Direction(direction)) => {
                return Ok(fixed(r.side(Direction::from(*direction))));
            }
            Some(ast::SideRef::Player(player)) => self.int(&player.index)?,
            Some(ast::SideRef::Role(role)) => self.role_int(*role),
            None => Int::Mover,
        };
        Ok(Region::Indexed(sides, Box::new(player)))
    }

    pub(super) fn equipment_region(&mut self, x: &ast::SitesRegion) -> Lowered<Region> {
        if let (None, Some(name)) = (&x.player, &x.name) {
            let kind = self.kind(x.site_type);
            if let Some(site) = self.topology.find_label(kind, name)
                && !self.regions.iter().any(|r| r.name == *name)
            {
                return Ok(fixed(&[site]));
            }
        }
        let by_owner = x.player.is_some();
        let query = RegionQuery { name: x.name.clone(), by_owner };
        let at = self.queries.iter().position(|q| *q == query).unwrap_or_else(|| {
            self.queries.push(query);
            self.queries.len() - 1
        });
        let owner = match &x.player {
            None => Int::Const(0),
            Some(player) => self.player_int(player)?,
        };
        Ok(Region::Table(at, Box::new(owner)))
    }

    /// The lists of sites of a static kind of region.
    pub(super) fn static_lists(&self, word: StaticRegion) -> Vec<Vec<i32>> {
        let elements = self.topology.sites();
        let r = &elements.regions;
        let signed = |list: &[u32]| list.iter().map(|&s| s as i32).collect::<Vec<i32>>();
        let n = elements.len() as u32;
        match word {
            StaticRegion::Rows => r.rows.iter().map(|l| signed(l)).collect(),
            StaticRegion::Columns => r.columns.iter().map(|l| signed(l)).collect(),
            StaticRegion::Layers => r.layers.iter().map(|l| signed(l)).collect(),
            StaticRegion::Corners => r.corners.iter().map(|&s| vec![s as i32]).collect(),
            StaticRegion::Sides => {
                r.sides.iter().filter(|l| !l.is_empty()).map(|l| signed(l)).collect()
            }
            StaticRegion::SidesNoCorners => {
                let inner = |l: &Vec<u32>| {
                    l.iter().filter(|s| !r.corners.contains(s)).map(|&s| s as i32).collect()
                };
                r.sides.iter().filter(|l| !l.is_empty()).map(inner).collect()
            }
            StaticRegion::AllSites => vec![(0..n as i32).collect()],
            StaticRegion::SubGrids => {
                let side = (n as f64).sqrt().sqrt().round() as u32;
                let mut grids = vec![Vec::new(); (side * side) as usize];
                for site in 0..n {
                    let (row, column) =
                        (elements.rows[site as usize], elements.columns[site as usize]);
                    let grid = row / side.max(1) * side + column / side.max(1);
                    if let Some(list) = grids.get_mut(grid as usize) {
                        list.push(site as i32);
                    }
                }
                grids
            }
            StaticRegion::AllDirections => (0..n)
                .map(|site| {
                    let mut list = vec![site as i32];
                    for ray in elements.rays().of(site, Direction::All) {
                        list.extend(ray.sites[1..].iter().map(|&s| s as i32));
                    }
                    list
                })
                .collect(),
            StaticRegion::Touching => (0..n)
                .flat_map(|site| {
                    let near = elements.steps.of(site, Direction::Adjacent);
                    near.iter().map(move |&s| vec![site as i32, s as i32])
                })
                .collect(),
            StaticRegion::HintRegions => {
                let all = [SiteType::Vertex, SiteType::Cell, SiteType::Edge];
                let hints =
                    all.into_iter().map(|k| &self.hints[k as usize]).find(|h| !h.is_empty());
                hints
                    .map(|h| h.iter().map(|(sites, _)| sites.clone()).collect())
                    .unwrap_or_default()
            }
            StaticRegion::Diagonals | StaticRegion::Regions | StaticRegion::Vertices => Vec::new(),
        }
    }
}
