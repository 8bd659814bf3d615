//! Placing pieces.

use board::SiteType;

use super::{Place, ToPart};
use crate::action::{Act, Action};
use crate::arena::{Move, Part};
use crate::ints::Int;
use crate::regions::Region;
use crate::world::World;

/// Places pieces.
#[derive(Debug)]
pub struct AddMove {
    /// The components to choose from.
    pub whats: Box<[Int]>,
    /// The local state that the piece gets.
    pub state: Option<Int>,
    /// Where to.
    pub to: ToPart,
    /// How many.
    pub count: Option<Int>,
    /// Whether it goes on a stack.
    pub stack: bool,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl AddMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let saved = w.regs;
        let count = self.count.as_ref().map_or(1, |c| c.eval(w));
        let count = w.times("add", count);
        if count < 1 {
            return;
        }
        for what in &self.whats {
            let what = what.eval(w);
            if what == -1 {
                continue;
            }
            let large =
                w.program.components.get(what as usize).is_some_and(|c| !c.walks.is_empty());
            if large {
                self.large(w, what);
                continue;
            }
            let mut sites = w.take_ints();
            self.to.sites(w, &mut sites);
            let single = !matches!(self.to.place, Some(Place::Region(_)));
            for &to in &sites {
                if to < 0 {
                    continue;
                }
                w.regs.to = to;
                if self.to.holds(w) {
                    self.at(w, what, to, count, single);
                } else if single {
                    w.give_ints(sites);
                    w.regs = saved;
                    return;
                }
            }
            w.give_ints(sites);
            if single {
                break;
            }
        }
        w.regs = saved;
    }

    /// The type of the sites, if this places one piece of one kind on any empty site and nothing else.
    pub(crate) fn on_empty_sites(&self, w: &World<'_>) -> Option<SiteType> {
        let Some(Place::Region(Region::Empty(kind))) = self.to.place else { return None };
        let [what] = &self.whats[..] else { return None };
        let small = matches!(what, Int::Mover | Int::Const(1..))
            && w.program.components.iter().all(|c| c.walks.is_empty());
        let bare = self.to.condition.is_none()
            && self.to.effect.is_none()
            && self.to.level.is_none()
            && self.count.is_none();
        (small && bare).then_some(kind)
    }

    /// Places a piece on one site of a region.
    pub(super) fn place<'p>(&'p self, w: &mut World<'p>, site: i32) {
        let saved = w.regs;
        w.regs.to = site;
        let what = self.whats.first().map_or(-1, |what| what.eval(w));
        self.at(w, what, site, 1, false);
        w.regs = saved;
    }

    fn at<'p>(&'p self, w: &mut World<'p>, what: i32, to: i32, count: i32, single: bool) {
        let kind = w.site_kind(to, self.to.kind.unwrap_or(w.program.layout.default));
        let state = self.state.as_ref().map_or(-1, |s| s.eval(w));
        let mut mv = match &self.to.level {
            Some(level) => {
                let level = level.eval(w);
                let act = Act::Insert { kind: Some(kind), to, level, what, state };
                w.arena.single(Action { act, decision: self.decision })
            }
            None => w.placing(kind, to, what, state, false, self.decision),
        };
        if count > 1 {
            let first = w.arena.parts[mv.parts.start as usize];
            let more = vec![first; count as usize - 1];
            mv.parts = w.arena.with_parts(&[], mv.parts, &more);
        }
        let mut chained = false;
        if let Some(effect) = &self.to.effect {
            let outer = w.regs;
            w.regs.from = to;
            w.regs.to = to;
            let before = w.arena.moves.len();
            effect.generate(w);
            chained = w.arena.moves.len() > before;
            mv = w.chain(before, mv);
            w.regs = outer;
        }
        if kind == SiteType::Edge {
            mv.oriented = false;
            mv.edge = to;
        }
        w.emit(mv, to, to);
        // A region lists such a move twice: it is one object in two places.
        if !single && (chained || self.to.effect.is_some()) {
            let mut again = w.arena.moves[w.arena.moves.len() - 1];
            again.twin = true;
            w.arena.moves.push(again);
        }
    }

    fn large<'p>(&'p self, w: &mut World<'p>, what: i32) {
        let mut sites = w.take_ints();
        self.to.sites(w, &mut sites);
        let states = match &self.state {
            Some(state) => {
                let state = state.eval(w);
                state..state + 1
            }
            None => 0..4 * w.program.components[what as usize].walks.len() as i32,
        };
        for &to in &sites {
            for state in states.clone() {
                let mut cells = w.take_ints();
                w.footprint(to, what, state, &mut |s| cells.push(s));
                let free = !cells.is_empty()
                    && cells.iter().all(|&s| {
                        let slot = w.program.layout.board_slot(s, SiteType::Cell);
                        slot.is_some_and(|s| w.state.is_empty(s))
                    });
                w.give_ints(cells);
                if free {
                    let kind = self.to.kind.unwrap_or(w.program.layout.default);
                    let mut mv = w.placing(kind, to, what, state, self.stack, self.decision);
                    mv.state = state;
                    w.emit(mv, to, to);
                }
            }
        }
        w.give_ints(sites);
    }
}

impl World<'_> {
    /// A move that puts a piece on a site, on top of what lies there.
    pub(crate) fn placing(
        &mut self,
        kind: SiteType,
        to: i32,
        what: i32,
        state: i32,
        on_stack: bool,
        decision: bool,
    ) -> Move {
        let level =
            if self.program.layout.needs.stacks { self.top_level(to, kind) + 1 } else { -1 };
        let act = Act::Add {
            kind: Some(kind),
            to,
            level,
            what,
            count: 1,
            state,
            rotation: -1,
            value: -1,
            on_stack,
        };
        self.arena.single(Action { act, decision })
    }
}

/// Claims sites.
#[derive(Debug)]
pub struct ClaimMove {
    /// The component.
    pub what: Int,
    /// The local state that the piece gets.
    pub state: Option<Int>,
    /// Where to.
    pub to: ToPart,
    /// What follows when one site alone is claimed.
    pub then: Option<u32>,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl ClaimMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let saved = w.regs;
        let what = self.what.eval(w);
        let state = self.state.as_ref().map_or(-1, |s| s.eval(w));
        let single = !matches!(self.to.place, Some(Place::Region(_)));
        let mut sites = w.take_ints();
        self.to.sites(w, &mut sites);
        for &to in &sites {
            if to < 0 || what < 0 {
                continue;
            }
            w.regs.to = to;
            if !self.to.holds(w) {
                continue;
            }
            let kind = w.site_kind(to, self.to.kind.unwrap_or(w.program.layout.default));
            let mut mv = w.placing(kind, to, what, state, false, self.decision);
            if kind == SiteType::Edge {
                mv.oriented = false;
                mv.edge = to;
            }
            if !single {
                w.emit(mv, to, to);
                continue;
            }
            if let Some(then) = self.then {
                w.regs.from = to;
                w.regs.to = to;
                let start = w.arena.moves.len();
                w.program.thens[then as usize].moves.generate(w);
                let more: Vec<Part> = (start..w.arena.moves.len())
                    .flat_map(|i| w.arena.moves[i].parts.range())
                    .map(|i| w.arena.parts[i])
                    .collect();
                w.arena.moves.truncate(start);
                mv.parts = w.arena.with_parts(&[], mv.parts, &more);
            }
            mv.from = to;
            mv.to = to;
            w.arena.moves.push(mv);
        }
        w.give_ints(sites);
        w.regs = saved;
    }
}
