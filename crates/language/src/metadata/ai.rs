//! Advice for programs that play the game.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::Opaque;
use crate::metadata::Agent;
use crate::metadata::Heuristics;

/// `(ai …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("ai")]
pub struct Ai {
    /// The node it stands at.
    pub id: NodeId,
    /// The agent.
    pub agent: Option<Agent>,
    /// The heuristics.
    pub heuristics: Option<Heuristics>,
    /// The trained heuristics.
    #[ludeme(named)]
    pub trained_heuristics: Option<Heuristics>,
    /// The features.
    pub features: Option<Opaque>,
    /// The trained features.
    #[ludeme(named)]
    pub trained_features: Option<Opaque>,
    /// The trained feature trees.
    #[ludeme(named)]
    pub trained_feature_trees: Option<Opaque>,
}

/// `(bestAgent …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("bestAgent")]
pub struct BestAgent {
    /// The node it stands at.
    pub id: NodeId,
    /// The agent.
    pub agent: Box<str>,
}

/// `(mcts …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mcts")]
pub struct Mcts {
    /// The node it stands at.
    pub id: NodeId,
    /// The selection.
    pub selection: Option<Opaque>,
}

/// `(alphaBeta …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("alphaBeta")]
pub struct AlphaBeta {
    /// The node it stands at.
    pub id: NodeId,
    /// The heuristics.
    pub heuristics: Option<Heuristics>,
}
