//! From a tree to a typed description.

use language_derive::Ludeme;
use syntax::{Description, Diagnostic, Tree};

use crate::game::{Game, Match};
use crate::ludeme::{Ludeme, Matcher, Slot};
use crate::metadata::Metadata;
use crate::{explain, names};

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

/// All that is wrong with a description or looks wrong: its types, the names it uses, its metadata.
///
/// Nothing is built, so that this is the fastest way to know.
pub fn check(description: &Description) -> Vec<Diagnostic> {
    let mut matcher = Matcher::new(&description.game);
    let mut problems = if matcher.fits(Tree::ROOT, Root::TYPE) {
        names::check(&mut matcher, Root::TYPE)
    } else {
        explain::explain(&mut matcher, Tree::ROOT, Root::TYPE)
    };
    if let Some(metadata) = &description.metadata {
        let mut matcher = Matcher::new(metadata);
        if !matcher.fits(Tree::ROOT, Metadata::TYPE) {
            problems.extend(explain::explain(&mut matcher, Tree::ROOT, Metadata::TYPE));
        }
    }
    problems
}

fn read<T: Ludeme>(tree: &Tree) -> Result<T, Vec<Diagnostic>> {
    let mut matcher = Matcher::new(tree);
    if matcher.fits(Tree::ROOT, T::TYPE) {
        Ok(T::build(&mut matcher, Slot::One(Tree::ROOT)))
    } else {
        Err(explain::explain(&mut matcher, Tree::ROOT, T::TYPE))
    }
}
