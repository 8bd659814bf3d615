//! Ways round the middle of a board that need no list of corners: along its edge, or a ring within, and in a spiral.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use board::Point;

use super::course::Map;

/// How far places may lie from the points of a grid, in steps of it.
const TOLERANCE: f64 = 0.02;
/// A ring of fewer places is told by its corners.
const SMALLEST: usize = 8;
/// Fewer turns are told one by one.
const TURNS: usize = 3;
/// A circle leads at least so far round, in degrees.
const HALF_ROUND: f64 = 180.0;
/// How much nearer to the middle than others the places of a circle may lie.
const ROUND: f64 = 0.85;
/// With so many turns the same way a path has gone round more than once.
const SPIRAL_TURNS: usize = 6;
/// A curve that goes on so far, in degrees, is a spiral.
const SPIRAL: f64 = 450.0;
/// A step round the middle leads no further than this, in degrees.
const LONGEST_STEP: f64 = 100.0;

/// A place of a grid, by column and row.
type Square = (i32, i32);

/// Which way the steps of a run go, if they all go the same way; and how many they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Run {
    /// Which way round.
    pub clockwise: bool,
    /// How many steps.
    pub steps: usize,
}

/// Where one can go round on a board.
#[derive(Debug, Default)]
pub(super) struct Rings {
    /// The places of the board on a square grid; none on other boards.
    squares: BTreeMap<i32, Square>,
    /// The rings from the edge inwards, each counter-clockwise round the middle.
    rings: Vec<Vec<i32>>,
    /// All places, by their angle and distance from the middle.
    polar: BTreeMap<i32, (f64, f64)>,
}

impl Rings {
    /// The rings of a board whose places have these numbers, round its middle.
    pub fn of(stations: &[i32], centre: Point, map: &impl Map) -> Self {
        let points: Vec<(i32, Point)> =
            stations.iter().filter_map(|at| Some((*at, map.at(*at)?))).collect();
        let polar = |point: &Point| {
            let (x, y) = (point.x - centre.x, point.y - centre.y);
            (y.atan2(x).to_degrees(), x.hypot(y))
        };
        let squares = grid(&points).unwrap_or_default();
        Self {
            rings: rings(&squares),
            squares,
            polar: points.iter().map(|(at, point)| (*at, polar(point))).collect(),
        }
    }

    /// A run along a ring, with the number of the ring from the edge; only if it turns often enough to be worth it.
    pub fn along(&self, stations: &[i32]) -> Option<(usize, Run)> {
        let (first, second) = (stations.first()?, stations.get(1)?);
        let number = self.rings.iter().position(|ring| ring.contains(first))?;
        let ring = &self.rings[number];
        let length = ring.len();
        let start = ring.iter().position(|at| at == first)?;
        let after = |steps: usize, clockwise: bool| match clockwise {
            true => ring[(start + length - steps % length) % length],
            false => ring[(start + steps) % length],
        };
        let clockwise = after(1, true) == *second;
        let on = |(steps, at): &(usize, &i32)| *steps <= length && after(*steps, clockwise) == **at;
        let steps = stations.iter().enumerate().take_while(on).count().checked_sub(1)?;
        let run = stations.get(..=steps)?;
        (self.turns(run) >= TURNS).then_some((number, Run { clockwise, steps }))
    }

    /// How many rings the board has.
    pub fn count(&self) -> usize {
        self.rings.len()
    }

    /// How often a run on a grid changes its direction.
    fn turns(&self, run: &[i32]) -> usize {
        let ways: Vec<Square> = run.windows(2).filter_map(|pair| self.way(pair)).collect();
        ways.windows(2).filter(|pair| pair[0] != pair[1]).count()
    }

    fn way(&self, pair: &[i32]) -> Option<Square> {
        let (from, to) = (self.squares.get(pair.first()?)?, self.squares.get(pair.get(1)?)?);
        Some((to.0 - from.0, to.1 - from.1))
    }

    /// A run that goes straight on until the board ends or it comes to where it has been, and then always turns the same way; and
    /// whether it comes nearer to the middle.
    pub fn spiral(&self, stations: &[i32]) -> Option<(bool, Run)> {
        let taken: BTreeSet<Square> = self.squares.values().copied().collect();
        let mut visited: BTreeSet<Square> = BTreeSet::new();
        let mut clockwise = None;
        let (mut steps, mut turns) = (0, 0);
        let mut before: Option<Square> = None;
        for pair in stations.windows(2) {
            let (Some(way), Some(from)) = (self.way(pair), self.squares.get(&pair[0])) else {
                break;
            };
            if way.0.abs() + way.1.abs() != 1 {
                break;
            }
            visited.insert(*from);
            if let Some(before) = before.filter(|before| *before != way) {
                let ahead = (from.0 + before.0, from.1 + before.1);
                let blocked = !taken.contains(&ahead) || visited.contains(&ahead);
                let side = before.0 * way.1 - before.1 * way.0;
                let same = clockwise.is_none_or(|known| known == (side < 0));
                if side == 0 || !blocked || !same {
                    break;
                }
                clockwise = Some(side < 0);
                turns += 1;
            }
            before = Some(way);
            steps += 1;
        }
        let far = |at: &i32| self.polar.get(at).map(|polar| polar.1);
        let inwards = far(stations.get(steps)?)? < far(stations.first()?)?;
        (turns >= SPIRAL_TURNS).then_some((inwards, Run { clockwise: clockwise?, steps }))
    }

    /// A curve once round the middle, or a part of it, through all places that lie as far from the middle as those that it comes to.
    pub fn circle(&self, stations: &[i32]) -> Option<Run> {
        let (clockwise, steps) = self.curve(stations)?;
        let first = self.polar.get(stations.first()?)?.1;
        let (mut turned, mut near, mut far) = (0.0, first, first);
        let mut bands = Vec::with_capacity(steps);
        for pair in stations.get(..=steps)?.windows(2) {
            let distance = self.polar.get(&pair[1])?.1;
            turned += self.turn(pair)?.abs();
            near = distance.min(near);
            far = distance.max(far);
            bands.push((turned, near..=far));
        }
        let steps = (3..=bands.len()).rev().find(|steps| {
            let (turned, band) = &bands[steps - 1];
            let round =
                (HALF_ROUND..360.0 + 1e-6).contains(turned) && *band.start() >= band.end() * ROUND;
            round && self.is_whole_band(&stations[..=*steps], clockwise, band)
        })?;
        Some(Run { clockwise, steps })
    }

    /// A curve that comes nearer to the middle, or goes away from it, as it goes round more than once; only where it leads over all
    /// places of the board.
    pub fn coil(&self, stations: &[i32]) -> Option<(bool, Run)> {
        let (clockwise, steps) = self.curve(stations)?;
        let run = stations.get(..=steps)?;
        let turned: f64 = run.windows(2).filter_map(|pair| self.turn(pair)).map(f64::abs).sum();
        let over: BTreeSet<&i32> = run.iter().collect();
        let far = |at: &i32| self.polar.get(at).map_or(0.0, |polar| polar.1);
        let (first, last) = (far(run.first()?), far(run.last()?));
        let missing = self.polar.len() - over.len();
        let inwards = last < first;
        (turned >= SPIRAL
            && missing <= over.len() / 20
            && (first - last).abs() > first.max(last) / 3.0)
            .then_some((inwards, Run { clockwise, steps }))
    }

    /// How long the steps go round the middle the same way.
    fn curve(&self, stations: &[i32]) -> Option<(bool, usize)> {
        if !self.squares.is_empty() {
            return None;
        }
        let mut clockwise = None;
        let mut steps = 0;
        for pair in stations.windows(2) {
            let Some(turn) = self.turn(pair) else { break };
            let same = clockwise.is_none_or(|known| known == (turn < 0.0));
            if !same || turn.abs() > LONGEST_STEP || turn.abs() < 1e-6 {
                break;
            }
            clockwise = Some(turn < 0.0);
            steps += 1;
        }
        Some((clockwise?, steps))
    }

    /// The turn from one place to the next as seen from the middle, counter-clockwise in degrees.
    fn turn(&self, pair: &[i32]) -> Option<f64> {
        let (from, to) = (self.polar.get(pair.first()?)?, self.polar.get(pair.get(1)?)?);
        Some((to.0 - from.0 + 540.0).rem_euclid(360.0) - 180.0)
    }

    /// Whether a run passes over none of the places that lie within its angle and as far from the middle as its own.
    fn is_whole_band(&self, run: &[i32], clockwise: bool, band: &RangeInclusive<f64>) -> bool {
        let place = |at: Option<&i32>| at.and_then(|at| self.polar.get(at));
        let (Some(start), Some(end)) = (place(run.first()), place(run.last())) else {
            return false;
        };
        let on = |angle: f64| match clockwise {
            true => (start.0 - angle).rem_euclid(360.0),
            false => (angle - start.0).rem_euclid(360.0),
        };
        let end = on(end.0);
        let (near, far) = (band.start() - 1e-6, band.end() + 1e-6);
        self.polar.iter().all(|(at, (angle, distance))| {
            !(near..=far).contains(distance) || on(*angle) > end || run.contains(at)
        })
    }
}

/// The places of a board by column and row, if they lie on a square grid.
fn grid(points: &[(i32, Point)]) -> Option<BTreeMap<i32, Square>> {
    let unit = points
        .windows(2)
        .map(|pair| pair[0].1.flat_distance(pair[1].1))
        .filter(|length| *length > 1e-6)
        .fold(f64::INFINITY, f64::min);
    let (_, origin) = points.first()?;
    let mut squares = BTreeMap::new();
    for (at, point) in points {
        let (x, y) = ((point.x - origin.x) / unit, (point.y - origin.y) / unit);
        let off = (x - x.round()).abs().max((y - y.round()).abs());
        // Numbers of columns and rows are far smaller than what an `i32` holds.
        if !(off < TOLERANCE && x.abs().max(y.abs()) < 10_000.0) {
            return None;
        }
        squares.insert(*at, (whole(x), whole(y)));
    }
    let all: BTreeSet<&Square> = squares.values().collect();
    (all.len() == squares.len()).then_some(squares)
}

/// The nearest whole number of a small one.
fn whole(number: f64) -> i32 {
    #[allow(clippy::cast_possible_truncation)]
    let whole = number.round() as i32;
    whole
}

/// The rings of a grid from the edge inwards: of what is left, the squares that have the outside on some side.
fn rings(squares: &BTreeMap<i32, Square>) -> Vec<Vec<i32>> {
    let mut left: BTreeMap<Square, i32> =
        squares.iter().map(|(at, square)| (*square, *at)).collect();
    let Some(field) = Field::around(left.keys()) else { return vec![] };
    let mut rings = Vec::new();
    while left.len() >= SMALLEST {
        let outside = field.outside(&left);
        let edge: Vec<Square> = left
            .keys()
            .copied()
            .filter(|square| beside(*square).iter().any(|side| outside.contains(side)))
            .collect();
        let Some(ring) = in_order(edge, field.middle()) else { break };
        rings.push(ring.iter().filter_map(|square| left.remove(square)).collect());
    }
    rings
}

/// The squares on the four sides of one.
fn beside((x, y): Square) -> [Square; 4] {
    [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]
}

/// A rectangle with room on all sides of a board.
struct Field {
    columns: RangeInclusive<i32>,
    rows: RangeInclusive<i32>,
}

impl Field {
    fn around<'s>(squares: impl Iterator<Item = &'s Square>) -> Option<Self> {
        let mut field: Option<Self> = None;
        for (x, y) in squares {
            let (columns, rows) = match &field {
                Some(known) => (known.columns.clone(), known.rows.clone()),
                None => (x - 1..=x + 1, y - 1..=y + 1),
            };
            let wider = |range: RangeInclusive<i32>, to: i32| {
                (*range.start()).min(to - 1)..=(*range.end()).max(to + 1)
            };
            field = Some(Self { columns: wider(columns, *x), rows: wider(rows, *y) });
        }
        field
    }

    /// Twice the middle, so that it is a whole number.
    fn middle(&self) -> Square {
        (self.columns.start() + self.columns.end(), self.rows.start() + self.rows.end())
    }

    /// The squares that can be reached from without over sides of squares that are not there.
    fn outside(&self, board: &BTreeMap<Square, i32>) -> BTreeSet<Square> {
        let mut reached = BTreeSet::new();
        let mut open = vec![(*self.columns.start(), *self.rows.start())];
        while let Some(square) = open.pop() {
            let within = self.columns.contains(&square.0) && self.rows.contains(&square.1);
            if within && !board.contains_key(&square) && reached.insert(square) {
                open.extend(beside(square));
            }
        }
        reached
    }
}

/// Squares counter-clockwise round a middle, if each is next to the one before and no two lie the same way.
fn in_order(mut edge: Vec<Square>, middle: Square) -> Option<Vec<Square>> {
    let angle = |square: &Square| {
        let (x, y) = (2 * square.0 - middle.0, 2 * square.1 - middle.1);
        f64::from(y).atan2(f64::from(x))
    };
    edge.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    let next = edge.iter().skip(1).chain(edge.first());
    let closed = edge.iter().zip(next).all(|(a, b)| {
        (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1 && (angle(a) - angle(b)).abs() > 1e-9
    });
    (edge.len() >= SMALLEST && closed).then_some(edge)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square board of five rows of five; the middle of each edge has an arm of one more square.
    struct Board(Vec<Square>);

    impl Map for Board {
        fn at(&self, station: i32) -> Option<Point> {
            let (x, y) = self.0.get(usize::try_from(station).ok()?)?;
            Some(Point::flat(f64::from(*x), f64::from(*y)))
        }

        fn between(&self, _: i32, _: i32) -> Vec<i32> {
            vec![]
        }
    }

    fn square(size: i32) -> Board {
        Board((0..size * size).map(|at| (at % size, at / size)).collect())
    }

    fn of(board: &Board) -> Rings {
        let all: Vec<i32> = (0..).take(board.0.len()).collect();
        Rings::of(&all, Point::flat(2.0, 2.0), board)
    }

    #[test]
    fn a_path_along_the_edge_needs_no_corners() {
        let rings = of(&square(5));
        let path = [2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 16];
        assert_eq!(rings.along(&path), Some((0, Run { clockwise: false, steps: 11 })));
        assert_eq!(rings.along(&path[..10]), None, "two corners only");
        let inner = [6, 11, 16, 17, 18, 13, 8, 7, 2];
        assert_eq!(rings.along(&inner), Some((1, Run { clockwise: true, steps: 7 })));
        assert_eq!(rings.count(), 2);
    }

    #[test]
    fn the_edge_of_a_cross_is_followed_into_its_corners() {
        // Arms of three by two round a middle of three by three that is not there.
        let within = |x: i32, y: i32| (2..5).contains(&x) != (2..5).contains(&y);
        let cross: Vec<Square> = (0..7)
            .flat_map(|y| (0..7).map(move |x| (x, y)))
            .filter(|(x, y)| within(*x, *y))
            .collect();
        let number = |square: Square| cross.iter().position(|known| *known == square);
        let way = [
            (4, 0),
            (4, 1),
            (5, 2),
            (6, 2),
            (6, 3),
            (6, 4),
            (5, 4),
            (4, 5),
            (4, 6),
            (3, 6),
            (3, 5),
        ];
        let path: Vec<i32> =
            way.iter().filter_map(|square| i32::try_from(number(*square)?).ok()).collect();
        let board = Board(cross.clone());
        let all: Vec<i32> = (0..).take(cross.len()).collect();
        let rings = Rings::of(&all, Point::flat(3.0, 3.0), &board);
        assert_eq!(rings.along(&path), Some((0, Run { clockwise: false, steps: 9 })));
    }

    #[test]
    fn a_spiral_turns_where_it_has_been() {
        let rings = of(&square(4));
        let path = [0, 1, 2, 3, 7, 11, 15, 14, 13, 12, 8, 4, 5, 6, 10, 9];
        assert_eq!(rings.spiral(&path), Some((true, Run { clockwise: false, steps: 15 })));
        let early = [0, 1, 2, 6, 10, 14, 13, 12, 8, 4, 5, 9];
        assert_eq!(rings.spiral(&early), None, "it turns where it could go on");
    }
}
