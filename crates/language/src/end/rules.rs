//! The rules that end the game, and their results.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::end::{EndRule, ForEachSubject, Outcome, Payoff, Score};
use crate::ludeme::OneOrMany;
use crate::words::{ResultType, Role};

/// The players are ranked by their scores.
///
/// Example: `(byScore)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("byScore")]
pub struct ByScore {
    /// The node it stands at.
    pub id: NodeId,
    /// Scores that are set first.
    pub scores: Option<Vec<Score>>,
    /// Whether the lowest score wins.
    #[ludeme(named)]
    pub misere: Option<Boolean>,
}

/// When and how the game ends; the first rule that applies decides.
///
/// Example: `(end (if (no Moves Next) (result Mover Win)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("end")]
pub struct End {
    /// The node it stands at.
    pub id: NodeId,
    /// The rules in order.
    pub rules: OneOrMany<EndRule>,
}

/// Checks a condition for every player, and gives those for whom it holds a result.
///
/// Example: `(forEach Player if:(no Pieces Player) (result Player Loss))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEach {
    /// The node it stands at.
    pub id: NodeId,
    /// Which players, or the tracks of the board; the mover's enemies where nothing is said.
    pub subject: Option<ForEachSubject>,
    /// The condition; `(player)` is the player.
    #[ludeme(named = "if")]
    pub condition: Boolean,
    /// What they get.
    pub result: Outcome,
}

/// Ends the game, or play for some players, where a condition holds.
///
/// Example: `(if (is Line 3) (result Mover Win))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// The condition.
    pub test: Boolean,
    /// More rules, looked at where the condition holds.
    pub nested: Option<OneOrMany<If>>,
    /// Who gets what.
    pub result: Option<Outcome>,
}

/// Every player gets a payoff.
///
/// Example: `(payoffs {(payoff P1 5.5) (payoff P2 1)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("payoffs")]
pub struct Payoffs {
    /// The node it stands at.
    pub id: NodeId,
    /// The payoffs.
    pub payoffs: Vec<Payoff>,
}

/// A player wins, loses or draws.
///
/// Example: `(result Mover Win)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("result")]
pub struct Result {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub who: Role,
    /// What they get.
    pub result: ResultType,
}
