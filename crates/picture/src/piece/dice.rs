//! Dice: cubes with pips, numbered dice, and flat dice with a plain and a marked side.

use kurbo::{Affine, Point, Rect};

use super::drawing::{Drawing, Tone, path};
use super::shapes::regular_path;
use crate::scene::{circle, rounded};
use crate::text;

/// Where the pips of each number lie, on a grid from -1 to 1.
pub const PIPS: [&[(f64, f64)]; 10] = [
    &[],
    &[(0.0, 0.0)],
    &[(-1.0, 1.0), (1.0, -1.0)],
    &[(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    &[
        (-1.0, -1.0),
        (0.0, -1.0),
        (1.0, -1.0),
        (-1.0, 0.0),
        (1.0, 0.0),
        (-1.0, 1.0),
        (0.0, 1.0),
        (1.0, 1.0),
    ],
    &[
        (-1.0, -1.0),
        (0.0, -1.0),
        (1.0, -1.0),
        (-1.0, 0.0),
        (0.0, 0.0),
        (1.0, 0.0),
        (-1.0, 1.0),
        (0.0, 1.0),
        (1.0, 1.0),
    ],
];

/// A die of so many faces that shows a value.
pub fn face(faces: usize, value: i32) -> Drawing {
    match faces {
        0..=2 => stick(value),
        4 => numbered(Drawing::body([regular_path(3, 46.0, 0.0)]), value, 8.0),
        3 | 5 | 6 => cube(value),
        _ => numbered(Drawing::body([regular_path(6, 44.0, 0.0)]), value, 0.0),
    }
}

fn cube(value: i32) -> Drawing {
    let body = Drawing::body([rounded(Rect::new(-38.0, -38.0, 38.0, 38.0), 11.0)]);
    match usize::try_from(value).ok().and_then(|value| PIPS.get(value)) {
        Some(pips) => pips.iter().fold(body, |die, (x, y)| {
            die.fill(circle(Point::new(x * 20.0, y * 20.0), 7.0), Tone::Detail)
        }),
        None => numbered(body, value, 0.0),
    }
}

fn numbered(body: Drawing, value: i32, down: f64) -> Drawing {
    let space = Rect::new(-20.0, -17.0 + down, 20.0, 17.0 + down);
    body.fill(text::fitted(&value.to_string(), space), Tone::Detail)
}

/// A flat die seen from above: its plain side counts nothing, its marked side the value.
fn stick(value: i32) -> Drawing {
    let body = Drawing::body([rounded(Rect::new(-15.0, -43.0, 15.0, 43.0), 13.0)]);
    match value {
        0 => body.line(path("M0 -26 V26"), Tone::Shade, 3.0),
        1 => body.line(
            path("M-8 -22 L8 -8 M8 -22 L-8 -8 M-8 8 L8 22 M8 8 L-8 22"),
            Tone::Detail,
            3.4,
        ),
        _ => body.fill(
            text::fitted(&value.to_string(), Rect::new(-10.0, -12.0, 10.0, 12.0)),
            Tone::Detail,
        ),
    }
}

/// The outline of a domino.
fn domino_body() -> Drawing {
    Drawing::body([rounded(Rect::new(-21.0, -43.0, 21.0, 43.0), 6.0)])
}

/// A domino that lies face down.
pub fn domino_back() -> Drawing {
    domino_body().fill(rounded(Rect::new(-15.0, -37.0, 15.0, 37.0), 3.0), Tone::Detail)
}

/// The two halves of a domino.
pub fn domino(halves: (i32, i32)) -> Drawing {
    let body = domino_body().line(path("M-15 0 H15"), Tone::Detail, 2.6);
    [(halves.0, -21.5), (halves.1, 21.5)].into_iter().fold(body, |tile, (value, y)| {
        let pips =
            usize::try_from(value).ok().and_then(|value| PIPS.get(value)).copied().unwrap_or(&[]);
        let half = pips.iter().fold(Drawing::default(), |half, (x, y)| {
            half.fill(circle(Point::new(x * 11.0, y * 12.0), 3.8), Tone::Detail)
        });
        tile.with(&half, Affine::translate((0.0, y)))
    })
}
