//! Moving, turning and stretching; numbers stay.

use crate::geometry::Point;
use crate::graph::Graph;

/// Moves everything.
pub fn shift(graph: &mut Graph, dx: f64, dy: f64, dz: f64) {
    map(graph, |p| Point::new(p.x + dx, p.y + dy, p.z + dz), |t| t);
}

/// Stretches everything from the origin.
pub fn scale(graph: &mut Graph, sx: f64, sy: f64, sz: f64) {
    let stretch = |p: Point| Point::new(p.x * sx, p.y * sy, p.z * sz);
    map(graph, stretch, stretch);
}

/// Turns everything counter-clockwise round the middle of its bounds.
///
/// Lines that come to lie level decide by their last bit in which order the lines at a vertex are listed, so the order
/// of the arithmetic is that of the language: the middle is the low end and half the extent, and sums run from left to right.
pub fn rotate(graph: &mut Graph, degrees: f64) {
    let (low, high) = graph.bounds();
    let (mx, my) = (low.x + (high.x - low.x) / 2.0, low.y + (high.y - low.y) / 2.0);
    let (sin, cos) = degrees.to_radians().sin_cos();
    map(
        graph,
        |p| {
            let (x, y) = (p.x - mx, p.y - my);
            Point::new(mx + x * cos - y * sin, my + x * sin + y * cos, p.z)
        },
        |t| Point::flat(t.x * cos - t.y * sin, t.x * sin + t.y * cos),
    );
}

/// Pushes every row to the right in proportion to its height.
pub fn skew(graph: &mut Graph, amount: f64) {
    let (low, _) = graph.bounds();
    map(graph, |p| Point::new(p.x + (p.y - low.y) * amount, p.y, p.z), |t| t);
}

fn map(graph: &mut Graph, point: impl Fn(Point) -> Point, tangent: impl Fn(Point) -> Point) {
    for vertex in &mut graph.vertices {
        vertex.point = point(vertex.point);
    }
    for edge in &mut graph.edges {
        edge.tangents = edge.tangents.map(|ends| ends.map(&tangent));
    }
    graph.update_centres();
}
