//! The moves of pieces.

use board::SiteType;

use super::Moves;
use super::seek::Seen;
use crate::arena::Move;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::players::Players;
use crate::sieve::Sieve;
use crate::state::Scalar;
use crate::world::World;

/// The moves of each piece of players.
#[derive(Debug)]
pub struct ForEachPiece {
    /// Only on sites of that type.
    pub on: Option<SiteType>,
    /// Only these components.
    pub components: Option<Box<[usize]>>,
    /// In which container; the board if not said.
    pub container: Option<Int>,
    /// The moves; those of the piece if not said.
    pub moves: Option<Moves>,
    /// Whose pieces.
    pub players: Players,
    /// Only the tops of stacks.
    pub top: Bool,
}

/// A piece of which the moves were counted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Counted {
    component: usize,
    site: i32,
    level: i32,
    /// How many moves it has.
    pub(crate) moves: u32,
}

/// A piece whose moves are looked at.
struct Piece<'p> {
    component: usize,
    site: i32,
    moves: &'p Moves,
}

impl ForEachPiece {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let mover = w.mover();
        let start = w.arena.moves.len();
        self.any(w, |w, piece| {
            piece.moves.generate(w);
            false
        });
        w.arena.moves[start..].iter_mut().for_each(|m| m.mover = mover);
    }

    /// Counts the moves of each piece without building them; moves that cannot be counted are listed. False if nothing
    /// of this can be done.
    pub(crate) fn count<'p>(&'p self, w: &mut World<'p>, out: &mut Vec<Counted>) -> bool {
        if !self.only_of_mover(w) {
            return false;
        }
        let given = self.moves.as_ref().map(Moves::is_countable);
        self.any(w, |w, piece| {
            let level = w.regs.level;
            if !given.unwrap_or(w.program.countable[piece.component]) {
                piece.moves.generate(w);
                return false;
            }
            w.sieve = Sieve::Counting(0);
            piece.moves.generate(w);
            if let Sieve::Counting(moves @ 1..) = w.sieve {
                out.push(Counted { component: piece.component, site: piece.site, level, moves });
            }
            w.sieve = Sieve::Open;
            false
        });
        true
    }

    /// Builds one of the moves that were counted.
    pub(crate) fn build<'p>(
        &'p self,
        w: &mut World<'p>,
        counted: Counted,
        index: u32,
    ) -> Option<Move> {
        let component = &w.program.components[counted.component];
        let moves = self.moves.as_ref().or(component.moves.as_ref())?;
        let saved = w.regs;
        let start = w.arena.moves.len();
        (w.regs.from, w.regs.level) = (counted.site, counted.level);
        w.sieve = Sieve::Only(index);
        moves.generate(w);
        w.sieve = Sieve::Open;
        w.regs = saved;
        let built = w.arena.moves.get(start).copied();
        w.arena.moves.truncate(start);
        built.map(|mv| Move { mover: w.mover(), ..mv })
    }

    /// Whether these are pieces of the mover, or of nobody who could be to move instead.
    pub(super) fn only_of_mover<'p>(&'p self, w: &mut World<'p>) -> bool {
        let real = (1u32 << w.program.shared()) - 2;
        self.players.eval(w) & real & !(1 << w.mover()) == 0
    }

    /// Shows the moves of one piece after the other.
    pub(super) fn visit<'p>(&'p self, w: &mut World<'p>, seen: Seen<'_, 'p>) -> bool {
        let mover = w.mover();
        let saved = w.regs;
        let given = self.moves.as_ref().map(Moves::is_countable);
        let seen = &mut |w: &mut World<'p>, start: usize| {
            w.arena.moves[start..].iter_mut().for_each(|m| m.mover = mover);
            let inner = std::mem::replace(&mut w.regs, saved);
            let enough = seen(w, start);
            w.regs = inner;
            enough
        };
        self.any(w, |w, piece| {
            if w.sieve != Sieve::Open || !given.unwrap_or(w.program.countable[piece.component]) {
                return piece.moves.visit(w, seen);
            }
            // Often one move is enough: the others are not built before it was seen.
            [Sieve::Only(0), Sieve::After(1)].into_iter().any(|sieve| {
                let mark = w.arena.mark();
                let start = w.arena.moves.len();
                w.sieve = sieve;
                piece.moves.generate(w);
                w.sieve = Sieve::Open;
                let enough = w.arena.moves.len() > start && seen(w, start);
                w.arena.cut(mark);
                enough
            })
        })
    }

    /// Whether a piece can move to a site.
    pub(super) fn reaches<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        let own = self.moves.is_none();
        self.any(w, |w, piece| {
            let known = own.then(|| w.program.reach.origins(piece.component, site)).flatten();
            known.is_none_or(|origins| origins.contains_site(piece.site))
                && piece.moves.can_move_to(w, site)
        })
    }

    /// Looks at the pieces in order until one answers; its site and level are in the registers.
    fn any<'p>(
        &'p self,
        w: &mut World<'p>,
        mut found: impl FnMut(&mut World<'p>, Piece<'p>) -> bool,
    ) -> bool {
        if w.is_over() {
            return false;
        }
        let saved = w.regs;
        let players = self.players.eval(w);
        let mover = w.mover();
        let top = self.top.eval(w);
        let container = self.container.as_ref().map_or(0, |c| c.eval(w));
        let range = if container == 0 {
            let kind = self.on.unwrap_or(w.program.layout.default);
            0..w.program.topology.count(kind) as i32
        } else {
            let Some(c) = w.program.containers.get(container as usize) else { return false };
            c.first as i32..(c.first + c.size) as i32
        };
        let mut any = false;
        for player in 0..=w.program.shared() {
            if players >> player & 1 == 0 {
                continue;
            }
            let other = player != mover && player != 0 && player <= w.program.players as i32;
            let (next, previous) = (w.state.get(Scalar::Next), w.state.get(Scalar::Previous));
            if other {
                w.state.set(Scalar::Mover, player);
                w.state.set(Scalar::Previous, mover);
                w.state.set(Scalar::Next, mover);
            }
            'pieces: for (index, component) in w.program.components.iter().enumerate().skip(1) {
                if component.owner != player
                    || self.components.as_ref().is_some_and(|c| !c.contains(&index))
                {
                    continue;
                }
                let Some(moves) = self.moves.as_ref().or(component.moves.as_ref()) else {
                    continue;
                };
                let n = w.state.owned_len(index);
                for i in 0..n {
                    let i = if self.on.is_some() { n - 1 - i } else { i };
                    let Some(entry) = w.state.owned_at(index, i) else { continue };
                    if !range.contains(&entry.site) || self.on.is_some_and(|k| k != entry.kind) {
                        continue;
                    }
                    if top && entry.level != w.top_level(entry.site, entry.kind) {
                        continue;
                    }
                    w.regs.from = entry.site;
                    w.regs.level = entry.level;
                    any = found(w, Piece { component: index, site: entry.site, moves });
                    w.regs = saved;
                    if any {
                        break 'pieces;
                    }
                }
            }
            if other {
                w.state.set(Scalar::Mover, mover);
                w.state.set(Scalar::Previous, previous);
                w.state.set(Scalar::Next, next);
            }
            if any {
                break;
            }
        }
        w.regs = saved;
        any
    }
}
