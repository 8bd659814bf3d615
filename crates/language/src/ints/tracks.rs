//! Places along a track.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::refs::{PlayerRef, TrackOwner};

/// `(trackSite FirstSite …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trackSite FirstSite")]
pub struct TrackSiteFirstSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: Option<PlayerRef>,
    /// The name.
    #[ludeme(refers = Track)]
    pub name: Option<Box<str>>,
    /// Where from.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// `(trackSite Move …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trackSite Move")]
pub struct TrackSiteMove {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// The track.
    pub track: Option<TrackOwner>,
    /// How many steps.
    #[ludeme(named)]
    pub steps: Int,
}

/// `(trackSite EndSite …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trackSite EndSite")]
pub struct TrackSiteEndSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: Option<PlayerRef>,
    /// The name.
    #[ludeme(refers = Track)]
    pub name: Option<Box<str>>,
}
