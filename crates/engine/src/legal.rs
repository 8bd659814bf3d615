//! The legal moves of a position.

use language::words::{ModeType, RepetitionKind};

use crate::action::{Act, Action};
use crate::arena::{Move, Part, Span};
use crate::state::Scalar;
use crate::world::World;

impl World<'_> {
    /// The legal moves; they stay in the arena until a move is played.
    pub fn legal_moves(&mut self) -> &[Move] {
        if self.legal.is_none() {
            self.clear_arena();
            self.tried = 0;
            self.chance.generating(true);
            self.generate_legal();
            self.chance.generating(false);
            self.legal = Some(self.arena.moves.len());
        }
        let n = self.legal.unwrap_or(0);
        &self.arena.moves[..n]
    }

    pub(crate) fn clear_arena(&mut self) {
        self.arena.moves.clear();
        self.arena.nested.clear();
        self.arena.parts.clear();
        self.arena.then.clear();
        self.arena.between.clear();
        self.arena.fixed.clear();
    }

    /// Generates the legal moves at the end of the arena.
    pub(crate) fn generate_legal(&mut self) {
        if self.is_over() {
            return;
        }
        let start = self.arena.moves.len();
        match self.program.mode {
            ModeType::Alternating => self.generate_alternating(start),
            ModeType::Simulation => {
                self.phase_of(0).play.generate(self);
                self.merge_moves(start);
            }
            ModeType::Simultaneous => {
                for player in 1..=self.program.players as i32 {
                    self.generate_simultaneous(player);
                }
            }
        }
    }

    fn generate_alternating(&mut self, start: usize) {
        let mover = self.mover();
        self.phase_of(mover).play.generate(self);
        if self.program.meta.swap && self.swap_applies() {
            self.offer_swap();
        }
        self.apply_meta(start);
        let mut i = start;
        while i < self.arena.moves.len() {
            let mv = self.arena.moves[i];
            if self.is_allowed(&mv) {
                i += 1;
            } else {
                self.arena.moves.swap_remove(i);
            }
        }
        if self.arena.moves.len() == start {
            self.force_pass(mover);
        }
        self.set_stalemated(mover, false);
    }

    fn force_pass(&mut self, player: i32) {
        let pass = self.forced_pass(player);
        self.arena.moves.push(pass);
    }

    /// The move of a player who has none.
    pub(crate) fn forced_pass(&mut self, player: i32) -> Move {
        let action = Action { act: Act::Pass { forced: true }, decision: true };
        let mut mv = self.arena.single(action);
        mv.mover = player;
        mv
    }

    /// The moves of one player of a simultaneous game.
    fn generate_simultaneous(&mut self, player: i32) {
        let start = self.arena.moves.len();
        self.phase_of(player).play.generate(self);
        let mut i = 0;
        self.arena.moves.retain(|m| {
            i += 1;
            i <= start || m.mover == player
        });
        if self.arena.moves.len() == start && self.is_active(player) {
            self.force_pass(player);
        }
    }

    /// Makes one move of the actions of all.
    fn merge_moves(&mut self, start: usize) {
        let Some(&first) = self.arena.moves.get(start) else { return };
        let parts: Vec<Part> = self.arena.moves[start..]
            .iter()
            .flat_map(|m| self.arena.parts[m.parts.range()].to_vec())
            .collect();
        let parts = self.arena.parts(&parts);
        self.arena.moves.truncate(start);
        self.arena.moves.push(Move { parts, then: Span::default(), mover: 0, ..first });
    }

    /// Whether the swap rule offers its move now.
    pub(crate) fn swap_applies(&self) -> bool {
        self.program.meta.swap && self.state.get(Scalar::Moves) == self.program.players as i32 - 1
    }

    fn offer_swap(&mut self) {
        let mover = self.mover();
        let other =
            self.state.history().iter().rev().find(|m| i32::from(m.mover) != mover && m.mover != 0);
        let Some(b) = other.map(|m| i32::from(m.mover)) else { return };
        let swap = Action { act: Act::Swap { a: mover, b }, decision: true };
        let next = Action::effect(Act::SetNextPlayer { player: mover });
        let parts = self.arena.parts(&[Part::Action(swap), Part::Action(next)]);
        self.arena.moves.push(Move { parts, mover, ..Move::new(-1, -1) });
    }

    /// Whether the rules against repetition and suicide allow a move.
    pub(crate) fn is_allowed(&mut self, mv: &Move) -> bool {
        if let Some(kind) = self.program.meta.no_repeat
            && !self.arena.is_pass(mv)
        {
            let look = self.look_ahead();
            self.apply(mv, true);
            let hash = match kind {
                RepetitionKind::Positional | RepetitionKind::PositionalInTurn => self.state.hash(),
                _ => self.situation(),
            };
            let known = self.state.is_stored(hash);
            self.look_back(look);
            if known {
                return false;
            }
        }
        if self.program.meta.no_suicide {
            let mover = self.mover();
            let look = self.look_ahead();
            let verdicts = std::mem::take(&mut self.verdicts);
            let ending = self.ending.clone();
            // Who is offered a pass has a move: to look for one would try out this very pass again, without end.
            let around = std::mem::replace(&mut self.in_pass, self.arena.is_pass(mv));
            self.step(mv);
            self.in_pass = around;
            let lost = !self.is_active(mover)
                && self.state.list(self.program.layout.losers).contains(&mover);
            self.look_back(look);
            self.verdicts = verdicts;
            self.ending = ending;
            if lost {
                return false;
            }
        }
        true
    }

    /// The hash of the position and of everything else that counts for a situation.
    pub(crate) fn situation(&self) -> u64 {
        let mut hash = self.state.hash();
        let mut mix = |value: i32| {
            hash = (hash.rotate_left(5) ^ value as u32 as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        };
        for scalar in [
            Scalar::Mover,
            Scalar::Next,
            Scalar::Previous,
            Scalar::Active,
            Scalar::Triggered,
            Scalar::Stalemated,
            Scalar::SameTurn,
            Scalar::Passes,
        ] {
            mix(self.state.get(scalar));
        }
        self.state.list(self.program.layout.pending).iter().for_each(|&v| mix(v));
        if self.program.scores {
            for p in 1..=self.program.players {
                mix(self.state.word(self.program.layout.score + p));
            }
        }
        hash
    }

    /// Stores the position for rules about repetition.
    pub(crate) fn store_positions(&mut self) {
        let first = self.mover() != self.state.get(Scalar::Previous);
        match self.program.meta.records {
            Some(RepetitionKind::Positional) if first => {
                self.state.store_position(self.state.hash())
            }
            Some(RepetitionKind::Situational) if first => {
                let hash = self.situation();
                self.state.store_position(hash);
            }
            Some(kind @ (RepetitionKind::PositionalInTurn | RepetitionKind::SituationalInTurn)) => {
                if first {
                    self.state.forget_positions();
                }
                let hash = if kind == RepetitionKind::PositionalInTurn {
                    self.state.hash()
                } else {
                    self.situation()
                };
                self.state.store_position(hash);
            }
            _ if self.program.cycles => self.state.store_position(self.state.hash()),
            _ => {}
        }
    }
}
