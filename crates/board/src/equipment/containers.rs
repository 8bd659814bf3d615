//! The board, hands, decks and dice, and which sites are theirs.

use syntax::NodeId;

use super::Owner;
use crate::site::Site;

/// What a container is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ContainerKind {
    /// The board.
    Board,
    /// A hand of pieces beside the board.
    Hand,
    /// A deck of cards.
    Deck,
    /// Dice.
    Dice,
}

/// A place for pieces, with a stretch of the site numbers.
///
/// The sites of the board are those of its default type; all others are cells without neighbours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Container {
    /// What it is.
    pub kind: ContainerKind,
    /// Its name, such as `Hand1`.
    pub name: Box<str>,
    /// Whose it is.
    pub owner: Owner,
    /// Its first site.
    pub first: Site,
    /// How many sites it has.
    pub size: u32,
    /// The item of the equipment that it stems from.
    pub item: NodeId,
}

impl Container {
    /// Its sites.
    pub fn sites(&self) -> std::ops::Range<Site> {
        self.first..self.first + self.size
    }
}
