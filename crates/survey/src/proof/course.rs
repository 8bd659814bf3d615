//! Which phases of a game may ever be entered: those that it begins with, and those that a rule of such a phase leads to.

use engine::booleans::Bool;
use engine::{Chance, Program, World};

/// Whether each phase may ever be entered.
pub(super) fn entered(program: &Program) -> Vec<bool> {
    let mut entered = vec![false; program.phases.len()];
    let mut world = World::new(program, Chance::seeded(0));
    world.start();
    let begins =
        (0..=program.players).filter_map(|player| usize::try_from(world.phase(player)).ok());
    let mut open: Vec<usize> = begins.filter(|phase| *phase < entered.len()).collect();
    while let Some(phase) = open.pop() {
        if std::mem::replace(&mut entered[phase], true) {
            continue;
        }
        let ways = program.phases[phase].next.iter();
        let ways = ways.filter(|way| !matches!(way.condition, Bool::Const(false)));
        open.extend(ways.map(|way| way.to.unwrap_or((phase + 1) % entered.len())));
    }
    entered
}
