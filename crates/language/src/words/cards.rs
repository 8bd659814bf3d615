//! Words of cards and pieces.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// What can be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum DealableKind {
    Dominoes,
    Cards,
}

/// The ranks of playing cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum Rank {
    Joker,
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

/// The suits of playing cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum Suit {
    Clubs,
    Spades,
    Diamonds,
    Hearts,
}
