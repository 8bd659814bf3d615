//! Graphs made from nothing.

use language::graph as ast;
use language::ludeme::OneOrMany;
use language::words::{ConcentricShapeKind, SquareShapeKind};

use super::{Builder, Result};
use crate::geometry::Point;
use crate::graph::generators::{self, Diagonals, HexShape, Rings, TriShape};
use crate::graph::{Graph, limits};
use crate::site::SiteType;

impl Builder<'_> {
    pub(super) fn brick(&self, g: &ast::Brick) -> Result<Graph> {
        let rows = self.dim(g.id, &g.dim_a)?;
        let columns = self.dim_or(g.id, g.dim_b.as_ref(), rows)?;
        self.at(g.id, generators::brick(rows, columns, g.trim.unwrap_or(false)))
    }

    pub(super) fn celtic(&self, g: &ast::Celtic) -> Result<Graph> {
        let rows = self.dim(g.id, &g.rows)?;
        let columns = self.dim_or(g.id, g.columns.as_ref(), rows)?;
        self.at(g.id, generators::celtic(rows, columns))
    }

    pub(super) fn celtic_shape(&self, g: &ast::CelticShape) -> Result<Graph> {
        let graph = match &g.outline {
            ast::Outline::Poly(poly) => generators::celtic_polygon(&self.polygon(poly)?),
            ast::Outline::Sides(sides) => generators::celtic_sides(&self.dims(g.id, sides)?),
        };
        self.at(g.id, graph)
    }

    pub(super) fn hex(&self, g: &ast::Hex) -> Result<Graph> {
        let shape = g.shape.map_or(HexShape::Hexagon, HexShape::from);
        let size = self.dim(g.id, &g.dim_a)?;
        let other = g.dim_b.as_ref().map(|dim| self.dim(g.id, dim)).transpose()?;
        self.at(g.id, generators::hex(shape, size, other))
    }

    pub(super) fn hex_shape(&self, g: &ast::HexShape) -> Result<Graph> {
        let graph = match &g.outline {
            ast::Outline::Poly(poly) => generators::hex_polygon(&self.polygon(poly)?),
            ast::Outline::Sides(sides) => generators::hex_sides(&self.dims(g.id, sides)?),
        };
        self.at(g.id, graph)
    }

    pub(super) fn quadhex(&self, g: &ast::Quadhex) -> Result<Graph> {
        let layers = self.dim(g.id, &g.layers)?;
        self.at(g.id, generators::quadhex(layers, g.thirds.unwrap_or(false)))
    }

    pub(super) fn square(&self, g: &ast::Square) -> Result<Graph> {
        let size = self.dim(g.id, &g.dim)?;
        let (diagonals, pyramidal) = match g.extra {
            None => (Diagonals::Implied, false),
            Some(ast::SquareExtra::Diagonals(kind)) => (kind.into(), false),
            Some(ast::SquareExtra::Pyramidal(pyramidal)) => (Diagonals::Implied, pyramidal),
        };
        let graph = match g.shape {
            Some(SquareShapeKind::Diamond) => generators::diamond(size, diagonals),
            Some(SquareShapeKind::Limping) => {
                generators::rectangle(size, size + 1, self.site_type, diagonals, pyramidal)
            }
            _ => generators::rectangle(size, size, self.site_type, diagonals, pyramidal),
        };
        self.at(g.id, graph)
    }

    pub(super) fn square_shape(&self, g: &ast::SquareShape) -> Result<Graph> {
        let diagonals = g.diagonals.map_or(Diagonals::Implied, Diagonals::from);
        let graph = match &g.outline {
            ast::Outline::Poly(poly) => generators::square_polygon(&self.polygon(poly)?, diagonals),
            ast::Outline::Sides(sides) => {
                generators::square_sides(&self.dims(g.id, sides)?, diagonals)
            }
        };
        self.at(g.id, graph)
    }

    pub(super) fn tiling(&self, g: &ast::Tiling) -> Result<Graph> {
        let size = self.dim(g.id, &g.dim_a)?;
        let other = g.dim_b.as_ref().map(|dim| self.dim(g.id, dim)).transpose()?;
        self.at(g.id, generators::tiling(g.tiling.into(), size, other))
    }

    pub(super) fn tiling_shape(&self, g: &ast::TilingShape) -> Result<Graph> {
        let kind = g.tiling.into();
        let graph = match &g.outline {
            ast::Outline::Poly(poly) => generators::tiling_polygon(kind, &self.polygon(poly)?),
            ast::Outline::Sides(sides) => generators::tiling_sides(kind, &self.dims(g.id, sides)?),
        };
        self.at(g.id, graph)
    }

    pub(super) fn tri(&self, g: &ast::Tri) -> Result<Graph> {
        let shape = g.shape.map_or(TriShape::Triangle, TriShape::from);
        let size = self.dim(g.id, &g.dim_a)?;
        let other = g.dim_b.as_ref().map(|dim| self.dim(g.id, dim)).transpose()?;
        self.at(g.id, generators::tri(shape, size, other, self.site_type))
    }

    pub(super) fn tri_shape(&self, g: &ast::TriShape) -> Result<Graph> {
        let graph = match &g.outline {
            ast::Outline::Poly(poly) => generators::tri_polygon(&self.polygon(poly)?, 2),
            ast::Outline::Sides(sides) => generators::tri_sides(&self.dims(g.id, sides)?, 2),
        };
        self.at(g.id, graph)
    }

    pub(super) fn rectangle(&self, g: &ast::Rectangle) -> Result<Graph> {
        let rows = self.dim(g.id, &g.dim_a)?;
        let columns = self.dim_or(g.id, g.dim_b.as_ref(), rows)?;
        let diagonals = g.diagonals.map_or(Diagonals::Implied, Diagonals::from);
        self.at(g.id, generators::rectangle(rows, columns, self.site_type, diagonals, false))
    }

    pub(super) fn regular(&self, g: &ast::Regular) -> Result<Graph> {
        let sides = self.dim(g.id, &g.num_sides)?;
        self.at(g.id, generators::regular(g.star.is_some(), sides, self.site_type))
    }

    pub(super) fn repeat(&self, g: &ast::Repeat) -> Result<Graph> {
        let rows = self.dim(g.id, &g.rows)?;
        let columns = self.dim(g.id, &g.columns)?;
        let [column_step, row_step] = &g.step[..] else {
            return Err(
                self.error(g.id, "step: needs two vectors, one for columns and one for rows")
            );
        };
        let column_step = self.single_point(g.id, column_step)?;
        let row_step = self.single_point(g.id, row_step)?;
        let OneOrMany(polys) = &g.poly;
        let polys = polys.iter().map(|poly| self.polygon(poly)).collect::<Result<Vec<_>>>()?;
        self.at(g.id, generators::repeat(rows, columns, column_step, row_step, &polys))
    }

    pub(super) fn spiral(&self, g: &ast::Spiral) -> Result<Graph> {
        let (turns, sites) = (self.dim(g.id, &g.turns)?, self.dim(g.id, &g.sites)?);
        self.at(g.id, generators::spiral(turns, sites, g.clockwise.unwrap_or(true)))
    }

    pub(super) fn wedge(&self, g: &ast::Wedge) -> Result<Graph> {
        let rows = self.dim(g.id, &g.rows)?;
        let columns = self.dim_or(g.id, g.columns.as_ref(), 3)?;
        self.at(g.id, generators::wedge(rows, columns))
    }

    pub(super) fn concentric(&self, g: &ast::Concentric) -> Result<Graph> {
        let rings = self.dim_or(g.id, g.rings.as_ref(), 3)?;
        let stagger = self.boolean(g.id, g.stagger.as_ref(), false)?;
        let sides = match &g.shape {
            ast::ConcentricShape::Cells(counts) => {
                let counts = self.dims(g.id, counts)?;
                return self.at(g.id, generators::circles(&counts, stagger, self.site_type));
            }
            ast::ConcentricShape::Shape(ConcentricShapeKind::Target) => {
                let graph = match &g.steps {
                    Some(steps) => {
                        let steps = self.dim(g.id, steps)?;
                        generators::circles_target(rings, steps, stagger, self.site_type)
                    }
                    None if self.site_type != SiteType::Cell => {
                        return Err(self.error(g.id, "a target without steps: has cells only"));
                    }
                    None => generators::octagonal_target(rings),
                };
                return self.at(g.id, graph);
            }
            ast::ConcentricShape::Shape(ConcentricShapeKind::Triangle) => 3,
            ast::ConcentricShape::Shape(ConcentricShapeKind::Square) => 4,
            ast::ConcentricShape::Shape(ConcentricShapeKind::Hexagon) => 6,
            ast::ConcentricShape::Sides(sides) => self.dim(g.id, sides)?,
        };
        let spec = Rings {
            sides,
            rings,
            midpoints: self.boolean(g.id, g.midpoints.as_ref(), true)?,
            join_midpoints: self.boolean(g.id, g.join_midpoints.as_ref(), true)?,
            join_corners: self.boolean(g.id, g.join_corners.as_ref(), false)?,
        };
        self.at(g.id, generators::rings(spec, self.site_type))
    }

    pub(super) fn explicit(&self, g: &ast::Explicit) -> Result<Graph> {
        self.at(g.id, limits::total(g.vertices.len()))?;
        let points = (g.vertices.iter())
            .map(|coordinates| self.single_point(g.id, coordinates))
            .collect::<Result<Vec<Point>>>()?;
        let mut pairs = vec![];
        for edge in g.edges.iter().flatten() {
            let [a, b] = edge[..] else {
                return Err(self.error(g.id, "an edge has two ends"));
            };
            let end = |i: i32| match u32::try_from(i) {
                Ok(v) if (v as usize) < points.len() => Ok(v),
                _ => {
                    let n = points.len();
                    Err(self.error(g.id, format!("there is no vertex {i}: the graph has {n}")))
                }
            };
            pairs.push((end(a)?, end(b)?));
        }
        self.at(g.id, limits::total(pairs.len()))?;
        Ok(Graph::from_lists(&points, pairs))
    }
}
