//! Constraints of deduction puzzles.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::{Boolean, Exceptions};
use crate::ints::Int;
use crate::regions::Region;
use crate::words::{PuzzleElementKind, SiteType};

/// `(forAll …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forAll")]
pub struct ForAll {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PuzzleElementKind,
    /// The constraint.
    pub constraint: Boolean,
}

/// `(is Solved …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Solved")]
pub struct IsSolved {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(is Unique …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Unique")]
pub struct IsUnique {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(is Count …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Count")]
pub struct IsCount {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The region.
    pub region: Option<Region>,
    /// The of.
    #[ludeme(named)]
    pub of: Option<Int>,
    /// The region name.
    #[ludeme(refers = Region)]
    pub region_name: Option<Box<str>>,
    /// The result.
    pub result: Int,
}

/// `(is Sum …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Sum")]
pub struct IsSum {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The region.
    pub region: Option<Region>,
    /// The of.
    #[ludeme(named)]
    pub of: Option<Int>,
    /// The region name.
    #[ludeme(refers = Region)]
    pub region_name: Option<Box<str>>,
    /// The result.
    pub result: Int,
}

/// `(all Different …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Different")]
pub struct AllDifferent {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The region.
    pub region: Option<Region>,
    /// The except.
    pub except: Option<Exceptions>,
}
