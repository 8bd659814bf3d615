//! The metadata as a whole.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::metadata::Ai;
use crate::metadata::Graphics;
use crate::metadata::Info;
use crate::metadata::Recon;

/// `(metadata …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("metadata")]
pub struct Metadata {
    /// The node it stands at.
    pub id: NodeId,
    /// The info.
    pub info: Option<Info>,
    /// The graphics.
    pub graphics: Option<Graphics>,
    /// The ai.
    pub ai: Option<Ai>,
    /// The recon.
    pub recon: Option<Recon>,
}
