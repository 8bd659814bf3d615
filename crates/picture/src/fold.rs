//! Folding a board that is far longer than it is wide: strips of it lie side by side, and its way runs to and fro through them.

use kurbo::{Point, Rect};
use rustc_hash::FxHashMap;

use crate::geometry::BoardGeometry;
use crate::model::SiteType;

/// Boards of at most this many times their width stay as they are.
const LONGEST: f64 = 9.0;
/// How long a strip of a folded board is at most, against the width of all strips together.
const WANTED: f64 = 2.2;
/// The room between two strips, in widths of a place.
const GAP: f64 = 0.6;

/// The board in strips of a legible shape; a board that is not too long is left as it is.
pub fn fold(geometry: BoardGeometry) -> BoardGeometry {
    match Fold::of(&geometry) {
        Some(fold) => fold.apply(geometry),
        None => geometry,
    }
}

struct Fold {
    bounds: Rect,
    upright: bool,
    /// The length of a strip.
    length: f64,
    /// From one strip to the next.
    step: f64,
}

impl Fold {
    fn of(geometry: &BoardGeometry) -> Option<Self> {
        let bounds = geometry.bounds();
        let kind = geometry.site_type();
        if geometry.frame.is_some() || !geometry.heights.is_empty() || geometry.count(kind) < 16 {
            return None;
        }
        // The room on a line is a third of its length.
        let place = geometry.room(kind, 0) * if kind == SiteType::Edge { 3.0 } else { 2.0 };
        // Pieces on points and lines reach beyond them.
        let rim = if kind == SiteType::Cell { 0.0 } else { place };
        let (width, height) = (bounds.width() + rim, bounds.height() + rim);
        let upright = height > width;
        let (long, short) = if upright { (height, width) } else { (width, height) };
        if long <= LONGEST * short || place <= 1e-6 {
            return None;
        }
        // A net of lines would be torn; only one or two rows of places can be folded.
        let lanes = if upright { geometry.columns(kind) } else { geometry.rows(kind) };
        if lanes > 2 {
            return None;
        }
        let step = short + GAP * place;
        let strips = (long / (WANTED * step)).sqrt().ceil().max(2.0);
        // Strips end between two places.
        let length = ((long / strips) / place).ceil() * place;
        Some(Self { bounds, upright, length, step })
    }

    fn along(&self, at: Point) -> f64 {
        if self.upright { self.bounds.y1 - at.y } else { at.x - self.bounds.x0 }
    }

    /// The strip that a point lies on.
    fn strip(&self, at: Point) -> usize {
        (self.along(at) / self.length + 1e-6).floor().max(0.0) as usize
    }

    /// Where a point lies after folding; every other strip runs back, turned by half a circle.
    fn place(&self, at: Point, strip: usize) -> Point {
        let across = if self.upright { at.x - self.bounds.x0 } else { self.bounds.y1 - at.y };
        let width = if self.upright { self.bounds.width() } else { self.bounds.height() };
        let (mut along, mut across) = (self.along(at) - strip as f64 * self.length, across);
        if strip % 2 == 1 {
            (along, across) = (self.length - along, width - across);
        }
        across += strip as f64 * self.step;
        if self.upright {
            Point::new(self.bounds.x0 + across, self.bounds.y1 - along)
        } else {
            Point::new(self.bounds.x0 + along, self.bounds.y1 - across)
        }
    }

    fn apply(&self, mut geometry: BoardGeometry) -> BoardGeometry {
        let old = geometry.vertices.clone();
        let home: Vec<usize> = old.iter().map(|at| self.strip(*at)).collect();
        geometry.vertices =
            old.iter().zip(&home).map(|(at, strip)| self.place(*at, *strip)).collect();
        let on_areas = geometry.site_type() == SiteType::Cell;
        // A point on the border of two strips is there twice.
        let mut twins: FxHashMap<(usize, usize), usize> = FxHashMap::default();
        for cell in &mut geometry.cells {
            let strip = self.strip(cell.centre);
            let whole = cell.corners.iter().all(|corner| {
                let along = self.along(old[*corner]) - strip as f64 * self.length;
                (-1e-6..=self.length + 1e-6).contains(&along)
            });
            cell.centre = self.place(cell.centre, strip);
            if !whole || (!on_areas && cell.corners.iter().any(|corner| home[*corner] != strip)) {
                // An area that the fold cuts is no place of this board.
                cell.corners.clear();
                continue;
            }
            for corner in cell.corners.iter_mut().filter(|corner| home[**corner] != strip) {
                let (at, vertices) = (old[*corner], &mut geometry.vertices);
                *corner = *twins.entry((*corner, strip)).or_insert_with(|| {
                    vertices.push(self.place(at, strip));
                    vertices.len() - 1
                });
            }
        }
        for ((corner, _), _) in twins.iter() {
            let outer = geometry.outer_vertices.get(*corner).copied().unwrap_or(true);
            geometry.outer_vertices.resize(geometry.vertices.len(), outer);
        }
        for edge in &mut geometry.edges {
            let (a, b) = edge.ends;
            let middle = self.strip(old[a].midpoint(old[b]));
            let twin = |end: usize| twins.get(&(end, middle)).copied().unwrap_or(end);
            if on_areas {
                edge.ends = (twin(a), twin(b));
            } else if home[a] != home[b] {
                // The line that joins two strips goes round in a bow.
                let (from, to) = (geometry.vertices[a], geometry.vertices[b]);
                let out = from + (self.place(old[b], home[a]) - from) * 1.1;
                let back = to + (self.place(old[a], home[b]) - to) * 1.1;
                edge.curve = Some((out, back));
            }
        }
        geometry
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::EdgeShape;

    #[test]
    fn a_long_row_of_points_becomes_a_winding_way() {
        let count = 48;
        let row = BoardGeometry {
            default_type: Some(SiteType::Vertex),
            vertices: (0..count).map(|x| Point::new(f64::from(x), 0.0)).collect(),
            edges: (1..count as usize)
                .map(|b| EdgeShape { ends: (b - 1, b), curve: None, outer: true })
                .collect(),
            ..BoardGeometry::default()
        };
        let folded = fold(row);
        let bounds = folded.bounds();
        let ratio = bounds.width() / bounds.height();
        assert!((0.4..5.0).contains(&ratio), "{ratio}");
        for pair in folded.vertices.windows(2) {
            assert!(pair[0].distance(pair[1]) < 3.0, "neighbours stay near: {pair:?}");
        }
        for (index, point) in folded.vertices.iter().enumerate() {
            let near = folded.vertices.iter().filter(|other| other.distance(*point) < 0.99);
            assert_eq!(near.count(), 1, "point {index} has its room");
        }
    }

    #[test]
    fn a_net_is_not_torn() {
        let at = |x: i32| Point::new(f64::from(x), f64::from(x % 3) * 0.5);
        let net = BoardGeometry {
            default_type: Some(SiteType::Vertex),
            vertices: (0..60).map(at).collect(),
            ..BoardGeometry::default()
        };
        assert_eq!(fold(net.clone()), net);
    }

    #[test]
    fn a_board_of_usual_shape_is_left_alone() {
        let square = BoardGeometry {
            default_type: Some(SiteType::Vertex),
            vertices: (0..64).map(|at| Point::new(f64::from(at % 8), f64::from(at / 8))).collect(),
            ..BoardGeometry::default()
        };
        assert_eq!(fold(square.clone()), square);
    }
}
