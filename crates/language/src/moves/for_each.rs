//! Moves gathered one by one.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::moves::Between;
use crate::moves::From;
use crate::moves::Then;
use crate::moves::{DirectionBody, Moves};
use crate::refs::{PieceContainer, PlayerRef};
use crate::regions::Region;
use crate::words::{SiteType, StackDirection};

/// `(forEach Value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Value")]
pub struct ForEachValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The min.
    #[ludeme(named)]
    pub min: Int,
    /// The max.
    #[ludeme(named)]
    pub max: Int,
    /// The generator.
    pub generator: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Piece …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Piece")]
pub struct ForEachPiece {
    /// The node it stands at.
    pub id: NodeId,
    /// The on.
    #[ludeme(named)]
    pub on: Option<SiteType>,
    /// The item.
    #[ludeme(refers = Piece)]
    pub item: Option<OneOrMany<Box<str>>>,
    /// The container.
    pub container: Option<PieceContainer>,
    /// The specific moves.
    pub specific_moves: Option<Moves>,
    /// The player.
    pub player: Option<PlayerRef>,
    /// The top.
    #[ludeme(named)]
    pub top: Option<Boolean>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Player …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Player")]
pub struct ForEachPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachPlayerOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: IntArray,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Die …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Die")]
pub struct ForEachDie {
    /// The node it stands at.
    pub id: NodeId,
    /// The dice.
    pub dice: Option<Int>,
    /// The combined.
    #[ludeme(named)]
    pub combined: Option<Boolean>,
    /// The replay double.
    #[ludeme(named)]
    pub replay_double: Option<Boolean>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Group …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Group")]
pub struct ForEachGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The directions.
    pub directions: Option<Direction>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Team …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Team")]
pub struct ForEachTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Level …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Level")]
pub struct ForEachLevel {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Int,
    /// The stack direction.
    pub stack_direction: Option<StackDirection>,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Value")]
pub struct ForEachValueOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The values.
    pub values: IntArray,
    /// The generator.
    pub generator: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Site …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Site")]
pub struct ForEachSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// The generator.
    pub generator: Moves,
    /// The no move yet.
    #[ludeme(named)]
    pub no_move_yet: Option<Moves>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forEach Direction …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Direction")]
pub struct ForEachDirection {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    pub from: Option<From>,
    /// The directions.
    pub directions: Option<Direction>,
    /// What must lie between.
    pub between: Option<Between>,
    /// The body.
    pub body: DirectionBody,
    /// What follows from the move.
    pub then: Option<Then>,
}
