//! Groups of sites that hang together.

use super::code::{Code, Connection, GroupOf, Groups};
use super::machine::Machine;
use super::table::Table;

/// How many empty sites touch the group of a site, as far as it matters: counting ends with a number.
pub(super) fn liberties(m: &mut Machine, at: i32, near: &Table, most: i32) -> i32 {
    if at < 0 || at as usize >= m.flat.what.len() {
        return 0;
    }
    let what = m.flat.what[at as usize];
    let mut group = m.take();
    m.unmark();
    m.mark(at as u16);
    group.push(at as u16);
    let mut next = 0;
    let mut n = 0;
    'search: while next < group.len() {
        for &to in near.of(group[next] as usize) {
            let there = m.flat.what[to as usize];
            if there != 0 && there != what || !m.mark(to) {
                continue;
            }
            if there == 0 {
                n += 1;
                if n >= most {
                    break 'search;
                }
            }
            if there == what {
                group.push(to);
            }
        }
        next += 1;
    }
    m.give(group);
    n
}

/// The size of the empty areas that touch pieces of some components alone.
pub(super) fn territory(m: &mut Machine, near: &Table, own: u64) -> i32 {
    let mut area = m.take();
    m.unmark();
    let mut total = 0;
    for i in 0..m.flat.len(0) {
        let start = m.flat.sites(0)[i];
        if !m.mark(start) {
            continue;
        }
        area.clear();
        area.push(start);
        let mut only = true;
        let mut next = 0;
        while next < area.len() {
            for &to in near.of(area[next] as usize) {
                let there = m.flat.what[to as usize];
                if there != 0 {
                    only &= own >> there & 1 == 1;
                } else if m.mark(to) {
                    area.push(to);
                }
            }
            next += 1;
        }
        if only {
            total += area.len() as i32;
        }
    }
    m.give(area);
    total
}

impl Groups {
    /// How many groups are large enough, or the size of the largest.
    pub fn eval(&self, code: &Code, m: &mut Machine) -> i32 {
        let saved = m.regs.to;
        let mut members = m.take();
        for site in 0..m.flat.board {
            m.regs.to = site as i32;
            if self.test.holds(code, m) {
                members.push(site as u16);
            }
        }
        m.regs.to = saved;
        let least = self.least.as_ref().map(|n| n.eval(code, m).max(0) as usize);
        // Members have one mark, those already seen another.
        let member = m.unmark();
        members.iter().for_each(|&site| {
            m.mark(site);
        });
        m.unmark();
        let mut group = m.take();
        let (mut n, mut largest) = (0, 0);
        for &start in &members {
            if m.marked_at(start) != member {
                continue;
            }
            m.mark(start);
            group.clear();
            group.push(start);
            let mut next = 0;
            while next < group.len() {
                for &near in self.near.of(group[next] as usize) {
                    if m.marked_at(near) == member {
                        m.mark(near);
                        group.push(near);
                    }
                }
                next += 1;
            }
            largest = largest.max(group.len() as i32);
            n += i32::from(least.is_some_and(|least| group.len() >= least));
        }
        m.give(group);
        m.give(members);
        if least.is_some() { n } else { largest }
    }
}

impl GroupOf {
    /// Lists the sites of the group.
    pub fn sites(&self, code: &Code, m: &mut Machine, out: &mut Vec<u16>) {
        let at = self.at.eval(code, m);
        if at < 0 || at as usize >= m.flat.what.len() {
            return;
        }
        let what = m.flat.what[at as usize];
        let saved = m.regs.to;
        let fits = |m: &mut Machine, site: u16| match &self.test {
            Some(test) => {
                m.regs.to = i32::from(site);
                test.holds(code, m)
            }
            None => m.flat.what[site as usize] == what,
        };
        if self.test.is_none() || fits(m, at as u16) {
            let start = out.len();
            out.push(at as u16);
            let mut next = start;
            while next < out.len() {
                for &to in self.near.of(out[next] as usize) {
                    if !out[start..].contains(&to) && fits(m, to) {
                        out.push(to);
                    }
                }
                next += 1;
            }
        }
        m.regs.to = saved;
    }
}

impl Connection {
    /// Whether a chain connects the regions.
    pub fn holds(&self, code: &Code, m: &mut Machine) -> bool {
        let at = self.at.eval(code, m);
        let Some(&what) = m.flat.what.get(at as usize) else { return false };
        let owner = code.owners[what as usize];
        if owner == 0 {
            return false;
        }
        let grows = self.owner.is_none_or(|o| o == owner);
        let mut chain = m.take();
        m.unmark();
        m.mark(at as u16);
        chain.push(at as u16);
        let mut touched = 0;
        let mut next = 0;
        let mut connected = false;
        while next < chain.len() && self.number > 0 {
            let site = chain[next] as usize;
            next += 1;
            touched |= self.regions[site];
            if touched.count_ones() >= self.number {
                connected = true;
                break;
            }
            if !grows {
                break;
            }
            for &near in self.near.of(site) {
                let there = m.flat.what[near as usize];
                if there != 0 && code.owners[there as usize] == owner && m.mark(near) {
                    chain.push(near);
                }
            }
        }
        m.give(chain);
        connected
    }
}
