//! Moves put together: what follows from them, and what comes before them.

use crate::action::Action;
use crate::arena::{Consequence, Move, Part};
use crate::world::World;

impl World<'_> {
    /// Appends a consequence to all moves from an index on; `own` if it is that of the ludeme that listed them.
    pub(crate) fn attach(&mut self, start: usize, then: u32, own: bool) {
        let n = self.arena.moves.len();
        let mut i = start;
        while i < n {
            // A move listed twice is one object: it gets the consequence twice, in both places.
            let twice = i + 1 < n && self.arena.moves[i + 1].twin;
            let mut span = self.arena.moves[i].then;
            span = self.arena.add_then(span, Consequence::Then(then));
            if twice {
                if !own {
                    span = self.arena.add_then(span, Consequence::Then(then));
                }
                self.arena.moves[i + 1].then = span;
            }
            self.arena.moves[i].then = span;
            i += if twice { 2 } else { 1 };
        }
    }

    /// Puts the effects that lie behind `start` in the arena before a move.
    ///
    /// Without effects the move stays as it is; otherwise a new move holds the effects and the move.
    pub(crate) fn chain(&mut self, start: usize, mv: Move) -> Move {
        let n = self.arena.moves.len() - start;
        if n == 0 {
            return mv;
        }
        let mut parts: smallvec::SmallVec<[Part; 4]> = smallvec::SmallVec::new();
        for i in start..start + n {
            let mut effect = self.arena.moves[i];
            self.arena.set_decision(effect.parts, false);
            if n > 1 {
                let first = self.first_action(&effect);
                effect.from = first.map_or(-1, |a| a.from());
                effect.to = first.map_or(-1, |a| a.to());
            }
            parts.push(self.arena.nest(effect));
        }
        self.arena.moves.truncate(start);
        parts.push(self.arena.nest(mv));
        let parts = self.arena.parts(&parts);
        // The header comes from a decision, and effects have none.
        Move { parts, ..Move::new(-1, -1) }
    }

    fn first_action(&self, mv: &Move) -> Option<Action> {
        self.arena.find(mv.parts, &mut |_| true)
    }

    /// Pushes a generated move with the current mover in its header.
    #[inline]
    pub(crate) fn push_move(&mut self, mut mv: Move) {
        mv.mover = self.mover();
        self.arena.moves.push(mv);
    }
}
