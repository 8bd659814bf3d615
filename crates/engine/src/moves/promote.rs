//! Promotion, and taking over pieces.

use board::SiteType;

use super::Place;
use crate::action::{Act, Action};
use crate::ints::Int;
use crate::players::Players;
use crate::world::World;

/// Turns a piece into another.
#[derive(Debug)]
pub struct PromoteMove {
    /// Where; the register if not said.
    pub site: Option<Int>,
    /// Into what.
    pub whats: Box<[Int]>,
    /// The type of the site.
    pub kind: SiteType,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl PromoteMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let site = self.site.as_ref().map_or(w.regs.to, |s| s.eval(w));
        if site < 0 {
            return;
        }
        for what in &self.whats {
            let what = what.eval(w);
            if what < 1 {
                continue;
            }
            let act = Act::Promote { kind: Some(self.kind), to: site, level: -1, what };
            let mv = w.arena.single(Action { act, decision: self.decision });
            w.emit(mv, site, site);
        }
    }
}

/// Hands the pieces of one player to another.
#[derive(Debug)]
pub struct TakeControl {
    /// Whose pieces.
    pub of: Players,
    /// Who gets them.
    pub by: Int,
    /// Which sites; all if not said.
    pub place: Option<Place>,
    /// The type of the sites.
    pub kind: SiteType,
}

impl TakeControl {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let of = self.of.eval(w);
        let by = self.by.eval(w);
        let allowed = self.place.as_ref().map(|place| {
            let mut sites = w.take_ints();
            place.sites(w, &mut sites);
            sites
        });
        for (index, component) in w.program.components.iter().enumerate().skip(1) {
            if of >> component.owner & 1 == 0 || component.owner == by {
                continue;
            }
            let twin =
                w.program.components.iter().position(|c| c.owner == by && c.base == component.base);
            let Some(twin) = twin else { continue };
            for i in 0..w.state.owned_len(index) {
                let Some(entry) = w.state.owned_at(index, i) else { break };
                if allowed.as_ref().is_some_and(|sites| !sites.contains(&entry.site)) {
                    continue;
                }
                let Some(slot) = w.program.layout.slot(entry.site, entry.kind) else { continue };
                let add = Act::Add {
                    kind: Some(entry.kind),
                    to: entry.site,
                    level: -1,
                    what: twin as i32,
                    count: w.state.count(slot),
                    state: w.state.local_state(slot),
                    rotation: w.state.rotation(slot),
                    value: w.state.value(slot),
                    on_stack: false,
                };
                let remove =
                    Act::Remove { kind: entry.kind, to: entry.site, level: -1, deferred: false };
                let mut mv = w.arena.several(&[Action::effect(remove), Action::effect(add)]);
                mv.from = entry.site;
                mv.to = entry.site;
                w.push_move(mv);
            }
        }
        if let Some(sites) = allowed {
            w.give_ints(sites);
        }
    }
}
