//! What a text claims about hidden numbers, for whoever wants to check it in play.

use crate::state::{Marks, State};

/// A meaning that a text gives to a hidden number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Concept {
    /// "has not yet moved": a piece that starts with the mark carries it until it moves.
    Unmoved {
        /// The mark.
        mark: i32,
    },
    /// "moves without a capture or a move of a pawn": what the counter of moves counts.
    MovesWithout {
        /// Whether a capture starts it again.
        capture: bool,
        /// The kinds of pieces whose moves start it again, as the description names them.
        kinds: Vec<String>,
    },
}

impl Concept {
    /// What the words for a game's state claim.
    pub(crate) fn all(state: &State<'_>) -> Vec<Self> {
        let mut concepts = Vec::new();
        if let Marks::Unmoved { value, .. } = &state.marks {
            concepts.push(Self::Unmoved { mark: *value });
        }
        if let Some(counter) = &state.counter {
            let (capture, kinds) = (counter.capture, counter.kinds.clone());
            concepts.push(Self::MovesWithout { capture, kinds });
        }
        concepts
    }
}
