//! From a graph to a topology.

use super::border::{Border, Marks};
use super::centre::centre;
use super::coordinates::{Coordinates, Slant};
use super::corners::Corners;
use super::elements::{Elements, Relation, Supported};
use super::neighbours::Stepper;
use super::phase::phases;
use super::regions::{Regions, SIDES};
use super::sides::{SideSet, Sides};
use super::steps::Steps;
use super::{Topology, compass};
use crate::direction::{Direction, Family};
use crate::geometry::{Point, bounds};
use crate::graph::Graph;
use crate::site::{Site, SiteType};

/// What a board is measured for.
#[derive(Debug, Clone, Copy)]
pub struct Measure {
    /// What a rule means by a site when it does not say.
    pub default: SiteType,
    /// Whether this stands for an empty table: such boards keep labels that are not unique.
    pub boardless: bool,
    /// Whether rules speak of layers: rows and columns are then one for each height and distance.
    pub layered_rules: bool,
}

impl Measure {
    /// An ordinary board.
    pub fn new(default: SiteType) -> Self {
        Self { default, boardless: false, layered_rules: false }
    }
}

impl Topology {
    /// Measures a graph.
    pub fn new(graph: &Graph, measure: Measure) -> Self {
        let border = Border::of(graph);
        let corners = Corners::of(graph, &border);
        let sides = Sides::of(graph, &border, &corners);
        let stepper = Stepper::new(graph);
        let edge_vertices = graph.edges.iter().map(|e| [e.a, e.b]).collect();
        let (vertex_edges, vertex_cells, edge_cells) = incidence(graph);
        let mut slant = None;
        let mut elements = |kind: SiteType| {
            let view = View { graph, border: &border, corners: &corners, sides: &sides, kind };
            view.measure(&stepper, measure, &mut slant)
        };
        let vertices = elements(SiteType::Vertex);
        let edges = elements(SiteType::Edge);
        let cells = elements(SiteType::Cell);
        Self {
            default: measure.default,
            three_d: graph.vertices.iter().any(|v| v.point.z != 0.0),
            layered_rules: measure.layered_rules,
            unit: graph.mean_edge_length(),
            vertices,
            edges,
            cells,
            edge_vertices,
            edge_tangents: graph.edges.iter().map(|e| e.tangents).collect(),
            edge_cells,
            cell_vertices: graph.faces.iter().map(|f| f.vertices.clone()).collect(),
            cell_edges: graph.faces.iter().map(|f| f.edges.clone()).collect(),
            vertex_edges,
            vertex_cells,
            pivots: graph.vertices.iter().map(|v| v.pivot).collect(),
            regular_sides: graph.regular_sides(),
        }
    }
}

type Lists = Vec<Vec<Site>>;

/// The edges and cells at each vertex and the cells on each edge, in ascending order.
fn incidence(graph: &Graph) -> (Lists, Lists, Lists) {
    let mut vertex_edges: Lists = vec![vec![]; graph.vertices.len()];
    let mut vertex_cells: Lists = vec![vec![]; graph.vertices.len()];
    let mut edge_cells: Lists = vec![vec![]; graph.edges.len()];
    for (e, edge) in graph.edges.iter().enumerate() {
        vertex_edges[edge.a as usize].push(e as Site);
        if edge.b != edge.a {
            vertex_edges[edge.b as usize].push(e as Site);
        }
    }
    for (f, face) in graph.faces.iter().enumerate() {
        for &v in &face.vertices {
            vertex_cells[v as usize].push(f as Site);
        }
        for &e in &face.edges {
            edge_cells[e as usize].push(f as Site);
        }
    }
    (vertex_edges, vertex_cells, edge_cells)
}

/// One type of element of a graph.
struct View<'a> {
    graph: &'a Graph,
    border: &'a Border,
    corners: &'a Corners,
    sides: &'a Sides,
    kind: SiteType,
}

impl View<'_> {
    fn measure(
        &self,
        stepper: &Stepper<'_>,
        measure: Measure,
        slant: &mut Option<Slant>,
    ) -> Elements {
        let positions = self.positions();
        // Edges are sorted into rows with the slant of the vertices.
        let given = if self.kind == SiteType::Edge { *slant } else { None };
        let (mut coordinates, found) = Coordinates::of(&positions, given);
        if self.kind == SiteType::Vertex {
            *slant = Some(found);
        }
        let mut separate = None;
        if coordinates.has_duplicates() {
            separate = Some(coordinates.separate(&positions));
            if !measure.boardless {
                coordinates.label(false);
            }
        } else if measure.layered_rules {
            separate = Some(coordinates.separate(&positions));
        }
        if self.kind == SiteType::Edge {
            coordinates.labels = (0..positions.len()).map(|i| i.to_string().into()).collect();
        }
        let steps = stepper.steps(self.kind);
        let supported = supported(&steps);
        let phases = phases(&self.touching());
        let mut regions = self.regions(&positions);
        (regions.rows, regions.columns) =
            separate.unwrap_or_else(|| (listed(&coordinates.rows), listed(&coordinates.columns)));
        if !measure.boardless {
            regions.layers = listed(&coordinates.layers);
        }
        for (i, &phase) in phases.iter().enumerate() {
            regions.phases[phase as usize].push(i as Site);
        }
        let Coordinates { rows, columns, layers, labels } = coordinates;
        Elements {
            positions,
            labels,
            rows,
            columns,
            layers,
            phases,
            regions,
            steps: Steps::new(&steps),
            supported,
            rays: Default::default(),
        }
    }

    fn positions(&self) -> Vec<Point> {
        match self.kind {
            SiteType::Vertex => self.graph.vertices.iter().map(|v| v.point).collect(),
            SiteType::Edge => {
                (0..self.graph.edges.len() as u32).map(|e| self.graph.midpoint(e)).collect()
            }
            SiteType::Cell => self.graph.faces.iter().map(|f| f.centre).collect(),
        }
    }

    /// The neighbours that should have another colour.
    fn touching(&self) -> Vec<Vec<Site>> {
        let graph = self.graph;
        match self.kind {
            SiteType::Vertex => (0..graph.vertices.len() as u32)
                .map(|v| {
                    let edges = &graph.vertices[v as usize].edges;
                    edges.iter().map(|&e| graph.edges[e as usize].other(v)).collect()
                })
                .collect(),
            SiteType::Edge => (graph.edges.iter().enumerate())
                .map(|(i, edge)| {
                    let at = |v: u32| graph.vertices[v as usize].edges.iter().copied();
                    at(edge.a).chain(at(edge.b)).filter(|&e| e != i as u32).collect()
                })
                .collect(),
            SiteType::Cell => (graph.faces.iter().enumerate())
                .map(|(i, face)| {
                    let across = |&e: &u32| graph.edges[e as usize].across(i as u32);
                    face.edges.iter().filter_map(across).collect()
                })
                .collect(),
        }
    }

    fn regions(&self, positions: &[Point]) -> Regions {
        let outer = self.pick(&self.border.marks);
        let convex = self.pick(&self.corners.convex);
        let concave = self.pick(&self.corners.concave);
        let corner: Vec<bool> = convex.iter().zip(concave).map(|(a, b)| *a || *b).collect();
        let inner: Vec<bool> = outer.iter().map(|o| !o).collect();
        let mut regions = Regions {
            corners: marked(&corner),
            convex_corners: marked(convex),
            concave_corners: marked(concave),
            outer: marked(outer),
            inner: marked(&inner),
            perimeter: marked(outer),
            centre: centre(positions, outer, &corner),
            sides: self.sides(),
            ..Regions::default()
        };
        let (low, high) = bounds(positions.iter().copied());
        let near = |test: &dyn Fn(&Point) -> bool| {
            marked(&positions.iter().map(test).collect::<Vec<bool>>())
        };
        regions.left = near(&|p| p.x - low.x < 0.01);
        regions.right = near(&|p| high.x - p.x < 0.01);
        regions.bottom = near(&|p| p.y - low.y < 0.01);
        regions.top = near(&|p| high.y - p.y < 0.01);
        match self.kind {
            SiteType::Cell => {
                let sizes: Vec<usize> = self.graph.faces.iter().map(|f| f.vertices.len()).collect();
                let most = sizes.iter().max().copied().unwrap_or(0);
                regions.major = marked(&sizes.iter().map(|&n| n == most).collect::<Vec<_>>());
                regions.minor = marked(&sizes.iter().map(|&n| n != most).collect::<Vec<_>>());
            }
            SiteType::Edge => self.orient(&mut regions),
            SiteType::Vertex => {}
        }
        regions
    }

    fn pick<'m>(&self, marks: &'m Marks) -> &'m [bool] {
        match self.kind {
            SiteType::Vertex => &marks.vertices,
            SiteType::Edge => &marks.edges,
            SiteType::Cell => &marks.cells,
        }
    }

    fn sides(&self) -> [Vec<Site>; 8] {
        let sets: &[SideSet] = match self.kind {
            SiteType::Vertex => &self.sides.vertices,
            SiteType::Edge => &self.sides.edges,
            SiteType::Cell => &self.sides.cells,
        };
        std::array::from_fn(|side| {
            debug_assert!(side < SIDES.len());
            marked(&sets.iter().map(|set| set & (1 << side) != 0).collect::<Vec<_>>())
        })
    }

    /// Sorts edges by the way they run.
    fn orient(&self, regions: &mut Regions) {
        for (i, edge) in self.graph.edges.iter().enumerate() {
            let sector = compass::sector(self.graph.point(edge.a), self.graph.point(edge.b), 16);
            let i = i as Site;
            match sector {
                0 | 8 => regions.horizontal.push(i),
                4 | 12 => regions.vertical.push(i),
                1..=3 | 9..=11 => regions.slash.push(i),
                _ => regions.slosh.push(i),
            }
            if sector.is_multiple_of(4) { &mut regions.axial } else { &mut regions.angled }.push(i);
        }
    }
}

fn marked(marks: &[bool]) -> Vec<Site> {
    marks.iter().enumerate().filter(|(_, m)| **m).map(|(i, _)| i as Site).collect()
}

/// The sites of each number in turn.
fn listed(numbers: &[u32]) -> Vec<Vec<Site>> {
    let count = numbers.iter().max().map_or(0, |most| *most as usize + 1);
    let mut lists = vec![vec![]; count];
    for (i, &n) in numbers.iter().enumerate() {
        lists[n as usize].push(i as Site);
    }
    lists
}

/// The directions of the steps of each relation, at each site and on the whole board.
fn supported(steps: &[Vec<super::steps::Step>]) -> Supported {
    let mut supported = Supported::default();
    for relation in Relation::ALL {
        let mut board: Vec<Direction> = vec![];
        let mut sites = Vec::with_capacity(steps.len());
        for at_site in steps {
            let mut here: Vec<Direction> = vec![];
            let related = at_site.iter().filter(|s| s.directions.contains(relation.direction()));
            for direction in related.flat_map(|s| s.directions.iter()).filter(|d| d.is_definite()) {
                if !here.contains(&direction) {
                    here.push(direction);
                }
                if !board.contains(&direction) {
                    board.push(direction);
                }
            }
            sites.push(here);
        }
        board.sort_by_key(|d| d.family().map_or(0, |(_family, place): (Family, usize)| place));
        for direction in board.iter_mut().chain(sites.iter_mut().flatten()) {
            // The language takes down-north-west for down-south-west when it lists directions.
            if *direction == Direction::DNW {
                *direction = Direction::DSW;
            }
        }
        supported.board[relation as usize] = board;
        supported.sites[relation as usize] = sites;
    }
    supported
}
