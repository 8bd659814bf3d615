//! Examples: a moment of a playout that can be played again.

use std::sync::Arc;

use engine::action::Action;
use engine::arena::Move;
use engine::{Chance, Program, World};

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
        world.start();
        for &choice in self.choices.get(..self.ply)? {
            let legal = world.legal_moves().len();
            (usize::from(choice) < legal).then_some(())?;
            world.play(usize::from(choice));
        }
        let legal = world.legal_moves().to_vec();
        let chosen = usize::from(self.chosen);
        (chosen < legal.len()).then_some(())?;
        let before = world.clone();
        world.play(chosen);
        let applied = world.applied.clone();
        Some(Scene { before, legal, chosen, after: world, applied })
    }
}
