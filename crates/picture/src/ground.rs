//! The colour that is seen at a point of a scene.

use kurbo::{Affine, BezPath, PathEl, Point, Rect, Shape as _};

use crate::colour::Colour;
use crate::scene::{Content, Layer, Scene, Shape};

/// Shapes with more elements than this are taken apart.
const LARGE: usize = 64;

/// What is painted on some layers, ready to be asked for the colour at a point.
pub struct Ground<'a> {
    paper: Colour,
    shapes: Vec<Painted<'a>>,
}

/// A shape that is filled.
struct Painted<'a> {
    shape: &'a Shape,
    /// From the scene back to the shape.
    back: Affine,
    bounds: Rect,
    opacity: f64,
    /// The parts of a large shape, each with a box around it: the cells of a board may be one shape.
    parts: Vec<(Rect, BezPath)>,
}

impl<'a> Painted<'a> {
    fn new(shape: &'a Shape, back: Affine, bounds: Rect, opacity: f64) -> Self {
        let large = shape.fill.is_some() && shape.path.elements().len() > LARGE;
        let parts = if large { parts(&shape.path) } else { vec![] };
        Self { shape, back, bounds, opacity, parts }
    }

    /// How often the outline goes round a point.
    fn winding(&self, point: Point) -> i32 {
        if self.parts.is_empty() {
            return self.shape.path.winding(point);
        }
        let around = self.parts.iter().filter(|(bounds, _)| bounds.contains(point));
        around.map(|(_, part)| part.winding(point)).sum()
    }
}

/// The closed parts of a path.
fn parts(path: &BezPath) -> Vec<(Rect, BezPath)> {
    let mut all: Vec<BezPath> = Vec::new();
    for element in path.elements() {
        match all.last_mut() {
            Some(last) if !matches!(element, PathEl::MoveTo(_)) => last.push(*element),
            _ => all.push(BezPath::from_vec(vec![*element])),
        }
    }
    all.into_iter().map(|part| (part.control_box(), part)).collect()
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
                        let back = Affine::IDENTITY;
                        shapes.push(Painted::new(shape, back, bounds, node.opacity));
                    }
                    Content::Use { symbol, place } => {
                        let parts = scene.symbols.get(*symbol).map_or(&[][..], |it| &it.shapes);
                        let back = place.inverse();
                        shapes.extend(parts.iter().map(|shape| {
                            // What is used many times is not taken apart each time.
                            let (opacity, parts) = (node.opacity, vec![]);
                            Painted { shape, back, bounds, opacity, parts }
                        }));
                    }
                }
            }
        }
        Self { paper: scene.paper.unwrap_or(Colour::WHITE), shapes }
    }

    /// The colour at a point.
    pub fn at(&self, point: Point) -> Colour {
        let mut colour = self.paper;
        for painted in &self.shapes {
            let shape = painted.shape;
            let Some(fill) = shape.fill.filter(|_| painted.bounds.contains(point)) else {
                continue;
            };
            let winding = painted.winding(painted.back * point);
            let inside = if shape.even_odd { winding % 2 != 0 } else { winding != 0 };
            if inside {
                colour = fill.with_opacity(fill.opacity() * painted.opacity).over(colour);
            }
        }
        colour
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Meaning;

    /// A board whose cells are one shape is the same to look at as one of single cells, gaps included.
    #[test]
    fn the_parts_of_a_large_shape_are_seen() {
        let cell = |row: i32, column: i32| {
            let at = Point::new(f64::from(column) * 10.0, f64::from(row) * 10.0);
            Rect::from_origin_size(at, (8.0, 8.0)).to_path(0.1)
        };
        let cells = (0..100).flat_map(|at| cell(at / 10, at % 10).elements().to_vec());
        let path = BezPath::from_vec(cells.collect());
        assert!(path.elements().len() > LARGE);
        let red = Colour::rgb(200, 0, 0);
        let mut scene = Scene::default();
        let content = Content::Shape(Shape::filled(path, red));
        scene.push(Layer::ALL[0], content, Meaning::Label);
        let ground = Ground::below(&scene, Layer::Pieces);
        assert_eq!(ground.at(Point::new(54.0, 34.0)), red);
        assert_eq!(ground.at(Point::new(59.0, 34.0)), Colour::WHITE);
    }
}
