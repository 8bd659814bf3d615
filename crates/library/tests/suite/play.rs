//! Every bundled game can be played, by players who choose at random, until it ends.

use crate::common::{program, start};
use library::{GAMES, find};

/// More moves than a game played at random needs, but for those in [`LONG`].
const MOST_MOVES: usize = 800;

/// Games that wander without a goal when moves are chosen at random.
const LONG: &[&str] = &[
    "chess",
    "chinese-checkers",
    "fifteen-puzzle",
    "halma",
    "hasami-shogi",
    "hnefatafl",
    "jungle",
    "ludo",
    "lights-out",
    "mak-yek",
    "makruk",
    "petteia",
    "seega",
    "shatranj",
    "shogi",
    "teeko",
    "tower-of-hanoi",
    "xiangqi",
];

#[test]
fn every_game_can_be_played_to_an_end() {
    let mut failures = Vec::new();
    let alternating = GAMES.iter().filter(|game| !matches!(game.family, "match" | "simultaneous"));
    for game in alternating {
        if let Err(problem) = play(game.slug) {
            failures.push(format!("{}: {problem}", game.slug));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn play(slug: &str) -> Result<(), String> {
    let program = program(slug, &[])?;
    if program.puzzle.is_some() {
        // Nobody solves a puzzle by chance; `puzzles.rs` solves them.
        return Ok(());
    }
    let mut world = start(&program, 7);
    let mut dice = Dice(7);
    for _ in 0..MOST_MOVES {
        if world.is_over() {
            return Ok(());
        }
        let moves = world.legal_moves().len();
        if moves == 0 {
            return Err("nobody can move, and the game is not over".to_owned());
        }
        world.play(dice.below(moves));
        if let Some(fault) = &world.fault {
            return Err(fault.to_string());
        }
    }
    if LONG.contains(&slug) { Ok(()) } else { Err(format!("no end after {MOST_MOVES} moves")) }
}

/// A small generator of random numbers (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

#[test]
fn every_match_is_made_of_bundled_games() {
    for game in GAMES.iter().filter(|game| game.family == "match") {
        let names = game.text.split("(subgame \"").skip(1);
        let names: Vec<&str> = names.filter_map(|rest| rest.split('"').next()).collect();
        assert!(!names.is_empty(), "{} has no games", game.slug);
        for name in names {
            find(name).unwrap();
        }
    }
}
