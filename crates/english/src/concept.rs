//! What a text claims about hidden numbers, for whoever wants to check it in play.

use crate::state::{Marks, Passing, Pending, Stride};
use crate::teller::Teller;

/// A meaning that a text gives to a hidden number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Concept {
    /// "has not yet moved": a piece that starts with the mark carries it until it moves.
    Unmoved {
        /// The mark.
        mark: i32,
        /// The kinds of pieces of which it is claimed, as the description names them; all that start with the mark if none is named.
        kinds: Vec<String>,
        /// Whether rules ask for it only where pieces with the mark start.
        at_start: bool,
        /// Whether the text tells when a piece that has not moved counts as moved.
        counts_as_moved: bool,
    },
    /// "moves without a capture or a move of a pawn": what the counter of moves counts.
    MovesWithout {
        /// Whether a capture starts it again.
        capture: bool,
        /// The kinds of pieces whose moves start it again, as the description names them.
        kinds: Vec<String>,
    },
    /// "the square that a pawn has just crossed by a double step": what is marked for the next move.
    Crossed {
        /// The kind of piece that makes such a step, as the description names it, if it is one kind.
        kind: Option<String>,
    },
    /// "you may not pass": nobody ever has to.
    NoPass {
        /// Whether a player without a move ends the game, as if by a pass.
        ends: bool,
    },
}

impl Concept {
    /// What the words for a game's state claim.
    pub(crate) fn all(teller: &Teller<'_>) -> Vec<Self> {
        let state = &teller.state;
        let mut concepts = Vec::new();
        if let Some(passing) = teller.never_passes() {
            concepts.push(Self::NoPass { ends: passing == Passing::Ends });
        }
        if let Marks::Unmoved { value, kinds, at_start, counts_as_moved, .. } = &state.marks {
            concepts.push(Self::Unmoved {
                mark: *value,
                kinds: kinds.clone(),
                at_start: *at_start,
                counts_as_moved: *counts_as_moved,
            });
        }
        if let Some(counter) = &state.counter {
            let (capture, kinds) = (counter.capture, counter.kinds.clone());
            concepts.push(Self::MovesWithout { capture, kinds });
        }
        if let Pending::Crossed { kind, stride: Stride::Double, .. } = &state.pending {
            concepts.push(Self::Crossed { kind: kind.clone() });
        }
        concepts
    }
}
