//! Edges as a graph, and rings of pieces.

use board::{Direction, SiteType};
use language::booleans as ast;
use language::ranges::Range;
use language::refs::{PlayerRef, SiteOrRegion, Surrounders};
use language::regions::{SitesCrossing, SitesLoop};
use language::words::{self, Role};

use super::ints::one_site;
use super::{Lower, LowerError, Lowered};
use crate::booleans::{Bool, EdgeTest, PathTest, Regular, Ring, SitePath, TileTest};
use crate::ints::Int;
use crate::players::Players;
use crate::regions::{Crossing, Region};

impl Lower<'_> {
    /// A test of the graph that pieces on edges make.
    pub(super) fn edge_test(&mut self, boolean: &ast::Boolean) -> Lowered<Bool> {
        use ast::Boolean as A;
        self.needs.types[SiteType::Edge as usize] = true;
        let test = match boolean {
            A::IsTree(x) => {
                self.needs.types[SiteType::Vertex as usize] = true;
                EdgeTest::Tree(x.kind, self.player_int(&x.player)?)
            }
            A::IsRegularGraph(x) => {
                let mut test = Regular {
                    who: self.player_int(&x.player)?,
                    degree: None,
                    odd: None,
                    even: None,
                };
                match &x.degree {
                    None => {}
                    Some(ast::Degree::K(k)) => test.degree = Some(self.int(k)?),
                    Some(ast::Degree::Odd(odd)) => test.odd = Some(self.boolean(odd)?),
                    Some(ast::Degree::Even(even)) => test.even = Some(self.boolean(even)?),
                }
                EdgeTest::Regular(test)
            }
            A::IsPath(x) => {
                let (min, max) = self.range(&x.length)?;
                if x.site_type != words::SiteType::Edge {
                    return Ok(Bool::SitePath(Box::new(SitePath {
                        from: x.from.as_ref().map_or(Ok(Int::LastTo), |from| self.int(from))?,
                        who: self.player_int(&x.player)?,
                        min,
                        max,
                        closed: self.bool_or(x.closed.as_ref(), false)?,
                        kind: self.kind(Some(x.site_type)),
                    })));
                }
                EdgeTest::Path(PathTest {
                    from: x.from.as_ref().map_or(Ok(Int::LastTo), |from| self.int(from))?,
                    who: self.player_int(&x.player)?,
                    min,
                    max,
                    exact: matches!(x.length, Range::Exact(_)),
                    closed: self.bool_or(x.closed.as_ref(), false)?,
                })
            }
            A::IsCrossing(x) => EdgeTest::Crossing(self.int(&x.edge1)?, self.int(&x.edge2)?),
            _ => return Err(LowerError::unsupported(syntax::NodeId(0), "this test of edges")),
        };
        Ok(Bool::Edges(Box::new(test)))
    }

    pub(super) fn is_loop(&mut self, x: &ast::IsLoop) -> Lowered<Bool> {
        if x.path == Some(true) {
            return self.tile_loop(x);
        }
        let kind = self.kind(x.site_type);
        let ring = self.ring(
            kind,
            x.surround.as_ref(),
            x.directions.as_ref(),
            x.colour.as_ref(),
            x.start.as_ref(),
        )?;
        Ok(Bool::Ring(Box::new(ring)))
    }

    fn tile_loop(&mut self, x: &ast::IsLoop) -> Lowered<Bool> {
        let colour = x.colour.as_ref().map_or(Ok(Int::Mover), |colour| self.int(colour))?;
        let start = self.written_or(x.start.as_ref())?;
        Ok(Bool::Tile(Box::new(TileTest::PathCloses(colour, start))))
    }

    pub(super) fn path_extent(&mut self, x: &language::ints::PathExtent) -> Lowered<Int> {
        let colour = x.colour.as_ref().map_or(Ok(Int::Mover), |colour| self.int(colour))?;
        let start = self.written_or(x.start.as_ref())?;
        Ok(Int::PathExtent(Box::new((start, colour))))
    }

    /// The sites that are given, or else those written by the last move.
    fn written_or(&mut self, start: Option<&SiteOrRegion>) -> Lowered<Region> {
        match start {
            Some(place) => self.site_or_region(place),
            None => {
                self.flags.touched = true;
                Ok(Region::LastTo)
            }
        }
    }

    pub(super) fn sites_loop(&mut self, x: &SitesLoop) -> Lowered<Region> {
        let kind = self.kind(x.site_type);
        let ring = self.ring(
            kind,
            x.surround.as_ref(),
            x.directions.as_ref(),
            x.colour.as_ref(),
            x.start.as_ref(),
        )?;
        Ok(Region::Ring(Box::new((ring, self.bool_or(x.inside.as_ref(), false)?))))
    }

    fn ring(
        &mut self,
        kind: SiteType,
        surround: Option<&Surrounders>,
        directions: Option<&language::directions::Direction>,
        colour: Option<&language::ints::Int>,
        start: Option<&SiteOrRegion>,
    ) -> Lowered<Ring> {
        let surround: Option<Box<[Players]>> = surround.map(|roles| match roles {
            Surrounders::Surround(role) => Box::new([self.role_players(*role)]) as Box<[_]>,
            Surrounders::Roles(roles) => roles.iter().map(|r| self.role_players(*r)).collect(),
        });
        Ok(Ring {
            start: start.map_or(Ok(one_site(Int::LastTo)), |place| self.site_or_region(place))?,
            colour: colour.map_or(Ok(Int::Mover), |colour| self.int(colour))?,
            surround,
            directions: self.directions_or(directions, Direction::Adjacent)?,
            kind,
        })
    }

    pub(super) fn sites_crossing(&mut self, x: &SitesCrossing) -> Lowered<Region> {
        self.needs.types[SiteType::Edge as usize] = true;
        let owner = match &x.player {
            None => None,
            Some(PlayerRef::Role(Role::All | Role::Shared | Role::Each)) => {
                Some(Players::anybody())
            }
            Some(player) => Some(Players::One(self.player_int(player)?)),
        };
        Ok(Region::Crossing(Box::new(Crossing { at: self.int(&x.at)?, owners: owner })))
    }
}
