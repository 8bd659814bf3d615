//! Arrows along the way of a piece.

use kurbo::{BezPath, Point, Vec2};

use super::{CAPTURE, MOVE, POSSIBLE, Weight, mark};
use crate::colour::Colour;
use crate::layout::{PITCH, Spot};
use crate::scene::{Layer, Scene, Shape, Stroke, polygon};
use crate::setting::Setting;
use crate::style::BoardStyle;

/// An arrow begins so far from the middle of its piece, in rooms of a piece: it hides nothing of what it tells about.
const OFF: f64 = 0.8;
/// So much of the way to the next place it leaves free at most.
const FREE: f64 = 0.4;

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

/// An arrow along the way of a piece.
pub(super) struct Arrow {
    shaft: BezPath,
    head: BezPath,
}

/// The width and colour of arrows: slim and light for possible moves, strong for the chosen one, red for what it sends away.
fn pen(setting: &Setting<'_>, weight: Weight) -> (f64, Colour) {
    let room = setting.layout.room * enlarged(setting);
    match weight {
        Weight::Chosen => (room * 0.22, MOVE.with_opacity(0.92)),
        Weight::Possible => (room * 0.11, POSSIBLE.with_opacity(0.8)),
        Weight::Sent => (room * 0.15, CAPTURE.with_opacity(0.92)),
    }
}

/// How much larger marks are than on a board of usual size. A layout of pieces that has no board is shown whole however far it
/// reaches, so that its marks must grow with it to be seen.
pub(super) fn enlarged(setting: &Setting<'_>) -> f64 {
    if setting.style.board != BoardStyle::Boardless {
        return 1.0;
    }
    let shown = setting.layout.board;
    (shown.width().max(shown.height()) / (PITCH * 10.0)).clamp(1.0, 3.0)
}

impl Arrow {
    /// The arrow along some places; nothing where it leads nowhere. One that is bowed keeps to the left of its straight line.
    pub(super) fn new(
        setting: &Setting<'_>,
        spots: &[Spot],
        weight: Weight,
        bowed: bool,
    ) -> Option<Self> {
        let [first, .., last] = spots else { return None };
        let room = setting.layout.room;
        let length = pen(setting, weight).0 * 3.0;
        let mut points: Vec<Point> = spots.iter().map(|spot| spot.centre).collect();
        if bowed {
            let way = last.centre - first.centre;
            let left = Vec2::new(way.y, -way.x) / way.hypot();
            points.insert(1, first.centre.midpoint(last.centre) + left * room * BOW);
        }
        let before = points[points.len() - 2];
        let ahead = (last.centre - before).normalize();
        if !ahead.is_finite() {
            return None;
        }
        let tip = last.centre + ahead * (room * 0.1).min(before.distance(last.centre) * 0.2);
        let neck = tip - ahead * length * 0.8;
        let mut shaft = BezPath::new();
        let away = (points[1] - points[0]).normalize();
        let off = (first.room * OFF).min(points[0].distance(points[1]) * FREE);
        shaft.move_to(first.centre + away * off);
        if bowed {
            shaft.quad_to(points[1], neck);
        } else {
            points[1..points.len() - 1].iter().for_each(|point| shaft.line_to(*point));
            shaft.line_to(neck);
        }
        let side = Vec2::new(-ahead.y, ahead.x) * length * 0.55;
        let back = ahead * length * 0.15;
        Some(Self { shaft, head: polygon([tip, neck + side - back, neck - side - back]) })
    }
}

/// Draws arrows of one weight; all casings lie below all arrows, so that what is painted alike is written together.
pub(super) fn draw(setting: &Setting<'_>, arrows: &[Arrow], weight: Weight, scene: &mut Scene) {
    let (width, colour) = pen(setting, weight);
    let casing = Colour::WHITE.with_opacity(if weight == Weight::Possible { 0.7 } else { 0.9 });
    let mut stroke = Stroke::new(colour, width);
    if weight == Weight::Sent {
        stroke.dashes = vec![width * 2.2, width * 1.2];
    }
    let mut paint = |shape: &dyn Fn(&Arrow) -> Shape| {
        arrows.iter().for_each(|arrow| mark(scene, Layer::Over, shape(arrow)));
    };
    paint(&|it| Shape::line(it.shaft.clone(), Stroke::new(casing, width + 2.6)));
    paint(&|it| Shape::line(it.head.clone(), Stroke::new(casing, 2.6)));
    paint(&|it| Shape::line(it.shaft.clone(), stroke.clone()));
    paint(&|it| Shape::filled(it.head.clone(), colour));
}
