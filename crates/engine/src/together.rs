//! Games in which all players move at once.

use crate::arena::{Consequence, Move, Span};
use crate::world::World;

impl World<'_> {
    /// The places of the legal moves of a player.
    pub fn moves_of(&mut self, player: i32) -> Vec<usize> {
        let moves = self.legal_moves().iter().enumerate();
        moves.filter(|(_, mv)| mv.mover == player).map(|(i, _)| i).collect()
    }

    /// Plays one legal move of each player, given by their places in the order of the players, as one move.
    ///
    /// The moves are made one after the other, each with what follows from it; what waits for the moves of all
    /// comes last, once for each player.
    pub fn play_together(&mut self, picks: &[usize]) -> Move {
        let mv = self.combine(picks);
        self.play_move(&mv);
        mv
    }

    fn combine(&mut self, picks: &[usize]) -> Move {
        let mut parts = Vec::new();
        let mut waiting = Vec::new();
        for &pick in picks {
            let mut mv = self.arena.moves[pick];
            let consequences = self.arena.then[mv.then.range()].to_vec();
            mv.then = Span::default();
            for consequence in consequences {
                let waits = matches!(consequence, Consequence::Then(then)
                    if self.program.thens[then as usize].after_all);
                if waits {
                    waiting.push(consequence);
                } else {
                    mv.then = self.arena.add_then(mv.then, consequence);
                }
            }
            parts.push(self.arena.nest(mv));
        }
        let mut then = Span::default();
        for consequence in waiting {
            then = self.arena.add_then(then, consequence);
        }
        let parts = self.arena.parts(&parts);
        Move { mover: self.program.shared(), parts, then, ..Move::new(0, 0) }
    }

    /// Plays a random move of each player; false if nobody can move.
    pub fn play_random_together(&mut self) -> bool {
        let mut picks = Vec::new();
        for player in 1..=self.program.players as i32 {
            let moves = self.moves_of(player);
            if !moves.is_empty() {
                let pick = self.chance.below(moves.len() as i32, false) as usize;
                picks.push(moves[pick]);
            }
        }
        if picks.is_empty() {
            return false;
        }
        self.play_together(&picks);
        true
    }
}
