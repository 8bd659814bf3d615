//! Where a piece is.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::refs::IndexOrRole;
use crate::words::SiteType;

/// The site where a piece of a player is; -1 if there is none.
///
/// Example: `(where "King" Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("where")]
pub struct WhereNamed {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the piece.
    #[ludeme(refers = Piece)]
    pub piece: Box<str>,
    /// Which player.
    pub player: IndexOrRole,
    /// Its local state; any by default.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// The site where a piece is; -1 if there is none.
///
/// Example: `(where (id "King1"))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("where")]
pub struct Where {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece, by number.
    pub what: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// The level where a piece of a player lies in a stack; -1 if it is not there.
///
/// Example: `(where Level "King" Mover at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("where Level")]
pub struct WhereLevelNamed {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the piece.
    #[ludeme(refers = Piece)]
    pub piece: Box<str>,
    /// Which player.
    pub player: IndexOrRole,
    /// Its local state; any by default.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// Whether the search goes downwards; it does by default.
    #[ludeme(named)]
    pub from_top: Option<Boolean>,
}

/// The level where a piece lies in a stack; -1 if it is not there.
///
/// Example: `(where Level (id "King1") at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("where Level")]
pub struct WhereLevel {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece, by number.
    pub what: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// Whether the search goes downwards; it does by default.
    #[ludeme(named)]
    pub from_top: Option<Boolean>,
}
