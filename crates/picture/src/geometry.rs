//! The shape of a board as plain data: points, lines and areas, in the board's own coordinates (y grows upwards).

use kurbo::{BezPath, Point, Rect, Vec2};

use crate::model::SiteType;

/// A line of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeShape {
    /// The points it joins.
    pub ends: (usize, usize),
    /// The two control points of a cubic curve, for a line that is not straight.
    pub curve: Option<(Point, Point)>,
    /// Whether it lies on the rim of the board.
    pub outer: bool,
}

/// An area of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct CellShape {
    /// The place where a piece stands.
    pub centre: Point,
    /// The points around it, in order.
    pub corners: Vec<usize>,
    /// The lines around it, in the order of the corners where known.
    pub edges: Vec<usize>,
    /// The class of its colour on a chequered board.
    pub phase: usize,
}

/// A board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardGeometry {
    /// The elements that pieces stand on, unless a game says otherwise.
    pub default_type: Option<SiteType>,
    /// The points.
    pub vertices: Vec<Point>,
    /// The height of each point; empty for a flat board.
    pub heights: Vec<f64>,
    /// Which points lie on the rim.
    pub outer_vertices: Vec<bool>,
    /// The lines.
    pub edges: Vec<EdgeShape>,
    /// The areas.
    pub cells: Vec<CellShape>,
    /// What the sites of the default type are called ("A1"), if they have names.
    pub labels: Vec<String>,
    /// What the areas are called where pieces stand on lines, which have no names of their own.
    pub area_labels: Vec<String>,
    /// The tracks: ordered lists of sites.
    pub tracks: Vec<Track>,
    /// The part of a very large board that is shown; all of it if nothing is said.
    pub frame: Option<Rect>,
}

/// A way along the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Track {
    /// Its name.
    pub name: String,
    /// The player who uses it; 0 for all.
    pub owner: usize,
    /// Its sites on the board in order.
    pub sites: Vec<usize>,
    /// Whether it leads back to its start.
    pub looped: bool,
}

impl BoardGeometry {
    /// The default type, which is the cell where nothing is said.
    pub fn site_type(&self) -> SiteType {
        self.default_type.unwrap_or(SiteType::Cell)
    }

    /// How many sites of a type there are.
    pub fn count(&self, kind: SiteType) -> usize {
        match kind {
            SiteType::Vertex => self.vertices.len(),
            SiteType::Edge => self.edges.len(),
            SiteType::Cell => self.cells.len(),
        }
    }

    /// In how many rows the sites of a type lie.
    pub fn rows(&self, kind: SiteType) -> usize {
        self.lines(kind, |at| at.y)
    }

    /// In how many columns the sites of a type lie.
    pub fn columns(&self, kind: SiteType) -> usize {
        self.lines(kind, |at| at.x)
    }

    fn lines(&self, kind: SiteType, axis: impl Fn(Point) -> f64) -> usize {
        let places = (0..self.count(kind)).filter_map(|index| self.centre(kind, index));
        let mut found: Vec<f64> = places.map(axis).collect();
        found.sort_by(f64::total_cmp);
        found.dedup_by(|a, b| (*a - *b).abs() < 1e-3);
        found.len()
    }

    /// Where a piece on this site stands.
    pub fn centre(&self, kind: SiteType, index: usize) -> Option<Point> {
        match kind {
            SiteType::Vertex => self.vertices.get(index).copied(),
            SiteType::Cell => self.cells.get(index).map(|cell| cell.centre),
            SiteType::Edge => {
                let edge = self.edges.get(index)?;
                let (a, b) = (*self.vertices.get(edge.ends.0)?, *self.vertices.get(edge.ends.1)?);
                Some(match edge.curve {
                    // The middle of a cubic curve.
                    Some((c, d)) => {
                        ((a.to_vec2() + b.to_vec2() + (c.to_vec2() + d.to_vec2()) * 3.0) / 8.0)
                            .to_point()
                    }
                    None => a.midpoint(b),
                })
            }
        }
    }

    /// The outline of a cell, following curved lines.
    pub fn cell_path(&self, index: usize) -> Option<BezPath> {
        let cell = self.cells.get(index)?;
        let corners = &cell.corners;
        let mut path = BezPath::new();
        path.move_to(*self.vertices.get(*corners.first()?)?);
        for (step, &from) in corners.iter().enumerate() {
            let to = corners[(step + 1) % corners.len()];
            let end = *self.vertices.get(to)?;
            let curved = cell.edges.iter().filter_map(|&e| self.edges.get(e)).find_map(|edge| {
                let (c, d) = edge.curve?;
                if edge.ends == (from, to) {
                    Some((c, d))
                } else if edge.ends == (to, from) {
                    Some((d, c))
                } else {
                    None
                }
            });
            match curved {
                Some((c, d)) => path.curve_to(c, d, end),
                None if step + 1 < corners.len() => path.line_to(end),
                None => {}
            }
        }
        path.close_path();
        Some(path)
    }

    /// The path of a line.
    pub fn edge_path(&self, index: usize) -> Option<BezPath> {
        let edge = self.edges.get(index)?;
        let (a, b) = (*self.vertices.get(edge.ends.0)?, *self.vertices.get(edge.ends.1)?);
        let mut path = BezPath::new();
        path.move_to(a);
        match edge.curve {
            Some((c, d)) => path.curve_to(c, d, b),
            None => path.line_to(b),
        }
        Some(path)
    }

    /// The room a piece has on a site: the radius of the largest circle about its centre that stays within the site.
    pub fn room(&self, kind: SiteType, index: usize) -> f64 {
        match kind {
            SiteType::Cell => self.cells.get(index).map_or(0.5, |cell| self.cell_room(cell)),
            SiteType::Vertex => {
                let Some(&here) = self.vertices.get(index) else { return 0.5 };
                nearest(
                    here,
                    self.vertices.iter().enumerate().filter(|(i, _)| *i != index).map(|(_, p)| *p),
                ) / 2.0
            }
            SiteType::Edge => {
                let Some(edge) = self.edges.get(index) else { return 0.5 };
                match (self.vertices.get(edge.ends.0), self.vertices.get(edge.ends.1)) {
                    (Some(a), Some(b)) => a.distance(*b) / 3.0,
                    _ => 0.5,
                }
            }
        }
    }

    fn cell_room(&self, cell: &CellShape) -> f64 {
        let corner = |i: usize| {
            self.vertices.get(cell.corners[i % cell.corners.len()]).copied().unwrap_or_default()
        };
        let sides = (0..cell.corners.len())
            .map(|i| distance_to_segment(cell.centre, corner(i), corner(i + 1)));
        sides.fold(f64::INFINITY, f64::min).clamp(0.02, 1e6)
    }

    /// Whether a point lies on the ground rather than on a higher layer of a pyramid.
    pub fn on_ground(&self, vertex: usize) -> bool {
        self.heights.get(vertex).is_none_or(|height| *height < 1e-6)
    }

    /// Whether a point lies in the part that is shown.
    pub fn shows(&self, point: Point) -> bool {
        self.frame.is_none_or(|frame| frame.inflate(1e-3, 1e-3).contains(point))
    }

    /// The smallest rectangle around all points that are shown.
    pub fn bounds(&self) -> Rect {
        if let Some(frame) = self.frame {
            return frame;
        }
        let curves = self.edges.iter().filter_map(|edge| edge.curve).flat_map(|(c, d)| [c, d]);
        let mut all = self
            .vertices
            .iter()
            .copied()
            .chain(curves)
            .chain(self.cells.iter().map(|cell| cell.centre));
        let Some(first) = all.next() else { return Rect::new(0.0, 0.0, 1.0, 1.0) };
        all.fold(Rect::from_points(first, first), |bounds, point| bounds.union_pt(point))
    }

    /// Makes lines between points that lie on one circle about a common centre into arcs.
    pub fn arc(a: Point, b: Point, centre: Point) -> (Point, Point) {
        let (u, v) = (a - centre, b - centre);
        let angle = u.cross(v).atan2(u.dot(v));
        let reach = 4.0 / 3.0 * (angle / 4.0).tan();
        let turn = |r: Vec2| Vec2::new(-r.y, r.x);
        (a + turn(u) * reach, b - turn(v) * reach)
    }
}

fn nearest(here: Point, others: impl Iterator<Item = Point>) -> f64 {
    // Two points on one spot (a pyramid seen from above) leave no room between them: they do not count.
    let least = others
        .map(|other| here.distance(other))
        .filter(|d| *d > 1e-6)
        .fold(f64::INFINITY, f64::min);
    if least.is_finite() { least } else { 1.0 }
}

/// How far a point is from the straight line between two others.
pub fn distance_to_segment(point: Point, a: Point, b: Point) -> f64 {
    let (line, offset) = (b - a, point - a);
    let share =
        if line.hypot2() > 0.0 { (offset.dot(line) / line.hypot2()).clamp(0.0, 1.0) } else { 0.0 };
    (offset - line * share).hypot()
}

/// The convex hull of some points (Andrew's monotone chain).
pub fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let chain = |points: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for at in points {
            while let [.., a, b] = chain[..]
                && (b - a).cross(at - b) <= 0.0
            {
                chain.pop();
            }
            chain.push(at);
        }
        chain.pop();
        chain
    };
    let mut lower = chain(&mut points.iter().copied());
    lower.extend(chain(&mut points.iter().rev().copied()));
    lower
}
