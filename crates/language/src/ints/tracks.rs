//! Places along a track.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::refs::{PlayerRef, TrackOwner};

/// The first site of a track for which a condition holds.
///
/// Example: `(trackSite FirstSite Mover if:(is Empty (to)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trackSite FirstSite")]
pub struct TrackSiteFirstSite {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: Option<PlayerRef>,
    /// The name of the track.
    #[ludeme(refers = Track)]
    pub name: Option<Box<str>>,
    /// Where the search begins; at the start of the track by default.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// What must hold; `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// The site some steps further along a track.
///
/// Example: `(trackSite Move from:(from) steps:(pips))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trackSite Move")]
pub struct TrackSiteMove {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from; the site that is being looked at by default.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// Whose track, or which; the mover's by default.
    pub track: Option<TrackOwner>,
    /// How many steps.
    #[ludeme(named)]
    pub steps: Int,
}

/// The last site of a track.
///
/// Example: `(trackSite EndSite P1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trackSite EndSite")]
pub struct TrackSiteEndSite {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: Option<PlayerRef>,
    /// The name of the track.
    #[ludeme(refers = Track)]
    pub name: Option<Box<str>>,
}
