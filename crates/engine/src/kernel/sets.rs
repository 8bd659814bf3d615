//! Sets of sites.

use language::words::LineOfSightKind;

use super::code::{Around, Code, Set};
use super::machine::Machine;
use super::numbers::each_bit;

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
            Self::ToClear => m.flat.course.waiting().iter().any(|&s| i32::from(s) == site),
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
            Self::Around(_) | Self::Sight(_) | Self::Group(_) => {
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
                if m.is_site(site) {
                    out.push(site as u16);
                }
            }
            Self::List(list) => {
                for site in list {
                    let site = site.eval(code, m);
                    if m.is_site(site) && !out[start..].contains(&(site as u16)) {
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
            Self::Pending => {
                let course = m.flat.course;
                for &pending in course.pending() {
                    if m.is_site(i32::from(pending)) {
                        out.push(pending as u16);
                    }
                }
            }
            Self::ToClear => {
                for &site in m.flat.course.waiting() {
                    if !out[start..].contains(&(site as u16)) {
                        out.push(site as u16);
                    }
                }
            }
            Self::Around(around) => around.list(code, m, out),
            Self::Sight(sight) => {
                let from = sight.from.eval(code, m);
                if from < 0 {
                    return;
                }
                for ray in sight.rays.of(from as usize) {
                    let seen = ray.iter().position(|&s| m.flat.what[s as usize] != 0);
                    let clear = &ray[..seen.unwrap_or(ray.len())];
                    let add = match sight.what {
                        LineOfSightKind::Piece => {
                            &ray[clear.len()..][..usize::from(seen.is_some())]
                        }
                        LineOfSightKind::Empty => clear,
                        LineOfSightKind::Farthest => &clear[clear.len().saturating_sub(1)..],
                    };
                    for &site in add {
                        if !out[start..].contains(&site) {
                            out.push(site);
                        }
                    }
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

impl Around {
    fn list(&self, code: &Code, m: &mut Machine, out: &mut Vec<u16>) {
        let start = out.len();
        let saved = m.regs;
        let mut sources = m.take();
        self.sites.list(code, m, &mut sources);
        sources.sort_unstable();
        for &source in &sources {
            for &site in self.near.of(source as usize) {
                if sources.contains(&site) || out[start..].contains(&site) {
                    continue;
                }
                m.regs.from = i32::from(source);
                m.regs.to = i32::from(site);
                if self.test.holds(code, m) {
                    out.push(site);
                }
            }
        }
        if self.itself {
            out.extend_from_slice(&sources);
        }
        m.give(sources);
        m.regs = saved;
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
