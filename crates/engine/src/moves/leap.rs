//! Leaps to the ends of walks.

use board::{Direction, SiteType};
use language::words::WalkStep;

use super::{FromPart, ToPart};
use crate::action::{Act, Action, Shift};
use crate::booleans::Bool;
use crate::regions::walk_ends;
use crate::world::World;

/// A leap to the end of a walk.
#[derive(Debug)]
pub struct LeapMove {
    /// Where from.
    pub from: FromPart,
    /// The walks.
    pub walks: Box<[Box<[WalkStep]>]>,
    /// Where the walks end from each site, if that never changes.
    pub ends: Option<Box<[Box<[i32]>]>>,
    /// Whether only forward.
    pub forward: Bool,
    /// Whether to begin in every direction.
    pub rotations: Bool,
    /// Where to.
    pub to: ToPart,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl LeapMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        self.each(w, |leap, w, from, to| {
            if !w.builds(to) {
                return;
            }
            let shift = Shift::simple(leap.from.kind, from, to);
            let mut mv = w.arena.single(Action { act: Act::Move(shift), decision: leap.decision });
            if let Some(effect) = &leap.to.effect {
                mv = effect.chain(w, mv);
            }
            w.emit(mv, from, to);
            w.built();
        });
    }

    /// Whether such a leap can end at a site.
    pub(super) fn reaches<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        let mut reaches = false;
        self.each(w, |_, _, _, to| reaches |= to == site);
        reaches
    }

    /// Calls back with each leap that may be made, its target in the register.
    fn each<'p>(
        &'p self,
        w: &mut World<'p>,
        mut found: impl FnMut(&'p Self, &mut World<'p>, i32, i32),
    ) {
        let kind = self.from.kind;
        let Some(from) = self.from.site(w) else { return };
        if from < 0 || from as usize >= w.program.topology.count(kind) {
            return;
        }
        let saved = w.regs;
        w.regs.from = from;
        if self.from.condition.as_ref().is_some_and(|c| !c.eval(w)) {
            // The register stays changed, as rules can see.
            return;
        }
        let forward = self.forward.eval(w);
        let mut leap = |w: &mut World<'p>, to: i32| {
            w.regs.to = to;
            if (!forward || is_forward(w, kind, from, to)) && self.to.holds(w) {
                found(self, w, from, to);
            }
        };
        match &self.ends {
            Some(ends) => {
                let ends = ends.get(from as usize).map_or(&[][..], |ends| ends);
                ends.iter().for_each(|&to| leap(w, to));
            }
            None => {
                let rotations = self.rotations.eval(w);
                let mut targets = w.take_bits();
                let topology = &w.program.topology;
                let default = w.program.layout.default;
                walk_ends(topology, default, from, &self.walks, rotations, &mut targets);
                targets.iter().for_each(|to| leap(w, to));
                w.give_bits(targets);
            }
        }
        w.regs = saved;
    }
}

/// Whether a site lies in front of the piece at another, by rows and columns.
fn is_forward(w: &World<'_>, kind: SiteType, from: i32, to: i32) -> bool {
    let what = w.what_at(from, kind);
    let Some(facing) = w.program.components.get(what as usize).and_then(|c| c.facing) else {
        return true;
    };
    let elements = w.program.topology.of(kind);
    let row = elements.rows[to as usize] as i32 - elements.rows[from as usize] as i32;
    let column = elements.columns[to as usize] as i32 - elements.columns[from as usize] as i32;
    match facing {
        Direction::N => row > 0,
        Direction::S => row < 0,
        Direction::E => column > 0,
        Direction::W => column < 0,
        Direction::NE => row > 0 && column > 0,
        Direction::NW => row > 0 && column < 0,
        Direction::SE => row < 0 && column > 0,
        Direction::SW => row < 0 && column < 0,
        _ => false,
    }
}
