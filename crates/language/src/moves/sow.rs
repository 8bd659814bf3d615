//! Sowing.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::moves::{Moves, SowCapture, Then};
use crate::words::SiteType;

/// Sows the pieces of a hole, one by one, along a track.
///
/// Example: `(sow if:(= (count at:(to)) 2) apply:(fromTo (from (to)) (to (handSite Mover)) count:2))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sow")]
pub struct Sow {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The hole; the one last moved to by default.
    pub start: Option<Int>,
    /// How many pieces; all of them by default.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// How many go in each hole; one by default.
    #[ludeme(named)]
    pub num_per_hole: Option<Int>,
    /// The name of the track; any by default.
    #[ludeme(refers = Track)]
    pub track_name: Option<Box<str>>,
    /// Whose track.
    #[ludeme(named)]
    pub owner: Option<Int>,
    /// When the last hole is captured; `(to)` is the hole.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// What happens with every piece that is sown.
    #[ludeme(named)]
    pub sow_effect: Option<Moves>,
    /// What capture does.
    #[ludeme(named)]
    pub apply: Option<Moves>,
    /// Whether the hole itself gets pieces when the sowing comes round; it does by default.
    #[ludeme(named)]
    pub include_self: Option<bool>,
    /// Whether the first piece goes in the hole itself.
    #[ludeme(named)]
    pub origin: Option<Boolean>,
    /// Which holes are left out; `(to)` is the hole.
    #[ludeme(named)]
    pub skip_if: Option<Boolean>,
    /// Whether holes before or after the last one are captured too.
    pub capture: Option<SowCapture>,
    /// What follows from the move.
    pub then: Option<Then>,
}
