//! Listing the moves of a puzzle without making every test for every move.
//!
//! The constraints fall into pieces: one for each site, hint or list of sites. Each piece is tested once, and the
//! variables that it reads are noted. A value that is filled in can change only the pieces that read its variable, and
//! those that ask about the moves made, such as for a line through the last site.

use language::words::StaticRegion;

use super::constraint::{Constraint, Different, HintedSum, Lists, at_hint};
use crate::booleans::Bool;
use crate::world::World;

/// A part of the constraints that holds or not by itself.
#[derive(Clone, Copy)]
enum Piece<'p> {
    /// A whole test.
    Test(&'p Bool),
    /// A test at a site.
    AtSite(&'p Bool, i32),
    /// A test of a hint.
    AtHint(&'p Bool, usize),
    /// The values of a list differ.
    Differ(&'p Different, Option<StaticRegion>, &'p [i32]),
    /// The values of the list with a number add up.
    AddUp(&'p HintedSum, usize, &'p [i32]),
}

impl<'p> Piece<'p> {
    fn holds(self, w: &mut World<'p>) -> bool {
        match self {
            Self::Test(test) => test.eval(w),
            Self::AtSite(test, site) => {
                let saved = std::mem::replace(&mut w.regs.from, site);
                let holds = test.eval(w);
                w.regs.from = saved;
                holds
            }
            Self::AtHint(test, hint) => at_hint(w, hint, test),
            Self::Differ(different, word, list) => different.holds_for(w, word, list),
            Self::AddUp(sum, index, list) => sum.holds_for(w, index, list),
        }
    }
}

/// Appends the pieces of a test.
fn take_apart<'p>(w: &World<'p>, test: &'p Bool, out: &mut Vec<Piece<'p>>) {
    let program = w.program;
    let constraint = match test {
        Bool::And(tests) => {
            tests.iter().for_each(|test| take_apart(w, test, out));
            return;
        }
        Bool::Puzzle(constraint) => &**constraint,
        _ => {
            out.push(Piece::Test(test));
            return;
        }
    };
    match constraint {
        Constraint::ForAllSites(kind, test) => {
            let sites = 0..program.topology.count(*kind) as i32;
            out.extend(sites.map(|site| Piece::AtSite(test, site)));
        }
        Constraint::ForAllHints(test) => {
            let hints = 0..program.hints[program.layout.default as usize].len();
            out.extend(hints.map(|hint| Piece::AtHint(test, hint)));
        }
        Constraint::Different(different @ Different { lists: Lists::Items, .. }) => {
            for item in &program.regions {
                if item.statics.is_empty() {
                    out.extend(item.parts.iter().map(|list| Piece::Differ(different, None, list)));
                }
                for (word, lists) in &item.statics {
                    let lists = lists.iter();
                    out.extend(lists.map(|list| Piece::Differ(different, Some(*word), list)));
                }
            }
        }
        Constraint::Sum(sum @ HintedSum { lists: Lists::Items, .. }) => {
            for item in program.regions.iter().filter(|item| item.name.contains(&*sum.name)) {
                for (_, lists) in &item.statics {
                    let lists = lists.iter().enumerate();
                    out.extend(lists.map(|(i, list)| Piece::AddUp(sum, i, list)));
                }
            }
        }
        _ => out.push(Piece::Test(test)),
    }
}

impl World<'_> {
    /// Keeps the moves from an index on that break no constraint; the order stays.
    pub(super) fn retain_consistent(&mut self, start: usize) {
        let Some(puzzle) = &self.program.puzzle else { return };
        let mut pieces = Vec::new();
        for (_, test) in &puzzle.constraints {
            take_apart(self, test, &mut pieces);
        }
        let mut readers: Vec<Vec<usize>> = vec![Vec::new(); self.program.layout.slots];
        let (mut broken, mut always) = (Vec::new(), Vec::new());
        for (i, piece) in pieces.iter().enumerate() {
            self.reads.begin();
            let holds = piece.holds(self);
            self.reads.finish();
            if self.reads.asked_for_play() {
                always.push(i);
                continue;
            }
            if !holds {
                broken.push(i);
            }
            self.reads.each(|slot| {
                if readers[slot].last() != Some(&i) {
                    readers[slot].push(i);
                }
            });
        }
        let kind = self.program.layout.default;
        self.retain_moves(start, |w, mv| {
            if !w.sets_value(mv) {
                return true;
            }
            let slot = w.program.layout.board_slot(mv.to, kind);
            let affected = slot.map_or(&[][..], |slot| &readers[slot]);
            if broken.iter().any(|piece| !affected.contains(piece)) {
                return false;
            }
            w.apply(mv, true);
            affected.iter().chain(&always).all(|&piece| pieces[piece].holds(w))
        });
    }
}
