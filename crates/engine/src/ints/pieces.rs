//! Where a piece is.

use board::SiteType;

use super::Int;
use crate::world::World;

/// The site of a piece.
#[derive(Debug)]
pub struct Where {
    /// The component.
    pub what: Int,
    /// Only in that state.
    pub state: Option<Int>,
    /// Whether the piece was named: then the order of the index counts, not that of the sites.
    pub by_index: bool,
    /// The type of the site.
    pub kind: SiteType,
}

impl Where {
    /// The site; -1 if it is not on the board.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let what = self.what.eval(w);
        if what <= 0 || what as usize >= w.program.components.len() {
            return -1;
        }
        let state = self.state.as_ref().map_or(-1, |s| s.eval(w));
        if self.by_index {
            for i in 0..w.state.owned_len(what as usize) {
                let Some(entry) = w.state.owned_at(what as usize, i) else { break };
                if w.program.layout.container(entry.site) != 0 {
                    continue;
                }
                let slot = w.program.layout.slot(entry.site, entry.kind);
                if state == -1 || slot.is_some_and(|slot| w.state.local_state(slot) == state) {
                    return entry.site;
                }
            }
            return -1;
        }
        let n = w.program.topology.count(self.kind) as i32;
        for site in 0..n {
            let Some(slot) = w.program.layout.board_slot(site, self.kind) else { continue };
            let here = if w.program.layout.needs.stacks {
                (0..w.state.stack_size(slot) as i32).any(|l| w.state.level(slot, l).what == what)
            } else {
                w.state.what(slot) == what
            };
            if here && (state == -1 || w.state.local_state(slot) == state) {
                return site;
            }
        }
        -1
    }
}

/// The level of a piece in a stack.
#[derive(Debug)]
pub struct WhereLevel {
    /// The component.
    pub what: Int,
    /// Only in that state.
    pub state: Option<Int>,
    /// The site of the stack.
    pub at: Int,
    /// Whether to look from the top.
    pub from_top: crate::booleans::Bool,
    /// The type of the site.
    pub kind: SiteType,
}

impl WhereLevel {
    /// The level; -1 if the piece is not there.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let what = self.what.eval(w);
        let at = self.at.eval(w);
        let state = self.state.as_ref().map_or(-1, |s| s.eval(w));
        let from_top = self.from_top.eval(w);
        let Some(slot) = w.program.layout.action_slot(at, self.kind) else { return -1 };
        let size = if w.program.layout.needs.stacks { w.state.stack_size(slot) as i32 } else { 0 };
        let fits = |level: &i32| {
            let piece = w.state.level(slot, *level);
            piece.what == what && (state == -1 || piece.state == state)
        };
        let found = if from_top { (0..size).rev().find(fits) } else { (0..size).find(fits) };
        found.unwrap_or(-1)
    }
}
