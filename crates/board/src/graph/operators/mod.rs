//! The ludemes that change graphs or make new ones of them.

mod add;
mod combine;
mod complete;
mod crop;
mod dual;
mod layers;
mod remove;
mod split;
mod subdivide;
mod transform;

pub use add::{Additions, add};
pub use combine::{intersect, merge, union};
pub use complete::complete;
pub use crop::{clip, hole, keep, remove_inside};
pub use dual::dual;
pub use layers::layers;
pub use remove::{Removals, remove};
pub use split::split_crossings;
pub use subdivide::subdivide;
pub use transform::{rotate, scale, shift, skew};

use crate::error::Result;

use super::{Graph, Locator};

/// How far apart vertices may be that `connect:` joins, in mean lengths of an edge.
const REACH: f64 = 1.1;

/// Joins all vertices that lie about one edge apart, and finds the faces again.
fn connect(graph: &mut Graph) -> Result<()> {
    let reach = graph.mean_edge_length() * REACH;
    if reach > 0.0 {
        let net = Locator::over(graph.vertices.iter().map(|v| v.point), reach);
        for a in 0..graph.vertices.len() as u32 {
            join_near(graph, &net, a, reach);
        }
    }
    graph.make_faces(true);
    graph.check_size()
}

/// Joins a vertex to all that lie nearer than `reach`.
fn join_near(graph: &mut Graph, net: &Locator, a: u32, reach: f64) {
    let from = graph.point(a);
    let mut near: Vec<u32> = (net.near(from))
        .filter(|&b| b != a && graph.point(b).flat_distance(from) < reach)
        .collect();
    near.sort_unstable();
    for b in near {
        graph.find_or_add_edge(a, b);
    }
}
