//! Which pieces may ever come into play: those that are there at the start, and those that a rule of theirs, or of the game, brings. And
//! which pieces ever move by rules of their own.

use engine::ints::Int;
use engine::moves::{Kind, Moves};
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
        let mut brought = Brought { program, whats: vec![], anything: false };
        program.phases.iter().for_each(|phase| brought.visit(&phase.play));
        for (component, _) in program.components.iter().zip(&appears).filter(|(_, there)| **there) {
            component.moves.iter().for_each(|moves| brought.visit(moves));
        }
        if brought.anything {
            return vec![true; count];
        }
        let before = appears.clone();
        for what in brought.whats.iter().filter_map(|what| usize::try_from(*what).ok()) {
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

/// What rules bring.
struct Brought<'p> {
    program: &'p Program,
    whats: Vec<i32>,
    /// Whether it may be anything.
    anything: bool,
}

impl Brought<'_> {
    fn visit(&mut self, moves: &Moves) {
        let mut found: Vec<i32> = Vec::new();
        let mut anything = false;
        let mut look = |kind: &Kind| match kind {
            Kind::Add(it) => it.whats.iter().for_each(|what| name(what, &mut found, &mut anything)),
            Kind::Promote(it) => {
                it.whats.iter().for_each(|what| name(what, &mut found, &mut anything));
            }
            kind => anything |= !brings_nothing(kind),
        };
        within::each(self.program, moves, &mut look);
        self.whats.append(&mut found);
        self.anything |= anything;
    }
}

/// Adds the components that a number may stand for.
fn name(what: &Int, found: &mut Vec<i32>, anything: &mut bool) {
    match what {
        Int::Const(what) => found.push(*what),
        Int::ComponentOf(whats, _) => found.extend(whats.iter()),
        // What stands somewhere is in play already.
        Int::What(_) => {}
        _ => *anything = true,
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
