//! Expanded descriptions, token by token.

use std::path::Path;

use anyhow::{Result, bail};
use rayon::prelude::*;
use syntax::Library;

use crate::{Corpus, Outcome};

/// Compares every game's expansion with the recorded one.
pub fn check(corpus: &Corpus) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let games = corpus.games()?;
    Ok(games.par_iter().map(|game| Outcome::of(game, check_game(corpus, &library, game))).collect())
}

fn check_game(corpus: &Corpus, library: &Library, game: &str) -> Result<()> {
    let recorded = corpus.text(Path::new("expanded").join(game))?;
    let (_, description) = corpus.read(library, game)?;
    let expanded = description.game.to_string();
    let (ours, theirs) = (tokens(&expanded), tokens(&recorded));
    let Some(at) = (0..ours.len().max(theirs.len())).find(|at| ours.get(*at) != theirs.get(*at))
    else {
        return Ok(());
    };
    let around = |tokens: &[&str]| {
        tokens[at.saturating_sub(4).min(tokens.len())..(at + 6).min(tokens.len())].join(" ")
    };
    bail!("token {at}: `{}` where `{}` is recorded", around(&ours), around(&theirs));
}

/// Brackets, strings and words; white space parts them and is dropped.
pub(crate) fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let len = match first {
            '(' | ')' | '{' | '}' | ':' => 1,
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            _ => rest
                .find(|c: char| c.is_whitespace() || "(){}:\"".contains(c))
                .unwrap_or(rest.len()),
        };
        tokens.push(&rest[..len]);
        rest = rest[len..].trim_start();
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::tokens;

    #[test]
    fn white_space_does_not_count() {
        assert_eq!(tokens("(a b:(c)\n \"d e\")"), tokens("( a b: (c) \"d e\" )"));
        assert_ne!(tokens("(a b)"), tokens("(ab)"));
    }
}
