//! What stands on a site.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::words::SiteType;

/// The topmost level of the stack on a site.
///
/// Example: `(topLevel at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("topLevel")]
pub struct TopLevel {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
}

/// How the piece on a site is turned.
///
/// Example: `(rotation at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rotation")]
pub struct Rotation {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
}

/// The local state of the piece on a site.
///
/// Example: `(state at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("state")]
pub struct State {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
}

/// The number of the piece on a site; 0 for none.
///
/// Example: `(what at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("what")]
pub struct What {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
}

/// The number of the player whose piece is on a site; 0 for none.
///
/// Example: `(who at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("who")]
pub struct Who {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
}
