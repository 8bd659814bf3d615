//! `ludoscribe trial`

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use engine::{Playouts, Program, World};
use language::words::ModeType;
use ludoscribe::Playable;
use serde_json::{Value, json};

use crate::game::GameArgs;
use crate::program::Ready;
use crate::session::{Session, readable};

/// Plays one random game or match and tells it move by move.
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

/// The turns that were told, and how play ended.
struct Told {
    turns: Vec<Value>,
    over: bool,
    winner: i32,
    ranking: Vec<f64>,
    fault: Option<String>,
    /// How many games of a match were finished, and the points of each player.
    points: Option<(i32, Vec<i32>)>,
}

impl Trial {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let ready = Ready::read(&self.game)?;
        let told = match &ready.playable {
            Playable::Game(program) if program.mode != ModeType::Simultaneous => {
                self.play_game(&ready, program)
            }
            playable => self.play_session(&ready, playable),
        };
        if self.json {
            let points = told
                .points
                .as_ref()
                .map(|(finished, points)| json!({ "games": finished, "points": points }));
            let trial = json!({
                "game": ready.playable.name(), "seed": self.seed, "moves": told.turns,
                "over": told.over, "winner": told.winner, "ranking": told.ranking,
                "match": points, "fault": told.fault,
            });
            println!("{trial}");
        } else {
            tell_end(&told);
        }
        Ok(match told.fault {
            Some(fault) => {
                eprintln!("went wrong: {fault}");
                ExitCode::FAILURE
            }
            None => ExitCode::SUCCESS,
        })
    }

    /// Plays the game that a playout with this seed plays.
    fn play_game(&self, ready: &Ready, program: &Program) -> Told {
        let mut playouts = Playouts::new(program);
        let mut turns = Vec::new();
        let world = playouts.watch(self.seed, self.bound, |world, pick| {
            turns.push(self.turn(turns.len(), world, &[pick], false));
        });
        let mut told = end(ready, world);
        told.turns = turns;
        told
    }

    /// Plays a match, or a game in which all players move at once.
    fn play_session(&self, ready: &Ready, playable: &Playable) -> Told {
        let mut session = Session::begin(playable, self.seed);
        let mut turns = Vec::new();
        while turns.len() < self.bound && !session.is_over() && session.world().fault.is_none() {
            let picks = session.pick();
            if picks.is_empty() {
                break;
            }
            turns.push(self.turn(turns.len(), session.world(), &picks, session.together()));
            session.play(&picks);
        }
        let points = match &session {
            Session::Match(series) => {
                Some((series.standing.finished, series.standing.scores[1..].to_vec()))
            }
            Session::Game(_) => None,
        };
        Told {
            turns,
            over: session.is_over(),
            winner: session.winner(),
            ranking: session.ranking(),
            points,
            ..end(ready, session.world())
        }
    }

    /// A turn: one move, or the moves of all players at once.
    fn turn(&self, number: usize, world: &World<'_>, picks: &[usize], together: bool) -> Value {
        let lines: Vec<String> = picks.iter().map(|&pick| readable(world, pick)).collect();
        if !self.json {
            println!("{:>4}. {}", number + 1, lines.join("\n      "));
        }
        let one = |(&pick, line): (&usize, &String)| {
            let mv = &world.arena.moves[pick];
            json!({ "index": pick, "mover": mv.mover, "from": mv.from, "to": mv.to, "move": line })
        };
        let mut moves: Vec<Value> = picks.iter().zip(&lines).map(one).collect();
        if together { json!({ "together": moves }) } else { moves.pop().unwrap_or_default() }
    }
}

/// How a game ended.
fn end(ready: &Ready, world: &World<'_>) -> Told {
    Told {
        turns: Vec::new(),
        over: world.is_over(),
        winner: world.state.get(engine::state::Scalar::Winner),
        ranking: (1..=world.program.players).map(|p| world.ranking(p)).collect(),
        fault: world.fault.as_ref().map(|fault| ready.tell(fault, world.fault_at)),
        points: None,
    }
}

fn tell_end(told: &Told) {
    if let Some((finished, points)) = &told.points {
        let points: Vec<String> = points.iter().map(i32::to_string).collect();
        println!("{finished} games finished, points: {}", points.join(" "));
    }
    match told.winner {
        _ if !told.over => println!("stopped after {} moves", told.turns.len()),
        0 => println!("over: nobody wins"),
        winner => println!("over: player {winner} wins"),
    }
}
