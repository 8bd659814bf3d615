//! The moves of pieces.

use board::SiteType;

use super::Moves;
use super::seek::Seen;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::players::Players;
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

    /// Whether these are pieces of the mover, or of nobody who could be to move instead.
    pub(super) fn only_of_mover<'p>(&'p self, w: &mut World<'p>) -> bool {
        let real = (1u32 << w.program.shared()) - 2;
        self.players.eval(w) & real & !(1 << w.mover()) == 0
    }

    /// Shows the moves of one piece after the other.
    pub(super) fn visit<'p>(&'p self, w: &mut World<'p>, seen: Seen<'_, 'p>) -> bool {
        let mover = w.mover();
        let saved = w.regs;
        self.any(w, |w, piece| {
            piece.moves.visit(w, &mut |w, start| {
                w.arena.moves[start..].iter_mut().for_each(|m| m.mover = mover);
                let inner = std::mem::replace(&mut w.regs, saved);
                let enough = seen(w, start);
                w.regs = inner;
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
