//! Targets of reconstruction.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::metadata::ConceptValue;

/// `(recon …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("recon")]
pub struct Recon {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: OneOrMany<Concept>,
}

/// `(concept …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("concept")]
pub struct Concept {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub name: Box<str>,
    /// The value.
    pub value: Option<ConceptValue>,
    /// The min value.
    #[ludeme(named)]
    pub min_value: Option<f32>,
    /// The max value.
    #[ludeme(named)]
    pub max_value: Option<f32>,
}
