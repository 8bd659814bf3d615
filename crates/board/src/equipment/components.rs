//! Pieces, tiles, dice, cards and dominoes.

use syntax::NodeId;

use super::Owner;
use crate::direction::Direction;
use crate::topology::WalkStep;

/// Something that can lie on a site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Component {
    /// Its name with the number of its owner, such as `Pawn1`.
    pub name: Box<str>,
    /// The name that was given to it.
    pub plain_name: Box<str>,
    /// Whose it is.
    pub owner: Owner,
    /// What it is.
    pub kind: ComponentKind,
    /// Where its front points, if that is declared for it or its owner.
    pub facing: Option<Direction>,
    /// The two states that flipping swaps.
    pub flips: Option<(i32, i32)>,
    /// The walks along which it covers sites beside its own.
    pub walks: Vec<Vec<WalkStep>>,
    /// The item of the equipment that it stems from.
    pub item: NodeId,
}

/// What a component is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ComponentKind {
    /// A piece.
    Piece,
    /// A tile.
    Tile,
    /// A die with the values of its faces.
    Die(Vec<i32>),
    /// A domino with its two values.
    Domino(i32, i32),
    /// A card.
    Card(Card),
}

/// What a card is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// Its suit, from 1.
    pub suit: i32,
    /// Its rank.
    pub rank: i32,
    /// Its value.
    pub value: i32,
    /// Its rank in the trump suit.
    pub trump_rank: i32,
    /// Its value in the trump suit.
    pub trump_value: i32,
}

impl Component {
    /// A piece without anything special.
    pub(crate) fn new(plain_name: &str, owner: Owner, kind: ComponentKind, item: NodeId) -> Self {
        Self {
            name: plain_name.into(),
            plain_name: plain_name.into(),
            owner,
            kind,
            facing: None,
            flips: None,
            walks: vec![],
            item,
        }
    }
}
