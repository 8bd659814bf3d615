//! The outlines of a graph.

use super::Graph;
use crate::geometry::{Point, angle, contains};

/// The outlines of the separate parts of a graph, each counter-clockwise from its westernmost vertex.
///
/// A walk ends when its first vertex is reached again, so a part that hangs together by one vertex has several.
pub fn perimeters(graph: &Graph) -> Vec<Vec<u32>> {
    let mut covered = vec![false; graph.vertices.len()];
    let mut outlines: Vec<Vec<u32>> = vec![];
    while let Some(start) = westernmost(graph, &covered) {
        let outline = trace(graph, start);
        for &v in &outline {
            covered[v as usize] = true;
        }
        let points: Vec<Point> = outline.iter().map(|&v| graph.point(v)).collect();
        for (v, covered) in graph.vertices.iter().zip(&mut covered) {
            *covered = *covered || contains(&points, v.point);
        }
        outlines.push(outline);
    }
    for i in (0..outlines.len()).rev() {
        let start = graph.point(outlines[i][0]);
        let inside = outlines.iter().enumerate().any(|(j, outline)| {
            let points: Vec<Point> = outline.iter().map(|&v| graph.point(v)).collect();
            j != i && contains(&points, start)
        });
        if inside {
            outlines.remove(i);
        }
    }
    outlines
}

fn westernmost(graph: &Graph, covered: &[bool]) -> Option<u32> {
    let mut best: Option<(u32, f64)> = None;
    for (i, vertex) in graph.vertices.iter().enumerate() {
        if !covered[i] && best.is_none_or(|(_, x)| vertex.point.x < x) {
            best = Some((i as u32, vertex.point.x));
        }
    }
    best.map(|(i, _)| i)
}

/// Walks along the outside from a vertex until it is reached again.
fn trace(graph: &Graph, start: u32) -> Vec<u32> {
    let mut outline = vec![start];
    let from = graph.point(start);
    // South first, then counter-clockwise.
    let bearing = |edge: u32| {
        let to = graph.point(graph.edges[edge as usize].other(start));
        angle(from.y - to.y, to.x - from.x)
    };
    let mut first: Option<(u32, f64)> = None;
    for &edge in &graph.vertices[start as usize].edges {
        if first.is_none_or(|(_, best)| bearing(edge) < best) {
            first = Some((edge, bearing(edge)));
        }
    }
    let Some((mut edge, _)) = first else {
        return outline;
    };
    let mut at = graph.edges[edge as usize].other(start);
    let most = 2 * graph.edges.len();
    while at != start && outline.len() <= most {
        outline.push(at);
        let around = &graph.vertices[at as usize].edges;
        let (a, b) = (graph.edges[edge as usize].a, graph.edges[edge as usize].b);
        let Some(place) = around.iter().position(|&e| graph.edges[e as usize].joins(a, b)) else {
            break;
        };
        let previous = graph.edges[edge as usize].other(at);
        let next = (1..around.len())
            .map(|k| around[(place + k) % around.len()])
            .find(|&e| graph.edges[e as usize].other(at) != previous);
        edge = next.unwrap_or(edge);
        at = graph.edges[edge as usize].other(at);
    }
    outline
}
