//! Going straight on.

use super::steps::Steps;
use crate::direction::Direction;
use crate::geometry::Point;
use crate::site::Site;

/// A line goes on as long as it bends by less than the tangent of 0.25.
const STRAIGHT: f64 = 0.255_341_921_221_036_3;

/// The most lines that one step may branch into.
const MAX_BRANCHES: usize = 256;

/// How sharply the way a → b → c turns: the tangent of the angle, endless from a right angle on.
///
/// Equal turns must give equal numbers, since lines branch where two ways are equally straight.
pub(super) fn turn(a: Point, b: Point, c: Point) -> f64 {
    let (u, v) = (b - a, c - b);
    let dot = u.x * v.x + u.y * v.y + u.z * v.z;
    if dot <= 0.0 {
        return f64::INFINITY;
    }
    let cross = Point::new(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x);
    let length = (cross.x * cross.x + cross.y * cross.y + cross.z * cross.z).sqrt();
    length / dot
}

/// Follows steps into lines.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tracer<'a> {
    positions: &'a [Point],
    steps: &'a Steps,
}

impl<'a> Tracer<'a> {
    pub fn new(positions: &'a [Point], steps: &'a Steps) -> Self {
        Self { positions, steps }
    }

    /// The lines from a site in a direction, by their first step clockwise from north.
    pub fn lines(&self, from: Site, direction: Direction) -> Vec<Vec<Site>> {
        let mut finished = vec![];
        let round =
            matches!(direction, Direction::CW | Direction::CCW | Direction::In | Direction::Out);
        for &to in self.steps.of(from, direction) {
            if round {
                finished.push(self.follow(vec![from, to], direction));
            } else {
                self.extend(vec![from, to], direction, &mut finished);
            }
        }
        finished
    }

    /// Follows the first step in a direction until it ends or comes round again.
    fn follow(&self, mut line: Vec<Site>, direction: Direction) -> Vec<Site> {
        while let Some(&next) = self.steps.of(line[line.len() - 1], direction).first() {
            if line.contains(&next) {
                break;
            }
            line.push(next);
        }
        line
    }

    /// Goes on as straight as possible; equally straight ways make several lines.
    fn extend(&self, line: Vec<Site>, direction: Direction, finished: &mut Vec<Vec<Site>>) {
        let most = finished.len() + MAX_BRANCHES;
        let mut open = vec![line];
        while let Some(mut line) = open.pop() {
            loop {
                let ways = self.straightest(&line, direction);
                let mut ways = ways.into_iter().map(|next| (!line.contains(&next)).then_some(next));
                let first = ways.next();
                for way in ways.rev() {
                    let mut branch = line.clone();
                    match way {
                        Some(next) if open.len() + finished.len() < most => {
                            branch.push(next);
                            open.push(branch);
                        }
                        _ => finished.push(branch),
                    }
                }
                match first {
                    Some(Some(next)) => line.push(next),
                    _ => break,
                }
            }
            finished.push(line);
        }
    }

    fn straightest(&self, line: &[Site], direction: Direction) -> Vec<Site> {
        let at = |site: Site| self.positions[site as usize];
        let (before, last) = (line[line.len() - 2], line[line.len() - 1]);
        let mut best = STRAIGHT;
        let mut ways = vec![];
        for &next in self.steps.of(last, direction) {
            let turn = turn(at(before), at(last), at(next));
            if turn < best {
                best = turn;
                ways.clear();
            }
            if turn == best && turn < STRAIGHT {
                ways.push(next);
            }
            if turn == 0.0 {
                break;
            }
        }
        ways
    }
}
