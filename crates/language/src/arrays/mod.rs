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

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ArrayOrInt {
    /// `Array`
    Array(IntArray),
    /// `Int`
    Int(Int),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum GroupOwner {
    /// A role.
    Role(Role),
    /// `of:`
    #[ludeme(named)]
    Of(Int),
    /// `if:`
    #[ludeme(named)]
    If(Boolean),
}
