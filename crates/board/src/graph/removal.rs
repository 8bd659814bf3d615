//! Taking things out of a graph; the numbers of what remains close up.

use super::Graph;

impl Graph {
    /// Removes a vertex with its edges and faces.
    pub fn remove_vertex(&mut self, vertex: u32) {
        let mut gone = vec![false; self.vertices.len()];
        gone[vertex as usize] = true;
        self.remove_vertices(&gone);
    }

    /// Removes the marked vertices with their edges and faces.
    pub fn remove_vertices(&mut self, gone: &[bool]) {
        let is_gone = |v: u32| gone[v as usize];
        let edges: Vec<bool> = self.edges.iter().map(|e| is_gone(e.a) || is_gone(e.b)).collect();
        let faces: Vec<bool> =
            self.faces.iter().map(|f| f.vertices.iter().any(|&v| is_gone(v))).collect();
        self.drop_faces(&faces);
        self.drop_edges(&edges);
        let new = compacted(gone);
        retain(&mut self.vertices, gone);
        for vertex in &mut self.vertices {
            vertex.pivot = vertex.pivot.filter(|&p| !gone[p as usize]);
        }
        self.renumber_vertices(|v| new[v as usize]);
    }

    /// Removes an edge and the faces on it; its ends stay.
    pub fn remove_edge(&mut self, edge: u32) {
        let faces: Vec<bool> = self.faces.iter().map(|f| f.edges.contains(&edge)).collect();
        self.drop_faces(&faces);
        let mut gone = vec![false; self.edges.len()];
        gone[edge as usize] = true;
        self.drop_edges(&gone);
    }

    /// Removes a face and, if wanted, those of its edges that no other face needs; vertices stay.
    pub fn remove_face(&mut self, face: u32, remove_orphans: bool) {
        let mut gone = vec![false; self.faces.len()];
        gone[face as usize] = true;
        self.remove_faces(&gone, remove_orphans);
    }

    /// Removes the marked faces and, if wanted, those of their edges that no other face needs.
    pub fn remove_faces(&mut self, gone: &[bool], remove_orphans: bool) {
        let mut orphans = vec![false; self.edges.len()];
        for (face, _) in self.faces.iter().zip(gone).filter(|(_, gone)| **gone) {
            for &edge in &face.edges {
                orphans[edge as usize] = true;
            }
        }
        self.drop_faces(gone);
        if remove_orphans {
            for (orphan, edge) in orphans.iter_mut().zip(&self.edges) {
                *orphan &= edge.left.is_none() && edge.right.is_none();
            }
            self.drop_edges(&orphans);
        }
    }

    /// Removes loose ends, then vertices without edges.
    ///
    /// It is one pass from the last edge to the first: a chain is eaten only as far as it is numbered that way.
    pub fn trim(&mut self) {
        let mut degree: Vec<usize> = self.vertices.iter().map(|v| v.edges.len()).collect();
        let mut gone = vec![false; self.edges.len()];
        for (i, edge) in self.edges.iter().enumerate().rev() {
            if degree[edge.a as usize] == 1 || degree[edge.b as usize] == 1 {
                gone[i] = true;
                degree[edge.a as usize] -= 1;
                degree[edge.b as usize] -= 1;
            }
        }
        let faces: Vec<bool> =
            self.faces.iter().map(|f| f.edges.iter().any(|&e| gone[e as usize])).collect();
        self.drop_faces(&faces);
        self.drop_edges(&gone);
        let mut is_pivot = vec![false; self.vertices.len()];
        for pivot in self.vertices.iter().filter_map(|v| v.pivot) {
            is_pivot[pivot as usize] = true;
        }
        let lone: Vec<bool> = (self.vertices.iter().zip(&is_pivot))
            .map(|(v, &pivot)| v.edges.is_empty() && !pivot)
            .collect();
        self.remove_vertices(&lone);
    }

    /// Removes the marked edges, whose faces are gone already.
    pub(super) fn drop_edges(&mut self, gone: &[bool]) {
        if !gone.contains(&true) {
            return;
        }
        for vertex in &mut self.vertices {
            vertex.edges.retain(|&e| !gone[e as usize]);
        }
        retain(&mut self.edges, gone);
        let new = compacted(gone);
        self.renumber_edges(|e| new[e as usize]);
    }

    fn drop_faces(&mut self, gone: &[bool]) {
        if !gone.contains(&true) {
            return;
        }
        for vertex in &mut self.vertices {
            vertex.faces.retain(|&f| !gone[f as usize]);
        }
        for edge in &mut self.edges {
            edge.left = edge.left.filter(|&f| !gone[f as usize]);
            edge.right = edge.right.filter(|&f| !gone[f as usize]);
        }
        retain(&mut self.faces, gone);
        let new = compacted(gone);
        self.renumber_faces(|f| new[f as usize]);
    }
}

/// The number of each remaining element after the marked ones are gone.
fn compacted(gone: &[bool]) -> Vec<u32> {
    let mut next = 0;
    gone.iter()
        .map(|&gone| {
            let id = next;
            next += u32::from(!gone);
            id
        })
        .collect()
}

fn retain<T>(items: &mut Vec<T>, gone: &[bool]) {
    let mut keep = gone.iter().map(|gone| !gone);
    items.retain(|_| keep.next().unwrap_or(true));
}
