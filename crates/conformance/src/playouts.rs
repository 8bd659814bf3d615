//! Random games: no panic, no fault, moves that can be taken back, hashes that are kept right.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use engine::{Program, World};
use language::words::ModeType;
use rayon::prelude::*;

use crate::{Corpus, Outcome, progress, trials};

/// How random games are played.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How many games of each kind.
    pub count: u64,
    /// How many moves each game has at most.
    pub bound: usize,
    /// In how many positions of each game every tenth move or so is made and taken back.
    pub tried: usize,
    /// After how much time the rest of the games of a kind is left out.
    pub patience: Duration,
    /// How many kinds of games are played at once.
    pub threads: usize,
}

/// What came of the random games of one kind.
#[derive(Debug, Clone)]
pub struct Played {
    /// The outcome: what went wrong, if anything.
    pub outcome: Outcome,
    /// How many games were played.
    pub playouts: u64,
    /// How many of them came to their end.
    pub finished: u64,
    /// How many moves were made.
    pub moves: u64,
    /// How long it took.
    pub took: Duration,
}

/// Plays the games whose paths contain a text; those that cannot be lowered are left out.
pub fn check(corpus: &Corpus, filter: Option<&str>, plan: Plan) -> Result<Vec<Played>> {
    let library = corpus.library();
    let games: Vec<String> = corpus
        .games()?
        .into_iter()
        .filter(|game| filter.is_none_or(|f| game.contains(f)))
        .collect();
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(plan.threads).stack_size(16 << 20).build()?;
    let bar = progress::bar("playouts", games.len());
    let one = |game: &String| {
        let program = trials::program(corpus, &library, game).ok();
        let played = program.map(|program| play_game(game, &program, plan));
        bar.inc(1);
        played
    };
    let all = pool.install(|| games.par_iter().filter_map(one).collect());
    bar.finish_and_clear();
    Ok(all)
}

fn play_game(game: &str, program: &Program, plan: Plan) -> Played {
    let outcome = Outcome { game: game.to_owned(), difference: None };
    let mut played = Played { outcome, playouts: 0, finished: 0, moves: 0, took: Duration::ZERO };
    let began = Instant::now();
    for seed in 1..=plan.count {
        if program.mode == ModeType::Simultaneous || began.elapsed() > plan.patience {
            break;
        }
        let one = catch_unwind(AssertUnwindSafe(|| play_one(program, seed, plan, began)));
        match one.unwrap_or_else(|_| Err(anyhow!("panic"))) {
            Ok((moves, finished)) => {
                played.playouts += 1;
                played.finished += u64::from(finished);
                played.moves += moves as u64;
            }
            Err(error) => {
                played.outcome.difference = Some(format!("seed {seed}: {error:#}"));
                break;
            }
        }
    }
    played.took = began.elapsed();
    played
}

/// Plays one game; says how many moves it had and whether it came to its end.
fn play_one(program: &Program, seed: u64, plan: Plan, began: Instant) -> Result<(usize, bool)> {
    let mut world = World::begin(program, seed);
    for moves in 0..plan.bound {
        if world.is_over() || began.elapsed() > plan.patience {
            return Ok((moves, world.is_over()));
        }
        if plan.tried > 0 && moves % 7 == 0 && moves / 7 < plan.tried {
            take_back(&mut world).with_context(|| format!("move {moves}"))?;
        }
        if world.play_random().is_none() {
            return Ok((moves, false));
        }
        if let Some(fault) = &world.fault {
            return Err(anyhow!("move {moves}: {fault}"));
        }
        let (kept, recomputed) = (world.state.hash(), world.state.recomputed_hash());
        ensure!(kept == recomputed, "move {moves}: the kept hash is not the recomputed one");
    }
    Ok((plan.bound, world.is_over()))
}

/// Makes moves and takes them back: the state must be the same, and so must the legal moves.
fn take_back(world: &mut World<'_>) -> Result<()> {
    let count = world.legal_moves().len();
    let before = world.state.clone();
    for index in (0..count).step_by(count / 10 + 1) {
        let inside = world.try_move(index, |w| (w.state.hash(), w.state.recomputed_hash()));
        ensure!(
            inside.0 == inside.1,
            "the hash after legal move {index} is not the recomputed one"
        );
        ensure!(world.state.same(&before), "legal move {index} leaves a trace");
    }
    ensure!(world.legal_moves().len() == count, "the legal moves differ");
    Ok(())
}

/// Prints what went wrong, the slowest games, and the totals; says whether all went well.
pub fn print(games: &[Played]) -> bool {
    for game in games {
        if let Some(difference) = &game.outcome.difference {
            println!("{}: {difference}", game.outcome.game);
        }
    }
    let mut slow: Vec<&Played> = games.iter().collect();
    slow.sort_by_key(|game| std::cmp::Reverse(game.took));
    println!(
        "{:<60} {:>8} {:>8} {:>9} {:>8}",
        "slowest", "playouts", "finished", "moves", "seconds"
    );
    for game in slow.iter().take(10) {
        println!(
            "{:<60} {:>8} {:>8} {:>9} {:>8.1}",
            game.outcome.game,
            game.playouts,
            game.finished,
            game.moves,
            game.took.as_secs_f64()
        );
    }
    let sum = |of: fn(&Played) -> u64| games.iter().map(of).sum::<u64>();
    println!(
        "{} playouts, {} of them finished, {} moves",
        sum(|g| g.playouts),
        sum(|g| g.finished),
        sum(|g| g.moves)
    );
    let well = games.iter().filter(|game| game.outcome.difference.is_none()).count();
    println!("playouts: {well} of {} games without fault", games.len());
    well == games.len()
}
