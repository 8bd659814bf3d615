//! Attacks on a piece whose fate ends the game: checks.

use engine::booleans::{Bool, Threat};
use engine::state::Scalar;
use engine::{Program, World};

use crate::example::{Sample, Way};
use crate::features::end_tests;

/// A move that attacks a piece which the end rules speak of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackSeen {
    /// The piece that is attacked, by its name without the number of its owner.
    pub piece: Box<str>,
    /// Where it stands.
    pub site: i32,
    /// The clearest example.
    pub example: Sample,
    clarity: i32,
}

/// An attack as one playout saw it.
#[derive(Debug, Clone)]
pub(crate) struct Attacked {
    pub piece: Box<str>,
    pub site: i32,
    pub ply: usize,
    pub chosen: u16,
    pub clarity: i32,
}

/// The tests of the end rules that ask whether a piece is threatened.
pub(crate) fn threats(program: &Program) -> Vec<&Threat> {
    let tests = end_tests(program).into_iter();
    tests
        .filter_map(|test| if let Bool::Threatened(threat) = test { Some(&**threat) } else { None })
        .collect()
}

/// The piece of another player that the last move attacks, and where it stands.
pub(crate) fn attacked<'p>(
    threats: &[&'p Threat],
    world: &mut World<'p>,
) -> Option<(Box<str>, i32)> {
    if threats.is_empty() || world.is_over() {
        return None;
    }
    // To see what an enemy could do, dice may be thrown; the game itself must not notice that somebody looked.
    let chance = world.chance.clone();
    // The end rules ask as the player who has just moved.
    let (to_move, next) = (world.mover(), world.state.get(Scalar::Next));
    let moved = world.state.get(Scalar::Previous);
    world.state.set(Scalar::Mover, moved);
    world.state.set(Scalar::Next, to_move);
    let site = threats.iter().find_map(|threat| {
        world.evidence.clear();
        threat.eval(world).then(|| world.evidence.first().copied())?
    });
    world.chance = chance;
    world.state.set(Scalar::Mover, to_move);
    world.state.set(Scalar::Next, next);
    let slot = world.program.layout.board_slot(site?, world.program.default_type())?;
    let component = world.program.components.get(usize::try_from(world.state.what(slot)).ok()?)?;
    (component.owner == to_move).then(|| (component.base.clone(), site.unwrap_or(-1)))
}

impl Attacked {
    /// Keeps the clearer one of two.
    pub fn merge(self, known: &mut Option<AttackSeen>, way: &Way) {
        if known.as_ref().is_some_and(|known| known.clarity >= self.clarity) {
            return;
        }
        let Self { piece, site, ply, chosen, clarity } = self;
        let example = Sample { way: way.clone(), ply, chosen };
        *known = Some(AttackSeen { piece, site, example, clarity });
    }
}
