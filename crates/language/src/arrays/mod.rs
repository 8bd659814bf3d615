//! Lists of whole numbers.

mod math;
mod sources;

use language_derive::Ludeme;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::words::Role;
pub use math::*;
pub use sources::*;

/// A list of whole numbers.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum IntArray {
    /// [`ArrayOfRegion`]
    ArrayOfRegion(Box<ArrayOfRegion>),
    /// [`ArrayOfInts`]
    ArrayOfInts(Box<ArrayOfInts>),
    /// [`Team`]
    Team(Box<Team>),
    /// [`Difference`]
    Difference(Box<Difference>),
    /// [`If`]
    If(Box<If>),
    /// [`Intersection`]
    Intersection(Box<Intersection>),
    /// [`Results`]
    Results(Box<Results>),
    /// [`Union`]
    Union(Box<Union>),
    /// [`PlayersTeam`]
    PlayersTeam(Box<PlayersTeam>),
    /// [`PlayersMany`]
    PlayersMany(Box<PlayersMany>),
    /// [`SizesGroup`]
    SizesGroup(Box<SizesGroup>),
    /// [`Rotations`]
    Rotations(Box<Rotations>),
    /// [`ValuesRemembered`]
    ValuesRemembered(Box<ValuesRemembered>),
}

/// A list of numbers, or one number.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ArrayOrInt {
    /// A list.
    Array(IntArray),
    /// One number.
    Int(Int),
}

/// Which sites make groups.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum GroupOwner {
    /// Those of a player.
    Role(Role),
    /// Those of a player, by number.
    #[ludeme(named)]
    Of(Int),
    /// Those for which a condition holds.
    #[ludeme(named)]
    If(Boolean),
}
