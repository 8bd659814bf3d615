//! Counts and sizes.

use board::{Direction, SiteType};
use language::ints as ast;
use language::refs::{AtOrIn, AtOrTo};
use language::words::{CountSimpleKind, CountSiteKind, StackDirection};

use super::ints::one_site;
use super::{Lower, LowerError, Lowered};
use crate::booleans::Bool;
use crate::ints::{CountPieces, CountStack, Groups, Int, Liberties, SiteRead};
use crate::pyramids::Platform;
use crate::regions::{Group, Region};

impl Lower<'_> {
    pub(super) fn count(&mut self, int: &ast::Int) -> Lowered<Int> {
        use ast::Int as A;
        Ok(match int {
            A::CountSimple(x) => {
                let kind = self.kind(x.site_type);
                let regions = &self.topology.of(kind).regions;
                match x.kind {
                    CountSimpleKind::Rows => Int::Const(regions.rows.len() as i32),
                    CountSimpleKind::Columns => Int::Const(regions.columns.len() as i32),
                    CountSimpleKind::Turns => Int::CountTurns,
                    CountSimpleKind::Moves => Int::CountMoves,
                    CountSimpleKind::Trials => Int::CountTrials,
                    CountSimpleKind::MovesThisTurn => Int::CountMovesThisTurn,
                    CountSimpleKind::Phases => Int::Const(self.phase_count() as i32),
                    CountSimpleKind::Vertices => {
                        Int::Const(self.topology.count(SiteType::Vertex) as i32)
                    }
                    CountSimpleKind::Edges => {
                        Int::Const(self.topology.count(SiteType::Edge) as i32)
                    }
                    CountSimpleKind::Cells => {
                        Int::Const(self.topology.count(SiteType::Cell) as i32)
                    }
                    CountSimpleKind::Players => Int::Const(self.players as i32),
                    CountSimpleKind::Active => Int::CountActive,
                    CountSimpleKind::LegalMoves => Int::CountLegalMoves,
                }
            }
            A::Count(x) => self.count_sites(x)?,
            A::CountPips(x) => {
                let owner = match &x.owner {
                    None => Int::Const(self.shared()),
                    Some(language::refs::RoleOrOf::Role(role)) => self.role_int(*role),
                    Some(language::refs::RoleOrOf::Of(player)) => self.int(player)?,
                };
                Int::CountPips(Box::new(owner))
            }
            A::CountPieces(x) => Int::CountPieces(Box::new(CountPieces {
                players: self.role_or_of(x.owner.as_ref())?,
                components: x.name.as_ref().map(|name| self.components_containing(name)),
                within: x.within.as_ref().map(|r| self.region(r)).transpose()?,
                condition: self.bool_opt(x.condition.as_ref())?,
                kind: self.kind_given(x.site_type),
                bag: x.name.as_deref() == Some("Bag"),
            })),
            A::CountSteps(x) => Int::CountSteps(Box::new(self.distance(x)?)),
            A::CountStepsOnTrack(x) => self.steps_on_track(x)?,
            A::CountValue(x) => {
                Int::CountValue(Box::new((self.int(&x.of)?, self.array(&x.within)?)))
            }
            A::CountStack(x) => {
                self.needs.stacks = true;
                let kind = self.kind(x.site_type);
                let sites = match &x.at {
                    AtOrTo::At(site) => one_site(self.int(site)?),
                    AtOrTo::To(region) => self.region(region)?,
                };
                Int::CountStack(Box::new(CountStack {
                    sites,
                    from_top: x.stack_direction == Some(StackDirection::FromTop),
                    condition: self.bool_or(x.condition.as_ref(), true)?,
                    stop: self.bool_or(x.stop.as_ref(), false)?,
                    kind,
                }))
            }
            A::CountGroups(x) => {
                let min = self.int_or(x.min.as_ref(), 0)?;
                let mut groups =
                    self.groups(x.site_type, x.directions.as_ref(), x.condition.as_ref(), min)?;
                groups.visible = self.bool_or(x.is_visible.as_ref(), false)?;
                Int::CountGroups(Box::new(groups))
            }
            A::CountSizeBiggestGroup(x) => {
                let min = Int::Const(0);
                let mut groups =
                    self.groups(x.site_type, x.directions.as_ref(), x.condition.as_ref(), min)?;
                groups.through = x.through_any.as_ref().map(|r| self.region(r)).transpose()?;
                groups.visible = self.bool_or(x.is_visible.as_ref(), false)?;
                Int::BiggestGroup(Box::new(groups))
            }
            A::CountSizeBiggestLine(x) => {
                let kind = self.kind(x.site_type);
                let direction = x.directions.map_or(Direction::Adjacent, Direction::from);
                Int::BiggestLine(Box::new(Groups {
                    kind,
                    directions: crate::directions::Directions::absolute(direction),
                    condition: self.bool_opt(x.condition.as_ref())?,
                    min: Int::Const(0),
                    visible: Bool::Const(false),
                    through: None,
                }))
            }
            A::CountLiberties(x) => {
                let kind = self.kind(x.site_type);
                Int::CountLiberties(Box::new(Liberties {
                    at: x.at.as_ref().map_or(Ok(Int::LastTo), |at| self.int(at))?,
                    kind,
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    condition: self.bool_opt(x.condition.as_ref())?,
                }))
            }
            A::SizeArray(x) => Int::SizeArray(Box::new(self.array(&x.array)?)),
            A::SizeStack(x) => {
                self.needs.stacks = true;
                let kind = self.kind(x.site_type);
                match &x.at {
                    None => Int::SizeStackAt(kind, Box::new(Int::LastTo)),
                    Some(AtOrIn::At(site)) => Int::SizeStackAt(kind, Box::new(self.int(site)?)),
                    Some(AtOrIn::In(region)) => {
                        Int::SizeStack(kind, Box::new(self.region(region)?))
                    }
                }
            }
            A::SizeGroup(x) => {
                let kind = self.kind(x.site_type);
                Int::SizeGroup(Box::new(Group {
                    at: one_site(self.int(&x.at)?),
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    condition: self.bool_opt(x.condition.as_ref())?,
                    kind,
                    visible: Bool::Const(false),
                }))
            }
            A::SizeTerritory(x) => {
                let kind = self.kind(x.site_type);
                let direction = x.direction.map_or(Direction::Adjacent, Direction::from);
                Int::SizeTerritory(kind, direction, Box::new(self.player_set(&x.player)?))
            }
            A::SizeLargePiece(x) => {
                let kind = self.kind(x.site_type);
                Int::SizeLargePiece(kind, Box::new(self.at_or_in(&x.at)?))
            }
            _ => return Err(LowerError::unsupported(syntax::NodeId(0), "this number")),
        })
    }

    fn groups(
        &mut self,
        kind: Option<language::words::SiteType>,
        directions: Option<&language::directions::Direction>,
        condition: Option<&language::booleans::Boolean>,
        min: Int,
    ) -> Lowered<Groups> {
        let kind = self.kind(kind);
        let directions = self.directions_or(directions, Direction::Adjacent)?;
        let condition = self.bool_opt(condition)?;
        let visible = Bool::Const(false);
        Ok(Groups { kind, directions, condition, min, visible, through: None })
    }

    fn count_sites(&mut self, x: &ast::Count) -> Lowered<Int> {
        use ast::CountWhere;
        let given = x.site_type;
        let kind = self.kind(given);
        let neighbours = |direction: Direction, lower: &mut Self| -> Lowered<Int> {
            let site = match &x.place {
                // A name is heeded only where sites are counted.
                None | Some(CountWhere::Name(_)) => Int::LastTo,
                Some(CountWhere::At(site)) => lower.int(site)?,
                Some(CountWhere::In(region)) => {
                    let region = lower.region(region)?;
                    Int::RegionSite(Box::new((region, Int::Const(0))))
                }
            };
            Ok(Int::CountNeighbours(direction, kind, Box::new(site)))
        };
        Ok(match x.kind {
            Some(CountSiteKind::Sites) => match &x.place {
                Some(CountWhere::In(region)) => Int::CountSites(Box::new(self.region(region)?)),
                Some(CountWhere::Name(name)) => {
                    let container = self.containers.iter().find(|c| c.name == *name);
                    Int::Const(container.map_or(0, |c| c.size as i32))
                }
                Some(CountWhere::At(index)) => {
                    let index = self.int(index)?.constant();
                    let container = index.and_then(|i| self.containers.get(i as usize));
                    Int::Const(container.map_or(0, |c| c.size as i32))
                }
                None => Int::If(Box::new((
                    Bool::Lt(Box::new((Int::LastTo, Int::Const(0)))),
                    Int::Const(0),
                    Int::Const(1),
                ))),
            },
            Some(CountSiteKind::Adjacent) => neighbours(Direction::Adjacent, self)?,
            Some(CountSiteKind::Orthogonal) => neighbours(Direction::Orthogonal, self)?,
            Some(CountSiteKind::Diagonal) => neighbours(Direction::Diagonal, self)?,
            Some(CountSiteKind::Off) => neighbours(Direction::OffDiagonal, self)?,
            Some(CountSiteKind::Neighbours) => neighbours(Direction::All, self)?,
            Some(CountSiteKind::SitesPlatformBelow) => {
                let site = match &x.place {
                    Some(CountWhere::At(site)) => self.int(site)?,
                    _ => Int::To,
                };
                let who = x.who.map(|role| self.role_int(role));
                let whats = self.whats(x.what.as_ref())?;
                Int::PlatformBelow(Box::new(Platform { site, who, whats, kind }))
            }
            None => {
                self.needs.counts = true;
                match &x.place {
                    None | Some(CountWhere::Name(_)) => {
                        Int::CountAt(Box::new(SiteRead { site: Int::LastTo, level: None, kind }))
                    }
                    Some(CountWhere::At(site)) => Int::CountAt(Box::new(SiteRead {
                        site: self.int(site)?,
                        level: None,
                        kind,
                    })),
                    Some(CountWhere::In(region)) => {
                        let region: Region = self.region(region)?;
                        Int::CountIn(Box::new((region, kind)))
                    }
                }
            }
        })
    }
}
