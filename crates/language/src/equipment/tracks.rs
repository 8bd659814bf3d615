//! Tracks along the sites of a board.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::{NumberOrRole, TrackPath};

/// A track that pieces follow along the board.
///
/// Example: `(track "Track1" {0..5 11..6} P1 directed:True)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("track")]
pub struct Track {
    /// The node it stands at.
    pub id: NodeId,
    /// Its name.
    #[ludeme(declares = Track)]
    pub name: Box<str>,
    /// The sites in order.
    pub path: TrackPath,
    /// Whether its end leads back to its start.
    #[ludeme(named = "loop")]
    pub looped: Option<bool>,
    /// Whose track it is.
    pub owner: Option<NumberOrRole>,
    /// Whether it can be followed in one direction only.
    #[ludeme(named)]
    pub directed: Option<bool>,
}
