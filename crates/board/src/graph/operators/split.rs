//! Putting vertices where lines cross or touch.

use crate::error::{BoardError, Result};
use crate::geometry::{Point, crossing_parameters, distance_to_segment};
use crate::graph::{Graph, SAME};

/// The most pairs of things to look at.
const MAX_TESTS: usize = 500_000_000;

/// Splits edges where they cross each other, then where they pass through a vertex, and finds the faces again.
pub fn split_crossings(graph: &mut Graph) -> Result<()> {
    let mut tests = 0;
    graph.clear_faces();
    split_crossing_pairs(graph, &mut tests)?;
    split_touching(graph, &mut tests)?;
    graph.make_faces(true);
    graph.check_size()
}

fn count(tests: &mut usize, more: usize) -> Result<()> {
    *tests += more;
    if *tests > MAX_TESTS {
        return Err(BoardError::new("too many lines cross: the board is too large to split them"));
    }
    Ok(())
}

/// Splits the first pair of edges that cross inside both, again and again.
fn split_crossing_pairs(graph: &mut Graph, tests: &mut usize) -> Result<()> {
    // No edge before `checked[e]` crosses edge `e`, so a new search need not look at it again.
    let mut checked: Vec<usize> = (1..=graph.edges.len()).collect();
    while let Some((ea, eb, point)) = first_crossing(graph, &mut checked, tests)? {
        let x = graph.add_vertex(point);
        let ends = [ea, eb].map(|e| (graph.edges[e].a, graph.edges[e].b));
        let pivots = ends.iter().flat_map(|&(a, b)| [a, b]);
        graph.vertices[x as usize].pivot =
            pivots.into_iter().find_map(|v| graph.vertices[v as usize].pivot);
        for gone in [eb, ea] {
            graph.remove_edge(gone as u32);
            checked.remove(gone);
            for place in checked.iter_mut().filter(|place| **place > gone) {
                *place -= 1;
            }
        }
        for (a, b) in ends {
            graph.add_edge(a, x);
            graph.add_edge(x, b);
        }
        let n = graph.edges.len();
        checked.extend(n - 3..=n);
        graph.check_size()?;
    }
    Ok(())
}

fn first_crossing(
    graph: &Graph,
    checked: &mut [usize],
    tests: &mut usize,
) -> Result<Option<(usize, usize, Point)>> {
    for (ea, checked) in checked.iter_mut().enumerate() {
        let from = (*checked).max(ea + 1);
        count(tests, graph.edges.len().saturating_sub(from) + 1)?;
        for eb in from..graph.edges.len() {
            if let Some(point) = crossing(graph, ea, eb) {
                *checked = eb;
                return Ok(Some((ea, eb, point)));
            }
        }
        *checked = graph.edges.len();
    }
    Ok(None)
}

/// Where two edges cross inside both.
fn crossing(graph: &Graph, ea: usize, eb: usize) -> Option<Point> {
    let (ea, eb) = (&graph.edges[ea], &graph.edges[eb]);
    let (a, b) = (graph.point(ea.a), graph.point(ea.b));
    let (s, t) = crossing_parameters(a, b, graph.point(eb.a), graph.point(eb.b))?;
    let inside = |t: f64| t > 0.01 && t < 0.99;
    (inside(s) && inside(t)).then(|| Point::flat(a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s))
}

/// Splits the edges that pass through vertices.
///
/// The edges that an edge is split into come last, so those before it need not be looked at again.
fn split_touching(graph: &mut Graph, tests: &mut usize) -> Result<()> {
    let mut ea = 0;
    while ea < graph.edges.len() {
        let mut found = false;
        count(tests, graph.vertices.len())?;
        for v in 0..graph.vertices.len() as u32 {
            // After a split another edge has this number, and the rest of the vertices are tried on that one.
            let Some(edge) = graph.edges.get(ea) else {
                break;
            };
            let (a, b) = (edge.a, edge.b);
            let (p, from, to) = (graph.point(v), graph.point(a), graph.point(b));
            let touches = v != a
                && v != b
                && from.flat_distance(p) > SAME
                && to.flat_distance(p) > SAME
                && distance_to_segment(p, from, to) < SAME;
            if touches {
                graph.remove_edge(ea as u32);
                graph.add_edge(a, v);
                graph.add_edge(v, b);
                found = true;
            }
        }
        if found {
            graph.check_size()?;
        } else {
            ea += 1;
        }
    }
    Ok(())
}
