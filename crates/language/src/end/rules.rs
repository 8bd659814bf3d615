//! The rules that end the game, and their results.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::end::Payoff;
use crate::end::Score;
use crate::end::{EndRule, ForEachSubject, Outcome};
use crate::ludeme::OneOrMany;
use crate::words::{ResultType, Role};

/// `(byScore …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("byScore")]
pub struct ByScore {
    /// The node it stands at.
    pub id: NodeId,
    /// The scores.
    pub scores: Option<Vec<Score>>,
    /// The misere.
    #[ludeme(named)]
    pub misere: Option<Boolean>,
}

/// `(end …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("end")]
pub struct End {
    /// The node it stands at.
    pub id: NodeId,
    /// The rules.
    pub rules: OneOrMany<EndRule>,
}

/// `(forEach …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEach {
    /// The node it stands at.
    pub id: NodeId,
    /// The subject.
    pub subject: Option<ForEachSubject>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Boolean,
    /// The result.
    pub result: Outcome,
}

/// `(if …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// The test.
    pub test: Boolean,
    /// The nested.
    pub nested: Option<OneOrMany<If>>,
    /// The result.
    pub result: Option<Outcome>,
}

/// `(payoffs …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("payoffs")]
pub struct Payoffs {
    /// The node it stands at.
    pub id: NodeId,
    /// The payoffs.
    pub payoffs: Vec<Payoff>,
}

/// `(result …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("result")]
pub struct Result {
    /// The node it stands at.
    pub id: NodeId,
    /// The who.
    pub who: Role,
    /// The result.
    pub result: ResultType,
}
