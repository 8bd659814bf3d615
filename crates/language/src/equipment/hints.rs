//! Hints of puzzles.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::Hint;
use crate::words::SiteType;

/// `(hints …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hints")]
pub struct Hints {
    /// The node it stands at.
    pub id: NodeId,
    /// The label.
    #[ludeme(declares = Hint)]
    pub label: Option<Box<str>>,
    /// The hints.
    pub hints: Vec<Hint>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(hint …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hint")]
pub struct HintRegion {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Vec<i32>,
    /// The hint.
    pub hint: Option<i32>,
}

/// `(hint …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hint")]
pub struct HintSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The site.
    pub site: i32,
    /// The hint.
    pub hint: Option<i32>,
}
