//! The middle of a board.

use crate::geometry::Point;
use crate::site::Site;

/// From this number of elements on only corners count.
const MANY: usize = 100;

/// The sites from which the border and the corners are nearest on the whole.
pub(super) fn centre(points: &[Point], border: &[bool], corners: &[bool]) -> Vec<Site> {
    let squared = |p: Point, q: Point| {
        let (dx, dy) = (p.x - q.x, p.y - q.y);
        dx * dx + dy * dy
    };
    let few = points.len() < MANY;
    let mut weighed: Vec<Point> = vec![];
    for (i, &q) in points.iter().enumerate() {
        weighed.extend((border[i] && few).then_some(q));
    }
    for (i, &q) in points.iter().enumerate() {
        weighed.extend(corners[i].then_some(q));
    }
    let costs: Vec<f64> =
        points.iter().map(|&p| weighed.iter().map(|&q| squared(p, q)).sum()).collect();
    let least = costs.iter().copied().fold(1e6, f64::min);
    let is_least = |&(_, cost): &(usize, &f64)| (cost - least).abs() < 1e-4;
    costs.iter().enumerate().filter(is_least).map(|(i, _)| i as Site).collect()
}
