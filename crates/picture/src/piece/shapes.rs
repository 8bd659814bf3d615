//! Plain shapes: crosses, squares, polygons, stars, sticks, solids, arrows, and letters and numerals.

use std::f64::consts::{PI, TAU};

use kurbo::{BezPath, Point, Rect, Vec2};

use super::drawing::{Drawing, EDGE, Tone, path};
use crate::scene::{circle, polygon, rounded};
use crate::text;

/// The drawing of a plain shape by its name in lower case.
pub fn find(name: &str) -> Option<Drawing> {
    Some(match name {
        "cross" | "x" | "crosslarge" | "diagonal" => strokes("M-26 -26 L26 26 M26 -26 L-26 26"),
        "thincross" | "smallcross" => thin("M-34 -34 L34 34 M34 -34 L-34 34"),
        "plus" => strokes("M0 -32 V32 M-32 0 H32"),
        "minus" | "line" | "bar" | "horz" => strokes("M-32 0 H32"),
        "vert" | "stick" => Drawing::body([rounded(Rect::new(-8.0, -40.0, 8.0, 40.0), 8.0)]),
        "paddle" => Drawing::body([path(
            "M-9 -42 H9 C16 -42 16 -2 8 2 V38 C8 44 -8 44 -8 38 V2 C-16 -2 -16 -42 -9 -42 Z",
        )]),
        "square" | "squarelarge" | "squareortho" | "tile" | "fullsquare" => square(36.0),
        "squaresmall" | "square2" => square(24.0),
        "squarediag" | "rhombus" | "diamond" => regular(4, 41.0, 0.0),
        "rectangle" => Drawing::body([rounded(Rect::new(-40.0, -24.0, 40.0, 24.0), 4.0)]),
        "triangle" | "trianglen" | "trianglelarge" => regular(3, 42.0, 0.0),
        "trianglesmall" => regular(3, 27.0, 0.0),
        "trianglee" => regular(3, 42.0, PI / 2.0),
        "triangles" => regular(3, 42.0, PI),
        "trianglew" => regular(3, 42.0, -PI / 2.0),
        "pentagon" => regular(5, 40.0, 0.0),
        "hex" | "hexagon" | "secondhex" => regular(6, 41.0, PI / 6.0),
        "hexe" => regular(6, 41.0, 0.0),
        "octagon" | "octagonlarge" => regular(8, 41.0, PI / 8.0),
        "octagonsmall" => regular(8, 27.0, PI / 8.0),
        "heptagon" => regular(7, 41.0, 0.0),
        "star" | "staroutline" => Drawing::body([star_path(5, 44.0, 19.0)]),
        "starfour" => Drawing::body([star_path(4, 44.0, 16.0)]),
        "fan" => Drawing::body([path("M0 36 L-38 -18 A46 46 0 0 1 38 -18 Z")]),
        "cube" => cube(),
        "pyramid" | "tent" => pyramid(),
        "cylinder" | "barrel" => cylinder(),
        "arrow" => Drawing::body([path("M0 -42 L30 -6 H12 V40 H-12 V-6 H-30 Z")]),
        "domino" => Drawing::body([rounded(Rect::new(-20.0, -40.0, 20.0, 40.0), 5.0)]).line(
            path("M-14 0 H14"),
            Tone::Detail,
            3.0,
        ),
        "tetrahedron" => pyramid(),
        "wedge" => Drawing::body([path("M-36 30 L36 30 L36 -24 Z")]),
        "oval" | "ellipse" => {
            Drawing::body([path("M-42 0 A42 28 0 0 1 42 0 A42 28 0 0 1 -42 0 Z")])
        }
        "halo" | "circle" | "o" => hollow(),
        _ => {
            let numeral = name.len() <= 4 && name.chars().all(|sign| sign.is_ascii_digit());
            let lettered =
                numeral || (name.len() == 1 && name.chars().all(|sign| sign.is_ascii_alphabetic()));
            return lettered.then(|| letter(&name.to_uppercase()));
        }
    })
}

/// A letter or numeral as a piece: the sign itself, in the owner's colour.
pub fn letter(sign: &str) -> Drawing {
    let outline = text::fitted(sign, Rect::new(-30.0, -32.0, 30.0, 32.0));
    Drawing::default().line(outline.clone(), Tone::Edge, 2.0 * EDGE).fill(outline, Tone::Face)
}

/// A mark for a sign that has no drawing: as many lozenges as the number that its name begins with, else one.
pub fn lozenges(name: &str) -> Drawing {
    let number = name.chars().next().and_then(|sign| sign.to_digit(10));
    let count = number.filter(|number| (2..=4).contains(number)).unwrap_or(1);
    (0..count).fold(Drawing::default(), |drawing, at| {
        let (step, half) = if count == 1 { (0.0, 17.0) } else { (26.0, 10.0) };
        let x = step * (f64::from(at) - f64::from(count - 1) / 2.0);
        let corners = [(x, -1.6 * half), (x + half, 0.0), (x, 1.6 * half), (x - half, 0.0)];
        drawing.line(polygon(corners.map(|(x, y)| Point::new(x, y))), Tone::Edge, 4.0)
    })
}

fn hollow() -> Drawing {
    Drawing::default().line(circle(Point::ORIGIN, 29.0), Tone::Edge, 14.0 + 2.0 * EDGE).line(
        circle(Point::ORIGIN, 29.0),
        Tone::Face,
        14.0,
    )
}

fn strokes(data: &str) -> Drawing {
    Drawing::default().line(path(data), Tone::Edge, 15.0 + 2.0 * EDGE).line(
        path(data),
        Tone::Face,
        15.0,
    )
}

fn thin(data: &str) -> Drawing {
    Drawing::default().line(path(data), Tone::Face, 5.0)
}

fn square(half: f64) -> Drawing {
    Drawing::body([rounded(Rect::new(-half, -half, half, half), 5.0)])
}

fn regular(sides: usize, radius: f64, turn: f64) -> Drawing {
    Drawing::body([regular_path(sides, radius, turn)])
}

/// A regular polygon with a corner at the top, turned clockwise.
pub fn regular_path(sides: usize, radius: f64, turn: f64) -> BezPath {
    polygon((0..sides).map(|i| on_circle(radius, turn + TAU * i as f64 / sides as f64)))
}

/// A star with a point at the top.
pub fn star_path(points: usize, outer: f64, inner: f64) -> BezPath {
    polygon(
        (0..2 * points).map(|i| {
            on_circle(if i % 2 == 0 { outer } else { inner }, PI * i as f64 / points as f64)
        }),
    )
}

fn on_circle(radius: f64, clockwise_from_top: f64) -> Point {
    Point::ORIGIN + Vec2::new(clockwise_from_top.sin(), -clockwise_from_top.cos()) * radius
}

fn cube() -> Drawing {
    Drawing::body([regular_path(6, 42.0, 0.0)])
        .fill(path("M0 0 L36.4 -21 V21 L0 42 Z"), Tone::Shade)
        .fill(path("M0 0 L-36.4 -21 L0 -42 L36.4 -21 Z"), Tone::Gleam)
        .line(path("M0 42 V0 L-36.4 -21 M0 0 L36.4 -21"), Tone::Detail, 2.4)
}

fn pyramid() -> Drawing {
    Drawing::body([path("M0 -40 L38 24 L6 38 L-38 24 Z")])
        .fill(path("M0 -40 L38 24 L6 38 Z"), Tone::Shade)
        .line(path("M0 -40 L6 38"), Tone::Detail, 2.4)
}

fn cylinder() -> Drawing {
    Drawing::body([path("M-28 -28 A28 12 0 0 1 28 -28 V28 A28 12 0 0 1 -28 28 Z")]).line(
        path("M-28 -28 A28 12 0 0 0 28 -28"),
        Tone::Detail,
        2.4,
    )
}

#[cfg(test)]
mod tests {
    use super::lozenges;

    #[test]
    fn signs_without_a_drawing_are_told_by_their_number() {
        assert_eq!(lozenges("3nefer").parts.len(), 3);
        assert_eq!(lozenges("water").parts.len(), 1);
        assert_eq!(lozenges("9lives").parts.len(), 1, "too many to be counted");
    }
}
