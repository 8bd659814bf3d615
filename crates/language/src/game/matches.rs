//! Matches made of several games.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::end::End;
use crate::game::Players;
use crate::ints::Int;
use crate::ludeme::OneOrMany;

/// The games that a match is made of.
///
/// Example: `(games {(subgame "Tic-Tac-Toe" next:1) (subgame "Yavalath")})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("games")]
pub struct Games {
    /// The node it stands at.
    pub id: NodeId,
    /// The games.
    pub games: OneOrMany<Subgame>,
}

/// A match made of several games.
///
/// Example: `(match "Best of Three" (players 2) (games {(subgame "Hex")}) (end (if (= (count Trials) 3) (byScore))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("match")]
pub struct Match {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Title)]
    pub name: Box<str>,
    /// The players.
    pub players: Option<Players>,
    /// The games that are played.
    pub games: Games,
    /// When the match ends.
    pub end: End,
}

/// A game that is part of a match.
///
/// Example: `(subgame "Hex" "Board Size/9x9")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("subgame")]
pub struct Subgame {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Title)]
    pub name: Box<str>,
    /// An option that is chosen for it.
    pub option: Option<Box<str>>,
    /// Which game of the match follows; the next one by default.
    #[ludeme(named)]
    pub next: Option<Int>,
    /// What the winner gets in the match; one point by default.
    #[ludeme(named)]
    pub result: Option<Int>,
}
