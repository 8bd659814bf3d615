//! `ludoscribe perft`

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use engine::World;

use crate::game::GameArgs;
use crate::program;

/// Counts the sequences of legal moves from the start.
#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    game: GameArgs,
    /// How many moves a sequence has
    depth: u32,
}

impl Perft {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let program = program::read(&self.game)?;
        let mut world = World::begin(&program, 1);
        for depth in 1..=self.depth {
            println!("{depth} {}", world.perft(depth));
        }
        Ok(ExitCode::SUCCESS)
    }
}
