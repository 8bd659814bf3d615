//! Picking a random legal move without listing more than is needed. Each legal move is as likely as any other.

use smallvec::SmallVec;

use super::code::{Code, Rule, Set, Test};
use super::generate::Want;
use super::machine::{Machine, Mv};
use super::play::forced;

/// Candidates that have to pass the same test.
struct Lot<'c> {
    source: Source<'c>,
    left: usize,
    after: After<'c>,
}

/// A test that must hold afterwards, and how many consequences it does not see.
type After<'c> = Option<(&'c Test, usize)>;

/// How often sites are drawn before those that are left are written down.
const TRIES: u32 = 20;

/// Where candidates come from.
enum Source<'c> {
    /// They lie in the list of moves from an index on.
    Listed(usize),
    /// The one move that a rule gives for an empty site, if any. After some tries the sites that are left are written down.
    Empty { rule: &'c Rule, tries: u32, copy: Option<Vec<u16>> },
}

impl Machine {
    /// Picks a random legal move; tells whether it was made already.
    pub fn pick(&mut self, code: &Code, rule: &Rule) -> (Mv, bool) {
        if std::mem::take(&mut self.ready) && !self.swap_applies(code) {
            let n = self.moves.len();
            let at = if n > 1 { self.below(n) } else { 0 };
            return (self.moves.get(at).copied().unwrap_or(forced(code)), false);
        }
        self.moves.clear();
        let mut lots: SmallVec<[Lot<'_>; 4]> = SmallVec::new();
        self.cast_lots(code, rule, None, &mut lots);
        if let (Some(leaf), true) = (code.swap, self.swap_applies(code)) {
            let source = Source::Listed(self.moves.len());
            self.moves.push(Mv { leaf, from: -1, to: -1, aux: 0 });
            lots.push(Lot { source, left: 1, after: None });
        }
        let drawn = loop {
            let left: usize = lots.iter().map(|lot| lot.left).sum();
            if left == 0 {
                break None;
            }
            let mut rank = self.below(left);
            let lot = lots.iter_mut().find(|lot| {
                let here = rank < lot.left;
                if !here {
                    rank -= lot.left;
                }
                here
            });
            let Some(lot) = lot else { break None };
            let Some(mv) = self.draw(code, lot, rank) else { continue };
            if lot.after.is_none() && !code.no_repeat {
                break Some((mv, false));
            }
            // The move is made, and taken back unless all is well with it.
            let moment = self.flat.begin();
            let holds = match lot.after {
                Some((test, unseen)) => self.holds_afterwards(code, mv, test, unseen),
                None => {
                    self.apply(code, mv);
                    true
                }
            };
            let pass = code.leaves[mv.leaf as usize].action.is_pass();
            let new = !code.no_repeat || pass || !self.positions.contains(&self.flat.course.hash);
            if holds && new {
                // Sites that are pending are forgotten only when a move is made for good.
                let whole = lot.after.is_none_or(|(_, unseen)| unseen == 0);
                let made = whole && !code.sets_pending && !pass;
                if made {
                    self.flat.keep(moment);
                } else {
                    self.flat.rewind(moment);
                }
                break Some((mv, made));
            }
            self.flat.rewind(moment);
        };
        for lot in lots {
            if let Source::Empty { copy: Some(copy), .. } = lot.source {
                self.give(copy);
            }
        }
        drawn.unwrap_or((forced(code), false))
    }

    /// Draws the candidate of a rank from a lot; none if it fails the test of its rule.
    fn draw(&mut self, code: &Code, lot: &mut Lot<'_>, rank: usize) -> Option<Mv> {
        let Source::Empty { rule, tries, copy } = &mut lot.source else {
            let Source::Listed(start) = lot.source else { return None };
            lot.left -= 1;
            self.moves.swap(start + rank, start + lot.left);
            return Some(self.moves[start + lot.left]);
        };
        *tries += 1;
        let site = if *tries <= TRIES {
            // What is refused may be drawn again: that is as fair as leaving it out.
            self.flat.sites(0)[rank]
        } else {
            if copy.is_none() {
                let mut all = self.take();
                all.extend_from_slice(self.flat.sites(0));
                *copy = Some(all);
            }
            lot.left -= 1;
            copy.as_mut()?.swap_remove(rank)
        };
        match rule {
            Rule::Add { leaf, test, .. } => {
                let saved = std::mem::replace(&mut self.regs.to, i32::from(site));
                let fits = test.holds(code, self);
                self.regs.to = saved;
                let site = site as i16;
                fits.then_some(Mv { leaf: *leaf, from: site, to: site, aux: -1 })
            }
            rule => {
                let saved = self.regs;
                self.regs.to = i32::from(site);
                self.regs.site = i32::from(site);
                rule.generate(code, self, Want::All);
                self.regs = saved;
                self.moves.pop()
            }
        }
    }

    /// Lists the candidates of a rule, without the tests that look ahead.
    fn cast_lots<'c>(
        &mut self,
        code: &'c Code,
        rule: &'c Rule,
        after: After<'c>,
        lots: &mut SmallVec<[Lot<'c>; 4]>,
    ) {
        match rule {
            Rule::All(rules) => {
                rules.iter().for_each(|rule| self.cast_lots(code, rule, after, lots));
            }
            Rule::If(parts) => {
                let rule = if parts.0.holds(code, self) { &parts.1 } else { &parts.2 };
                self.cast_lots(code, rule, after, lots);
            }
            Rule::Where(parts) if after.is_none() => {
                self.cast_lots(code, &parts.0, Some((&parts.1, parts.2)), lots);
            }
            Rule::Add { sites: Set::Empty, .. } => {
                let source = Source::Empty { rule, tries: 0, copy: None };
                lots.push(Lot { source, left: self.flat.len(0), after });
            }
            Rule::Each(parts) if gives_one_for_empty(parts) => {
                let source = Source::Empty { rule: &parts.1, tries: 0, copy: None };
                lots.push(Lot { source, left: self.flat.len(0), after });
            }
            _ => {
                let start = self.moves.len();
                rule.generate(code, self, Want::All);
                let left = self.moves.len() - start;
                lots.push(Lot { source: Source::Listed(start), left, after });
            }
        }
    }
}

/// Whether a rule gives at most one move for each empty site, and no other.
fn gives_one_for_empty(parts: &(Set, Rule, Rule)) -> bool {
    matches!(parts, (Set::Empty, Rule::Append { .. }, Rule::Nothing))
}
