//! What the game is played with.

mod boards;
mod containers;
mod hints;
mod list;
mod maps;
mod pieces;
mod regions;
mod tracks;

use language_derive::Ludeme;

use crate::ints::Int;
use crate::regions::Region;
use crate::words::{AbsoluteDirection, LandmarkKind, Role, StaticRegion, TrackStepKind};
pub use boards::*;
pub use containers::*;
pub use hints::*;
pub use list::*;
pub use maps::*;
pub use pieces::*;
pub use regions::*;
pub use tracks::*;

/// A thing that the game is played with.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Item {
    /// [`Card`]
    Card(Box<Card>),
    /// [`Die`]
    Die(Box<Die>),
    /// [`Piece`]
    Piece(Box<Piece>),
    /// [`Domino`]
    Domino(Box<Domino>),
    /// [`Tile`]
    Tile(Box<Tile>),
    /// [`Board`]
    Board(Box<Board>),
    /// [`Boardless`]
    Boardless(Box<Boardless>),
    /// [`MancalaBoard`]
    MancalaBoard(Box<MancalaBoard>),
    /// [`SurakartaBoard`]
    SurakartaBoard(Box<SurakartaBoard>),
    /// [`Deck`]
    Deck(Box<Deck>),
    /// [`Dice`]
    Dice(Box<Dice>),
    /// [`Hand`]
    Hand(Box<Hand>),
    /// [`Dominoes`]
    Dominoes(Box<Dominoes>),
    /// [`Hints`]
    Hints(Box<Hints>),
    /// [`MapPairs`]
    MapPairs(Box<MapPairs>),
    /// [`MapLists`]
    MapLists(Box<MapLists>),
    /// [`Regions`]
    Regions(Box<Regions>),
}

/// A hint of a puzzle.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Hint {
    /// For a set of sites.
    Region(Box<HintRegion>),
    /// For one site.
    Site(Box<HintSite>),
}

/// A step of a track.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum TrackStep {
    /// A site, or `Off` or `End`.
    Number(i32),
    /// A direction to follow.
    Direction(AbsoluteDirection),
    /// A special step.
    Special(TrackStepKind),
}

/// What a pair maps from.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum PairKey {
    /// A number.
    Int(Int),
    /// A role.
    Role(Role),
    /// A coordinate or name.
    Text(Box<str>),
}

/// What a pair maps to.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum PairValue {
    /// A number.
    Int(Int),
    /// A role.
    Role(Role),
    /// A landmark of the board.
    Landmark(LandmarkKind),
    /// A coordinate or name.
    Text(Box<str>),
}

/// How many paths can end at the sides of a tile.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum TileSlots {
    /// For each side.
    #[ludeme(named)]
    Slots(Vec<i32>),
    /// The same for all sides.
    #[ludeme(named)]
    SlotsPerSide(i32),
}

/// How a track runs.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum TrackPath {
    /// Through these sites.
    Sites(Vec<i32>),
    /// As a text of steps, such as `1,E,N,W`.
    Text(Box<str>),
    /// Step by step.
    Steps(Vec<TrackStep>),
}

/// A player, by number or role.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum NumberOrRole {
    /// The number.
    Number(i32),
    /// The role.
    Role(Role),
}

/// What the faces of dice show.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum DiceFaces {
    /// The same for all dice.
    #[ludeme(named)]
    Faces(Vec<i32>),
    /// For each die.
    #[ludeme(named)]
    FacesByDie(Vec<Vec<i32>>),
    /// One upwards from this number.
    #[ludeme(named)]
    From(i32),
}

/// What a region is made of.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RegionSource {
    /// These sites.
    Sites(Vec<i32>),
    /// A region.
    Region(Region),
    /// Several regions.
    Regions(Vec<Region>),
    /// A kind of regions of the board.
    Static(StaticRegion),
    /// Several kinds of regions of the board.
    Statics(Vec<StaticRegion>),
}
