//! Where a piece is.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::refs::IndexOrRole;
use crate::words::SiteType;

/// `(where …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("where")]
pub struct WhereNamed {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece.
    #[ludeme(refers = Piece)]
    pub piece: Box<str>,
    /// The player.
    pub player: IndexOrRole,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(where …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("where")]
pub struct Where {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece.
    pub what: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(where Level …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("where Level")]
pub struct WhereLevelNamed {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece.
    #[ludeme(refers = Piece)]
    pub piece: Box<str>,
    /// The player.
    pub player: IndexOrRole,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The from top.
    #[ludeme(named)]
    pub from_top: Option<Boolean>,
}

/// `(where Level …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("where Level")]
pub struct WhereLevel {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece.
    pub what: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The from top.
    #[ludeme(named)]
    pub from_top: Option<Boolean>,
}
