//! Advice for programs that play the game.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::Opaque;
use crate::metadata::{Agent, Heuristics};

/// How computers play the game well.
///
/// Example: `(ai (bestAgent "UCT"))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("ai")]
pub struct Ai {
    /// The node it stands at.
    pub id: NodeId,
    /// The best algorithm known.
    pub agent: Option<Agent>,
    /// What tells a good position.
    pub heuristics: Option<Heuristics>,
    /// The same, as learned from play.
    #[ludeme(named)]
    pub trained_heuristics: Option<Heuristics>,
    /// Patterns of good moves.
    pub features: Option<Opaque>,
    /// The same, as learned from play.
    #[ludeme(named)]
    pub trained_features: Option<Opaque>,
    /// Decision trees over such patterns, as learned from play.
    #[ludeme(named)]
    pub trained_feature_trees: Option<Opaque>,
}

/// The name of the algorithm that plays best.
///
/// Example: `(bestAgent "Alpha-Beta")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("bestAgent")]
pub struct BestAgent {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub agent: Box<str>,
}

/// A search by playing many games at random from the position.
///
/// Example: `(mcts)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mcts")]
pub struct Mcts {
    /// The node it stands at.
    pub id: NodeId,
    /// How the next node is selected.
    pub selection: Option<Opaque>,
}

/// A search by the alpha-beta algorithm.
///
/// Example: `(alphaBeta)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("alphaBeta")]
pub struct AlphaBeta {
    /// The node it stands at.
    pub id: NodeId,
    /// What tells a good position.
    pub heuristics: Option<Heuristics>,
}
