//! Moves gathered one by one.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::moves::{Between, DirectionBody, From, Moves, Then};
use crate::refs::{PieceContainer, PlayerRef};
use crate::regions::Region;
use crate::words::{SiteType, StackDirection};

/// Moves for every number of a range.
///
/// Example: `(forEach Value min:1 max:3 (move Add (to (regionSite (sites Top) index:(value)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Value")]
pub struct ForEachValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The first number.
    #[ludeme(named)]
    pub min: Int,
    /// The last number.
    #[ludeme(named)]
    pub max: Int,
    /// The moves; `(value)` is the number.
    pub generator: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every piece of a player.
///
/// Example: `(forEach Piece "Pawn")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Piece")]
pub struct ForEachPiece {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site; the board's own kind by default.
    #[ludeme(named)]
    pub on: Option<SiteType>,
    /// Only pieces with these names; all by default.
    #[ludeme(refers = Piece)]
    pub item: Option<OneOrMany<Box<str>>>,
    /// Only pieces in this holder; those on the board by default.
    pub container: Option<PieceContainer>,
    /// The moves; those that each piece was declared with by default.
    pub specific_moves: Option<Moves>,
    /// Whose pieces; the mover's by default.
    pub player: Option<PlayerRef>,
    /// Whether only the tops of stacks count.
    #[ludeme(named)]
    pub top: Option<Boolean>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every player.
///
/// Example: `(forEach Player (addScore (player (player)) 1))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Player")]
pub struct ForEachPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves; `(player)` is the player.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every player of a list.
///
/// Example: `(forEach (players Enemy) (addScore (player (player)) 1))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachPlayerOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: IntArray,
    /// The moves; `(player)` is the player.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every die.
///
/// Example: `(forEach Die if:(!= (pips) 0) (forEach Piece))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Die")]
pub struct ForEachDie {
    /// The node it stands at.
    pub id: NodeId,
    /// Which set of dice; the first by default.
    pub dice: Option<Int>,
    /// Whether dice can also be added up.
    #[ludeme(named)]
    pub combined: Option<Boolean>,
    /// Whether equal dice let the player move again.
    #[ludeme(named)]
    pub replay_double: Option<Boolean>,
    /// Which dice count; `(pips)` is what the die shows.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The moves; `(pips)` is what the die shows.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every group of connected pieces.
///
/// Example: `(forEach Group Orthogonal if:(= (who at:(to)) Mover) (addScore Mover (count Sites in:(sites))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Group")]
pub struct ForEachGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Which sites belong to groups; occupied ones by default, `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The moves; `(sites)` is the group.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every team.
///
/// Example: `(forEach Team (forEach (team) (addScore (player (player)) 1)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Team")]
pub struct ForEachTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves; `(team)` holds the players of the team.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every level of a stack.
///
/// Example: `(forEach Level (last To) FromTop (remove (last To) level:(level)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Level")]
pub struct ForEachLevel {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where the stack is.
    pub site: Int,
    /// From which end; the bottom by default.
    pub stack_direction: Option<StackDirection>,
    /// The moves; `(level)` is the level.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every number of a list.
///
/// Example: `(forEach Value (values Remembered) (move Add (to (value))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Value")]
pub struct ForEachValueOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The numbers.
    pub values: IntArray,
    /// The moves; `(value)` is the number.
    pub generator: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every site of a region.
///
/// Example: `(forEach Site (sites Occupied by:Mover) (move Remove (site)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Site")]
pub struct ForEachSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// The moves; `(site)` is the site.
    pub generator: Moves,
    /// The moves that there are where these yield none.
    #[ludeme(named)]
    pub no_move_yet: Option<Moves>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Moves for every site that lies in some direction from another.
///
/// Example: `(forEach Direction (from (to)) (directions {FRR FLL}) (to if:(is Empty (to)) (apply (fromTo (from) (to)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Direction")]
pub struct ForEachDirection {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    pub from: Option<From>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// How far away the site lies: beside it by default.
    pub between: Option<Between>,
    /// The target with its effect, or the moves.
    pub body: DirectionBody,
    /// What follows from the move.
    pub then: Option<Then>,
}
