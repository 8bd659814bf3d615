//! Numbers, tests and sets of sites.

use super::code::{Code, Connection, GroupOf, Line, Num, Set, Test, Threat};
use super::machine::Machine;
use super::table::Table;

impl Num {
    /// Works the number out.
    pub fn eval(&self, code: &Code, m: &mut Machine) -> i32 {
        match self {
            Self::Const(value) => *value,
            Self::From => m.regs.from,
            Self::To => m.regs.to,
            Self::Between => m.regs.between,
            Self::Site => m.regs.site,
            Self::LastFrom => m.flat.course.last_from,
            Self::LastTo => m.flat.course.last_to,
            Self::Next => m.flat.course.next,
            Self::Prev => m.flat.course.prev,
            Self::What(site) => {
                let site = site.eval(code, m);
                i32::from(m.flat.what(site))
            }
            Self::Who(site) => {
                let site = site.eval(code, m);
                i32::from(code.owners[m.flat.what(site) as usize])
            }
            Self::State(site) => {
                let site = site.eval(code, m);
                m.flat.state.get(site as usize).map_or(0, |&s| i32::from(s))
            }
            Self::Counter => m.flat.course.counter,
            Self::Moves => m.flat.course.moves,
            Self::Turns => m.flat.course.turns,
            Self::SameTurn => m.flat.course.same_turn,
            Self::Pending => match m.flat.course.pending() {
                [value] => i32::from(*value),
                _ => 0,
            },
            Self::Score(player) => {
                let player = player.eval(code, m);
                m.flat.course.score.get(player as usize).copied().unwrap_or(0)
            }
            Self::Sum(parts) => {
                parts.iter().fold(0, |sum: i32, x| sum.wrapping_add(x.eval(code, m)))
            }
            Self::Product(parts) => {
                parts.iter().fold(1, |product: i32, x| product.wrapping_mul(x.eval(code, m)))
            }
            Self::Sub(pair) => {
                let a = pair.0.eval(code, m);
                a.wrapping_sub(pair.1.eval(code, m))
            }
            Self::Div(pair) => pair.0.eval(code, m).wrapping_div(pair.1),
            Self::Rem(pair) => pair.0.eval(code, m).wrapping_rem(pair.1),
            Self::Min(pair) => {
                let a = pair.0.eval(code, m);
                a.min(pair.1.eval(code, m))
            }
            Self::Max(pair) => {
                let a = pair.0.eval(code, m);
                a.max(pair.1.eval(code, m))
            }
            Self::Abs(x) => x.eval(code, m).wrapping_abs(),
            Self::If(parts) => {
                if parts.0.holds(code, m) {
                    parts.1.eval(code, m)
                } else {
                    parts.2.eval(code, m)
                }
            }
            Self::OfTest(test) => i32::from(test.holds(code, m)),
            Self::Entry(table, pair) => {
                let key = pair.0.eval(code, m);
                match table.get(key as usize) {
                    Some(&value) => value,
                    None => pair.1.eval(code, m),
                }
            }
            Self::ByPiece(table, site) => {
                let site = site.eval(code, m);
                let at = m.flat.what(site) as usize * m.flat.what.len() + site as usize;
                if site < 0 { -1 } else { table.get(at).copied().unwrap_or(-1) }
            }
            Self::Top(column) => {
                let column = column.eval(code, m);
                m.flat.top(column)
            }
            Self::Where(component) => {
                let board = m.flat.board;
                let sites = m.flat.sites(*component).iter().copied();
                sites.filter(|&s| (s as usize) < board).min().map_or(-1, i32::from)
            }
            Self::CountAt(site) => {
                let site = site.eval(code, m);
                m.flat.count.get(site as usize).map_or(0, |&n| i32::from(n))
            }
            Self::Distance(table, pair) => {
                let (from, to) = (pair.0.eval(code, m), pair.1.eval(code, m));
                let n = m.flat.board as i32;
                // Nothing is far from nowhere.
                let known = (0..n).contains(&from) && (0..n).contains(&to);
                if known { table[(from * n + to) as usize] } else { 0 }
            }
            Self::Pieces(whats) if code.counts => {
                let all = each_bit(*whats).flat_map(|c| m.flat.sites(c));
                all.map(|&site| i32::from(m.flat.count[site as usize])).sum()
            }
            Self::Pieces(whats) => each_bit(*whats).map(|c| m.flat.len(c) as i32).sum(),
            Self::PiecesIn(whats, set) => {
                let mut sites = m.take();
                each_bit(*whats).for_each(|c| sites.extend_from_slice(m.flat.sites(c)));
                let mut n = 0;
                for &site in &sites {
                    if set.has(code, m, i32::from(site)) {
                        n += i32::from(m.flat.count[site as usize]);
                    }
                }
                m.give(sites);
                n
            }
            Self::Size(set) => match &**set {
                Set::Empty => m.flat.len(0) as i32,
                set => {
                    let mut sites = m.take();
                    set.list(code, m, &mut sites);
                    let n = sites.len() as i32;
                    m.give(sites);
                    n
                }
            },
            Self::InState(state) => {
                let state = state.eval(code, m);
                m.flat.state[..m.flat.board].iter().filter(|&&s| i32::from(s) == state).count()
                    as i32
            }
            Self::Liberties(parts) => {
                let at = parts.0.eval(code, m);
                liberties(m, at, &parts.1)
            }
            Self::Territory(parts) => territory(m, &parts.0, parts.1),
            Self::Group(group) => {
                let mut sites = m.take();
                group.sites(code, m, &mut sites);
                let n = sites.len() as i32;
                m.give(sites);
                n
            }
        }
    }
}

/// The numbers of the bits that are set.
pub(super) fn each_bit(bits: u64) -> impl Iterator<Item = usize> {
    let mut left = bits;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            bit
        })
    })
}

/// How many empty sites touch the group of a site.
fn liberties(m: &mut Machine, at: i32, near: &Table) -> i32 {
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
    while next < group.len() {
        for &to in near.of(group[next] as usize) {
            if !m.mark(to) {
                continue;
            }
            let there = m.flat.what[to as usize];
            n += i32::from(there == 0);
            if there == what {
                group.push(to);
            }
        }
        next += 1;
    }
    m.give(group);
    n
}

/// Whether the group of a site touches an empty site.
pub(super) fn has_liberty(m: &mut Machine, at: i32, near: &Table) -> bool {
    if at < 0 || at as usize >= m.flat.what.len() {
        return false;
    }
    let what = m.flat.what[at as usize];
    let mut group = m.take();
    m.unmark();
    m.mark(at as u16);
    group.push(at as u16);
    let mut next = 0;
    let mut free = false;
    'search: while next < group.len() {
        for &to in near.of(group[next] as usize) {
            let there = m.flat.what[to as usize];
            if there == 0 {
                free = true;
                break 'search;
            }
            if there == what && m.mark(to) {
                group.push(to);
            }
        }
        next += 1;
    }
    m.give(group);
    free
}

fn territory(m: &mut Machine, near: &Table, own: u64) -> i32 {
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

impl GroupOf {
    /// Lists the sites of the group.
    fn sites(&self, code: &Code, m: &mut Machine, out: &mut Vec<u16>) {
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

impl Test {
    /// Makes the test.
    #[inline]
    pub fn holds(&self, code: &Code, m: &mut Machine) -> bool {
        match self {
            Self::AtTo(mask) => mask.has(m.flat.what[m.regs.to as usize]),
            Self::AtBetween(mask) => mask.has(m.flat.what[m.regs.between as usize]),
            Self::Const(value) => *value,
            _ => self.holds_slowly(code, m),
        }
    }

    fn holds_slowly(&self, code: &Code, m: &mut Machine) -> bool {
        match self {
            Self::AtTo(_) | Self::AtBetween(_) | Self::Const(_) => self.holds(code, m),
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
                has_liberty(m, at, &parts.1)
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
            Self::Line(line) => line.holds(code, m),
            Self::Chain(chains, at, number) => {
                let at = at.eval(code, m);
                m.flat.what(at) != 0
                    && m.flat.chains[*chains].touched(at as usize).count_ones() >= *number
            }
            Self::Connected(connection) => connection.holds(code, m),
            Self::Full => m.flat.len(0) == 0,
            Self::AllPassed => m.flat.course.moves >= code.players && m.all_passed(code),
            Self::WasPass => m.flat.course.recent & 1 == 1,
            Self::Pending => m.flat.course.pendings > 0,
            Self::Odd(x) => x.eval(code, m) & 1 == 1,
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
    fn holds(&self, code: &Code, m: &mut Machine) -> bool {
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
        let most = if self.exact { usize::MAX } else { self.length };
        for (ahead, back) in self.axes.of(pivot as usize) {
            let mut n = 1;
            for sites in [ahead, back] {
                match &self.test {
                    None => {
                        for &site in sites {
                            if n >= most || of >> m.flat.what[site as usize] & 1 == 0 {
                                break;
                            }
                            n += 1;
                        }
                    }
                    Some(test) => {
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
                }
            }
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

impl Connection {
    fn holds(&self, code: &Code, m: &mut Machine) -> bool {
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
            let Some(rule) = &self.moves[enemy as usize] else { continue };
            threatened |= rule.reaches(code, m, i32::from(site));
        }
        m.regs = saved;
        m.in_threat = false;
        m.flat.rewind(moment);
        threatened
    }
}

impl Set {
    /// Whether a site belongs to the set.
    pub fn has(&self, code: &Code, m: &mut Machine, site: i32) -> bool {
        match self {
            Self::Fixed(bits) => bits.contains_site(site),
            Self::Empty => m.flat.what[..m.flat.board].get(site as usize) == Some(&0),
            Self::Indexed(sets, index) => {
                let index = index.eval(code, m);
                sets.get(index as usize).is_some_and(|bits| bits.contains_site(site))
            }
            Self::One(other) => site >= 0 && other.eval(code, m) == site,
            Self::List(list) => site >= 0 && list.iter().any(|other| other.eval(code, m) == site),
            Self::Pieces(whats, range) => {
                range.contains(&site) && whats >> m.flat.what(site) & 1 == 1
            }
            Self::Pending => m.flat.course.pending().iter().any(|&p| i32::from(p) == site),
            Self::Filter(parts) => {
                parts.0.has(code, m, site) && {
                    let saved = std::mem::replace(&mut m.regs.site, site);
                    let fits = parts.1.holds(code, m);
                    m.regs.site = saved;
                    fits
                }
            }
            Self::Union(sets) => sets.iter().any(|set| set.has(code, m, site)),
            Self::Both(pair) => pair.0.has(code, m, site) && pair.1.has(code, m, site),
            Self::Minus(pair) => pair.0.has(code, m, site) && !pair.1.has(code, m, site),
            Self::If(parts) => {
                if parts.0.holds(code, m) {
                    parts.1.has(code, m, site)
                } else {
                    parts.2.has(code, m, site)
                }
            }
            Self::Near(_) | Self::Group(_) => {
                let mut sites = m.take();
                self.list(code, m, &mut sites);
                let has = sites.iter().any(|&s| i32::from(s) == site);
                m.give(sites);
                has
            }
        }
    }

    /// Lists the sites of the set; the order means nothing.
    pub fn list(&self, code: &Code, m: &mut Machine, out: &mut Vec<u16>) {
        let start = out.len();
        match self {
            Self::Fixed(bits) => out.extend(bits.iter().map(|s| s as u16)),
            Self::Empty => out.extend_from_slice(m.flat.sites(0)),
            Self::Indexed(sets, index) => {
                let index = index.eval(code, m);
                if let Some(bits) = sets.get(index as usize) {
                    out.extend(bits.iter().map(|s| s as u16));
                }
            }
            Self::One(site) => {
                let site = site.eval(code, m);
                if site >= 0 {
                    out.push(site as u16);
                }
            }
            Self::List(list) => {
                for site in list {
                    let site = site.eval(code, m);
                    if site >= 0 && !out[start..].contains(&(site as u16)) {
                        out.push(site as u16);
                    }
                }
            }
            Self::Pieces(whats, range) => {
                for component in each_bit(*whats) {
                    let sites = m.flat.sites(component).iter().copied();
                    out.extend(sites.filter(|&s| range.contains(&i32::from(s))));
                }
            }
            Self::Pending => out.extend(m.flat.course.pending().iter().map(|&p| p as u16)),
            Self::Near(parts) => {
                let site = parts.0.eval(code, m);
                if site >= 0 {
                    out.extend_from_slice(parts.1.of(site as usize));
                }
            }
            Self::Filter(parts) => {
                parts.0.list(code, m, out);
                let saved = m.regs.site;
                retain(out, start, |site| {
                    m.regs.site = i32::from(site);
                    parts.1.holds(code, m)
                });
                m.regs.site = saved;
            }
            Self::Union(sets) => {
                for set in sets {
                    let mut more = m.take();
                    set.list(code, m, &mut more);
                    for &site in &more {
                        if !out[start..].contains(&site) {
                            out.push(site);
                        }
                    }
                    m.give(more);
                }
            }
            Self::Both(pair) => {
                pair.0.list(code, m, out);
                retain(out, start, |site| pair.1.has(code, m, i32::from(site)));
            }
            Self::Minus(pair) => {
                pair.0.list(code, m, out);
                retain(out, start, |site| !pair.1.has(code, m, i32::from(site)));
            }
            Self::If(parts) => {
                if parts.0.holds(code, m) {
                    parts.1.list(code, m, out);
                } else {
                    parts.2.list(code, m, out);
                }
            }
            Self::Group(group) => group.sites(code, m, out),
        }
    }
}

/// Keeps the sites from an index on that fit.
fn retain(list: &mut Vec<u16>, start: usize, mut fits: impl FnMut(u16) -> bool) {
    let mut kept = start;
    for i in start..list.len() {
        if fits(list[i]) {
            list[kept] = list[i];
            kept += 1;
        }
    }
    list.truncate(kept);
}
