//! Counts of sequences of moves.

use anyhow::{Context, Result, ensure};
use engine::World;
use serde_json::Value;
use syntax::Library;

use crate::each::each;
use crate::{Corpus, Outcome, trials};

/// Counts the sequences of the games whose paths contain a text, as deep as a count does not pass a limit.
pub fn check(
    corpus: &Corpus,
    filter: Option<&str>,
    limit: u64,
    threads: usize,
) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let text = corpus.text("perft.jsonl")?;
    let mut records = Vec::new();
    for line in text.lines() {
        let record: Value = serde_json::from_str(line)?;
        let game = record["file"].as_str().context("a count without a game")?.to_owned();
        if filter.is_none_or(|f| game.contains(f)) {
            records.push((game, record));
        }
    }
    let count = |(game, record): &(String, Value)| {
        Some(Outcome::of(game, check_game(corpus, &library, game, record, limit)))
    };
    each(&records, threads, count)
}

fn check_game(
    corpus: &Corpus,
    library: &Library,
    game: &str,
    record: &Value,
    limit: u64,
) -> Result<()> {
    let program = trials::program(corpus, library, game)?;
    let mut world = World::begin(&program, 1);
    let counts = record["perft"].as_array().context("no counts")?;
    for (depth, expected) in (1..).zip(counts.iter().filter_map(Value::as_u64)) {
        if expected > limit && depth > 1 {
            break;
        }
        let got = world.perft(depth);
        ensure!(got == expected, "depth {depth}: expected {expected}, got {got}");
        if let Some(fault) = &world.fault {
            anyhow::bail!("depth {depth}: {fault}");
        }
    }
    Ok(())
}
