//! From the typed description to graphs and boards.

mod board;
mod convert;
mod equipment;
mod generators;
mod numbers;
mod operators;

pub use board::{board, track_sites};
pub use equipment::equipment;

use language::graph as ast;
use syntax::{Diagnostic, NodeId, Tree};

use crate::error::BoardError;
use crate::graph::Graph;
use crate::site::SiteType;

/// What building gives: a board, or a message for the author.
pub type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// How deep graphs may be nested.
const MAX_DEPTH: usize = 200;

/// Builds graphs from their ludemes.
#[derive(Debug, Clone, Copy)]
pub struct Builder<'a> {
    tree: &'a Tree,
    site_type: SiteType,
    depth: usize,
}

impl<'a> Builder<'a> {
    /// A builder for a board that is played on one type of site.
    pub fn new(tree: &'a Tree, site_type: SiteType) -> Self {
        Self { tree, site_type, depth: 0 }
    }

    /// Builds a graph.
    pub fn graph(&self, graph: &ast::Graph) -> Result<Graph> {
        if self.depth > MAX_DEPTH {
            return Err(Box::new(Diagnostic::error("the graph is nested too deeply")));
        }
        let deeper = Self { depth: self.depth + 1, ..*self };
        match graph {
            ast::Graph::Brick(g) => deeper.brick(g),
            ast::Graph::Celtic(g) => deeper.celtic(g),
            ast::Graph::CelticShape(g) => deeper.celtic_shape(g),
            ast::Graph::Hex(g) => deeper.hex(g),
            ast::Graph::HexShape(g) => deeper.hex_shape(g),
            ast::Graph::Quadhex(g) => deeper.quadhex(g),
            ast::Graph::Square(g) => deeper.square(g),
            ast::Graph::SquareShape(g) => deeper.square_shape(g),
            ast::Graph::TilingShape(g) => deeper.tiling_shape(g),
            ast::Graph::Tiling(g) => deeper.tiling(g),
            ast::Graph::Tri(g) => deeper.tri(g),
            ast::Graph::TriShape(g) => deeper.tri_shape(g),
            ast::Graph::Rectangle(g) => deeper.rectangle(g),
            ast::Graph::Regular(g) => deeper.regular(g),
            ast::Graph::Repeat(g) => deeper.repeat(g),
            ast::Graph::Spiral(g) => deeper.spiral(g),
            ast::Graph::Wedge(g) => deeper.wedge(g),
            ast::Graph::Concentric(g) => deeper.concentric(g),
            ast::Graph::Explicit(g) => deeper.explicit(g),
            ast::Graph::Add(g) => deeper.add(g),
            ast::Graph::Clip(g) => deeper.clip(g),
            ast::Graph::Complete(g) => deeper.complete(g),
            ast::Graph::Dual(g) => deeper.dual(g),
            ast::Graph::Hole(g) => deeper.hole(g),
            ast::Graph::Intersect(g) => deeper.intersect(g),
            ast::Graph::Keep(g) => deeper.keep(g),
            ast::Graph::Layers(g) => deeper.layers(g),
            ast::Graph::MakeFaces(g) => deeper.make_faces(g),
            ast::Graph::Merge(g) => deeper.merge(g),
            ast::Graph::Recoordinate(g) => deeper.graph(&g.graph),
            ast::Graph::Remove(g) => deeper.remove(g),
            ast::Graph::RemoveShape(g) => deeper.remove_shape(g),
            ast::Graph::Renumber(g) => deeper.renumber(g),
            ast::Graph::Rotate(g) => deeper.rotate(g),
            ast::Graph::Scale(g) => deeper.scale(g),
            ast::Graph::Shift(g) => deeper.shift(g),
            ast::Graph::Skew(g) => deeper.skew(g),
            ast::Graph::SplitCrossings(g) => deeper.split_crossings(g),
            ast::Graph::Subdivide(g) => deeper.subdivide(g),
            ast::Graph::Trim(g) => deeper.trim(g),
            ast::Graph::Union(g) => deeper.union(g),
        }
    }

    /// An error at a node.
    pub(crate) fn error(&self, id: NodeId, error: impl Into<BoardError>) -> Box<Diagnostic> {
        let error = error.into();
        let diagnostic = Diagnostic::error(error.message());
        Box::new(match self.tree.nodes.get(id.0 as usize) {
            Some(node) => diagnostic.at(node.span, ""),
            None => diagnostic,
        })
    }

    /// Puts a place to what went wrong.
    pub(crate) fn at<T>(&self, id: NodeId, result: crate::error::Result<T>) -> Result<T> {
        result.map_err(|error| self.error(id, error))
    }
}
