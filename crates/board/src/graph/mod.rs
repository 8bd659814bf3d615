//! The plane graph of a board: what generators make and operators change.
//!
//! Numbers are places in the lists. Lists at a vertex keep the order in which walks round a face visit them, which is
//! why the operations here say so carefully when they sort.

mod assemble;
mod faces;
pub mod generators;
pub mod limits;
mod locator;
pub mod operators;
mod order;
pub mod perimeter;
pub mod polygon;
mod removal;
mod vertex_list;

pub use assemble::EdgeSpec;
pub use locator::Locator;

use crate::error::Result;
use crate::geometry::Point;

/// Two vertices nearer than this are the same one.
pub const SAME: f64 = 0.001;

/// The kind of tiling that made a graph or a part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Basis {
    /// Known to have none.
    None,
    /// Squares.
    Square,
    /// Triangles.
    Triangular,
    /// Hexagons.
    Hexagonal,
    /// Several shapes, or some other one.
    Mixed,
}

/// A crossing of lines.
#[derive(Debug, Clone)]
pub struct Vertex {
    /// Where it lies.
    pub point: Point,
    /// Its edges, counter-clockwise from just after west as of the time the last one was added.
    pub edges: Vec<u32>,
    /// The faces it is a corner of, in the order they were made.
    pub faces: Vec<u32>,
    /// The vertex it turns around.
    pub pivot: Option<u32>,
}

/// A line between two crossings.
#[derive(Debug, Clone)]
pub struct Edge {
    /// The end it was drawn from.
    pub a: u32,
    /// The end it was drawn to.
    pub b: u32,
    /// The face to its left, seen from `a`.
    pub left: Option<u32>,
    /// The face to its right, seen from `a`.
    pub right: Option<u32>,
    /// The tangents at both ends, where it is drawn as a curve.
    pub tangents: Option<[Point; 2]>,
}

impl Edge {
    /// The end that is not `vertex`.
    pub fn other(&self, vertex: u32) -> u32 {
        if self.a == vertex { self.b } else { self.a }
    }

    /// The face on the other side of it; none for a face that is on neither side.
    ///
    /// Where faces overlap, only the last one found is on each side.
    pub fn across(&self, face: u32) -> Option<u32> {
        if self.left == Some(face) {
            self.right
        } else if self.right == Some(face) {
            self.left
        } else {
            None
        }
    }

    /// Whether it joins the two vertices.
    pub fn joins(&self, u: u32, v: u32) -> bool {
        (self.a, self.b) == (u, v) || (self.a, self.b) == (v, u)
    }
}

/// An area between lines.
#[derive(Debug, Clone)]
pub struct Face {
    /// Its corners in the order of the walk that found it.
    pub vertices: Vec<u32>,
    /// Its sides: side `i` leaves corner `i`.
    pub edges: Vec<u32>,
    /// The mean of its corners.
    pub centre: Point,
    /// The tiling it comes from.
    pub basis: Option<Basis>,
}

/// The plane graph of a board.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    /// The crossings.
    pub vertices: Vec<Vertex>,
    /// The lines.
    pub edges: Vec<Edge>,
    /// The areas.
    pub faces: Vec<Face>,
    /// The tiling of the whole.
    pub basis: Option<Basis>,
}

impl Graph {
    /// Adds a vertex, even where there is one.
    pub fn add_vertex(&mut self, point: Point) -> u32 {
        self.vertices.push(Vertex { point, edges: vec![], faces: vec![], pivot: None });
        self.vertices.len() as u32 - 1
    }

    /// Adds an edge, even where there is one, and sorts the edges at both ends.
    pub fn add_edge(&mut self, a: u32, b: u32) -> u32 {
        let edge = self.push_edge(a, b);
        self.sort_edges_at(a);
        self.sort_edges_at(b);
        edge
    }

    /// Adds a curved edge.
    pub fn add_curve(&mut self, a: u32, b: u32, tangents: [Point; 2]) -> u32 {
        let edge = self.add_edge(a, b);
        self.edges[edge as usize].tangents = Some(tangents);
        edge
    }

    /// The edge between two vertices, added when there is none.
    pub fn find_or_add_edge(&mut self, a: u32, b: u32) -> u32 {
        self.find_edge(a, b).unwrap_or_else(|| self.add_edge(a, b))
    }

    /// The first edge between two vertices.
    pub fn find_edge(&self, a: u32, b: u32) -> Option<u32> {
        let edges = &self.vertices.get(a as usize)?.edges;
        edges.iter().copied().filter(|&e| self.edges[e as usize].joins(a, b)).min()
    }

    /// Links an edge to its ends without sorting.
    fn push_edge(&mut self, a: u32, b: u32) -> u32 {
        let id = self.edges.len() as u32;
        self.edges.push(Edge { a, b, left: None, right: None, tangents: None });
        self.vertices[a as usize].edges.push(id);
        self.vertices[b as usize].edges.push(id);
        id
    }

    /// Sorts the edges at a vertex by angle, counter-clockwise from just after west.
    fn sort_edges_at(&mut self, vertex: u32) {
        let mut edges = std::mem::take(&mut self.vertices[vertex as usize].edges);
        let from = self.point(vertex);
        edges.sort_by(|&e, &f| {
            let angle = |id: u32| from.angle_to(self.point(self.edges[id as usize].other(vertex)));
            angle(e).total_cmp(&angle(f))
        });
        self.vertices[vertex as usize].edges = edges;
    }

    /// Where a vertex lies.
    pub fn point(&self, vertex: u32) -> Point {
        self.vertices[vertex as usize].point
    }

    /// The middle of an edge.
    pub fn midpoint(&self, edge: u32) -> Point {
        let edge = &self.edges[edge as usize];
        self.point(edge.a).midpoint(self.point(edge.b))
    }

    /// The mean length of the edges; 0 without any.
    pub fn mean_edge_length(&self) -> f64 {
        if self.edges.is_empty() {
            return 0.0;
        }
        let sum: f64 = self.edges.iter().map(|e| self.point(e.a).distance(self.point(e.b))).sum();
        sum / self.edges.len() as f64
    }

    /// The lowest and highest coordinates.
    pub fn bounds(&self) -> (Point, Point) {
        crate::geometry::bounds(self.vertices.iter().map(|v| v.point))
    }

    /// Sets the centre of every face to the mean of its corners.
    pub(crate) fn update_centres(&mut self) {
        for i in 0..self.faces.len() {
            self.faces[i].centre = self.mean(&self.faces[i].vertices);
        }
    }

    /// The mean of some vertices.
    fn mean(&self, vertices: &[u32]) -> Point {
        let sum = vertices.iter().fold(Point::default(), |sum, &v| sum + self.point(v));
        let n = vertices.len() as f64;
        Point::new(sum.x / n, sum.y / n, sum.z / n)
    }

    /// Marks the graph, and all faces that are not marked yet, as made by a tiling.
    pub(crate) fn tag(&mut self, basis: Basis) {
        self.basis = Some(basis);
        self.tag_faces(basis);
    }

    fn tag_faces(&mut self, basis: Basis) {
        for face in &mut self.faces {
            face.basis.get_or_insert(basis);
        }
    }

    /// The number of sides of the cells when the whole board is of one regular kind.
    pub fn regular_sides(&self) -> Option<usize> {
        let first = self.faces.first()?;
        let regular =
            matches!(self.basis, Some(Basis::Square | Basis::Triangular | Basis::Hexagonal))
                || (!matches!(first.basis, None | Some(Basis::None))
                    && self.faces.iter().all(|f| f.basis == first.basis));
        regular.then_some(first.edges.len())
    }

    /// Checks that the graph is not larger than a board may be.
    pub fn check_size(&self) -> Result<()> {
        limits::total(self.vertices.len())?;
        // A plane graph has up to three edges for each vertex.
        limits::total(self.edges.len() / 3)
    }
}
