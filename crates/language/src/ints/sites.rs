//! What stands on a site.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::words::SiteType;

/// `(topLevel …)`
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

/// `(rotation …)`
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
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
}

/// `(state …)`
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
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
}

/// `(what …)`
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
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
}

/// `(who …)`
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
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
}
