//! Drawings without colours: a silhouette, and the lines on it. They are painted for an owner and a ground.

use kurbo::{Affine, BezPath, Rect, Shape as _};

use crate::colour::{Colour, LEAST_CONTRAST};
use crate::scene::{Shape, Symbol};

/// Which of a piece's colours a part takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The owner's colour.
    Face,
    /// What stands out from the face: lines, letters.
    Detail,
    /// The face, a little darker.
    Shade,
    /// The face, a little lighter.
    Gleam,
    /// The outline.
    Edge,
    /// A second colour of the piece.
    Second,
    /// The owner's colour where it can be read on ivory, else ink.
    Sign,
    /// A colour of its own, whoever owns the piece.
    Fixed(Colour),
}

/// One part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its outline, in a box of 100 by 100 about the origin.
    pub path: BezPath,
    /// What fills it.
    pub fill: Option<Tone>,
    /// The line along it, with its width.
    pub line: Option<(Tone, f64)>,
}

/// A piece as it could be drawn for anyone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The parts from back to front.
    pub parts: Vec<Part>,
}

/// The width of outlines.
pub const EDGE: f64 = 3.2;

impl Drawing {
    /// A body of one or more overlapping outlines with a common edge around all of them.
    pub fn body(outlines: impl IntoIterator<Item = BezPath>) -> Self {
        Self::default().with_body(outlines)
    }

    /// Adds a body on top of what is there.
    pub fn with_body(self, outlines: impl IntoIterator<Item = BezPath>) -> Self {
        self.with_body_of(outlines, Tone::Face)
    }

    /// Adds a body of another tone.
    pub fn with_body_of(mut self, outlines: impl IntoIterator<Item = BezPath>, tone: Tone) -> Self {
        let path = united(outlines);
        // The edge is drawn first, at twice its width, and the face over it: where outlines overlap no line is left inside.
        self.parts.push(Part {
            path: path.clone(),
            fill: None,
            line: Some((Tone::Edge, 2.0 * EDGE)),
        });
        self.parts.push(Part { path, fill: Some(tone), line: None });
        self
    }

    /// Adds a filled part.
    pub fn fill(mut self, path: BezPath, tone: Tone) -> Self {
        self.parts.push(Part { path, fill: Some(tone), line: None });
        self
    }

    /// Adds a line.
    pub fn line(mut self, path: BezPath, tone: Tone, width: f64) -> Self {
        self.parts.push(Part { path, fill: None, line: Some((tone, width)) });
        self
    }

    /// Lays another drawing over this one, moved and scaled.
    pub fn with(mut self, other: &Self, place: Affine) -> Self {
        let scale = place.determinant().abs().sqrt();
        self.parts.extend(other.parts.iter().map(|part| Part {
            path: place * part.path.clone(),
            fill: part.fill,
            line: part.line.map(|(tone, width)| (tone, width * scale)),
        }));
        self
    }

    /// The same drawing with one tone exchanged for another.
    pub fn retoned(mut self, from: Tone, to: Tone) -> Self {
        for part in &mut self.parts {
            if part.fill == Some(from) {
                part.fill = Some(to);
            }
            if let Some((tone, _)) = part.line.as_mut().filter(|(tone, _)| *tone == from) {
                *tone = to;
            }
        }
        self
    }

    /// The drawing in colours.
    pub fn paint(&self, palette: &Palette) -> Symbol {
        let shapes = self.parts.iter().map(|part| Shape {
            path: part.path.clone(),
            fill: part.fill.map(|tone| palette.colour(tone)),
            stroke: part
                .line
                .map(|(tone, width)| crate::scene::Stroke::new(palette.colour(tone), width)),
            even_odd: false,
        });
        Symbol { shapes: shapes.collect() }
    }

    /// The box around the drawing.
    pub fn bounds(&self) -> Rect {
        let reach = |part: &Part| part.line.map_or(0.0, |(_, width)| width / 2.0);
        let boxes = self
            .parts
            .iter()
            .map(|part| part.path.bounding_box().inflate(reach(part), reach(part)));
        boxes.reduce(|all, one| all.union(one)).unwrap_or(Rect::ZERO)
    }
}

/// The colours a drawing is painted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Palette {
    /// The owner's colour.
    pub face: Colour,
    /// The outline.
    pub edge: Colour,
    /// Lines and letters on the face.
    pub detail: Colour,
    /// A second colour.
    pub second: Colour,
}

impl Palette {
    /// Colours for a face that can be seen on a ground: where the face itself is too like the ground, the edge stands out.
    pub fn on(face: Colour, ground: Colour) -> Self {
        let solid = face.over(ground);
        let detail = if solid.is_light() { Colour::INK } else { Colour::hex(0xfbf4e6) };
        let dark_edge = if solid.is_light() { Colour::INK } else { solid.mix(Colour::BLACK, 0.55) };
        let edge = if solid.contrast(ground) >= LEAST_CONTRAST
            || dark_edge.contrast(ground) >= LEAST_CONTRAST
        {
            dark_edge
        } else {
            ground.ink_on()
        };
        Self { face, edge, detail, second: detail }
    }

    /// The colour of a tone.
    pub fn colour(&self, tone: Tone) -> Colour {
        match tone {
            Tone::Face => self.face,
            Tone::Detail => self.detail,
            Tone::Shade => {
                self.face.mix(Colour::BLACK, if self.face.is_light() { 0.16 } else { 0.3 })
            }
            Tone::Gleam => {
                self.face.mix(Colour::WHITE, if self.face.is_light() { 0.55 } else { 0.24 })
            }
            Tone::Edge => self.edge,
            Tone::Second => self.second,
            Tone::Sign if self.face.contrast(Colour::hex(0xfbf1da)) < LEAST_CONTRAST => Colour::INK,
            Tone::Sign => self.face,
            Tone::Fixed(colour) => colour,
        }
    }

    /// The best contrast that any outer part of the piece has with a ground.
    pub fn contrast(&self, ground: Colour) -> f64 {
        self.face.over(ground).contrast(ground).max(self.edge.over(ground).contrast(ground))
    }
}

/// Outlines made into one path that is filled wherever any of them is: all turn the same way.
pub fn united(outlines: impl IntoIterator<Item = BezPath>) -> BezPath {
    let mut path = BezPath::new();
    for outline in outlines {
        for part in subpaths(&outline) {
            let turned = if part.area() < 0.0 { part.reverse_subpaths() } else { part };
            path.extend(turned.elements().iter().copied());
        }
    }
    path
}

/// The closed parts of a path, each on its own.
pub fn subpaths(path: &BezPath) -> Vec<BezPath> {
    let mut parts: Vec<BezPath> = Vec::new();
    for element in path.elements() {
        if matches!(element, kurbo::PathEl::MoveTo(_)) || parts.is_empty() {
            parts.push(BezPath::new());
        }
        if let Some(last) = parts.last_mut() {
            last.push(*element);
        }
    }
    parts
}

/// Reads path data written in this crate.
pub fn path(data: &str) -> BezPath {
    BezPath::from_svg(data).unwrap_or_default()
}

/// An outline given by its right half, from the top of the axis to its foot, and mirrored.
pub fn lathe(right_half: &str) -> BezPath {
    let right = path(right_half);
    let left = (Affine::scale_non_uniform(-1.0, 1.0) * right.clone()).reverse_subpaths();
    let mut whole = right;
    // The left half runs from the foot back to the top, so it follows on without a new start.
    whole.extend(left.elements().iter().skip(1).copied());
    whole.close_path();
    whole
}
