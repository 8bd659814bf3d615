//! Questions for readers who know nothing but the English text of a game, and the answers that the engine gives.
//!
//! Positions are taken from random games, those first where a move does what few moves do. For each the reader says which of some moves are legal, what one of them
//! changes, who is next and whether the game is over. A text that makes readers answer wrongly is at fault.

mod scout;
mod words;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result};
use engine::{Chance, World};
use ludoscribe::{Origin, Reader};

use scout::Find;
use words::Words;

/// How many legal and how many illegal moves are offered in a position.
const OFFERED: usize = 4;

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
    for (number, find) in scout::scout(&program, &words, positions, seed).into_iter().enumerate() {
        let mut world = World::begin(&program, find.seed);
        let mut known = BTreeMap::new();
        for _ in 0..find.after {
            remember(&mut world, &words, &mut known);
            if world.play_random().is_none() {
                break;
            }
        }
        let (asked, answered) = position(&mut world, &words, &known, find);
        let _ = write!(quiz.questions, "\n## Position {}\n{asked}", number + 1);
        let _ = write!(quiz.answers, "\n## Position {}\n{answered}", number + 1);
    }
    Ok(quiz)
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
    find: Find,
) -> (String, String) {
    let mut chance = Chance::seeded(find.seed);
    let count = world.legal_moves().len();
    let mut asked = words.position(world);
    let legal: Vec<String> = (0..count).map(|index| words.offer(world, index)).collect();
    let mover = world.mover();
    let near = |(offer, (who, from)): (&String, &(i32, i32))| {
        let own = *from < 0 || words.owner_at(world, *from) == Some(mover);
        (*who == mover && own && !legal.contains(offer)).then(|| offer.clone())
    };
    let mut offers: Vec<(String, bool)> =
        draw(&legal, OFFERED, &mut chance).map(|o| (o, true)).collect();
    let misses: Vec<String> = known.iter().filter_map(near).collect();
    offers.extend(draw(&misses, OFFERED, &mut chance).map(|offer| (offer, false)));
    offers.sort();
    offers.dedup();
    let mut answered = String::from("Legal:");
    asked.push_str("Which of these are legal?\n");
    for (letter, (offer, is_legal)) in ('a'..).zip(&offers) {
        let _ = writeln!(asked, "  ({letter}) {offer}");
        let _ = write!(answered, " {letter}={}", if *is_legal { "yes" } else { "no" });
    }
    let _ = writeln!(answered, "  ({count} legal moves in all)");
    if find.pick < count {
        let before = words.lines(world);
        let changed = world.peek(find.pick, |after| words.changes(&before, after));
        let _ = writeln!(
            asked,
            "This move is made: {}. What changes on the board and off it, who is to move next, and is the game over?",
            words.offer(world, find.pick)
        );
        let _ = writeln!(answered, "Changes:\n  {}", changed.join("\n  "));
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
