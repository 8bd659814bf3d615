//! Removing pieces.

use board::SiteType;

use super::Place;
use crate::action::{Act, Action};
use crate::arena::Part;
use crate::ints::Int;
use crate::world::World;

/// Removes pieces.
#[derive(Debug)]
pub struct RemoveMove {
    /// From where.
    pub place: Place,
    /// From which level; the top if not said.
    pub level: Option<Int>,
    /// Whether the removal waits for the end of the turn.
    pub deferred: bool,
    /// How many.
    pub count: Option<Int>,
    /// The type of the sites.
    pub kind: SiteType,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl RemoveMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let mut sites = w.take_ints();
        self.place.sites(w, &mut sites);
        let count = self.count.as_ref().map_or(1, |c| c.eval(w));
        let count = w.times("remove", count);
        for &site in &sites {
            if site < 0 {
                continue;
            }
            let kind = w.site_kind(site, self.kind);
            if w.what_at(site, kind) <= 0 {
                continue;
            }
            let top = w.top_level(site, kind);
            let level = self.level.as_ref().map_or(top, |l| l.eval(w)).max(0);
            let plain = !w.program.layout.needs.stacks || level == top;
            let act = Act::Remove {
                kind,
                to: site,
                level: if plain { -1 } else { level },
                deferred: self.deferred,
            };
            let action = Action { act, decision: self.decision };
            let mut mv = w.arena.single(action);
            if count > 1 {
                let more = vec![Part::Action(Action::effect(act)); count as usize - 1];
                mv.parts = w.arena.with_parts(&[], mv.parts, &more);
            }
            w.emit(mv, site, site);
        }
        w.give_ints(sites);
    }
}
