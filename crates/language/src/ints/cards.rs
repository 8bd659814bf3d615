//! Cards.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::words::CardSiteKind;

/// `(card TrumpSuit …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("card TrumpSuit")]
pub struct CardTrumpSuit {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(card …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("card")]
pub struct CardSite {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: CardSiteKind,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
}
