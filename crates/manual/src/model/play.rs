//! What happens in play: moves, endings, and advice.

use serde::Serialize;

use super::figure::FigureId;

/// The moves of one player or piece.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MoveGroup {
    /// Whose moves, or of what: "Pawn", "White".
    pub heading: String,
    /// Its kinds of moves.
    pub moves: Vec<MoveEntry>,
}

/// One kind of move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MoveEntry {
    /// A short name: "Step and capture".
    pub name: String,
    /// What such a move does, step by step.
    pub actions: Vec<String>,
    /// The rule that permits it, as a sentence of the rules says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Other pieces that move so by the same rule, where there are too many to show each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// The names of what else moves by the same rule do, where there are too many to show each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// How often it was seen: "in 93 % of games".
    pub frequency: String,
    /// The example.
    pub figure: FigureId,
}

/// A puzzle solved step by step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Solution {
    /// What there is to say before the steps.
    pub intro: String,
    /// The steps in order.
    pub steps: Vec<SolvedStep>,
}

/// A step of a solution.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SolvedStep {
    /// What is filled in, and why, in a sentence.
    pub text: String,
    /// The position after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<FigureId>,
}

/// One way in which a game can end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The result: "White wins", "A draw".
    pub result: String,
    /// The reason, in a sentence.
    pub reason: String,
    /// How often random games end so.
    pub frequency: String,
    /// The last move of an example, and what made it the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<FigureId>,
}
