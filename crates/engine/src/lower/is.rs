//! The tests of `(is …)`.

use board::Direction;
use language::booleans as ast;
use language::refs::WhatOrWhats;
use language::words::{IsConnectKind, RepetitionKind};

use super::ints::one_site;
use super::{Lower, LowerError, Lowered};
use crate::action::Hidden;
use crate::bits::Bits;
use crate::booleans::{
    Angle, Bool, Connected, Line, LinePieces, Target, Targets, Threat, TileTest,
};
use crate::ints::Int;
use crate::pyramids::{Freedom, PyramidCorners};
use crate::regions::{Pattern, Region};

impl Lower<'_> {
    pub(super) fn is_test(&mut self, boolean: &ast::Boolean) -> Lowered<Bool> {
        use ast::Boolean as A;
        let value = |x: &Option<language::ints::Int>,
                     lower: &mut Self,
                     default: Int|
         -> Lowered<Box<Int>> {
            Ok(Box::new(match x {
                Some(x) => lower.int(x)?,
                None => default,
            }))
        };
        Ok(match boolean {
            A::IsLine(x) => Bool::Line(Box::new(self.line(x)?)),
            A::IsConnect(x) => {
                let connected = Box::new(self.connected(x)?);
                match x.kind {
                    IsConnectKind::Connected => Bool::Connected(connected),
                    IsConnectKind::Blocked => Bool::Blocked(connected),
                }
            }
            A::IsThreatened(x) => {
                self.flags.threats = true;
                let kind = self.kind(x.site_type);
                Bool::Threatened(Box::new(Threat {
                    what: self.int_opt(x.what.as_ref())?,
                    sites: x.at.as_ref().map(|a| self.at_or_in(a)).transpose()?,
                    moves: x.specific_moves.as_ref().map(|m| self.moves(m)).transpose()?,
                    kind,
                }))
            }
            A::IsWithin(x) => {
                let kind = self.kind(x.site_type);
                let what = self.int_or(x.what.as_ref(), -1)?;
                let region = match &x.at {
                    Some(place) => self.at_or_in(place)?,
                    None => Region::One(Box::new(Int::LastTo)),
                };
                Bool::Within(kind, Box::new((what, region)))
            }
            A::IsPending(_) => Bool::Pending,
            A::IsFull(_) => Bool::Full,
            A::IsCycle(_) => {
                self.needs.hashes = true;
                self.flags.cycles = true;
                Bool::Cycle
            }
            A::IsRepeat(x) => {
                self.needs.hashes = true;
                let kind = x.repetition.unwrap_or(RepetitionKind::Positional);
                self.flags.repeat = Some(kind);
                Bool::Repeat(kind)
            }
            A::IsOdd(x) => Bool::Odd(value(&x.value, self, Int::To)?),
            A::IsEven(x) => Bool::Even(value(&x.value, self, Int::To)?),
            A::IsVisited(x) => {
                self.flags.visits = true;
                Bool::Visited(value(&x.value, self, Int::To)?)
            }
            A::IsFlat(x) => Bool::Flat(board::SiteType::Vertex, value(&x.value, self, Int::To)?),
            A::IsAnyDie(x) => Bool::AnyDie(value(&x.value, self, Int::To)?),
            A::IsTriggered(x) => Bool::Triggered(Box::new(self.index_or_role(&x.player)?)),
            A::IsProposed(x) => Bool::Proposed(self.message(&x.name).1),
            A::IsDecided(x) => Bool::Decided(self.message(&x.name).1),
            A::IsLastFrom(x) => Bool::LastFromIs(self.kind(Some(x.site_type))),
            A::IsLastTo(x) => Bool::LastToIs(self.kind(Some(x.site_type))),
            A::IsRelated(x) => {
                let kind = self.kind(x.site_type);
                let direction = super::directions::relation(x.relation).direction();
                let pair = (self.int(&x.site_a)?, self.site_or_region(&x.site_b)?);
                Bool::Related(direction, kind, Box::new(pair))
            }
            A::IsPattern(x) => {
                let kind = self.kind(x.site_type);
                Bool::Pattern(Box::new(Pattern {
                    walk: x.walk.clone().unwrap_or_default().into_boxed_slice(),
                    from: x.from.as_ref().map_or(Ok(Int::LastTo), |f| self.int(f))?,
                    whats: self.whats(x.what.as_ref())?,
                    kind,
                }))
            }
            A::IsTarget(x) => {
                let container = match &x.container {
                    None => 0,
                    Some(language::refs::ContainerRef::Index(index)) => {
                        self.int(index)?.constant().unwrap_or(0).max(0) as usize
                    }
                    Some(language::refs::ContainerRef::Name(name)) => {
                        self.containers.iter().position(|c| c.name == *name).unwrap_or(0)
                    }
                };
                let sites = x.sites.as_ref().map(|s| s.to_vec().into_boxed_slice());
                Bool::Target(Box::new(Target {
                    container,
                    wanted: x.configuration.clone().into_boxed_slice(),
                    sites,
                }))
            }
            A::IsHidden(x) => {
                self.needs.hidden = true;
                let kind = self.kind(x.site_type);
                let what = x.data.map_or(Hidden::All, hidden);
                Bool::Hidden(what, kind, Box::new((self.int(&x.at)?, self.player_int(&x.player)?)))
            }
            A::IsLoop(x) => return self.is_loop(x),
            A::IsAngle(x) => Bool::Angle(Box::new(Angle {
                angle: x.kind,
                kind: self.kind(x.site_type),
                at: self.int(&x.at)?,
                first: self.boolean(&x.condition_site)?,
                second: self.boolean(&x.condition_site2)?,
            })),
            A::IsFreedom(x) => Bool::Freedom(Box::new(Freedom {
                kind: self.kind(x.site_type),
                region: self.region(&x.within)?,
                taken: x.to_place.as_ref().map(|site| self.int(site)).transpose()?,
            })),
            A::IsPath(_) | A::IsRegularGraph(_) | A::IsTree(_) | A::IsCrossing(_) => {
                return self.edge_test(boolean);
            }
            A::IsPyramidCorners(x) => {
                let kind = self.kind(x.site_type);
                let tips = match (&x.froms, &x.from) {
                    (Some(region), _) => self.region(region)?,
                    (None, Some(site)) => one_site(self.int(site)?),
                    (None, None) => one_site(Int::LastTo),
                };
                Bool::PyramidCorners(Box::new(PyramidCorners { tips, kind }))
            }
            A::IsSidesMatch(x) => {
                let site = *value(&x.value, self, Int::LastTo)?;
                Bool::Tile(Box::new(TileTest::SidesMatch(site)))
            }
            A::IsPipsMatch(x) => {
                let site = *value(&x.value, self, Int::LastTo)?;
                Bool::Tile(Box::new(TileTest::PipsMatch(site)))
            }
            _ => {
                return match self.constraint(boolean)? {
                    Some(constraint) => Ok(constraint),
                    None => Err(LowerError::unsupported(syntax::NodeId(0), "this test")),
                };
            }
        })
    }

    pub(super) fn whats(&mut self, what: Option<&WhatOrWhats>) -> Lowered<Box<[Int]>> {
        match what {
            None => Ok(Box::new([])),
            Some(WhatOrWhats::What(what)) => Ok(Box::new([self.int(what)?])),
            Some(WhatOrWhats::Whats(list)) => list.iter().map(|x| self.int(x)).collect(),
        }
    }

    fn line(&mut self, x: &ast::IsLine) -> Lowered<Line> {
        let kind = self.kind(x.site_type);
        let (through_one, through) = match &x.through {
            None => (Some(Int::LastTo), Region::nothing()),
            Some(ast::Through::Through(site)) => (Some(self.int(site)?), Region::nothing()),
            Some(ast::Through::ThroughAny(region)) => (None, self.region(region)?),
        };
        let pieces = match &x.owner {
            None => LinePieces::Same,
            Some(ast::LineOwner::Role(role)) => LinePieces::Of(self.role_players(*role)),
            Some(ast::LineOwner::What(what)) => LinePieces::Whats(Box::new([self.int(what)?])),
            Some(ast::LineOwner::Whats(list)) => {
                LinePieces::Whats(list.iter().map(|w| self.int(w)).collect::<Lowered<_>>()?)
            }
        };
        let length = self.int(&x.length)?;
        if let Some(number) = length.constant()
            && number < 1
        {
            let message = format!("`is Line`: no line has a length of {number}");
            return Err(LowerError::wrong(x.id, message));
        }
        Ok(Line {
            length,
            direction: x.direction.map_or(Direction::Adjacent, Direction::from),
            through,
            through_one,
            pieces,
            exact: self.bool_or(x.exact.as_ref(), false)?,
            contiguous: self.bool_or(x.contiguous.as_ref(), true)?,
            condition: self.bool_opt(x.condition.as_ref())?,
            by_level: self.bool_or(x.by_level.as_ref(), false)?,
            top: self.bool_or(x.top.as_ref(), false)?,
            variety: self.int_or(x.through_how_much.as_ref(), 1)?,
            opposites: self.bool_or(x.use_opposites.as_ref(), true)?,
            visible: self.bool_or(x.is_visible.as_ref(), false)?,
            kind,
        })
    }

    fn connected(&mut self, x: &ast::IsConnect) -> Lowered<Connected> {
        let kind = self.kind(x.site_type);
        let targets = match &x.targets {
            ast::ConnectTargets::Regions(regions) => {
                Targets::Regions(regions.iter().map(|r| self.region(r)).collect::<Lowered<_>>()?)
            }
            ast::ConnectTargets::Role(role) => Targets::Of(self.role_int(*role)),
            ast::ConnectTargets::Static(word) => {
                let lists = self.static_lists(*word);
                let bits = lists.iter().map(|l| l.iter().map(|&s| s as usize).collect::<Bits>());
                Targets::Fixed(bits.collect())
            }
        };
        Ok(Connected {
            number: self.int_opt(x.number.as_ref())?,
            at: x.at.as_ref().map_or(Ok(Int::LastTo), |a| self.int(a))?,
            directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
            targets,
            kind,
        })
    }
}

/// What of a site is hidden.
pub(super) fn hidden(word: language::words::HiddenData) -> Hidden {
    use language::words::HiddenData as H;
    match word {
        H::What => Hidden::What,
        H::Who => Hidden::Who,
        H::State => Hidden::State,
        H::Count => Hidden::Count,
        H::Rotation => Hidden::Rotation,
        H::Value => Hidden::Value,
    }
}
