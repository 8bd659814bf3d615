//! What one playout brings.

use rustc_hash::{FxHashMap, FxHashSet};
use syntax::NodeId;

use crate::attack::Attacked;
use crate::ending::Ended;
use crate::example::{Arranged, Way};
use crate::facts::Figures;
use crate::features::Moment;
use crate::kind::{Found, Kind};
use crate::novelty::Promise;
use crate::pool::Place;
use crate::trail::Near;

/// What a playout brought.
#[derive(Debug, Default)]
pub(crate) struct Tally<'p> {
    pub seed: u64,
    /// Whether it was played at random from the start to the end.
    pub plain: bool,
    /// Which of the legal moves was made, from the start of the game on.
    pub choices: Vec<u16>,
    /// How many of these were made before the playout began.
    pub inherited: usize,
    /// What was changed by hand before it began, if anything.
    pub arranged: Vec<Arranged>,
    pub kinds: Vec<Found>,
    /// How often moves of each promise were made or looked at.
    pub tried: FxHashMap<Promise, u32>,
    /// The promises of all moves that were possible.
    pub possible: FxHashSet<Promise>,
    /// The rules of all moves that were possible.
    pub rules: FxHashSet<NodeId>,
    /// The phases that were played.
    pub phases: FxHashSet<usize>,
    /// How the game ended, and how players left it before.
    pub endings: Vec<Ended>,
    /// How it would have ended by rules that came too late.
    pub late: Vec<Ended>,
    pub attack: Option<Attacked>,
    pub figures: Figures,
    /// The positions by which a plain game that came to an end is judged.
    pub moments: Vec<Moment>,
    /// How many moves were listed or looked at.
    pub weighed: usize,
    /// A position to go on from.
    pub place: Option<Place<'p>>,
    /// The goal that was sought, by its number, and the position that came closest to it.
    pub goal: Option<usize>,
    pub near: Option<Near<'p>>,
    pub fault: Option<String>,
    /// Whether this is the only way in which a game can go: it went from the start to its end, and nobody ever had a choice.
    pub forced: bool,
    known: FxHashMap<Kind, usize>,
}

impl<'p> Tally<'p> {
    /// An empty tally of a playout that goes on from a place.
    pub fn new(place: &Place<'p>, plain: bool) -> Self {
        Self {
            seed: place.way.seed,
            plain,
            inherited: place.way.choices.len(),
            choices: place.way.choices.to_vec(),
            arranged: place.way.arranged.clone(),
            ..Self::default()
        }
    }

    /// Adds a sight of a kind of move.
    pub fn add(&mut self, found: Found) {
        match self.known.get(&found.kind) {
            Some(&at) => self.kinds[at].merge(found),
            None => {
                self.known.insert(found.kind.clone(), self.kinds.len());
                self.kinds.push(found);
            }
        }
    }

    /// The way from the start of the game to where the playout is now.
    pub fn way(&self) -> Way {
        let choices = self.choices.as_slice().into();
        Way { seed: self.seed, choices, arranged: self.arranged.clone() }
    }

    /// How many moves the playout itself made.
    pub fn made(&self) -> usize {
        self.choices.len() - self.inherited
    }
}
