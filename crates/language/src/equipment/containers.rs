//! Hands, dice, decks and dominoes.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::DiceFaces;
use crate::words::{Rank, Role};

/// `(deck …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("deck")]
pub struct Deck {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The cards by suit.
    #[ludeme(named)]
    pub cards_by_suit: Option<i32>,
    /// The suits.
    #[ludeme(named)]
    pub suits: Option<i32>,
    /// The cards.
    pub cards: Option<Vec<DeckCard>>,
}

/// `(dice …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("dice")]
pub struct Dice {
    /// The node it stands at.
    pub id: NodeId,
    /// The d.
    #[ludeme(named)]
    pub d: Option<i32>,
    /// The faces.
    pub faces: Option<DiceFaces>,
    /// The role.
    pub role: Option<Role>,
    /// How many.
    #[ludeme(named = "num")]
    pub count: i32,
    /// The biased.
    #[ludeme(named)]
    pub biased: Option<Vec<i32>>,
}

/// `(hand …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hand")]
pub struct Hand {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Role,
    /// The size.
    #[ludeme(named)]
    pub size: Option<i32>,
}

/// `(dominoes …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("dominoes")]
pub struct Dominoes {
    /// The node it stands at.
    pub id: NodeId,
    /// The up to.
    #[ludeme(named)]
    pub up_to: Option<i32>,
}

/// `(card …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("card")]
pub struct DeckCard {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: Rank,
    /// The rank.
    #[ludeme(named)]
    pub rank: i32,
    /// The value.
    #[ludeme(named)]
    pub value: i32,
    /// The trump rank.
    #[ludeme(named)]
    pub trump_rank: Option<i32>,
    /// The trump value.
    #[ludeme(named)]
    pub trump_value: Option<i32>,
    /// The biased.
    #[ludeme(named)]
    pub biased: Option<i32>,
}
