//! Questions for readers who know nothing but the English text of a game, and the answers that the engine gives.
//!
//! Positions are taken from random games. For each the reader says which of some moves are legal, what one of them
//! changes, who is next and whether the game is over. A text that makes readers answer wrongly is at fault.

mod words;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result};
use engine::{Chance, World};
use ludoscribe::{Origin, Reader};

use words::Words;

/// How many legal and how many illegal moves are offered in a position.
const OFFERED: usize = 4;
/// Of so many moves the one with the most consequences is asked for.
const TRIED: usize = 8;
/// A random game is not followed further than this.
const BOUND: usize = 400;

/// What readers are asked, and the answers.
#[derive(Debug)]
pub struct Quiz {
    /// The text of the rules, then positions with questions.
    pub questions: String,
    /// The answers, in the same order.
    pub answers: String,
}

/// Asks about positions of a game: its file, or the name of a bundled one.
pub fn ask(name: &Path, positions: usize, seed: u64) -> Result<Quiz> {
    let game = Reader::new().game(&Origin::named(name)?)?;
    let program = game.program()?;
    let words = Words::of(&game, &program)?;
    let text = english::render::text(&game.english());
    let mut quiz = Quiz {
        questions: format!("{text}\n\nQuestions\n=========\n"),
        answers: format!("{}\n", game.name()),
    };
    for number in 0..positions {
        let seed = seed + number as u64;
        let length = length(World::begin(&program, seed));
        // The last position is one move before the end; the others are spread over the games.
        let after = length.saturating_sub(1) * (number + 1) / positions.max(1);
        let mut world = World::begin(&program, seed);
        let mut known = BTreeMap::new();
        for _ in 0..after {
            remember(&mut world, &words, &mut known);
            if world.play_random().is_none() {
                break;
            }
        }
        let mut chance = Chance::seeded(seed);
        let (asked, answered) = position(&mut world, &words, &known, &mut chance);
        let _ = write!(quiz.questions, "\n## Position {}\n{asked}", number + 1);
        let _ = write!(quiz.answers, "\n## Position {}\n{answered}", number + 1);
    }
    Ok(quiz)
}

/// How many moves a random game lasts.
fn length(mut world: World<'_>) -> usize {
    (0..BOUND).take_while(|_| !world.is_over() && world.play_random().is_some()).count()
}

/// Notes what was legal somewhere, with the player: material for moves that look likely but are not legal.
fn remember(world: &mut World<'_>, words: &Words<'_>, known: &mut BTreeMap<String, (i32, i32)>) {
    let count = world.legal_moves().len();
    for index in 0..count {
        let mv = &world.arena.moves[index];
        known.insert(words.offer(world, index), (mv.mover, mv.from));
    }
}

fn position(
    world: &mut World<'_>,
    words: &Words<'_>,
    known: &BTreeMap<String, (i32, i32)>,
    chance: &mut Chance,
) -> (String, String) {
    let count = world.legal_moves().len();
    let mut asked = words.position(world);
    let legal: Vec<String> = (0..count).map(|index| words.offer(world, index)).collect();
    let mover = world.mover();
    let near = |(offer, (who, from)): (&String, &(i32, i32))| {
        let own = *from < 0 || words.owner_at(world, *from) == Some(mover);
        (*who == mover && own && !legal.contains(offer)).then(|| offer.clone())
    };
    let mut offers: Vec<(String, bool)> =
        draw(&legal, OFFERED, chance).map(|o| (o, true)).collect();
    let misses: Vec<String> = known.iter().filter_map(near).collect();
    offers.extend(draw(&misses, OFFERED, chance).map(|offer| (offer, false)));
    offers.sort();
    offers.dedup();
    let mut answered = String::from("Legal:");
    asked.push_str("Which of these are legal?\n");
    for (letter, (offer, is_legal)) in ('a'..).zip(&offers) {
        let _ = writeln!(asked, "  ({letter}) {offer}");
        let _ = write!(answered, " {letter}={}", if *is_legal { "yes" } else { "no" });
    }
    let _ = writeln!(answered, "  ({count} legal moves in all)");
    if count > 0 {
        // Of some moves the one with the most consequences is asked for.
        let picks: Vec<usize> =
            (0..TRIED).map(|_| chance.below(count as i32, false) as usize).collect();
        let changes = |world: &mut World<'_>, index: usize| {
            let before = words.lines(world);
            world.peek(index, |after| words.changes(&before, after))
        };
        let told: Vec<(usize, Vec<String>)> =
            picks.into_iter().map(|pick| (pick, changes(world, pick))).collect();
        if let Some((pick, changed)) = told.into_iter().max_by_key(|(_, changed)| changed.len()) {
            let _ = writeln!(
                asked,
                "This move is made: {}. What changes on the board and off it, who is to move next, and is the game over?",
                words.offer(world, pick)
            );
            let _ = writeln!(answered, "Changes:\n  {}", changed.join("\n  "));
        }
    }
    (asked, answered)
}

/// Some of the things, drawn at random.
fn draw<'a>(
    things: &'a [String],
    number: usize,
    chance: &mut Chance,
) -> impl Iterator<Item = String> + 'a {
    let mut left: Vec<&String> = things.iter().collect();
    let mut drawn = Vec::new();
    while drawn.len() < number && !left.is_empty() {
        let pick = chance.below(left.len() as i32, false) as usize;
        drawn.push(left.swap_remove(pick).clone());
    }
    drawn.into_iter()
}

/// Writes the questions and the answers of a game beside each other.
pub fn write(name: &Path, positions: usize, seed: u64, out: &Path) -> Result<()> {
    let quiz = ask(name, positions, seed)?;
    let stem = name.file_stem().context("the game has no name")?.to_string_lossy();
    std::fs::create_dir_all(out)?;
    std::fs::write(out.join(format!("{stem}.questions.txt")), quiz.questions)?;
    std::fs::write(out.join(format!("{stem}.answers.txt")), quiz.answers)?;
    Ok(())
}
