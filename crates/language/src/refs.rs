//! Ways to refer to players, sites and containers that many ludemes share.

use language_derive::Ludeme;

use crate::ints::Int;
use crate::moves::PlayerIndex;
use crate::regions::Region;
use crate::words::Role;

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Surrounders {
    /// `surround:`
    #[ludeme(named)]
    Surround(Role),
    /// `Roles`
    Roles(Vec<Role>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum SiteOrRegion {
    /// A site.
    Site(Int),
    /// A region.
    Region(Region),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ContainerRef {
    /// An index.
    Index(Int),
    /// By name.
    #[ludeme(refers = Container)]
    Name(Box<str>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AtOrIn {
    /// `at:`
    #[ludeme(named)]
    At(Int),
    /// `in:`
    #[ludeme(named)]
    In(Region),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum PlayerRef {
    /// A player by index.
    Player(PlayerIndex),
    /// A role.
    Role(Role),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum IndexOrRole {
    /// An index.
    Index(Int),
    /// A role.
    Role(Role),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum WhatOrWhats {
    /// `what:`
    #[ludeme(named)]
    What(Int),
    /// `whats:`
    #[ludeme(named)]
    Whats(Vec<Int>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RoleOrOf {
    /// A role.
    Role(Role),
    /// `of:`
    #[ludeme(named)]
    Of(Int),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum TrackOwner {
    /// A role.
    Role(Role),
    /// A player by index.
    Player(PlayerIndex),
    /// By name.
    #[ludeme(refers = Track)]
    Name(Box<str>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AtOrTo {
    /// `at:`
    #[ludeme(named)]
    At(Int),
    /// `to:`
    #[ludeme(named)]
    To(Region),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AtOrFrom {
    /// `at:`
    #[ludeme(named)]
    At(Int),
    /// `from:`
    #[ludeme(named)]
    From(Region),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AtOrRegion {
    /// `at:`
    #[ludeme(named)]
    At(Int),
    /// A region.
    Region(Region),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum PieceContainer {
    /// `container:`
    #[ludeme(named)]
    Container(Int),
    /// By name.
    #[ludeme(refers = Container)]
    Name(Box<str>),
}
