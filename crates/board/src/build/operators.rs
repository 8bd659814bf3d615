//! Graphs made from graphs.

use language::graph as ast;
use language::words;
use syntax::NodeId;

use super::{Builder, Result};
use crate::geometry::Point;
use crate::graph::Graph;
use crate::graph::operators::{self, Additions, Removals};
use crate::site::SiteType;

impl Builder<'_> {
    fn graphs(&self, graphs: &[ast::Graph]) -> Result<Vec<Graph>> {
        graphs.iter().map(|graph| self.graph(graph)).collect()
    }

    /// Builds a graph and changes it in place.
    fn changed(&self, graph: &ast::Graph, change: impl FnOnce(&mut Graph)) -> Result<Graph> {
        let mut graph = self.graph(graph)?;
        change(&mut graph);
        Ok(graph)
    }

    pub(super) fn shift(&self, g: &ast::Shift) -> Result<Graph> {
        let (dx, dy) = (self.float(g.id, &g.dx)?, self.float(g.id, &g.dy)?);
        let dz = g.dz.as_ref().map_or(Ok(0.0), |dz| self.float(g.id, dz))?;
        self.changed(&g.graph, |graph| operators::shift(graph, dx, dy, dz))
    }

    pub(super) fn scale(&self, g: &ast::Scale) -> Result<Graph> {
        let sx = self.float(g.id, &g.scale_x)?;
        let sy = g.scale_y.as_ref().map_or(Ok(sx), |sy| self.float(g.id, sy))?;
        let sz = g.scale_z.as_ref().map_or(Ok(1.0), |sz| self.float(g.id, sz))?;
        self.changed(&g.graph, |graph| operators::scale(graph, sx, sy, sz))
    }

    pub(super) fn rotate(&self, g: &ast::Rotate) -> Result<Graph> {
        let degrees = self.float(g.id, &g.degrees)?;
        self.changed(&g.graph, |graph| operators::rotate(graph, degrees))
    }

    pub(super) fn skew(&self, g: &ast::Skew) -> Result<Graph> {
        self.changed(&g.graph, |graph| operators::skew(graph, f64::from(g.amount)))
    }

    pub(super) fn merge(&self, g: &ast::Merge) -> Result<Graph> {
        let graphs = self.graphs(&g.graphs)?;
        self.at(g.id, operators::merge(&graphs, g.connect.unwrap_or(false)))
    }

    pub(super) fn union(&self, g: &ast::Union) -> Result<Graph> {
        let graphs = self.graphs(&g.graphs)?;
        self.at(g.id, operators::union(graphs, g.connect.unwrap_or(false)))
    }

    pub(super) fn intersect(&self, g: &ast::Intersect) -> Result<Graph> {
        let graphs = self.graphs(&g.graphs)?;
        self.at(g.id, operators::intersect(&graphs))
    }

    pub(super) fn clip(&self, g: &ast::Clip) -> Result<Graph> {
        self.at(g.id, operators::clip(&self.graph(&g.graph)?, &self.polygon(&g.poly)?))
    }

    pub(super) fn keep(&self, g: &ast::Keep) -> Result<Graph> {
        self.at(g.id, operators::keep(&self.graph(&g.graph)?, &self.polygon(&g.poly)?))
    }

    pub(super) fn hole(&self, g: &ast::Hole) -> Result<Graph> {
        let outline = self.polygon(&g.poly)?;
        self.changed(&g.graph, |graph| operators::hole(graph, &outline))
    }

    pub(super) fn remove_shape(&self, g: &ast::RemoveShape) -> Result<Graph> {
        let outline = self.polygon(&g.poly)?;
        self.changed(&g.graph, |graph| operators::remove_inside(graph, &outline))
    }

    pub(super) fn complete(&self, g: &ast::Complete) -> Result<Graph> {
        let mut graph = self.graph(&g.graph)?;
        self.at(g.id, operators::complete(&mut graph, g.each_cell.unwrap_or(false)))?;
        Ok(graph)
    }

    pub(super) fn dual(&self, g: &ast::Dual) -> Result<Graph> {
        Ok(operators::dual(&self.graph(&g.graph)?))
    }

    pub(super) fn layers(&self, g: &ast::Layers) -> Result<Graph> {
        let count = self.dim(g.id, &g.layers)?;
        self.at(g.id, operators::layers(count, &self.graph(&g.graph)?))
    }

    pub(super) fn make_faces(&self, g: &ast::MakeFaces) -> Result<Graph> {
        self.changed(&g.graph, |graph| graph.make_faces(true))
    }

    pub(super) fn split_crossings(&self, g: &ast::SplitCrossings) -> Result<Graph> {
        let mut graph = self.graph(&g.graph)?;
        self.at(g.id, operators::split_crossings(&mut graph))?;
        Ok(graph)
    }

    pub(super) fn subdivide(&self, g: &ast::Subdivide) -> Result<Graph> {
        let min = self.dim_or(g.id, g.min.as_ref(), 1)?;
        let mut graph = self.graph(&g.graph)?;
        self.at(g.id, operators::subdivide(&mut graph, min, self.site_type))?;
        Ok(graph)
    }

    pub(super) fn trim(&self, g: &ast::Trim) -> Result<Graph> {
        self.changed(&g.graph, Graph::trim)
    }

    pub(super) fn renumber(&self, g: &ast::Renumber) -> Result<Graph> {
        let listed = [g.site_type_a, g.site_type_b, g.site_type_c];
        let named: Vec<words::SiteType> = listed.into_iter().flatten().collect();
        self.changed(&g.graph, |graph| {
            if named.is_empty() {
                graph.reorder();
            }
            for &kind in &named {
                graph.reorder_type(SiteType::from(kind));
            }
        })
    }

    pub(super) fn add(&self, g: &ast::Add) -> Result<Graph> {
        let mut graph = g.graph.as_ref().map_or(Ok(Graph::default()), |graph| self.graph(graph))?;
        let mut additions = Additions { connect: g.connect.unwrap_or(false), ..Default::default() };
        for vertex in g.vertices.iter().flatten() {
            additions.vertices.push(self.float_point(g.id, vertex)?);
        }
        for curve in g.edges_curved.iter().flatten() {
            let points =
                curve.iter().map(|p| self.float_point(g.id, p)).collect::<Result<Vec<_>>>()?;
            additions.curves.push(self.exactly(
                g.id,
                &points,
                "a curved edge has two ends and two tangents",
            )?);
        }
        match &g.edges {
            Some(ast::AddedEdges::Points(edges)) => {
                for edge in edges {
                    let ends = edge
                        .iter()
                        .map(|p| self.float_point(g.id, p))
                        .collect::<Result<Vec<_>>>()?;
                    additions.edges.push(self.exactly(g.id, &ends, TWO_ENDS)?);
                }
            }
            Some(ast::AddedEdges::Indices(edges)) => {
                for edge in edges {
                    let ends = self.dims(g.id, edge)?;
                    additions.edge_indices.push(self.exactly(g.id, &ends, TWO_ENDS)?);
                }
            }
            None => {}
        }
        match &g.cells {
            Some(ast::AddedCells::Points(cells)) => {
                for cell in cells {
                    let corners = cell.iter().map(|p| self.float_point(g.id, p));
                    additions.cells.push(corners.collect::<Result<Vec<Point>>>()?);
                }
            }
            Some(ast::AddedCells::Indices(cells)) => {
                for cell in cells {
                    additions.cell_indices.push(self.dims(g.id, cell)?);
                }
            }
            None => {}
        }
        self.at(g.id, operators::add(&mut graph, &additions))?;
        Ok(graph)
    }

    pub(super) fn remove(&self, g: &ast::Remove) -> Result<Graph> {
        let mut graph = self.graph(&g.graph)?;
        let mut removals =
            Removals { keep_edges: !g.trim_edges.unwrap_or(true), ..Default::default() };
        let points = |points: &[Vec<f32>]| {
            points.iter().map(|p| self.single_point(g.id, p)).collect::<Result<Vec<Point>>>()
        };
        match &g.cells {
            Some(ast::RemovedCells::Points(cells)) => {
                removals.cells = cells.iter().map(|c| points(c)).collect::<Result<_>>()?;
            }
            Some(ast::RemovedCells::Indices(cells)) => {
                removals.cell_indices = self.dims(g.id, cells)?;
            }
            None => {}
        }
        match &g.edges {
            Some(ast::RemovedEdges::Points(edges)) => {
                for edge in edges {
                    removals.edges.push(self.exactly(g.id, &points(edge)?, TWO_ENDS)?);
                }
            }
            Some(ast::RemovedEdges::Indices(edges)) => {
                for edge in edges {
                    let ends = self.dims(g.id, edge)?;
                    removals.edge_indices.push(self.exactly(g.id, &ends, TWO_ENDS)?);
                }
            }
            None => {}
        }
        match &g.vertices {
            Some(ast::RemovedVertices::Points(vertices)) => removals.vertices = points(vertices)?,
            Some(ast::RemovedVertices::Indices(vertices)) => {
                removals.vertex_indices = self.dims(g.id, vertices)?;
            }
            None => {}
        }
        self.at(g.id, operators::remove(&mut graph, &removals))?;
        Ok(graph)
    }

    /// A list that has to have a certain length.
    fn exactly<T: Copy, const N: usize>(
        &self,
        id: NodeId,
        list: &[T],
        complaint: &str,
    ) -> Result<[T; N]> {
        list.try_into().map_err(|_| self.error(id, complaint))
    }
}

const TWO_ENDS: &str = "an edge has two ends";
