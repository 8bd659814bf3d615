//! Which pieces may ever come into play: those that are there at the start, and those that a rule of theirs, or of the game, brings. And
//! which pieces ever move by rules of their own.

use engine::booleans::Bool;
use engine::ints::Int;
use engine::moves::{Kind, Moves, Place};
use engine::regions::{Occupied, Region};
use engine::{Chance, Program, World};

use super::within;
use crate::things::slots;

/// Whether each component may ever be in play; all of them where that is not seen through.
pub(super) fn appearing(program: &Program) -> Vec<bool> {
    let count = program.components.len();
    // What chance puts down at the start is not known, nor what players do with each other's pieces.
    if program.stochastic || program.meta.swap || program.layout.has_stacks() {
        return vec![true; count];
    }
    let mut appears = vec![false; count];
    let mut world = World::new(program, Chance::seeded(0));
    world.start();
    for (slot, ..) in slots(program) {
        let what = usize::try_from(world.state.what(slot)).unwrap_or(0);
        appears[what.min(count - 1)] = true;
    }
    loop {
        let mut brought = Brought { program, appears: &appears, whats: vec![], anything: false };
        program.phases.iter().for_each(|phase| brought.visit(&phase.play));
        for (component, _) in program.components.iter().zip(&appears).filter(|(_, there)| **there) {
            component.moves.iter().for_each(|moves| brought.visit(moves));
        }
        let Brought { whats, anything, .. } = brought;
        if anything {
            return vec![true; count];
        }
        let before = appears.clone();
        for what in whats.iter().filter_map(|what| usize::try_from(*what).ok()) {
            if let Some(appears) = appears.get_mut(what) {
                *appears = true;
            }
        }
        if appears == before {
            return appears;
        }
    }
}

/// Whether some rule of play lets each component move by its own rules.
pub(super) fn called(program: &Program) -> Vec<bool> {
    let mut called = vec![false; program.components.len()];
    let mut look = |kind: &Kind| {
        let Kind::ForEachPiece(each) = kind else { return };
        if each.moves.is_some() {
            return;
        }
        match &each.components {
            None => called.fill(true),
            Some(only) => only.iter().for_each(|at| called[*at] = true),
        }
    };
    let phases = program.phases.iter().map(|phase| &phase.play);
    let pieces = program.components.iter().flat_map(|component| &component.moves);
    phases.chain(pieces).for_each(|moves| within::each(program, moves, &mut look));
    called
}

/// The pieces that a rule carries from one place to another, where it names them.
pub(super) fn carried(program: &Program, moves: &Moves) -> Option<Vec<usize>> {
    let Kind::FromTo(it) = &moves.kind else { return None };
    let Some(Place::Region(region)) = &it.from.place else { return None };
    named(program, occupied(region)?)
}

/// The pieces that a region of pieces names.
fn named(program: &Program, occupied: &Occupied) -> Option<Vec<usize>> {
    let named = match (&occupied.components, &occupied.component) {
        (Some(components), _) => components.to_vec(),
        (None, Some(Int::Const(what))) => vec![usize::try_from(*what).ok()?],
        (None, Some(Int::ComponentOf(whats, _))) => {
            whats.iter().filter_map(|what| usize::try_from(*what).ok()).collect()
        }
        _ => return None,
    };
    Some(named.into_iter().filter(|what| *what > 0 && *what < program.components.len()).collect())
}

/// The region of pieces that a region is, or is a part of.
fn occupied(region: &Region) -> Option<&Occupied> {
    match region {
        Region::Occupied(occupied) => Some(occupied),
        Region::ForEachSite(parts) => occupied(&parts.0),
        Region::Difference(parts) => occupied(&parts.0),
        Region::Intersection(parts) => parts.iter().find_map(occupied),
        Region::Remembered(known) => occupied(known.region()),
        _ => None,
    }
}

/// What rules bring.
struct Brought<'a> {
    program: &'a Program,
    /// Whether each component may be in play already.
    appears: &'a [bool],
    whats: Vec<i32>,
    /// Whether it may be anything.
    anything: bool,
}

impl Brought<'_> {
    fn visit(&mut self, moves: &Moves) {
        let program = self.program;
        within::each(program, moves, &mut |kind| match kind {
            // As many as there are of pieces of which there are none.
            Kind::Add(it) if it.count.as_ref().is_some_and(|count| self.is_none(count)) => {}
            Kind::Add(it) => it.whats.iter().for_each(|what| self.name(what)),
            Kind::Promote(it) => it.whats.iter().for_each(|what| self.name(what)),
            kind => self.anything |= !brings_nothing(kind),
        });
    }

    /// Whether a number counts only pieces that are not in play.
    fn is_none(&self, number: &Int) -> bool {
        let Int::CountPieces(count) = number else { return false };
        let counted = count.within.as_ref().and_then(occupied);
        let named = counted.and_then(|occupied| named(self.program, occupied));
        named.is_some_and(|named| named.iter().all(|what| !self.appears[*what]))
    }

    /// Whether a test may hold that asks for certain pieces.
    fn may_hold(&self, test: &Bool) -> bool {
        match test {
            Bool::Or(tests) => tests.iter().any(|test| self.may_hold(test)),
            Bool::And(tests) => tests.iter().all(|test| self.may_hold(test)),
            Bool::Eq(pair) => match &**pair {
                (Int::What(_), Int::Const(what)) | (Int::Const(what), Int::What(_)) => {
                    let what = usize::try_from(*what).ok().and_then(|what| self.appears.get(what));
                    what.copied().unwrap_or(true)
                }
                _ => true,
            },
            _ => true,
        }
    }

    /// Adds the components that a number may stand for.
    fn name(&mut self, what: &Int) {
        match what {
            Int::Const(what) => self.whats.push(*what),
            Int::ComponentOf(whats, _) => self.whats.extend(whats.iter()),
            // What stands somewhere is in play already.
            Int::What(_) => {}
            Int::MapEntry(maps, key) if matches!(**key, Int::What(_)) => {
                let (maps, here) = (maps.iter().map(|at| &self.program.maps[*at]), self.appears);
                let from = |key: i32| usize::try_from(key).ok().and_then(|key| here.get(key));
                let pairs = maps.flat_map(|map| &map.pairs);
                let pairs = pairs.filter(|(key, _)| from(*key) == Some(&true));
                self.whats.extend(pairs.map(|(_, what)| *what));
            }
            Int::If(parts) => {
                if self.may_hold(&parts.0) {
                    self.name(&parts.1);
                }
                self.name(&parts.2);
            }
            _ => self.anything = true,
        }
    }
}

/// Whether a rule by itself brings no piece that was not in play.
fn brings_nothing(kind: &Kind) -> bool {
    match kind {
        Kind::Slide(it) => it.between.trail.is_none(),
        Kind::Step(_)
        | Kind::Hop(_)
        | Kind::Leap(_)
        | Kind::FromTo(_)
        | Kind::Remove(_)
        | Kind::Select(_)
        | Kind::SwapPieces(..)
        | Kind::Pass { .. }
        | Kind::MoveAgain
        | Kind::SetPending(_)
        | Kind::SetVar(..)
        | Kind::SetTemp(_)
        | Kind::SetCounter(_)
        | Kind::SetState(_)
        | Kind::SetValue(_)
        | Kind::SetNextPlayer(..)
        | Kind::SetPlayerValue(_)
        | Kind::SetScore(_)
        | Kind::AddScore(_)
        | Kind::Remember(..)
        | Kind::Forget(..)
        | Kind::ForgetAll(_)
        | Kind::Trigger(..)
        | Kind::Note(_)
        | Kind::Custodial(_)
        | Kind::Intervene(_)
        | Kind::Enclose(_)
        | Kind::Surround(_)
        | Kind::Apply(_)
        | Kind::All(_)
        | Kind::If(_)
        | Kind::Priority(_)
        | Kind::Seq(_)
        | Kind::AllCombinations(_)
        | Kind::Append(_)
        | Kind::Do(_)
        | Kind::While(_)
        | Kind::MaxMoves(_)
        | Kind::MaxCaptures(_)
        | Kind::MaxDistance(_)
        | Kind::AvoidStoredState(_)
        | Kind::ForEachPiece(_)
        | Kind::ForEachSite(_)
        | Kind::ForEachValue(_)
        | Kind::ForEachNumber(_)
        | Kind::ForEachPlayer(_)
        | Kind::ForEachDirection(_)
        | Kind::ForEachGroup(_) => true,
        _ => false,
    }
}
