//! Whether moves lead to a site, for tests of threats.

use super::code::{Code, Rule};
use super::generate::Want;
use super::machine::Machine;
use crate::bits::Bits;

impl Rule {
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
                let n = m.flat.what.len();
                let mut found = false;
                'pieces: for piece in pieces {
                    for i in 0..m.flat.len(piece.component as usize) {
                        let from = m.flat.sites(piece.component as usize)[i];
                        let near = |reach: &Bits| reach.contains(from as usize * n + site as usize);
                        if !piece.reach.as_ref().is_none_or(near) {
                            continue;
                        }
                        m.regs.from = i32::from(from);
                        if range.contains(&m.regs.from) && piece.rule.reaches(code, m, site) {
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
                self.generate(code, m, Want::All);
                m.regs = saved;
                let found = m.moves[start..].iter().any(|mv| i32::from(mv.to) == site);
                m.moves.truncate(start);
                found
            }
        }
    }
}
