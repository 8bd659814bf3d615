//! What the text passes over on purpose, and why.

use serde::Serialize;

/// A reason to say nothing about a ludeme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Silence {
    /// `game`, `rules`, `equipment`, lists and the like.
    Frame,
    /// The parts that a board is built of.
    Graph,
    /// What would follow from a move of which only the possibility is asked.
    Hypothetical,
    /// What a constant condition rules out.
    Unreachable,
    /// What no rule asks for: a count that is never read, moves that no rule lets a piece make.
    Unused,
}

impl Silence {
    /// All reasons.
    pub const ALL: [Self; 5] =
        [Self::Frame, Self::Graph, Self::Hypothetical, Self::Unreachable, Self::Unused];

    /// The reason in one sentence.
    pub fn why(self) -> &'static str {
        match self {
            Self::Frame => {
                "A frame orders what it holds; its contents are told, it has nothing to say itself."
            }
            Self::Graph => {
                "A board is told as a whole, from the graph that was built and not from the steps that built it."
            }
            Self::Hypothetical => {
                "Where a rule asks only whether a move is possible, nothing follows from that move."
            }
            Self::Unreachable => {
                "A condition that is constant rules one of its branches out, in this variant of the game at least."
            }
            Self::Unused => {
                "No rule asks for it: a count that is never read, moves that no rule lets a piece make."
            }
        }
    }
}
