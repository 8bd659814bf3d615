//! What the rules see of a board: sites, their names and neighbours, lines of sites, and regions.

mod border;
mod build;
mod centre;
mod compass;
mod coordinates;
mod corners;
mod crossing;
mod distance;
mod elements;
mod neighbours;
mod phase;
mod rays;
mod regions;
mod sides;
mod steps;
mod straight;
mod walk;

pub use build::Measure;
pub use distance::StepDistances;
pub use elements::{Elements, Relation, Supported};
pub use rays::{Ray, RayId, Rays};
pub use regions::{Regions, SIDES};
pub use steps::{Step, Steps};
pub use walk::WalkStep;

use crate::direction::Direction;
use crate::geometry::Point;
use crate::site::{Site, SiteType};

/// Everything that is fixed about the sites of a board.
#[derive(Debug, Clone)]
pub struct Topology {
    /// What a rule means by a site when it does not say.
    pub default: SiteType,
    /// Whether some site lies above the plane.
    pub three_d: bool,
    /// Whether the rules speak of layers.
    pub layered_rules: bool,
    /// The mean length of an edge.
    pub unit: f64,
    pub(crate) vertices: Elements,
    pub(crate) edges: Elements,
    pub(crate) cells: Elements,
    /// The two ends of each edge, in the order of the graph.
    pub edge_vertices: Vec<[Site; 2]>,
    /// The tangents at both ends of each edge that is drawn as a curve.
    pub edge_tangents: Vec<Option<[Point; 2]>>,
    /// The cells on each edge, in order.
    pub edge_cells: Vec<Vec<Site>>,
    /// The corners of each cell, normally clockwise.
    pub cell_vertices: Vec<Vec<Site>>,
    /// The sides of each cell: side `i` leaves corner `i`.
    pub cell_edges: Vec<Vec<Site>>,
    /// The edges at each vertex, in order.
    pub vertex_edges: Vec<Vec<Site>>,
    /// The cells at each vertex, in order.
    pub vertex_cells: Vec<Vec<Site>>,
    /// The vertex that each vertex turns around, on round boards.
    pub pivots: Vec<Option<Site>>,
    /// The number of sides of the cells, where all are of one regular kind.
    pub regular_sides: Option<usize>,
}

impl Topology {
    /// The sites of one type.
    #[inline]
    pub fn of(&self, kind: SiteType) -> &Elements {
        match kind {
            SiteType::Vertex => &self.vertices,
            SiteType::Edge => &self.edges,
            SiteType::Cell => &self.cells,
        }
    }

    /// The sites that rules mean when they do not say.
    pub fn sites(&self) -> &Elements {
        self.of(self.default)
    }

    /// How many sites of a type there are.
    #[inline]
    pub fn count(&self, kind: SiteType) -> usize {
        self.of(kind).len()
    }

    /// The sites one step away in a direction, clockwise from north.
    ///
    /// A site or direction without steps gives none, so a caller need not test whether it is on the board.
    #[inline]
    pub fn steps(&self, kind: SiteType, site: Site, direction: Direction) -> &[Site] {
        self.of(kind).steps.of(site, direction)
    }

    /// The lines of sites that leave a site in a direction, clockwise from north.
    #[inline]
    pub fn rays(
        &self,
        kind: SiteType,
        site: Site,
        direction: Direction,
    ) -> impl ExactSizeIterator<Item = Ray<'_>> {
        self.of(kind).rays().of(site, direction)
    }

    /// The site that carries a label such as `A1`; only cells and vertices are looked up.
    pub fn find_label(&self, kind: SiteType, label: &str) -> Option<Site> {
        if kind == SiteType::Edge {
            return None;
        }
        let labels = &self.of(kind).labels;
        labels.iter().position(|l| &**l == label).map(|i| i as Site)
    }
}
