//! Hints of puzzles.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::Hint;
use crate::words::SiteType;

/// The hints of a puzzle.
///
/// Example: `(hints {(hint {0 1} 3)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hints")]
pub struct Hints {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the group of hints.
    #[ludeme(declares = Hint)]
    pub label: Option<Box<str>>,
    /// The hints.
    pub hints: Vec<Hint>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// A hint for a set of sites.
///
/// Example: `(hint {0 5 10} 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hint")]
pub struct HintRegion {
    /// The node it stands at.
    pub id: NodeId,
    /// The sites.
    pub region: Vec<i32>,
    /// The value; none for a mark without one.
    pub hint: Option<i32>,
}

/// A hint for one site.
///
/// Example: `(hint 4 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hint")]
pub struct HintSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The site.
    pub site: i32,
    /// The value; none for a mark without one.
    pub hint: Option<i32>,
}
