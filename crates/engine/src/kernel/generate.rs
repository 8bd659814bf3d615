//! Listing the moves of rules.

use super::code::{Code, Hop, Rule, Set, Slide, Start};
use super::machine::{Machine, Mv};

impl Start {
    /// The site at which a move begins, if it may; it is then in the register.
    #[inline]
    fn enter(&self, code: &Code, m: &mut Machine) -> Option<usize> {
        let from = self.from.eval(code, m);
        if from < 0 || from as usize >= m.flat.what.len() {
            return None;
        }
        m.regs.from = from;
        self.test.holds(code, m).then_some(from as usize)
    }
}

impl Rule {
    /// Lists the moves at the end of the list; if the caller only wants to know whether there are some, it stops early.
    pub fn generate(&self, code: &Code, m: &mut Machine, stop: bool) {
        match self {
            Self::Nothing => {}
            Self::All(rules) => {
                let start = m.moves.len();
                for rule in rules {
                    rule.generate(code, m, stop);
                    if stop && m.moves.len() > start {
                        return;
                    }
                }
            }
            Self::If(parts) => {
                let rule = if parts.0.holds(code, m) { &parts.1 } else { &parts.2 };
                rule.generate(code, m, stop);
            }
            Self::Priority(rules) => {
                let start = m.moves.len();
                for rule in rules {
                    rule.generate(code, m, stop);
                    if m.moves.len() > start {
                        return;
                    }
                }
            }
            Self::Pieces(..) if m.flat.course.over => {}
            Self::Pieces(range, pieces) => {
                let saved = m.regs;
                let start = m.moves.len();
                for (component, rule) in pieces {
                    for i in 0..m.flat.len(*component as usize) {
                        m.regs.from = i32::from(m.flat.sites(*component as usize)[i]);
                        if !range.contains(&m.regs.from) {
                            continue;
                        }
                        rule.generate(code, m, stop);
                        if stop && m.moves.len() > start {
                            m.regs = saved;
                            return;
                        }
                    }
                }
                m.regs = saved;
            }
            Self::Each(parts) => {
                let saved = m.regs;
                let start = m.moves.len();
                let mut sites = m.take();
                parts.0.list(code, m, &mut sites);
                for &site in &sites {
                    m.regs.site = i32::from(site);
                    m.regs.to = i32::from(site);
                    parts.1.generate(code, m, stop);
                    if stop && m.moves.len() > start {
                        break;
                    }
                }
                m.give(sites);
                m.regs = saved;
                if m.moves.len() == start {
                    parts.2.generate(code, m, stop);
                }
            }
            Self::Where(parts) => {
                let start = m.moves.len();
                parts.0.generate(code, m, false);
                let mut kept = start;
                for i in start..m.moves.len() {
                    let mv = m.moves[i];
                    if m.would_hold(code, mv, &parts.1, parts.2) {
                        m.moves[kept] = mv;
                        kept += 1;
                        if stop {
                            break;
                        }
                    }
                }
                m.moves.truncate(kept);
            }
            Self::As(player, rule) => {
                let course = m.flat.course;
                if course.over {
                    return;
                }
                m.flat.course.mover = *player;
                m.flat.course.prev = course.mover;
                m.flat.course.next = course.mover;
                rule.generate(code, m, stop);
                m.flat.course.mover = course.mover;
                m.flat.course.prev = course.prev;
                m.flat.course.next = course.next;
            }
            Self::Pass { leaf } => m.moves.push(Mv { leaf: *leaf, from: -1, to: -1, aux: 0 }),
            Self::Append { leaf } => {
                let effect = &code.leaves[*leaf as usize].to;
                let start = m.acts.len();
                let saved = m.regs;
                effect.emit(code, m);
                m.regs = saved;
                if m.acts.len() > start {
                    let site = m.regs.site as i16;
                    m.moves.push(Mv { leaf: *leaf, from: site, to: site, aux: site });
                }
                m.acts.truncate(start);
            }
            Self::Add { leaf, sites, test } => {
                let saved = m.regs.to;
                if let Set::Empty = sites {
                    for i in 0..m.flat.len(0) {
                        let to = m.flat.sites(0)[i];
                        m.regs.to = i32::from(to);
                        if test.holds(code, m) {
                            push_one(m, *leaf, to);
                            if stop {
                                break;
                            }
                        }
                    }
                } else {
                    let mut list = m.take();
                    sites.list(code, m, &mut list);
                    for &to in &list {
                        m.regs.to = i32::from(to);
                        if test.holds(code, m) {
                            push_one(m, *leaf, to);
                        }
                    }
                    m.give(list);
                }
                m.regs.to = saved;
            }
            Self::Step { leaf, start, tables, test } => {
                let saved = m.regs;
                if let Some(from) = start.enter(code, m) {
                    let table = tables.of(m.flat.what[from]);
                    for &to in table.of(from) {
                        m.regs.to = i32::from(to);
                        if test.holds(code, m) {
                            push(m, *leaf, from, to, 0);
                            if stop {
                                break;
                            }
                        }
                    }
                }
                m.regs = saved;
            }
            Self::Slide { leaf, slide } => slide.generate(code, m, *leaf, stop),
            Self::Hop { leaf, hop } => hop.generate(code, m, *leaf, stop),
            Self::Drop { leaf, columns, height } => {
                for &column in columns {
                    if m.flat.heights[column as usize] < *height {
                        push_one(m, *leaf, column);
                    }
                }
            }
            Self::Shoot { leaf, from, rays, test } => {
                let from = from.eval(code, m);
                if from < 0 {
                    return;
                }
                let saved = m.regs;
                for ray in rays.of(from as usize) {
                    for &to in ray {
                        m.regs.to = i32::from(to);
                        if !test.holds(code, m) {
                            break;
                        }
                        push_one(m, *leaf, to);
                        if stop {
                            break;
                        }
                    }
                }
                m.regs = saved;
            }
            Self::FromTo { leaf, from, from_test, to, test } => {
                let saved = m.regs;
                let mut froms = m.take();
                from.list(code, m, &mut froms);
                for &from in &froms {
                    if m.flat.what[from as usize] == 0 {
                        continue;
                    }
                    m.regs.from = i32::from(from);
                    if !from_test.holds(code, m) {
                        continue;
                    }
                    let mut tos = m.take();
                    to.list(code, m, &mut tos);
                    for &to in &tos {
                        m.regs.to = i32::from(to);
                        if test.holds(code, m) {
                            push(m, *leaf, from as usize, to, 0);
                        }
                    }
                    m.give(tos);
                    m.regs.to = saved.to;
                }
                m.give(froms);
                m.regs = saved;
            }
            Self::Promote { leaf, at, whats } => {
                let site = at.eval(code, m);
                if site < 0 {
                    return;
                }
                for what in whats {
                    let what = what.eval(code, m);
                    if what >= 1 {
                        let site = site as i16;
                        let mv = Mv { leaf: *leaf, from: site, to: site, aux: what as i16 };
                        m.moves.push(mv);
                    }
                }
            }
            Self::Remove { leaf, sites } => {
                let mut list = m.take();
                sites.list(code, m, &mut list);
                for &site in &list {
                    if m.flat.what[site as usize] != 0 {
                        push_one(m, *leaf, site);
                    }
                }
                m.give(list);
            }
            Self::Select { leaf, sites, test } => {
                let saved = m.regs;
                let mut list = m.take();
                sites.list(code, m, &mut list);
                for &site in &list {
                    m.regs.from = i32::from(site);
                    m.regs.to = i32::from(site);
                    if test.holds(code, m) {
                        push_one(m, *leaf, site);
                    }
                }
                m.give(list);
                m.regs = saved;
            }
        }
    }

    /// Whether a move of the rule leads to a site.
    pub fn reaches(&self, code: &Code, m: &mut Machine, site: i32) -> bool {
        match self {
            Self::Nothing | Self::Pass { .. } => false,
            Self::All(rules) => rules.iter().any(|rule| rule.reaches(code, m, site)),
            Self::If(parts) => {
                let rule = if parts.0.holds(code, m) { &parts.1 } else { &parts.2 };
                rule.reaches(code, m, site)
            }
            Self::Pieces(range, pieces) => {
                let saved = m.regs;
                let mut found = false;
                'pieces: for (component, rule) in pieces {
                    for i in 0..m.flat.len(*component as usize) {
                        m.regs.from = i32::from(m.flat.sites(*component as usize)[i]);
                        if range.contains(&m.regs.from) && rule.reaches(code, m, site) {
                            found = true;
                            break 'pieces;
                        }
                    }
                }
                m.regs = saved;
                found
            }
            Self::Step { start, tables, test, .. } => {
                let saved = m.regs;
                let reaches = start.enter(code, m).is_some_and(|from| {
                    tables.of(m.flat.what[from]).of(from).contains(&(site as u16)) && {
                        m.regs.to = site;
                        test.holds(code, m)
                    }
                });
                m.regs = saved;
                reaches
            }
            Self::Slide { slide, .. } => slide.reaches(code, m, site),
            _ => {
                let start = m.moves.len();
                let saved = m.regs;
                self.generate(code, m, false);
                m.regs = saved;
                let found = m.moves[start..].iter().any(|mv| i32::from(mv.to) == site);
                m.moves.truncate(start);
                found
            }
        }
    }
}

impl Slide {
    #[inline]
    fn generate(&self, code: &Code, m: &mut Machine, leaf: u16, stop: bool) {
        let saved = m.regs;
        if let Some(from) = self.start.enter(code, m) {
            'rays: for ray in self.rays.of(m.flat.what[from]).of(from) {
                for (i, &to) in ray.iter().enumerate().take(self.range.1) {
                    m.regs.to = i32::from(to);
                    let far_enough = i + 1 >= self.range.0;
                    let stops = far_enough && self.stop.holds(code, m);
                    if !stops {
                        m.regs.between = i32::from(to);
                        if !self.open.holds(code, m) {
                            break;
                        }
                    }
                    if far_enough && self.allow.holds(code, m) {
                        push(m, leaf, from, to, 0);
                        if stop {
                            break 'rays;
                        }
                    }
                    if stops {
                        break;
                    }
                }
                m.regs.between = saved.between;
            }
        }
        m.regs = saved;
    }

    fn reaches(&self, code: &Code, m: &mut Machine, site: i32) -> bool {
        let saved = m.regs;
        let mut reached = false;
        if let Some(from) = self.start.enter(code, m) {
            for ray in self.rays.of(m.flat.what[from]).of(from) {
                if !ray.contains(&(site as u16)) {
                    continue;
                }
                for (i, &to) in ray.iter().enumerate().take(self.range.1) {
                    m.regs.to = i32::from(to);
                    let far_enough = i + 1 >= self.range.0;
                    let stops = far_enough && self.stop.holds(code, m);
                    if !stops {
                        m.regs.between = i32::from(to);
                        if !self.open.holds(code, m) {
                            break;
                        }
                    }
                    if i32::from(to) == site && far_enough && self.allow.holds(code, m) {
                        reached = true;
                    }
                    if stops || reached {
                        break;
                    }
                }
                if reached {
                    break;
                }
            }
        }
        m.regs = saved;
        reached
    }
}

impl Hop {
    #[inline]
    fn generate(&self, code: &Code, m: &mut Machine, leaf: u16, stop: bool) {
        let saved = m.regs;
        let began = m.moves.len();
        let from = self.start.from.eval(code, m);
        if from < 0 || from as usize >= m.flat.what.len() {
            return;
        }
        m.regs.from = from;
        for ray in self.rays.of(m.flat.what[from as usize]).of(from as usize) {
            self.along(code, m, ray, leaf);
            if stop && m.moves.len() > began {
                break;
            }
        }
        m.regs = saved;
    }

    #[inline]
    fn along(&self, code: &Code, m: &mut Machine, ray: &[u16], leaf: u16) {
        for (i, &site) in ray.iter().enumerate() {
            if !self.start.test.holds(code, m) {
                continue;
            }
            m.regs.between = i32::from(site);
            if !self.hurdle.holds(code, m) {
                m.regs.to = i32::from(site);
                if i + 1 > self.before || !self.to.holds(code, m) {
                    return;
                }
                continue;
            }
            for &to in ray[i + 1..].iter().take(self.after + 1) {
                m.regs.to = i32::from(to);
                let from = m.regs.from as usize;
                if !self.to.holds(code, m) {
                    if self.stop.as_ref().is_some_and(|stop| stop.holds(code, m)) {
                        push(m, leaf, from, to, -1);
                    }
                    break;
                }
                if self.stop.is_none() {
                    push(m, leaf, from, to, site as i16);
                }
            }
            return;
        }
    }
}

#[inline]
fn push(m: &mut Machine, leaf: u16, from: usize, to: u16, aux: i16) {
    m.moves.push(Mv { leaf, from: from as i16, to: to as i16, aux });
}

#[inline]
fn push_one(m: &mut Machine, leaf: u16, site: u16) {
    m.moves.push(Mv { leaf, from: site as i16, to: site as i16, aux: m.regs.site as i16 });
}
