//! The list of set-up rules.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::start::StartRule;

/// `(start …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("start")]
pub struct Start {
    /// The node it stands at.
    pub id: NodeId,
    /// The rules.
    pub rules: OneOrMany<StartRule>,
}
