//! The plate under the lines of a board: a rectangle, or as many sides as the board has.

use kurbo::{Arc, BezPath, PathEl, Point, Rect, Shape as _, Vec2};

use super::{Setting, coordinates};
use crate::geometry::hull;
use crate::layout::PITCH;
use crate::model::SiteType;
use crate::scene::rounded;

/// A board that fills so much of its rectangle is one.
const RECTANGLE: f64 = 0.9;

/// The outline of the plate. Where rows and columns have no margins of their own, the plate keeps close to the points, so that names
/// stand beside it rather than across its edge.
pub fn outline(setting: &Setting<'_>) -> BezPath {
    let rectangle = || rounded(setting.layout.board, PITCH * 0.12);
    if setting.geometry.site_type() != SiteType::Vertex || coordinates::has_margins(setting) {
        return rectangle();
    }
    let around = hull(points(setting));
    let Some(bounds) = bounds(&around) else { return rectangle() };
    let mut polygon = BezPath::new();
    for (index, at) in around.iter().enumerate() {
        polygon.push(if index == 0 { PathEl::MoveTo(*at) } else { PathEl::LineTo(*at) });
    }
    if polygon.area().abs() > RECTANGLE * bounds.area() {
        return rectangle();
    }
    widened(&around, bounds.x0 - setting.layout.board.x0)
}

/// Whether a box of words lies across the edge of the plate.
pub fn is_crossed(plate: &BezPath, word: Rect) -> bool {
    let middle = word.center();
    let around = [
        (word.x0, word.y0),
        (middle.x, word.y0),
        (word.x1, word.y0),
        (word.x1, middle.y),
        (word.x1, word.y1),
        (middle.x, word.y1),
        (word.x0, word.y1),
        (word.x0, middle.y),
    ];
    let inside = around.iter().filter(|at| plate.contains((**at).into())).count();
    inside > 0 && inside < around.len()
}

/// Whether a box of words comes too close to what lies beside the board.
pub fn is_beside(setting: &Setting<'_>, word: Rect) -> bool {
    setting.layout.trays.iter().any(|tray| tray.area.inflate(8.0, 8.0).overlaps(word))
}

/// The points of the board, and points along lines that are bowed.
fn points(setting: &Setting<'_>) -> Vec<Point> {
    let geometry = setting.geometry;
    let place = setting.layout.to_plane;
    let mut points: Vec<Point> = geometry.vertices.iter().map(|at| place * *at).collect();
    for edge in (0..geometry.edges.len()).filter(|edge| geometry.edges[*edge].curve.is_some()) {
        let Some(path) = geometry.edge_path(edge) else { continue };
        kurbo::flatten(place * path, 0.1, |element| points.extend(element.end_point()));
    }
    points
}

fn bounds(points: &[Point]) -> Option<Rect> {
    let boxes = points.iter().map(|at| Rect::from_points(*at, *at));
    boxes.reduce(|all, one| all.union(one)).filter(|all| all.area() > 1.0)
}

/// A convex polygon that is wider by so much on every side, with round corners.
fn widened(polygon: &[Point], by: f64) -> BezPath {
    let mut path = BezPath::new();
    for (index, at) in polygon.iter().enumerate() {
        let last = polygon[(index + polygon.len() - 1) % polygon.len()];
        let next = polygon[(index + 1) % polygon.len()];
        let (from, to) = (outward(*at - last).atan2(), outward(next - *at).atan2());
        let sweep = (to - from).rem_euclid(std::f64::consts::TAU);
        let arc = Arc::new(*at, (by, by), from, sweep, 0.0);
        for element in arc.path_elements(0.1) {
            path.push(match element {
                PathEl::MoveTo(start) if index > 0 => PathEl::LineTo(start),
                other => other,
            });
        }
    }
    path.close_path();
    path
}

/// Away from a side of a hull, which runs clockwise as it is seen.
fn outward(side: Vec2) -> Vec2 {
    Vec2::new(side.y, -side.x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plate_is_wider_on_every_side() {
        let corners = [(0.0, 0.0), (100.0, 0.0), (50.0, 80.0)].map(Point::from).to_vec();
        let plate = widened(&hull(corners), 10.0);
        let box_of_plate = plate.bounding_box();
        assert!((box_of_plate.x0 + 10.0).abs() < 0.5, "{box_of_plate:?}");
        assert!((box_of_plate.y1 - 90.0).abs() < 0.5, "{box_of_plate:?}");
        assert!(plate.contains(Point::new(50.0, -9.0)) && !plate.contains(Point::new(0.0, 40.0)));
        assert!(!plate.contains(Point::new(-9.0, -9.0)), "corners are round");
    }

    #[test]
    fn a_word_crosses_the_edge_or_not() {
        let plate = rounded(Rect::new(0.0, 0.0, 100.0, 100.0), 5.0);
        assert!(is_crossed(&plate, Rect::new(90.0, 40.0, 110.0, 50.0)));
        assert!(!is_crossed(&plate, Rect::new(40.0, 40.0, 60.0, 50.0)));
        assert!(!is_crossed(&plate, Rect::new(110.0, 40.0, 120.0, 50.0)));
    }
}
