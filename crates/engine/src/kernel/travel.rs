//! Steps, slides and hops of pieces.

use std::ops::Range;

use super::code::{Code, Hop, Mask, Num, Piece, Plain, Slide, Start, Test};
use super::generate::Want;
use super::machine::{Machine, Mv};

impl Start {
    /// Whether a move begins where the piece stands, whatever else.
    pub fn is_plain(&self) -> bool {
        matches!((&self.from, &self.test), (Num::From, Test::Const(true)))
    }
}

impl Piece {
    /// Lists the moves; true if enough were found.
    #[inline]
    pub fn generate(
        &self,
        code: &Code,
        m: &mut Machine,
        range: &Range<i32>,
        want: Want<'_>,
    ) -> bool {
        for i in 0..m.flat.len(self.component as usize) {
            let from = m.flat.sites(self.component as usize)[i];
            if !range.contains(&i32::from(from)) {
                continue;
            }
            let enough = if self.plain.is_empty() {
                m.regs.from = i32::from(from);
                self.rule.generate(code, m, want)
            } else {
                self.plain.iter().any(|plain| plain.generate(code, m, from as usize, want))
            };
            if enough {
                return true;
            }
        }
        false
    }
}

impl Plain {
    /// Lists the moves from a site; true if enough were found.
    #[inline]
    fn generate(&self, code: &Code, m: &mut Machine, from: usize, want: Want<'_>) -> bool {
        match self {
            Self::Step { leaf, to, mask } => to.of(from).iter().any(|&to| {
                mask.has(m.flat.what[to as usize])
                    && m.found(code, Mv::new(*leaf, from, to, 0), want)
            }),
            Self::Hop { leaf, over, hurdle, mask } => over.of(from).chunks_exact(2).any(|pair| {
                let (over, to) = (pair[0], pair[1]);
                hurdle.has(m.flat.what[over as usize])
                    && mask.has(m.flat.what[to as usize])
                    && m.found(code, Mv::new(*leaf, from, to, over as i16), want)
            }),
        }
    }
}

impl Slide {
    /// Lists the moves; true if enough were found.
    #[inline]
    pub fn generate(&self, code: &Code, m: &mut Machine, leaf: u16, want: Want<'_>) -> bool {
        if self.is_plain() {
            return self.generate_plainly(code, m, leaf, want);
        }
        let saved = m.regs;
        let mut enough = false;
        if let Some(from) = self.start.enter(code, m) {
            enough = self.rays.of(m.flat.what[from]).of(from).any(|ray| {
                m.regs.between = saved.between;
                self.along(code, m, ray, |m, to| {
                    self.allow.holds(code, m) && m.found(code, Mv::new(leaf, from, to, 0), want)
                })
            });
        }
        m.regs = saved;
        enough
    }

    /// Whether a move leads to a site.
    pub fn reaches(&self, code: &Code, m: &mut Machine, site: i32) -> bool {
        let saved = m.regs;
        let mut reached = false;
        if let Some(from) = self.start.enter(code, m) {
            let goal = site as u16;
            let rays = self.rays.of(m.flat.what[from]).of(from);
            reached = rays.filter(|ray| ray.contains(&goal)).any(|ray| {
                m.regs.between = saved.between;
                self.along(code, m, ray, |m, to| to == goal && self.allow.holds(code, m))
            });
        }
        m.regs = saved;
        reached
    }

    /// Goes along a ray as far as the slide leads, and shows the sites where it may end; true if one was enough.
    #[inline]
    fn along(
        &self,
        code: &Code,
        m: &mut Machine,
        ray: &[u16],
        mut ends: impl FnMut(&mut Machine, u16) -> bool,
    ) -> bool {
        for (i, &to) in ray.iter().enumerate().take(self.range.1) {
            m.regs.to = i32::from(to);
            let far_enough = i + 1 >= self.range.0;
            let stops = far_enough && self.stop.holds(code, m);
            if !stops {
                m.regs.between = i32::from(to);
                if !self.open.holds(code, m) {
                    return false;
                }
            }
            if far_enough && ends(m, to) {
                return true;
            }
            if stops {
                return false;
            }
        }
        false
    }

    /// Whether only what lies on the way matters.
    fn is_plain(&self) -> bool {
        matches!(
            (&self.start.from, &self.start.test, &self.open, &self.allow),
            (Num::From, Test::Const(true), Test::AtBetween(_), Test::Const(true))
        ) && matches!(self.stop, Test::AtTo(_) | Test::Const(false))
            && self.range.0 <= 1
    }

    fn generate_plainly(&self, code: &Code, m: &mut Machine, leaf: u16, want: Want<'_>) -> bool {
        let Test::AtBetween(open) = self.open else { return false };
        let stop = if let Test::AtTo(stop) = self.stop { stop.whats } else { 0 };
        let from = m.regs.from as usize;
        for ray in self.rays.of(m.flat.what[from]).of(from) {
            for &to in ray.iter().take(self.range.1) {
                let what = m.flat.what[to as usize];
                let stops = stop >> what & 1 == 1;
                if !stops && !open.has(what) {
                    break;
                }
                if m.found(code, Mv::new(leaf, from, to, 0), want) {
                    return true;
                }
                if stops {
                    break;
                }
            }
        }
        false
    }
}

impl Hop {
    /// What is hopped over and what may lie behind it, if the hop is over a neighbour to the site behind it.
    #[inline]
    fn masks(&self) -> Option<(Mask, Mask)> {
        match (&self.hurdle, &self.to, &self.stop, self.before, self.after) {
            (Test::AtBetween(hurdle), Test::AtTo(to), None, 0, 0) => Some((*hurdle, *to)),
            _ => None,
        }
    }

    /// The same, if the hop also begins where the piece stands, whatever else.
    pub fn as_plain(&self) -> Option<(Mask, Mask)> {
        self.masks().filter(|_| self.start.is_plain())
    }

    /// Lists the moves; true if enough were found.
    #[inline]
    pub fn generate(&self, code: &Code, m: &mut Machine, leaf: u16, want: Want<'_>) -> bool {
        let from = match &self.start.from {
            Num::From => m.regs.from,
            from => from.eval(code, m),
        };
        if from < 0 || from as usize >= m.flat.what.len() {
            return false;
        }
        let rays = self.rays.of(m.flat.what[from as usize]).of(from as usize);
        if let (Some((hurdle, to)), Test::Const(true)) = (self.masks(), &self.start.test) {
            for ray in rays {
                if let [over, target, ..] = *ray
                    && hurdle.has(m.flat.what[over as usize])
                    && to.has(m.flat.what[target as usize])
                    && m.found(code, Mv::new(leaf, from as usize, target, over as i16), want)
                {
                    return true;
                }
            }
            return false;
        }
        let saved = m.regs;
        m.regs.from = from;
        let mut enough = false;
        for ray in rays {
            enough = self.along(code, m, ray, leaf, want);
            if enough {
                break;
            }
        }
        m.regs = saved;
        enough
    }

    fn along(&self, code: &Code, m: &mut Machine, ray: &[u16], leaf: u16, want: Want<'_>) -> bool {
        for (i, &site) in ray.iter().enumerate() {
            if !self.start.test.holds(code, m) {
                continue;
            }
            m.regs.between = i32::from(site);
            if !self.hurdle.holds(code, m) {
                m.regs.to = i32::from(site);
                if i + 1 > self.before || !self.to.holds(code, m) {
                    return false;
                }
                continue;
            }
            for &to in ray[i + 1..].iter().take(self.after + 1) {
                m.regs.to = i32::from(to);
                let from = m.regs.from as usize;
                if !self.to.holds(code, m) {
                    let stops = self.stop.as_ref().is_some_and(|stop| stop.holds(code, m));
                    return stops && m.found(code, Mv::new(leaf, from, to, -1), want);
                }
                if self.stop.is_none() && m.found(code, Mv::new(leaf, from, to, site as i16), want)
                {
                    return true;
                }
            }
            return false;
        }
        false
    }
}
