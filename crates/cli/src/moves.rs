//! `ludoscribe moves`

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use engine::{World, text};

use crate::game::GameArgs;
use crate::program;

/// Lists the legal moves of a position.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    game: GameArgs,
    /// The moves made before, by their numbers in the lists, as "3 0 17"
    #[arg(long, default_value = "")]
    after: String,
    /// The seed of everything random
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Moves {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let program = program::read(&self.game)?;
        let mut world = World::begin(&program, self.seed);
        for word in self.after.split_whitespace() {
            let index: usize =
                word.parse().with_context(|| format!("`{word}` is not the number of a move"))?;
            let n = world.legal_moves().len();
            if index >= n {
                bail!("there is no move {index}: there are {n}");
            }
            world.play(index);
        }
        let n = world.legal_moves().len();
        for i in 0..n {
            println!("{i:>4}  {}", readable(&world, i));
        }
        if n == 0 {
            println!("the game is over");
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A legal move in readable notation: who, from where, to where, and what happens.
pub fn readable(world: &World<'_>, index: usize) -> String {
    let mv = &world.arena.moves[index];
    let label = |site: i32| {
        let sites = world.program.topology.sites();
        let label = usize::try_from(site).ok().and_then(|s| sites.labels.get(s));
        label.map_or_else(|| site.to_string(), |l| l.to_string())
    };
    let mut raw = String::new();
    text::raw(&world.arena, mv, &world.names(), &mut raw);
    let what = match (mv.from, mv.to) {
        (-1, -1) => String::from("–"),
        (from, to) if from == to => label(to),
        (from, to) => format!("{}-{}", label(from), label(to)),
    };
    format!("P{} {what:<10} {raw}", mv.mover)
}
