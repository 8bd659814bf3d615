//! Which piece each action of a move is about, as the actions before it have left things.

use std::collections::BTreeMap;

use board::SiteType;
use engine::action::{Act, Action};
use engine::{Program, World};
use picture::adapter;
use picture::model::Site;
use survey::Scene;

/// Whether no site holds a stack, neither before nor after a move.
pub(super) fn is_flat(scene: &Scene<'_>) -> bool {
    [&scene.before, &scene.after]
        .iter()
        .all(|world| adapter::position(world, None).pieces.iter().all(|piece| piece.level == 0))
}

/// The component that an action which brings a piece somewhere drives out, though no action takes it away; 0 if there is none.
pub(in super::super) fn driven_out(scene: &Scene<'_>, action: &Action) -> usize {
    let Act::Move(shift) = action.act else { return 0 };
    if !is_flat(scene) || shift.from == shift.to {
        return 0;
    }
    let place = adapter::site(scene.before.program, shift.to, Some(shift.to_kind));
    let leaves = |other: &Action| match other.act {
        Act::Remove { to, kind, .. } => (to, kind) == (shift.to, shift.to_kind),
        Act::Move(it) => (it.from, it.from_kind) == (shift.to, shift.to_kind),
        _ => false,
    };
    if scene.applied.iter().any(leaves) {
        return 0;
    }
    let at = |world: &World<'_>| {
        let pieces = adapter::position(world, None).pieces;
        pieces.iter().find(|piece| Some(piece.site) == place).map_or(0, |piece| piece.what)
    };
    // What is still there has held its ground.
    let (before, after) = (at(&scene.before), at(&scene.after));
    if before == after { 0 } else { before }
}

/// The component that each action is about, in the order of the actions; 0 where there is none.
pub(super) fn concerned(scene: &Scene<'_>) -> Vec<usize> {
    let mut stacks: BTreeMap<Site, Vec<usize>> = BTreeMap::new();
    for piece in adapter::position(&scene.before, None).pieces {
        stacks.entry(piece.site).or_default().push(piece.what);
    }
    let mut table = Table { program: scene.before.program, stacks, flat: is_flat(scene) };
    scene.applied.iter().map(|action| table.follow(action)).collect()
}

/// What lies where, from the bottom of each site to its top.
struct Table<'a> {
    program: &'a Program,
    stacks: BTreeMap<Site, Vec<usize>>,
    /// Whether what comes to a site takes the place of what was there.
    flat: bool,
}

impl Table<'_> {
    fn at(&mut self, site: i32, kind: Option<SiteType>) -> &mut Vec<usize> {
        let nowhere = Site::beside(usize::MAX, 0);
        self.stacks.entry(adapter::site(self.program, site, kind).unwrap_or(nowhere)).or_default()
    }

    /// Takes a piece off: that of a level, else the one on top.
    fn take(&mut self, site: i32, kind: Option<SiteType>, level: i32) -> usize {
        let stack = self.at(site, kind);
        match usize::try_from(level).ok().filter(|level| *level < stack.len()) {
            Some(level) => stack.remove(level),
            None => stack.pop().unwrap_or(0),
        }
    }

    /// Looks at a piece: that of a level, else the one on top.
    fn look(&mut self, site: i32, kind: Option<SiteType>, level: i32) -> usize {
        let stack = self.at(site, kind);
        let named = usize::try_from(level).ok().and_then(|level| stack.get(level));
        named.or(stack.last()).copied().unwrap_or(0)
    }

    fn put(&mut self, site: i32, kind: Option<SiteType>, what: usize) {
        let flat = self.flat;
        let stack = self.at(site, kind);
        if flat {
            stack.clear();
        }
        stack.push(what);
    }

    /// Carries an action out and says which piece it is about.
    fn follow(&mut self, action: &Action) -> usize {
        let component = |what: i32| usize::try_from(what).unwrap_or(0);
        match action.act {
            Act::Add { what, to, kind, .. } | Act::Insert { what, to, kind, .. } => {
                let before = self.look(to, kind, -1);
                self.put(to, kind, component(what));
                before
            }
            Act::Move(shift) if shift.stack => {
                let all = std::mem::take(self.at(shift.from, Some(shift.from_kind)));
                let top = all.last().copied().unwrap_or(0);
                all.into_iter().for_each(|it| self.put(shift.to, Some(shift.to_kind), it));
                top
            }
            Act::Move(shift) => {
                let what = self.take(shift.from, Some(shift.from_kind), shift.level_from);
                self.put(shift.to, Some(shift.to_kind), what);
                what
            }
            Act::Copy(shift) => {
                let what = self.look(shift.from, Some(shift.from_kind), shift.level_from);
                self.put(shift.to, Some(shift.to_kind), what);
                what
            }
            Act::StackMove { from, from_kind, to, to_kind, levels } => {
                let stack = self.at(from, Some(from_kind));
                let kept = stack.len().saturating_sub(component(levels).max(1));
                let moved = stack.split_off(kept);
                let top = moved.last().copied().unwrap_or(0);
                moved.into_iter().for_each(|it| self.put(to, Some(to_kind), it));
                top
            }
            Act::MoveCount { from, from_kind, to, to_kind, .. } => {
                let what = self.look(from, Some(from_kind), -1);
                self.put(to, Some(to_kind), what);
                what
            }
            Act::Remove { to, kind, level, deferred } => {
                // What is only taken away at the end of a turn still lies there.
                if deferred {
                    self.look(to, Some(kind), level)
                } else {
                    self.take(to, Some(kind), level)
                }
            }
            Act::Promote { what, to, kind, level } => {
                let before = self.look(to, kind, level);
                let stack = self.at(to, kind);
                let top = stack.len().saturating_sub(1);
                let level = usize::try_from(level).ok().filter(|level| *level < stack.len());
                if let Some(piece) = stack.get_mut(level.unwrap_or(top)) {
                    *piece = component(what);
                }
                before
            }
            _ => {
                let (from, to) = action.kinds();
                if action.from() >= 0 {
                    self.look(action.from(), from, -1)
                } else {
                    self.look(action.to(), to, -1)
                }
            }
        }
    }
}
