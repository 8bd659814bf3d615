//! Moves of pieces.

use board::{Direction, SiteType};
use language::moves as ast;
use language::refs::SiteOrRegion;

use super::{Lower, Lowered};
use crate::bits::Bits;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::local;
use crate::moves::{
    AddMove, BetweenPart, ClaimMove, Effect, FromPart, FromToMove, HopMove, Kind, LeapMove, Moves,
    Place, PromoteMove, RemoveMove, SelectMove, Shoot, Slide, StepMove, ToPart, TrackSlide,
};
use crate::program::Then;
use crate::regions::walk_ends;

impl Lower<'_> {
    /// Lowers a rule that generates moves.
    pub(super) fn moves(&mut self, moves: &ast::Moves) -> Lowered<Moves> {
        use ast::Moves as A;
        let (id, then, kind) = match moves {
            A::Step(x) => (x.id, &x.then, Kind::Step(Box::new(self.step(x)?))),
            A::Hop(x) => (x.id, &x.then, Kind::Hop(Box::new(self.hop(x)?))),
            A::Slide(x) => (x.id, &x.then, self.slide(x)?),
            A::Leap(x) => (x.id, &x.then, Kind::Leap(Box::new(self.leap(x)?))),
            A::FromTo(x) => (x.id, &x.then, Kind::FromTo(Box::new(self.move_from_to(x)?))),
            A::Add(x) => (x.id, &x.then, Kind::Add(Box::new(self.add(x)?))),
            A::Claim(x) => {
                let claim = self.claim(x)?;
                let single = !matches!(claim.to.place, Some(Place::Region(_)));
                let kind = Kind::Claim(Box::new(claim));
                if single {
                    return Ok(Moves { id: x.id, then: None, kind });
                }
                (x.id, &x.then, kind)
            }
            A::Remove(x) => {
                let place = self.site_place(&x.site)?;
                let deferred = x.at.is_some();
                self.flags.deferred |= deferred;
                self.needs.stacks |= x.level.is_some();
                let kind = self.kind(x.site_type);
                let remove = RemoveMove {
                    place,
                    level: self.int_opt(x.level.as_ref())?,
                    deferred: x.at == Some(language::words::When::EndOfTurn),
                    count: self.int_opt(x.count.as_ref())?,
                    kind,
                    decision: x.decision,
                };
                (x.id, &x.then, Kind::Remove(Box::new(remove)))
            }
            A::Select(x) => {
                let select = SelectMove {
                    from: self.from(Some(&x.from))?,
                    to: x.to.as_ref().map(|t| self.to(t)).transpose()?,
                    mover: x.mover.map(|role| self.role_int(role)),
                    decision: x.decision,
                };
                (x.id, &x.then, Kind::Select(Box::new(select)))
            }
            A::Promote(x) => {
                let owner = x.player.as_ref().map(|p| self.player_int(p)).transpose()?;
                let kind = self.kind(x.site_type);
                let promote = PromoteMove {
                    site: self.int_opt(x.site.as_ref())?,
                    whats: self.piece_ints(&x.what, owner)?,
                    kind,
                    decision: x.decision,
                };
                (x.id, &x.then, Kind::Promote(Box::new(promote)))
            }
            A::Shoot(x) => {
                let what = self.piece_ints(&x.what, None)?.into_vec().into_iter().next();
                let shoot = Shoot {
                    what: what.unwrap_or(Int::Const(-1)),
                    from: x.from.as_ref().map(|f| self.from(Some(f))).transpose()?,
                    direction: x.direction.map_or(Direction::Adjacent, Direction::from),
                    to: x.to.as_ref().map(|t| self.to(t)).transpose()?.unwrap_or_default(),
                    decision: x.decision,
                };
                (x.id, &x.then, Kind::Shoot(Box::new(shoot)))
            }
            A::Pass(x) => {
                self.flags.pass = true;
                (x.id, &x.then, Kind::Pass { decision: x.decision })
            }
            _ => return self.operator(moves),
        };
        Ok(Moves { id, then: self.then(then.as_ref())?, kind })
    }

    /// Lowers a consequence and says its number.
    pub(super) fn then(&mut self, then: Option<&ast::Then>) -> Lowered<Option<u32>> {
        let Some(then) = then else { return Ok(None) };
        let moves = self.moves(&then.moves)?;
        let after_all = then.apply_after_all_moves.unwrap_or(false);
        let quiet = local::is_quiet(&moves, &|then| self.thens[then as usize].quiet);
        self.thens.push(Then { id: then.id, moves, quiet, after_all });
        Ok(Some(self.thens.len() as u32 - 1))
    }

    pub(super) fn site_place(&mut self, place: &SiteOrRegion) -> Lowered<Place> {
        Ok(match place {
            SiteOrRegion::Site(site) => Place::Site(self.int(site)?),
            SiteOrRegion::Region(region) => Place::Region(self.region(region)?),
        })
    }

    pub(super) fn from(&mut self, from: Option<&ast::From>) -> Lowered<FromPart> {
        let Some(x) = from else {
            return Ok(FromPart { kind: self.default, place: None, level: None, condition: None });
        };
        let kind = self.kind(x.site_type);
        let place = x.site.as_ref().map(|s| self.site_place(s)).transpose()?;
        if let Some(Place::Site(site)) = &place {
            self.check_site(x.id, "from", kind, site)?;
        }
        Ok(FromPart {
            kind,
            place,
            level: self.int_opt(x.level.as_ref())?,
            condition: self.bool_opt(x.condition.as_ref())?,
        })
    }

    pub(super) fn to(&mut self, x: &ast::To) -> Lowered<ToPart> {
        let rotations = x.rotations.as_ref().map(|r| {
            self.needs.rotations = true;
            self.turns(&r.directions)
        });
        let kind = self.kind_given(x.site_type);
        let place = x.site.as_ref().map(|s| self.site_place(s)).transpose()?;
        if let Some(Place::Site(site)) = &place {
            self.check_site(x.id, "to", kind.unwrap_or(self.default), site)?;
        }
        Ok(ToPart {
            kind,
            place,
            level: self.int_opt(x.level.as_ref())?,
            rotations,
            condition: self.bool_opt(x.condition.as_ref())?,
            effect: x.effect.as_ref().map(|e| self.apply(e)).transpose()?,
        })
    }

    pub(super) fn between(&mut self, between: Option<&ast::Between>) -> Lowered<BetweenPart> {
        let Some(x) = between else { return Ok(BetweenPart::default()) };
        Ok(BetweenPart {
            given: true,
            before: self.int_opt(x.before.as_ref())?,
            range: x.range.as_ref().map(|r| self.range(r)).transpose()?,
            after: self.int_opt(x.after.as_ref())?,
            condition: self.bool_opt(x.condition.as_ref())?,
            trail: self.int_opt(x.trail.as_ref())?,
            effect: x.effect.as_ref().map(|e| self.apply(e)).transpose()?,
        })
    }

    pub(super) fn apply(&mut self, x: &ast::Apply) -> Lowered<Effect> {
        Ok(Effect {
            condition: self.bool_opt(x.condition.as_ref())?,
            moves: x.effect.as_ref().map(|m| self.moves(m)).transpose()?,
        })
    }

    pub(super) fn step(&mut self, x: &ast::Step) -> Lowered<StepMove> {
        let stack = x.stack.unwrap_or(false);
        self.needs.stacks |= stack;
        Ok(StepMove {
            from: self.from(x.from.as_ref())?,
            directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
            to: self.to(&x.to)?,
            stack,
            decision: x.decision,
        })
    }

    fn hop(&mut self, x: &ast::Hop) -> Lowered<HopMove> {
        let stack = x.stack.unwrap_or(false);
        self.needs.stacks |= stack;
        Ok(HopMove {
            from: self.from(x.from.as_ref())?,
            directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
            between: self.between(x.between.as_ref())?,
            to: self.to(&x.to)?,
            stack,
            decision: x.decision,
        })
    }

    fn slide(&mut self, x: &ast::Slide) -> Lowered<Kind> {
        let stack = x.stack.unwrap_or(false);
        self.needs.stacks |= stack;
        let from = self.from(x.from.as_ref())?;
        let between = self.between(x.between.as_ref())?;
        let to = x.to.as_ref().map(|t| self.to(t)).transpose()?.unwrap_or_default();
        if let Some(track) = &x.track {
            let all_tracks = &**track == "AllTracks";
            let tracks = if all_tracks {
                (0..self.tracks.len()).collect()
            } else {
                self.tracks_named(Some(track), false)
            };
            let decision = x.decision;
            return Ok(Kind::TrackSlide(Box::new(TrackSlide {
                from,
                tracks,
                all_tracks,
                between,
                to,
                decision,
            })));
        }
        let directions = self.directions_or(x.directions.as_ref(), Direction::Adjacent)?;
        Ok(Kind::Slide(Box::new(Slide {
            from,
            directions,
            between,
            to,
            stack,
            decision: x.decision,
        })))
    }

    fn leap(&mut self, x: &ast::Leap) -> Lowered<LeapMove> {
        let walks: Box<[_]> = x.walk.iter().map(|w| w.clone().into_boxed_slice()).collect();
        let rotations = self.bool_or(x.rotations.as_ref(), true)?;
        let ends = rotations.constant().map(|rotations| {
            let ends = |from| {
                let mut ends = Bits::default();
                walk_ends(&self.topology, self.default, from, &walks, rotations, &mut ends);
                ends.iter().collect()
            };
            (0..self.topology.count(self.default) as i32).map(ends).collect()
        });
        Ok(LeapMove {
            from: self.from(x.from.as_ref())?,
            walks,
            ends,
            forward: self.bool_or(x.forward.as_ref(), false)?,
            rotations,
            to: self.to(&x.to)?,
            decision: x.decision,
        })
    }

    fn move_from_to(&mut self, x: &ast::FromTo) -> Lowered<FromToMove> {
        let stack = x.stack.unwrap_or(false);
        self.needs.stacks |= stack || x.from.level.is_some();
        Ok(FromToMove {
            from: self.from(Some(&x.from))?,
            to: self.to(&x.to)?,
            count: self.int_opt(x.count.as_ref())?,
            copy: self.bool_or(x.copy.as_ref(), false)?,
            stack,
            mover: x.mover.map(|role| self.role_int(role)),
            decision: x.decision,
        })
    }

    fn add(&mut self, x: &ast::Add) -> Lowered<AddMove> {
        let stack = x.stack.unwrap_or(false);
        self.needs.stacks |= stack || x.to.level.is_some();
        let count = self.int_opt(x.count.as_ref())?;
        self.needs.counts |= count.as_ref().is_some_and(|c| c.constant() != Some(1));
        let whats = match &x.what {
            Some(what) => self.piece_ints(what, None)?,
            None => Box::new([Int::Mover]),
        };
        let state = x.what.as_ref().and_then(|w| w.state.as_ref());
        self.needs.states |= state.is_some();
        Ok(AddMove {
            whats,
            state: self.int_opt(state)?,
            to: self.to(&x.to)?,
            count,
            stack,
            decision: x.decision,
        })
    }

    fn claim(&mut self, x: &ast::Claim) -> Lowered<ClaimMove> {
        let what = match &x.what {
            Some(what) => self.piece_ints(what, None)?.into_vec().into_iter().next(),
            None => None,
        };
        let state = x.what.as_ref().and_then(|w| w.state.as_ref());
        self.needs.states |= state.is_some();
        let to = self.to(&x.to)?;
        let single = !matches!(to.place, Some(Place::Region(_)));
        Ok(ClaimMove {
            what: what.unwrap_or(Int::Mover),
            state: self.int_opt(state)?,
            to,
            then: if single { self.then(x.then.as_ref())? } else { None },
            decision: x.decision,
        })
    }

    /// The components that a `(piece …)` names.
    pub(super) fn piece_ints(
        &mut self,
        piece: &ast::PieceRef,
        owner: Option<Int>,
    ) -> Lowered<Box<[Int]>> {
        use ast::PieceNames;
        let names: Vec<Box<str>> = match &piece.pieces {
            PieceNames::Name(name) => vec![name.clone()],
            PieceNames::Names(names) => names.clone(),
            PieceNames::Index(index) => return Ok(Box::new([self.int(index)?])),
            PieceNames::Indices(list) => return list.iter().map(|i| self.int(i)).collect(),
        };
        let owner = owner.and_then(|o| if o.constant() == Some(-1) { None } else { Some(o) });
        let mut whats = Vec::new();
        for name in names {
            whats.push(match &owner {
                Some(owner) => {
                    let owner = match owner {
                        Int::Const(p) => Int::Const(*p),
                        Int::Next => Int::Next,
                        Int::Prev => Int::Prev,
                        Int::Player => Int::Player,
                        _ => Int::Mover,
                    };
                    self.component_of(&name, owner)
                }
                None => self.piece_named(&name),
            });
        }
        Ok(whats.into_boxed_slice())
    }

    /// The type of the sites of a part, for tests that have one.
    pub(super) fn kind_of_from(&mut self, from: Option<&ast::From>) -> SiteType {
        match from {
            Some(from) => self.kind(from.site_type),
            None => self.default,
        }
    }

    /// A test, or one that is always the same.
    pub(super) fn test(
        &mut self,
        test: Option<&language::booleans::Boolean>,
        default: Bool,
    ) -> Lowered<Bool> {
        match test {
            Some(test) => self.boolean(test),
            None => Ok(default),
        }
    }
}
