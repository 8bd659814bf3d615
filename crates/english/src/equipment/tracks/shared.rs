//! Stretches that a path shares with one told before it are told by that one.

use std::ops::RangeInclusive;

use board::equipment::{END, OFF};

/// A stretch of fewer stations than this is told again.
const WORTH: usize = 6;

/// A path as far as it has been told.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known<'r> {
    /// Its stations in order.
    pub stations: &'r [i32],
    /// Whether the last is followed by the first.
    pub looped: bool,
}

/// A stretch of a path that runs along a path told before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stretch {
    /// Which of the known paths.
    pub along: usize,
    /// The stations, by where they stand in the new path.
    pub at: RangeInclusive<usize>,
    /// Whether both paths end with it.
    pub to_the_end: bool,
    /// Whether it leads from the end of the known path towards its beginning.
    pub backwards: bool,
}

impl Known<'_> {
    /// The station so many steps after another one.
    fn after(&self, at: usize, steps: usize) -> Option<i32> {
        let next = at + steps;
        match self.looped {
            // All the way round once is enough.
            true if steps < self.stations.len() => {
                self.stations.get(next % self.stations.len()).copied()
            }
            true => None,
            false => self.stations.get(next).copied(),
        }
    }

    /// How many stations of a path, from the first on, this one has in the same order. Whoever follows it from the first to the last
    /// cannot go wrong: neither comes earlier on the way, and the first comes nowhere else.
    fn shared(&self, path: &[i32]) -> usize {
        let Some(first) = path.first() else { return 0 };
        let mut starts = self.stations.iter().enumerate().filter(|(_, station)| *station == first);
        let (Some((at, _)), None) = (starts.next(), starts.next()) else { return 0 };
        let same = |(steps, station): &(usize, &i32)| self.after(at, *steps) == Some(**station);
        let run = &path[..path.iter().enumerate().take_while(same).count()];
        let certain = |length: &usize| !run[1..length - 1].contains(&run[length - 1]);
        (2..=run.len()).rev().find(certain).unwrap_or(0)
    }
}

/// The stretches of a path that run along known ones, in order.
pub(super) fn stretches(path: &[i32], known: &[Known<'_>]) -> Vec<Stretch> {
    let mut found = Vec::new();
    let mut at = 0;
    // The same paths the other way round; what lies off the board is no part of these.
    let on_board = |station: &i32| ![END, OFF].contains(station);
    let back: Vec<Vec<i32>> = known
        .iter()
        .map(|known| known.stations.iter().rev().copied().filter(on_board).collect())
        .collect();
    let back = back.iter().zip(known);
    let back = back.map(|(stations, known)| Known { stations, looped: known.looped });
    let ways: Vec<(usize, bool, Known<'_>)> = known
        .iter()
        .enumerate()
        .map(|(along, known)| (along, false, *known))
        .chain(back.enumerate().map(|(along, known)| (along, true, known)))
        .collect();
    while at < path.len() {
        let shared =
            ways.iter().map(|(along, back, known)| (*along, *back, known.shared(&path[at..])));
        // Of equally long stretches the first path has the one that is told.
        let best = shared.rev().max_by_key(|(_, _, length)| *length);
        match best {
            Some((along, backwards, length)) if length >= WORTH => {
                let last = at + length - 1;
                let to_the_end = [END, OFF].contains(&path[last]);
                found.push(Stretch { along, at: at..=last, to_the_end, backwards });
                at = last.max(at + 1);
            }
            _ => at += 1,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(stations: &[i32], looped: bool) -> Known<'_> {
        Known { stations, looped }
    }

    #[test]
    fn a_common_stretch_is_found() {
        let first = [9, 1, 2, 3, 4, 5, 6, 7, END];
        let second = [8, 2, 3, 4, 5, 6, 7, END];
        let stretch = Stretch { along: 0, at: 1..=7, to_the_end: true, backwards: false };
        assert_eq!(stretches(&second, &[known(&first, false)]), [stretch]);
        assert_eq!(stretches(&[8, 2, 3, 4, 1], &[known(&first, false)]), []);
    }

    #[test]
    fn a_path_that_goes_round_is_followed_past_its_start() {
        let first = [1, 2, 3, 4, 5, 6, 7, 8];
        let stretch = Stretch { along: 0, at: 0..=7, to_the_end: false, backwards: false };
        let second = [5, 6, 7, 8, 1, 2, 3, 4];
        assert_eq!(stretches(&second, &[known(&first, true)]), [stretch]);
        assert_eq!(stretches(&second, &[known(&first, false)]), []);
    }

    #[test]
    fn a_path_is_followed_backwards() {
        let first = [9, 1, 2, 3, 4, 5, 6, END];
        let stretch = Stretch { along: 0, at: 1..=7, to_the_end: false, backwards: true };
        assert_eq!(stretches(&[8, 6, 5, 4, 3, 2, 1, 9], &[known(&first, false)]), [stretch]);
    }

    #[test]
    fn a_stretch_that_could_begin_twice_is_told_again() {
        let first = [1, 2, 1, 2, 3, 4, 5, 6, 7];
        let second = [1, 2, 3, 4, 5, 6, 7];
        let found = stretches(&second, &[known(&first, false)]);
        assert_eq!(found, []);
        let third = [8, 3, 4, 5, 6, 7];
        assert_eq!(stretches(&third, &[known(&first, false)]), []);
    }
}
