//! `ludoscribe moves`

use std::process::ExitCode;

use anyhow::{Result, bail, ensure};
use clap::Args;
use engine::{World, text};
use serde_json::{Value, json};

use crate::game::GameArgs;
use crate::program;

/// Lists the legal moves of a position.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe moves chess
  ludoscribe moves chess --after \"3 0 17\"     after three moves, by their numbers
  ludoscribe moves chess --json")]
pub struct Moves {
    #[command(flatten)]
    game: GameArgs,
    /// The moves made before: by their numbers in the lists or by their sites, as "3 A1 B2-C3 pass"
    #[arg(long, default_value = "")]
    after: String,
    /// The seed of everything random
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Moves {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let program = program::read(&self.game)?;
        let mut world = World::begin(&program, self.seed);
        for word in self.after.split_whitespace() {
            let index = find(&mut world, word)?;
            world.play(index);
        }
        let n = world.legal_moves().len();
        if self.json {
            println!("{:#}", self.as_json(&world));
            return Ok(ExitCode::SUCCESS);
        }
        for i in 0..n {
            println!("{i:>4}  {}", readable(&world, i));
        }
        if n == 0 {
            println!("the game is over");
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Moves {
    fn as_json(&self, world: &World<'_>) -> Value {
        let moves: Vec<Value> = (0..world.arena.moves.len())
            .map(|i| {
                let mv = &world.arena.moves[i];
                json!({
                    "index": i, "mover": mv.mover, "from": mv.from, "to": mv.to,
                    "text": readable(world, i),
                })
            })
            .collect();
        json!({"game": world.program.name, "over": world.is_over(), "moves": moves})
    }
}

/// The place of a legal move that is given by its number or by its sites.
fn find(world: &mut World<'_>, word: &str) -> Result<usize> {
    let n = world.legal_moves().len();
    if let Ok(index) = word.parse::<usize>() {
        ensure!(index < n, "there is no move {index}: there are {n}");
        return Ok(index);
    }
    let found: Vec<usize> =
        (0..n).filter(|&i| notation(world, i).eq_ignore_ascii_case(word)).collect();
    match found[..] {
        [index] => Ok(index),
        [] => bail!("no legal move is called `{word}`"),
        _ => {
            let numbers: Vec<String> = found.iter().map(usize::to_string).collect();
            bail!("`{word}` may be any of the moves {}; name its number", numbers.join(", "))
        }
    }
}

/// The sites of a legal move, as `A1` or `A1-B2`; `pass` for one without sites.
fn notation(world: &World<'_>, index: usize) -> String {
    let mv = &world.arena.moves[index];
    let label = |site: i32| {
        let sites = world.program.topology.sites();
        let label = usize::try_from(site).ok().and_then(|s| sites.labels.get(s));
        label.map_or_else(|| site.to_string(), |l| l.to_string())
    };
    match (mv.from, mv.to) {
        (-1, -1) => String::from("pass"),
        (from, to) if from == to => label(to),
        (from, to) => format!("{}-{}", label(from), label(to)),
    }
}

/// A legal move in readable notation: who, from where, to where, and what happens.
pub fn readable(world: &World<'_>, index: usize) -> String {
    let mv = &world.arena.moves[index];
    let mut raw = String::new();
    text::raw(&world.arena, mv, &world.names(), &mut raw);
    let what = notation(world, index);
    format!("P{} {what:<10} {raw}", mv.mover)
}
