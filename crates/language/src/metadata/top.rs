//! The metadata as a whole.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::metadata::{Ai, Graphics, Info, Recon};

/// What is known of the game beside its rules: facts, drawing, ways to play it well.
///
/// Example: `(metadata (info {(author "Alex Randolph")}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("metadata")]
pub struct Metadata {
    /// The node it stands at.
    pub id: NodeId,
    /// Facts.
    pub info: Option<Info>,
    /// How it is drawn.
    pub graphics: Option<Graphics>,
    /// How to play it well.
    pub ai: Option<Ai>,
    /// What a reconstruction should have.
    pub recon: Option<Recon>,
}
