//! Colours.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::UserColourKind;

/// `(colour …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("colour")]
pub struct NamedColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub name: UserColourKind,
}

/// `(colour …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("colour")]
pub struct HexColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The code.
    pub code: Box<str>,
}

/// `(colour …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("colour")]
pub struct RgbColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The red.
    pub red: i32,
    /// The green.
    pub green: i32,
    /// The blue.
    pub blue: i32,
    /// The alpha.
    pub alpha: Option<i32>,
}
