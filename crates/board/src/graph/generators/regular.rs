//! One regular polygon or star.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use crate::error::Result;
use crate::geometry::Point;
use crate::graph::{Graph, limits};
use crate::site::SiteType;

/// A regular polygon with sides of about 1, or the star through its corners.
pub fn regular(star: bool, n: i64, site_type: SiteType) -> Result<Graph> {
    let n = limits::at_least("the number of sides", n, 1)?;
    let mut graph = Graph::default();
    add_corners(&mut graph, n);
    let stride = if star { (n - 1) / 2 } else { 1 };
    for i in 0..n {
        graph.find_or_add_edge(i as u32, ((i + stride) % n) as u32);
    }
    if site_type == SiteType::Cell {
        graph.make_faces(true);
    }
    graph.reorder();
    Ok(graph)
}

/// Adds the corners of a regular polygon, counter-clockwise from the top.
pub(super) fn add_corners(graph: &mut Graph, n: usize) {
    let radius = n as f64 / TAU;
    let first = if n == 4 { FRAC_PI_4 } else { FRAC_PI_2 };
    for i in 0..n {
        let angle = first + i as f64 / n as f64 * TAU;
        graph.add_vertex(Point::flat(radius * angle.cos(), radius * angle.sin()));
    }
}
