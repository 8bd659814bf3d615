//! What moves do: effects are first worked out, then carried out, as the general engine has it.

use super::code::{
    Action, Along, Code, Custodial, Deed, Effect, Enclose, Intervene, Surround, Thens,
};
use super::eval::each_bit;
use super::generate::Want;
use super::machine::{Act, Machine, Mv};

impl Action {
    /// Whether it is a pass.
    pub fn is_pass(&self) -> bool {
        matches!(self, Self::Pass)
    }
}

impl Effect {
    /// Works out what happens and adds it to what is about to happen.
    pub fn emit(&self, code: &Code, m: &mut Machine) {
        match self {
            Self::Nothing => {}
            Self::All(effects) => effects.iter().for_each(|e| e.emit(code, m)),
            Self::If(parts) => {
                let effect = if parts.0.holds(code, m) { &parts.1 } else { &parts.2 };
                effect.emit(code, m);
            }
            Self::Each(parts) => {
                let saved = m.regs;
                let mut sites = m.take();
                parts.0.list(code, m, &mut sites);
                sites.sort_unstable();
                for &site in &sites {
                    m.regs.site = i32::from(site);
                    m.regs.to = i32::from(site);
                    parts.1.emit(code, m);
                }
                m.give(sites);
                m.regs = saved;
            }
            Self::Pairs(pair) => {
                // Each part is one deed, so that a pair is made if both have something to do.
                let start = m.acts.len();
                pair.0.emit(code, m);
                let middle = m.acts.len();
                pair.1.emit(code, m);
                if middle == start || m.acts.len() == middle {
                    m.acts.truncate(start);
                }
            }
            Self::Do(deed, thens) => deed.emit(code, m, thens),
            Self::Custodial(x) => x.emit(code, m),
            Self::Enclose(x) => x.emit(code, m),
            Self::Surround(x) => x.emit(code, m),
            Self::Intervene(x) => x.emit(code, m),
            Self::Along(x) => x.emit(code, m),
            Self::Moves(rule) => {
                let start = m.moves.len();
                rule.generate(code, m, Want::All);
                for i in start..m.moves.len() {
                    let mv = m.moves[i];
                    m.acts.push(Act::Leaf(mv));
                }
                m.moves.truncate(start);
            }
        }
    }
}

impl Deed {
    fn emit(&self, code: &Code, m: &mut Machine, thens: &Thens) {
        match self {
            Self::Remove(site) => {
                let site = site.eval(code, m);
                if m.flat.what(site) == 0 || site < 0 {
                    return;
                }
                m.acts.push(Act::Remove(site as i16));
            }
            Self::RemoveAll(set) => {
                let mut sites = m.take();
                set.list(code, m, &mut sites);
                sites.sort_unstable();
                for &site in &sites {
                    if m.flat.what(i32::from(site)) != 0 {
                        m.acts.push(Act::Remove(site as i16));
                        m.acts.extend(thens.iter().map(|&then| Act::Then(then)));
                    }
                }
                m.give(sites);
                return;
            }
            Self::Add { what, at, state } => {
                let (what, site) = (what.eval(code, m), at.eval(code, m));
                let state = state.as_ref().map_or(-1, |s| s.eval(code, m));
                if what < 0 || site < 0 {
                    return;
                }
                m.acts.push(Act::Add { site: site as i16, what: what as u8, state: state as i16 });
            }
            Self::Move(from, to) => {
                let (from, to) = (from.eval(code, m), to.eval(code, m));
                if from < 0 || to < 0 || m.flat.what(from) == 0 {
                    return;
                }
                m.acts.push(Act::Move(from as i16, to as i16));
            }
            Self::Promote(site, what) => {
                let (site, what) = (site.eval(code, m), what.eval(code, m));
                if site < 0 || what < 1 {
                    return;
                }
                m.acts.push(Act::Promote(site as i16, what as u8));
            }
            Self::Flip(site, flips) => {
                let site = site.eval(code, m);
                let what = m.flat.what(site) as usize;
                let Some(Some((a, b))) = flips.get(what).filter(|_| what > 0) else { return };
                let now = i32::from(m.flat.state[site as usize]);
                let turned = if now == *a {
                    *b
                } else if now == *b {
                    *a
                } else {
                    now
                };
                m.acts.push(Act::State(site as i16, turned as u8));
            }
            Self::State(site, state) => {
                let (state, site) = (state.eval(code, m), site.eval(code, m));
                if site < 0 || state < 0 || site as usize >= m.flat.what.len() {
                    return;
                }
                if state > 255 {
                    m.lost = true;
                }
                m.acts.push(Act::State(site as i16, state as u8));
            }
            Self::Counter(value) => {
                let value = value.eval(code, m);
                m.acts.push(Act::Counter(value));
            }
            Self::Score { players, score, add } => {
                let score = score.eval(code, m);
                for player in each_bit(u64::from(*players)) {
                    m.acts.push(Act::Score { player: player as u8, score, add: *add });
                    m.acts.extend(thens.iter().map(|&then| Act::Then(then)));
                }
                return;
            }
            Self::Next(player) => {
                let player = player.eval(code, m);
                if player < 1 || player > code.players {
                    return;
                }
                m.acts.push(Act::Next(player as u8));
            }
            Self::Pending(site) => {
                let value = site.as_ref().map_or(-1, |s| s.eval(code, m));
                m.acts.push(Act::Pending(value));
            }
        }
        m.acts.extend(thens.iter().map(|&then| Act::Then(then)));
    }
}

impl Custodial {
    fn emit(&self, code: &Code, m: &mut Machine) {
        let from = self.from.eval(code, m);
        if from < 0 {
            return;
        }
        let saved = m.regs;
        for ray in self.rays.of(from as usize) {
            let mut run = 0;
            while run < ray.len() && run < self.max {
                m.regs.between = i32::from(ray[run]);
                if !self.target.holds(code, m) {
                    break;
                }
                run += 1;
            }
            // Without a site beyond nothing stands at the other end.
            let Some(&end) = ray.get(run) else { continue };
            m.regs.to = i32::from(end);
            if run > 0 && self.friend.holds(code, m) {
                for &site in &ray[..run] {
                    m.regs.between = i32::from(site);
                    self.effect.emit(code, m);
                }
            }
        }
        m.regs = saved;
    }
}

impl Intervene {
    fn emit(&self, code: &Code, m: &mut Machine) {
        let from = self.from.eval(code, m);
        if from < 0 {
            return;
        }
        let saved = m.regs;
        let run = |m: &mut Machine, sites: &[u16]| {
            let fits = |&&site: &&u16| {
                m.regs.to = i32::from(site);
                self.target.holds(code, m)
            };
            sites.iter().take(self.range.1).take_while(fits).count()
        };
        for (ahead, back) in self.axes.of(from as usize) {
            let least = self.range.0.max(1);
            let (a, b) = (run(m, ahead), run(m, back));
            if a < least || b < least {
                continue;
            }
            for &site in back[..b].iter().chain(&ahead[..a]) {
                m.regs.to = i32::from(site);
                self.effect.emit(code, m);
            }
        }
        m.regs = saved;
    }
}

impl Along {
    fn emit(&self, code: &Code, m: &mut Machine) {
        let from = self.from.eval(code, m);
        if from < 0 {
            return;
        }
        let saved = m.regs;
        m.regs.from = -1;
        for ray in self.rays.of(from as usize) {
            for &site in ray {
                m.regs.to = i32::from(site);
                if !self.test.holds(code, m) {
                    break;
                }
                self.effect.emit(code, m);
            }
        }
        m.regs = saved;
    }
}

impl Enclose {
    fn emit(&self, code: &Code, m: &mut Machine) {
        let from = self.from.eval(code, m);
        if m.flat.what(from) == 0 || from < 0 {
            return;
        }
        let saved = m.regs;
        let first = m.unmark();
        let mut group = m.take();
        for &seed in self.near.of(from as usize) {
            m.regs.between = i32::from(seed);
            if m.marked_at(seed) >= first || !self.target.holds(code, m) {
                continue;
            }
            let now = m.unmark();
            m.mark(seed);
            group.clear();
            group.push(seed);
            let mut next = 0;
            let mut open = false;
            'flood: while next < group.len() {
                for &near in self.near.of(group[next] as usize) {
                    let marked = m.marked_at(near);
                    if marked == now {
                        continue;
                    }
                    m.regs.between = i32::from(near);
                    if self.target.holds(code, m) {
                        // A group that was met before and did not lead here had a way out before it was all seen.
                        if marked >= first {
                            open = true;
                            break 'flood;
                        }
                        m.mark(near);
                        group.push(near);
                    } else if m.flat.what[near as usize] == 0 {
                        open = true;
                        break 'flood;
                    }
                }
                next += 1;
            }
            if !open {
                for &site in &group {
                    m.regs.between = i32::from(site);
                    self.effect.emit(code, m);
                }
            }
        }
        m.give(group);
        m.regs = saved;
    }
}

impl Surround {
    fn emit(&self, code: &Code, m: &mut Machine) {
        let from = self.from.eval(code, m);
        if from < 0 {
            return;
        }
        let saved = m.regs;
        for &near in self.near.of(from as usize) {
            m.regs.between = i32::from(near);
            if !self.target.holds(code, m) {
                continue;
            }
            let mut missing = 0;
            for &around in self.near.of(near as usize) {
                m.regs.to = i32::from(around);
                if i32::from(around) != from && !self.friend.holds(code, m) {
                    missing += 1;
                }
            }
            if missing <= self.except {
                m.regs.between = i32::from(near);
                self.effect.emit(code, m);
            }
        }
        m.regs = saved;
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
        self.carry_out(code, mv);
        let course = &mut self.flat.course;
        course.record(course.mover, leaf.action.is_pass());
        course.last_from = i32::from(mv.from);
        course.last_to = i32::from(mv.to);
        course.moves += 1;
        course.swapped = matches!(leaf.action, Action::Swap);
        self.follow_all(code, &leaf.thens[..leaf.thens.len().saturating_sub(unseen)]);
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
            Action::Add { what, state } => {
                let what = what.eval(code, self);
                let state = state.as_ref().map_or(-1, |s| s.eval(code, self));
                self.add(code, mv.to, what as u8, state as i16);
            }
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
                Act::Add { site, what, state } => self.add(code, site, what, state),
                Act::Move(from, to) => self.shift(code, from, to),
                Act::Promote(site, what) => self.promote(site, what),
                Act::State(site, state) => self.flat.set_state(site as usize, state),
                Act::Counter(value) => self.flat.course.counter = value,
                Act::Score { player, score, add } => {
                    let now = &mut self.flat.course.score[player as usize];
                    *now = if add { now.wrapping_add(score) } else { score };
                }
                Act::Next(player) => self.flat.course.next = i32::from(player),
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

    fn remove(&mut self, site: i16) {
        self.flat.put(site as usize, 0);
        self.flat.state[site as usize] = 0;
    }

    #[inline]
    fn add(&mut self, code: &Code, site: i16, what: u8, state: i16) {
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
        self.flat.put(site as usize, what);
        self.flat.state[site as usize] = 0;
    }
}
