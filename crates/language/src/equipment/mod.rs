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

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum TileSlots {
    /// `slots:`
    #[ludeme(named)]
    Slots(Vec<i32>),
    /// `slotsPerSide:`
    #[ludeme(named)]
    SlotsPerSide(i32),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum TrackPath {
    /// `Sites`
    Sites(Vec<i32>),
    /// `Text`
    Text(Box<str>),
    /// `Steps`
    Steps(Vec<TrackStep>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum NumberOrRole {
    /// `Number`
    Number(i32),
    /// A role.
    Role(Role),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum DiceFaces {
    /// `faces:`
    #[ludeme(named)]
    Faces(Vec<i32>),
    /// `facesByDie:`
    #[ludeme(named)]
    FacesByDie(Vec<Vec<i32>>),
    /// `from:`
    #[ludeme(named)]
    From(i32),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RegionSource {
    /// `Sites`
    Sites(Vec<i32>),
    /// A region.
    Region(Region),
    /// `Regions`
    Regions(Vec<Region>),
    /// `Static`
    Static(StaticRegion),
    /// `Statics`
    Statics(Vec<StaticRegion>),
}
