//! Arrows along the way of a piece.

use kurbo::{BezPath, Point, Vec2};

use super::{MOVE, POSSIBLE, Weight, mark};
use crate::colour::Colour;
use crate::layout::{PITCH, Spot};
use crate::scene::{Layer, Scene, Shape, Stroke, polygon};
use crate::setting::Setting;

/// How far aside the middle of a bowed arrow is drawn, in rooms of a piece; the bow itself goes half as far.
const BOW: f64 = 1.3;

/// Whether a straight way lies along the same line as another one, as those of king and rook do in castling: drawn straight, one
/// arrow would hide the other.
pub(super) fn shares_line(way: &[Spot], all: &[Vec<Spot>]) -> bool {
    let [from, to] = way else { return false };
    let along = to.centre - from.centre;
    let length = along.hypot();
    if length < 1e-6 {
        return false;
    }
    let along = along / length;
    all.iter().any(|other| {
        let [start, end] = other.as_slice() else { return false };
        let aside = |spot: &Spot| along.cross(spot.centre - from.centre).abs();
        let ahead = |spot: &Spot| along.dot(spot.centre - from.centre);
        let (near, far) = (ahead(start).min(ahead(end)), ahead(start).max(ahead(end)));
        let same = start.centre == from.centre && end.centre == to.centre;
        let overlap = far.min(length) - near.max(0.0);
        !same && aside(start) < 1.0 && aside(end) < 1.0 && overlap > 1.0
    })
}

/// An arrow along the places a piece passes: slim and light for a possible move, strong for the chosen one. One that is bowed keeps
/// to the left of its straight line.
pub(super) fn draw(
    setting: &Setting<'_>,
    spots: &[Spot],
    weight: Weight,
    bowed: bool,
    scene: &mut Scene,
) {
    let [first, .., last] = spots else { return };
    let room = setting.layout.room;
    let (width, colour) = match weight {
        Weight::Chosen => (room * 0.22, MOVE.with_opacity(0.92)),
        Weight::Possible => (room * 0.11, POSSIBLE.with_opacity(0.8)),
    };
    let head = width * 3.0;
    let mut points: Vec<Point> = spots.iter().map(|spot| spot.centre).collect();
    if bowed {
        let way = last.centre - first.centre;
        let left = Vec2::new(way.y, -way.x) / way.hypot();
        points.insert(1, first.centre.midpoint(last.centre) + left * room * BOW);
    }
    let before = points[points.len() - 2];
    let ahead = (last.centre - before).normalize();
    if !ahead.is_finite() {
        return;
    }
    let tip = last.centre + ahead * (room * 0.1).min(before.distance(last.centre) * 0.2);
    let neck = tip - ahead * head * 0.8;
    let mut shaft = BezPath::new();
    let away = (points[1] - points[0]).normalize();
    shaft.move_to(first.centre + away * room.min(PITCH) * 0.35);
    if bowed {
        shaft.quad_to(points[1], neck);
    } else {
        points[1..points.len() - 1].iter().for_each(|point| shaft.line_to(*point));
        shaft.line_to(neck);
    }
    let side = Vec2::new(-ahead.y, ahead.x) * head * 0.55;
    let triangle =
        polygon([tip, neck + side - ahead * head * 0.15, neck - side - ahead * head * 0.15]);
    let casing = Colour::WHITE.with_opacity(if weight == Weight::Chosen { 0.9 } else { 0.7 });
    mark(scene, Layer::Over, Shape::line(shaft.clone(), Stroke::new(casing, width + 2.6)));
    mark(scene, Layer::Over, Shape::line(triangle.clone(), Stroke::new(casing, 2.6)));
    mark(scene, Layer::Over, Shape::line(shaft, Stroke::new(colour, width)));
    mark(scene, Layer::Over, Shape::filled(triangle, colour));
}
