//! Facts about the game: history, sources, classification.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::metadata::InfoItem;

/// Facts about the game.
///
/// Example: `(info {(author "Cameron Browne")})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("info")]
pub struct Info {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: OneOrMany<InfoItem>,
}

/// Other names of the game.
///
/// Example: `(aliases {"Noughts and Crosses" "Oxo"})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("aliases")]
pub struct Aliases {
    /// The node it stands at.
    pub id: NodeId,
    /// The names.
    pub aliases: Vec<Box<str>>,
}

/// Who made the game.
///
/// Example: `(author "Alex Randolph")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("author")]
pub struct Author {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub author: Box<str>,
}

/// What kind of game it is.
///
/// Example: `(classification "board/space/line")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("classification")]
pub struct Classification {
    /// The node it stands at.
    pub id: NodeId,
    /// The kinds, from the widest to the narrowest.
    pub classification: Box<str>,
}

/// Who wrote the description.
///
/// Example: `(credit "Cameron Browne")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("credit")]
pub struct Credit {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub credit: Box<str>,
}

/// When the game was made.
///
/// Example: `(date "1985-10-01")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("date")]
pub struct Date {
    /// The node it stands at.
    pub id: NodeId,
    /// The date.
    pub date: Box<str>,
}

/// What the game is about.
///
/// Example: `(description "Two players try to make a line of three.")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("description")]
pub struct Description {
    /// The node it stands at.
    pub id: NodeId,
    /// The text.
    pub description: Box<str>,
}

/// The number of the game in a collection.
///
/// Example: `(id "1100")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("id")]
pub struct Id {
    /// The node it stands at.
    pub id: NodeId,
    /// The number.
    pub number: Box<str>,
}

/// Where the game comes from.
///
/// Example: `(origin "This game was played in England, around 1864.")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("origin")]
pub struct Origin {
    /// The node it stands at.
    pub id: NodeId,
    /// The text.
    pub origin: Box<str>,
}

/// Who published the game.
///
/// Example: `(publisher "3M")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("publisher")]
pub struct Publisher {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub publisher: Box<str>,
}

/// The rules in words.
///
/// Example: `(rules "Players take turns placing a piece in an empty cell.")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rules")]
pub struct Rules {
    /// The node it stands at.
    pub id: NodeId,
    /// The text.
    pub rules: Box<str>,
}

/// What the description is based on.
///
/// Example: `(source "Murray 1951: 40.")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("source")]
pub struct Source {
    /// The node it stands at.
    pub id: NodeId,
    /// The text.
    pub source: Box<str>,
}

/// The version of the system that the description was written for.
///
/// Example: `(version "1.3.14")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("version")]
pub struct Version {
    /// The node it stands at.
    pub id: NodeId,
    /// The version.
    pub version: Box<str>,
}
