//! Tests of the graph that pieces on edges make.

use board::SiteType;
use language::words::IsTreeKind;

use super::Bool;
use crate::ints::Int;
use crate::world::World;

/// A test of the edges that hold pieces.
#[derive(Debug)]
pub enum EdgeTest {
    /// The edges of a player are a tree of some kind.
    Tree(IsTreeKind, Int),
    /// Every vertex has as many neighbours.
    Regular(Regular),
    /// An edge is part of a path.
    Path(PathTest),
    /// Two edges cross.
    Crossing(Int, Int),
}

/// Whether all vertices have the same degree.
#[derive(Debug)]
pub struct Regular {
    /// Whose edges.
    pub who: Int,
    /// The degree; that of the first vertex that has one if not said.
    pub degree: Option<Int>,
    /// Whether the degree must be odd.
    pub odd: Option<Bool>,
    /// Whether the degree must be even.
    pub even: Option<Bool>,
}

/// Whether an edge is part of a path of a length.
#[derive(Debug)]
pub struct PathTest {
    /// The edge.
    pub from: Int,
    /// Whose edges.
    pub who: Int,
    /// The least length.
    pub min: Int,
    /// The greatest length.
    pub max: Int,
    /// Whether the length is given exactly.
    pub exact: bool,
    /// Whether the path must lead back to its beginning.
    pub closed: Bool,
}

impl EdgeTest {
    /// Makes the test.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        match self {
            Self::Tree(IsTreeKind::TreeCentre, who) => {
                let who = who.eval(w);
                w.is_tree_centre(who)
            }
            Self::Tree(kind, who) => {
                let who = who.eval(w);
                let Some(graph) = w.edges_of_piece(who) else { return false };
                let spans = graph.edges.len() + 1 == graph.near.len();
                !graph.has_cycle()
                    && match kind {
                        IsTreeKind::SpanningTree => spans,
                        IsTreeKind::CaterpillarTree => spans && graph.inner_edges_form_path(),
                        _ => true,
                    }
            }
            Self::Regular(x) => x.eval(w),
            Self::Path(x) => x.eval(w),
            Self::Crossing(a, b) => {
                let (a, b) = (a.eval(w), b.eval(w));
                a >= 0 && b >= 0 && w.program.topology.edges_cross(a as u32, b as u32)
            }
        }
    }
}

impl EdgeTest {
    /// How many edges are missing, or too many, before a test for a tree that spans the board may hold; none for other tests.
    pub fn lacks<'p>(&'p self, w: &mut World<'p>) -> Option<usize> {
        let Self::Tree(IsTreeKind::SpanningTree | IsTreeKind::CaterpillarTree, who) = self else {
            return None;
        };
        let who = who.eval(w);
        let graph = w.edges_of_piece(who)?;
        let parts = graph.parts();
        // Each edge that puts nothing new together closes a cycle.
        Some(parts - 1 + graph.edges.len() + parts - graph.near.len())
    }
}

impl Regular {
    fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let who = self.who.eval(w);
        let Some(graph) = w.edges_of_piece(who) else { return false };
        let degrees: Vec<usize> = graph.near.iter().map(Vec::len).collect();
        let degree = match &self.degree {
            Some(k) => k.eval(w).max(0) as usize,
            None => degrees.iter().copied().find(|&d| d > 0).unwrap_or(0),
        };
        degrees.iter().all(|&d| d == degree)
            && !(degree % 2 == 0 && self.odd.as_ref().is_some_and(|odd| odd.eval(w)))
            && !(degree % 2 == 1 && self.even.as_ref().is_some_and(|even| even.eval(w)))
    }
}

impl PathTest {
    fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let edge = self.from.eval(w);
        let who = self.who.eval(w);
        let (min, max) = (self.min.eval(w), self.max.eval(w));
        let closed = self.closed.eval(w);
        let topology = w.program.topology.clone();
        let Some(&[u, v]) = usize::try_from(edge).ok().and_then(|e| topology.edge_vertices.get(e))
        else {
            return false;
        };
        let (u, v) = (u as usize, v as usize);
        let graph = w.edge_graph(|w, slot| w.state.who(slot) == who);
        let ring = graph.without_bridges(u);
        let size = if ring[v] { ring.iter().filter(|&&inside| inside).count() } else { 0 };
        if !closed {
            return size == 0 && self.is_chain(&graph, edge as usize, [u, v], min, max);
        }
        let inside = graph.edges.iter().filter(|e| ring[e.ends[0]] && ring[e.ends[1]]).count();
        let (size, inside) = (size as i32, inside as i32);
        let is_ring = if self.exact { size == min } else { 2 < size && size <= max };
        if size == inside && is_ring {
            return true;
        }
        if inside <= size {
            return false;
        }
        let way = graph.way_avoiding(edge as usize, u, v);
        way.is_some_and(|way| {
            let length = way + 1;
            self.exact && length == min || max > 2 && length <= max
        })
    }

    /// Whether the edge lies on a chain without branches of the wanted length.
    fn is_chain(
        &self,
        graph: &EdgeGraph,
        edge: usize,
        ends: [usize; 2],
        min: i32,
        max: i32,
    ) -> bool {
        let mut met = vec![edge];
        let mut length = 1;
        for end in ends {
            length += graph.walk_away(end, edge, max.saturating_mul(2), &mut met);
        }
        met.sort_unstable();
        met.dedup();
        let fits = if self.exact { length == min } else { length <= max };
        fits && met.len() as i32 == length
    }
}

/// An edge in use.
#[derive(Debug)]
struct UsedEdge {
    number: usize,
    ends: [usize; 2],
}

/// The graph of the edges in use.
#[derive(Debug)]
struct EdgeGraph {
    edges: Vec<UsedEdge>,
    /// The neighbours of each vertex, ascending.
    near: Vec<Vec<usize>>,
}

impl World<'_> {
    fn edge_graph(&self, uses: impl Fn(&Self, usize) -> bool) -> EdgeGraph {
        let topology = &self.program.topology;
        let mut graph = EdgeGraph {
            edges: Vec::new(),
            near: vec![Vec::new(); topology.count(SiteType::Vertex)],
        };
        for (number, &[a, b]) in topology.edge_vertices.iter().enumerate() {
            let slot = self.program.layout.board_slot(number as i32, SiteType::Edge);
            if slot.is_some_and(|slot| uses(self, slot)) {
                let ends = [a as usize, b as usize];
                graph.near[ends[0]].push(ends[1]);
                graph.near[ends[1]].push(ends[0]);
                graph.edges.push(UsedEdge { number, ends });
            }
        }
        for near in &mut graph.near {
            near.sort_unstable();
            near.dedup();
        }
        graph
    }

    /// The edges that hold a component; for 0 that of the last edge. None before the first move.
    fn edges_of_piece(&self, who: i32) -> Option<EdgeGraph> {
        let last = self.last_played().map_or(-1, |m| m.to);
        if last < 0 {
            return None;
        }
        let what = match who {
            0 => {
                let slot = self.program.layout.board_slot(last, SiteType::Edge);
                slot.map_or(0, |slot| self.state.what(slot)).max(1)
            }
            who => who,
        };
        Some(self.edge_graph(|w, slot| w.state.what(slot) == what))
    }

    /// Whether the last vertex is the centre of its tree, as far as the two can be told apart.
    fn is_tree_centre(&self, who: i32) -> bool {
        let last = self.last_played().map_or(-1, |m| m.to);
        let graph = if who == self.program.shared() {
            self.edge_graph(|w, slot| w.state.what(slot) != 0)
        } else {
            self.edge_graph(|w, slot| w.state.who(slot) == who)
        };
        let Some(site) = usize::try_from(last).ok().filter(|&s| s < graph.near.len()) else {
            return false;
        };
        if graph.has_cycle() {
            return false;
        }
        let centre = graph.centre(site);
        site == centre
            || graph.near[site].len() == 1 && graph.near[centre].len() == 1
            || graph.near[site].contains(&centre)
                && graph.greedy_walk(site) == graph.greedy_walk(centre)
    }
}

impl EdgeGraph {
    fn has_cycle(&self) -> bool {
        self.edges.len() + self.parts() > self.near.len()
    }

    /// How many parts hang together, vertices without edges included.
    fn parts(&self) -> usize {
        let mut parent: Vec<usize> = (0..self.near.len()).collect();
        fn root(parent: &mut [usize], mut v: usize) -> usize {
            while parent[v] != v {
                parent[v] = parent[parent[v]];
                v = parent[v];
            }
            v
        }
        let mut parts = self.near.len();
        for edge in &self.edges {
            let (a, b) = (root(&mut parent, edge.ends[0]), root(&mut parent, edge.ends[1]));
            parent[a] = b;
            parts -= usize::from(a != b);
        }
        parts
    }

    /// Whether the edges between vertices that are no leaves form one path; false if there are none.
    fn inner_edges_form_path(&self) -> bool {
        let inner = |v: usize| self.near[v].len() >= 2;
        let degree = |v: usize| self.near[v].iter().filter(|&&n| inner(n) && inner(v)).count();
        let edges = self.edges.iter().filter(|e| inner(e.ends[0]) && inner(e.ends[1])).count();
        // The inner vertices of a tree hang together: a path is a tree without branches.
        edges > 0 && (0..self.near.len()).all(|v| degree(v) <= 2)
    }

    /// The vertices that hang together with one by edges that are no bridges.
    fn without_bridges(&self, start: usize) -> Vec<bool> {
        let reach = |skipped: usize, from: usize| {
            let mut seen = vec![false; self.near.len()];
            seen[from] = true;
            let mut queue = vec![from];
            while let Some(vertex) = queue.pop() {
                for (i, edge) in self.edges.iter().enumerate() {
                    let next = match edge.ends {
                        [a, b] if a == vertex => b,
                        [a, b] if b == vertex => a,
                        _ => continue,
                    };
                    if i != skipped && !std::mem::replace(&mut seen[next], true) {
                        queue.push(next);
                    }
                }
            }
            seen
        };
        let solid: Vec<bool> = self
            .edges
            .iter()
            .enumerate()
            .map(|(i, edge)| reach(i, edge.ends[0])[edge.ends[1]])
            .collect();
        let mut seen = vec![false; self.near.len()];
        seen[start] = true;
        let mut queue = vec![start];
        while let Some(vertex) = queue.pop() {
            for (edge, _) in self.edges.iter().zip(&solid).filter(|(_, solid)| **solid) {
                let next = match edge.ends {
                    [a, b] if a == vertex => b,
                    [a, b] if b == vertex => a,
                    _ => continue,
                };
                if !std::mem::replace(&mut seen[next], true) {
                    queue.push(next);
                }
            }
        }
        seen
    }

    /// The length of a way between two vertices that does not use an edge.
    ///
    /// The lowest waiting vertex is always taken next and none is taken twice, so the way need not be the shortest;
    /// the reference searches in this manner, and games see it.
    fn way_avoiding(&self, skipped: usize, from: usize, to: usize) -> Option<i32> {
        let mut lengths = vec![None; self.near.len()];
        let mut done = vec![false; self.near.len()];
        let mut waiting = std::collections::BTreeSet::from([from]);
        lengths[from] = Some(0);
        while let Some(vertex) = waiting.pop_first() {
            if vertex == to {
                return lengths[to];
            }
            done[vertex] = true;
            let mut near: Vec<usize> = self
                .edges
                .iter()
                .filter(|e| e.number != skipped && e.ends.contains(&vertex))
                .map(|e| if e.ends[0] == vertex { e.ends[1] } else { e.ends[0] })
                .collect();
            near.sort_unstable();
            for next in near {
                let length = lengths[vertex].unwrap_or(0) + 1;
                if lengths[next].is_none_or(|known| length < known) {
                    lengths[next] = Some(length);
                }
                if !done[next] {
                    waiting.insert(next);
                }
            }
        }
        None
    }

    /// How far one can walk from a vertex, never straight back; the edges met are noted.
    fn walk_away(&self, start: usize, via: usize, limit: i32, met: &mut Vec<usize>) -> i32 {
        let mut depth = 0;
        let mut ends = vec![(start, via)];
        while depth < limit {
            let mut further = Vec::new();
            for &(vertex, via) in &ends {
                for edge in &self.edges {
                    if edge.number == via || !edge.ends.contains(&vertex) {
                        continue;
                    }
                    let next = if edge.ends[0] == vertex { edge.ends[1] } else { edge.ends[0] };
                    met.push(edge.number);
                    if !further.contains(&(next, edge.number)) {
                        further.push((next, edge.number));
                    }
                }
            }
            if further.is_empty() {
                break;
            }
            depth += 1;
            ends = further;
        }
        depth
    }

    /// The centre of the tree that a vertex belongs to, found from its lowest vertex; vertex 0 for one without edges.
    fn centre(&self, site: usize) -> usize {
        if self.near[site].is_empty() {
            return 0;
        }
        let mut order = vec![site];
        let mut at = 0;
        while at < order.len() {
            for &next in &self.near[order[at]] {
                if !order.contains(&next) {
                    order.push(next);
                }
            }
            at += 1;
        }
        let root = order.iter().copied().min().unwrap_or(site);
        let half = order.len() / 2;
        let (mut centre, mut parent) = (root, usize::MAX);
        loop {
            let heavy =
                self.near[centre].iter().find(|&&n| n != parent && self.weight(n, centre) > half);
            let Some(&next) = heavy else { return centre };
            (parent, centre) = (centre, next);
        }
    }

    /// How many vertices hang on one, seen from its parent.
    fn weight(&self, vertex: usize, parent: usize) -> usize {
        let mut count = 0;
        let mut queue = vec![(vertex, parent)];
        while let Some((vertex, parent)) = queue.pop() {
            count += 1;
            queue.extend(self.near[vertex].iter().filter(|&&n| n != parent).map(|&n| (n, vertex)));
        }
        count
    }

    /// How many vertices a walk visits that always goes to the lowest new neighbour.
    fn greedy_walk(&self, start: usize) -> usize {
        let mut seen = vec![start];
        while let Some(&next) =
            seen.last().and_then(|&v| self.near[v].iter().find(|n| !seen.contains(n)))
        {
            seen.push(next);
        }
        seen.len()
    }
}
