//! Generating moves bit by bit, for tests that one move can answer.

use super::requirements::show_if_afterwards;
use super::{Kind, Moves};
use crate::world::World;

/// What a caller does with the moves behind an index of the arena; it says whether it has seen enough.
pub(crate) type Seen<'a, 'p> = &'a mut dyn FnMut(&mut World<'p>, usize) -> bool;

impl Moves {
    /// Shows the moves that [`Moves::generate`] would list to a caller, some at a time, until it has seen enough.
    ///
    /// The moves are cut off again after each call. Says whether the caller has seen enough.
    pub(crate) fn visit<'p>(&'p self, w: &mut World<'p>, seen: Seen<'_, 'p>) -> bool {
        if !w.descend() {
            w.ascend();
            return false;
        }
        let enough = self.visit_parts(w, &mut |w, start| {
            self.complete(w, start);
            seen(w, start)
        });
        w.ascend();
        enough
    }

    fn visit_parts<'p>(&'p self, w: &mut World<'p>, seen: Seen<'_, 'p>) -> bool {
        match &self.kind {
            Kind::All(list) => list.iter().any(|moves| moves.visit(w, seen)),
            Kind::If(parts) => {
                if parts.0.eval(w) {
                    parts.1.visit(w, seen)
                } else {
                    parts.2.as_ref().is_some_and(|otherwise| otherwise.visit(w, seen))
                }
            }
            Kind::Priority(list) => {
                for moves in list {
                    let mut some = false;
                    let enough = moves.visit(w, &mut |w, start| {
                        some = true;
                        seen(w, start)
                    });
                    if some {
                        return enough;
                    }
                }
                false
            }
            Kind::Do(parts) => match &**parts {
                (moves, None, Some(condition)) => {
                    moves.visit(w, &mut |w, start| show_if_afterwards(w, start, condition, seen))
                }
                _ => self.visit_all(w, seen),
            },
            Kind::ForEachPiece(pieces) if pieces.only_of_mover(w) => pieces.visit(w, seen),
            Kind::ForEachSite(parts) if parts.2.is_none() => {
                let saved = w.regs;
                let sites = parts.0.eval(w);
                let enough = sites.iter().any(|site| {
                    w.regs.to = site;
                    w.regs.site = site;
                    parts.1.visit(w, &mut |w, start| {
                        let inner = std::mem::replace(&mut w.regs, saved);
                        let enough = seen(w, start);
                        w.regs = inner;
                        enough
                    })
                });
                w.give(sites);
                w.regs = saved;
                enough
            }
            _ => self.visit_all(w, seen),
        }
    }

    /// Shows all moves at once.
    fn visit_all<'p>(&'p self, w: &mut World<'p>, seen: Seen<'_, 'p>) -> bool {
        let mark = w.arena.mark();
        let start = w.arena.moves.len();
        self.dispatch(w);
        let enough = w.arena.moves.len() > start && seen(w, start);
        w.arena.cut(mark);
        enough
    }
}
