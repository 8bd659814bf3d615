//! Sites by the pieces on them, and by moves.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::moves::{Moves, PieceRef};
use crate::refs::{AtOrFrom, ContainerRef, PlayerRef, SiteOrRegion, Surrounders, WhatOrWhats};
use crate::regions::{ComponentRef, Region};
use crate::words::{HiddenData, SiteType, SitesMoveKind, WalkStep};

/// The region that is being looked at, such as a group.
///
/// Example: `(sites)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct Sites {
    /// The node it stands at.
    pub id: NodeId,
}

/// The sites with a player's pieces.
///
/// Example: `(sites Occupied by:Mover component:"Pawn")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Occupied")]
pub struct SitesOccupied {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose pieces.
    #[ludeme(named = "by")]
    pub player: PlayerRef,
    /// The holder; the board by default.
    #[ludeme(named)]
    pub container: Option<ContainerRef>,
    /// Only these pieces.
    pub component: Option<ComponentRef>,
    /// Whether only the tops of stacks count; they do by default.
    #[ludeme(named)]
    pub top: Option<bool>,
    /// Which kind of site; the board's own kind by default.
    #[ludeme(named)]
    pub on: Option<SiteType>,
}

/// The sites where a kind of piece stood at the start.
///
/// Example: `(sites Start (piece (what at:(from))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Start")]
pub struct SitesStart {
    /// The node it stands at.
    pub id: NodeId,
    /// Which piece.
    pub piece: PieceRef,
}

/// The sites that a large piece covers.
///
/// Example: `(sites LargePiece at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites LargePiece")]
pub struct SitesLargePiece {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
}

/// Sites drawn at random.
///
/// Example: `(sites Random (sites Empty) num:2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Random")]
pub struct SitesRandom {
    /// The node it stands at.
    pub id: NodeId,
    /// Out of which; the board by default.
    pub region: Option<Region>,
    /// How many; one by default.
    #[ludeme(named = "num")]
    pub count: Option<Int>,
}

/// The sites that a ring of pieces encloses, or the ring itself.
///
/// Example: `(sites Loop inside:True)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Loop")]
pub struct SitesLoop {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the sites inside are meant, rather than the ring.
    #[ludeme(named)]
    pub inside: Option<Boolean>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Whose pieces must lie inside; anything by default.
    pub surround: Option<Surrounders>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Whose pieces make the ring; the mover's by default.
    pub colour: Option<Int>,
    /// Where the ring is looked for; the site of the last move by default.
    pub start: Option<SiteOrRegion>,
}

/// The sites of a pattern of pieces.
///
/// Example: `(sites Pattern {F R F} from:(last To))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Pattern")]
pub struct SitesPattern {
    /// The node it stands at.
    pub id: NodeId,
    /// The way through the pattern.
    pub walk: Vec<WalkStep>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where the pattern begins; at the site of the last move by default.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// Which pieces, in turn along the way; those like the first by default.
    pub what: Option<WhatOrWhats>,
}

/// The sites that are hidden from a player.
///
/// Example: `(sites Hidden What to:Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Hidden")]
pub struct SitesHidden {
    /// The node it stands at.
    pub id: NodeId,
    /// What is hidden; the site as a whole by default.
    pub data: Option<HiddenData>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Which player.
    #[ludeme(named = "to")]
    pub player: PlayerRef,
}

/// The sites of a group of connected pieces.
///
/// Example: `(sites Group at:(last To) Orthogonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Group")]
pub struct SitesGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrFrom,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Which sites belong to the group; those with a like piece by default, `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// Whether only what every player can see counts.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
}

/// The sites that moves come from, pass or go to.
///
/// Example: `(sites To (forEach Piece))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesMove {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: SitesMoveKind,
    /// The moves.
    pub moves: Moves,
}

/// The sites to which a move would win the game.
///
/// Example: `(sites Winning Next (forEach Piece))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Winning")]
pub struct SitesWinning {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Which player.
    pub player: Option<PlayerRef>,
    /// The moves.
    pub moves: Option<Moves>,
    /// A name; it has no influence.
    pub name: Option<Box<str>>,
}
