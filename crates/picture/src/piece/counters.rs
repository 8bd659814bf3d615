//! Round things: draughts men and kings, discs, balls, rings, stones, seeds.

use kurbo::{Affine, Point};

use super::drawing::{Drawing, EDGE, Tone, path};
use crate::scene::{circle, rect, rounded};

/// The drawing of a round piece by its plain name in lower case.
pub fn find(name: &str) -> Option<Drawing> {
    Some(match name {
        "disc" | "discflat" | "light" | "lamp" | "check" | "disclarge" | "chip" | "button" => {
            disc()
        }
        "discdouble" => double(&disc()),
        "ball" | "stone" | "balllarge" | "pearl" | "marble" => ball(),
        "marker" | "markerwhite" | "markergray" | "markerneutral" => marker(),
        "counter" | "man" | "draught" | "counter_isometric" => counter(),
        "counterstar" => disc().with(&star(), Affine::scale(0.72)),
        "doublecounter" | "doublecounter_isometric" | "damsel" => crowned(),
        "dot" | "spot" | "peg" => dot(),
        "ring" => ring(),
        "seed" | "bean" | "pebble" | "nut" => seed(),
        "thrall" => counter(),
        "jarl" | "konane_king" => disc().with(&crown(), Affine::scale(0.95)),
        "neutron" => ball().line(path("M-14 0 H14"), Tone::Detail, 4.0),
        "urpiece" => disc().with(
            &pips(&[(0.0, 0.0), (-15.0, -15.0), (15.0, -15.0), (-15.0, 15.0), (15.0, 15.0)]),
            Affine::IDENTITY,
        ),
        "senetpiece" | "cone" => cone(),
        "base" => disc().line(circle(Point::ORIGIN, 20.0), Tone::Detail, 4.0),
        "chocolate" => chocolate(),
        _ => {
            let dots = name
                .strip_suffix("dot")
                .and_then(|number| number.parse::<usize>().ok())
                .filter(|n| (1..=6).contains(n))?;
            disc().with(
                &pips(
                    &super::dice::PIPS[dots]
                        .iter()
                        .map(|(x, y)| (x * 13.0, y * 13.0))
                        .collect::<Vec<_>>(),
                ),
                Affine::IDENTITY,
            )
        }
    })
}

/// A flat disc: the plainest piece.
pub fn disc() -> Drawing {
    Drawing::body([circle(Point::ORIGIN, 40.0)]).line(circle(Point::ORIGIN, 33.0), Tone::Shade, 2.2)
}

fn ball() -> Drawing {
    Drawing::body([circle(Point::ORIGIN, 41.0)])
        .line(path("M-30 7 A31 31 0 0 1 -7 -30"), Tone::Gleam, 5.0)
        .line(path("M31 -2 A31 31 0 0 1 2 31"), Tone::Shade, 4.0)
}

fn marker() -> Drawing {
    Drawing::body([circle(Point::ORIGIN, 36.0)]).fill(circle(Point::ORIGIN, 15.0), Tone::Shade)
}

/// A draughts man, with the ridges that keep it from slipping when stacked.
pub fn counter() -> Drawing {
    Drawing::body([circle(Point::ORIGIN, 40.0)])
        .line(circle(Point::ORIGIN, 31.0), Tone::Detail, 2.4)
        .line(circle(Point::ORIGIN, 20.0), Tone::Detail, 2.4)
}

fn double(piece: &Drawing) -> Drawing {
    let scale = Affine::scale(0.9);
    Drawing::default()
        .with(piece, Affine::translate((0.0, 8.0)) * scale)
        .with(piece, Affine::translate((0.0, -8.0)) * scale)
}

fn crowned() -> Drawing {
    let man = Drawing::body([circle(Point::ORIGIN, 38.0)]).line(
        circle(Point::ORIGIN, 30.5),
        Tone::Detail,
        2.4,
    );
    double(&man).with(&crown(), Affine::translate((0.0, -9.0)) * Affine::scale(0.78))
}

/// A small crown, in the colour of details.
pub fn crown() -> Drawing {
    Drawing::default()
        .fill(path("M-22 18 L-27 -14 L-12 0 L0 -23 L12 0 L27 -14 L22 18 Z"), Tone::Detail)
        .fill(rect(kurbo::Rect::new(-22.0, 20.5, 22.0, 25.0)), Tone::Detail)
}

fn star() -> Drawing {
    Drawing::default().fill(super::shapes::star_path(5, 42.0, 17.0), Tone::Detail)
}

fn dot() -> Drawing {
    Drawing::body([circle(Point::ORIGIN, 20.0)])
}

fn ring() -> Drawing {
    Drawing::default().line(circle(Point::ORIGIN, 33.0), Tone::Edge, 12.0 + 2.0 * EDGE).line(
        circle(Point::ORIGIN, 33.0),
        Tone::Face,
        12.0,
    )
}

fn seed() -> Drawing {
    Drawing::body([path("M-34 6 C-36 -18 -14 -32 8 -30 C30 -28 40 -10 34 10 C28 28 2 32 -14 28 C-26 25 -33 17 -34 6 Z")])
        .line(path("M-22 -4 C-19 -14 -9 -20 1 -20"), Tone::Gleam, 5.0)
}

fn cone() -> Drawing {
    Drawing::body([path(
        "M0 -38 C4 -38 6 -36 8 -32 L30 26 C32 40 -32 40 -30 26 L-8 -32 C-6 -36 -4 -38 0 -38 Z",
    )])
    .line(path("M-21 20 C-10 28 10 28 21 20"), Tone::Detail, 3.0)
}

fn chocolate() -> Drawing {
    Drawing::body([rounded(kurbo::Rect::new(-40.0, -40.0, 40.0, 40.0), 7.0)]).line(
        rounded(kurbo::Rect::new(-28.0, -28.0, 28.0, 28.0), 5.0),
        Tone::Gleam,
        3.0,
    )
}

/// Spots in the colour of details.
pub fn pips(places: &[(f64, f64)]) -> Drawing {
    places
        .iter()
        .fold(Drawing::default(), |drawing, &at| drawing.fill(circle(at.into(), 5.6), Tone::Detail))
}
