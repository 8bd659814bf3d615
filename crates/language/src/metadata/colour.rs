//! Colours.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::UserColourKind;

/// A colour by its name.
///
/// Example: `(colour DarkBlue)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("colour")]
pub struct NamedColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub name: UserColourKind,
}

/// A colour by its code.
///
/// Example: `(colour "#00ff1a")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("colour")]
pub struct HexColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The code: six hexadecimal digits after `#`.
    pub code: Box<str>,
}

/// A colour by its parts of red, green and blue.
///
/// Example: `(colour 255 0 0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("colour")]
pub struct RgbColour {
    /// The node it stands at.
    pub id: NodeId,
    /// Red, from 0 to 255.
    pub red: i32,
    /// Green, from 0 to 255.
    pub green: i32,
    /// Blue, from 0 to 255.
    pub blue: i32,
    /// How opaque it is, from 0 to 255.
    pub alpha: Option<i32>,
}
