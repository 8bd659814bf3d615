//! Constraints of deduction puzzles.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::{Boolean, Exceptions};
use crate::ints::Int;
use crate::regions::Region;
use crate::words::{PuzzleElementKind, SiteType};

/// Whether a constraint of a puzzle holds for all its sites or hints.
///
/// Example: `(forAll Hint (is Count (sites Around (from)) of:1 (hint)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forAll")]
pub struct ForAll {
    /// The node it stands at.
    pub id: NodeId,
    /// What it must hold for.
    pub kind: PuzzleElementKind,
    /// What must hold; `(from)` is the site.
    pub constraint: Boolean,
}

/// Whether a puzzle is solved: no constraint is broken.
///
/// Example: `(is Solved)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Solved")]
pub struct IsSolved {
    /// The node it stands at.
    pub id: NodeId,
}

/// Whether no two lines of the board have the same values.
///
/// Example: `(is Unique)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Unique")]
pub struct IsUnique {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// Whether a region of a puzzle holds a value a number of times.
///
/// Example: `(is Count (sites Board) of:1 8)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Count")]
pub struct IsCount {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The region.
    pub region: Option<Region>,
    /// The value that is counted; 1 by default.
    #[ludeme(named)]
    pub of: Option<Int>,
    /// The regions of this name, in place of one region.
    #[ludeme(refers = Region)]
    pub region_name: Option<Box<str>>,
    /// How many times.
    pub result: Int,
}

/// Whether the values of a region of a puzzle add up to a number.
///
/// Example: `(is Sum (sites Top) 10)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Sum")]
pub struct IsSum {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The region.
    pub region: Option<Region>,
    /// The value that is counted.
    #[ludeme(named)]
    pub of: Option<Int>,
    /// The regions of this name, in place of one region.
    #[ludeme(refers = Region)]
    pub region_name: Option<Box<str>>,
    /// The sum.
    pub result: Int,
}

/// Whether no value of a puzzle comes twice in a region.
///
/// Example: `(all Different except:0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Different")]
pub struct AllDifferent {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The region; every region of the puzzle by default.
    pub region: Option<Region>,
    /// Values that may come more often.
    pub except: Option<Exceptions>,
}
