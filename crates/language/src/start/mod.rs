//! How the game is set up.

mod deal;
mod for_each;
mod list;
mod place;
mod puzzle;
mod set;

use language_derive::Ludeme;

use crate::ints::Int;
use crate::regions::Region;
pub use deal::*;
pub use for_each::*;
pub use list::*;
pub use place::*;
pub use puzzle::*;
pub use set::*;

/// How the game is set up.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum StartRule {
    /// [`Deal`]
    Deal(Box<Deal>),
    /// [`Set`]
    Set(Box<Set>),
    /// [`ForEachTeam`]
    ForEachTeam(Box<ForEachTeam>),
    /// [`ForEachPlayerOf`]
    ForEachPlayerOf(Box<ForEachPlayerOf>),
    /// [`ForEachSite`]
    ForEachSite(Box<ForEachSite>),
    /// [`ForEachValue`]
    ForEachValue(Box<ForEachValue>),
    /// [`ForEachPlayer`]
    ForEachPlayer(Box<ForEachPlayer>),
    /// [`PlaceRandomCounts`]
    PlaceRandomCounts(Box<PlaceRandomCounts>),
    /// [`PlaceRandomStack`]
    PlaceRandomStack(Box<PlaceRandomStack>),
    /// [`PlaceAt`]
    PlaceAt(Box<PlaceAt>),
    /// [`PlaceOn`]
    PlaceOn(Box<PlaceOn>),
    /// [`PlaceStack`]
    PlaceStack(Box<PlaceStack>),
    /// [`PlaceRandom`]
    PlaceRandom(Box<PlaceRandom>),
    /// [`SetTeam`]
    SetTeam(Box<SetTeam>),
    /// [`SetAmount`]
    SetAmount(Box<SetAmount>),
    /// [`SetScore`]
    SetScore(Box<SetScore>),
    /// [`SetRememberValue`]
    SetRememberValue(Box<SetRememberValue>),
    /// [`SetHidden`]
    SetHidden(Box<SetHidden>),
    /// [`SetOwnerAt`]
    SetOwnerAt(Box<SetOwnerAt>),
    /// [`SetOwnerOn`]
    SetOwnerOn(Box<SetOwnerOn>),
    /// [`SetCount`]
    SetCount(Box<SetCount>),
    /// [`SetCost`]
    SetCost(Box<SetCost>),
    /// [`SetPhase`]
    SetPhase(Box<SetPhase>),
    /// [`Split`]
    Split(Box<Split>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum StackItems {
    /// By name.
    #[ludeme(refers = Piece)]
    Name(Box<str>),
    /// `items:`
    #[ludeme(named)]
    #[ludeme(refers = Piece)]
    Items(Vec<Box<str>>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum StackPlace {
    /// A site.
    Site(Int),
    /// `Sites`
    Sites(Vec<Int>),
    /// A region.
    Region(Region),
    /// `coord:`
    #[ludeme(named)]
    #[ludeme(refers = Coordinate)]
    Coord(Box<str>),
    /// `Coordinates`
    #[ludeme(refers = Coordinate)]
    Coordinates(Vec<Box<str>>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum CountOrCounts {
    /// `count:`
    #[ludeme(named)]
    Count(Int),
    /// `counts:`
    #[ludeme(named)]
    Counts(Vec<Int>),
}
