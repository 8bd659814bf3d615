//! Finding points by place without looking at all of them.

use rustc_hash::FxHashMap;

use super::{Graph, SAME};
use crate::geometry::Point;

/// A net of square meshes over the plane that knows which points lie in each mesh.
#[derive(Debug, Clone)]
pub struct Locator {
    mesh: f64,
    meshes: FxHashMap<(i64, i64), Vec<u32>>,
}

impl Locator {
    /// A net for questions about points up to `reach` apart.
    pub fn new(reach: f64) -> Self {
        Self { mesh: reach, meshes: FxHashMap::default() }
    }

    /// A net over points numbered from 0.
    pub fn over(points: impl IntoIterator<Item = Point>, reach: f64) -> Self {
        let mut net = Self::new(reach);
        for (i, point) in points.into_iter().enumerate() {
            net.insert(point, i as u32);
        }
        net
    }

    /// Adds a point.
    pub fn insert(&mut self, point: Point, id: u32) {
        self.meshes.entry(self.key(point)).or_default().push(id);
    }

    /// The points that may lie within reach of a place, in no order.
    pub fn near(&self, point: Point) -> impl Iterator<Item = u32> {
        let (x, y) = self.key(point);
        (x - 1..=x + 1)
            .flat_map(move |x| (y - 1..=y + 1).map(move |y| (x, y)))
            .filter_map(|key| self.meshes.get(&key))
            .flatten()
            .copied()
    }

    fn key(&self, point: Point) -> (i64, i64) {
        ((point.x / self.mesh).floor() as i64, (point.y / self.mesh).floor() as i64)
    }
}

impl Graph {
    /// A net over the vertices for [`Graph::find_vertex`].
    pub fn locator(&self) -> Locator {
        Locator::over(self.vertices.iter().map(|v| v.point), SAME)
    }

    /// The first vertex at a place.
    pub fn find_vertex(&self, locator: &Locator, point: Point) -> Option<u32> {
        locator.near(point).filter(|&v| self.point(v).coincides(point, SAME)).min()
    }

    /// The first vertex at a place, added when there is none.
    pub fn find_or_add_vertex(&mut self, locator: &mut Locator, point: Point) -> u32 {
        self.find_vertex(locator, point).unwrap_or_else(|| {
            let id = self.add_vertex(point);
            locator.insert(point, id);
            id
        })
    }
}
