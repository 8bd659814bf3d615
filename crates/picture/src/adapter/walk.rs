//! Positions to look at: the start of a game, and positions from a random game.

use engine::{Chance, Program, World};

use crate::check::{self, Fault};
use crate::model::Position;
use crate::painter::{Options, Painter};

/// How many positions of play are looked at besides the start.
const POSITIONS: usize = 10;
/// How many moves lie between them.
const APART: usize = 3;

/// A game with positions of it, the start first.
#[derive(Debug)]
pub struct Walk {
    /// Draws them so that they share their geometry.
    pub painter: Painter,
    /// The positions.
    pub positions: Vec<Position>,
}

impl Walk {
    /// Plays a random game and keeps positions of it as a player sees them, or as everybody would.
    pub fn through(program: &Program, painter: Painter, seed: u64, viewer: Option<usize>) -> Self {
        let mut world = World::new(program, Chance::seeded(seed));
        world.start();
        let mut positions: Vec<Position> = vec![super::position(&world, viewer)];
        let mut choice = Chance::seeded(!seed);
        for _ in 0..POSITIONS {
            let going = (0..APART).all(|_| random_move(&mut world, &mut choice));
            positions.push(super::position(&world, viewer));
            if !going {
                break;
            }
        }
        Self { painter: painter.framing(&positions), positions }
    }

    /// The faults of all its pictures, plain and with everything written beside them; each once.
    pub fn faults(&self) -> Vec<Fault> {
        let written =
            Options { coordinates: true, legend: true, states: true, ..Options::default() };
        let mut faults: Vec<Fault> = Vec::new();
        for options in [Options::default(), written] {
            for position in &self.positions {
                let scene = self.painter.scene(position, &[], &options);
                for fault in check::check(&self.painter, &scene, position) {
                    if !faults.contains(&fault) {
                        faults.push(fault);
                    }
                }
            }
        }
        faults
    }
}

/// Plays a legal move at random; false if there is none.
pub fn random_move(world: &mut World<'_>, choice: &mut Chance) -> bool {
    let count = world.legal_moves().len();
    if count == 0 || world.is_over() {
        return false;
    }
    let index = choice.below(i32::try_from(count).unwrap_or(i32::MAX), false);
    world.play(usize::try_from(index).unwrap_or(0));
    true
}
