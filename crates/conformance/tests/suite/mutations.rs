//! No damaged description makes the reader panic: tokens of real games are left out, doubled and swapped.

use std::path::Path;

use conformance::Corpus;
use rayon::prelude::*;
use syntax::{Library, Selection, Sources};

/// How many damaged versions of each game are read.
const VERSIONS: u64 = 3;

#[test]
fn damaged_games_are_answered() {
    let Some(corpus) = Corpus::find() else {
        testing::skipped_without_corpus();
        return;
    };
    let library = corpus.library();
    let games = corpus.games().expect("the corpus can be read");
    games.par_iter().enumerate().for_each(|(index, game)| {
        let text = corpus.text(Path::new("lud").join(game)).expect("the game can be read");
        for version in 0..VERSIONS {
            answer(&library, &damaged(&text, index as u64 * VERSIONS + version));
        }
    });
}

fn answer(library: &Library, text: &str) {
    let mut sources = Sources::default();
    let file = sources.add("damaged.lud", text);
    let result =
        syntax::read(&mut sources, file, library, &Selection::default()).and_then(|description| {
            for problem in language::check(&description) {
                assert!(!problem.render(&sources).is_empty());
            }
            if let Some(metadata) = &description.metadata {
                language::read_metadata(metadata)?;
            }
            language::read_game(&description.game)
        });
    if let Err(problems) = result {
        assert!(!problems.is_empty(), "a failure must say why");
        assert!(problems.iter().all(|problem| !problem.render(&sources).is_empty()));
    }
}

/// The text with one to three tokens left out, doubled or swapped.
fn damaged(text: &str, seed: u64) -> String {
    let mut random = Random(seed);
    let mut tokens = tokens(text);
    for _ in 0..=random.below(3) {
        let (first, second) = (random.below(tokens.len()), random.below(tokens.len()));
        match random.below(3) {
            0 if tokens.len() > 1 => drop(tokens.remove(first)),
            1 => tokens.insert(first, tokens[second]),
            _ => tokens.swap(first, second),
        }
    }
    tokens.concat()
}

/// Words, blanks and single signs.
fn tokens(text: &str) -> Vec<&str> {
    let class = |c: char| {
        if c.is_alphanumeric() {
            0
        } else if c.is_whitespace() {
            1
        } else {
            2
        }
    };
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let len = match class(first) {
            2 => first.len_utf8(),
            kind => rest.find(|c| class(c) != kind).unwrap_or(rest.len()),
        };
        tokens.push(&rest[..len]);
        rest = &rest[len..];
    }
    tokens
}

/// SplitMix64: a handful of choices do not need a dependency.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound.max(1) as u64) as usize
    }
}
