//! A plain drawing of a board with the numbers of its sites.

use std::fmt::Write;

use ::board::equipment::Equipment;
use ::board::geometry::bounds;
use ::board::{Point, SiteType};

/// Pixels for one unit of the board.
const SCALE: f64 = 60.0;

/// Draws the lines of a board and the number of every site.
pub fn drawing(equipment: &Equipment) -> String {
    let topology = &equipment.board.topology;
    let sites = topology.sites();
    let vertices = &topology.of(SiteType::Vertex).positions;
    let (low, high) = bounds(vertices.iter().chain(&sites.positions).map(|&p| flat(p)));
    let margin = 0.6;
    let width = (high.x - low.x + 2.0 * margin) * SCALE;
    let height = (high.y - low.y + 2.0 * margin) * SCALE;
    let place = |p: Point| {
        let p = flat(p);
        ((p.x - low.x + margin) * SCALE, (high.y - p.y + margin) * SCALE)
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height:.1}\" \
         font-family=\"sans-serif\" font-size=\"14\" text-anchor=\"middle\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <g fill=\"none\" stroke=\"grey\" stroke-width=\"1.5\">\n"
    );
    for (ends, tangents) in topology.edge_vertices.iter().zip(&topology.edge_tangents) {
        let [a, b] = ends.map(|v| vertices[v as usize]);
        let ((ax, ay), (bx, by)) = (place(a), place(b));
        let _ = match tangents {
            None => writeln!(svg, "<path d=\"M{ax:.1} {ay:.1}L{bx:.1} {by:.1}\"/>"),
            Some([at_a, at_b]) => {
                // A third of the way along the tangents is near enough to an arc.
                let reach = a.flat_distance(b) / 3.0;
                let ((cx, cy), (dx, dy)) = (place(a + *at_a * reach), place(b + *at_b * reach));
                writeln!(
                    svg,
                    "<path d=\"M{ax:.1} {ay:.1}C{cx:.1} {cy:.1} {dx:.1} {dy:.1} {bx:.1} {by:.1}\"/>"
                )
            }
        };
    }
    svg.push_str("</g>\n");
    for (i, &point) in sites.positions.iter().enumerate() {
        let (x, y) = place(point);
        let _ = writeln!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"12\" fill=\"white\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\">{i}</text>",
            y + 5.0
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// A point in space as it is seen from the south and above.
fn flat(p: Point) -> Point {
    Point::flat(p.x + 0.25 * p.z, p.y + 0.25 * p.z)
}
