//! The steps from each element of a graph to those near it.

use std::f64::consts::{FRAC_PI_2, TAU};

use super::compass::direction;
use super::steps::Step;
use crate::direction::{Direction, DirectionSet};
use crate::geometry::{Point, distance_to_line};
use crate::graph::Graph;
use crate::site::SiteType;

const ORTHOGONAL: DirectionSet =
    DirectionSet::of(&[Direction::Orthogonal, Direction::Adjacent, Direction::All]);
const DIAGONAL: DirectionSet =
    DirectionSet::of(&[Direction::Diagonal, Direction::Adjacent, Direction::All]);
const OFF_DIAGONAL: DirectionSet =
    DirectionSet::of(&[Direction::OffDiagonal, Direction::Adjacent, Direction::All]);
/// Across a corner, but without touching.
const FAR_DIAGONAL: DirectionSet = DirectionSet::of(&[Direction::Diagonal, Direction::All]);

/// A step to an element of any type.
#[derive(Debug, Clone, Copy)]
struct RawStep {
    kind: SiteType,
    to: u32,
    point: Point,
    /// The directions it is listed under.
    directions: DirectionSet,
    /// These, and those under which it was found again.
    flags: DirectionSet,
}

/// Finds steps; `unit` is the mean length of an edge.
#[derive(Debug, Clone)]
pub(super) struct Stepper<'a> {
    graph: &'a Graph,
    unit: f64,
    /// Whether some vertex turns around this one.
    is_pivot: Vec<bool>,
}

impl<'a> Stepper<'a> {
    pub fn new(graph: &'a Graph) -> Self {
        let mut is_pivot = vec![false; graph.vertices.len()];
        for pivot in graph.vertices.iter().filter_map(|v| v.pivot) {
            is_pivot[pivot as usize] = true;
        }
        Self { graph, unit: graph.mean_edge_length(), is_pivot }
    }

    /// The steps of each element of a type to others of it, clockwise from north.
    pub fn steps(&self, kind: SiteType) -> Vec<Vec<Step>> {
        let count = match kind {
            SiteType::Vertex => self.graph.vertices.len(),
            SiteType::Edge => self.graph.edges.len(),
            SiteType::Cell => self.graph.faces.len(),
        };
        (0..count as u32).map(|id| self.steps_from(kind, id)).collect()
    }

    fn steps_from(&self, kind: SiteType, id: u32) -> Vec<Step> {
        let mut found = match kind {
            SiteType::Vertex => self.vertex_steps(id),
            SiteType::Edge => self.edge_steps(id),
            SiteType::Cell => self.cell_steps(id),
        };
        let from = self.point(kind, id);
        self.add_compass(from, &mut found.steps);
        self.add_rotational(kind, id, &mut found.steps);
        let mut steps: Vec<(f64, Step)> = (found.steps.iter())
            .filter(|step| step.kind == kind)
            .map(|s| (bearing(from, s.point), Step { to: s.to, directions: s.directions }))
            .collect();
        steps.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        steps.into_iter().map(|(_, step)| step).collect()
    }

    fn point(&self, kind: SiteType, id: u32) -> Point {
        match kind {
            SiteType::Vertex => self.graph.point(id),
            SiteType::Edge => self.graph.midpoint(id),
            SiteType::Cell => self.graph.faces[id as usize].centre,
        }
    }

    fn vertex_steps(&self, id: u32) -> Found<'_> {
        let graph = self.graph;
        let vertex = &graph.vertices[id as usize];
        let mut found = Found::new(self);
        for &e in &vertex.edges {
            found.add(SiteType::Vertex, graph.edges[e as usize].other(id), ORTHOGONAL);
        }
        for &f in &vertex.faces {
            let face = &graph.faces[f as usize];
            if face.vertices.len() < 4 {
                continue;
            }
            let others = face.vertices.iter().copied().filter(|&to| to != id);
            let across = |to: u32| distance_to_line(face.centre, vertex.point, graph.point(to));
            if let Some(to) = first_least(others, across) {
                found.add(SiteType::Vertex, to, FAR_DIAGONAL);
            }
        }
        for &e in &vertex.edges {
            found.add(SiteType::Edge, e, ORTHOGONAL);
        }
        for &f in &vertex.faces {
            found.add(SiteType::Cell, f, ORTHOGONAL);
        }
        found
    }

    fn edge_steps(&self, id: u32) -> Found<'_> {
        let graph = self.graph;
        let edge = &graph.edges[id as usize];
        let mut found = Found::new(self);
        for end in [edge.a, edge.b] {
            for &e in graph.vertices[end as usize].edges.iter().filter(|&&e| e != id) {
                found.add(SiteType::Edge, e, ORTHOGONAL);
            }
        }
        for end in [edge.a, edge.b] {
            found.add(SiteType::Vertex, end, ORTHOGONAL);
        }
        for face in edge.left.into_iter().chain(edge.right) {
            found.add(SiteType::Cell, face, ORTHOGONAL);
        }
        for end in [edge.a, edge.b] {
            for &f in &graph.vertices[end as usize].faces {
                found.add(SiteType::Cell, f, ORTHOGONAL);
            }
        }
        found
    }

    fn cell_steps(&self, id: u32) -> Found<'_> {
        let graph = self.graph;
        let face = &graph.faces[id as usize];
        let mut found = Found::new(self);
        for &e in &face.edges {
            if let Some(other) = graph.edges[e as usize].across(id) {
                found.add(SiteType::Cell, other, ORTHOGONAL);
            }
        }
        for &v in &face.vertices {
            let vertex = &graph.vertices[v as usize];
            let unused = vertex.faces.iter().copied().filter(|&f| f != id && !found.has_cell(f));
            let across = |f: u32| {
                distance_to_line(vertex.point, face.centre, graph.faces[f as usize].centre)
            };
            if let Some(f) = first_least(unused, across) {
                found.add(SiteType::Cell, f, DIAGONAL);
            }
        }
        for &v in &face.vertices {
            for &f in &graph.vertices[v as usize].faces {
                if f != id && !found.has_cell(f) {
                    found.add(SiteType::Cell, f, OFF_DIAGONAL);
                }
            }
        }
        for &v in &face.vertices {
            self.add_far_diagonals(id, v, &mut found);
        }
        for &v in &face.vertices {
            found.add(SiteType::Vertex, v, ORTHOGONAL);
        }
        for &e in &face.edges {
            found.add(SiteType::Edge, e, ORTHOGONAL);
        }
        found
    }

    /// Adds the cells beyond the edge that leads straight away from a corner, as between hexagons.
    fn add_far_diagonals(&self, id: u32, v: u32, found: &mut Found<'_>) {
        let graph = self.graph;
        let face = &graph.faces[id as usize];
        let vertex = &graph.vertices[v as usize];
        if vertex.edges.len() != 3 {
            return;
        }
        let Some(&away) = vertex.edges.iter().find(|e| !face.edges.contains(e)) else {
            return;
        };
        let far = &graph.vertices[graph.edges[away as usize].other(v) as usize];
        for &f in &far.faces {
            if f == id || found.has_cell(f) {
                continue;
            }
            let other = graph.faces[f as usize].centre;
            let off = distance_to_line(vertex.point, face.centre, other)
                + distance_to_line(far.point, face.centre, other);
            let apart = face.centre.distance(other);
            if apart > 0.0 && off / apart <= 0.1 {
                found.add(SiteType::Cell, f, FAR_DIAGONAL);
            }
        }
    }

    /// Names the direction of each step; the finer compass is used when two steps share a direction.
    fn add_compass(&self, from: Point, steps: &mut [RawStep]) {
        let mut seen = DirectionSet::EMPTY;
        let mut sectors = 8;
        for step in steps.iter() {
            let name = direction(from, step.point, self.unit, 8);
            if seen.contains(name) {
                sectors = 16;
                break;
            }
            seen.insert(name);
        }
        for step in steps {
            let name = direction(from, step.point, self.unit, sectors);
            step.directions.insert(name);
            let group = match name {
                _ if name >= Direction::D => Direction::Downward,
                _ if name >= Direction::U => Direction::Upward,
                _ => Direction::SameLayer,
            };
            step.directions.insert(group);
        }
    }

    /// Names the ways round the pivot.
    fn add_rotational(&self, kind: SiteType, id: u32, steps: &mut [RawStep]) {
        let graph = self.graph;
        let pivot_of = |v: u32| graph.vertices[v as usize].pivot;
        let pivot = match kind {
            SiteType::Vertex => pivot_of(id),
            SiteType::Edge => {
                let edge = &graph.edges[id as usize];
                pivot_of(edge.a).or_else(|| pivot_of(edge.b))
            }
            SiteType::Cell => graph.faces[id as usize].vertices.iter().find_map(|&v| pivot_of(v)),
        };
        if kind == SiteType::Vertex && self.is_pivot[id as usize] {
            for step in steps {
                step.directions.insert(Direction::Out);
                step.directions.insert(Direction::Rotational);
            }
            return;
        }
        let Some(pivot) = pivot else {
            return;
        };
        let (from, centre) = (self.point(kind, id), graph.point(pivot));
        let inwards = (centre - from).unit();
        for step in steps.iter_mut().filter(|s| !s.flags.contains(Direction::Diagonal)) {
            let along = (step.point - from).unit();
            let dot = along.x * inwards.x + along.y * inwards.y;
            let way = if dot > 0.9 {
                Direction::In
            } else if dot < -0.9 {
                Direction::Out
            } else if self.has_curve(id, step.to) {
                let (u, v) = (step.point - centre, from - centre);
                if u.x * v.y - u.y * v.x > 1e-7 { Direction::CW } else { Direction::CCW }
            } else {
                continue;
            };
            step.directions.insert(way);
            step.directions.insert(Direction::Rotational);
        }
    }

    /// Whether a curved edge joins the vertices of these numbers.
    ///
    /// The numbers are those of elements of any type: the language compares them as if they were vertices.
    fn has_curve(&self, a: u32, b: u32) -> bool {
        let Some(vertex) = self.graph.vertices.get(a as usize) else {
            return false;
        };
        let edges = vertex.edges.iter().map(|&e| &self.graph.edges[e as usize]);
        edges.into_iter().any(|e| e.joins(a, b) && e.tangents.is_some())
    }
}

/// The steps found so far; a repeated one only adds to the flags of the first.
struct Found<'a> {
    stepper: &'a Stepper<'a>,
    steps: Vec<RawStep>,
}

impl<'a> Found<'a> {
    fn new(stepper: &'a Stepper<'a>) -> Self {
        Self { stepper, steps: vec![] }
    }

    fn add(&mut self, kind: SiteType, to: u32, flags: DirectionSet) {
        match self.steps.iter_mut().find(|s| s.kind == kind && s.to == to) {
            Some(step) => step.flags.extend(flags),
            None => {
                let point = self.stepper.point(kind, to);
                self.steps.push(RawStep { kind, to, point, directions: flags, flags });
            }
        }
    }

    fn has_cell(&self, face: u32) -> bool {
        self.steps.iter().any(|s| s.kind == SiteType::Cell && s.to == face)
    }
}

/// The first of the candidates with the least cost.
fn first_least(candidates: impl Iterator<Item = u32>, cost: impl Fn(u32) -> f64) -> Option<u32> {
    let mut best: Option<(u32, f64)> = None;
    for candidate in candidates {
        let cost = cost(candidate);
        if best.is_none_or(|(_, least)| cost < least) {
            best = Some((candidate, cost));
        }
    }
    best.map(|(candidate, _)| candidate)
}

/// The place of a direction clockwise from north; a little slack puts what is nearly north first.
pub(super) fn bearing(from: Point, to: Point) -> f64 {
    let key = FRAC_PI_2 - from.angle_to(to) + 0.0001;
    if key < 0.0 { key + TAU } else { key }
}
