//! Making moves: first what happens besides, then the move, then what follows.

use super::code::{Action, Code, Effect, Placing};
use super::machine::{Act, Machine, Mv};

impl Action {
    /// Whether it is a pass.
    pub fn is_pass(&self) -> bool {
        matches!(self, Self::Pass)
    }
}

impl Machine {
    /// Makes a move with its consequences, and notes it.
    pub fn apply(&mut self, code: &Code, mv: Mv) {
        self.apply_partly(code, mv, 0);
    }

    /// Makes a move without the last few of its consequences.
    pub fn apply_partly(&mut self, code: &Code, mv: Mv, unseen: usize) {
        let leaf = &code.leaves[mv.leaf as usize];
        self.named_next = matches!(leaf.action, Action::Swap);
        self.carry_out(code, mv);
        let course = &mut self.flat.course;
        course.record(course.mover, leaf.action.is_pass());
        course.last_from = i32::from(mv.from);
        course.last_to = i32::from(mv.to);
        course.moves += 1;
        course.swapped = matches!(leaf.action, Action::Swap);
        self.follow_all(code, &leaf.thens[..leaf.thens.len().saturating_sub(unseen)]);
        if self.flat.course.clearings > 0 && !self.named_next {
            self.clear();
        }
    }

    /// Places a piece on an empty site, where nothing else happens.
    #[inline]
    pub fn place(&mut self, code: &Code, placing: Placing, site: u16) -> Mv {
        self.flat.fill(site, placing.what);
        for (chains, rule) in self.flat.chains.iter_mut().zip(&code.chains) {
            chains.add(rule, &self.flat.what, site as usize);
        }
        let site = self.flat.named(site);
        let course = &mut self.flat.course;
        course.record(course.mover, false);
        course.last_from = i32::from(site);
        course.last_to = i32::from(site);
        course.moves += 1;
        course.swapped = false;
        Mv { leaf: placing.leaf, from: site as i16, to: site as i16, aux: -1 }
    }

    /// Carries out the removals that were put off.
    fn clear(&mut self) {
        let course = self.flat.course;
        self.flat.course.clearings = 0;
        course.waiting().iter().for_each(|&site| self.remove(site));
    }

    /// Carries out a move without its consequences.
    fn carry_out(&mut self, code: &Code, mv: Mv) {
        let leaf = &code.leaves[mv.leaf as usize];
        if !matches!((&leaf.between, &leaf.to), (Effect::Nothing, Effect::Nothing)) {
            let saved = self.regs;
            let start = self.acts.len();
            self.regs.from = i32::from(mv.from);
            self.regs.to = i32::from(mv.to);
            self.regs.between = i32::from(mv.aux);
            self.regs.site = i32::from(mv.aux);
            if mv.aux >= 0 {
                leaf.between.emit(code, self);
            }
            leaf.to.emit(code, self);
            self.regs = saved;
            self.execute(code, start);
        }
        match &leaf.action {
            Action::Pass | Action::Nothing => {}
            Action::Swap => {
                self.flat.course.next = self.flat.course.mover;
                // Who plays which side is part of the position.
                self.flat.course.hash ^= 1;
            }
            Action::Drop(what) => self.flat.drop_piece(mv.to as usize, *what),
            Action::Add(what, state) => self.add(code, mv.to, *what, *state),
            Action::Move => self.shift(code, mv.from, mv.to),
            Action::Promote => self.promote(mv.to, mv.aux as u8),
            Action::Remove => self.remove(mv.to),
        }
    }

    fn follow_all(&mut self, code: &Code, thens: &[u16]) {
        for &then in thens {
            let start = self.acts.len();
            code.thens[then as usize].emit(code, self);
            self.execute(code, start);
        }
    }

    /// Carries out what is about to happen from an index on.
    fn execute(&mut self, code: &Code, start: usize) {
        let mut at = start;
        let end = self.acts.len();
        while at < end {
            match self.acts[at] {
                Act::Remove(site) => self.remove(site),
                Act::PutOff(site) => self.lost |= !self.flat.course.put_off(site),
                Act::Trigger(player) => self.flat.course.triggered |= 1 << player,
                Act::Add { site, what, state } => self.add(code, site, what, state),
                Act::Move(from, to) => self.shift(code, from, to),
                Act::Promote(site, what) => self.promote(site, what),
                Act::State(site, state) => {
                    if self.is_known(site) {
                        self.flat.set_state(site as usize, state);
                    }
                }
                Act::Counter(value) => self.flat.course.counter = value,
                Act::Var(at, value) => self.flat.course.vars[at as usize] = value,
                Act::Score { player, score, add } => {
                    let now = &mut self.flat.course.score[player as usize];
                    *now = if add { now.wrapping_add(score) } else { score };
                }
                Act::Next(player) => {
                    self.flat.course.next = i32::from(player);
                    self.named_next = true;
                }
                Act::Pending(value) => self.lost |= !self.flat.set_pending(value),
                Act::Then(then) => {
                    let from = self.acts.len();
                    code.thens[then as usize].emit(code, self);
                    self.execute(code, from);
                }
                Act::Leaf(mv) => {
                    self.carry_out(code, mv);
                    self.follow_all(code, &code.leaves[mv.leaf as usize].thens);
                }
            }
            at += 1;
        }
        self.acts.truncate(start);
    }

    /// Whether there is such a site; what happens elsewhere only the general engine knows.
    #[inline]
    fn is_known(&mut self, site: i16) -> bool {
        let known = (site as usize) < self.flat.what.len();
        self.lost |= !known;
        known
    }

    fn remove(&mut self, site: i16) {
        if !self.is_known(site) {
            return;
        }
        self.flat.put(site as usize, 0);
        self.flat.state[site as usize] = 0;
    }

    #[inline]
    fn add(&mut self, code: &Code, site: i16, what: u8, state: i16) {
        if !self.is_known(site) {
            return;
        }
        let site = site as usize;
        if self.flat.what[site] == 0 {
            self.flat.put(site, what);
            if !self.flat.is_looking_ahead() {
                for (chains, rule) in self.flat.chains.iter_mut().zip(&code.chains) {
                    chains.add(rule, &self.flat.what, site);
                }
            }
        } else if code.counts {
            self.more(site);
        }
        if state >= 0 {
            self.flat.set_state(site, state as u8);
        }
    }

    /// One piece more at a site.
    fn more(&mut self, site: usize) {
        let count = self.flat.count[site];
        self.lost |= count == u8::MAX;
        self.flat.set_count(site, count.saturating_add(1));
    }

    #[inline]
    fn shift(&mut self, code: &Code, from: i16, to: i16) {
        if !self.is_known(from) || !self.is_known(to) {
            return;
        }
        let (from, to) = (from as usize, to as usize);
        let (what, state) = (self.flat.what[from], self.flat.state[from]);
        if what == 0 {
            return;
        }
        let count = self.flat.count[from];
        if count > 1 {
            self.flat.set_count(from, count - 1);
        } else {
            self.flat.put(from, 0);
            self.flat.state[from] = 0;
        }
        if code.counts && self.flat.what[to] == what {
            self.more(to);
        } else {
            self.flat.put(to, what);
        }
        self.flat.state[to] = state;
    }

    fn promote(&mut self, site: i16, what: u8) {
        if !self.is_known(site) {
            return;
        }
        self.flat.put(site as usize, what);
        self.flat.state[site as usize] = 0;
    }
}
