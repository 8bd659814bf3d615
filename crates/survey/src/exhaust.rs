//! Games with so few positions that all of them can be gone through: what none of them shows never happens.

use board::SiteType;
use language::words::ModeType;
use rustc_hash::FxHashSet;

use crate::cost::weighed;
use crate::goal::Goal;
use crate::playout::Manner;
use crate::pool::Place;
use crate::work::Work;

/// More positions than this are not gone through.
const POSITIONS: usize = 3_000;
/// Nor are games whose positions take more room than this all together: each has its places and keeps its moves.
const ROOM: usize = 300_000;
/// A move takes the room of so many places.
const PER_MOVE: usize = 8;
/// The share of the budget that it may take to see that there are more.
const SHARE: usize = 40;
/// Whether all have passed shows in so many moves for each player, and in some more.
const PASSES: usize = 3;

/// The way through all positions.
struct Search<'p> {
    /// With more positions than this it is given up.
    most: usize,
    /// What was not reached yet.
    goals: Vec<Goal<'p>>,
    /// Positions whose moves were not looked at yet.
    open: Vec<Place<'p>>,
    /// The numbers of those that were met.
    met: FxHashSet<u64>,
    /// Moves that show something new, each in its position.
    shown: Vec<(Place<'p>, usize)>,
    /// How many moves were weighed.
    weighed: usize,
}

impl<'p> Work<'p> {
    /// Goes through all positions of a game, if there are few, where something was not reached.
    pub fn go_through_all(&mut self) {
        let program = self.program;
        let in_turn = program.mode == ModeType::Alternating && !program.stochastic;
        let comes_back =
            program.cycles || program.meta.no_repeat.is_some() || program.meta.records.is_some();
        if program.puzzle.is_some() || !in_turn || comes_back || self.is_over() {
            return;
        }
        let goals = self.open_goals();
        if goals.is_empty() {
            return;
        }
        let mut start = Place::start(program, self.settings.seed);
        let kinds = [SiteType::Cell, SiteType::Vertex, SiteType::Edge];
        let places: usize = kinds.map(|kind| program.topology.count(kind)).iter().sum();
        let room = places + PER_MOVE * start.world.legal_moves().len();
        let mut search = Search {
            most: POSITIONS.min(ROOM / room.max(1)),
            goals,
            met: FxHashSet::from_iter([number(&start)]),
            open: vec![start],
            shown: vec![],
            weighed: 0,
        };
        let most = self.settings.moves / SHARE;
        while let Some(place) = search.open.pop() {
            if search.met.len() > search.most
                || search.weighed > most
                || place.world.fault.is_some()
            {
                self.weighed += search.weighed;
                return;
            }
            search.look_on(place);
        }
        self.weighed += search.weighed;
        for (place, index) in search.shown {
            self.round_of(1, |_, _| (place.clone(), Manner::Given(index), 1));
        }
        self.all_positions = Some(search.met.len());
    }
}

impl<'p> Search<'p> {
    /// Looks at all moves of a position.
    fn look_on(&mut self, mut place: Place<'p>) {
        let effort = place.world.effort;
        let moves = place.world.legal_moves().to_vec();
        for (index, mv) in moves.iter().enumerate() {
            let goals = &self.goals;
            let (met, over) = place.world.peek(index, |after| {
                let is_met = |goal: &Goal<'p>| goal.permits(mv) || goal.is_met(after);
                (goals.iter().map(is_met).collect::<Vec<bool>>(), after.is_over())
            });
            if self.met.len() > self.most {
                break;
            }
            if met.contains(&true) {
                self.shown.push((place.clone(), index));
                let mut open = met.iter().map(|met| !met);
                self.goals.retain(|_| open.next().unwrap_or(true));
            }
            if !over {
                let next = place.clone().follow(index);
                if self.met.insert(number(&next)) {
                    self.open.push(next);
                }
            }
        }
        self.weighed += weighed(moves.len(), place.world.effort - effort);
    }
}

/// Tells positions apart by all that the game can depend on from there.
fn number(place: &Place<'_>) -> u64 {
    let players = place.world.program.players;
    place.world.state.whole(PASSES * (players + 1))
}
