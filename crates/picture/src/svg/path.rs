//! Path data on a grid of tenths.

use std::fmt::Write as _;

use kurbo::{BezPath, PathEl, Point};

/// Writes path data on a grid of tenths, relative where it can be: about half the size of absolute coordinates.
pub(super) fn write_path(out: &mut String, path: &BezPath) {
    let snap = |p: Point| ((p.x * 10.0).round() as i64, (p.y * 10.0).round() as i64);
    let mut pen = (0, 0);
    let mut start = (0, 0);
    let mut command = ' ';
    for element in path.elements() {
        let mut emit = |letter: char, values: &[i64]| {
            // A repeated command needs no letter, save after a move.
            let mut fresh = letter != command;
            if fresh {
                out.push(letter);
                command = letter;
            }
            for value in values {
                tenths(out, *value, !fresh);
                fresh = false;
            }
        };
        match *element {
            PathEl::MoveTo(p) => {
                let to = snap(p);
                command_reset(&mut emit, to);
                (pen, start) = (to, to);
            }
            PathEl::LineTo(p) => {
                let to = snap(p);
                let (dx, dy) = (to.0 - pen.0, to.1 - pen.1);
                match (dx, dy) {
                    (0, 0) => {}
                    (_, 0) => emit('h', &[dx]),
                    (0, _) => emit('v', &[dy]),
                    _ => emit('l', &[dx, dy]),
                }
                pen = to;
            }
            PathEl::QuadTo(c, p) => {
                let (c, to) = (snap(c), snap(p));
                emit('q', &[c.0 - pen.0, c.1 - pen.1, to.0 - pen.0, to.1 - pen.1]);
                pen = to;
            }
            PathEl::CurveTo(c, d, p) => {
                let (c, d, to) = (snap(c), snap(d), snap(p));
                emit(
                    'c',
                    &[
                        c.0 - pen.0,
                        c.1 - pen.1,
                        d.0 - pen.0,
                        d.1 - pen.1,
                        to.0 - pen.0,
                        to.1 - pen.1,
                    ],
                );
                pen = to;
            }
            PathEl::ClosePath => {
                emit('z', &[]);
                pen = start;
            }
        }
    }
}

fn command_reset(emit: &mut impl FnMut(char, &[i64]), to: (i64, i64)) {
    emit('M', &[to.0, to.1]);
}

/// A number of tenths, with a separator before it unless it brings its own.
pub(super) fn tenths(out: &mut String, value: i64, separate: bool) {
    if value < 0 {
        out.push('-');
    } else if separate {
        out.push(' ');
    }
    let (whole, rest) = (value.unsigned_abs() / 10, value.unsigned_abs() % 10);
    match (whole, rest) {
        (_, 0) => drop(write!(out, "{whole}")),
        (0, _) => drop(write!(out, ".{rest}")),
        _ => drop(write!(out, "{whole}.{rest}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::segment;

    fn path(path: &BezPath) -> String {
        let mut out = String::new();
        write_path(&mut out, path);
        out
    }

    #[test]
    fn paths_are_relative_and_terse() {
        assert_eq!(path(&segment(Point::new(1.0, 2.0), Point::new(4.5, 2.0))), "M1 2h3.5");
        assert_eq!(path(&segment(Point::new(0.0, 0.0), Point::new(-0.5, 0.25))), "M0 0l-.5 .3");
    }
}
