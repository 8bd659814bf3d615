//! What happens: effects and consequences.

use super::{Compiler, Made, Scope, no, no_node};
use crate::kernel::code::{
    Along, Custodial, Deed, Effect, Enclose, Intervene, Num, Surround, Test,
};
use crate::moves::{Effect as Applied, FromPart, Kind, Moves, Place};

impl<'p> Compiler<'p> {
    /// Something that happens.
    pub fn effect(&mut self, moves: &'p Moves) -> Made<Effect> {
        if let Some(then) = moves.then {
            self.outer.push(then);
        }
        let effect = self.effect_kind(moves);
        if moves.then.is_some() {
            self.outer.pop();
        }
        effect
    }

    fn deed(&mut self, deed: Deed) -> Made<Effect> {
        if let Deed::Add { what, .. } | Deed::Promote(_, what) = &deed {
            self.makes(what);
        }
        if !matches!(deed, Deed::Add { .. } | Deed::Counter(_) | Deed::Var(..) | Deed::Score { .. })
            && !matches!(
                deed,
                Deed::Next(_)
                    | Deed::Pending(_)
                    | Deed::Trigger(_)
                    | Deed::State(..)
                    | Deed::Flip(..)
            )
        {
            self.changes = true;
        }
        Ok(Effect::Do(deed, self.follow()?))
    }

    fn effect_kind(&mut self, moves: &'p Moves) -> Made<Effect> {
        Ok(match &moves.kind {
            Kind::All(list) => {
                let all = list.iter().map(|m| self.effect(m)).collect::<Made<Vec<_>>>()?;
                Effect::All(all.into())
            }
            Kind::If(parts) => {
                let test = self.test(&parts.0)?;
                let yes = self.effect(&parts.1)?;
                let other = match &parts.2 {
                    Some(other) => self.effect(other)?,
                    None => Effect::Nothing,
                };
                match test {
                    Test::Const(true) => yes,
                    Test::Const(false) => other,
                    test => Effect::If(Box::new((test, yes, other))),
                }
            }
            Kind::Apply(effect) => self.conditional(effect)?,
            Kind::ForEachSite(parts) if parts.2.is_none() => {
                let set = self.set(&parts.0)?;
                let scope = Scope { site: true, to: true, ..self.scope };
                let effect = self.within(scope, |c| c.effect(&parts.1))?;
                Effect::Each(Box::new((set, effect)))
            }
            Kind::AllCombinations(pair) => {
                if !self.outer.is_empty() || pair.0.then.is_some() || pair.1.then.is_some() {
                    return no("consequences of combinations");
                }
                let (first, second) = (self.effect(&pair.0)?, self.effect(&pair.1)?);
                let single = |e: &Effect| matches!(e, Effect::Do(..));
                if !single(&first) || !single(&second) {
                    return no("combinations of several moves");
                }
                Effect::Pairs(Box::new((first, second)))
            }
            Kind::Remove(x) => {
                self.kind(x.kind)?;
                if x.count.is_some() {
                    return no("removals of several");
                }
                match &x.place {
                    Place::Site(site) if x.deferred => {
                        let site = self.num(site)?;
                        self.deed(Deed::PutOff(site))?
                    }
                    Place::Region(_) if x.deferred => return no("deferred removals of several"),
                    Place::Site(site) => {
                        let site = self.num(site)?;
                        self.deed(Deed::Remove(site))?
                    }
                    Place::Region(region) => {
                        let set = self.set(region)?;
                        self.deed(Deed::RemoveAll(set))?
                    }
                }
            }
            Kind::Add(x) => {
                let plain = x.count.as_ref().is_none_or(|c| c.constant() == Some(1))
                    && x.to.level.is_none()
                    && x.to.effect.is_none();
                let [what] = &x.whats[..] else { return no("pieces to choose from") };
                if !plain {
                    return no("several pieces at once");
                }
                let state = match &x.state {
                    Some(state) => Some(self.num(state)?),
                    None => None,
                };
                let what = self.num(what)?;
                let scope = Scope { to: true, site: true, ..self.scope };
                match (&x.to.place, &x.to.condition) {
                    (Some(Place::Site(at)), None) => {
                        let at = self.num(at)?;
                        self.deed(Deed::Add { what, at, state })?
                    }
                    (Some(Place::Region(region)), condition) => {
                        let set = self.set(region)?;
                        let test = match condition {
                            Some(condition) => self.within(scope, |c| c.test(condition))?,
                            None => Test::Const(true),
                        };
                        let add = self.deed(Deed::Add { what, at: Num::Site, state })?;
                        let each = Effect::If(Box::new((test, add, Effect::Nothing)));
                        Effect::Each(Box::new((set, each)))
                    }
                    _ => return no("additions with conditions"),
                }
            }
            Kind::Promote(x) => {
                self.kind(x.kind)?;
                let [what] = &x.whats[..] else { return no("pieces to choose from") };
                let what = self.num(what)?;
                let site = match &x.site {
                    Some(site) => self.num(site)?,
                    None if self.scope.to => Num::To,
                    None => return no("a register without value"),
                };
                self.deed(Deed::Promote(site, what))?
            }
            Kind::Flip(x) => {
                self.kind(x.kind)?;
                let site = match &x.site {
                    Some(site) => self.num(site)?,
                    None if self.scope.to => Num::To,
                    None => return no("a register without value"),
                };
                let flips = self.program.components.iter().map(|c| c.flips).collect();
                self.deed(Deed::Flip(site, flips))?
            }
            Kind::SetState(x) => {
                self.kind(x.kind)?;
                let (site, state) = (self.num(&x.site)?, self.num(&x.value)?);
                self.deed(Deed::State(site, state))?
            }
            Kind::SetCounter(value) => {
                let value = self.num(value)?;
                self.deed(Deed::Counter(value))?
            }
            Kind::Trigger(_, player) => {
                let player = self.num(player)?;
                self.deed(Deed::Trigger(player))?
            }
            Kind::SetVar(name, value) => {
                let at = self.program.variables.iter().position(|n| n == name);
                let Some(at @ 0..=3) = at else { return no("many variables") };
                let value = self.num(value)?;
                self.deed(Deed::Var(at + 1, value))?
            }
            Kind::SetTemp(value) => {
                self.keeps_temp()?;
                let value = self.num(value)?;
                self.deed(Deed::Var(0, value))?
            }
            Kind::SetScore(pair) | Kind::AddScore(pair) => {
                let everybody = (1u32 << (self.code.players + 1)) - 2;
                let players = self.players(&pair.0)? & everybody;
                let score = self.num(&pair.1)?;
                let add = matches!(moves.kind, Kind::AddScore(_));
                self.deed(Deed::Score { players, score, add })?
            }
            Kind::MoveAgain => {
                let mover = Num::Const(self.mover);
                self.deed(Deed::Next(mover))?
            }
            Kind::SetPending(place) => {
                self.code.sets_pending = true;
                let site = match place {
                    None => None,
                    Some(Place::Site(site)) => Some(self.num(site)?),
                    Some(Place::Region(_)) => return no("regions that are pending"),
                };
                self.deed(Deed::Pending(site))?
            }
            Kind::FromTo(x) => {
                let simple = x.count.is_none()
                    && x.copy.constant() == Some(false)
                    && !x.stack
                    && x.mover.is_none()
                    && x.from.condition.is_none()
                    && x.to.condition.is_none()
                    && x.to.effect.is_none()
                    && x.to.rotations.is_none();
                if let (Some(Place::Site(from)), Some(Place::Site(to)), true) =
                    (&x.from.place, &x.to.place, simple)
                {
                    self.kind_from(&x.from)?;
                    let (from, to) = (self.num(from)?, self.num(to)?);
                    return self.deed(Deed::Move(from, to));
                }
                Effect::Moves(Box::new(self.rule_of_effect(moves)?))
            }
            Kind::Step(_)
            | Kind::Hop(_)
            | Kind::Slide(_)
            | Kind::Leap(_)
            | Kind::ForEachPiece(_) => Effect::Moves(Box::new(self.rule_of_effect(moves)?)),
            Kind::Custodial(x) => {
                let from = self.origin(x.from.as_ref())?;
                let (min, max) = match &x.between.range {
                    None => (0, 1000),
                    Some((min, max)) => match (min.constant(), max.constant()) {
                        (Some(min), Some(max)) => (min, max),
                        _ => return no("captures whose length changes"),
                    },
                };
                if min > 1 || max < 1 {
                    return no("captures of several at least");
                }
                let taken = Scope { between: true, ..self.scope };
                let target = self.within(taken, |c| c.test(&x.target))?;
                let end = Scope { to: true, ..self.scope };
                let friend = self.within(end, |c| c.test(&x.friend))?;
                let edge = match &friend {
                    // One piece is taken only between two sites.
                    _ if max == 1 => false,
                    Test::AtTo(mask) | Test::InState(Num::To, mask) => mask.off,
                    _ => return no("captures against the edge"),
                };
                let both = Scope { to: true, ..taken };
                let effect = self.within(both, |c| c.conditional(&x.effect))?;
                let rays = self.rays(x.direction);
                let max = max as usize;
                Effect::Custodial(Box::new(Custodial {
                    from,
                    rays,
                    max,
                    target,
                    friend,
                    edge,
                    effect,
                }))
            }
            Kind::Intervene(x) => {
                let from = self.origin(x.from.as_ref())?;
                let range = match &x.range {
                    None => (1, 1),
                    Some((min, max)) => match (min.constant(), max.constant()) {
                        (Some(min), Some(max)) => (min.max(0) as usize, max.max(0) as usize),
                        _ => return no("captures whose length changes"),
                    },
                };
                let taken = Scope { to: true, ..self.scope };
                let target = self.within(taken, |c| c.test(&x.target))?;
                let effect = self.within(taken, |c| c.conditional(&x.effect))?;
                let axes = self.axes(x.direction, true);
                Effect::Intervene(Box::new(Intervene { from, axes, range, target, effect }))
            }
            Kind::Directional(x) => {
                let Some(directions) = &x.directions else {
                    return no("captures in the direction of the move");
                };
                let from = self.origin(x.from.as_ref())?;
                let rays = self.ray_table(directions, 0)?;
                if self.ray_table(directions, self.program.components.len() - 1)? != rays {
                    return no("captures in directions that a piece faces");
                }
                let taken = Scope { to: true, from: false, ..self.scope };
                let test = match &x.to.condition {
                    Some(condition) => self.within(taken, |c| c.test(condition))?,
                    None => Test::Const(true),
                };
                let effect = match &x.to.effect {
                    Some(effect) => self.within(taken, |c| c.conditional(effect))?,
                    None => Effect::Nothing,
                };
                Effect::Along(Box::new(Along { from, rays, test, effect }))
            }
            Kind::Enclose(x) => {
                self.kind(x.kind)?;
                if x.exceptions.constant() != Some(0) || x.takes_empty {
                    return no("enclosures of empty sites");
                }
                let from = self.origin(x.from.as_ref())?;
                let taken = Scope { between: true, ..self.scope };
                let target = self.within(taken, |c| c.test(&x.target))?;
                if !matches!(target, Test::AtBetween(_)) {
                    return no("enclosures of pieces worked out");
                }
                let effect = self.within(taken, |c| c.conditional(&x.effect))?;
                let near = self.step_table(&x.directions, 0)?;
                Effect::Enclose(Box::new(Enclose { from, near, target, effect }))
            }
            Kind::Surround(x) => {
                let from = match &x.from {
                    Some(FromPart { place: Some(Place::Site(site)), kind, .. }) => {
                        self.kind(*kind)?;
                        self.num(site)?
                    }
                    _ => return no("surroundings of a register"),
                };
                let (Some(except), None) = (x.except.constant(), &x.with) else {
                    return no("surroundings with a piece");
                };
                let taken = Scope { between: true, ..self.scope };
                let target = self.within(taken, |c| c.test(&x.target))?;
                let around = Scope { to: true, ..taken };
                let friend = self.within(around, |c| c.test(&x.friend))?;
                let effect = self.within(taken, |c| c.conditional(&x.effect))?;
                let near = self.near(x.direction);
                let except = except.max(0) as usize;
                Effect::Surround(Box::new(Surround { from, near, target, friend, except, effect }))
            }
            kind => return no_node("effect", kind),
        })
    }

    /// The moves of a rule that are all made. The consequences of the rules around are those of its moves.
    fn rule_of_effect(&mut self, moves: &'p Moves) -> Made<crate::kernel::code::Rule> {
        // The consequence of the rule itself is already among those around.
        let own = moves.then.and_then(|_| self.outer.pop());
        let rule = self.rule(moves);
        self.outer.extend(own);
        rule
    }

    /// An effect with its condition.
    fn conditional(&mut self, effect: &'p Applied) -> Made<Effect> {
        let Some(moves) = &effect.moves else { return Ok(Effect::Nothing) };
        let happens = self.effect(moves)?;
        Ok(match &effect.condition {
            None => happens,
            Some(condition) => {
                let test = self.test(condition)?;
                Effect::If(Box::new((test, happens, Effect::Nothing)))
            }
        })
    }

    /// The site of a `from`, or where the last move ended.
    pub fn origin(&mut self, from: Option<&'p FromPart>) -> Made<Num> {
        match from {
            Some(FromPart { place: Some(Place::Site(site)), kind, .. }) => {
                self.kind(*kind)?;
                self.num(site)
            }
            Some(FromPart { place: Some(_), .. }) => no("captures from several sites"),
            _ => Ok(Num::LastTo),
        }
    }
}
