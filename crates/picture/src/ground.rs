//! The colour that is seen at a point of a scene.

use kurbo::{Affine, Point, Rect, Shape as _};

use crate::colour::Colour;
use crate::scene::{Content, Layer, Scene, Shape};

/// What is painted on some layers, ready to be asked for the colour at a point.
pub struct Ground<'a> {
    paper: Colour,
    shapes: Vec<(&'a Shape, Affine, Rect, f64)>,
}

impl<'a> Ground<'a> {
    /// All that is filled on the layers below one.
    pub fn below(scene: &'a Scene, top: Layer) -> Self {
        let mut shapes = Vec::new();
        for layer in Layer::ALL.into_iter().take_while(|layer| *layer < top) {
            // Lines and prints are thinner than what stands on them.
            if matches!(layer, Layer::Lines | Layer::Print) {
                continue;
            }
            for node in scene.layer(layer) {
                let bounds = scene.bounds(node);
                match &node.content {
                    Content::Shape(shape) => {
                        shapes.push((shape, Affine::IDENTITY, bounds, node.opacity));
                    }
                    Content::Use { symbol, place } => {
                        let parts = scene.symbols.get(*symbol).map_or(&[][..], |it| &it.shapes);
                        let back = place.inverse();
                        shapes
                            .extend(parts.iter().map(|shape| (shape, back, bounds, node.opacity)));
                    }
                }
            }
        }
        Self { paper: scene.paper.unwrap_or(Colour::WHITE), shapes }
    }

    /// The colour at a point.
    pub fn at(&self, point: Point) -> Colour {
        let mut colour = self.paper;
        for (shape, back, bounds, opacity) in &self.shapes {
            let Some(fill) = shape.fill.filter(|_| bounds.contains(point)) else { continue };
            let winding = shape.path.winding(*back * point);
            let inside = if shape.even_odd { winding % 2 != 0 } else { winding != 0 };
            if inside {
                colour = fill.with_opacity(fill.opacity() * opacity).over(colour);
            }
        }
        colour
    }
}
