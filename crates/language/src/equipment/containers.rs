//! Hands, dice, decks and dominoes.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::DiceFaces;
use crate::words::{Rank, Role};

/// A deck of cards.
///
/// Example: `(deck)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("deck")]
pub struct Deck {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// How many cards each suit has; 13 by default.
    #[ludeme(named)]
    pub cards_by_suit: Option<i32>,
    /// How many suits; 4 by default.
    #[ludeme(named)]
    pub suits: Option<i32>,
    /// The cards, where they are not the usual ones.
    pub cards: Option<Vec<DeckCard>>,
}

/// A set of dice that are rolled together.
///
/// Example: `(dice d:6 num:2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("dice")]
pub struct Dice {
    /// The node it stands at.
    pub id: NodeId,
    /// How many faces each die has; 6 by default.
    #[ludeme(named)]
    pub d: Option<i32>,
    /// What the faces show, where it is not one upwards.
    pub faces: Option<DiceFaces>,
    /// Which player.
    pub role: Option<Role>,
    /// How many.
    #[ludeme(named = "num")]
    pub count: i32,
    /// How often each face comes up.
    #[ludeme(named)]
    pub biased: Option<Vec<i32>>,
}

/// A place beside the board where a player holds pieces.
///
/// Example: `(hand Each size:5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hand")]
pub struct Hand {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Role,
    /// How many sites it has; one by default.
    #[ludeme(named)]
    pub size: Option<i32>,
}

/// A full set of dominoes.
///
/// Example: `(dominoes upTo:6)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("dominoes")]
pub struct Dominoes {
    /// The node it stands at.
    pub id: NodeId,
    /// The most pips on one half; 6 by default.
    #[ludeme(named)]
    pub up_to: Option<i32>,
}

/// The cards of one rank in a deck.
///
/// Example: `(card Seven rank:0 value:0 trumpRank:0 trumpValue:0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("card")]
pub struct DeckCard {
    /// The node it stands at.
    pub id: NodeId,
    /// Which card.
    pub kind: Rank,
    /// Where it stands among the cards of its suit.
    #[ludeme(named)]
    pub rank: i32,
    /// What it is worth.
    #[ludeme(named)]
    pub value: i32,
    /// Its rank in the trump suit.
    #[ludeme(named)]
    pub trump_rank: Option<i32>,
    /// What it is worth in the trump suit.
    #[ludeme(named)]
    pub trump_value: Option<i32>,
    /// How likely it is to be drawn.
    #[ludeme(named)]
    pub biased: Option<i32>,
}
