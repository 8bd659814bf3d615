//! What the places of the board are called.

use board::{SiteType as Kind, Topology};
use language::equipment::Item;
use language::graph::Graph;
use language::words::SiteType;

use crate::realise::plural;

/// The family of a board, as far as words depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Square cells.
    Squares,
    /// Points of a square grid.
    Grid,
    /// Hexagonal cells.
    Hexagons,
    /// Holes of a mancala board.
    Holes,
    /// Anything else.
    Other,
}

/// The places of a game.
#[derive(Debug, Clone)]
pub struct Places<'a> {
    /// The built board, where there is one.
    pub topology: Option<&'a Topology>,
    /// The family of the board.
    pub shape: Shape,
    /// What a rule means by a site when it does not say.
    pub default: SiteType,
    word: &'static str,
}

impl<'a> Places<'a> {
    /// The places of some equipment, on its board if it was built.
    pub fn of(items: &[Item], topology: Option<&'a Topology>) -> Self {
        for item in items {
            match item {
                Item::MancalaBoard(_) => {
                    return Self::new(Shape::Holes, SiteType::Vertex, "hole", topology);
                }
                Item::SurakartaBoard(_) => {
                    return Self::new(Shape::Grid, SiteType::Vertex, "point", topology);
                }
                Item::Boardless(_) => {
                    return Self::new(Shape::Squares, SiteType::Cell, "place", topology);
                }
                Item::Board(board) => {
                    let default = board.used.unwrap_or(SiteType::Cell);
                    let shape = shape(&board.graph);
                    return match (default, shape) {
                        (SiteType::Cell, shape) => {
                            let word = if shape == Shape::Squares { "square" } else { "cell" };
                            Self::new(shape, default, word, topology)
                        }
                        (SiteType::Vertex, Shape::Squares) => {
                            Self::new(Shape::Grid, default, "point", topology)
                        }
                        (SiteType::Vertex, _) => {
                            Self::new(Shape::Other, default, "point", topology)
                        }
                        (SiteType::Edge, _) => Self::new(Shape::Other, default, "line", topology),
                    };
                }
                _ => {}
            }
        }
        Self::new(Shape::Other, SiteType::Cell, "place", topology)
    }

    fn new(
        shape: Shape,
        default: SiteType,
        word: &'static str,
        topology: Option<&'a Topology>,
    ) -> Self {
        Self { topology, shape, default, word }
    }

    /// The same places, which seeds are sown into.
    pub fn sown(&mut self) {
        self.shape = Shape::Holes;
        self.word = "hole";
    }

    /// What one place is called.
    pub fn word(&self, kind: Option<SiteType>) -> &'static str {
        match kind {
            Some(kind) if kind != self.default => match kind {
                SiteType::Cell if self.shape == Shape::Grid => "square",
                SiteType::Cell => "cell",
                SiteType::Vertex => "point",
                SiteType::Edge => "line",
            },
            _ => self.word,
        }
    }

    /// What several places are called.
    pub fn words(&self, kind: Option<SiteType>) -> String {
        plural(self.word(kind))
    }

    /// How many places the board has.
    pub fn count(&self) -> Option<usize> {
        self.topology.map(|topology| topology.count(self.kind(None)))
    }

    /// How many rows and columns the board has.
    pub fn lines(&self, kind: Option<SiteType>) -> Option<(usize, usize)> {
        let regions = &self.topology?.of(self.kind(kind)).regions;
        Some((regions.rows.len(), regions.columns.len()))
    }

    /// Whether a text is the coordinate of a place of a type.
    pub fn is_label(&self, text: &str, kind: Option<SiteType>) -> bool {
        self.topology.is_some_and(|board| board.find_label(self.kind(kind), text).is_some())
    }

    /// The coordinate of a place, if the board has one for it.
    pub fn label(&self, site: i32, kind: Option<SiteType>) -> Option<String> {
        let topology = self.topology?;
        let kind = self.kind(kind);
        if kind == Kind::Edge {
            return line_label(topology, site);
        }
        let label = topology.of(kind).labels.get(usize::try_from(site).ok()?)?;
        (!label.is_empty()).then(|| label.to_string())
    }

    fn kind(&self, kind: Option<SiteType>) -> Kind {
        match kind.unwrap_or(self.default) {
            SiteType::Vertex => Kind::Vertex,
            SiteType::Edge => Kind::Edge,
            SiteType::Cell => Kind::Cell,
        }
    }

    /// Whether rows, columns and diagonals mean what they do on a chessboard.
    pub fn is_square(&self) -> bool {
        matches!(self.shape, Shape::Squares | Shape::Grid)
    }
}

/// "A1–B1": a line by the points that it joins, where no two points have the same name.
fn line_label(topology: &Topology, site: i32) -> Option<String> {
    let ends = topology.edge_vertices.get(usize::try_from(site).ok()?)?;
    let labels = &topology.of(Kind::Vertex).labels;
    let name = |end: u32| {
        let label = labels.get(end as usize).filter(|label| !label.is_empty())?;
        (labels.iter().filter(|other| *other == label).count() == 1).then_some(label)
    };
    Some(format!("{}–{}", name(ends[0])?, name(ends[1])?))
}

/// The family of a graph, from the shapes it is made of.
fn shape(graph: &Graph) -> Shape {
    match graph {
        Graph::Square(_) | Graph::SquareShape(_) | Graph::Rectangle(_) | Graph::Brick(_) => {
            Shape::Squares
        }
        Graph::Hex(_) | Graph::HexShape(_) => Shape::Hexagons,
        Graph::Hole(hole) => shape(&hole.graph),
        Graph::Keep(keep) => shape(&keep.graph),
        Graph::Clip(clip) => shape(&clip.graph),
        Graph::Shift(shift) => shape(&shift.graph),
        Graph::Scale(scale) => shape(&scale.graph),
        Graph::Renumber(renumber) => shape(&renumber.graph),
        Graph::Recoordinate(recoordinate) => shape(&recoordinate.graph),
        Graph::Remove(remove) => shape(&remove.graph),
        Graph::RemoveShape(remove) => shape(&remove.graph),
        Graph::Rotate(rotate) => match shape(&rotate.graph) {
            Shape::Squares => Shape::Other,
            other => other,
        },
        Graph::Add(add) => add.graph.as_ref().map_or(Shape::Other, shape),
        Graph::Merge(merge) => common(merge.graphs.iter()),
        Graph::Union(union) => common(union.graphs.iter()),
        _ => Shape::Other,
    }
}

fn common<'g>(graphs: impl Iterator<Item = &'g Graph>) -> Shape {
    let mut shapes = graphs.map(shape);
    let first = shapes.next().unwrap_or(Shape::Other);
    if shapes.all(|other| other == first) { first } else { Shape::Other }
}
