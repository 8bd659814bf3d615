//! The moves of groups.

use board::SiteType;

use super::Moves;
use crate::booleans::Bool;
use crate::directions::Directions;
use crate::world::World;

/// Moves for each group of pieces.
#[derive(Debug)]
pub struct ForEachGroup {
    /// How sites hang together.
    pub directions: Directions,
    /// Which sites belong to groups; those of the mover if not said.
    pub condition: Option<Bool>,
    /// The moves.
    pub moves: Moves,
    /// The type of the sites.
    pub kind: SiteType,
}

impl ForEachGroup {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let saved = w.regs;
        let mut groups = Vec::new();
        w.each_group(self.kind, &self.directions, self.condition.as_ref(), &mut |_, sites| {
            groups.push(sites.to_vec());
        });
        for group in groups {
            let mut bits = w.take_bits();
            group.iter().for_each(|&s| bits.insert_site(s));
            w.regs.region = w.held.len() as i32;
            w.held.push(bits);
            self.moves.generate(w);
            if let Some(bits) = w.held.pop() {
                w.give_bits(bits);
            }
        }
        w.regs = saved;
    }
}
