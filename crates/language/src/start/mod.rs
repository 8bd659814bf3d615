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

/// The pieces of a stack.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum StackItems {
    /// One kind, by its name.
    #[ludeme(refers = Piece)]
    Name(Box<str>),
    /// Several kinds, from the bottom.
    #[ludeme(named)]
    #[ludeme(refers = Piece)]
    Items(Vec<Box<str>>),
}

/// Where stacks are put.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum StackPlace {
    /// On one site.
    Site(Int),
    /// On several sites.
    Sites(Vec<Int>),
    /// On the sites of a region.
    Region(Region),
    /// On one site, by its coordinate.
    #[ludeme(named)]
    #[ludeme(refers = Coordinate)]
    Coord(Box<str>),
    /// On several sites, by their coordinates.
    #[ludeme(refers = Coordinate)]
    Coordinates(Vec<Box<str>>),
}

/// How many pieces.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum CountOrCounts {
    /// The same number of each.
    #[ludeme(named)]
    Count(Int),
    /// A number for each.
    #[ludeme(named)]
    Counts(Vec<Int>),
}
