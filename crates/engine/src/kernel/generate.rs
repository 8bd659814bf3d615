//! Listing the moves of rules.

use super::code::{Code, Num, Rule, Set, Start, Test};
use super::machine::{Machine, Mv};

/// Which moves are wanted.
#[derive(Clone, Copy)]
pub(super) enum Want<'c> {
    /// All of them.
    All,
    /// One is enough.
    One,
    /// One after which a test holds is enough; the test does not see some of the last consequences.
    OneWhere(&'c Test, usize),
}

impl Want<'_> {
    /// Whether the search may stop once a move was found.
    #[inline]
    pub fn is_one(self) -> bool {
        !matches!(self, Self::All)
    }
}

impl Start {
    /// The site at which a move begins, if it may; it is then in the register.
    #[inline]
    pub fn enter(&self, code: &Code, m: &mut Machine) -> Option<usize> {
        let from = match &self.from {
            Num::From => m.regs.from,
            from => from.eval(code, m),
        };
        if from < 0 || from as usize >= m.flat.what.len() {
            return None;
        }
        m.regs.from = from;
        self.test.holds(code, m).then_some(from as usize)
    }
}

impl Rule {
    /// Lists the moves at the end of the list; true if enough were found.
    pub fn generate(&self, code: &Code, m: &mut Machine, want: Want<'_>) -> bool {
        match self {
            Self::Nothing => false,
            Self::All(rules) => rules.iter().any(|rule| rule.generate(code, m, want)),
            Self::If(parts) => {
                let rule = if parts.0.holds(code, m) { &parts.1 } else { &parts.2 };
                rule.generate(code, m, want)
            }
            Self::Priority(rules) => {
                let start = m.moves.len();
                // Which rule counts is decided by all its moves, whatever holds after them.
                let inner = if let Want::OneWhere(..) = want { Want::All } else { want };
                for rule in rules {
                    rule.generate(code, m, inner);
                    if m.moves.len() > start {
                        break;
                    }
                }
                m.sift(code, start, want)
            }
            Self::Pieces(_, pieces) => {
                if m.flat.course.over {
                    return false;
                }
                let saved = m.regs;
                let mut enough = false;
                for piece in pieces {
                    enough = piece.generate(code, m, self.range(), want);
                    if enough {
                        break;
                    }
                }
                m.regs = saved;
                enough
            }
            Self::Each(parts) => {
                let saved = m.regs;
                let start = m.moves.len();
                let inner = if let Want::OneWhere(..) = want { Want::All } else { want };
                let mut sites = m.take();
                parts.0.list(code, m, &mut sites);
                for &site in &sites {
                    m.regs.site = i32::from(site);
                    m.regs.to = i32::from(site);
                    if parts.1.generate(code, m, inner) {
                        break;
                    }
                }
                m.give(sites);
                m.regs = saved;
                if m.moves.len() == start {
                    parts.2.generate(code, m, inner);
                }
                m.sift(code, start, want)
            }
            Self::Where(parts) => {
                let start = m.moves.len();
                if let Want::One = want {
                    return parts.0.generate(code, m, Want::OneWhere(&parts.1, parts.2));
                }
                parts.0.generate(code, m, Want::All);
                m.keep_where(code, start, &parts.1, parts.2);
                m.sift(code, start, want)
            }
            Self::As(player, rule) => {
                let course = m.flat.course;
                if course.over {
                    return false;
                }
                // What is tested after a move is tested while it is the turn of who makes it.
                let start = m.moves.len();
                let inner = if let Want::OneWhere(..) = want { Want::All } else { want };
                m.flat.course.mover = *player;
                m.flat.course.prev = course.mover;
                m.flat.course.next = course.mover;
                rule.generate(code, m, inner);
                m.flat.course.mover = course.mover;
                m.flat.course.prev = course.prev;
                m.flat.course.next = course.next;
                m.sift(code, start, want)
            }
            Self::Pass { leaf } => {
                m.found(code, Mv { leaf: *leaf, from: -1, to: -1, aux: 0 }, want)
            }
            Self::Append { leaf } => {
                let effect = &code.leaves[*leaf as usize].to;
                let start = m.acts.len();
                let saved = m.regs;
                effect.emit(code, m);
                m.regs = saved;
                let any = m.acts.len() > start;
                m.acts.truncate(start);
                any && {
                    let site = m.regs.site as i16;
                    m.found(code, Mv { leaf: *leaf, from: site, to: site, aux: site }, want)
                }
            }
            Self::Add { leaf, sites, test } => {
                let saved = m.regs.to;
                let mut enough = false;
                if let Set::Empty = sites {
                    for i in 0..m.flat.len(0) {
                        let to = m.flat.sites(0)[i];
                        m.regs.to = i32::from(to);
                        if test.holds(code, m) && m.found_at(code, *leaf, to, want) {
                            enough = true;
                            break;
                        }
                    }
                } else {
                    let mut list = m.take();
                    sites.list(code, m, &mut list);
                    for &to in &list {
                        m.regs.to = i32::from(to);
                        if test.holds(code, m) && m.found_at(code, *leaf, to, want) {
                            enough = true;
                            break;
                        }
                    }
                    m.give(list);
                }
                m.regs.to = saved;
                enough
            }
            Self::Step { leaf, start, tables, test } => {
                if let (Num::From, Test::Const(true), Test::AtTo(mask)) =
                    (&start.from, &start.test, test)
                {
                    let from = m.regs.from as usize;
                    for &to in tables.of(m.flat.what[from]).of(from) {
                        if mask.has(m.flat.what[to as usize])
                            && m.found(code, Mv::new(*leaf, from, to, 0), want)
                        {
                            return true;
                        }
                    }
                    return false;
                }
                let saved = m.regs;
                let mut enough = false;
                if let Some(from) = start.enter(code, m) {
                    for &to in tables.of(m.flat.what[from]).of(from) {
                        m.regs.to = i32::from(to);
                        if test.holds(code, m) && m.found(code, Mv::new(*leaf, from, to, 0), want) {
                            enough = true;
                            break;
                        }
                    }
                }
                m.regs = saved;
                enough
            }
            Self::Slide { leaf, slide } => slide.generate(code, m, *leaf, want),
            Self::Hop { leaf, hop } => hop.generate(code, m, *leaf, want),
            Self::Drop { leaf, columns, height } => columns.iter().any(|&column| {
                m.flat.heights[column as usize] < *height && m.found_at(code, *leaf, column, want)
            }),
            Self::Shoot { leaf, from, rays, test } => {
                let from = from.eval(code, m);
                if from < 0 {
                    return false;
                }
                let saved = m.regs;
                let mut enough = false;
                'rays: for ray in rays.of(from as usize) {
                    for &to in ray {
                        m.regs.to = i32::from(to);
                        if !test.holds(code, m) {
                            break;
                        }
                        if m.found_at(code, *leaf, to, want) {
                            enough = true;
                            break 'rays;
                        }
                    }
                }
                m.regs = saved;
                enough
            }
            Self::FromTo { leaf, from, from_test, to, test } => {
                let saved = m.regs;
                let mut enough = false;
                let mut froms = m.take();
                from.list(code, m, &mut froms);
                for &from in &froms {
                    if m.flat.what(i32::from(from)) == 0 {
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
                        let mv = Mv::new(*leaf, from as usize, to, 0);
                        if test.holds(code, m) && m.found(code, mv, want) {
                            enough = true;
                            break;
                        }
                    }
                    m.give(tos);
                    m.regs.to = saved.to;
                    if enough {
                        break;
                    }
                }
                m.give(froms);
                m.regs = saved;
                enough
            }
            Self::Promote { leaf, at, whats } => {
                let site = at.eval(code, m);
                site >= 0
                    && whats.iter().any(|what| {
                        let what = what.eval(code, m);
                        m.lost |= what >= code.owners.len() as i32;
                        let mv = Mv::new(*leaf, site as usize, site as u16, what as i16);
                        what >= 1 && !m.lost && m.found(code, mv, want)
                    })
            }
            Self::Remove { leaf, sites } => {
                let mut list = m.take();
                sites.list(code, m, &mut list);
                let enough = list.iter().any(|&site| {
                    m.flat.what(i32::from(site)) != 0 && m.found_at(code, *leaf, site, want)
                });
                m.give(list);
                enough
            }
            Self::Select { leaf, sites, test } => {
                let saved = m.regs;
                let mut list = m.take();
                sites.list(code, m, &mut list);
                let enough = list.iter().any(|&site| {
                    m.regs.from = i32::from(site);
                    m.regs.to = i32::from(site);
                    test.holds(code, m) && m.found_at(code, *leaf, site, want)
                });
                m.give(list);
                m.regs = saved;
                enough
            }
        }
    }

    /// The sites whose pieces are looked at.
    fn range(&self) -> &std::ops::Range<i32> {
        match self {
            Self::Pieces(range, _) => range,
            _ => &(0..0),
        }
    }
}

impl Machine {
    /// Adds a move to the list; true if enough were found.
    #[inline]
    pub fn found(&mut self, code: &Code, mv: Mv, want: Want<'_>) -> bool {
        if let Want::OneWhere(test, unseen) = want
            && !self.would_hold(code, mv, test, unseen)
        {
            return false;
        }
        self.moves.push(mv);
        want.is_one()
    }

    /// Adds a move that begins and ends at a site.
    #[inline]
    pub fn found_at(&mut self, code: &Code, leaf: u16, site: u16, want: Want<'_>) -> bool {
        let aux = self.regs.site as i16;
        self.found(code, Mv { leaf, from: site as i16, to: site as i16, aux }, want)
    }

    /// Of moves that were all listed keeps what is wanted; true if that is enough.
    pub fn sift(&mut self, code: &Code, start: usize, want: Want<'_>) -> bool {
        if let Want::OneWhere(test, unseen) = want {
            self.keep_where(code, start, test, unseen);
        }
        want.is_one() && self.moves.len() > start
    }

    /// Keeps the moves from an index on after which a test holds.
    fn keep_where(&mut self, code: &Code, start: usize, test: &Test, unseen: usize) {
        let mut kept = start;
        for i in start..self.moves.len() {
            let mv = self.moves[i];
            if self.would_hold(code, mv, test, unseen) {
                self.moves[kept] = mv;
                kept += 1;
            }
        }
        self.moves.truncate(kept);
    }
}
