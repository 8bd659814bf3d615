//! Cards.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::words::CardSiteKind;

/// The trump suit.
///
/// Example: `(card TrumpSuit)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("card TrumpSuit")]
pub struct CardTrumpSuit {
    /// The node it stands at.
    pub id: NodeId,
}

/// The rank, suit or trump value of the card on a site.
///
/// Example: `(card Suit at:(handSite Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("card")]
pub struct CardSite {
    /// The node it stands at.
    pub id: NodeId,
    /// What of it.
    pub kind: CardSiteKind,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
}
