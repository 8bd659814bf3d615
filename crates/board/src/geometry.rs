//! Points, angles and lines.
//!
//! The order of the arithmetic matters: sites are numbered by exact comparison of coordinates, so a formula that is
//! equal on paper but rounds differently would number some boards differently.

use std::ops::{Add, Mul, Sub};

/// Two numbers nearer than this are taken as equal.
pub const EPSILON: f64 = 1e-7;

/// A point, or a vector, in board units: the side of a basic cell is 1.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// Grows to the east.
    pub x: f64,
    /// Grows to the north.
    pub y: f64,
    /// Grows upwards.
    pub z: f64,
}

impl Point {
    /// A point of the plane.
    pub const fn flat(x: f64, y: f64) -> Self {
        Self { x, y, z: 0.0 }
    }

    /// A point in space.
    pub const fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }

    /// The distance to another point.
    pub fn distance(self, other: Self) -> f64 {
        let d = self - other;
        (d.x * d.x + d.y * d.y + d.z * d.z).sqrt()
    }

    /// The distance to another point, seen from above.
    pub fn flat_distance(self, other: Self) -> f64 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        (dx * dx + dy * dy).sqrt()
    }

    /// Whether another point is the same one, within a tolerance on the sum of the differences.
    pub fn coincides(self, other: Self, tolerance: f64) -> bool {
        let d = self - other;
        d.x.abs() + d.y.abs() + d.z.abs() < tolerance
    }

    /// The point half-way to another.
    pub fn midpoint(self, other: Self) -> Self {
        (self + other) * 0.5
    }

    /// The direction to another point: counter-clockwise from east, in −π..π.
    pub fn angle_to(self, other: Self) -> f64 {
        angle(other.x - self.x, other.y - self.y)
    }

    /// The point with both flat coordinates rounded to single precision.
    pub fn single(self) -> Self {
        Self::new(f64::from(self.x as f32), f64::from(self.y as f32), f64::from(self.z as f32))
    }

    /// The vector shortened to length one in the plane; a vector without length stays as it is.
    pub fn unit(self) -> Self {
        let length = (self.x * self.x + self.y * self.y).sqrt();
        if length < EPSILON { self } else { Self::flat(self.x / length, self.y / length) }
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self::new(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Self::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, k: f64) -> Self {
        Self::new(self.x * k, self.y * k, self.z * k)
    }
}

/// The angle of a vector: counter-clockwise from east, in −π..π.
///
/// Boards have steps that lie exactly on the border between two directions, so the last bit counts. It is computed
/// without the mathematics of the machine, which differ in that bit.
pub fn angle(x: f64, y: f64) -> f64 {
    libm::atan2(y, x)
}

/// Twice the signed area of the triangle `a b c`: positive when it runs counter-clockwise.
pub fn cross(a: Point, b: Point, c: Point) -> f64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Whether the way `a → b → c` turns right or goes straight on.
pub fn is_clockwise(a: Point, b: Point, c: Point) -> bool {
    cross(a, b, c) < EPSILON
}

/// The distance of a point from the endless line through `a` and `b`, seen from above.
pub fn distance_to_line(p: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = (dx * dx + dy * dy).sqrt();
    if length < EPSILON {
        return p.flat_distance(a);
    }
    (((p.x - a.x) * dy - (p.y - a.y) * dx) / length).abs()
}

/// The distance of a point from the stretch between `a` and `b`, seen from above.
pub fn distance_to_segment(p: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let squared = dx * dx + dy * dy;
    if squared < EPSILON {
        return p.flat_distance(a);
    }
    let t = (((p.x - a.x) * dx + (p.y - a.y) * dy) / squared).clamp(0.0, 1.0);
    p.flat_distance(Point::flat(a.x + t * dx, a.y + t * dy))
}

/// Where the lines `a b` and `c d` meet: the way along each of them, 0 at its first point and 1 at its second.
pub fn crossing_parameters(a: Point, b: Point, c: Point, d: Point) -> Option<(f64, f64)> {
    let (ux, uy) = (b.x - a.x, b.y - a.y);
    let (vx, vy) = (d.x - c.x, d.y - c.y);
    let determinant = ux * vy - uy * vx;
    if determinant.abs() < EPSILON {
        return None;
    }
    let (wx, wy) = (c.x - a.x, c.y - a.y);
    Some(((wx * vy - wy * vx) / determinant, (wx * uy - wy * ux) / determinant))
}

/// Whether two stretches meet, their ends included.
pub fn segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let within = |t: f64| (-EPSILON..=1.0 + EPSILON).contains(&t);
    crossing_parameters(a, b, c, d).is_some_and(|(s, t)| within(s) && within(t))
}

/// Twice the signed area of a polygon seen from above: negative when it runs clockwise.
pub fn signed_area(points: &[Point]) -> f64 {
    points.iter().zip(points.iter().cycle().skip(1)).map(|(p, q)| p.x * q.y - q.x * p.y).sum()
}

/// Whether a point lies in a polygon, seen from above, by the even-odd rule.
pub fn contains(polygon: &[Point], p: Point) -> bool {
    let mut inside = false;
    let mut j = polygon.len().wrapping_sub(1);
    for (i, a) in polygon.iter().enumerate() {
        let b = polygon[j];
        let spans = (a.y < p.y && b.y >= p.y) || (b.y < p.y && a.y >= p.y);
        if spans
            && (a.x <= p.x || b.x <= p.x)
            && a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) < p.x
        {
            inside = !inside;
        }
        j = i;
    }
    inside
}

/// The lowest and highest coordinates of some points; both zero without any.
pub fn bounds(points: impl IntoIterator<Item = Point>) -> (Point, Point) {
    let mut points = points.into_iter();
    let Some(first) = points.next() else {
        return (Point::default(), Point::default());
    };
    points.fold((first, first), |(low, high), p| {
        (
            Point::new(low.x.min(p.x), low.y.min(p.y), low.z.min(p.z)),
            Point::new(high.x.max(p.x), high.y.max(p.y), high.z.max(p.z)),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [
        Point::flat(0.0, 0.0),
        Point::flat(2.0, 0.0),
        Point::flat(2.0, 2.0),
        Point::flat(0.0, 2.0),
    ];

    #[test]
    fn a_counter_clockwise_square_has_positive_area() {
        assert_eq!(signed_area(&SQUARE), 8.0);
        assert!(!is_clockwise(SQUARE[0], SQUARE[1], SQUARE[2]));
    }

    #[test]
    fn inside_and_outside() {
        assert!(contains(&SQUARE, Point::flat(1.0, 1.0)));
        assert!(!contains(&SQUARE, Point::flat(3.0, 1.0)));
        assert!(!contains(&[], Point::flat(3.0, 1.0)));
    }

    #[test]
    fn diagonals_of_a_square_meet_in_its_middle() {
        let [a, b, c, d] = SQUARE;
        assert_eq!(crossing_parameters(a, c, b, d), Some((0.5, 0.5)));
        assert!(segments_meet(a, c, b, d));
        assert!(!segments_meet(a, b, d, c));
    }
}
