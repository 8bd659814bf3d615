//! Regions that have a name or an owner.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::RegionSource;
use crate::words::Role;

/// `(regions …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("regions")]
pub struct Regions {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Region)]
    pub name: Option<Box<str>>,
    /// The role.
    pub role: Option<Role>,
    /// The sites.
    pub sites: RegionSource,
    /// The hint region label.
    #[ludeme(refers = Hint)]
    pub hint_region_label: Option<Box<str>>,
}
