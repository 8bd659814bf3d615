//! Lines that a game is about: how much of its best one everybody has.

use engine::booleans::{Bool, LinePieces};
use engine::{Chance, Program, World};
use tutor::strategy::Feature;

use super::Traits;
use super::goals::tests;
use super::lens::Seen;

/// More lines than this are not looked at.
const MOST: usize = 20_000;

/// All places for the lines by which a game ends.
#[derive(Debug, Default)]
pub(super) struct Lines(Vec<Vec<u32>>);

impl Lines {
    /// The lines that the end rules ask for.
    pub fn of(program: &Program) -> Self {
        let mut all: Vec<Vec<u32>> = Vec::new();
        // On stacks, a line may climb: that is not seen here.
        if program.layout.has_stacks() {
            return Self::default();
        }
        let mut world = World::new(program, Chance::seeded(0));
        world.start();
        let topology = &program.topology;
        let mut tests = tests(program);
        tests.retain(|(test, _)| matches!(test, Bool::Line(_)));
        // Where some lines win and others lose, those that win are what one builds.
        if tests.iter().any(|(_, wins)| *wins) {
            tests.retain(|(_, wins)| *wins);
        }
        for (test, _) in tests {
            let Bool::Line(line) = test else { continue };
            let length = usize::try_from(line.length.eval(&mut world)).unwrap_or(0);
            let plain =
                line.kind == topology.default && !matches!(line.pieces, LinePieces::Whats(_));
            if !plain || length < 2 {
                continue;
            }
            for site in 0..topology.sites().len() as u32 {
                for ray in topology.rays(line.kind, site, line.direction) {
                    if let Some(sites) = ray.sites.get(..length) {
                        let mut sites = sites.to_vec();
                        sites.sort_unstable();
                        all.push(sites);
                    }
                }
            }
        }
        all.sort_unstable();
        all.dedup();
        Self(if all.len() > MOST { vec![] } else { all })
    }

    /// Adds how much everybody has of the best line that nobody else is in, and a little for every further one like it.
    pub fn add(&self, seen: &Seen, players: usize, traits: &mut Traits) {
        if self.0.is_empty() {
            return;
        }
        let mut best = vec![(0_usize, 0_usize); players];
        for line in &self.0 {
            let mut owner = 0;
            let mut count = 0;
            let open = line.iter().all(|site| match seen.holders.get(*site as usize) {
                Some(0) => true,
                Some(&holder) if holder > 0 && (owner == 0 || owner == holder) => {
                    owner = holder;
                    count += 1;
                    true
                }
                _ => false,
            });
            if open
                && let Some(best) = usize::try_from(owner - 1).ok().and_then(|at| best.get_mut(at))
            {
                *best = match best.0.cmp(&count) {
                    std::cmp::Ordering::Less => (count, 1),
                    std::cmp::Ordering::Equal => (count, best.1 + 1),
                    std::cmp::Ordering::Greater => *best,
                };
            }
        }
        let worth = |(count, times): (usize, usize)| count as f64 + 0.1 * times.min(9) as f64;
        traits.insert(Feature::Lines, best.into_iter().map(|best| Some(worth(best))).collect());
    }
}
