//! Facts about the game: history, sources, classification.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::metadata::InfoItem;

/// `(info …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("info")]
pub struct Info {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: OneOrMany<InfoItem>,
}

/// `(aliases …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("aliases")]
pub struct Aliases {
    /// The node it stands at.
    pub id: NodeId,
    /// The aliases.
    pub aliases: Vec<Box<str>>,
}

/// `(author …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("author")]
pub struct Author {
    /// The node it stands at.
    pub id: NodeId,
    /// The author.
    pub author: Box<str>,
}

/// `(classification …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("classification")]
pub struct Classification {
    /// The node it stands at.
    pub id: NodeId,
    /// The classification.
    pub classification: Box<str>,
}

/// `(credit …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("credit")]
pub struct Credit {
    /// The node it stands at.
    pub id: NodeId,
    /// The credit.
    pub credit: Box<str>,
}

/// `(date …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("date")]
pub struct Date {
    /// The node it stands at.
    pub id: NodeId,
    /// The date.
    pub date: Box<str>,
}

/// `(description …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("description")]
pub struct Description {
    /// The node it stands at.
    pub id: NodeId,
    /// The description.
    pub description: Box<str>,
}

/// `(id …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("id")]
pub struct Id {
    /// The node it stands at.
    pub id: NodeId,
    /// The number.
    pub number: Box<str>,
}

/// `(origin …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("origin")]
pub struct Origin {
    /// The node it stands at.
    pub id: NodeId,
    /// The origin.
    pub origin: Box<str>,
}

/// `(publisher …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("publisher")]
pub struct Publisher {
    /// The node it stands at.
    pub id: NodeId,
    /// The publisher.
    pub publisher: Box<str>,
}

/// `(rules …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rules")]
pub struct Rules {
    /// The node it stands at.
    pub id: NodeId,
    /// The rules.
    pub rules: Box<str>,
}

/// `(source …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("source")]
pub struct Source {
    /// The node it stands at.
    pub id: NodeId,
    /// The source.
    pub source: Box<str>,
}

/// `(version …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("version")]
pub struct Version {
    /// The node it stands at.
    pub id: NodeId,
    /// The version.
    pub version: Box<str>,
}
