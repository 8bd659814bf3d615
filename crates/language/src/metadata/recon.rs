//! Targets of reconstruction.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::metadata::ConceptValue;

/// What a reconstruction of lost rules should have.
///
/// Example: `(recon {(concept "Number of Rows" 8)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("recon")]
pub struct Recon {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: OneOrMany<Concept>,
}

/// A property that reconstructed rules should have.
///
/// Example: `(concept "Num Players" 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("concept")]
pub struct Concept {
    /// The node it stands at.
    pub id: NodeId,
    /// The property.
    pub name: Box<str>,
    /// Its value.
    pub value: Option<ConceptValue>,
    /// Its smallest value.
    #[ludeme(named)]
    pub min_value: Option<f32>,
    /// Its greatest value.
    #[ludeme(named)]
    pub max_value: Option<f32>,
}
