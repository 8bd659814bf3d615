//! Which features of positions go with winning.
//!
//! At some moments of every plain playout the features of its position are noted ([`Lens`]); when it is over, those at
//! two stages count. Over all games it is then asked which features the winners had more of ([`Evidence`]).

mod chains;
mod evidence;
mod goals;
mod lens;
mod lines;
mod places;

use std::collections::BTreeMap;

use tutor::strategy::Feature;

pub(crate) use evidence::Evidence;
pub(crate) use goals::end_tests;
pub(crate) use lens::Lens;

/// The features of one position: a number for each player who has such a thing.
pub(crate) type Traits = BTreeMap<Feature, Vec<Option<f64>>>;

/// The features of a moment of a playout.
#[derive(Debug, Clone)]
pub(crate) struct Moment {
    /// How many moves were made before it.
    pub ply: usize,
    pub traits: Traits,
}

/// How far a game has gone when it is looked at: once when something has happened, and once shortly before its end.
pub(crate) const STAGES: [f64; 2] = [0.6, 0.92];

/// The moments by which a game is judged, one for each of [`STAGES`]: the last one that was noted before.
pub(crate) fn telling(moments: &[Moment], length: usize) -> Vec<Moment> {
    let last_before = |stage: &f64| {
        let before = |moment: &&Moment| moment.ply as f64 <= stage * length as f64;
        moments.iter().take_while(before).last().cloned()
    };
    STAGES.iter().map_while(last_before).collect()
}

/// When to look again after a moment: the rarer the longer a game lasts.
pub(crate) fn next_look(ply: usize) -> usize {
    ply + ply / 12 + 1
}
