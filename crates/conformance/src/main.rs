//! `cargo run --release -p conformance -- expansions --corpus DIR`

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use conformance::playouts::Plan;
use conformance::{
    Corpus, boards, concepts, definitions, equipment, expansions, kernels, lockstep, matches,
    options, outcome, perft, playouts, probe, proofs, quiz, regions, selections, speed, trials,
    typing,
};

/// Compares what the crates make of the games of a corpus with what was recorded about them.
#[derive(Parser)]
struct Arguments {
    /// The directory of the corpus; else LUDOSCRIBE_CORPUS, else the one beside the repository.
    #[arg(long, global = true)]
    corpus: Option<PathBuf>,
    #[command(subcommand)]
    fact: Fact,
}

#[derive(Subcommand)]
enum Fact {
    /// Expanded descriptions, token by token; the options of the games and the standard definitions.
    Expansions,
    /// Games and metadata as typed trees, with the names they use.
    Check,
    /// Boards, site for site; containers and components.
    Boards,
    /// Every option and ruleset of every game: does the game still read and type with it?
    Selections,
    /// Recorded matches, move for move.
    Matches {
        /// Only matches whose path contains this.
        #[arg(long)]
        game: Option<String>,
    },
    /// Counts of sequences of moves.
    Perft {
        /// Only games whose path contains this.
        #[arg(long)]
        game: Option<String>,
        /// Depths with more sequences than this are left out.
        #[arg(long, default_value_t = u64::MAX)]
        limit: u64,
        /// How many games are counted at once.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// Recorded games, move for move.
    Trials {
        /// Only games whose path contains this.
        #[arg(long)]
        game: Option<String>,
        /// Shows the first difference of each game.
        #[arg(long)]
        explain: bool,
        /// How many games are replayed at once.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// Random games of every kind: panics, faults, traces of moves taken back, wrong hashes.
    Playouts {
        /// Only games whose path contains this.
        #[arg(long)]
        game: Option<String>,
        /// How many games of each kind.
        #[arg(long, default_value_t = 100)]
        count: u64,
        /// How many moves a game has at most.
        #[arg(long, default_value_t = 1000)]
        bound: usize,
        /// In how many positions of each game moves are made and taken back.
        #[arg(long, default_value_t = 3)]
        tried: usize,
        /// After how many seconds of one core the rest of the games of a kind is left out.
        #[arg(long, default_value_t = 30.0)]
        seconds: f64,
        /// How many kinds of games are played at once.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// What the English texts say about hidden numbers ("has not yet moved"), held against random games.
    Concepts {
        /// Only games whose path contains this.
        #[arg(long)]
        game: Option<String>,
        /// How many games of each kind.
        #[arg(long, default_value_t = 1000)]
        count: u64,
        /// How many moves a game has at most.
        #[arg(long, default_value_t = 500)]
        bound: usize,
        /// How many kinds of games are played at once.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// What is proved never to happen, held against random games.
    Proofs {
        /// Only games whose path contains this.
        #[arg(long)]
        game: Option<String>,
        /// How many games of each kind.
        #[arg(long, default_value_t = 100)]
        count: u64,
        /// How many moves a game has at most.
        #[arg(long, default_value_t = 500)]
        bound: usize,
        /// How many kinds of games are played at once.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// Random games played twice at once: by the playout kernel and by the general engine; and why games are refused.
    Kernels {
        /// Only games whose path contains this.
        #[arg(long)]
        game: Option<String>,
        /// How many moves are compared in each game.
        #[arg(long, default_value_t = 200)]
        moves: usize,
        /// How many games are played at once.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// Every ludeme with arguments at random, in small games that are played; needs no corpus.
    Probe {
        /// Where the random arguments come from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How often each ludeme is tried in each of the small games.
        #[arg(long, default_value_t = 5)]
        count: u64,
        /// Only ludemes whose names contain this.
        #[arg(long)]
        ludeme: Option<String>,
        /// Shows an example of everything that was not played.
        #[arg(long)]
        texts: bool,
        /// Writes each description to this file before it is played, so that the last one is known.
        #[arg(long)]
        last: Option<PathBuf>,
    },
    /// Random games played twice at once: by the fast paths of the engine and by the plain ones.
    Lockstep {
        /// Only games whose path contains this.
        #[arg(long)]
        game: Option<String>,
        /// How many moves are compared in each game.
        #[arg(long, default_value_t = 60)]
        moves: usize,
        /// How many games are played at once.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// Questions about positions for readers who know nothing but the English text, and the answers; needs no corpus.
    Quiz {
        /// The files of games, or the names of bundled ones.
        #[arg(required = true)]
        games: Vec<PathBuf>,
        /// Where the questions and the answers go.
        #[arg(long, short)]
        out: PathBuf,
        /// How many positions of each game.
        #[arg(long, default_value_t = 6)]
        positions: usize,
        /// Where the random games come from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// How long programs take to be made, and moves to be played: the middle, the slowest, in time of one core.
    Speed {
        /// Only games whose path contains this.
        #[arg(long)]
        game: Option<String>,
        /// How many random moves of each game are made.
        #[arg(long, default_value_t = 400)]
        moves: usize,
        /// After how many seconds no further move of a game is made.
        #[arg(long, default_value_t = 0.5)]
        seconds: f64,
        /// How many times each program is made; the quickest counts.
        #[arg(long, default_value_t = 3)]
        makings: usize,
        /// Takes only every so many games.
        #[arg(long, default_value_t = 1)]
        every: usize,
        /// How many of the slowest games are shown.
        #[arg(long, default_value_t = 10)]
        show: usize,
    },
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    if let Fact::Probe { seed, count, ludeme, texts, last } = &arguments.fact {
        let probes = probe::run(*seed, *count, ludeme.as_deref(), last.as_deref());
        return Ok(code(probe::report(&probes, *texts)));
    }
    if let Fact::Quiz { games, out, positions, seed } = &arguments.fact {
        games.iter().try_for_each(|game| quiz::write(game, *positions, *seed, out))?;
        return Ok(ExitCode::SUCCESS);
    }
    let corpus = match arguments.corpus {
        Some(root) => Corpus::open(root)?,
        None => Corpus::find().context("no corpus found; name one with --corpus")?,
    };
    let all_exact = match arguments.fact {
        Fact::Trials { game, explain, threads } => {
            trials::print(&trials::check(&corpus, game.as_deref(), threads)?, explain)
        }
        Fact::Playouts { game, count, bound, tried, seconds, threads } => {
            let patience = std::time::Duration::try_from_secs_f64(seconds)?;
            let plan = Plan { count, bound, tried, patience, threads };
            playouts::print(&playouts::check(&corpus, game.as_deref(), plan)?)
        }
        Fact::Concepts { game, count, bound, threads } => outcome::report(
            "concepts",
            &concepts::check(&corpus, game.as_deref(), count, bound, threads)?,
        ),
        Fact::Proofs { game, count, bound, threads } => outcome::report(
            "proofs",
            &proofs::check(&corpus, game.as_deref(), count, bound, threads)?,
        ),
        Fact::Speed { game, moves, seconds, makings, every, show } => {
            let patience = std::time::Duration::try_from_secs_f64(seconds)?;
            let plan = speed::Plan { moves, patience, makings, every };
            speed::print(&speed::check(&corpus, game.as_deref(), plan)?, show)
        }
        Fact::Lockstep { game, moves, threads } => outcome::report(
            "lock-step",
            &lockstep::check(&corpus, game.as_deref(), moves, threads)?,
        ),
        Fact::Kernels { game, moves, threads } => {
            kernels::print(&kernels::check(&corpus, game.as_deref(), moves, threads)?)
        }
        Fact::Matches { game } => {
            outcome::report("matches", &matches::check(&corpus, game.as_deref())?)
        }
        Fact::Perft { game, limit, threads } => {
            outcome::report("perft", &perft::check(&corpus, game.as_deref(), limit, threads)?)
        }
        Fact::Boards => {
            let equipment = outcome::report("equipment", &equipment::check(&corpus)?);
            let regions = outcome::report("named regions", &regions::check(&corpus)?);
            let boards = boards::check(&corpus)?;
            println!(
                "building the boards of all games took {:.2?} of one core",
                boards::building_time()
            );
            outcome::report("boards", &boards) && equipment && regions
        }
        Fact::Expansions => {
            let definitions = outcome::report("definitions", &definitions::check(&corpus)?);
            let options = outcome::report("options", &options::check(&corpus)?);
            outcome::report("expansions", &expansions::check(&corpus)?) && options && definitions
        }
        Fact::Probe { .. } | Fact::Quiz { .. } => true,
        Fact::Check => typing::report(&typing::check(&corpus)?),
        Fact::Selections => outcome::report("selections", &selections::check(&corpus)?),
    };
    Ok(code(all_exact))
}

fn code(well: bool) -> ExitCode {
    if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
