//! The board in a few words.

use language::dims::Dim;
use language::equipment::Item;
use language::graph::{ConcentricShape, Graph, Hex, Rectangle, Square, SquareExtra, Tri};
use language::words::{DiagonalsKind, SiteType, StoreKind};

use crate::facts::Shape;
use crate::realise::{Text, listed_and, plural};
use crate::teller::Teller;

impl Teller<'_> {
    /// The board as one phrase: "8×8 squares".
    pub fn board_phrase(&self) -> Text {
        for item in self.items() {
            match item {
                Item::MancalaBoard(board) => {
                    let stores = match board.store {
                        Some(StoreKind::None) => "",
                        Some(StoreKind::Inner) => ", with stores inside",
                        Some(StoreKind::Outer) | None => match board.num_stores {
                            Some(0) => "",
                            _ => ", and a store at each end",
                        },
                    };
                    let text = format!("{} rows of {} holes{stores}", board.rows, board.columns);
                    return Text::from(text).tell(board.id);
                }
                Item::SurakartaBoard(board) => {
                    let text = format!(
                        "{}, with loops around the corners",
                        self.graph_phrase(&board.graph, SiteType::Vertex)
                    );
                    return Text::from(text).tell(board.id);
                }
                Item::Boardless(board) => {
                    let cells = match board.tiling.word() {
                        "Square" => "square",
                        "Triangular" => "triangular",
                        _ => "hexagonal",
                    };
                    let text =
                        format!("none; the pieces themselves form a layout of {cells} places");
                    return Text::from(text).tell(board.id);
                }
                Item::Board(board) => {
                    let used = board.used.unwrap_or(SiteType::Cell);
                    return Text::from(self.graph_phrase(&board.graph, used)).tell(board.id);
                }
                _ => {}
            }
        }
        "none".into()
    }

    fn graph_phrase(&self, graph: &Graph, used: SiteType) -> String {
        let sites = self.places.words(None);
        let count = self.places.count();
        match (self.known_phrase(graph, used), count) {
            (Some(phrase), Some(count))
                if used != SiteType::Cell
                    && !phrase.contains('×')
                    && !matches!(graph, Graph::Rectangle(_)) =>
            {
                format!("{count} {sites} on {phrase}")
            }
            (Some(phrase), _) => phrase,
            (None, Some(count)) if self.has_drawn_board() => match used {
                SiteType::Vertex => format!("{count} {sites} joined by lines"),
                _ => format!("a board of {count} {sites}"),
            },
            (None, Some(count)) => format!("a board of {count} {sites}, as shown in the figure"),
            (None, None) => format!("a board of {sites}, as shown in the figure"),
        }
    }

    /// A phrase for boards that have a name; nothing for others.
    pub(super) fn known_phrase(&self, graph: &Graph, used: SiteType) -> Option<String> {
        let sites = self.places.words(None);
        let known = match graph {
            Graph::Square(square) => square_phrase(square, used, &sites).map(|phrase| {
                let above = match square.extra {
                    Some(SquareExtra::Pyramidal(true)) => {
                        ", and a pyramid of smaller layers above it"
                    }
                    _ => diagonals_phrase(diagonals(graph), used),
                };
                format!("{phrase}{above}")
            }),
            Graph::Rectangle(rectangle) if used == SiteType::Edge => {
                let points = rectangle_phrase(rectangle, "points");
                points.map(|points| match (points.starts_with("one row "), self.places.count()) {
                    (true, Some(count)) => format!("one row of {count} {sites}"),
                    _ => format!("the lines of a grid of {points}"),
                })
            }
            Graph::Rectangle(rectangle) => {
                let phrase = match used {
                    SiteType::Vertex if self.lines_matter() => grid_phrase(rectangle, &sites),
                    _ => rectangle_phrase(rectangle, &sites),
                };
                let crossed = diagonals_phrase(diagonals(graph), used);
                phrase.map(|phrase| format!("{phrase}{crossed}"))
            }
            Graph::Hex(hex) => {
                let phrase = hex_phrase(hex, used)
                    .filter(|_| used != SiteType::Cell || self.is_regular(hex))?;
                Some(match self.short_rows(hex).filter(|_| used == SiteType::Cell) {
                    Some(short) => format!("{phrase}, every second row of {short}"),
                    None => phrase,
                })
            }
            Graph::Tri(tri) => tri_phrase(tri, used, &sites),
            // A turned hexagon is a hexagon.
            Graph::Rotate(turned) if matches!(turned.graph, Graph::Hex(_) | Graph::Tri(_)) => {
                self.known_phrase(&turned.graph, used)
            }
            Graph::Concentric(concentric) => {
                let shape = match &concentric.shape {
                    ConcentricShape::Shape(kind) => match kind.word() {
                        "Square" => "squares",
                        "Triangle" => "triangles",
                        "Hexagon" => "hexagons",
                        _ => "rings",
                    },
                    _ => "rings",
                };
                let rings = concentric.rings.as_ref().and_then(constant);
                rings.map(|rings| format!("{} nested {shape}", crate::realise::number_word(rings)))
            }
            _ => None,
        };
        known.or_else(|| self.rectangle_with_gaps(used)).or_else(|| self.full_grid(used))
    }

    /// "7×7 squares without D4".
    fn rectangle_with_gaps(&self, used: SiteType) -> Option<String> {
        if used != SiteType::Cell || self.places.shape != Shape::Squares {
            return None;
        }
        let lattice = self.lattice().filter(|lattice| lattice.regular)?;
        let gaps = self.gaps(&lattice)?;
        let sites = self.places.words(None);
        let (columns, rows) = lattice.size();
        let whole = match rows == columns && rows > 1 {
            true => format!("{rows}×{columns} {sites}"),
            false => rows_phrase(rows.into(), columns.into(), &sites),
        };
        Some(match gaps.as_slice() {
            [] => whole,
            gaps => format!("{whole} without {}", listed_and(gaps)),
        })
    }
}

impl Teller<'_> {
    /// Whether a board of hexagonal cells has as many of them as its shape says.
    fn is_regular(&self, hex: &Hex) -> bool {
        let Some(count) = self.places.count().and_then(|count| i64::try_from(count).ok()) else {
            return true;
        };
        let Some(n) = constant(&hex.dim_a) else { return false };
        let Some(m) = hex.dim_b.as_ref().map_or(Some(n), constant) else { return false };
        match hex.shape.map_or("Hexagon", |shape| shape.word()) {
            "Hexagon" | "NoShape" => count == 3 * n * (n - 1) + 1,
            "Triangle" => count == n * (n + 1) / 2,
            "Diamond" | "Square" => count == n * m,
            "Rectangle" => count == n * m || count == n * m - n / 2,
            _ => true,
        }
    }
}

impl Teller<'_> {
    /// How many cells every second row of a rectangle has, where these rows are one shorter than the others.
    fn short_rows(&self, hex: &Hex) -> Option<i64> {
        let rows = constant(&hex.dim_a)?;
        let columns = hex.dim_b.as_ref().map_or(Some(rows), constant)?;
        let rectangle = hex.shape.is_some_and(|shape| shape.word() == "Rectangle");
        let count = self.places.count().and_then(|count| i64::try_from(count).ok())?;
        (rectangle && count < rows * columns).then_some(columns - 1)
    }
}

/// How the diagonals of a grid are drawn.
pub(super) fn diagonals(graph: &Graph) -> Option<DiagonalsKind> {
    match graph {
        Graph::Square(square) => match &square.extra {
            Some(SquareExtra::Diagonals(kind)) => Some(*kind),
            _ => None,
        },
        Graph::Rectangle(rectangle) => rectangle.diagonals,
        _ => None,
    }
}

/// What is said of diagonals that run through every square alike.
fn diagonals_phrase(diagonals: Option<DiagonalsKind>, used: SiteType) -> &'static str {
    match diagonals {
        Some(DiagonalsKind::Solid) if used == SiteType::Vertex => {
            ", with both diagonals of every square, which cross in a point"
        }
        Some(DiagonalsKind::SolidNoSplit) if used == SiteType::Vertex => {
            ", with both diagonals of every square"
        }
        _ => "",
    }
}

/// The value of a dimension that is a plain computation.
pub(super) fn constant(dim: &Dim) -> Option<i64> {
    Some(match dim {
        Dim::Constant(value) => i64::from(*value),
        Dim::Add(node) => node.operands.iter().map(constant).sum::<Option<i64>>()?,
        Dim::Mul(node) => node.operands.iter().map(constant).product::<Option<i64>>()?,
        Dim::Sub(node) => constant(&node.left)? - constant(&node.right)?,
        Dim::Div(node) => constant(&node.left)?.checked_div(constant(&node.right)?)?,
        Dim::Max(node) => constant(&node.left)?.max(constant(&node.right)?),
        Dim::Min(node) => constant(&node.left)?.min(constant(&node.right)?),
        Dim::Abs(node) => constant(&node.value)?.abs(),
        Dim::Pow(_) => return None,
    })
}

fn square_phrase(square: &Square, used: SiteType, sites: &str) -> Option<String> {
    let n = constant(&square.dim)?;
    let shape = square.shape.map(|shape| shape.word());
    Some(match (shape, used) {
        (Some("Diamond"), _) => format!("a diamond of {sites} with sides of {n}"),
        (Some("Limping"), _) => return None,
        (_, SiteType::Cell) => format!("{n}×{n} {sites}"),
        (_, SiteType::Vertex) => format!("a grid of {n}×{n} {sites}"),
        (_, SiteType::Edge) => format!("the lines of a grid of {n}×{n} points"),
    })
}

fn rectangle_phrase(rectangle: &Rectangle, sites: &str) -> Option<String> {
    let rows = constant(&rectangle.dim_a)?;
    let columns = rectangle.dim_b.as_ref().map_or(Some(rows), constant)?;
    Some(rows_phrase(rows, columns, sites))
}

/// "a grid of 5×5 points", "5 rows of 9 points joined by lines".
fn grid_phrase(rectangle: &Rectangle, sites: &str) -> Option<String> {
    let rows = constant(&rectangle.dim_a)?;
    let columns = rectangle.dim_b.as_ref().map_or(Some(rows), constant)?;
    Some(match rows == columns && rows > 1 {
        true => format!("a grid of {rows}×{columns} {sites}"),
        false => format!("{} joined by lines", rows_phrase(rows, columns, sites)),
    })
}

/// "one row of five squares", "one column of five squares", "six rows of five squares".
fn rows_phrase(rows: i64, columns: i64, sites: &str) -> String {
    match (rows, columns) {
        (1, _) => format!("one row of {columns} {sites}"),
        (_, 1) => format!("one column of {rows} {sites}"),
        _ => format!("{rows} rows of {columns} {sites}"),
    }
}

fn hex_phrase(hex: &Hex, used: SiteType) -> Option<String> {
    let n = constant(&hex.dim_a)?;
    let m = hex.dim_b.as_ref().map_or(Some(n), constant)?;
    let cells = "hexagonal cells";
    let parts = match used {
        SiteType::Cell => "",
        SiteType::Vertex => "the corners of ",
        SiteType::Edge => "the edges of ",
    };
    let shape = match hex.shape.map_or("Hexagon", |shape| shape.word()) {
        "Diamond" => format!("a diamond of {n}×{m} {cells}"),
        "Triangle" => format!("a triangle of {cells} with {n} on each side"),
        "Hexagon" | "NoShape" => format!("a hexagon of {cells} with {n} on each side"),
        "Rectangle" | "Square" => format!("{n} rows of {m} {cells}"),
        "Star" => format!("a star of {cells} with arms of {n}"),
        _ => return None,
    };
    Some(format!("{parts}{shape}"))
}

fn tri_phrase(tri: &Tri, used: SiteType, sites: &str) -> Option<String> {
    let n = constant(&tri.dim_a)?;
    let cells = if used == SiteType::Cell {
        "triangular cells".to_owned()
    } else {
        plural(sites.trim_end_matches('s'))
    };
    Some(match tri.shape.map_or("Triangle", |shape| shape.word()) {
        "Diamond" => format!("a diamond of {cells} with {n} on each side"),
        "Triangle" | "NoShape" => format!("a triangle of {cells} with {n} on each side"),
        "Hexagon" => format!("a hexagon of {cells} with {n} on each side"),
        "Star" => format!("a star of {cells} with arms of {n}"),
        _ => return None,
    })
}
