//! Ways to refer to players, sites and containers that many ludemes share.

use language_derive::Ludeme;

use crate::ints::Int;
use crate::moves::PlayerIndex;
use crate::regions::Region;
use crate::words::Role;

/// Whose pieces are enclosed.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Surrounders {
    /// One player's.
    #[ludeme(named)]
    Surround(Role),
    /// Several players'.
    Roles(Vec<Role>),
}

/// A site, or a region.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum SiteOrRegion {
    /// A site.
    Site(Int),
    /// A region.
    Region(Region),
}

/// A holder of pieces: the board, a hand and the like.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ContainerRef {
    /// By its number.
    Index(Int),
    /// By its name.
    #[ludeme(refers = Container)]
    Name(Box<str>),
}

/// A site, or the sites of a region.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AtOrIn {
    /// One site.
    #[ludeme(named)]
    At(Int),
    /// The sites of a region.
    #[ludeme(named)]
    In(Region),
}

/// A player, by number or by role.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum PlayerRef {
    /// By number.
    Player(PlayerIndex),
    /// By role.
    Role(Role),
}

/// A number, or a player by role.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum IndexOrRole {
    /// A number.
    Index(Int),
    /// A role.
    Role(Role),
}

/// One or several kinds of pieces, by number.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum WhatOrWhats {
    /// One.
    #[ludeme(named)]
    What(Int),
    /// Several.
    #[ludeme(named)]
    Whats(Vec<Int>),
}

/// A player, by role or by number.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RoleOrOf {
    /// By role.
    Role(Role),
    /// By number.
    #[ludeme(named)]
    Of(Int),
}

/// A track, by its owner or its name.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum TrackOwner {
    /// By the role of its owner.
    Role(Role),
    /// By the number of its owner.
    Player(PlayerIndex),
    /// By its name.
    #[ludeme(refers = Track)]
    Name(Box<str>),
}

/// A site, or a region.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AtOrTo {
    /// One site.
    #[ludeme(named)]
    At(Int),
    /// The sites of a region.
    #[ludeme(named)]
    To(Region),
}

/// A site, or a region.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AtOrFrom {
    /// One site.
    #[ludeme(named)]
    At(Int),
    /// The sites of a region.
    #[ludeme(named)]
    From(Region),
}

/// A site, or a region.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AtOrRegion {
    /// One site.
    #[ludeme(named)]
    At(Int),
    /// The sites of a region.
    Region(Region),
}

/// A holder of pieces.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum PieceContainer {
    /// By its number.
    #[ludeme(named)]
    Container(Int),
    /// By its name.
    #[ludeme(refers = Container)]
    Name(Box<str>),
}
