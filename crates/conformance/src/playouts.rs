//! Random games: no panic, no fault, moves that can be taken back, hashes that are kept right. Games of the kernel are
//! played by it too.

use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use engine::{Chance, MatchProgram, Playouts, Program, Series, World};
use language::words::ModeType;

use crate::cpu::Watch;
use crate::each::{each, unpanicked};
use crate::{Corpus, Outcome, matches, progress, trials};

/// How random games are played.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How many games of each kind.
    pub count: u64,
    /// How many moves each game has at most.
    pub bound: usize,
    /// In how many positions of each game every tenth move or so is made and taken back.
    pub tried: usize,
    /// After how much time of one core the rest of the games of a kind is left out.
    pub patience: Duration,
    /// How many kinds of games are played at once.
    pub threads: usize,
}

/// What came of the random games of one kind.
#[derive(Debug, Clone)]
pub struct Played {
    /// The outcome: what went wrong, if anything.
    pub outcome: Outcome,
    /// How many games were played: to their end, to the bound, or until nobody could move.
    pub playouts: u64,
    /// How many of them came to their end.
    pub finished: u64,
    /// How many games are missing because time was up.
    pub missing: u64,
    /// How many moves were made.
    pub moves: u64,
    /// How much time of one core it took.
    pub took: Duration,
}

/// How far a game was played.
enum Course {
    /// To its end.
    Finished,
    /// To the bound, or until nobody could move.
    Stopped,
    /// Until time was up.
    Cut,
}

/// What is played: a game, or games in a row.
enum Playable {
    Game(Box<Program>),
    Match(Box<MatchProgram>),
}

/// Plays the games and matches whose paths contain a text; those that cannot be lowered are left out.
pub fn check(corpus: &Corpus, filter: Option<&str>, plan: Plan) -> Result<Vec<Played>> {
    let library = corpus.library();
    let all = corpus.games()?;
    let games = corpus.games_like(filter)?;
    let bar = progress::bar("playouts", games.len());
    let one = |game: &String| {
        let program = trials::program(corpus, &library, game).map(Box::new).map(Playable::Game);
        let playable = program.or_else(|_| {
            let program = matches::program(corpus, &library, &all, game)?;
            anyhow::Ok(Playable::Match(Box::new(program)))
        });
        let played = playable.ok().map(|playable| play_game(game, &playable, plan));
        bar.inc(1);
        played
    };
    let played = each(&games, plan.threads, one);
    bar.finish_and_clear();
    played
}

fn play_game(game: &str, playable: &Playable, plan: Plan) -> Played {
    let outcome = Outcome { game: game.to_owned(), difference: None };
    let mut played = Played {
        outcome,
        playouts: 0,
        finished: 0,
        missing: plan.count,
        moves: 0,
        took: Duration::ZERO,
    };
    let began = Watch::start();
    for seed in 1..=plan.count {
        let one = unpanicked(|| match playable {
            Playable::Game(program) => {
                // The kernel plays other games by the same rules.
                if program.kernel().is_some() {
                    Playouts::new(program).play(seed, plan.bound);
                }
                play_one(program, seed, plan, began)
            }
            Playable::Match(program) => play_match(program, seed, plan, began),
        });
        match one {
            Ok((_, Course::Cut)) => break,
            Ok((moves, course)) => {
                played.playouts += 1;
                played.missing -= 1;
                played.finished += u64::from(matches!(course, Course::Finished));
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

/// Plays one game; says how many moves it had and how far it came.
fn play_one(program: &Program, seed: u64, plan: Plan, began: Watch) -> Result<(usize, Course)> {
    let together = program.mode == ModeType::Simultaneous;
    let mut world = World::begin(program, seed);
    for moves in 0..plan.bound {
        if world.is_over() {
            return Ok((moves, Course::Finished));
        }
        // Looking at the watch takes as long as some moves.
        if moves % 16 == 0 && began.elapsed() > plan.patience {
            return Ok((moves, Course::Cut));
        }
        if !together && plan.tried > 0 && moves % 7 == 0 && moves / 7 < plan.tried {
            take_back(&mut world).with_context(|| format!("move {moves}"))?;
        }
        let made =
            if together { world.play_random_together() } else { world.play_random().is_some() };
        if !made {
            return Ok((moves, Course::Stopped));
        }
        if let Some(fault) = &world.fault {
            return Err(anyhow!("move {moves}: {fault}"));
        }
        let (kept, recomputed) = (world.state.hash(), world.state.recomputed_hash());
        ensure!(kept == recomputed, "move {moves}: the kept hash is not the recomputed one");
    }
    Ok((plan.bound, if world.is_over() { Course::Finished } else { Course::Stopped }))
}

/// Plays one match, a stretch at a time.
fn play_match(
    program: &MatchProgram,
    seed: u64,
    plan: Plan,
    began: Watch,
) -> Result<(usize, Course)> {
    let mut series = Series::begin(program, Chance::seeded(seed));
    let mut moves = 0;
    while moves < plan.bound && !series.is_over {
        if began.elapsed() > plan.patience {
            return Ok((moves, Course::Cut));
        }
        let made = series.playout((plan.bound - moves).min(20));
        if let Some(fault) = &series.world.fault {
            return Err(anyhow!("move {}: {fault}", moves + made));
        }
        if made == 0 {
            break;
        }
        moves += made;
    }
    Ok((moves, if series.is_over { Course::Finished } else { Course::Stopped }))
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
    println!(
        "left out, as time was up: {} playouts of {} games",
        sum(|g| g.missing),
        games.iter().filter(|game| game.missing > 0).count()
    );
    let well = games.iter().filter(|game| game.outcome.difference.is_none()).count();
    println!("playouts: {well} of {} games without fault", games.len());
    well == games.len()
}
