//! Examples: a moment of a playout that can be played again.

use std::sync::Arc;

use engine::action::Action;
use engine::arena::Move;
use engine::{Chance, Program, World};

use crate::turn;

/// A move of a playout: everything needed to play up to it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// The seed of the playout.
    pub seed: u64,
    /// Which of the legal moves was made, move by move.
    pub choices: Arc<[u16]>,
    /// How many of these moves lead to the example.
    pub ply: usize,
    /// The example among the legal moves: the playout itself may have gone on with another.
    pub chosen: u16,
}

/// A move as it is made.
#[derive(Debug)]
pub struct Scene<'p> {
    /// The position before.
    pub before: World<'p>,
    /// The legal moves in it.
    pub legal: Vec<Move>,
    /// The place of the chosen one among them.
    pub chosen: usize,
    /// The position after.
    pub after: World<'p>,
    /// What was done.
    pub applied: Vec<Action>,
}

impl Sample {
    /// Plays up to the example again; nothing if the game has changed since.
    pub fn replay<'p>(&self, program: &'p Program) -> Option<Scene<'p>> {
        let mut world = World::new(program, Chance::seeded(self.seed));
        world.explains = true;
        world.start();
        for &choice in self.choices.get(..self.ply)? {
            (usize::from(choice) < turn::choices(&mut world)).then_some(())?;
            turn::play(&mut world, usize::from(choice));
        }
        let mut chosen = usize::from(self.chosen);
        (chosen < turn::choices(&mut world)).then_some(())?;
        let mut legal = world.legal_moves().to_vec();
        let before = world.clone();
        let mv = turn::play(&mut world, chosen);
        if turn::is_together(&world) {
            (legal, chosen) = (vec![mv], 0);
        }
        let applied = world.applied.clone();
        Some(Scene { before, legal, chosen, after: world, applied })
    }
}
