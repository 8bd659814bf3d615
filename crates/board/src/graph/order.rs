//! Numbering by place: rows from the bottom, each from the left.

use super::Graph;
use crate::geometry::Point;
use crate::site::SiteType;

impl Graph {
    /// Numbers the elements of all types by place.
    pub fn reorder(&mut self) {
        for kind in SiteType::ALL {
            self.reorder_type(kind);
        }
    }

    /// Numbers the elements of one type by place; what lies above each other keeps its order.
    pub fn reorder_type(&mut self, kind: SiteType) {
        match kind {
            SiteType::Vertex => {
                let order = by_place(self.vertices.iter().map(|v| v.point));
                let new = inverse(&order);
                permute(&mut self.vertices, &order);
                self.renumber_vertices(|v| new[v as usize]);
            }
            SiteType::Edge => {
                let order = by_place((0..self.edges.len() as u32).map(|e| self.midpoint(e)));
                let new = inverse(&order);
                permute(&mut self.edges, &order);
                self.renumber_edges(|e| new[e as usize]);
            }
            SiteType::Cell => {
                let order = by_place(self.faces.iter().map(|f| f.centre));
                let new = inverse(&order);
                permute(&mut self.faces, &order);
                self.renumber_faces(|f| new[f as usize]);
            }
        }
    }

    /// Rewrites every mention of a vertex.
    pub(super) fn renumber_vertices(&mut self, new: impl Fn(u32) -> u32) {
        for edge in &mut self.edges {
            edge.a = new(edge.a);
            edge.b = new(edge.b);
        }
        for vertex in self.faces.iter_mut().flat_map(|f| &mut f.vertices) {
            *vertex = new(*vertex);
        }
        for pivot in self.vertices.iter_mut().filter_map(|v| v.pivot.as_mut()) {
            *pivot = new(*pivot);
        }
    }

    /// Rewrites every mention of an edge.
    pub(super) fn renumber_edges(&mut self, new: impl Fn(u32) -> u32) {
        for edge in self.vertices.iter_mut().flat_map(|v| &mut v.edges) {
            *edge = new(*edge);
        }
        for edge in self.faces.iter_mut().flat_map(|f| &mut f.edges) {
            *edge = new(*edge);
        }
    }

    /// Rewrites every mention of a face.
    pub(super) fn renumber_faces(&mut self, new: impl Fn(u32) -> u32) {
        for face in self.vertices.iter_mut().flat_map(|v| &mut v.faces) {
            *face = new(*face);
        }
        for edge in &mut self.edges {
            edge.left = edge.left.map(&new);
            edge.right = edge.right.map(&new);
        }
    }
}

/// The old numbers in the new order.
fn by_place(points: impl Iterator<Item = Point>) -> Vec<u32> {
    let keys: Vec<f64> = points.map(|p| p.y * 100.0 + p.x).collect();
    let mut order: Vec<u32> = (0..keys.len() as u32).collect();
    order.sort_by(|&i, &j| keys[i as usize].total_cmp(&keys[j as usize]));
    order
}

/// The new number of each old one.
fn inverse(order: &[u32]) -> Vec<u32> {
    let mut new = vec![0; order.len()];
    for (place, &old) in order.iter().enumerate() {
        new[old as usize] = place as u32;
    }
    new
}

fn permute<T>(items: &mut Vec<T>, order: &[u32]) {
    let mut old: Vec<Option<T>> = std::mem::take(items).into_iter().map(Some).collect();
    items.extend(order.iter().filter_map(|&i| old[i as usize].take()));
}
