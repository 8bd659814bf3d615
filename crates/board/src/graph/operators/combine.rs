//! Several graphs made one.

use super::connect;
use crate::error::{BoardError, Result};
use crate::geometry::Point;
use crate::graph::{EdgeSpec, Graph, Locator, limits};

/// Vertices of different graphs nearer than this are one.
const SAME: f64 = 0.01;

/// Puts graphs over each other: vertices at the same place become one, and the faces are found anew.
pub fn merge(graphs: &[Graph], connected: bool) -> Result<Graph> {
    let mut vertices = vec![];
    let mut pivots = vec![];
    let mut edges = vec![];
    for graph in graphs {
        let offset = vertices.len() as u32;
        vertices.extend(graph.vertices.iter().cloned());
        pivots.extend(graph.vertices.iter().map(|v| v.pivot.map(|p| graph.point(p))));
        edges.extend(graph.edges.iter().map(|e| EdgeSpec {
            a: e.a + offset,
            b: e.b + offset,
            tangents: e.tangents,
        }));
    }
    limits::total(vertices.len())?;
    let net = Locator::over(vertices.iter().map(|v| v.point), SAME);
    let mut target: Vec<Option<u32>> = vec![None; vertices.len()];
    for v in 0..vertices.len() as u32 {
        if target[v as usize].is_some() {
            continue;
        }
        let point = vertices[v as usize].point;
        for w in net.near(point).filter(|&w| w > v) {
            if target[w as usize].is_none() && vertices[w as usize].point.coincides(point, SAME) {
                target[w as usize] = Some(v);
            }
        }
    }
    let mut new = vec![0; vertices.len()];
    let mut next = 0;
    for v in 0..vertices.len() {
        new[v] = match target[v] {
            Some(earlier) => new[earlier as usize],
            None => {
                next += 1;
                next - 1
            }
        };
    }
    let mut kept = target.iter().map(Option::is_none);
    vertices.retain(|_| kept.next().unwrap_or(true));
    let mut kept = target.iter().map(Option::is_none);
    pivots.retain(|_| kept.next().unwrap_or(true));
    for edge in &mut edges {
        edge.a = new[edge.a as usize];
        edge.b = new[edge.b as usize];
    }
    edges.retain(|e| e.a != e.b);
    let mut graph = Graph::rebuild(vertices, &pivots, edges);
    if connected {
        connect(&mut graph)?;
    }
    Ok(graph)
}

/// Puts graphs beside each other; nothing is merged.
pub fn union(graphs: Vec<Graph>, connected: bool) -> Result<Graph> {
    let mut graphs = graphs.into_iter();
    let mut whole = graphs.next().unwrap_or_default();
    for graph in graphs {
        append(&mut whole, graph);
        whole.check_size()?;
    }
    whole.basis = None;
    for face in &mut whole.faces {
        face.basis = None;
    }
    if connected {
        connect(&mut whole)?;
    }
    Ok(whole)
}

/// Appends all elements of a graph to another.
pub(super) fn append(whole: &mut Graph, part: Graph) {
    let (v, e, f) =
        (whole.vertices.len() as u32, whole.edges.len() as u32, whole.faces.len() as u32);
    whole.vertices.extend(part.vertices.into_iter().map(|mut vertex| {
        vertex.edges.iter_mut().for_each(|edge| *edge += e);
        vertex.faces.iter_mut().for_each(|face| *face += f);
        vertex.pivot = vertex.pivot.map(|p| p + v);
        vertex
    }));
    whole.edges.extend(part.edges.into_iter().map(|mut edge| {
        edge.a += v;
        edge.b += v;
        edge.left = edge.left.map(|face| face + f);
        edge.right = edge.right.map(|face| face + f);
        edge
    }));
    whole.faces.extend(part.faces.into_iter().map(|mut face| {
        face.vertices.iter_mut().for_each(|vertex| *vertex += v);
        face.edges.iter_mut().for_each(|edge| *edge += e);
        face
    }));
}

/// What the first graph has in common with all the others.
pub fn intersect(graphs: &[Graph]) -> Result<Graph> {
    let Some((first, others)) = graphs.split_first() else {
        return Err(BoardError::new("an intersection needs at least one graph"));
    };
    // For each other graph: the place in it of each vertex of the first.
    let places: Vec<Vec<Option<u32>>> = others
        .iter()
        .map(|other| {
            let net = Locator::over(other.vertices.iter().map(|v| v.point), SAME);
            let find = |p: Point| net.near(p).filter(|&w| other.point(w).coincides(p, SAME)).min();
            first.vertices.iter().map(|v| find(v.point)).collect()
        })
        .collect();
    let keep: Vec<bool> =
        (0..first.vertices.len()).map(|v| places.iter().all(|place| place[v].is_some())).collect();
    let shared = |a: u32, b: u32| {
        others.iter().zip(&places).all(|(other, place)| {
            match (place[a as usize], place[b as usize]) {
                (Some(a), Some(b)) => other.find_edge(a, b).is_some(),
                _ => false,
            }
        })
    };
    Ok(first.part(&keep, |e| shared(e.a, e.b)))
}
