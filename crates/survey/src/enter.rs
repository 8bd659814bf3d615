//! Phases of a game that no play leads to, and to which no position could be constructed that does: everybody is put into them by hand.

use rayon::prelude::*;

use crate::goal::Target;
use crate::playout::{Manner, Playout};
use crate::pool::Place;
use crate::tally::Tally;
use crate::work::{EXCURSION, ROUND, Work, mix};

/// In how many positions a phase is entered.
const ENTERED: u64 = 4;
/// How many times as long as others the playouts may last that seek something from there.
const LONGER: usize = 4;

impl<'p> Work<'p> {
    /// Enters the phases that were not reached, plays on from there, and gives the positions.
    pub fn enter_phases(&mut self) -> Vec<Place<'p>> {
        let mut entered = Vec::new();
        for goal in self.goals.clone() {
            let Target::Phase(phase) = goal.target else { continue };
            if self.reached.has(&goal) {
                continue;
            }
            for number in 0..ENTERED {
                let seed = mix(self.settings.seed ^ mix(goal.number as u64)).wrapping_add(number);
                let place = self.base(goal.number, number, seed).entered(phase);
                let tally = self.excursion(place.clone(), Manner::Steered, EXCURSION, seed);
                if tally.made() > 0 {
                    self.add_constructed(tally);
                    entered.push(place);
                }
            }
        }
        self.seek_from(&entered);
        entered
    }

    /// Looks for what was not reached, from some positions on.
    fn seek_from(&mut self, places: &[Place<'p>]) {
        for goal in self.goals.clone() {
            if places.is_empty() || self.reached.has(&goal) {
                continue;
            }
            let first = mix(self.settings.seed ^ mix(!(goal.number as u64)));
            let plans: Vec<(u64, Place<'p>)> = (0..ROUND as u64)
                .map(|number| first.wrapping_add(number))
                .map(|seed| (seed, places[(mix(seed) >> 8) as usize % places.len()].clone()))
                .collect();
            let (novelty, lens, goal) = (&self.novelty, &self.lens, &goal);
            let (players, allowance, deadline) =
                (self.program.players as u64, self.allowance, self.deadline);
            let tallies: Vec<Tally<'p>> = plans
                .into_par_iter()
                .map(|(seed, place)| {
                    let helped = ((mix(seed) >> 40) % (players + 1)) as i32;
                    let manner = Manner::Seeking(goal, helped);
                    Playout::new(place, manner, mix(seed), novelty, lens, &[]).run(
                        LONGER * EXCURSION,
                        allowance,
                        deadline,
                    )
                })
                .collect();
            tallies.into_iter().for_each(|tally| self.add_constructed(tally));
        }
    }
}
