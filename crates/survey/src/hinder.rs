//! Changes that take a move from somebody: where it is asked that nobody can move, moves have to go one after another.

use board::SiteType;
use engine::World;
use engine::action::{Act, Shift};
use engine::state::Scalar;

use crate::propose::{Proposer, put};
use crate::suggest::taken;

/// So many pieces go to a place at once where they lie on each other: one alone seldom bars the way.
const PAIR: usize = 2;

impl<'p> Proposer<'_, 'p> {
    /// Takes one of the moves away that the mover has, or that the next player would have: its piece goes, or another one stands in its way.
    pub(crate) fn hinder(&mut self, world: &World<'p>) -> Vec<Act> {
        let mut other = world.clone();
        other.arrange(&[]);
        if self.below(2) == 0 {
            let next = world.state.get(Scalar::Next);
            other.state.set(Scalar::Mover, next);
        }
        let mover = other.mover();
        let count = other.legal_moves().len();
        if count == 0 {
            return vec![];
        }
        let mv = other.arena.moves[self.below(count)];
        let kind = world.program.default_type();
        let on_board = |site: i32| world.program.layout.board_slot(site, kind).is_some();
        let leaves = on_board(mv.from) && is_held(world, mv.from, kind);
        if leaves && (mv.from == mv.to || self.below(3) == 0) {
            return vec![taken(kind, mv.from)];
        }
        if on_board(mv.to) { self.bar(world, mover, mv.to, kind) } else { vec![] }
    }

    /// Puts somebody in the way, mostly of the others: one from elsewhere, or a new one.
    fn bar(&mut self, world: &World<'p>, mover: i32, to: i32, kind: SiteType) -> Vec<Act> {
        let (program, state) = (world.program, &world.state);
        let Some(slot) = program.layout.board_slot(to, kind) else { return vec![] };
        let own = self.below(4) == 0;
        let serves = |what: i32, who: i32| what > 0 && (who == mover) == own;
        if self.below(2) == 0 && state.is_empty(slot) {
            let whats = 1..program.components.len() as i32;
            let new: Vec<i32> = whats
                .filter(|what| serves(*what, program.components[*what as usize].owner))
                .filter(|what| program.components[*what as usize].walks.is_empty())
                .filter(|what| self.may_add(world, *what))
                .collect();
            if let Some(what) = new.get(self.below(new.len())) {
                return vec![put(kind, to, *what)];
            }
        }
        let held = self.held(world).into_iter();
        let from = held.filter(|(at, of, _)| {
            *at != slot && *of == kind && serves(state.what(*at), state.who(*at))
        });
        let from: Vec<i32> = from.map(|(.., site)| site).collect();
        let Some(&from) = from.get(self.below(from.len())) else { return vec![] };
        let one = Act::Move(Shift::simple(kind, from, to));
        let height = |site: i32| {
            let slot = program.layout.board_slot(site, kind);
            slot.map_or(0, |slot| state.stack_size(slot))
        };
        let pair = program.layout.has_stacks() && height(from) >= PAIR && height(to) != 1;
        vec![one; if pair { PAIR } else { 1 }]
    }
}

/// Whether something lies in a place of the board.
fn is_held(world: &World<'_>, site: i32, kind: SiteType) -> bool {
    let slot = world.program.layout.board_slot(site, kind);
    slot.is_some_and(|slot| !world.state.is_empty(slot))
}
