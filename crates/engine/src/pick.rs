//! Picking a random legal move without listing them all.
//!
//! Rules such as "your king may not be left in check" cost a look ahead for each move. A random game needs one move only:
//! so a candidate is picked at random and tested, and if it fails another one is picked from the rest. Each legal move
//! is as likely as with a full list.

use std::ops::Range;

use language::words::ModeType;
use smallvec::SmallVec;

use crate::arena::Move;
use crate::bits::Bits;
use crate::booleans::Bool;
use crate::moves::{Kind, Moves};
use crate::world::World;

/// Candidates that have to pass the same test.
#[derive(Debug, Clone)]
pub(crate) struct Lot<'p> {
    source: Source<'p>,
    left: usize,
    test: Test<'p>,
}

/// What a candidate has to pass.
#[derive(Debug, Clone, Copy)]
enum Test<'p> {
    /// Nothing.
    None,
    /// This has to hold after it.
    Afterwards(&'p Bool),
    /// The constraints of a puzzle must not be broken by it.
    Constraints,
}

/// Where candidates come from.
#[derive(Debug, Clone)]
enum Source<'p> {
    /// They lie in the arena from an index on.
    Listed(usize),
    /// A piece placed on one of these sites.
    Placed(&'p Moves, Bits),
    /// Moves of the pieces counted in a range.
    Counted(&'p Moves, Range<usize>, Drawn),
}

/// The numbers that were drawn before, in order.
type Drawn = SmallVec<[usize; 8]>;

impl<'p> World<'p> {
    /// Picks a random legal move and leaves it in the arena; none where moves have to be listed.
    pub fn pick(&mut self) -> Option<Move> {
        if self.plain
            || self.program.mode != ModeType::Alternating
            || self.is_over()
            || self.swap_applies()
        {
            return None;
        }
        self.clear_arena();
        let mover = self.mover();
        let play = &self.phase_of(mover).play;
        let mut lots = std::mem::take(&mut self.lots);
        self.counted.clear();
        play.cast_lots(self, Test::None, &mut lots);
        let picked = self.draw_lot(&mut lots);
        for lot in lots.drain(..) {
            if let Source::Placed(_, sites) = lot.source {
                self.give_bits(sites);
            }
        }
        self.lots = lots;
        self.set_stalemated(mover, false);
        Some(picked.unwrap_or_else(|| self.forced_pass(mover)))
    }

    fn draw_lot(&mut self, lots: &mut [Lot<'p>]) -> Option<Move> {
        loop {
            let left: usize = lots.iter().map(|lot| lot.left).sum();
            if left == 0 {
                return None;
            }
            let mut rank = self.chance.below(left as i32, false) as usize;
            let lot = lots.iter_mut().find(|lot| {
                let here = rank < lot.left;
                if !here {
                    rank -= lot.left;
                }
                here
            })?;
            lot.left -= 1;
            let mv = match &mut lot.source {
                Source::Listed(start) => {
                    self.arena.moves.swap(*start + rank, *start + lot.left);
                    self.arena.moves[*start + lot.left]
                }
                Source::Placed(rule, sites) => {
                    let site = sites.nth(rank)?;
                    sites.remove(site);
                    rule.place(self, site as i32)?
                }
                Source::Counted(rule, pieces, drawn) => {
                    let (rule, pieces) = (*rule, pieces.clone());
                    let number = without(drawn, rank);
                    rule.build_counted(self, pieces, number)?
                }
            };
            let passes = match lot.test {
                Test::None => true,
                Test::Afterwards(test) => self.would_hold(&mv, test),
                Test::Constraints => self.is_consistent(&mv),
            };
            if let Some(mv) = passes.then(|| self.under_meta_rules(mv)).flatten()
                && self.is_allowed(&mv)
            {
                return Some(mv);
            }
        }
    }
}

/// The number with a rank among those that were not drawn before; it counts as drawn from now on.
fn without(drawn: &mut Drawn, rank: usize) -> usize {
    let mut number = rank;
    let mut at = 0;
    while at < drawn.len() && drawn[at] <= number {
        number += 1;
        at += 1;
    }
    drawn.insert(at, number);
    number
}

impl Moves {
    /// Builds the move with a number of the pieces counted in a range.
    fn build_counted<'p>(
        &'p self,
        w: &mut World<'p>,
        pieces: Range<usize>,
        number: usize,
    ) -> Option<Move> {
        let Kind::ForEachPiece(of) = &self.kind else { return None };
        let mut left = number as u32;
        for i in pieces {
            let counted = w.counted[i];
            if left < counted.moves {
                let mv = of.build(w, counted, left)?;
                let start = w.arena.moves.len();
                w.arena.moves.push(mv);
                self.complete(w, start);
                return w.arena.moves.pop();
            }
            left -= counted.moves;
        }
        None
    }

    /// Lists the candidates of a rule, without the tests that look ahead.
    fn cast_lots<'p>(&'p self, w: &mut World<'p>, test: Test<'p>, lots: &mut Vec<Lot<'p>>) {
        // A consequence would be part of what the test sees.
        if self.then.is_none() {
            match &self.kind {
                Kind::All(list) => {
                    list.iter().for_each(|moves| moves.cast_lots(w, test, lots));
                    return;
                }
                Kind::If(parts) => {
                    if parts.0.eval(w) {
                        parts.1.cast_lots(w, test, lots);
                    } else if let Some(otherwise) = &parts.2 {
                        otherwise.cast_lots(w, test, lots);
                    }
                    return;
                }
                Kind::Do(parts) => {
                    if let ((moves, None, Some(condition)), Test::None) = (&**parts, test) {
                        moves.cast_lots(w, Test::Afterwards(condition), lots);
                        return;
                    }
                }
                Kind::Satisfy if matches!(test, Test::None) => {
                    let start = w.arena.moves.len();
                    w.puzzle_moves();
                    self.complete(w, start);
                    let left = w.arena.moves.len() - start;
                    lots.push(Lot { source: Source::Listed(start), left, test: Test::Constraints });
                    return;
                }
                _ => {}
            }
        }
        if let Kind::Add(add) = &self.kind
            && let Some(kind) = add.on_empty_sites(w)
        {
            let mut sites = w.take_bits();
            w.state.empty_sites(kind, &mut sites);
            let left = sites.count();
            lots.push(Lot { source: Source::Placed(self, sites), left, test });
            return;
        }
        if let Kind::ForEachPiece(pieces) = &self.kind {
            let listed = w.arena.moves.len();
            let mut counted = std::mem::take(&mut w.counted);
            let start = counted.len();
            let known = pieces.count(w, &mut counted);
            let range = start..counted.len();
            let left = counted[start..].iter().map(|piece| piece.moves as usize).sum();
            w.counted = counted;
            if known {
                lots.push(Lot { source: Source::Counted(self, range, Drawn::new()), left, test });
                let mover = w.mover();
                w.arena.moves[listed..].iter_mut().for_each(|mv| mv.mover = mover);
                self.complete(w, listed);
                let left = w.arena.moves.len() - listed;
                lots.push(Lot { source: Source::Listed(listed), left, test });
                return;
            }
        }
        let start = w.arena.moves.len();
        self.generate(w);
        let left = w.arena.moves.len() - start;
        lots.push(Lot { source: Source::Listed(start), left, test });
    }
}
