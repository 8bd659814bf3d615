//! The room that something takes in the plane, as convex polygons.

use kurbo::{Affine, BezPath, PathEl, Point, Rect, Shape as _, Vec2};

use crate::geometry::hull;
use crate::scene::{Content, Node, Scene, Shape};

/// Convex polygons that together cover something drawn.
#[derive(Clone, Debug, Default)]
pub struct Body {
    parts: Vec<Vec<Point>>,
}

impl Body {
    /// The room that a node takes: the hull of what is filled, and the strokes of what is only drawn in lines.
    pub fn of(scene: &Scene, node: &Node) -> Self {
        match &node.content {
            Content::Shape(shape) => Self::of_shape(shape, Affine::IDENTITY),
            Content::Use { symbol, place } => {
                let shapes = scene.symbols.get(*symbol).map_or(&[][..], |symbol| &symbol.shapes);
                let filled = shapes.iter().filter(|shape| shape.fill.is_some());
                let points = filled.flat_map(|shape| points(&shape.path)).map(|at| *place * at);
                let hull = hull(points.collect());
                if hull.len() > 2 {
                    return Self { parts: vec![hull] };
                }
                let parts = shapes.iter().flat_map(|shape| Self::of_shape(shape, *place).parts);
                Self { parts: parts.collect() }
            }
        }
    }

    /// A rectangle.
    pub fn of_rect(rect: Rect) -> Self {
        let corners =
            [(rect.x0, rect.y0), (rect.x1, rect.y0), (rect.x1, rect.y1), (rect.x0, rect.y1)];
        Self { parts: vec![corners.map(Point::from).to_vec()] }
    }

    fn of_shape(shape: &Shape, place: Affine) -> Self {
        if shape.fill.is_some() {
            return Self { parts: vec![hull(points(&shape.path).map(|at| place * at).collect())] };
        }
        let half = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
        let scale = place.determinant().abs().sqrt();
        Self { parts: strokes(&(place * shape.path.clone()), half * scale) }
    }

    /// How deep two bodies reach into each other; zero or less if they do not.
    pub fn depth(&self, other: &Self) -> f64 {
        let pairs = self.parts.iter().flat_map(|part| other.parts.iter().map(move |it| (part, it)));
        pairs.map(|(a, b)| gap(a, b).min(gap(b, a))).fold(f64::NEG_INFINITY, f64::max)
    }

    /// The box around it.
    pub fn bounds(&self) -> Rect {
        let mut all = self.parts.iter().flatten();
        let Some(first) = all.next() else { return Rect::ZERO };
        all.fold(Rect::from_points(*first, *first), |bounds, at| bounds.union_pt(*at))
    }
}

/// Points along a path, close enough for its curves.
fn points(path: &BezPath) -> impl Iterator<Item = Point> {
    let mut found = Vec::new();
    kurbo::flatten(path, 0.5, |element| match element {
        PathEl::MoveTo(at) | PathEl::LineTo(at) => found.push(at),
        _ => {}
    });
    found.into_iter()
}

/// The strokes of a path as rectangles.
fn strokes(path: &BezPath, half: f64) -> Vec<Vec<Point>> {
    let mut flat = BezPath::new();
    kurbo::flatten(path, 0.5, |element| flat.push(element));
    let along = |line: kurbo::Line| {
        let way = line.p1 - line.p0;
        let dot = way.hypot() < 0.1;
        let ahead = if dot { Vec2::new(half, 0.0) } else { way.normalize() * half };
        let aside = Vec2::new(-ahead.y, ahead.x);
        let (a, b) = if dot { (line.p0 - ahead, line.p0 + ahead) } else { (line.p0, line.p1) };
        vec![a - aside, b - aside, b + aside, a + aside]
    };
    flat.segments().filter_map(|segment| segment.as_line()).map(along).collect()
}

/// The least overlap of two convex polygons along the normals of the first.
fn gap(a: &[Point], b: &[Point]) -> f64 {
    let mut least = f64::INFINITY;
    for (from, to) in a.iter().zip(a.iter().cycle().skip(1)) {
        let side = *to - *from;
        if side.hypot() < 1e-9 {
            continue;
        }
        let normal = Vec2::new(side.y, -side.x).normalize();
        let (a_low, a_high) = span(a, normal);
        let (b_low, b_high) = span(b, normal);
        least = least.min((a_high - b_low).min(b_high - a_low));
    }
    least
}

fn span(points: &[Point], along: Vec2) -> (f64, f64) {
    let places = points.iter().map(|at| at.to_vec2().dot(along));
    places.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| (low.min(at), high.max(at)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::Colour;
    use crate::scene::{Stroke, circle, segment};

    fn disc(x: f64) -> Body {
        let shape = Shape::filled(circle(Point::new(x, 0.0), 10.0), Colour::INK);
        Body::of_shape(&shape, Affine::IDENTITY)
    }

    #[test]
    fn discs_overlap_by_the_difference_of_their_distance() {
        assert!((disc(0.0).depth(&disc(15.0)) - 5.0).abs() < 0.6);
        assert!(disc(0.0).depth(&disc(21.0)) < 0.0);
    }

    #[test]
    fn a_bent_line_does_not_cover_its_inside() {
        let mut bent = segment(Point::new(-30.0, -30.0), Point::new(-30.0, 30.0));
        bent.line_to(Point::new(30.0, 30.0));
        let body =
            Body::of_shape(&Shape::line(bent, Stroke::new(Colour::INK, 8.0)), Affine::IDENTITY);
        assert!(body.depth(&disc(0.0)) < 0.0);
    }
}
