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

/// What happens to the site of a move, and under which condition.
///
/// Example: `(apply (remove (to)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("apply")]
pub struct Apply {
    /// The node it stands at.
    pub id: NodeId,
    /// When it happens; always by default.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// What happens.
    pub effect: Option<Moves>,
}

/// What happens after a move.
///
/// Example: `(then (moveAgain))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("then")]
pub struct Then {
    /// The node it stands at.
    pub id: NodeId,
    /// What happens.
    pub moves: Moves,
    /// Whether, in a simultaneous game, it waits for all players to move.
    #[ludeme(named)]
    pub apply_after_all_moves: Option<bool>,
}

/// What must lie between the two ends of a move.
///
/// Example: `(between if:(is Enemy (who at:(between))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("between")]
pub struct Between {
    /// The node it stands at.
    pub id: NodeId,
    /// How many sites may lie before it.
    #[ludeme(named)]
    pub before: Option<Int>,
    /// How many there must be.
    pub range: Option<Range>,
    /// How many sites may lie after it.
    #[ludeme(named)]
    pub after: Option<Int>,
    /// What must hold; `(between)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// A piece that is left on the way.
    #[ludeme(named)]
    pub trail: Option<Int>,
    /// What happens there.
    pub effect: Option<Apply>,
}

/// The two local states that a piece flips between.
///
/// Example: `(flips 1 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("flips")]
pub struct Flips {
    /// The node it stands at.
    pub id: NodeId,
    /// One state.
    pub flip_a: i32,
    /// The other state.
    pub flip_b: i32,
}

/// Where a move comes from.
///
/// Example: `(from (sites Occupied by:Mover) if:(is In (from) (sites Top)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("from")]
pub struct From {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site, or a region with all its sites.
    pub site: Option<SiteOrRegion>,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// What must hold; `(from)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// The piece that a move brings into play.
///
/// Example: `(piece {"Queen" "Rook"})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece")]
pub struct PieceRef {
    /// The node it stands at.
    pub id: NodeId,
    /// Which piece; the player chooses among several.
    pub pieces: PieceNames,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
}

/// Where a move goes to.
///
/// Example: `(to (sites Empty) if:(not (is In (to) (sites Centre))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("to")]
pub struct To {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site, or a region with all its sites.
    pub site: Option<SiteOrRegion>,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// How the piece may be turned there.
    pub rotations: Option<Rotations>,
    /// What must hold; `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// What happens there.
    pub effect: Option<Apply>,
}
