//! Recorded games replay exactly, and random ones keep the laws of the engine.

use std::thread::available_parallelism;
use std::time::Duration;

use conformance::playouts::{self, Plan};
use conformance::{Outcome, ratchet, trials};

fn threads() -> usize {
    available_parallelism().map_or(1, usize::from)
}

#[test]
fn recorded_games_replay_exactly() {
    let Some(corpus) = ratchet::corpus_or_say() else { return };
    let games = trials::check(&corpus, None, threads()).expect("the corpus can be read");
    let outcomes: Vec<Outcome> = games.iter().map(Outcome::from).collect();
    ratchet::hold("trials", &outcomes);
}

#[test]
fn random_games_keep_the_laws() {
    let Some(corpus) = ratchet::corpus_or_say() else { return };
    let patience = Duration::from_millis(150);
    let plan = Plan { count: 2, bound: 60, tried: 3, patience, threads: threads() };
    let games = playouts::check(&corpus, None, plan).expect("the corpus can be read");
    let outcomes: Vec<Outcome> = games.into_iter().map(|game| game.outcome).collect();
    ratchet::hold("playouts", &outcomes);
}
