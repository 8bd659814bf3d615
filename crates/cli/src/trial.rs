//! `ludoscribe trial`

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use engine::Playouts;
use engine::state::Scalar;
use serde_json::json;

use crate::game::GameArgs;
use crate::{moves, program};

/// Plays one random game and tells it move by move.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe trial connect-four --seed 7
  ludoscribe trial connect-four --json")]
pub struct Trial {
    #[command(flatten)]
    game: GameArgs,
    /// The seed of everything random
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many moves the game has at most
    #[arg(long, default_value_t = 2000)]
    bound: usize,
    /// Writes JSON
    #[arg(long)]
    json: bool,
}

impl Trial {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let program = program::read(&self.game)?;
        let mut playouts = Playouts::new(&program);
        let mut told = Vec::new();
        let world = playouts.watch(self.seed, self.bound, |world, pick| {
            let line = moves::readable(world, pick);
            if !self.json {
                println!("{:>4}. {line}", told.len() + 1);
            }
            told.push(json!({ "index": pick, "move": line }));
        });
        let winner = world.state.get(Scalar::Winner);
        let ranking: Vec<f64> = (1..=program.players).map(|p| world.ranking(p)).collect();
        if self.json {
            let over = world.is_over();
            let trial = json!({
                "game": program.name, "seed": self.seed, "moves": told,
                "over": over, "winner": winner, "ranking": ranking,
            });
            println!("{trial}");
        } else if !world.is_over() {
            println!("stopped after {} moves", told.len());
        } else if winner == 0 {
            println!("over: nobody wins");
        } else {
            println!("over: player {winner} wins");
        }
        Ok(ExitCode::SUCCESS)
    }
}
