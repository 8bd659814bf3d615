//! The course of a path: straight runs, arcs and jumps, found from where its stations lie.

use board::Point;

use super::rings::{Rings, Run};

/// Two directions nearer than this, in degrees, are the same.
const SAME_WAY: f64 = 4.0;
/// A step so many times as long as the shortest one of its path leads past places or gaps.
const LONG_STEP: f64 = 1.6;
/// So many short bends the same way make an arc.
const ARC_STEPS: usize = 3;

/// One part of a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Leg {
    /// The first station.
    Start(i32),
    /// Straight on in a direction; some stations of the board may be passed over.
    Straight {
        /// The direction, by its angle in eighths of a turn, counter-clockwise from the right.
        way: u8,
        /// Where it ends.
        to: i32,
        /// How many stations it goes over.
        steps: usize,
        /// What lies on the line but not on the path.
        skipped: Vec<i32>,
    },
    /// Along a curve, in words of the clock.
    Arc {
        /// Which way round.
        clockwise: bool,
        /// Where it ends.
        to: i32,
    },
    /// Along the edge of the board, or a ring within it.
    Ring {
        /// Which ring, counted from the edge.
        ring: usize,
        /// How many rings the board has.
        of: usize,
        /// Which way round.
        clockwise: bool,
        /// Where it ends.
        to: i32,
        /// Whether it comes back to where it began.
        whole: bool,
    },
    /// Round and round, nearer to the middle or away from it.
    Spiral {
        /// Whether it comes nearer to the middle.
        inwards: bool,
        /// Which way round.
        clockwise: bool,
        /// Where it ends.
        to: i32,
    },
    /// To a station that does not lie in line with the one before.
    Jump(i32),
    /// On to a station nearby, in no direction that has a name.
    Next(i32),
}

impl Leg {
    /// Where the leg ends.
    pub fn end(&self) -> i32 {
        match self {
            Self::Start(to) | Self::Jump(to) | Self::Next(to) => *to,
            Self::Straight { to, .. }
            | Self::Arc { to, .. }
            | Self::Ring { to, .. }
            | Self::Spiral { to, .. } => *to,
        }
    }
}

/// Where the stations of a board lie.
pub(super) trait Map {
    /// The place of a station; none for hands and for the end of a path.
    fn at(&self, station: i32) -> Option<Point>;
    /// The stations strictly between two others, on the line that joins them.
    fn between(&self, from: i32, to: i32) -> Vec<i32>;
}

/// The length of the shortest step of a path.
pub(super) fn shortest_step(stations: &[i32], map: &impl Map) -> f64 {
    stations
        .windows(2)
        .filter_map(|pair| length(map, pair))
        .filter(|length| *length > 0.0)
        .fold(f64::INFINITY, f64::min)
}

/// The legs of a stretch of a path whose shortest step has a certain length.
pub(super) fn course(stations: &[i32], shortest: f64, map: &impl Map, rings: &Rings) -> Vec<Leg> {
    let Some(first) = stations.first() else { return vec![] };
    let mut legs = vec![Leg::Start(*first)];
    let mut at = 0;
    while at + 1 < stations.len() {
        let rest = &stations[at..];
        let (leg, steps) = round(rest, shortest, map, rings)
            .or_else(|| straight(rest, shortest, map))
            .or_else(|| arc(rest, shortest, map))
            .unwrap_or_else(|| single(rest, shortest, map));
        legs.push(leg);
        at += steps;
    }
    legs
}

/// A run round the middle of the board, with the number of its steps; the longest of those that there are.
fn round(stations: &[i32], shortest: f64, map: &impl Map, rings: &Rings) -> Option<(Leg, usize)> {
    let to = |run: Run| stations.get(run.steps).copied();
    let ring = rings.along(stations).and_then(|(ring, run)| {
        let (to, of) = (to(run)?, rings.count());
        let whole = stations.first() == Some(&to);
        Some((Leg::Ring { ring, of, clockwise: run.clockwise, to, whole }, run.steps))
    });
    let spiral = rings.spiral(stations).or_else(|| rings.coil(stations));
    let spiral = spiral.and_then(|(inwards, run)| {
        Some((Leg::Spiral { inwards, clockwise: run.clockwise, to: to(run)? }, run.steps))
    });
    let circle = rings.circle(stations).filter(|run| run.steps >= ARC_STEPS);
    let circle = circle
        .and_then(|run| Some((Leg::Arc { clockwise: run.clockwise, to: to(run)? }, run.steps)));
    let longest = [ring, circle, spiral].into_iter().flatten().max_by_key(|(_, steps)| *steps)?;
    let bent = arc(stations, shortest, map).filter(|(_, steps)| *steps > longest.1);
    Some(bent.unwrap_or(longest))
}

/// A run in one of the eight directions, with the number of its steps; a single long step is none.
fn straight(stations: &[i32], shortest: f64, map: &impl Map) -> Option<(Leg, usize)> {
    let angle = bearing(map, &stations[..2])?;
    let way = eighth(angle)?;
    let steps = stations
        .windows(2)
        .take_while(|pair| {
            bearing(map, pair).is_some_and(|next| turn(angle, next).abs() < SAME_WAY)
        })
        .count();
    let run = &stations[..=steps];
    let long = |pair: &[i32]| length(map, pair).is_some_and(|l| l > LONG_STEP * shortest);
    if steps == 1 && long(run) {
        return None;
    }
    // A bend of an arc is no run of its own.
    if steps == 1 && bends(stations, shortest, map).1 >= ARC_STEPS {
        return None;
    }
    let skipped =
        run.windows(2).filter(|pair| long(pair)).flat_map(|pair| map.between(pair[0], pair[1]));
    let leg = Leg::Straight { way, to: run[steps], steps, skipped: skipped.collect() };
    Some((leg, steps))
}

/// A curve, with the number of its steps.
fn arc(stations: &[i32], shortest: f64, map: &impl Map) -> Option<(Leg, usize)> {
    let (clockwise, steps) = bends(stations, shortest, map);
    (steps >= ARC_STEPS).then(|| (Leg::Arc { clockwise, to: stations[steps] }, steps))
}

/// Which way a path bends, and how many short steps it goes on doing so by less than a right angle.
fn bends(stations: &[i32], shortest: f64, map: &impl Map) -> (bool, usize) {
    let mut clockwise = None;
    let mut steps = 1;
    for triple in stations.windows(3) {
        let (Some(before), Some(after)) = (bearing(map, &triple[..2]), bearing(map, &triple[1..]))
        else {
            break;
        };
        let bend = turn(before, after);
        let long = length(map, &triple[1..]).is_some_and(|l| l > LONG_STEP * shortest);
        let on = bend.abs() > SAME_WAY && bend.abs() < 80.0 && !long;
        if !on || clockwise.is_some_and(|known| known != (bend < 0.0)) {
            break;
        }
        clockwise = Some(bend < 0.0);
        steps += 1;
    }
    (clockwise.unwrap_or(false), if clockwise.is_some() { steps } else { 0 })
}

/// One step, in whatever direction.
fn single(stations: &[i32], shortest: f64, map: &impl Map) -> (Leg, usize) {
    let to = stations[1];
    match length(map, &stations[..2]) {
        Some(length) if length <= LONG_STEP * shortest => (Leg::Next(to), 1),
        _ => (Leg::Jump(to), 1),
    }
}

fn length(map: &impl Map, pair: &[i32]) -> Option<f64> {
    Some(map.at(pair[0])?.flat_distance(map.at(pair[1])?))
}

/// The direction of a step in degrees, counter-clockwise from the right.
fn bearing(map: &impl Map, pair: &[i32]) -> Option<f64> {
    let (from, to) = (map.at(pair[0])?, map.at(pair[1])?);
    let (x, y) = (to.x - from.x, to.y - from.y);
    (x.hypot(y) > 1e-6).then(|| y.atan2(x).to_degrees())
}

/// The turn from one direction to another, from −180 to 180 degrees.
fn turn(from: f64, to: f64) -> f64 {
    (to - from + 540.0).rem_euclid(360.0) - 180.0
}

/// The direction as a number of eighths of a turn, if it is one of the eight.
fn eighth(angle: f64) -> Option<u8> {
    (0..8u8).find(|way| turn(f64::from(*way) * 45.0, angle).abs() < SAME_WAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stations on a grid of ten columns.
    struct Grid;

    impl Map for Grid {
        fn at(&self, station: i32) -> Option<Point> {
            (0..100)
                .contains(&station)
                .then(|| Point::flat(f64::from(station % 10), f64::from(station / 10)))
        }

        fn between(&self, from: i32, to: i32) -> Vec<i32> {
            (from.min(to) + 1..from.max(to)).collect()
        }
    }

    #[test]
    fn a_path_is_cut_where_it_turns() {
        let legs = course(&[0, 1, 2, 4, 14, 13, -2], 1.0, &Grid, &Rings::default());
        assert_eq!(
            legs,
            [
                Leg::Start(0),
                Leg::Straight { way: 0, to: 4, steps: 3, skipped: vec![3] },
                Leg::Straight { way: 2, to: 14, steps: 1, skipped: vec![] },
                Leg::Straight { way: 4, to: 13, steps: 1, skipped: vec![] },
                Leg::Jump(-2),
            ]
        );
    }

    #[test]
    fn a_long_step_alone_is_a_jump() {
        let legs = course(&[4, 9, 8, 7], 1.0, &Grid, &Rings::default());
        assert_eq!(
            legs,
            [
                Leg::Start(4),
                Leg::Jump(9),
                Leg::Straight { way: 4, to: 7, steps: 2, skipped: vec![] }
            ]
        );
    }
}
