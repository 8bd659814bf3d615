//! From a tree to a typed description.

use language_derive::Ludeme;
use syntax::{Diagnostic, Tree};

use crate::explain;
use crate::game::{Game, Match};
use crate::ludeme::{Matcher, Slot};
use crate::metadata::Metadata;

/// What a description describes.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Root {
    /// A game.
    Game(Box<Game>),
    /// A match made of several games.
    Match(Box<Match>),
}

/// Types the tree of a game or match.
pub fn read_game(tree: &Tree) -> Result<Root, Vec<Diagnostic>> {
    read(tree)
}

/// Types the tree of a metadata clause.
pub fn read_metadata(tree: &Tree) -> Result<Metadata, Vec<Diagnostic>> {
    read(tree)
}

fn read<T: crate::ludeme::Ludeme>(tree: &Tree) -> Result<T, Vec<Diagnostic>> {
    let mut matcher = Matcher::new(tree);
    if matcher.fits(Tree::ROOT, T::TYPE) {
        Ok(T::build(&mut matcher, Slot::One(Tree::ROOT)))
    } else {
        Err(explain::explain(&mut matcher, Tree::ROOT, T::TYPE))
    }
}
