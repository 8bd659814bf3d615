//! Tiles with ways from side to side, as they lie in a hand.

use kurbo::{BezPath, Point};

use super::drawing::{Drawing, Tone};
use super::shapes::regular_path;
use crate::colour::Colour;
use crate::model::TilePath;

/// The ground of a tile.
pub const GROUND: Colour = Colour::hex(0x33302d);
/// A way that would hardly be seen on the ground is drawn in this colour.
pub const PALE: Colour = Colour::hex(0xd8c9a8);

/// A tile that is not turned, its ways in the colours of their players.
pub fn tile(sides: usize, paths: &[TilePath], colour_of: &dyn Fn(usize) -> Colour) -> Drawing {
    let sides = sides.clamp(3, 12);
    let turn = std::f64::consts::PI / sides as f64;
    let body = regular_path(sides, 44.0 / turn.cos().max(0.8), turn);
    let drawing = Drawing::default().fill(body, Tone::Fixed(GROUND));
    let apothem = 44.0 / turn.cos().max(0.8) * turn.cos();
    // Sides are counted clockwise, beginning at the top.
    let middle = |side: usize| {
        let angle = 2.0 * turn * (side % sides) as f64;
        Point::new(angle.sin() * apothem, -angle.cos() * apothem)
    };
    paths.iter().fold(drawing, |drawing, path| {
        let mut way = BezPath::new();
        let (from, to) = (middle(path.from.0), middle(path.to.0));
        way.move_to(from);
        way.curve_to(from.lerp(Point::ORIGIN, 0.62), to.lerp(Point::ORIGIN, 0.62), to);
        drawing.line(way, Tone::Fixed(way_colour(colour_of(path.colour))), 10.0)
    })
}

/// The colour of a way, or a pale one where it would hardly be seen.
pub fn way_colour(colour: Colour) -> Colour {
    if colour.contrast(GROUND) < 2.0 { PALE } else { colour }
}
