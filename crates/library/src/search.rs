//! Finding a game by what people call it.

use std::error::Error;
use std::fmt;

use crate::bundled::{Bundled, GAMES};
use crate::card::{Card, cards};
use crate::fold::fold;

/// No bundled game has this name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotFound {
    /// The name that was asked for.
    pub name: String,
    /// A name that may have been meant.
    pub nearest: Option<String>,
}

impl fmt::Display for NotFound {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "there is no game named \"{}\"", self.name)?;
        match &self.nearest {
            Some(nearest) => write!(formatter, "; did you mean \"{nearest}\"?"),
            None => Ok(()),
        }
    }
}

impl Error for NotFound {}

/// The game of a name or alias; accents, case and punctuation do not count.
pub fn find(name: &str) -> Result<&'static Bundled, NotFound> {
    let wanted = fold(name);
    // The short names come first: they need no description to be read.
    if let Some(game) = GAMES.iter().find(|game| fold(game.slug) == wanted) {
        return Ok(game);
    }
    let by_name = cards().iter().find(|card| fold(&card.name) == wanted);
    let by_alias = || cards().iter().find(|card| card.aliases.iter().any(|it| fold(it) == wanted));
    if let Some(card) = by_name.or_else(by_alias) {
        return Ok(card.game);
    }
    let nearest = nearest_name(&wanted);
    Err(NotFound { name: name.to_owned(), nearest })
}

/// The name or alias, as it is written, whose plain form is nearest to a plain name.
fn nearest_name(wanted: &str) -> Option<String> {
    let names: Vec<(String, &str)> = cards()
        .iter()
        .flat_map(|card| std::iter::once(&card.name).chain(&card.aliases))
        .map(|name| (fold(name), &**name))
        .collect();
    let nearest = syntax::nearest(wanted, names.iter().map(|(folded, _)| folded.as_str()))?;
    names.iter().find(|(folded, _)| folded == nearest).map(|(_, name)| (*name).to_owned())
}

/// The games that fit all words of a query, the best first.
///
/// A word may stand in the name, an alias, the family or classification, or anywhere in the description.
pub fn search(query: &str) -> Vec<&'static Card> {
    let query = fold(query);
    let words: Vec<&str> = query.split(' ').filter(|word| !word.is_empty()).collect();
    let mut found: Vec<(u32, &Card)> = cards()
        .iter()
        .filter_map(|card| {
            let whole = exactness(card, &query);
            let each = words.iter().map(|word| weight(card, word));
            let sum = each.sum::<Option<u32>>()?;
            Some((whole + sum, card))
        })
        .collect();
    found.sort_by(|(a, first), (b, second)| b.cmp(a).then(first.name.cmp(&second.name)));
    found.into_iter().map(|(_, card)| card).collect()
}

/// How much more a game fits because the whole query is one of its names.
fn exactness(card: &Card, query: &str) -> u32 {
    if query.is_empty() {
        0
    } else if fold(&card.name) == query {
        1000
    } else if card.aliases.iter().any(|alias| fold(alias) == query) {
        500
    } else {
        0
    }
}

/// How well a word fits a game; nothing if it does not occur.
fn weight(card: &Card, word: &str) -> Option<u32> {
    let holds = |text: &str| fold(text).contains(word);
    if holds(&card.name) {
        Some(100)
    } else if card.aliases.iter().any(|alias| holds(alias)) {
        Some(60)
    } else if holds(card.game.family) || holds(&card.classification) {
        Some(30)
    } else if holds(&card.description) || card.origin.as_deref().is_some_and(holds) {
        Some(10)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_aliases_and_short_names_find_a_game() {
        for name in ["chess", "CHESS", "Echecs", "échecs", "western chess"] {
            assert_eq!(find(name).unwrap().slug, "chess", "{name}");
        }
        assert_eq!(find("Nine Men's Morris").unwrap().slug, "nine-mens-morris");
    }

    #[test]
    fn a_misspelt_name_suggests_the_nearest() {
        let error = find("backgamon").unwrap_err();
        assert_eq!(error.nearest.as_deref(), Some("Backgammon"));
        assert_eq!(
            error.to_string(),
            "there is no game named \"backgamon\"; did you mean \"Backgammon\"?"
        );
        assert_eq!(find("zzzzzzzzzz").unwrap_err().nearest, None);
    }

    #[test]
    fn a_query_ranks_the_game_of_that_name_first() {
        assert_eq!(&*search("chess")[0].name, "Chess");
        assert!(search("chess").iter().any(|card| &*card.name == "Xiangqi"));
        assert!(search("no such game at all").is_empty());
        assert_eq!(search("").len(), GAMES.len());
    }
}
