//! `ludoscribe moves`

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use serde_json::{Value, json};

use crate::game::GameArgs;
use crate::program::Ready;
use crate::session::{Session, readable};

/// Lists the legal moves of a position.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe moves chess
  ludoscribe moves chess --after \"3 0 17\"     after three moves, by their numbers
  ludoscribe moves chess --json")]
pub struct Moves {
    #[command(flatten)]
    game: GameArgs,
    /// The moves made before: by their numbers in the lists or by their sites, as "3 A1 B2-C3 pass"; where all players
    /// move at once, one of each, as "0+5"
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
        let ready = Ready::read(&self.game)?;
        let mut session = Session::begin(&ready.playable, self.seed);
        for word in self.after.split_whitespace() {
            let picks = session.find(word)?;
            session.play(&picks);
        }
        let count = session.count();
        if self.json {
            println!("{:#}", self.as_json(ready.playable.name(), &session, count));
            return Ok(ExitCode::SUCCESS);
        }
        for i in 0..count {
            println!("{i:>4}  {}", readable(session.world(), i));
        }
        match count {
            0 if session.is_over() => println!("the game is over"),
            0 => println!("nobody can move"),
            _ if session.together() => println!("all players move at once"),
            _ => {}
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Moves {
    fn as_json(&self, name: &str, session: &Session<'_>, count: usize) -> Value {
        let world = session.world();
        let moves: Vec<Value> = (0..count)
            .map(|i| {
                let mv = &world.arena.moves[i];
                json!({
                    "index": i, "mover": mv.mover, "from": mv.from, "to": mv.to,
                    "text": readable(session.world(), i),
                })
            })
            .collect();
        json!({
            "game": name, "over": session.is_over(), "together": session.together(), "moves": moves,
        })
    }
}
