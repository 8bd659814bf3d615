//! Sites by how they hang together.

use board::topology::Relation;
use board::{Direction, SiteType, Topology};
use language::words::WalkStep;

use super::Region;
use crate::bits::Bits;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::moves::StepMove;
use crate::players::Players;
use crate::world::World;

/// Edges that cross an edge.
#[derive(Debug)]
pub struct Crossing {
    /// The edge.
    pub at: Int,
    /// Only those of these owners.
    pub owners: Option<Players>,
}

impl Crossing {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let at = self.at.eval(w);
        let owners = self.owners.as_ref().map_or(!0, |owners| owners.eval(w));
        if at < 0 {
            return;
        }
        for edge in w.program.topology.edges_crossing(at as u32) {
            let slot = w.program.layout.board_slot(edge as i32, SiteType::Edge);
            if slot.is_some_and(|s| owners >> w.state.who(s) & 1 == 1) {
                out.insert(edge as usize);
            }
        }
    }
}

/// Sites that touch a site of another type.
#[derive(Debug)]
pub struct Incident {
    /// The type of the result.
    pub result: SiteType,
    /// The type of the site.
    pub of: SiteType,
    /// The site.
    pub at: Int,
    /// Only those of these owners.
    pub owners: Option<Players>,
}

impl Incident {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        use SiteType::{Cell, Edge, Vertex};
        let at = self.at.eval(w);
        if at < 0 || at as usize >= w.program.topology.count(self.of) {
            return;
        }
        let t = &w.program.topology;
        let i = at as usize;
        let mut add = |sites: &[u32]| sites.iter().for_each(|&s| out.insert(s as usize));
        match (self.of, self.result) {
            (Cell, Vertex) => add(&t.cell_vertices[i]),
            (Cell, Edge) => add(&t.cell_edges[i]),
            (Vertex, Cell) => add(&t.vertex_cells[i]),
            (Vertex, Edge) => add(&t.vertex_edges[i]),
            (Edge, Vertex) => add(&t.edge_vertices[i]),
            (Edge, Cell) => add(&t.edge_cells[i]),
            (Cell, Cell) => {
                for &edge in &t.cell_edges[i] {
                    add(&t.edge_cells[edge as usize]);
                }
                out.remove(i);
            }
            (Edge, Edge) => {
                for vertex in t.edge_vertices[i] {
                    add(&t.vertex_edges[vertex as usize]);
                }
                out.remove(i);
            }
            (Vertex, Vertex) => {
                for &edge in &t.vertex_edges[i] {
                    add(&t.edge_vertices[edge as usize]);
                }
                out.remove(i);
            }
        }
        if let Some(owners) = &self.owners {
            let owners = owners.eval(w);
            let sites: Vec<i32> = out.iter().collect();
            for site in sites {
                let slot = w.program.layout.board_slot(site, self.result);
                if slot.is_none_or(|s| owners >> w.state.who(s) & 1 == 0) {
                    out.remove(site as usize);
                }
            }
        }
    }
}

/// Sites at a number of steps.
#[derive(Debug)]
pub struct AtDistance {
    /// From where.
    pub from: Int,
    /// The smallest number of steps.
    pub min: Int,
    /// The greatest number of steps.
    pub max: Int,
    /// How to step, if not as the board's own table has it.
    pub step: Option<StepMove>,
    /// The type of the sites.
    pub kind: SiteType,
}

impl AtDistance {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let from = self.from.eval(w);
        let (min, max) = (self.min.eval(w), self.max.eval(w));
        if from < 0 || min < 0 {
            return;
        }
        if let Some(step) = &self.step {
            step.layers(w, self.kind, from, min, max, out);
        } else if let Some(row) = w.program.distances.get(from as usize) {
            for (site, &d) in row.iter().enumerate() {
                if i32::from(d) >= min && i32::from(d) <= max && (d != 0 || site as i32 == from) {
                    out.insert(site);
                }
            }
        }
    }
}

/// A region and what lies next to it.
#[derive(Debug)]
pub struct Expand {
    /// The region.
    pub region: Region,
    /// How often.
    pub steps: Int,
    /// In which directions.
    pub direction: Direction,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Expand {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let sites = self.region.eval(w);
        out.union_with(&sites);
        w.give(sites);
        let steps = self.steps.eval(w);
        let mut now = w.take_bits();
        for _ in 0..steps.min(1000) {
            now.assign(out.words());
            for site in now.iter() {
                for &next in w.program.topology.steps(self.kind, site as u32, self.direction) {
                    out.insert(next as usize);
                }
            }
            if now.same(out) {
                break;
            }
        }
        w.give_bits(now);
    }
}

/// The ends of walks.
#[derive(Debug)]
pub struct Walks {
    /// From where.
    pub from: Int,
    /// The walks.
    pub walks: Box<[Box<[WalkStep]>]>,
    /// Whether to begin in every direction, or in the first only.
    pub rotations: Bool,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Walks {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let from = self.from.eval(w);
        let rotations = self.rotations.eval(w);
        walk_ends(&w.program.topology, self.kind, from, &self.walks, rotations, out);
    }
}

/// A pattern of pieces along a walk.
#[derive(Debug)]
pub struct Pattern {
    /// The walk.
    pub walk: Box<[WalkStep]>,
    /// From where.
    pub from: Int,
    /// The pieces along it; all like the first if none are given.
    pub whats: Box<[Int]>,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Pattern {
    /// Calls back with the sites of each place of the pattern that fits.
    pub fn each<'p>(&'p self, w: &mut World<'p>, mut found: impl FnMut(&[i32]) -> bool) {
        let from = self.from.eval(w);
        let Some(slot) = w.program.layout.board_slot(from, self.kind) else { return };
        let what = w.state.what(slot);
        if what == 0 && self.whats.is_empty() {
            return;
        }
        let mut whats = w.take_ints();
        for wanted in &self.whats {
            let wanted = wanted.eval(w);
            whats.push(wanted);
        }
        let wanted = |i: usize| if whats.is_empty() { what } else { whats[i % whats.len()] };
        if what != wanted(0) {
            w.give_ints(whats);
            return;
        }
        let orthogonal = w.program.topology.of(self.kind).supported.on_board(Relation::Orthogonal);
        let mut sites = w.take_ints();
        'heading: for &heading in orthogonal {
            sites.clear();
            sites.push(from);
            let (mut at, mut direction, mut i) = (from, heading, 0);
            for step in &self.walk {
                match step {
                    WalkStep::F => {
                        let next = w.program.topology.steps(self.kind, at as u32, direction).last();
                        let Some(&next) = next else { continue 'heading };
                        at = next as i32;
                        i += 1;
                        let slot = w.program.layout.board_slot(at, self.kind);
                        if slot.is_none_or(|s| w.state.what(s) != wanted(i)) {
                            continue 'heading;
                        }
                        sites.push(at);
                    }
                    WalkStep::R => direction = w.program.turns.right(self.kind, direction),
                    WalkStep::L => direction = w.program.turns.left(self.kind, direction),
                }
            }
            if found(&sites) {
                break;
            }
        }
        w.give_ints(sites);
        w.give_ints(whats);
    }

    pub(super) fn sites<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        self.each(w, |sites| {
            sites.iter().for_each(|&s| out.insert_site(s));
            false
        });
    }
}

/// The next supported direction to a side.
pub(crate) fn turn(
    from: Direction,
    supported: &[Direction],
    side: fn(Direction) -> Direction,
) -> Direction {
    let mut direction = side(from);
    for _ in 0..16 {
        if supported.contains(&direction) {
            break;
        }
        direction = side(direction);
    }
    direction
}

/// Adds the ends of walks from a site.
pub(crate) fn walk_ends(
    topology: &Topology,
    kind: SiteType,
    from: i32,
    walks: &[Box<[WalkStep]>],
    rotations: bool,
    out: &mut Bits,
) {
    if from < 0 || from as usize >= topology.count(kind) {
        return;
    }
    let orthogonal = topology.of(kind).supported.on_board(Relation::Orthogonal);
    let headings = if rotations { orthogonal.len() } else { orthogonal.len().min(1) };
    for &heading in &orthogonal[..headings] {
        'walk: for walk in walks {
            let (mut at, mut direction) = (from as u32, heading);
            for step in walk {
                match step {
                    WalkStep::F => {
                        let Some(&next) = topology.steps(kind, at, direction).last() else {
                            continue 'walk;
                        };
                        at = next;
                    }
                    WalkStep::R => direction = turn(direction, orthogonal, Direction::right),
                    WalkStep::L => direction = turn(direction, orthogonal, Direction::left),
                }
            }
            out.insert(at as usize);
        }
    }
}
