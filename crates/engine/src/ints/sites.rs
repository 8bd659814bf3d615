//! What lies at a site.

use board::SiteType;

use super::Int;
use crate::world::World;

/// A site, and the level in its stack.
#[derive(Debug)]
pub struct SiteRead {
    /// The site.
    pub site: Int,
    /// The level; none for the reading's own default.
    pub level: Option<Int>,
    /// The type of the site.
    pub kind: SiteType,
}

impl SiteRead {
    fn stacks(w: &World<'_>) -> bool {
        w.program.layout.needs.stacks
    }

    #[inline]
    fn site_of<'p>(&'p self, w: &mut World<'p>) -> i32 {
        match self.site {
            Int::To => w.regs.to,
            Int::From => w.regs.from,
            Int::Between => w.regs.between,
            Int::Site => w.regs.site,
            _ => self.site.eval(w),
        }
    }

    /// The slot; the container is found from the number of the site.
    #[inline]
    fn slot<'p>(&'p self, w: &mut World<'p>) -> Option<usize> {
        let site = self.site_of(w);
        w.program.layout.slot(site, self.kind)
    }

    /// The slot; only cells are looked for in hands.
    #[inline]
    fn typed_slot<'p>(&'p self, w: &mut World<'p>) -> Option<usize> {
        let site = self.site_of(w);
        w.program.layout.action_slot(site, self.kind)
    }

    /// The component; in a stack that at the bottom unless a level is given.
    #[inline]
    pub fn what<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let Some(slot) = self.slot(w) else { return 0 };
        if w.program.puzzle.is_some() {
            return w.puzzle_value(slot);
        }
        if !Self::stacks(w) {
            return w.state.what(slot);
        }
        match self.level.as_ref().map_or(0, |l| l.eval(w)) {
            -1 => w.state.what(slot),
            level => w.state.level(slot, level).what,
        }
    }

    /// The owner; in a stack that of the top unless a level is given.
    #[inline]
    pub fn who<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let Some(slot) = self.typed_slot(w) else { return 0 };
        if !Self::stacks(w) {
            return w.state.who(slot);
        }
        match self.level.as_ref().map_or(-1, |l| l.eval(w)) {
            -1 => w.state.who(slot),
            level => w.state.level(slot, level).who,
        }
    }

    fn attribute<'p>(
        &'p self,
        w: &mut World<'p>,
        pick: fn(&crate::state::Level) -> i32,
        flat: fn(&World<'_>, usize) -> i32,
    ) -> i32 {
        let Some(slot) = self.slot(w) else { return 0 };
        if !Self::stacks(w) {
            return flat(w, slot);
        }
        match self.level.as_ref().map_or(-1, |l| l.eval(w)) {
            -1 => pick(&w.state.top(slot)),
            level => pick(&w.state.level(slot, level)),
        }
    }

    /// The local state.
    pub fn state<'p>(&'p self, w: &mut World<'p>) -> i32 {
        self.attribute(w, |l| l.state, |w, s| w.state.local_state(s))
    }

    /// The rotation.
    pub fn rotation<'p>(&'p self, w: &mut World<'p>) -> i32 {
        self.attribute(w, |l| l.rotation, |w, s| w.state.rotation(s))
    }

    /// The value of the piece.
    pub fn value<'p>(&'p self, w: &mut World<'p>) -> i32 {
        self.attribute(w, |l| l.value, |w, s| w.state.value(s))
    }

    /// How many pieces there are: the height of a stack.
    pub fn count<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let Some(slot) = self.typed_slot(w) else { return 0 };
        if Self::stacks(w) { w.state.stack_size(slot) as i32 } else { w.state.count(slot) }
    }

    /// The level of the top piece; 0 where there is none.
    pub fn top_level<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let Some(slot) = self.slot(w) else { return 0 };
        if Self::stacks(w) { (w.state.stack_size(slot) as i32 - 1).max(0) } else { 0 }
    }

    /// A number of the card there.
    pub fn card<'p>(&'p self, field: usize, w: &mut World<'p>) -> i32 {
        let what = self.what(w);
        let card = w.program.components.get(what as usize).and_then(|c| c.card);
        card.map_or(-1, |numbers| numbers[field])
    }
}
