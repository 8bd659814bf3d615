//! Choosing sites.

use super::{FromPart, ToPart};
use crate::action::{Act, Action};
use crate::ints::Int;
use crate::world::World;

/// Chooses a site, or two.
#[derive(Debug)]
pub struct SelectMove {
    /// The first site.
    pub from: FromPart,
    /// The second site.
    pub to: Option<ToPart>,
    /// Who makes it; the mover if not said.
    pub mover: Option<Int>,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl SelectMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let saved = w.regs;
        let stacks = w.program.layout.needs.stacks;
        let start = w.arena.moves.len();
        let mut froms = w.take_ints();
        self.from.sites(w, &mut froms);
        for &from in &froms {
            if from < 0 {
                continue;
            }
            let from_kind = w.site_kind(from, self.from.kind);
            if w.program.layout.slot(from, from_kind).is_none() {
                continue;
            }
            w.regs.from = from;
            w.regs.to = from;
            if self.from.condition.as_ref().is_some_and(|c| !c.eval(w)) {
                continue;
            }
            let level_from = if stacks {
                let top = w.top_level(from, from_kind);
                self.from.level.as_ref().map_or(top, |l| l.eval(w))
            } else {
                -1
            };
            let Some(to_part) = &self.to else {
                let act = Act::Select {
                    from_kind,
                    from,
                    level_from,
                    to_kind: from_kind,
                    to: -1,
                    level_to: -1,
                };
                self.push(w, act, from, from);
                continue;
            };
            let mut tos = w.take_ints();
            to_part.sites(w, &mut tos);
            for &to in &tos {
                if to < 0 {
                    continue;
                }
                let to_kind = w.site_kind(to, to_part.kind.unwrap_or(w.program.layout.default));
                w.regs.to = to;
                if !to_part.holds(w) {
                    continue;
                }
                let top = w.top_level(to, to_kind);
                let level_to = to_part.level.as_ref().map_or(top, |l| l.eval(w));
                let act = Act::Select { from_kind, from, level_from, to_kind, to, level_to };
                self.push(w, act, from, to);
            }
            w.give_ints(tos);
        }
        w.give_ints(froms);
        if let Some(mover) = &self.mover {
            let mover = mover.eval(w);
            w.arena.moves[start..].iter_mut().for_each(|m| m.mover = mover);
        }
        w.regs = saved;
    }

    fn push(&self, w: &mut World<'_>, act: Act, from: i32, to: i32) {
        let mv = w.arena.single(Action { act, decision: self.decision });
        w.emit(mv, from, to);
    }
}
