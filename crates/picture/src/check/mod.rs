//! Faults that can be found without eyes: something cut off, a piece outside of its site, hidden by another or not to be told from
//! its ground, a word that covers another.
//!
//! The checks look at the finished scene; they do not ask the painter what it meant to draw under a piece.

mod body;
mod contrast;
mod labels;
mod overlap;
mod places;

use std::fmt;

use crate::model::{Position, Site};
use crate::painter::Painter;
use crate::scene::{Layer, Meaning, Node, PieceMark, Scene};
use crate::style::StackKind;

/// Something wrong with a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// Something reaches out of the picture.
    CutOff(Layer),
    /// The picture is so many times longer than it is wide.
    Sliver(f64),
    /// A piece reaches out of its site.
    OutOfSite(Site),
    /// A piece has only this contrast to what lies under it.
    Faint(Site, f64),
    /// A piece of the position is neither drawn nor counted.
    Missing(Site),
    /// A piece of a stack is covered by the next.
    Buried(Site),
    /// The pieces of two sites overlap.
    Overlap(Site, Site),
    /// Two words, or a word and a piece it does not belong to, overlap.
    Clash(&'static str, &'static str),
    /// A word has only this contrast to what lies under it.
    Pale(f64),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CutOff(layer) => write!(f, "something of the {} is cut off", layer.name()),
            Self::Sliver(ratio) => write!(f, "the picture is {ratio:.0} times longer than wide"),
            Self::OutOfSite(site) => write!(f, "the piece on {} reaches out of it", Name(site)),
            Self::Faint(site, contrast) => {
                write!(f, "the piece on {} has a contrast of only {contrast:.1}", Name(site))
            }
            Self::Missing(site) => {
                write!(f, "a piece on {} is neither drawn nor counted", Name(site))
            }
            Self::Buried(site) => write!(f, "a piece on {} is covered by the next", Name(site)),
            Self::Overlap(a, b) => write!(f, "the pieces on {} and {} overlap", Name(a), Name(b)),
            Self::Clash(a, b) => write!(f, "{a} covers {b}"),
            Self::Pale(contrast) => write!(f, "a word has a contrast of only {contrast:.1}"),
        }
    }
}

/// A site as a fault names it.
struct Name<'a>(&'a Site);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.container {
            0 => write!(f, "{:?} {}", self.0.kind, self.0.index),
            container => write!(f, "place {} of container {container}", self.0.index),
        }
    }
}

/// A picture longer than this many times its width leaves too little of its width to see anything.
const LONGEST: f64 = 9.0;

/// Looks for faults in a picture that a painter made.
pub fn check(painter: &Painter, scene: &Scene, position: &Position) -> Vec<Fault> {
    let mut faults = frame(scene);
    let drawn: Vec<Drawn<'_>> = scene
        .nodes
        .iter()
        .filter_map(|node| match &node.meaning {
            Meaning::Piece(mark) => Some(Drawn { mark, node, bounds: scene.bounds(node) }),
            _ => None,
        })
        .collect();
    faults.extend(drawn.iter().filter_map(|piece| places::outside(painter, piece, position)));
    faults.extend(contrast::pieces(painter, scene, &drawn));
    faults.extend(missing(painter, scene, position, &drawn));
    faults.extend(overlap::pieces(painter, scene, &drawn));
    faults.extend(labels::check(scene, &drawn));
    faults.dedup();
    faults
}

/// A piece, or a part of it, in the scene.
struct Drawn<'a> {
    mark: &'a PieceMark,
    node: &'a Node,
    bounds: kurbo::Rect,
}

fn frame(scene: &Scene) -> Vec<Fault> {
    let view = scene.view.inflate(0.01, 0.01);
    let outside = scene.nodes.iter().filter(|node| {
        let bounds = scene.bounds(node);
        !bounds.is_zero_area() && view.union(bounds) != view
    });
    let mut faults: Vec<Fault> = outside.map(|node| Fault::CutOff(node.layer)).collect();
    let (width, height) = (scene.view.width().max(1.0), scene.view.height().max(1.0));
    let ratio = (width / height).max(height / width);
    faults.extend((ratio > LONGEST).then_some(Fault::Sliver(ratio)));
    faults
}

/// Every piece is drawn by itself or counted by a number at its site, unless the game wants only the topmost to be seen.
fn missing(
    painter: &Painter,
    scene: &Scene,
    position: &Position,
    drawn: &[Drawn<'_>],
) -> Vec<Fault> {
    let noted = |site: Site| {
        scene.nodes.iter().any(|node| matches!(node.meaning, Meaning::Note(at) if at == site))
    };
    let mut faults = Vec::new();
    for stack in position.pieces.chunk_by(|a, b| a.site == b.site) {
        let site = stack[0].site;
        let wanted: usize = stack.iter().map(|piece| piece.count).sum();
        let top_only = painter.setting().style.stack(site, stack[0].state).kind == StackKind::None;
        // The body and the outline of one piece are two nodes of the same level.
        let nodes = drawn.iter().filter(|piece| piece.mark.site == site);
        let mut shapes: Vec<(usize, i64, i64)> = nodes
            .map(|piece| {
                let at = piece.bounds.center();
                (piece.mark.level, at.x.round() as i64, at.y.round() as i64)
            })
            .collect();
        shapes.sort_unstable();
        shapes.dedup();
        let enough = shapes.len() >= if top_only { 1 } else { wanted };
        if !enough && (shapes.is_empty() || !noted(site)) {
            faults.push(Fault::Missing(site));
        }
    }
    let unwritten = position.digits.iter().filter(|digit| !noted(digit.site));
    faults.extend(unwritten.map(|digit| Fault::Missing(digit.site)));
    faults
}
