//! Which positions are worth a question: those where a move does something that few moves do.
//!
//! Most moves of a random game are plain ones. Captures, chains, scorings and endings are what a text gets wrong, so
//! that moves are sorted by what they do, and the rare deeds are asked for first.

use std::collections::{BTreeMap, BTreeSet};

use engine::state::Scalar;
use engine::{Chance, Program, World};

use super::words::Words;

/// So many random games are looked at.
const GAMES: u64 = 24;
/// A random game is not followed further than this.
const BOUND: usize = 400;
/// So many moves of a position are looked at.
const LOOKED_AT: i32 = 6;
/// Where more places change than this, it does not matter how many.
const MANY: usize = 6;

/// A move in a position of a random game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Find {
    /// The seed of the game.
    pub seed: u64,
    /// How many moves have been made.
    pub after: usize,
    /// The move among the legal ones.
    pub pick: usize,
}

/// What a move does, apart from where: moves that do the same are alike to a reader.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Deed {
    /// How many places and scores change.
    changes: usize,
    /// What appears, disappears and gets another content, without the places.
    kinds: BTreeSet<String>,
    /// Whether the game is over, and the mover has won it.
    over: Option<bool>,
    /// Whether the same player moves again.
    again: bool,
}

/// Moves to ask about, no two in the same position: as many different deeds as there are, the rarest first.
pub fn scout(program: &Program, words: &Words<'_>, wanted: usize, seed: u64) -> Vec<Find> {
    let mut deeds: BTreeMap<Deed, (usize, Vec<Find>)> = BTreeMap::new();
    for seed in (0..GAMES).map(|game| seed.wrapping_add(game)) {
        let mut world = World::begin(program, seed);
        let mut chance = Chance::seeded(seed);
        for after in 0..BOUND {
            let count = world.legal_moves().len() as i32;
            if world.is_over() || count == 0 {
                break;
            }
            for _ in 0..LOOKED_AT.min(count) {
                let pick = chance.below(count, false) as usize;
                let deed = deed(&mut world, words, pick);
                let (seen, finds) = deeds.entry(deed).or_default();
                *seen += 1;
                if finds.len() < wanted {
                    finds.push(Find { seed, after, pick });
                }
            }
            if world.play_random().is_none() {
                break;
            }
        }
    }
    let mut deeds: Vec<(usize, Vec<Find>)> = deeds.into_values().collect();
    deeds.sort_by_key(|(seen, _)| *seen);
    let mut chosen: Vec<Find> = Vec::new();
    // One of each deed, then another of each, until there are enough.
    for round in 0..wanted {
        for find in deeds.iter().filter_map(|(_, finds)| finds.get(round)) {
            let taken = chosen.iter().any(|c| (c.seed, c.after) == (find.seed, find.after));
            if chosen.len() < wanted && !taken {
                chosen.push(*find);
            }
        }
    }
    chosen.sort_by_key(|find| (find.seed, find.after));
    chosen
}

fn deed(world: &mut World<'_>, words: &Words<'_>, pick: usize) -> Deed {
    let mover = world.mover();
    let before = words.lines(world);
    world.peek(pick, |after| {
        let now = words.lines(after);
        let places: BTreeSet<&String> = before.keys().chain(now.keys()).collect();
        let changed = places.into_iter().filter(|place| before.get(*place) != now.get(*place));
        let kind = |place: &String| {
            // What changes, without numbers: three seeds more or four are one deed.
            let content = |line: Option<&String>| {
                let line = line.map_or("", String::as_str);
                line.chars().filter(|c| !c.is_ascii_digit()).collect::<String>()
            };
            format!("{} > {}", content(before.get(place)), content(now.get(place)))
        };
        let changed: Vec<&String> = changed.collect();
        let over = after.is_over();
        Deed {
            changes: changed.len().min(MANY),
            kinds: changed.into_iter().map(kind).collect(),
            over: over.then(|| after.state.get(Scalar::Winner) == mover),
            again: !over && after.mover() == mover,
        }
    })
}
