//! Matches made of several games.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::end::End;
use crate::game::Players;
use crate::ints::Int;
use crate::ludeme::OneOrMany;

/// `(games …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("games")]
pub struct Games {
    /// The node it stands at.
    pub id: NodeId,
    /// The games.
    pub games: OneOrMany<Subgame>,
}

/// `(match …)`
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
    /// The games.
    pub games: Games,
    /// The end.
    pub end: End,
}

/// `(subgame …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("subgame")]
pub struct Subgame {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Title)]
    pub name: Box<str>,
    /// The option.
    pub option: Option<Box<str>>,
    /// The next.
    #[ludeme(named)]
    pub next: Option<Int>,
    /// The result.
    #[ludeme(named)]
    pub result: Option<Int>,
}
