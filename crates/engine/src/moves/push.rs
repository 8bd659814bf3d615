//! Shooting, pushing, attracting and flipping.

use board::{Direction, SiteType};

use super::{FromPart, ToPart};
use crate::action::{Act, Action};
use crate::directions::Directions;
use crate::ints::Int;
use crate::world::World;

/// Shoots a piece along rays.
#[derive(Debug)]
pub struct Shoot {
    /// The component.
    pub what: Int,
    /// Where from; where the last move ended if not said.
    pub from: Option<FromPart>,
    /// In which directions.
    pub direction: Direction,
    /// Which sites.
    pub to: ToPart,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl Shoot {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.as_ref().map_or(w.program.layout.default, |f| f.kind);
        let Some(from) = start(self.from.as_ref(), w) else { return };
        if from < 0 {
            return;
        }
        let saved = w.regs;
        let what = self.what.eval(w);
        for ray in w.program.topology.rays(kind, from as u32, self.direction) {
            for &site in &ray.sites[1..] {
                let site = site as i32;
                w.regs.to = site;
                let fits = match &self.to.condition {
                    Some(condition) => condition.eval(w),
                    None => {
                        let slot = w.program.layout.board_slot(site, SiteType::Cell);
                        slot.is_some_and(|s| w.state.is_empty(s))
                    }
                };
                if !fits {
                    break;
                }
                let mv = w.placing(kind, site, what, -1, false, self.decision);
                w.emit(mv, site, site);
                w.regs.between = site;
            }
            w.regs.between = saved.between;
        }
        w.regs = saved;
    }
}

/// The site of a `from`, or where the last move ended.
pub(super) fn start<'p>(from: Option<&'p FromPart>, w: &mut World<'p>) -> Option<i32> {
    match from {
        Some(from) if from.place.is_some() => from.site(w),
        _ => Some(w.last_played().map_or(-1, |m| m.to)),
    }
}

fn plain_add(kind: SiteType, to: i32, what: i32) -> Act {
    Act::Add {
        kind: Some(kind),
        to,
        level: -1,
        what,
        count: 1,
        state: -1,
        rotation: -1,
        value: -1,
        on_stack: false,
    }
}

/// Pushes a line of pieces.
#[derive(Debug)]
pub struct Push {
    /// The first piece.
    pub from: Option<FromPart>,
    /// In which direction.
    pub directions: Directions,
}

impl Push {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.as_ref().map_or(w.program.layout.default, |f| f.kind);
        let Some(from) = start(self.from.as_ref(), w) else { return };
        if from < 0 {
            return;
        }
        let Some(&direction) = self.directions.eval(w, kind, from).first() else { return };
        let mut carried = w.what_at(from, kind);
        let remove = |site| Act::Remove { kind, to: site, level: -1, deferred: false };
        single(w, remove(from), from);
        let Some(ray) = w.program.topology.rays(kind, from as u32, direction).next() else {
            return;
        };
        for &site in &ray.sites[1..] {
            let site = site as i32;
            let there = w.what_at(site, kind);
            if there != 0 {
                single(w, remove(site), site);
            }
            single(w, plain_add(kind, site, carried), site);
            if there == 0 {
                break;
            }
            carried = there;
        }
    }
}

fn single(w: &mut World<'_>, act: Act, site: i32) {
    let mv = w.arena.single(Action::effect(act));
    w.emit(mv, site, site);
}

/// Draws pieces near.
#[derive(Debug)]
pub struct Attract {
    /// To where.
    pub from: Option<FromPart>,
    /// From which directions.
    pub direction: Direction,
}

impl Attract {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.as_ref().map_or(w.program.layout.default, |f| f.kind);
        let Some(from) = start(self.from.as_ref(), w) else { return };
        if from < 0 {
            return;
        }
        for ray in w.program.topology.rays(kind, from as u32, self.direction) {
            let mut pieces = w.take_ints();
            for &site in &ray.sites[1..] {
                let what = w.what_at(site as i32, kind);
                if what != 0 {
                    pieces.push(what);
                    let act = Act::Remove { kind, to: site as i32, level: -1, deferred: false };
                    single(w, act, site as i32);
                }
            }
            for (&what, &site) in pieces.iter().zip(&ray.sites[1..]) {
                single(w, plain_add(kind, site as i32, what), site as i32);
            }
            w.give_ints(pieces);
        }
    }
}

/// Turns pieces over.
#[derive(Debug)]
pub struct Flip {
    /// Where; the register if not said.
    pub site: Option<Int>,
    /// The type of the site.
    pub kind: SiteType,
}

impl Flip {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let site = self.site.as_ref().map_or(w.regs.to, |s| s.eval(w));
        let Some(slot) = w.program.layout.slot(site, self.kind) else { return };
        let kind = w.site_kind(site, self.kind);
        let flipped = |w: &World<'_>, what: i32, state: i32| {
            let flips = w.program.components.get(what as usize).and_then(|c| c.flips)?;
            Some(if state == flips.0 {
                flips.1
            } else if state == flips.1 {
                flips.0
            } else {
                state
            })
        };
        let height = w.state.height(slot);
        if height <= 1 {
            let what = w.state.what(slot);
            let Some(state) = flipped(w, what, w.state.local_state(slot)) else { return };
            if what > 0 {
                let act = Act::SetState { kind: Some(kind), to: site, level: -1, state };
                let mv = w.arena.single(Action::effect(act));
                w.arena.moves.push(mv);
            }
            return;
        }
        let mut actions = Vec::new();
        for level in 0..height as i32 {
            actions.push(Action::effect(Act::Remove { kind, to: site, level, deferred: false }));
        }
        for level in (0..height as i32).rev() {
            let piece = w.state.level(slot, level);
            let state = flipped(w, piece.what, piece.state).unwrap_or(piece.state);
            actions.push(Action::effect(Act::Add {
                kind: Some(kind),
                to: site,
                level: -1,
                what: piece.what,
                count: 1,
                state,
                rotation: piece.rotation,
                value: piece.value,
                on_stack: true,
            }));
        }
        let mv = w.arena.several(&actions);
        w.push_move(mv);
    }
}
