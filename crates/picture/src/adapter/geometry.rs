//! The shape of a board from its topology.

use board::topology::Topology;
use kurbo::Point;

use crate::geometry::{BoardGeometry, CellShape, EdgeShape};
use crate::model::SiteType;

/// The shape of a board.
pub fn geometry(topology: &Topology) -> BoardGeometry {
    // The layers of a pyramid lie over each other, as seen from above.
    let flat = |point: &board::Point| Point::new(point.x, point.y);
    let vertices: Vec<Point> =
        topology.of(board::SiteType::Vertex).positions.iter().map(flat).collect();
    let marked = |kind: board::SiteType| {
        let elements = topology.of(kind);
        let mut flags = vec![false; elements.len()];
        elements.regions.outer.iter().for_each(|site| flags[*site as usize] = true);
        flags
    };
    let outer_edges = marked(board::SiteType::Edge);
    let edges = topology.edge_vertices.iter().enumerate().map(|(index, [a, b])| EdgeShape {
        ends: (*a as usize, *b as usize),
        curve: curve(topology, index, vertices[*a as usize], vertices[*b as usize], &vertices),
        outer: outer_edges[index],
    });
    let edges = edges.collect();
    let cells = topology.of(board::SiteType::Cell);
    let numbers =
        |sites: &[board::site::Site]| sites.iter().map(|site| *site as usize).collect::<Vec<_>>();
    let cell = |index: usize| CellShape {
        centre: flat(&cells.positions[index]),
        corners: numbers(&topology.cell_vertices[index]),
        edges: numbers(&topology.cell_edges[index]),
        phase: cells.phases.get(index).copied().unwrap_or(0).into(),
    };
    let heights = if topology.three_d {
        topology.of(board::SiteType::Vertex).positions.iter().map(|point| point.z).collect()
    } else {
        Vec::new()
    };
    BoardGeometry {
        default_type: Some(site_type(topology.default)),
        heights,
        outer_vertices: marked(board::SiteType::Vertex),
        edges,
        cells: (0..cells.len()).map(cell).collect(),
        area_labels: area_labels(topology),
        labels: topology.sites().labels.iter().map(|label| label.to_string()).collect(),
        tracks: Vec::new(),
        frame: None,
        vertices,
    }
}

/// What the areas are called, where lines are the places.
fn area_labels(topology: &Topology) -> Vec<String> {
    if topology.default != board::SiteType::Edge {
        return Vec::new();
    }
    topology.of(board::SiteType::Cell).labels.iter().map(ToString::to_string).collect()
}

/// A type of site in the terms of pictures.
pub(super) fn site_type(kind: board::SiteType) -> SiteType {
    match kind {
        board::SiteType::Vertex => SiteType::Vertex,
        board::SiteType::Edge => SiteType::Edge,
        board::SiteType::Cell => SiteType::Cell,
    }
}

/// The control points of a line that is drawn as an arc about a pivot, or along its tangents.
fn curve(
    topology: &Topology,
    edge: usize,
    a: Point,
    b: Point,
    vertices: &[Point],
) -> Option<(Point, Point)> {
    let tangents = topology.edge_tangents.get(edge).copied().flatten()?;
    let [from, to] = topology.edge_vertices[edge];
    let pivot = |vertex: u32| {
        topology.pivots.get(vertex as usize).copied().flatten().map(|site| vertices[site as usize])
    };
    if let (Some(centre), Some(other)) = (pivot(from), pivot(to))
        && centre.distance(other) < 1e-6
        && (centre.distance(a) - centre.distance(b)).abs() < 1e-3
        && centre.distance(a) > 1e-3
    {
        return Some(BoardGeometry::arc(a, b, centre));
    }
    let reach = a.distance(b) / 3.0;
    let along = |tangent: board::Point| {
        let length = tangent.x.hypot(tangent.y).max(1e-9);
        kurbo::Vec2::new(tangent.x, tangent.y) / length * reach
    };
    Some((a + along(tangents[0]), b + along(tangents[1])))
}
