//! The parts that moves are made of.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::Rotations;
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::moves::{Moves, PieceNames};
use crate::ranges::Range;
use crate::refs::SiteOrRegion;
use crate::words::SiteType;

/// `(apply …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("apply")]
pub struct Apply {
    /// The node it stands at.
    pub id: NodeId,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The effect.
    pub effect: Option<Moves>,
}

/// `(then …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("then")]
pub struct Then {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
    /// Whether: apply after all moves.
    #[ludeme(named)]
    pub apply_after_all_moves: Option<bool>,
}

/// `(between …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("between")]
pub struct Between {
    /// The node it stands at.
    pub id: NodeId,
    /// The before.
    #[ludeme(named)]
    pub before: Option<Int>,
    /// The range.
    pub range: Option<Range>,
    /// The after.
    #[ludeme(named)]
    pub after: Option<Int>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The trail.
    #[ludeme(named)]
    pub trail: Option<Int>,
    /// The effect.
    pub effect: Option<Apply>,
}

/// `(flips …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("flips")]
pub struct Flips {
    /// The node it stands at.
    pub id: NodeId,
    /// The flip a.
    pub flip_a: i32,
    /// The flip b.
    pub flip_b: i32,
}

/// `(from …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("from")]
pub struct From {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Option<SiteOrRegion>,
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// `(piece …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece")]
pub struct PieceRef {
    /// The node it stands at.
    pub id: NodeId,
    /// The pieces.
    pub pieces: PieceNames,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
}

/// `(to …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("to")]
pub struct To {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Option<SiteOrRegion>,
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The rotations.
    pub rotations: Option<Rotations>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The effect.
    pub effect: Option<Apply>,
}
