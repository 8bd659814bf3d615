//! Regions that have a name or an owner.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::RegionSource;
use crate::words::Role;

/// A region with a name or an owner, or kinds of regions for a puzzle.
///
/// Example: `(regions P1 (sites Bottom))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("regions")]
pub struct Regions {
    /// The node it stands at.
    pub id: NodeId,
    /// Its name.
    #[ludeme(declares = Region)]
    pub name: Option<Box<str>>,
    /// Whose region it is.
    pub role: Option<Role>,
    /// The sites.
    pub sites: RegionSource,
    /// The group of hints that goes with it.
    #[ludeme(refers = Hint)]
    pub hint_region_label: Option<Box<str>>,
}
