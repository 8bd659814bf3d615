//! Moves from any site to any site.

use board::SiteType;

use super::{FromPart, ToPart};
use crate::action::{Act, Action, Shift};
use crate::arena::Part;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::world::World;

/// A move from any site to any site.
#[derive(Debug)]
pub struct FromToMove {
    /// Where from.
    pub from: FromPart,
    /// Where to.
    pub to: ToPart,
    /// How many.
    pub count: Option<Int>,
    /// Whether the piece is copied.
    pub copy: Bool,
    /// Whether the whole stack moves.
    pub stack: bool,
    /// Who makes it; the mover if not said.
    pub mover: Option<Int>,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl FromToMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let saved = w.regs;
        let mut froms = w.take_ints();
        self.from.sites(w, &mut froms);
        for &from in &froms {
            if from < 0 {
                continue;
            }
            let kind = w.site_kind(from, self.from.kind);
            let what = w.what_at(from, kind);
            if what <= 0 {
                continue;
            }
            w.regs.from = from;
            let copy = self.copy.eval(w);
            if self.from.condition.as_ref().is_some_and(|c| !c.eval(w)) {
                continue;
            }
            let mut tos = w.take_ints();
            self.to.sites(w, &mut tos);
            let count = self.count.as_ref().map_or(1, |c| c.eval(w));
            let large =
                w.program.components.get(what as usize).is_some_and(|c| !c.walks.is_empty());
            if large {
                self.large(w, from, kind, what, &tos);
            } else {
                for &to in &tos {
                    if to >= 0 {
                        self.to_site(w, from, kind, to, count, copy, saved.from);
                    }
                }
            }
            w.give_ints(tos);
            w.regs.to = saved.to;
        }
        w.give_ints(froms);
        // Other registers keep what effects have left there: the level of a `forEach Level`, say.
        (w.regs.from, w.regs.to) = (saved.from, saved.to);
    }

    /// Whether such a move can end at a site.
    pub(super) fn reaches<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        if site < 0 || self.never_ends_at(w, site) {
            return false;
        }
        let saved = w.regs;
        let mut froms = w.take_ints();
        self.from.sites(w, &mut froms);
        let reaches = froms.iter().any(|&from| {
            let kind = w.site_kind(from, self.from.kind);
            let what = w.what_at(from, kind);
            if from < 0 || what <= 0 {
                return false;
            }
            w.regs.from = from;
            w.regs.to = saved.to;
            if self.from.condition.as_ref().is_some_and(|c| !c.eval(w)) {
                return false;
            }
            let mut tos = w.take_ints();
            self.to.sites(w, &mut tos);
            let leads = tos.contains(&site);
            w.give_ints(tos);
            w.regs.to = site;
            leads && self.to.holds(w)
        });
        w.give_ints(froms);
        (w.regs.from, w.regs.to) = (saved.from, saved.to);
        reaches
    }

    /// Whether it goes to empty sites only, and this site is none.
    fn never_ends_at(&self, w: &World<'_>, site: i32) -> bool {
        let kind = w.program.layout.default;
        self.to.is_of_empty_sites(kind)
            && w.program.layout.board_slot(site, kind).is_some_and(|slot| !w.state.is_empty(slot))
    }

    #[allow(clippy::too_many_arguments, reason = "the candidate and its register")]
    fn to_site<'p>(
        &'p self,
        w: &mut World<'p>,
        from: i32,
        from_kind: SiteType,
        to: i32,
        count: i32,
        copy: bool,
        outer_from: i32,
    ) {
        let stacks = w.program.layout.needs.stacks;
        let to_kind = match self.to.kind {
            Some(kind) if kind != SiteType::Cell => kind,
            kind => w.site_kind(to, kind.unwrap_or(w.program.layout.default)),
        };
        let outer = |w: &mut World<'p>, level: &'p Int| {
            let inner = std::mem::replace(&mut w.regs.from, outer_from);
            let level = level.eval(w);
            w.regs.from = inner;
            level
        };
        let level_from = self.from.level.as_ref().map(|l| outer(w, l));
        let level_to = self.to.level.as_ref().map(|l| outer(w, l));
        w.regs.to = to;
        if !self.to.holds(w) {
            return;
        }
        let mut shift = Shift::simple(from_kind, from, to);
        shift.to_kind = to_kind;
        let act = if let Some(level) = level_to {
            shift.level_to = level;
            shift.stack = self.stack;
            if !self.stack {
                shift.level_from = level_from.unwrap_or(-1);
            }
            Act::Move(shift)
        } else if let (Some(level), true) = (level_from, self.count.is_none()) {
            shift.level_from = level;
            if copy { Act::Copy(shift) } else { Act::Move(shift) }
        } else if self.count.is_none() && copy {
            shift.level_from = w.top_level(from, from_kind);
            Act::Copy(shift)
        } else if self.count.is_none() {
            if self.stack {
                shift.stack = true;
                shift.level_from = 0;
            }
            Act::Move(shift)
        } else if stacks || self.stack {
            Act::StackMove { from_kind, from, to_kind, to, levels: count }
        } else {
            Act::MoveCount { from_kind, from, to_kind, to, count }
        };
        let mut mv = w.arena.single(Action { act, decision: self.decision });
        if stacks {
            let top = w.top_level(from, from_kind);
            (mv.level_min, mv.level_max) = if self.stack {
                (0, top)
            } else {
                let level = level_from.unwrap_or(top);
                (level, level)
            };
        }
        let mover = self.mover.as_ref().map(|m| m.eval(w));
        if let Some(rotations) = &self.to.rotations {
            let plain = mv;
            for &direction in rotations {
                let Some(rotation) = crate::arrays::rotation_of(w, direction) else { continue };
                let turn = Act::SetRotation { kind: Some(to_kind), to, rotation };
                let mut mv = plain;
                mv.parts =
                    w.arena.with_parts(&[], plain.parts, &[Part::Action(Action::effect(turn))]);
                w.emit(mv, from, to);
            }
            return;
        }
        if let Some(effect) = &self.to.effect {
            let inner = std::mem::replace(&mut w.regs.from, outer_from);
            let holds = effect.condition.as_ref().is_none_or(|c| c.eval(w));
            w.regs.from = inner;
            if holds {
                mv = effect.chain_always(w, mv);
            }
        }
        w.emit(mv, from, to);
        if let (Some(mover), Some(last)) = (mover, w.arena.moves.last_mut()) {
            last.mover = mover;
        }
    }

    /// A piece that covers several cells may turn and shift.
    fn large<'p>(&'p self, w: &mut World<'p>, from: i32, kind: SiteType, what: i32, tos: &[i32]) {
        let slot = w.program.layout.slot(from, kind);
        let now = slot.map_or(0, |s| w.state.local_state(s));
        let mut anchors: Vec<i32> = tos.iter().copied().filter(|&t| t >= 0).collect();
        if w.program.layout.container(from) == 0 {
            w.footprint(from, what, now, &mut |s| {
                if s != from && !anchors.contains(&s) {
                    anchors.push(s);
                }
            });
        }
        let component = &w.program.components[what as usize];
        let states = 4 * component.walks.len() as i32;
        let domino = component.domino;
        let first_move = w.state.get(crate::state::Scalar::Moves) == 0;
        for &to in &anchors {
            for state in 0..states {
                let mut cells = w.take_ints();
                w.footprint(to, what, state, &mut |s| cells.push(s));
                let fits = !cells.is_empty()
                    && cells.iter().all(|&s| {
                        if domino {
                            first_move || w.state.is_playable(s as usize)
                        } else {
                            anchors.contains(&s) || s == from
                        }
                    });
                if fits && (to, state) != (from, now) {
                    let mut shift = Shift::simple(kind, from, to);
                    shift.to_kind = w.program.layout.default;
                    shift.state = state;
                    let mut mv =
                        w.arena.single(Action { act: Act::Move(shift), decision: self.decision });
                    mv.state = state;
                    w.emit(mv, from, to);
                }
                w.give_ints(cells);
            }
        }
    }
}
