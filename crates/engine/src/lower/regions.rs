//! Sets of sites.

use board::{Direction, SiteType};
use language::ints::IntsOrArray;
use language::refs::{AtOrFrom, ContainerRef, PlayerRef};
use language::regions as ast;
use language::words::{LineOfSightKind, Role, SitesEdgeKind, StackDirection};

use super::ints::one_site;
use super::named_regions::fixed;
use super::{Lower, LowerError, Lowered};
use crate::action::Hidden;
use crate::bits::Bits;
use crate::depends;
use crate::ints::Int;
use crate::players::Players;
use crate::regions::{
    Around, AtDistance, BetweenSites, Expand, Group, InDirection, Incident, Lasting, Levels,
    LineOfSight, Occupied, Pattern, Region, Remembered, Walks, Winning,
};

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
}
