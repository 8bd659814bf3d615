//! Tests.

use super::{Compiler, Made, Scope, no, no_node};
use crate::booleans::Bool;
use crate::ints::Int;
use crate::kernel::code::{self, Mask, Num, Test};
use crate::moves::Kind;

impl<'p> Compiler<'p> {
    /// A test.
    pub fn test(&mut self, test: &'p Bool) -> Made<Test> {
        if self.height.is_some() && !self.holds_for_columns(test) {
            return no("other tests of stacks");
        }
        Ok(match test {
            Bool::Const(value) => Test::Const(*value),
            Bool::And(tests) => {
                let tests = tests.iter().map(|t| self.test(t)).collect::<Made<Vec<_>>>()?;
                joined(tests, true)
            }
            Bool::Or(tests) => {
                let tests = tests.iter().map(|t| self.test(t)).collect::<Made<Vec<_>>>()?;
                joined(tests, false)
            }
            Bool::Not(test) => negated(self.test(test)?),
            Bool::Eq(pair) => self.equal(&pair.0, &pair.1)?,
            Bool::Ne(pair) => negated(self.equal(&pair.0, &pair.1)?),
            Bool::Lt(pair) => less(self.num(&pair.0)?, self.num(&pair.1)?),
            Bool::Le(pair) => negated(less(self.num(&pair.1)?, self.num(&pair.0)?)),
            Bool::OfInt(x) => negated(equal(self.num(x)?, Num::Const(0))),
            Bool::Odd(x) => Test::Odd(self.num(x)?),
            Bool::Even(x) => negated(Test::Odd(self.num(x)?)),
            Bool::If(parts) => {
                let (test, yes) = (self.test(&parts.0)?, self.test(&parts.1)?);
                let (again, other) = (self.test(&parts.0)?, self.test(&parts.2)?);
                let first = joined(vec![test, yes], true);
                let second = joined(vec![negated(again), other], true);
                joined(vec![first, second], false)
            }
            Bool::In(pair) => {
                let site = self.num(&pair.0)?;
                Test::In(site, Box::new(self.set(&pair.1)?))
            }
            Bool::Enemy(player) => {
                let mover = self.mover;
                self.player_test(player, move |p| p != 0 && p != mover)?
            }
            Bool::Friend(player) => {
                let mover = self.mover;
                self.player_test(player, move |p| p == mover)?
            }
            Bool::Mover(player) => equal(self.num(player)?, Num::Const(self.mover)),
            Bool::Next(player) => equal(self.num(player)?, Num::Next),
            Bool::Prev(player) => equal(self.num(player)?, Num::Prev),
            Bool::Empty(kind, site) => {
                self.kind(*kind)?;
                let site = self.num(site)?;
                self.at(site, 1, false)
            }
            Bool::Occupied(kind, site) => {
                self.kind(*kind)?;
                let site = self.num(site)?;
                self.at(site, !1, false)
            }
            Bool::AllSites(pair) => {
                let set = self.set(&pair.0)?;
                let scope = Scope { site: true, ..self.scope };
                let test = self.within(scope, |c| c.test(&pair.1))?;
                Test::All(Box::new((set, test)))
            }
            Bool::Line(line) => self.line(line)?,
            Bool::Connected(connected) => self.connected(connected)?,
            Bool::Full => Test::Full,
            Bool::AllPassed => Test::AllPassed,
            Bool::WasPass => Test::WasPass,
            Bool::Pending => Test::Pending,
            Bool::NoPieces(count) => equal(self.pieces(count)?, Num::Const(0)),
            Bool::NoMoves(player) => {
                self.code.reads_stuck = true;
                Test::Stuck(self.num(player)?)
            }
            Bool::NoMovesNext => Test::NextStuck,
            Bool::Triggered(player) => Test::Triggered(self.num(player)?),
            Bool::SameRegion(pair) => {
                Test::Same(Box::new((self.set(&pair.0)?, self.set(&pair.1)?)))
            }
            Bool::CanMove(moves) => {
                let outer = std::mem::take(&mut self.outer);
                let made = match moves.kind {
                    Kind::Custodial(_)
                    | Kind::Intervene(_)
                    | Kind::Surround(_)
                    | Kind::Enclose(_)
                    | Kind::Directional(_) => {
                        if self.program.meta.no_repeat.is_some() {
                            no("captures that must not repeat a position")
                        } else {
                            self.effect(moves).map(|effect| Test::Takes(Box::new(effect)))
                        }
                    }
                    _ => self.rule(moves).map(|rule| Test::Can(Box::new(rule))),
                };
                self.outer = outer;
                made?
            }
            Bool::Threatened(_) if self.in_threat => Test::Const(false),
            Bool::Threatened(threat) => self.threat(threat)?,
            _ => return no_node("test", test),
        })
    }

    /// Whether one of some components is at a site.
    pub fn at(&self, site: Num, whats: u64, off: bool) -> Test {
        let all = (1u64 << self.program.components.len()) - 1;
        let mask = Mask { whats: whats & all, off };
        match site {
            Num::To => Test::AtTo(mask),
            Num::Between => Test::AtBetween(mask),
            site => Test::At(site, mask),
        }
    }

    /// A test of a player: the owner of a piece, a local state that names one, or a number.
    fn player_test(&mut self, player: &'p Int, fits: impl Fn(i32) -> bool) -> Made<Test> {
        Ok(match self.num(player)? {
            Num::Who(site) => {
                let owners = self.program.components.iter().enumerate();
                let whats = owners
                    .filter(|(index, c)| fits(if *index == 0 { 0 } else { c.owner }))
                    .fold(0, |bits, (index, _)| bits | 1 << index);
                self.at(*site, whats, fits(0))
            }
            Num::State(site) => {
                let whats = (0..64).filter(|&s| fits(s)).fold(0, |bits, s| bits | 1 << s);
                Test::InState(*site, Mask { whats, off: fits(0) })
            }
            Num::Const(player) => Test::Const(fits(player)),
            player => {
                let known = (0..=self.program.shared()).filter(|&p| fits(p)).collect::<Vec<_>>();
                let mut tests = Vec::new();
                for p in known {
                    let again = match &player {
                        Num::Next => Num::Next,
                        Num::Prev => Num::Prev,
                        _ => return no("tests of players worked out"),
                    };
                    tests.push(equal(again, Num::Const(p)));
                }
                joined(tests, false)
            }
        })
    }

    fn equal(&mut self, a: &'p Int, b: &'p Int) -> Made<Test> {
        let (a, b) = (self.num(a)?, self.num(b)?);
        Ok(match (a, b) {
            (Num::What(site), Num::Const(what)) | (Num::Const(what), Num::What(site)) => {
                let whats = if (0..60).contains(&what) { 1 << what } else { 0 };
                self.at(*site, whats, what == 0)
            }
            (Num::Who(site), Num::Const(who)) | (Num::Const(who), Num::Who(site)) => {
                let owned = if (0..32).contains(&who) { self.owned_by(1 << who) } else { 0 };
                self.at(*site, owned | u64::from(who == 0), who == 0)
            }
            (Num::State(site), Num::Const(state)) | (Num::Const(state), Num::State(site)) => {
                let whats = if (0..64).contains(&state) { 1 << state } else { 0 };
                Test::InState(*site, Mask { whats, off: state == 0 })
            }
            (a, b) => equal(a, b),
        })
    }
}

/// Whether two numbers are equal.
fn equal(a: Num, b: Num) -> Test {
    match (a, b) {
        (Num::Const(a), Num::Const(b)) => Test::Const(a == b),
        (a, b) => Test::Eq(a, b),
    }
}

fn less(a: Num, b: Num) -> Test {
    match (a, b) {
        (Num::Const(a), Num::Const(b)) => Test::Const(a < b),
        (a, b) => Test::Less(a, b),
    }
}

/// The opposite of a test.
pub(super) fn negated(test: Test) -> Test {
    let not = |mask: Mask| Mask { whats: !mask.whats, off: !mask.off };
    match test {
        Test::Const(value) => Test::Const(!value),
        Test::AtTo(mask) => Test::AtTo(not(mask)),
        Test::AtBetween(mask) => Test::AtBetween(not(mask)),
        Test::At(site, mask) => Test::At(site, not(mask)),
        Test::InState(site, mask) => Test::InState(site, not(mask)),
        Test::Not(test) => *test,
        test => Test::Not(Box::new(test)),
    }
}

/// Tests that must all hold, or of which one must; those of one site become one.
pub(super) fn joined(tests: Vec<Test>, all: bool) -> Test {
    let mut kept: Vec<Test> = Vec::new();
    let merge = |a: Mask, b: Mask| {
        if all {
            Mask { whats: a.whats & b.whats, off: a.off && b.off }
        } else {
            Mask { whats: a.whats | b.whats, off: a.off || b.off }
        }
    };
    for test in tests {
        match &test {
            Test::Const(value) if *value == all => continue,
            Test::Const(_) => return Test::Const(!all),
            _ => {}
        }
        // Only neighbours are put together: a test may need what one before it made sure of.
        let merged = match (kept.last(), &test) {
            (Some(Test::AtTo(a)), Test::AtTo(b)) => Some(Test::AtTo(merge(*a, *b))),
            (Some(Test::AtBetween(a)), Test::AtBetween(b)) => Some(Test::AtBetween(merge(*a, *b))),
            _ => None,
        };
        match merged {
            Some(merged) => {
                kept.pop();
                kept.push(merged);
            }
            None => kept.push(test),
        }
    }
    if let (false, Some(table)) = (all, one_by_table(&kept)) {
        return table;
    }
    match kept.len() {
        0 => Test::Const(all),
        1 => kept.remove(0),
        _ if all => Test::And(kept.into()),
        _ => Test::Or(kept.into()),
    }
}

/// A test that holds at some sites anyway, and at others if something lies at a site that depends on them alone.
fn one_by_table(tests: &[Test]) -> Option<Test> {
    let [Test::In(Num::To, set), Test::At(Num::Entry(table, pair), mask)] = tests else {
        return None;
    };
    let (code::Set::Fixed(always), Num::To) = (&**set, &pair.0) else { return None };
    let sites = table.iter().enumerate().map(|(to, &site)| {
        let known = (0..table.len() as i32).contains(&site);
        if always.contains(to) { Some(-1) } else { known.then_some(site as i16) }
    });
    Some(Test::ByTo(sites.collect::<Option<Vec<i16>>>()?.into(), *mask))
}
