//! Tests.

use super::code::{Code, Line, Num, Test, Threat};
use super::groups::liberties;
use super::machine::Machine;

impl Test {
    /// Makes the test.
    #[inline]
    pub fn holds(&self, code: &Code, m: &mut Machine) -> bool {
        match self {
            Self::AtTo(mask) => mask.has(m.flat.what[m.regs.to as usize]),
            Self::AtBetween(mask) => mask.has(m.flat.what[m.regs.between as usize]),
            Self::Const(value) => *value,
            Self::Line(line) => line.holds(code, m),
            Self::Full => m.flat.len(0) == 0,
            Self::ByTo(table, mask) => match table.get(m.regs.to as usize) {
                Some(&site @ 0..) => mask.has(m.flat.what[site as usize]),
                _ => true,
            },
            _ => self.holds_slowly(code, m),
        }
    }

    fn holds_slowly(&self, code: &Code, m: &mut Machine) -> bool {
        match self {
            Self::AtTo(_)
            | Self::AtBetween(_)
            | Self::Const(_)
            | Self::ByTo(..)
            | Self::Line(_)
            | Self::Full => self.holds(code, m),
            Self::At(site, mask) => {
                let site = site.eval(code, m);
                m.flat.what.get(site as usize).map_or(mask.off, |&what| mask.has(what))
            }
            Self::InState(site, mask) => {
                let site = site.eval(code, m);
                m.flat.state.get(site as usize).map_or(mask.off, |&s| s < 64 && mask.has(s))
            }
            Self::And(tests) => tests.iter().all(|t| t.holds(code, m)),
            Self::Or(tests) => tests.iter().any(|t| t.holds(code, m)),
            Self::Not(test) => !test.holds(code, m),
            Self::Eq(a, b) => a.eval(code, m) == b.eval(code, m),
            Self::Less(Num::Const(0), Num::Liberties(parts)) => {
                let at = parts.0.eval(code, m);
                liberties(m, at, &parts.1, 1) > 0
            }
            Self::Less(a, b) => a.eval(code, m) < b.eval(code, m),
            Self::In(site, set) => {
                let site = site.eval(code, m);
                site >= 0 && set.has(code, m, site)
            }
            Self::All(parts) => {
                let mut sites = m.take();
                parts.0.list(code, m, &mut sites);
                let saved = m.regs.site;
                let all = sites.iter().all(|&site| {
                    m.regs.site = i32::from(site);
                    parts.1.holds(code, m)
                });
                m.regs.site = saved;
                m.give(sites);
                all
            }
            Self::Chain(chains, at, number) => {
                let at = at.eval(code, m);
                m.flat.what(at) != 0
                    && m.flat.chains[*chains].touched(at as usize).count_ones() >= *number
            }
            Self::Connected(connection) => connection.holds(code, m),
            Self::AllPassed => m.flat.course.moves >= code.players && m.all_passed(code),
            Self::WasPass => m.flat.course.recent & 1 == 1,
            Self::Pending => m.flat.course.pendings > 0,
            Self::Odd(x) => x.eval(code, m) & 1 == 1,
            Self::Triggered(player) => {
                let player = player.eval(code, m);
                (1..=code.players).contains(&player)
                    && !m.flat.course.over
                    && m.flat.course.triggered >> player & 1 == 1
            }
            Self::Same(pair) => {
                let (mut a, mut b) = (m.take(), m.take());
                pair.0.list(code, m, &mut a);
                pair.1.list(code, m, &mut b);
                a.sort_unstable();
                b.sort_unstable();
                let same = a == b;
                m.give(a);
                m.give(b);
                same
            }
            Self::NextStuck => m.next_cannot_move(code),
            Self::Stuck(player) => {
                let player = player.eval(code, m);
                player >= 0 && m.flat.course.stalemated >> player.min(31) & 1 == 1
            }
            Self::Can(rule) => m.can_move(code, rule),
            Self::Takes(effect) => {
                let start = m.acts.len();
                let saved = m.regs;
                effect.emit(code, m);
                m.regs = saved;
                let any = m.acts.len() > start;
                m.acts.truncate(start);
                any
            }
            Self::Threatened(threat) => threat.holds(code, m),
        }
    }
}

impl Line {
    #[inline]
    fn holds(&self, code: &Code, m: &mut Machine) -> bool {
        // The line through the last move is what nearly all games ask for.
        if let (Some(spots), Num::LastTo, None) = (&self.spots, &self.through, &self.test) {
            let pivot = m.flat.course.last_to as usize;
            let what = m.flat.what.get(pivot).copied().unwrap_or(0);
            if what != 0 && self.of.is_none_or(|of| of == 1 << what) {
                return m.flat.lines.has_row(spots.of(pivot), what, self.length, self.exact);
            }
        }
        self.holds_slowly(code, m)
    }

    fn holds_slowly(&self, code: &Code, m: &mut Machine) -> bool {
        let Some(set) = &self.any else {
            let pivot = self.through.eval(code, m);
            return self.through_pivot(code, m, pivot).unwrap_or(false);
        };
        let mut pivots = m.take();
        set.list(code, m, &mut pivots);
        pivots.sort_unstable();
        let mut found = false;
        for &pivot in &pivots {
            match self.through_pivot(code, m, i32::from(pivot)) {
                Some(false) => {}
                Some(true) => {
                    found = true;
                    break;
                }
                None => break,
            }
        }
        m.give(pivots);
        found
    }

    #[inline]
    fn through_pivot(&self, code: &Code, m: &mut Machine, pivot: i32) -> Option<bool> {
        let &what = m.flat.what.get(pivot as usize)?;
        if self.test.as_ref().is_some_and(|test| !self.fits(code, m, test, pivot)) {
            return None;
        }
        let of = self.of.unwrap_or(1 << what);
        if of >> what & 1 == 0 {
            return Some(false);
        }
        if let (Some(spots), None, 1) = (&self.spots, &self.test, of.count_ones())
            && what != 0
        {
            let spots = spots.of(pivot as usize);
            return Some(m.flat.lines.has_row(spots, what, self.length, self.exact));
        }
        let most = if self.exact { usize::MAX } else { self.length };
        for (ahead, back) in self.axes.of(pivot as usize) {
            let n = match &self.test {
                None => {
                    let what = &m.flat.what[..];
                    let ahead = run(what, ahead, of, most - 1);
                    1 + ahead + run(what, back, of, most - 1 - ahead)
                }
                Some(test) => {
                    let mut n = 1;
                    for sites in [ahead, back] {
                        for &site in sites {
                            if n >= most
                                || of >> m.flat.what[site as usize] & 1 == 0
                                || !self.fits(code, m, test, i32::from(site))
                            {
                                break;
                            }
                            n += 1;
                        }
                    }
                    n
                }
            };
            if n == self.length || n > self.length && !self.exact {
                return Some(true);
            }
        }
        Some(false)
    }

    fn fits(&self, code: &Code, m: &mut Machine, test: &Test, site: i32) -> bool {
        let saved = std::mem::replace(&mut m.regs.to, site);
        let fits = test.holds(code, m);
        m.regs.to = saved;
        fits
    }
}

/// How many sites in a row hold one of some components, as far as that matters.
#[inline]
fn run(what: &[u8], sites: &[u16], of: u64, most: usize) -> usize {
    let mut n = 0;
    for &site in sites {
        if n >= most || of >> what[site as usize] & 1 == 0 {
            break;
        }
        n += 1;
    }
    n
}

impl Threat {
    fn holds(&self, code: &Code, m: &mut Machine) -> bool {
        if m.in_threat {
            return false;
        }
        let what = self.what.eval(code, m);
        if what < 1 || what as usize >= code.owners.len() {
            return false;
        }
        let owner = i32::from(code.owners[what as usize]);
        let Some(sites) = &self.sites else {
            let site = m.flat.sites(what as usize).iter().min().copied();
            return site.is_some_and(|site| self.at(code, m, site, None, owner));
        };
        let mut list = m.take();
        sites.list(code, m, &mut list);
        let any = list.iter().any(|&site| self.at(code, m, site, Some(what as u8), owner));
        m.give(list);
        any
    }

    fn at(&self, code: &Code, m: &mut Machine, site: u16, put: Option<u8>, owner: i32) -> bool {
        let moment = m.flat.begin();
        m.flat.course.prev = owner;
        if let Some(what) = put {
            m.flat.put(site as usize, what);
        }
        m.in_threat = true;
        let saved = m.regs;
        let mut threatened = false;
        for enemy in (1..=code.players).filter(|&p| p != owner) {
            m.flat.course.mover = enemy;
            let rules = &self.moves[enemy as usize];
            let phase = m.flat.course.phase[enemy as usize] as usize;
            let Some(rule) = rules.get(phase).or(rules.first()) else { continue };
            threatened |= rule.reaches(code, m, i32::from(site));
        }
        m.regs = saved;
        m.in_threat = false;
        m.flat.rewind(moment);
        threatened
    }
}
