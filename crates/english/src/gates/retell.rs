//! The text of a changed description.

use board::Topology;
use language::Root;
use language::metadata::Metadata;
use syntax::Tree;

use crate::Told;

/// A description with what is needed to tell it.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The tree of the game.
    pub tree: &'a Tree,
    /// Its metadata.
    pub metadata: Option<&'a Metadata>,
    /// Its board.
    pub topology: Option<&'a Topology>,
}

impl Source<'_> {
    /// The text; none if the tree is no game.
    pub fn tell(&self) -> Option<Told> {
        match language::read_game(self.tree).ok()? {
            Root::Game(game) => Some(crate::tell(&game, self.tree, self.metadata, self.topology)),
            Root::Match(game) => Some(crate::tell_match(&game)),
        }
    }
}

/// The text as it is read, leads and headings included.
pub(super) fn words(told: &Told) -> String {
    crate::render::text(&told.document)
}
