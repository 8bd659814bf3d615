//! Playing cards.

use kurbo::{Affine, BezPath, Point, Rect};

use super::drawing::{Drawing, Tone, path};
use crate::colour::Colour;
use crate::model::Suit;
use crate::scene::{circle, rounded};
use crate::text;

const RED: Colour = Colour::hex(0xc22f2a);
const BLACK: Colour = Colour::INK;
const PAPER: Colour = Colour::hex(0xfffdf8);
const BACK: Colour = Colour::hex(0x3d5f93);

/// A card with its face up.
pub fn card(suit: Suit, rank: u8) -> Drawing {
    let colour = if matches!(suit, Suit::Hearts | Suit::Diamonds) { RED } else { BLACK };
    let ink = Tone::Fixed(colour);
    let word = match rank {
        1 => "A".to_owned(),
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        other => other.to_string(),
    };
    outline(PAPER)
        .fill(text::fitted(&word, Rect::new(-24.0, -36.0, 8.0, -12.0)), ink)
        .fill(Affine::translate((5.0, 16.0)) * Affine::scale(0.5) * suit_path(suit), ink)
}

/// A card with its face down.
pub fn back() -> Drawing {
    outline(BACK)
        .line(rounded(Rect::new(-23.0, -35.0, 23.0, 35.0), 4.0), Tone::Fixed(PAPER), 2.0)
        .line(
            path("M-20 -32 L20 32 M20 -32 L-20 32 M-20 0 L0 -32 L20 0 L0 32 Z"),
            Tone::Fixed(PAPER.with_opacity(0.7)),
            1.6,
        )
}

fn outline(ground: Colour) -> Drawing {
    let edge = rounded(Rect::new(-30.0, -42.0, 30.0, 42.0), 6.0);
    Drawing::default().line(edge.clone(), Tone::Fixed(BLACK), 3.0).fill(edge, Tone::Fixed(ground))
}

/// The sign of a suit, about 90 high.
fn suit_path(suit: Suit) -> BezPath {
    match suit {
        Suit::Diamonds => path(
            "M0 -46 C8 -26 20 -10 34 0 C20 10 8 26 0 46 C-8 26 -20 10 -34 0 C-20 -10 -8 -26 0 -46 Z",
        ),
        Suit::Hearts => path(
            "M0 44 C-14 20 -42 4 -42 -20 C-42 -46 -8 -50 0 -24 C8 -50 42 -46 42 -20 C42 4 14 20 0 44 Z",
        ),
        Suit::Spades => path(
            "M0 -46 C14 -22 40 -6 40 14 C40 34 14 36 5 20 C6 32 9 40 16 45 H-16 C-9 40 -6 32 -5 20 C-14 36 -40 34 -40 14 C-40 -6 -14 -22 0 -46 Z",
        ),
        Suit::Clubs => super::drawing::united([
            circle(Point::new(0.0, -24.0), 19.0),
            circle(Point::new(-21.0, 8.0), 19.0),
            circle(Point::new(21.0, 8.0), 19.0),
            path("M-5 -6 H5 C5 24 8 38 16 45 H-16 C-8 38 -5 24 -5 -6 Z"),
        ]),
    }
}
