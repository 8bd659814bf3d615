//! Rules that give moves.

use super::{Compiler, Made, Scope, no, no_node};
use crate::bits::Bits;
use crate::kernel::code::{
    Action, ByPiece, Custodial, Deed, Effect, Hop, Num, Piece, Rule, Set, Slide, Start, Test,
};
use crate::kernel::table::Table;
use crate::moves::{
    AddMove, Effect as Applied, ForEachPiece, FromToMove, HopMove, Kind, LeapMove, Moves, Place,
    Shoot, Slide as SlideMove, StepMove, ToPart,
};

impl<'p> Compiler<'p> {
    /// A rule that gives moves.
    pub fn rule(&mut self, moves: &'p Moves) -> Made<Rule> {
        if let Some(then) = moves.then {
            self.outer.push(then);
        }
        let rule = self.rule_kind(moves);
        if moves.then.is_some() {
            self.outer.pop();
        }
        rule
    }

    fn rules(&mut self, list: &'p [Moves]) -> Made<Box<[Rule]>> {
        list.iter().map(|moves| self.rule(moves)).collect()
    }

    fn rule_kind(&mut self, moves: &'p Moves) -> Made<Rule> {
        Ok(match &moves.kind {
            Kind::All(list) => Rule::All(self.rules(list)?),
            Kind::Priority(list) => Rule::Priority(self.rules(list)?),
            Kind::If(parts) => {
                let test = self.test(&parts.0)?;
                let yes =
                    if test == Test::Const(false) { Rule::Nothing } else { self.rule(&parts.1)? };
                let other = match &parts.2 {
                    Some(other) if test != Test::Const(true) => self.rule(other)?,
                    _ => Rule::Nothing,
                };
                match test {
                    Test::Const(true) => yes,
                    Test::Const(false) => other,
                    test => Rule::If(Box::new((test, yes, other))),
                }
            }
            Kind::Do(parts) => {
                let (prior, None, Some(condition)) = (&parts.0, &parts.1, &parts.2) else {
                    return no("moves after others");
                };
                let unseen = self.outer.len();
                if unseen > 0 && self.program.meta.no_repeat.is_some() {
                    return no("consequences of moves that look ahead");
                }
                let test = self.within(Scope::default(), |c| c.test(condition))?;
                let rule = self.rule(prior)?;
                if test == Test::Const(true) {
                    return Ok(rule);
                }
                self.looks_ahead = true;
                Rule::Where(Box::new((rule, test, unseen)))
            }
            Kind::ForEachPiece(x) => self.each_piece(x)?,
            Kind::ForEachSite(parts) => {
                let set = self.set(&parts.0)?;
                let scope = Scope { site: true, to: true, ..self.scope };
                let rule = self.within(scope, |c| c.rule(&parts.1))?;
                let instead = match &parts.2 {
                    Some(instead) => {
                        // Moves made because no site gives one do not have the consequences of the others.
                        let own = moves.then.and_then(|_| self.outer.pop());
                        let rule = self.rule(instead);
                        self.outer.extend(own);
                        rule?
                    }
                    None => Rule::Nothing,
                };
                Rule::Each(Box::new((set, rule, instead)))
            }
            Kind::Pass { .. } => {
                let leaf = self.leaf(Action::Pass, Effect::Nothing, Effect::Nothing)?;
                Rule::Pass { leaf }
            }
            Kind::Add(x) => self.add(x)?,
            Kind::Step(x) => self.step(x)?,
            Kind::Slide(x) => self.slide(x)?,
            Kind::Hop(x) => self.hop(x)?,
            Kind::Leap(x) => self.leap(x)?,
            Kind::Shoot(x) => self.shoot(x)?,
            Kind::FromTo(x) => self.from_to(x)?,
            Kind::Promote(x) => {
                self.kind(x.kind)?;
                let at = match &x.site {
                    Some(site) => self.num(site)?,
                    None if self.scope.to => Num::To,
                    None => return no("a register without value"),
                };
                let whats = self.nums(&x.whats)?;
                whats.iter().for_each(|what| self.makes(what));
                let leaf = self.leaf(Action::Promote, Effect::Nothing, Effect::Nothing)?;
                Rule::Promote { leaf, at, whats }
            }
            Kind::Remove(x) => {
                self.kind(x.kind)?;
                if x.deferred || x.count.is_some() {
                    return no("removals of several");
                }
                let sites = self.place(&x.place)?;
                let leaf = self.leaf(Action::Remove, Effect::Nothing, Effect::Nothing)?;
                Rule::Remove { leaf, sites }
            }
            Kind::Select(x) => {
                self.kind(x.from.kind)?;
                if x.to.is_some() || x.mover.is_some() {
                    return no("selections of two sites");
                }
                let sites = match &x.from.place {
                    Some(place) => self.place(place)?,
                    None if self.scope.from => Set::One(Num::From),
                    None => return no("a register without value"),
                };
                let scope = Scope { from: true, to: true, ..self.scope };
                let test = self.condition(x.from.condition.as_ref(), scope)?;
                let leaf = self.leaf(Action::Nothing, Effect::Nothing, Effect::Nothing)?;
                Rule::Select { leaf, sites, test }
            }
            Kind::Append(inner) => {
                if !self.scope.site {
                    return no("moves made of all moves of a rule");
                }
                let outer = std::mem::take(&mut self.outer);
                let effect = self.effect(inner);
                self.outer = outer;
                let effect = effect?;
                if !begins_at_site(&effect) {
                    return no("moves made of all moves of a rule");
                }
                let leaf = self.leaf(Action::Nothing, Effect::Nothing, effect)?;
                Rule::Append { leaf }
            }
            kind => return no_node("move", kind),
        })
    }

    /// Notes that pieces of a component may come about.
    pub fn makes(&mut self, what: &Num) {
        self.made |= match what {
            Num::Const(what @ 0..60) => 1 << what,
            _ => !0,
        };
    }

    /// A condition of a part of a move.
    fn condition(
        &mut self,
        condition: Option<&'p crate::booleans::Bool>,
        scope: Scope,
    ) -> Made<Test> {
        match condition {
            None => Ok(Test::Const(true)),
            Some(condition) => self.within(scope, |c| c.test(condition)),
        }
    }

    /// What happens where a move ends, if its condition holds.
    fn applied(&mut self, effect: Option<&'p Applied>, scope: Scope) -> Made<Effect> {
        let Some(effect) = effect else { return Ok(Effect::Nothing) };
        let test = self.condition(effect.condition.as_ref(), scope)?;
        let happens = self.always(Some(effect), scope)?;
        Ok(match test {
            Test::Const(true) => happens,
            Test::Const(false) => Effect::Nothing,
            test => Effect::If(Box::new((test, happens, Effect::Nothing))),
        })
    }

    /// What happens where a move ends, whatever its condition says.
    fn always(&mut self, effect: Option<&'p Applied>, scope: Scope) -> Made<Effect> {
        let outer = std::mem::take(&mut self.outer);
        let made = match effect.and_then(|e| e.moves.as_ref()) {
            Some(moves) => self.within(scope, |c| c.effect(moves)),
            None => Ok(Effect::Nothing),
        };
        self.outer = outer;
        made
    }

    /// Where a move may end, and the test for it. Rotations and levels are not known here.
    fn target(&mut self, to: &'p ToPart, scope: Scope) -> Made<Test> {
        if to.rotations.is_some() {
            return no("rotations");
        }
        if let Some(kind) = to.kind {
            self.kind(kind)?;
        }
        self.condition(to.condition.as_ref(), scope)
    }

    fn add(&mut self, add: &'p AddMove) -> Made<Rule> {
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
                Some(state) => Some(self.num(state)?),
                None => None,
            };
            if matches!(state, Some(ref s) if !matches!(s, Num::Const(_))) {
                return no("states that change");
            }
            let effect = self.applied(add.to.effect.as_ref(), inner)?;
            self.made |= 1 << what;
            let leaf =
                self.leaf(Action::Add { what: Num::Const(what), state }, Effect::Nothing, effect)?;
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

    fn step(&mut self, step: &'p StepMove) -> Made<Rule> {
        let Some(start) = self.start(&step.from)? else { return Ok(Rule::Nothing) };
        let tables =
            self.by_piece(&step.from, |c, component| c.step_table(&step.directions, component))?;
        self.to_neighbours(start, tables, &step.to)
    }

    fn leap(&mut self, leap: &'p LeapMove) -> Made<Rule> {
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
        self.to_neighbours(start, ByPiece { index, tables: Box::new([table]) }, &leap.to)
    }

    fn to_neighbours(
        &mut self,
        start: Start,
        tables: ByPiece<Table>,
        to: &'p ToPart,
    ) -> Made<Rule> {
        let scope = Scope { from: true, to: true, ..self.scope };
        let test = self.target(to, scope)?;
        let effect = self.applied(to.effect.as_ref(), scope)?;
        let leaf = self.leaf(Action::Move, Effect::Nothing, effect)?;
        Ok(Rule::Step { leaf, start, tables, test })
    }

    fn slide(&mut self, slide: &'p SlideMove) -> Made<Rule> {
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

    fn hop(&mut self, hop: &'p HopMove) -> Made<Rule> {
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

    fn shoot(&mut self, shoot: &'p Shoot) -> Made<Rule> {
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
        let action = Action::Add { what: Num::Const(what), state: None };
        let leaf = self.leaf(action, Effect::Nothing, Effect::Nothing)?;
        Ok(Rule::Shoot { leaf, from, rays, test })
    }

    fn from_to(&mut self, x: &'p FromToMove) -> Made<Rule> {
        self.kind(x.from.kind)?;
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

    fn each_piece(&mut self, x: &'p ForEachPiece) -> Made<Rule> {
        if let Some(kind) = x.on {
            self.kind(kind)?;
        }
        let mut parts = Vec::new();
        // The next player is known where this is compiled for: the other one.
        let players = match &x.players {
            crate::players::Players::One(crate::ints::Int::Next) if self.outer.is_empty() => {
                return self.pieces_of_next(x);
            }
            players => self.players(players)?,
        };
        for player in 0..=self.program.shared() {
            if players >> player & 1 == 0 {
                continue;
            }
            let other = player != self.mover && (1..=self.code.players).contains(&player);
            let mover = self.mover;
            if other {
                self.mover = player;
            }
            let rule = self.pieces_of(x, player);
            self.mover = mover;
            let rule = rule?;
            parts.push(if other { Rule::As(player, Box::new(rule)) } else { rule });
        }
        Ok(one_or_all(parts))
    }

    /// The moves of the pieces of whoever is next.
    fn pieces_of_next(&mut self, x: &'p ForEachPiece) -> Made<Rule> {
        let mut choice = Rule::Nothing;
        for player in 1..=self.code.players {
            let mover = std::mem::replace(&mut self.mover, player);
            let rule = self.pieces_of(x, player);
            self.mover = mover;
            let rule = rule?;
            let rule = if player == mover { rule } else { Rule::As(player, Box::new(rule)) };
            let test = Test::Eq(Num::Next, Num::Const(player));
            choice = Rule::If(Box::new((test, rule, choice)));
        }
        Ok(choice)
    }

    /// Where the pieces of a component could get by a rule, if it names sites only by where they stand.
    fn reach(&self, rule: &Rule, component: u8) -> Option<Bits> {
        let n = self.program.layout.slots;
        let mut bits = Bits::with_room(n * n);
        let mut from_here = |start: &Start, to: &mut dyn FnMut(usize, &mut Bits)| {
            (start.from == Num::From).then(|| (0..self.sites).for_each(|s| to(s, &mut bits)))
        };
        match rule {
            Rule::Step { start, tables, .. } => from_here(start, &mut |site, bits| {
                let table = tables.of(component);
                table.of(site).iter().for_each(|&to| bits.insert(site * n + to as usize));
            })?,
            Rule::Slide { slide, .. } => from_here(&slide.start, &mut |site, bits| {
                let all = slide.rays.of(component).of(site).flatten();
                all.for_each(|&to| bits.insert(site * n + to as usize));
            })?,
            Rule::All(rules) => {
                for rule in rules {
                    bits.union_with(&self.reach(rule, component)?);
                }
            }
            Rule::If(parts) => {
                bits.union_with(&self.reach(&parts.1, component)?);
                bits.union_with(&self.reach(&parts.2, component)?);
            }
            Rule::Nothing => {}
            _ => return None,
        }
        Some(bits)
    }

    fn pieces_of(&mut self, x: &'p ForEachPiece, player: i32) -> Made<Rule> {
        let range = match x.container.as_ref().map(|c| c.constant()) {
            None | Some(Some(0)) => 0..self.sites as i32,
            Some(Some(container)) => self.container(container)?,
            Some(None) => return no("containers that change"),
        };
        let mut pieces = Vec::new();
        for (index, component) in self.program.components.iter().enumerate().skip(1) {
            let listed = x.components.as_ref().is_none_or(|c| c.contains(&index));
            let Some(moves) = x.moves.as_ref().or(component.moves.as_ref()) else { continue };
            if component.owner != player || !listed {
                continue;
            }
            let scope = Scope { from: true, piece: Some(index), ..self.scope };
            let rule = self.within(scope, |c| c.rule(moves))?;
            let reach = if self.in_threat { self.reach(&rule, index as u8) } else { None };
            pieces.push(Piece { component: index as u8, rule, reach });
        }
        Ok(Rule::Pieces(range, pieces.into()))
    }
}

fn one_or_all(mut rules: Vec<Rule>) -> Rule {
    if rules.len() == 1 { rules.remove(0) } else { Rule::All(rules.into()) }
}

/// Whether the first thing that an effect does is to put a piece on `(site)`.
fn begins_at_site(effect: &Effect) -> bool {
    match effect {
        Effect::Do(Deed::Add { at, .. }, _) => *at == Num::Site,
        Effect::Pairs(pair) => begins_at_site(&pair.0),
        Effect::Custodial(custodial) => {
            let Custodial { effect, .. } = &**custodial;
            begins_at_site(effect)
        }
        _ => false,
    }
}
