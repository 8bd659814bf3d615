//! Tracks along the sites of a board.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::{NumberOrRole, TrackPath};

/// `(track …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("track")]
pub struct Track {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Track)]
    pub name: Box<str>,
    /// The path.
    pub path: TrackPath,
    /// Whether: looped.
    #[ludeme(named = "loop")]
    pub looped: Option<bool>,
    /// The owner.
    pub owner: Option<NumberOrRole>,
    /// Whether: directed.
    #[ludeme(named)]
    pub directed: Option<bool>,
}
