//! How long it takes to make programs of the games of a corpus, and to play them.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use engine::{Program, World};
use language::Root;
use language::words::ModeType;
use syntax::Library;

use crate::cpu::Watch;
use crate::{Corpus, progress};

/// How long a game is played.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How many moves are made; a game that ends begins anew.
    pub moves: usize,
    /// After how much time no further move is made.
    pub patience: Duration,
    /// How many times a program is made; the quickest counts.
    pub makings: usize,
    /// Only every so many games, to get a quick idea.
    pub every: usize,
}

/// The times of one game.
#[derive(Debug, Clone, Default)]
pub struct Times {
    /// The game, as a path below `lud`.
    pub game: String,
    /// From the text to the tree.
    pub read: Duration,
    /// From the tree to the typed description.
    pub typed: Duration,
    /// From the typed description to the program.
    pub lowered: Duration,
    /// How many random moves were made.
    pub moves: u32,
    /// How long these took.
    pub playing: Duration,
    /// How many moves were made out of the full list.
    pub listed: u32,
    /// How long these took.
    pub listing: Duration,
}

impl Times {
    fn making(&self) -> Duration {
        self.read + self.typed + self.lowered
    }

    fn per_move(&self) -> Duration {
        self.playing / self.moves.max(1)
    }

    fn per_listed(&self) -> Duration {
        self.listing / self.listed.max(1)
    }
}

/// Takes the times of the games whose paths contain a text; matches are left out.
pub fn check(corpus: &Corpus, filter: Option<&str>, plan: Plan) -> Result<Vec<Times>> {
    let library = corpus.library();
    let games = corpus.games_like(filter)?;
    let games: Vec<String> = games.into_iter().step_by(plan.every.max(1)).collect();
    let bar = progress::bar("speed", games.len());
    let mut all = Vec::new();
    for game in &games {
        // The quickest of some: the first fills caches of the process, and on a busy machine others are interrupted.
        let made = (0..plan.makings.max(1)).filter_map(|_| make(corpus, &library, game).ok());
        if let Some((program, mut times)) = made.min_by_key(|(_, times)| times.making()) {
            play(&program, plan, &mut times);
            list(&program, plan, &mut times);
            all.push(times);
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(all)
}

fn make(corpus: &Corpus, library: &Library, game: &str) -> Result<(Program, Times)> {
    let watch = Instant::now();
    let (_, description) = corpus.read(library, game)?;
    let read = watch.elapsed();
    let root = language::read_game(&description.game).map_err(|_| anyhow!("wrongly typed"))?;
    let Root::Game(ast) = root else { bail!("a match") };
    let typed = watch.elapsed();
    let program = engine::lower(&description.game, &ast)?;
    let lowered = watch.elapsed();
    let times = Times {
        game: game.to_owned(),
        read,
        typed: typed - read,
        lowered: lowered - typed,
        ..Times::default()
    };
    Ok((program, times))
}

/// Plays random moves.
fn play(program: &Program, plan: Plan, times: &mut Times) {
    if program.mode == ModeType::Simultaneous {
        return;
    }
    let mut world = World::begin(program, 1);
    let watch = Watch::start();
    let mut seed = 1;
    while (times.moves as usize) < plan.moves && times.playing < plan.patience {
        // Looking at the watch takes longer than many a move.
        for _ in 0..8 {
            if world.is_over() || world.play_random().is_none() || world.fault.is_some() {
                seed += 1;
                world = World::begin(program, seed);
            }
            times.moves += 1;
        }
        times.playing = watch.elapsed();
    }
}

/// Plays random moves of the full lists, as surveys do.
fn list(program: &Program, plan: Plan, times: &mut Times) {
    if program.mode == ModeType::Simultaneous {
        return;
    }
    let mut world = World::begin(program, 1);
    let watch = Watch::start();
    let mut seed = 1;
    while (times.listed as usize) < plan.moves && times.listing < plan.patience {
        for _ in 0..8 {
            let n = world.legal_moves().len();
            if n == 0 || world.is_over() || world.fault.is_some() {
                seed += 1;
                world = World::begin(program, seed);
            } else {
                world.play((times.listed as usize * 7919 + 13) % n);
            }
            times.listed += 1;
        }
        times.listing = watch.elapsed();
    }
}

/// What is timed, and where its time is found.
type Step = (&'static str, fn(&Times) -> Duration);

/// Prints how long programs take, and the games that are the slowest.
pub fn print(all: &[Times], shown: usize) -> bool {
    if all.is_empty() {
        println!("no games");
        return false;
    }
    let steps: [Step; 6] = [
        ("text to tree", |t| t.read),
        ("tree to types", |t| t.typed),
        ("types to program", |t| t.lowered),
        ("text to program", Times::making),
        ("a random move", Times::per_move),
        ("a move of the full list", Times::per_listed),
    ];
    println!("{:<24} {:>10} {:>10} {:>10}   in milliseconds of a core", "", "p50", "p95", "max");
    for (name, of) in steps {
        let mut sorted: Vec<Duration> = all.iter().map(of).collect();
        sorted.sort();
        let at = |part: usize| ms(sorted[(sorted.len() - 1) * part / 100]);
        println!("{name:<24} {:>10.3} {:>10.3} {:>10.3}", at(50), at(95), at(100));
    }
    for (name, of) in &steps[3..] {
        let mut slow: Vec<&Times> = all.iter().collect();
        slow.sort_by_key(|times| std::cmp::Reverse(of(times)));
        println!("slowest: {name}");
        for times in slow.iter().take(shown) {
            println!("  {:>10.3}  {}", ms(of(times)), times.game);
        }
    }
    let quick = all.iter().filter(|times| times.making() < Duration::from_millis(10)).count();
    println!("speed: {quick} of {} programs made in less than 10 ms", all.len());
    quick * 100 >= all.len() * 95
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
