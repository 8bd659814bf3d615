//! `ludoscribe expand`

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::game::GameArgs;

/// Prints a description with its options, defines and ranges expanded.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe expand Game.lud
  ludoscribe expand go --option Grid/9x9 --metadata")]
pub struct Expand {
    #[command(flatten)]
    game: GameArgs,
    /// Prints the metadata too
    #[arg(long)]
    metadata: bool,
}

impl Expand {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let read = self.game.read()?;
        print!("{}", read.description.game.pretty());
        if let Some(metadata) = read.description.metadata.filter(|_| self.metadata) {
            print!("\n{}", metadata.pretty());
        }
        Ok(ExitCode::SUCCESS)
    }
}
