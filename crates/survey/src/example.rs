//! Examples: a moment of a playout that can be played again.

use std::sync::Arc;

use engine::action::{Act, Action};
use engine::arena::Move;
use engine::{Chance, Program, World};

use crate::turn;

/// How a playout went: everything needed to play it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The seed of the game's dice.
    pub seed: u64,
    /// Which of the legal moves was made, move by move.
    pub choices: Arc<[u16]>,
    /// What was changed by hand on the way, in order.
    pub arranged: Vec<Arranged>,
}

/// Changes that were made to a position by hand, because play does not lead to what is to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arranged {
    /// How many moves were made before.
    pub ply: usize,
    /// The phase of the game that everybody was put into, if any.
    pub phase: Option<usize>,
    /// The changes.
    pub changes: Arc<[Act]>,
    /// The seed of what chance brings from there on, if the dice were to fall otherwise.
    pub chance: Option<u64>,
}

impl Arranged {
    /// Makes the changes.
    pub(crate) fn carry_out(&self, world: &mut World<'_>) {
        if let Some(phase) = self.phase {
            world.enter_phase(phase);
        }
        if let Some(seed) = self.chance {
            world.chance.reseed(seed);
        }
        world.arrange(&self.changes);
    }
}

/// A move of a playout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// The playout.
    pub way: Way,
    /// How many of its moves lead to the example.
    pub ply: usize,
    /// The example among the legal moves: the playout itself may have gone on with another.
    pub chosen: u16,
}

/// A move as it is made.
#[derive(Debug)]
pub struct Scene<'p> {
    /// The position before.
    pub before: World<'p>,
    /// The legal moves in it.
    pub legal: Vec<Move>,
    /// The place of the chosen one among them.
    pub chosen: usize,
    /// The position after.
    pub after: World<'p>,
    /// What was done.
    pub applied: Vec<Action>,
}

impl Sample {
    /// Plays up to the example again; nothing if the game has changed since.
    pub fn replay<'p>(&self, program: &'p Program) -> Option<Scene<'p>> {
        let mut shown = None;
        replay_together(program, &[self], |_, scene| shown = Some(scene));
        shown
    }

    /// Whether the position before the move was constructed, not played.
    pub fn is_constructed(&self) -> bool {
        !self.way.arranged.is_empty()
    }

    /// Whether two examples are moves of the same playout.
    fn is_of(&self, other: &Self) -> bool {
        let (way, other) = (&self.way, &other.way);
        way.seed == other.seed
            && Arc::ptr_eq(&way.choices, &other.choices)
            && way.arranged == other.arranged
    }
}

/// Examples by the playout that they come from, each by its place in a list: they are played again together.
pub fn by_playout(samples: &[&Sample]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (place, sample) in samples.iter().enumerate() {
        let known = groups.iter_mut().find(|group| samples[group[0]].is_of(sample));
        match known {
            Some(group) => group.push(place),
            None => groups.push(vec![place]),
        }
    }
    groups
}

/// Plays a playout again and shows some examples of it, each by its place in the list. It ends early if the game has changed since.
pub fn replay_together<'p>(
    program: &'p Program,
    samples: &[&Sample],
    mut show: impl FnMut(usize, Scene<'p>),
) {
    let Some(first) = samples.first() else { return };
    let last = samples.iter().map(|sample| sample.ply).max().unwrap_or(0);
    let way = &first.way;
    let mut world = World::new(program, Chance::seeded(way.seed));
    world.explains = true;
    world.start();
    for ply in 0..=last {
        for arranged in way.arranged.iter().filter(|arranged| arranged.ply == ply) {
            arranged.carry_out(&mut world);
        }
        let count = turn::choices(&mut world);
        for (place, sample) in samples.iter().enumerate().filter(|(_, sample)| sample.ply == ply) {
            let chosen = usize::from(sample.chosen);
            if chosen < count {
                show(place, scene(&world, chosen));
            }
        }
        match way.choices.get(ply) {
            Some(&choice) if usize::from(choice) < count => turn::play(&mut world, choice.into()),
            _ => return,
        };
    }
}

/// A move as it is made in a position whose legal moves are listed.
fn scene<'p>(world: &World<'p>, mut chosen: usize) -> Scene<'p> {
    let mut before = world.clone();
    let mut after = world.clone();
    let mut legal = after.legal_moves().to_vec();
    let mv = turn::play(&mut after, chosen);
    if turn::is_together(&after) {
        (legal, chosen) = (vec![mv], 0);
    }
    let applied = after.applied.clone();
    // Dice that are thrown before the player chooses lie on the table when the move is made.
    let is_throw = |act: &Act| matches!(act, Act::SetDie { .. } | Act::SetDiceEqual { .. });
    let thrown: Vec<Act> = applied.iter().map(|action| action.act).take_while(is_throw).collect();
    if thrown.len() < applied.len() {
        before.arrange(&thrown);
    }
    Scene { before, legal, chosen, after, applied }
}
