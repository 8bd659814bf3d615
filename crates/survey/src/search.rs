//! A search for a goal that play does not stumble upon: many ways at once, of which the best are followed.
//!
//! Where there are few positions, all of them are looked at.

use rayon::prelude::*;
use rustc_hash::FxHashSet;

use crate::cost::weighed;
use crate::goal::Goal;
use crate::pool::Place;
use crate::things::Fingerprints;

/// How many moves of a position are looked at.
const MOVES: usize = 64;

/// How far a search goes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// How many positions are followed at once.
    pub width: usize,
    /// How many moves a way may have.
    pub depth: usize,
    /// How many moves are weighed.
    pub most: usize,
}

/// A move that leads on.
struct Step {
    /// The position, by its place among those that are followed.
    from: usize,
    /// Which of its legal moves.
    index: usize,
    distance: f64,
    position: u64,
    /// How many moves lead on from there, where that is asked.
    mobility: usize,
}

/// What a search comes to.
pub(crate) struct Searched<'p> {
    /// The position before the move that reaches the goal, and the move, if there is one.
    pub found: Option<(Place<'p>, usize)>,
    /// How many moves were weighed.
    pub weighed: usize,
}

/// Searches from a position for a goal.
pub(crate) fn search<'p>(start: Place<'p>, goal: &Goal<'p>, limits: Limits) -> Searched<'p> {
    let mut seen: FxHashSet<u64> = FxHashSet::default();
    let alone = start.world.program.players < 2;
    let positions = Fingerprints::new(start.world.program);
    let mut places = vec![start];
    let mut weighed = 0;
    for _ in 0..limits.depth {
        let looked: Vec<Looked> =
            places.par_iter_mut().map(|place| look(place, goal, &positions)).collect();
        let mut steps = Vec::new();
        for (from, looked) in looked.into_iter().enumerate() {
            weighed += looked.weighed;
            if let Some(index) = looked.met {
                return Searched { found: Some((places.swap_remove(from), index)), weighed };
            }
            steps.extend(looked.steps.into_iter().map(|step| Step { from, ..step }));
        }
        // Of equally good positions any will do: their number, which has no order of its own, decides.
        steps.sort_by(|a, b| a.distance.total_cmp(&b.distance).then(a.position.cmp(&b.position)));
        steps.retain(|step| seen.insert(step.position));
        if alone {
            steps = mixed(steps, limits.width);
        }
        steps.truncate(limits.width);
        if steps.is_empty() || weighed >= limits.most {
            break;
        }
        let next: Vec<(Place<'p>, usize)> =
            steps.iter().map(|step| (places[step.from].clone(), step.index)).collect();
        places = next.into_par_iter().map(|(place, index)| place.follow(index)).collect();
    }
    Searched { found: None, weighed }
}

/// In a game for one, positions that are as close as each other are followed whose next moves are many, and as many whose next
/// moves are few: some games are won by keeping ways open, others by going first where there are few.
fn mixed(steps: Vec<Step>, width: usize) -> Vec<Step> {
    let rank = |order: std::cmp::Ordering, a: &Step, b: &Step| {
        a.distance.total_cmp(&b.distance).then(order).then(a.position.cmp(&b.position))
    };
    let mut few: Vec<usize> = (0..steps.len()).collect();
    let mut many = few.clone();
    few.sort_by(|a, b| {
        let (a, b) = (&steps[*a], &steps[*b]);
        rank(a.mobility.cmp(&b.mobility), a, b)
    });
    many.sort_by(|a, b| {
        let (a, b) = (&steps[*a], &steps[*b]);
        rank(b.mobility.cmp(&a.mobility), a, b)
    });
    let mut steps: Vec<Option<Step>> = steps.into_iter().map(Some).collect();
    let order = few.into_iter().zip(many).flat_map(|(one, other)| [one, other]);
    order.filter_map(|at| steps[at].take()).take(width).collect()
}

/// What the moves of a position lead to.
#[derive(Default)]
struct Looked {
    /// The move that reaches the goal.
    met: Option<usize>,
    steps: Vec<Step>,
    weighed: usize,
}

fn look<'p>(place: &mut Place<'p>, goal: &Goal<'p>, positions: &Fingerprints) -> Looked {
    let mut looked = Looked::default();
    let effort = place.world.effort;
    let alone = place.world.program.players < 2;
    let all = place.world.legal_moves().len().min(usize::from(u16::MAX));
    let count = all.min(MOVES);
    // Of many moves, some that lie apart in the list.
    for index in (0..count).map(|step| step * all / count) {
        looked.weighed += goal.cost(count);
        let seen = place.world.peek(index, |after| match (goal.is_met(after), after.is_over()) {
            (true, _) => None,
            (false, true) => Some(None),
            (false, false) => {
                let mobility = if alone { after.count_moves() } else { 0 };
                Some(Some((positions.of(after), mobility, goal.distance(after, 0))))
            }
        });
        match seen {
            None => {
                looked.met = Some(index);
                break;
            }
            Some(None) => {}
            Some(Some((position, mobility, distance))) => {
                looked.steps.push(Step { from: 0, index, distance, position, mobility });
            }
        }
    }
    looked.weighed = weighed(looked.weighed, place.world.effort - effort);
    looked
}
