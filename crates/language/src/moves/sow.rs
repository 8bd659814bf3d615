//! Sowing.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::moves::Then;
use crate::moves::{Moves, SowCapture};
use crate::words::SiteType;

/// `(sow …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sow")]
pub struct Sow {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The start.
    pub start: Option<Int>,
    /// How many.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// The num per hole.
    #[ludeme(named)]
    pub num_per_hole: Option<Int>,
    /// The track name.
    #[ludeme(refers = Track)]
    pub track_name: Option<Box<str>>,
    /// The owner.
    #[ludeme(named)]
    pub owner: Option<Int>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The sow effect.
    #[ludeme(named)]
    pub sow_effect: Option<Moves>,
    /// The apply.
    #[ludeme(named)]
    pub apply: Option<Moves>,
    /// Whether: include self.
    #[ludeme(named)]
    pub include_self: Option<bool>,
    /// The origin.
    #[ludeme(named)]
    pub origin: Option<Boolean>,
    /// The skip if.
    #[ludeme(named)]
    pub skip_if: Option<Boolean>,
    /// The capture.
    pub capture: Option<SowCapture>,
    /// What follows from the move.
    pub then: Option<Then>,
}
