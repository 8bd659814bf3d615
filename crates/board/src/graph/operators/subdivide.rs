//! Cutting cells into triangles round their centres.

use crate::error::Result;
use crate::graph::Graph;
use crate::site::SiteType;

/// Joins the centre of every face of at least `min` corners to its corners.
pub fn subdivide(graph: &mut Graph, min: i64, site_type: SiteType) -> Result<()> {
    if site_type != SiteType::Cell {
        graph.make_faces(true);
    }
    for face in (0..graph.faces.len()).rev() {
        let corners = graph.faces[face].vertices.clone();
        if (corners.len() as i64) < min {
            continue;
        }
        let centre = graph.add_vertex(graph.faces[face].centre);
        for corner in corners {
            graph.find_or_add_edge(centre, corner);
        }
    }
    if site_type == SiteType::Cell {
        graph.make_faces(true);
    } else {
        graph.clear_faces();
    }
    graph.check_size()
}
