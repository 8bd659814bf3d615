//! Rules that place and move pieces.

use super::moves::one_or_all;
use super::{Compiler, Made, Scope, no};
use crate::kernel::code::{Action, ByPiece, Effect, Hop, Num, Rule, Set, Slide, Start, Test};
use crate::kernel::table::Table;
use crate::moves::{
    AddMove, FromToMove, HopMove, LeapMove, Place, Shoot, Slide as SlideMove, StepMove, ToPart,
};

impl<'p> Compiler<'p> {
    pub fn add(&mut self, add: &'p AddMove) -> Made<Rule> {
        if add.count.as_ref().is_some_and(|c| c.constant() != Some(1)) || add.to.level.is_some() {
            return no("several pieces at once");
        }
        let single = !matches!(add.to.place, Some(Place::Region(_)));
        let scope = Scope { to: true, ..self.scope };
        let inner = Scope { from: true, to: true, piece: None, ..self.scope };
        let twice = !single && add.to.effect.is_some();
        if twice && !self.outer.is_empty() {
            return no("consequences of moves that are listed twice");
        }
        let mut rules = Vec::new();
        for what in &add.whats {
            let what = match self.num(what)? {
                Num::Const(what @ 1..60) => what,
                Num::Const(-1) => continue,
                _ => return no("pieces that change"),
            };
            let state = match &add.state {
                None => -1,
                Some(state) => match self.num(state)? {
                    Num::Const(state @ -1..256) => state as i16,
                    _ => return no("states that change"),
                },
            };
            let effect = self.applied(add.to.effect.as_ref(), inner)?;
            self.made |= 1 << what;
            let leaf = self.leaf(Action::Add(what as u8, state), Effect::Nothing, effect)?;
            for _ in 0..1 + usize::from(twice) {
                let sites = match &add.to.place {
                    Some(place) => self.place(place)?,
                    None if self.scope.to => Set::One(Num::To),
                    None => return no("a register without value"),
                };
                let test = self.target(&add.to, scope)?;
                rules.push(Rule::Add { leaf, sites, test });
            }
            if single {
                break;
            }
        }
        Ok(one_or_all(rules))
    }

    pub fn step(&mut self, step: &'p StepMove) -> Made<Rule> {
        let Some(start) = self.start(&step.from)? else { return Ok(Rule::Nothing) };
        let tables =
            self.by_piece(&step.from, |c, component| c.step_table(&step.directions, component))?;
        self.leading(start, tables, &step.to)
    }

    pub fn leap(&mut self, leap: &'p LeapMove) -> Made<Rule> {
        let Some(start) = self.start(&leap.from)? else { return Ok(Rule::Nothing) };
        let (Some(ends), Some(false)) = (&leap.ends, leap.forward.constant()) else {
            return no("leaps that change");
        };
        let table = Table::new(
            (0..self.sites)
                .map(|site| ends.get(site).into_iter().flat_map(|e| e.iter().map(|&s| s as u16)))
                .map(Iterator::collect),
        );
        let index = vec![0; self.program.components.len()].into();
        self.leading(start, ByPiece { index, tables: Box::new([table]) }, &leap.to)
    }

    fn leading(&mut self, start: Start, tables: ByPiece<Table>, to: &'p ToPart) -> Made<Rule> {
        let scope = Scope { from: true, to: true, ..self.scope };
        let test = self.target(to, scope)?;
        let effect = self.applied(to.effect.as_ref(), scope)?;
        let leaf = self.leaf(Action::Move, Effect::Nothing, effect)?;
        Ok(Rule::Step { leaf, start, tables, test })
    }

    pub fn slide(&mut self, slide: &'p SlideMove) -> Made<Rule> {
        let Some(start) = self.start(&slide.from)? else { return Ok(Rule::Nothing) };
        let between = &slide.between;
        if between.trail.is_some() || between.effect.is_some() || slide.stack {
            return no("slides that leave something behind");
        }
        let range = match &between.range {
            None => (0, 1000),
            Some((min, max)) => match (min.constant(), max.constant()) {
                (Some(min), Some(max)) => (min.max(0) as usize, max.max(0) as usize),
                _ => return no("slides whose length changes"),
            },
        };
        let rays =
            self.by_piece(&slide.from, |c, component| c.ray_table(&slide.directions, component))?;
        let scope = Scope { from: true, to: true, between: false, ..self.scope };
        let passing = Scope { between: true, ..scope };
        let stop = match &slide.to.condition {
            Some(_) => self.target(&slide.to, scope)?,
            None => Test::Const(false),
        };
        let open = match &between.condition {
            Some(condition) => self.within(passing, |c| c.test(condition))?,
            None => self.at(Num::Between, 1, false),
        };
        let allow = slide.to.effect.as_ref().and_then(|effect| effect.condition.as_ref());
        let allow = self.condition(allow, scope)?;
        let effect = self.always(slide.to.effect.as_ref(), scope)?;
        let leaf = self.leaf(Action::Move, Effect::Nothing, effect)?;
        let slide = Slide { start, rays, range, stop, open, allow };
        Ok(Rule::Slide { leaf, slide: Box::new(slide) })
    }

    pub fn hop(&mut self, hop: &'p HopMove) -> Made<Rule> {
        let Some(start) = self.start(&hop.from)? else { return Ok(Rule::Nothing) };
        let between = &hop.between;
        let one = between
            .range
            .as_ref()
            .is_none_or(|r| r.0.constant() == Some(1) && r.1.constant() == Some(1));
        if !one || hop.stack {
            return no("hops over several");
        }
        let number = |part: &'p Option<crate::ints::Int>| match part {
            None => Ok(0),
            Some(n) => n.constant().map_or_else(|| no("hops whose length changes"), Ok),
        };
        let (before, after) = (number(&between.before)?, number(&between.after)?);
        let rays =
            self.by_piece(&hop.from, |c, component| c.ray_table(&hop.directions, component))?;
        let scope = Scope { from: true, to: true, ..self.scope };
        let over = Scope { from: true, between: true, to: false, ..self.scope };
        let hurdle = match &between.condition {
            _ if !between.given => Test::Const(true),
            None => Test::Const(false),
            Some(condition) => self.within(over, |c| c.test(condition))?,
        };
        let landing = Scope { between: true, ..scope };
        let to = self.target(&hop.to, landing)?;
        let stop = match hop.to.effect.as_ref().and_then(|effect| effect.condition.as_ref()) {
            Some(condition) => Some(self.within(landing, |c| c.test(condition))?),
            None => None,
        };
        let between_effect = self.applied(between.effect.as_ref(), landing)?;
        let effect = self.always(hop.to.effect.as_ref(), scope)?;
        let leaf = self.leaf(Action::Move, between_effect, effect)?;
        let (before, after) = (before.max(0) as usize, after.max(0) as usize);
        let hop = Hop { start, rays, before, after, hurdle, to, stop };
        Ok(Rule::Hop { leaf, hop: Box::new(hop) })
    }

    pub fn shoot(&mut self, shoot: &'p Shoot) -> Made<Rule> {
        let from = self.origin(shoot.from.as_ref())?;
        let Num::Const(what @ 1..60) = self.num(&shoot.what)? else {
            return no("pieces that change");
        };
        self.made |= 1 << what;
        let scope = Scope { to: true, ..self.scope };
        let test = match &shoot.to.condition {
            Some(_) => self.target(&shoot.to, scope)?,
            None => {
                self.kind(board::SiteType::Cell)?;
                self.at(Num::To, 1, false)
            }
        };
        let rays = self.rays(shoot.direction);
        let leaf = self.leaf(Action::Add(what as u8, -1), Effect::Nothing, Effect::Nothing)?;
        Ok(Rule::Shoot { leaf, from, rays, test })
    }

    pub fn transfer(&mut self, x: &'p FromToMove) -> Made<Rule> {
        self.kind_from(&x.from)?;
        let plain = x.count.is_none()
            && x.copy.constant() == Some(false)
            && !x.stack
            && x.mover.is_none()
            && x.to.effect.as_ref().is_none_or(|effect| effect.condition.is_none());
        if !plain {
            return no("moves of several pieces, or copies");
        }
        let from = match &x.from.place {
            Some(place) => self.place(place)?,
            None if self.scope.from => Set::One(Num::From),
            None => return no("a register without value"),
        };
        let begun = Scope { from: true, piece: None, ..self.scope };
        let from_test = self.condition(x.from.condition.as_ref(), begun)?;
        let to = match &x.to.place {
            Some(place) => self.within(begun, |c| c.place(place))?,
            None if self.scope.to => Set::One(Num::To),
            None => return no("a register without value"),
        };
        let scope = Scope { to: true, ..begun };
        let test = self.target(&x.to, scope)?;
        let effect = self.always(x.to.effect.as_ref(), scope)?;
        let leaf = self.leaf(Action::Move, Effect::Nothing, effect)?;
        Ok(Rule::FromTo { leaf, from, from_test, to, test })
    }
}
