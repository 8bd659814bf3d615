//! Captures: between two, on both sides, along rays, and of what has no way out.

use super::code::{Along, Code, Custodial, Enclose, Intervene, Surround};
use super::machine::Machine;

impl Custodial {
    /// Works out what is captured.
    pub fn emit(&self, code: &Code, m: &mut Machine) {
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
            let friend = match ray.get(run) {
                _ if run == 0 => false,
                Some(&end) => {
                    m.regs.to = i32::from(end);
                    self.friend.holds(code, m)
                }
                None => self.edge,
            };
            if friend {
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
    /// Works out what is captured.
    pub fn emit(&self, code: &Code, m: &mut Machine) {
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
    /// Works out what is captured.
    pub fn emit(&self, code: &Code, m: &mut Machine) {
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
    /// Works out what is captured.
    pub fn emit(&self, code: &Code, m: &mut Machine) {
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
    /// Works out what is captured.
    pub fn emit(&self, code: &Code, m: &mut Machine) {
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
