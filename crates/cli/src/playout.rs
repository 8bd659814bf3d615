//! `ludoscribe playout`

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use engine::{Playout as Outcome, Playouts};
use indicatif::{ProgressBar, ProgressStyle};
use ludoscribe::Playable;
use serde_json::{Value, json};

use crate::game::GameArgs;
use crate::program::Ready;
use crate::session::Session;

/// Plays random games and says how they went.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe playout breakthrough --count 50
  ludoscribe playout chess --seconds 10 --threads 2
  ludoscribe playout hex --json")]
pub struct Playout {
    #[command(flatten)]
    game: GameArgs,
    /// How many games
    #[arg(long, default_value_t = 100)]
    count: u64,
    /// Stops after some seconds instead
    #[arg(long)]
    seconds: Option<f64>,
    /// The seed of the first game; each further game takes the next number
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// How many moves a game has at most
    #[arg(long, default_value_t = 2000)]
    bound: usize,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

#[derive(Default)]
struct Tally {
    playouts: u64,
    moves: u64,
    shortest: Option<usize>,
    longest: usize,
    unfinished: u64,
    winners: BTreeMap<i32, u64>,
    fault: Option<String>,
}

impl Tally {
    fn add(&mut self, ready: &Ready, outcome: &Outcome) {
        self.playouts += 1;
        self.moves += outcome.moves as u64;
        self.shortest = Some(self.shortest.map_or(outcome.moves, |s| s.min(outcome.moves)));
        self.longest = self.longest.max(outcome.moves);
        if outcome.finished {
            *self.winners.entry(outcome.winner).or_default() += 1;
        } else {
            self.unfinished += 1;
        }
        if let Some(fault) = &outcome.fault {
            self.fault.get_or_insert_with(|| ready.tell(fault, outcome.fault_at));
        }
    }

    fn as_json(&self, name: &str, took: Duration) -> Value {
        let winners: serde_json::Map<String, Value> =
            self.winners.iter().map(|(winner, n)| (winner.to_string(), json!(n))).collect();
        json!({
            "game": name, "playouts": self.playouts, "moves": self.moves,
            "shortest": self.shortest, "longest": self.longest, "unfinished": self.unfinished,
            "winners": winners, "fault": self.fault, "seconds": took.as_secs_f64(),
        })
    }

    fn merge(&mut self, other: Tally) {
        self.playouts += other.playouts;
        self.moves += other.moves;
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.max(other.longest);
        self.unfinished += other.unfinished;
        for (winner, n) in other.winners {
            *self.winners.entry(winner).or_default() += n;
        }
        self.fault = self.fault.take().or(other.fault);
    }
}

impl Playout {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let ready = Ready::read(&self.game)?;
        let began = Instant::now();
        let threads = self.threads.max(1) as u64;
        let mut tally = Tally::default();
        let bar = self.bar();
        std::thread::scope(|scope| {
            let handles: Vec<_> = (0..threads)
                .map(|t| {
                    scope.spawn({
                        let (ready, bar) = (&ready, &bar);
                        move || self.play(ready, t, threads, began, bar)
                    })
                })
                .collect();
            for handle in handles {
                if let Ok(part) = handle.join() {
                    tally.merge(part);
                }
            }
        });
        bar.finish_and_clear();
        let took = began.elapsed();
        if self.json {
            println!("{:#}", tally.as_json(ready.playable.name(), took));
        } else {
            self.report(ready.playable.name(), &tally, took);
        }
        Ok(if tally.fault.is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// How far it has come: in games, or in milliseconds if the time is given.
    fn bar(&self) -> ProgressBar {
        let length = self.seconds.map_or(self.count, |seconds| (seconds * 1000.0) as u64);
        let bar = ProgressBar::new(length);
        let style = ProgressStyle::with_template("playing {bar:30} {percent} % [{elapsed}]");
        if let Ok(style) = style {
            bar.set_style(style);
        }
        bar
    }

    /// Plays every game whose number leaves this thread's remainder.
    fn play(
        &self,
        ready: &Ready,
        thread: u64,
        threads: u64,
        began: Instant,
        bar: &ProgressBar,
    ) -> Tally {
        let limit = self.seconds.map(Duration::from_secs_f64);
        let mut tally = Tally::default();
        let mut player = Player::new(&ready.playable);
        let mut number = thread;
        // Looking at the clock takes as long as a short game: that is done about once in a millisecond.
        let mut batch = 1;
        loop {
            let looked = began.elapsed();
            if limit.is_some_and(|limit| looked >= limit) {
                return tally;
            }
            let mut played = 0;
            while played < batch && (limit.is_some() || number < self.count) {
                tally.add(ready, &player.play(self.seed.wrapping_add(number), self.bound));
                number += threads;
                played += 1;
            }
            if played == 0 {
                return tally;
            }
            match limit {
                Some(_) => bar.set_position(began.elapsed().as_millis() as u64),
                None => bar.inc(played),
            }
            if began.elapsed() - looked < Duration::from_millis(1) {
                batch *= 2;
            }
        }
    }

    fn report(&self, name: &str, tally: &Tally, took: Duration) {
        let seconds = took.as_secs_f64().max(1e-9);
        let games = tally.playouts.max(1) as f64;
        println!("{name}: {} playouts in {seconds:.2} s", tally.playouts);
        println!("  playouts per second  {:.0}", tally.playouts as f64 / seconds);
        println!("  moves per second     {:.0}", tally.moves as f64 / seconds);
        let mean = tally.moves as f64 / games;
        println!(
            "  moves of a game      {mean:.1} (from {} to {})",
            tally.shortest.unwrap_or(0),
            tally.longest
        );
        for (winner, n) in &tally.winners {
            let who = match winner {
                0 => "nobody wins".to_owned(),
                p => format!("player {p} wins"),
            };
            println!("  {who:<20} {:.1} %", 100.0 * *n as f64 / games);
        }
        if tally.unfinished > 0 {
            println!("  not finished         {} (bound: {} moves)", tally.unfinished, self.bound);
        }
        if let Some(fault) = &tally.fault {
            println!("  went wrong: {fault}");
        }
    }
}

/// Plays games or matches at random.
enum Player<'p> {
    /// Games, one after the other in the same memory.
    Games(Box<Playouts<'p>>),
    /// Matches.
    Matches(&'p Playable),
}

impl<'p> Player<'p> {
    fn new(playable: &'p Playable) -> Self {
        match playable {
            Playable::Game(program) => Self::Games(Box::new(Playouts::new(program))),
            Playable::Match(_) => Self::Matches(playable),
        }
    }

    fn play(&mut self, seed: u64, bound: usize) -> Outcome {
        let playable = match self {
            Self::Games(playouts) => return playouts.play(seed, bound),
            Self::Matches(playable) => playable,
        };
        let mut session = Session::begin(playable, seed);
        let mut moves = 0;
        while moves < bound && !session.is_over() && session.world().fault.is_none() {
            let picks = session.pick();
            if picks.is_empty() {
                break;
            }
            session.play(&picks);
            moves += 1;
        }
        let world = session.world();
        Outcome {
            moves,
            winner: session.winner(),
            finished: session.is_over(),
            fault: world.fault.clone(),
            fault_at: world.fault_at,
        }
    }
}
