//! A scene: shapes in layers, each knowing what it stands for. Every output is made from it.

use kurbo::{Affine, BezPath, Point, Rect, Shape as _};

use crate::colour::Colour;
use crate::model::Site;

/// How a line is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour,
    /// Its width.
    pub width: f64,
    /// Lengths of dashes and gaps; empty for an unbroken line.
    pub dashes: Vec<f64>,
}

impl Stroke {
    /// An unbroken line.
    pub fn new(colour: Colour, width: f64) -> Self {
        Self { colour, width, dashes: Vec::new() }
    }

    /// The same line in dashes.
    pub fn dashed(self, dash: f64, gap: f64) -> Self {
        Self { dashes: vec![dash, gap], ..self }
    }

    /// Whether the line has no gaps.
    pub fn is_unbroken(&self) -> bool {
        self.dashes.is_empty()
    }
}

/// A path with its paint.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The outline.
    pub path: BezPath,
    /// What it is filled with.
    pub fill: Option<Colour>,
    /// How its outline is drawn.
    pub stroke: Option<Stroke>,
    /// Whether a part enclosed twice counts as outside.
    pub even_odd: bool,
}

impl Shape {
    /// A filled shape.
    pub fn filled(path: impl Into<BezPath>, fill: Colour) -> Self {
        Self { path: path.into(), fill: Some(fill), stroke: None, even_odd: false }
    }

    /// A line.
    pub fn line(path: impl Into<BezPath>, stroke: Stroke) -> Self {
        Self { path: path.into(), fill: None, stroke: Some(stroke), even_odd: false }
    }

    /// The same shape with an outline.
    pub fn outlined(self, colour: Colour, width: f64) -> Self {
        Self { stroke: Some(Stroke::new(colour, width)), ..self }
    }

    /// The box around all that is painted.
    pub fn bounds(&self) -> Rect {
        let reach = self.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
        self.path.bounding_box().inflate(reach, reach)
    }

    /// The shape moved, turned or scaled; the widths of its lines follow the scale.
    pub fn transformed(&self, affine: Affine) -> Self {
        let scale = affine.determinant().abs().sqrt();
        let mut moved = Self { path: affine * self.path.clone(), ..self.clone() };
        if let Some(stroke) = &mut moved.stroke {
            stroke.width *= scale;
            stroke.dashes.iter_mut().for_each(|dash| *dash *= scale);
        }
        moved
    }
}

/// A drawing that is used more than once, in a box of 100 by 100 about the origin.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Symbol {
    /// Its shapes from back to front.
    pub shapes: Vec<Shape>,
}

impl Symbol {
    /// The box around it.
    pub fn bounds(&self) -> Rect {
        let mut boxes = self.shapes.iter().map(Shape::bounds);
        let first = boxes.next().unwrap_or(Rect::ZERO);
        boxes.fold(first, |all, one| all.union(one))
    }
}

/// What is painted first lies under what is painted later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Layer {
    /// The table, the body of the board.
    Ground,
    /// Areas and their colours.
    Cells,
    /// Lines and points.
    Lines,
    /// What is printed on the board: symbols, letters.
    Print,
    /// Marks that lie under the pieces.
    Under,
    /// The pieces.
    Pieces,
    /// Marks over the pieces: arrows, crosses.
    Over,
    /// Text beside the board.
    Text,
}

impl Layer {
    /// All layers from back to front.
    pub const ALL: [Self; 8] = [
        Self::Ground,
        Self::Cells,
        Self::Lines,
        Self::Print,
        Self::Under,
        Self::Pieces,
        Self::Over,
        Self::Text,
    ];

    /// The name of its group in an SVG.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::Cells => "cells",
            Self::Lines => "lines",
            Self::Print => "print",
            Self::Under => "under",
            Self::Pieces => "pieces",
            Self::Over => "over",
            Self::Text => "text",
        }
    }
}

/// What something in a scene stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// Part of the board or of the setting.
    Setting,
    /// A piece.
    Piece(PieceMark),
    /// A number beside or on a piece: its count, state or value.
    Note(Site),
    /// A mark that points something out.
    Highlight,
    /// A word of the legend or a coordinate.
    Label,
}

/// What the checks need to know of a drawn piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceMark {
    /// Where it stands.
    pub site: Site,
    /// How high.
    pub level: usize,
    /// Which component.
    pub what: usize,
    /// The colours of its face and its outline.
    pub colours: (Colour, Colour),
}

/// How a node is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A shape of its own.
    Shape(Shape),
    /// A symbol of the scene, placed.
    Use {
        /// Which symbol.
        symbol: usize,
        /// Where, how large, how turned.
        place: Affine,
    },
}

/// One thing in a scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Its layer.
    pub layer: Layer,
    /// How it is drawn.
    pub content: Content,
    /// Opacity from 0 to 1.
    pub opacity: f64,
    /// What it stands for.
    pub meaning: Meaning,
}

/// A picture before it is written down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The part of the plane that is shown.
    pub view: Rect,
    /// The part of the board that is shown: only text lies outside.
    pub window: Option<Rect>,
    /// The colour of the paper; none leaves it clear.
    pub paper: Option<Colour>,
    /// Drawings used by `Content::Use`.
    pub symbols: Vec<Symbol>,
    /// Everything, in no order but that within each layer.
    pub nodes: Vec<Node>,
    /// A short title.
    pub title: String,
    /// The picture told in words.
    pub alt: String,
}

impl Scene {
    /// Adds a shape that is part of the setting.
    pub fn add(&mut self, layer: Layer, shape: Shape) {
        self.push(layer, Content::Shape(shape), Meaning::Setting);
    }

    /// Adds anything.
    pub fn push(&mut self, layer: Layer, content: Content, meaning: Meaning) {
        self.nodes.push(Node { layer, content, opacity: 1.0, meaning });
    }

    /// The number of this symbol in the scene: an equal one is not stored twice.
    pub fn symbol(&mut self, symbol: Symbol) -> usize {
        if let Some(known) = self.symbols.iter().position(|other| *other == symbol) {
            return known;
        }
        self.symbols.push(symbol);
        self.symbols.len() - 1
    }

    /// The nodes of a layer, from back to front.
    pub fn layer(&self, layer: Layer) -> impl Iterator<Item = &Node> {
        self.nodes.iter().filter(move |node| node.layer == layer)
    }

    /// The part around all marks that point something out, with so much more on each side; nothing if there is no mark.
    pub fn marked(&self, margin: f64) -> Option<Rect> {
        let marks = self.nodes.iter().filter(|node| node.meaning == Meaning::Highlight);
        let all = marks.map(|node| self.bounds(node)).reduce(|all, one| all.union(one))?;
        Some(all.inflate(margin, margin).intersect(self.view))
    }

    /// Shows a part only, and what is written beside it: the pieces and marks outside are left out.
    pub fn crop(&mut self, part: Rect) {
        let mut nodes = std::mem::take(&mut self.nodes);
        nodes.retain(|node| {
            let moves = matches!(node.layer, Layer::Under | Layer::Pieces | Layer::Over);
            !moves || self.bounds(node).overlaps(part)
        });
        self.nodes = nodes;
        self.window = Some(part);
    }

    /// The box around a node.
    pub fn bounds(&self, node: &Node) -> Rect {
        match &node.content {
            Content::Shape(shape) => shape.bounds(),
            Content::Use { symbol, place } => self
                .symbols
                .get(*symbol)
                .map_or(Rect::ZERO, |symbol| place.transform_rect_bbox(symbol.bounds())),
        }
    }

    /// The box around everything, or nothing if the scene is empty.
    pub fn content_bounds(&self) -> Option<Rect> {
        self.nodes.iter().map(|node| self.bounds(node)).reduce(|all, one| all.union(one))
    }
}

/// A circle as a path.
pub fn circle(centre: Point, radius: f64) -> BezPath {
    kurbo::Circle::new(centre, radius).to_path(0.01)
}

/// A rectangle as a path.
pub fn rect(rect: Rect) -> BezPath {
    rect.to_path(0.1)
}

/// A rectangle with rounded corners as a path.
pub fn rounded(rect: Rect, radius: f64) -> BezPath {
    rect.to_rounded_rect(radius).to_path(0.05)
}

/// A polygon as a path.
pub fn polygon(points: impl IntoIterator<Item = Point>) -> BezPath {
    let mut points = points.into_iter();
    let mut path = BezPath::new();
    if let Some(first) = points.next() {
        path.move_to(first);
        points.for_each(|point| path.line_to(point));
        path.close_path();
    }
    path
}

/// A straight line as a path.
pub fn segment(a: Point, b: Point) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(a);
    path.line_to(b);
    path
}
