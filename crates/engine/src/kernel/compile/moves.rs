//! Rules that give moves.

use super::{Compiler, Made, Scope, no, no_node};
use crate::kernel::code::{Action, Custodial, Deed, Effect, Num, Rule, Set, Test};
use crate::moves::{Effect as Applied, Kind, Moves, ToPart};

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
            Kind::FromTo(x) => self.transfer(x)?,
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
    pub fn condition(
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
    pub fn applied(&mut self, effect: Option<&'p Applied>, scope: Scope) -> Made<Effect> {
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
    pub fn always(&mut self, effect: Option<&'p Applied>, scope: Scope) -> Made<Effect> {
        let outer = std::mem::take(&mut self.outer);
        let made = match effect.and_then(|e| e.moves.as_ref()) {
            Some(moves) => self.within(scope, |c| c.effect(moves)),
            None => Ok(Effect::Nothing),
        };
        self.outer = outer;
        made
    }

    /// Where a move may end, and the test for it. Rotations and levels are not known here.
    pub fn target(&mut self, to: &'p ToPart, scope: Scope) -> Made<Test> {
        if to.rotations.is_some() {
            return no("rotations");
        }
        if let Some(kind) = to.kind {
            self.kind(kind)?;
        }
        self.condition(to.condition.as_ref(), scope)
    }
}

/// One rule as it is, several as one.
pub(super) fn one_or_all(mut rules: Vec<Rule>) -> Rule {
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
