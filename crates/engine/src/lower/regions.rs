//! Sets of sites.

use board::{Direction, SiteType};
use language::ints::IntsOrArray;
use language::refs::{AtOrFrom, ContainerRef, PlayerRef};
use language::regions as ast;
use language::words::{
    LineOfSightKind, Role, SitesEdgeKind, SitesIndexKind, SitesSimpleKind, StackDirection,
    StaticRegion,
};

use super::ints::one_site;
use super::{Lower, LowerError, Lowered, RegionQuery};
use crate::action::Hidden;
use crate::bits::Bits;
use crate::depends;
use crate::ints::Int;
use crate::players::Players;
use crate::regions::{
    Around, AtDistance, BetweenSites, Expand, Group, InDirection, Incident, Lasting, Levels,
    LineOfSight, Occupied, Pattern, Region, Remembered, Walks, Winning,
};

fn bits(sites: &[u32]) -> Bits {
    sites.iter().map(|&s| s as usize).collect()
}

fn fixed(sites: &[u32]) -> Region {
    Region::Fixed(bits(sites))
}

/// Whether it takes no longer to work a region out than to remember it.
fn is_at_hand(region: &Region) -> bool {
    matches!(
        region,
        Region::Fixed(_)
            | Region::Held
            | Region::Empty(_)
            | Region::Pending
            | Region::One(_)
            | Region::Table(..)
            | Region::Indexed(..)
            | Region::Remembered(_)
    )
}

impl Lower<'_> {
    /// A region; one that never changes, or never for the same site, is worked out once.
    pub(super) fn region(&mut self, region: &ast::Region) -> Lowered<Region> {
        let region = self.worked_region(region)?;
        if is_at_hand(&region) {
            return Ok(region);
        }
        let depends = depends::region(&region);
        Ok(match depends.on_one_register() {
            _ if depends.on_nothing() => self.remember(region, Lasting::Always),
            Some(register) => self.remember(region, Lasting::Site(register)),
            None => region,
        })
    }

    /// A region that a test within a loop asks for: what does not change within the loop is remembered.
    pub(super) fn asked_region(&mut self, region: &ast::Region) -> Lowered<Region> {
        let region = self.region(region)?;
        let dear = !is_at_hand(&region) && depends::region(&region).on_state_alone();
        Ok(if dear { self.remember(region, Lasting::State) } else { region })
    }

    fn remember(&mut self, region: Region, span: Lasting) -> Region {
        let place = self.remembered;
        self.remembered += 1;
        Region::Remembered(Box::new(Remembered { place, span, region }))
    }

    fn worked_region(&mut self, region: &ast::Region) -> Lowered<Region> {
        use ast::Region as A;
        Ok(match region {
            A::Sites(_) => Region::Held,
            A::SitesRegion(x) => self.equipment_region(x)?,
            A::SitesSimple(x) => self.simple(x)?,
            A::SitesIndex(x) => self.indexed(x)?,
            A::SitesEdge(x) => {
                let regions = &self.topology.of(SiteType::Edge).regions;
                fixed(match x.kind {
                    SitesEdgeKind::Axial => &regions.axial,
                    SitesEdgeKind::Horizontal => &regions.horizontal,
                    SitesEdgeKind::Vertical => &regions.vertical,
                    SitesEdgeKind::Angled => &regions.angled,
                    SitesEdgeKind::Slash => &regions.slash,
                    SitesEdgeKind::Slosh => &regions.slosh,
                })
            }
            A::SitesList(x) => match &x.sites {
                IntsOrArray::List(list) => {
                    let ints: Vec<Int> =
                        list.iter().map(|i| self.int(i)).collect::<Lowered<_>>()?;
                    let constants: Option<Vec<i32>> = ints.iter().map(Int::constant).collect();
                    match constants {
                        Some(sites) => Region::Fixed(
                            sites.iter().filter(|&&s| s >= 0).map(|&s| s as usize).collect(),
                        ),
                        None => Region::List(ints.into_boxed_slice()),
                    }
                }
                IntsOrArray::Array(array) => Region::OfArray(Box::new(self.array(array)?)),
            },
            A::SitesCoordinates(x) => {
                let kind = self.kind(x.site_type);
                let sites = x.coords.iter().filter_map(|c| self.topology.find_label(kind, c));
                Region::Fixed(sites.map(|s| s as usize).collect())
            }
            A::Union(x) => {
                let regions: Vec<Region> =
                    x.regions.iter().map(|r| self.region(r)).collect::<Lowered<_>>()?;
                if regions.iter().all(|r| r.fixed().is_some()) {
                    let mut all = Bits::default();
                    regions.iter().filter_map(Region::fixed).for_each(|b| all.union_with(b));
                    return Ok(Region::Fixed(all));
                }
                Region::Union(regions.into_boxed_slice())
            }
            A::Intersection(x) => {
                let regions: Vec<Region> =
                    x.regions.iter().map(|r| self.region(r)).collect::<Lowered<_>>()?;
                if regions.iter().all(|r| r.fixed().is_some()) {
                    let mut sets = regions.iter().filter_map(Region::fixed);
                    let mut all = sets.next().cloned().unwrap_or_default();
                    sets.for_each(|b| all.intersect_with(b));
                    return Ok(Region::Fixed(all));
                }
                Region::Intersection(regions.into_boxed_slice())
            }
            A::Difference(x) => {
                let (source, less) =
                    (self.region(&x.source)?, self.site_or_region(&x.subtraction)?);
                if let (Some(a), Some(b)) = (source.fixed(), less.fixed()) {
                    let mut rest = a.clone();
                    rest.subtract(b);
                    return Ok(Region::Fixed(rest));
                }
                Region::Difference(Box::new((source, less)))
            }
            A::Expand(x) => {
                let kind = self.kind(x.site_type);
                let region = match &x.origin {
                    ast::RegionOrOrigin::Region(region) => self.region(region)?,
                    ast::RegionOrOrigin::Origin(site) => one_site(self.int(site)?),
                };
                Region::Expand(Box::new(Expand {
                    region,
                    steps: self.int_or(x.steps.as_ref(), 1)?,
                    direction: x.direction.map_or(Direction::Adjacent, Direction::from),
                    kind,
                }))
            }
            A::If(x) => {
                let otherwise = x.otherwise.as_ref().map(|o| self.region(o)).transpose()?;
                Region::If(Box::new((
                    self.boolean(&x.condition)?,
                    self.region(&x.then)?,
                    otherwise,
                )))
            }
            A::ForEachSite(x) => Region::ForEachSite(Box::new((
                self.region(&x.region)?,
                self.boolean(&x.condition)?,
            ))),
            A::ForEachOf(x) => {
                Region::ForEachOf(Box::new((self.region(&x.of)?, self.region(&x.region)?)))
            }
            A::ForEachPlayer(x) => {
                Region::ForEachPlayer(Box::new((self.array(&x.players)?, self.region(&x.region)?)))
            }
            A::ForEachTeam(x) => {
                self.flags.teams = true;
                Region::ForEachTeam(Box::new(self.region(&x.region)?))
            }
            A::ForEachLevel(x) => {
                self.needs.stacks = true;
                let kind = self.kind(x.site_type);
                Region::Levels(Box::new(Levels {
                    at: self.int(&x.at)?,
                    from_top: x.stack_direction != Some(StackDirection::FromBottom),
                    condition: self.bool_opt(x.condition.as_ref())?,
                    start: self.int_opt(x.start_at.as_ref())?,
                    kind,
                }))
            }
            A::LastBetween(_) => {
                self.flags.between = true;
                Region::LastBetween
            }
            _ => return self.sites(region),
        })
    }

    fn sites(&mut self, region: &ast::Region) -> Lowered<Region> {
        use ast::Region as A;
        Ok(match region {
            A::SitesOccupied(x) => Region::Occupied(Box::new(self.occupied(x)?)),
            A::SitesAround(x) => {
                let kind = self.kind(x.site_type);
                Region::Around(Box::new(Around {
                    sites: self.site_or_region(&x.site)?,
                    who: x.kind,
                    distance: self.int_or(x.distance.as_ref(), 1)?,
                    direction: x.directions.map_or(Direction::Adjacent, Direction::from),
                    condition: self.bool_opt(x.condition.as_ref())?,
                    include_self: self.bool_or(x.include_self.as_ref(), false)?,
                    kind,
                }))
            }
            A::SitesLineOfSight(x) => {
                let kind = self.kind(x.site_type);
                Region::LineOfSight(Box::new(LineOfSight {
                    what: x.kind.unwrap_or(LineOfSightKind::Piece),
                    at: x.at.as_ref().map_or(Ok(Int::LastTo), |a| self.int(a))?,
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    kind,
                }))
            }
            A::SitesDirection(x) => {
                let kind = self.kind(x.site_type);
                Region::InDirection(Box::new(InDirection {
                    from: self.site_or_region(&x.from)?,
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    included: self.bool_or(x.included.as_ref(), false)?,
                    stop: self.bool_opt(x.stop.as_ref())?,
                    stop_included: self.bool_or(x.stop_included.as_ref(), false)?,
                    distance: self.int_or(x.distance.as_ref(), 1000)?,
                    kind,
                }))
            }
            A::SitesBetween(x) => {
                let kind = self.kind(x.site_type);
                Region::Between(Box::new(BetweenSites {
                    from: self.int(&x.from)?,
                    to: self.int(&x.to)?,
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    from_included: self.bool_or(x.from_included.as_ref(), false)?,
                    to_included: self.bool_or(x.to_included.as_ref(), false)?,
                    condition: self.bool_opt(x.condition.as_ref())?,
                    kind,
                }))
            }
            A::SitesGroup(x) => {
                let kind = self.kind(x.site_type);
                let at = match &x.at {
                    AtOrFrom::At(site) => one_site(self.int(site)?),
                    AtOrFrom::From(region) => self.region(region)?,
                };
                Region::Group(Box::new(Group {
                    at,
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    condition: self.bool_opt(x.condition.as_ref())?,
                    kind,
                    visible: self.bool_or(x.is_visible.as_ref(), false)?,
                }))
            }
            A::SitesTrack(x) => self.sites_track(x)?,
            A::SitesHand(x) => {
                // Nobody's hand has no sites.
                let Some(player) = &x.player else { return Ok(Region::Fixed(Bits::default())) };
                let player = self.player_int(player)?;
                let hands = (0..=self.shared()).map(|p| self.hand_sites(p)).collect();
                Region::Indexed(hands, Box::new(player))
            }
            A::SitesIncident(x) => {
                let (result, of) = (self.kind(Some(x.result_type)), self.kind(Some(x.of)));
                let owners = match &x.owner {
                    None => None,
                    Some(ast::IncidentOwner::Owner(player)) => {
                        Some(Players::One(self.int(&player.index)?))
                    }
                    Some(ast::IncidentOwner::Role(Role::All | Role::Shared | Role::Each)) => {
                        Some(Players::anybody())
                    }
                    Some(ast::IncidentOwner::Role(role)) => Some(self.role_players(*role)),
                };
                Region::Incident(Box::new(Incident { result, of, at: self.int(&x.at)?, owners }))
            }
            A::SitesDistance(x) => {
                let kind = self.kind(x.site_type);
                self.note_steps(x.relation, x.step_move.is_some());
                let (min, max) = self.range(&x.distance)?;
                let step = x.step_move.as_ref().map(|s| self.step(s)).transpose()?;
                Region::AtDistance(Box::new(AtDistance {
                    from: self.int(&x.from)?,
                    min,
                    max,
                    step,
                    kind,
                }))
            }
            A::SitesStart(x) => {
                let whats = self.piece_ints(&x.piece, None)?;
                match whats.into_vec().pop() {
                    Some(what) => Region::Start(Box::new(what)),
                    None => Region::nothing(),
                }
            }
            A::SitesRandom(x) => {
                self.flags.stochastic = true;
                let region = x.region.as_ref().map(|r| self.region(r)).transpose()?.map(Box::new);
                Region::Random(region, Box::new(self.int_or(x.count.as_ref(), 1)?))
            }
            A::SitesPattern(x) => {
                let kind = self.kind(x.site_type);
                Region::Pattern(Box::new(Pattern {
                    walk: x.walk.clone().into_boxed_slice(),
                    from: x.from.as_ref().map_or(Ok(Int::LastTo), |f| self.int(f))?,
                    whats: self.whats(x.what.as_ref())?,
                    kind,
                }))
            }
            A::SitesWalk(x) => {
                let kind = self.kind(x.site_type);
                Region::Walks(Box::new(Walks {
                    from: x.index.as_ref().map_or(Ok(Int::From), |i| self.int(i))?,
                    walks: x.walks.iter().map(|w| w.clone().into_boxed_slice()).collect(),
                    rotations: self.bool_or(x.rotations.as_ref(), true)?,
                    kind,
                }))
            }
            A::SitesMove(x) => Region::OfMoves(x.kind, Box::new(self.moves(&x.moves)?)),
            A::SitesLargePiece(x) => Region::LargePiece(Box::new(self.int(&x.at)?)),
            A::SitesHidden(x) => {
                self.needs.hidden = true;
                let kind = self.kind(x.site_type);
                let what = x.data.map_or(Hidden::All, super::is::hidden);
                Region::Hidden(what, kind, Box::new(self.player_int(&x.player)?))
            }
            A::SitesSide(x) => self.side(x)?,
            A::SitesCrossing(x) => self.sites_crossing(x)?,
            A::SitesLoop(x) => self.sites_loop(x)?,
            A::SitesWinning(x) => {
                let player = match &x.player {
                    None => Int::Mover,
                    Some(player) => self.player_int(player)?,
                };
                let moves = x.moves.as_ref().map(|m| self.moves(m)).transpose()?;
                Region::Winning(Box::new(Winning { player, moves }))
            }
            _ => return Err(LowerError::unsupported(syntax::NodeId(0), "these sites")),
        })
    }

    fn simple(&mut self, x: &ast::SitesSimple) -> Lowered<Region> {
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

    fn indexed(&mut self, x: &ast::SitesIndex) -> Lowered<Region> {
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

    fn side(&mut self, x: &ast::SitesSide) -> Lowered<Region> {
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

    fn occupied(&mut self, x: &ast::SitesOccupied) -> Lowered<Occupied> {
        let kind = self.kind(x.on);
        let names = match &x.component {
            None | Some(ast::ComponentRef::Index(_)) => None,
            Some(ast::ComponentRef::Name(name)) => Some(vec![name.clone()]),
            Some(ast::ComponentRef::Names(names)) => Some(names.clone()),
        };
        let component = match &x.component {
            Some(ast::ComponentRef::Index(index)) => Some(self.int(index)?),
            _ => None,
        };
        let players = match &x.player {
            PlayerRef::Role(role) if x.component.is_some() => match role {
                Role::Enemy => Players::NonMover { real: true },
                Role::Friend | Role::Ally | Role::TeamMover => Players::One(self.role_int(*role)),
                role => self.role_players(*role),
            },
            player => self.player_set(player)?,
        };
        let container = match &x.container {
            None => None,
            Some(ContainerRef::Index(index)) => Some(self.int(index)?),
            Some(ContainerRef::Name(name)) => {
                if name.contains("Hand") {
                    let owner = self.player_int(&x.player)?;
                    let hands = (0..=self.shared()).map(|p| self.hand_of(p)).collect();
                    Some(Int::ComponentOf(hands, Box::new(owner)))
                } else {
                    let at = self.containers.iter().position(|c| c.name == *name);
                    Some(Int::Const(at.map_or(-1, |i| i as i32)))
                }
            }
        };
        Ok(Occupied {
            players,
            components: names.map(|names| self.components_named(&names)),
            component,
            container,
            top: x.top.unwrap_or(true),
            kind,
        })
    }

    fn equipment_region(&mut self, x: &ast::SitesRegion) -> Lowered<Region> {
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
