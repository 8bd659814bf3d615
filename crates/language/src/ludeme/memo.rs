//! What the matcher has found out about each node.
//!
//! A node is tried with a handful of types, so that a chain of entries for each node is smaller and faster than a map.

use syntax::NodeId;

use super::Slot;

/// No entry.
const END: u32 = u32::MAX;

/// Findings by node and type; a type is told by the address of its description.
pub(super) struct Memo {
    /// The latest entry of each node.
    heads: Vec<u32>,
    entries: Vec<Entry>,
    slots: Vec<Slot>,
}

struct Entry {
    ty: usize,
    next: u32,
    found: Found,
}

/// Whether and how a node is of a type. For a choice: which alternative; for a clause: how its arguments were taken.
pub(super) type Found = Option<u32>;

impl Memo {
    pub(super) fn new(nodes: usize) -> Memo {
        Memo { heads: vec![END; nodes], entries: Vec::with_capacity(2 * nodes), slots: vec![] }
    }

    pub(super) fn get(&self, node: NodeId, ty: usize) -> Option<Found> {
        let mut at = self.heads[node.0 as usize];
        while let Some(entry) = self.entries.get(at as usize) {
            if entry.ty == ty {
                return Some(entry.found);
            }
            at = entry.next;
        }
        None
    }

    pub(super) fn insert(&mut self, node: NodeId, ty: usize, found: Found) {
        let head = &mut self.heads[node.0 as usize];
        self.entries.push(Entry { ty, next: *head, found });
        *head = self.entries.len() as u32 - 1;
    }

    /// Keeps the slots of a clause and says where they start.
    pub(super) fn keep(&mut self, slots: impl Iterator<Item = Slot>) -> u32 {
        let start = self.slots.len() as u32;
        self.slots.extend(slots);
        start
    }

    pub(super) fn slot(&self, at: usize) -> Slot {
        self.slots[at]
    }
}
