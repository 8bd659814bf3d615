//! `ludoscribe perft`

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use engine::World;
use serde_json::json;

use crate::game::GameArgs;
use crate::program;

/// Counts the sequences of legal moves from the start.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe perft chess 3                    20, 400 and 8902 sequences
  ludoscribe perft reversi 4 --json")]
pub struct Perft {
    #[command(flatten)]
    game: GameArgs,
    /// How many moves a sequence has
    depth: u32,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Perft {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let program = program::read(&self.game)?;
        let mut world = World::begin(&program, 1);
        let mut counts = Vec::new();
        for depth in 1..=self.depth {
            let count = world.perft(depth);
            if !self.json {
                println!("{depth} {count}");
            }
            counts.push(count);
        }
        if self.json {
            println!("{:#}", json!({"game": program.name, "counts": counts}));
        }
        Ok(ExitCode::SUCCESS)
    }
}
