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
    /// How often it was seen: "in 93 % of games".
    pub frequency: String,
    /// The example.
    pub figure: FigureId,
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

/// How much a piece of advice matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Importance {
    /// It matters hardly at all.
    VeryLow,
    /// It matters little.
    Low,
    /// It matters.
    Moderate,
    /// It matters much.
    High,
    /// It matters most.
    VeryHigh,
}

impl Importance {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::VeryLow => "very low",
            Self::Low => "low",
            Self::Moderate => "moderate",
            Self::High => "high",
            Self::VeryHigh => "very high",
        }
    }

    /// As filled dots among five.
    pub fn dots(self) -> String {
        let filled = self as usize + 1;
        "●".repeat(filled) + &"○".repeat(5 - filled)
    }
}

/// A piece of advice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// The advice, in a sentence or two.
    pub text: String,
    /// How much it matters.
    pub importance: Importance,
}

/// What is wise, and how we know.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Strategy {
    /// Where the advice comes from.
    pub source: String,
    /// The advice, the most important first.
    pub advice: Vec<Advice>,
}
