//! Making moves: actions, consequences, end rules, and who is next.

use crate::action::{Act, Action};
use crate::arena::{Consequence, Move, Part, Span};
use crate::program::Phase;
use crate::state::{Amendment, Played, Scalar};
use crate::world::World;

impl<'p> World<'p> {
    /// The phase that a player is in.
    pub(crate) fn phase_of(&self, player: i32) -> &'p Phase {
        let at = self.seat(self.program.layout.phase, player);
        let index = at.map_or(0, |at| self.state.word(at)) as usize;
        self.program.phases.get(index).unwrap_or(&self.program.phases[0])
    }

    /// The first active player after another.
    pub(crate) fn following(&self, player: i32) -> i32 {
        let n = self.program.players as i32;
        if n == 0 {
            return 0;
        }
        let mut next = player % n + 1;
        for _ in 0..n {
            if self.is_active(next) {
                break;
            }
            next = next % n + 1;
        }
        next
    }

    /// Makes a move: its actions, then its consequences. The actions carried out are noted.
    pub(crate) fn apply(&mut self, mv: &Move, store: bool) {
        if !self.descend() {
            self.ascend();
            return;
        }
        let begin = self.applied.len();
        self.apply_parts(mv.parts);
        if store {
            self.remember_move(mv, begin);
        }
        for i in mv.then.range() {
            let consequence = self.arena.then[i];
            self.follow(consequence);
        }
        if store {
            if self.program.deferred {
                self.clear_deferred(begin);
            }
            let done = &self.applied[begin..];
            let (from, to) = last_sites(done);
            // Decisions among the consequences count: a pass that swaps players is no pass.
            let is_pass = only(done, |act| matches!(act, Act::Pass { .. }));
            let is_swap = only(done, |act| matches!(act, Act::Swap { .. }));
            let touched = if self.program.keeps_touched {
                done.iter().map(Action::to).filter(|&s| s != -1).collect()
            } else {
                Vec::new()
            };
            self.state.amend(Amendment { from, to, is_pass, is_swap }, touched);
        }
        self.ascend();
    }

    fn apply_parts(&mut self, parts: Span) {
        for i in parts.range() {
            match self.arena.parts[i] {
                Part::Action(action) => self.execute(action),
                Part::Nested(inner) => {
                    let inner = self.arena.nested[inner as usize];
                    self.apply(&inner, false);
                }
            }
        }
    }

    fn follow(&mut self, consequence: Consequence) {
        match consequence {
            Consequence::Then(then) => {
                let mark = self.arena.mark();
                let start = self.arena.moves.len();
                self.program.thens[then as usize].moves.generate(self);
                for i in start..self.arena.moves.len() {
                    let mv = self.arena.moves[i];
                    self.apply(&mv, false);
                }
                self.arena.cut(mark);
            }
            Consequence::Fixed(span) => {
                for i in span.range() {
                    let mv = self.arena.fixed[i];
                    self.apply(&mv, false);
                }
            }
        }
    }

    fn remember_move(&mut self, mv: &Move, begin: usize) {
        let (last_action_from, last_action_to) = last_sites(&self.applied[begin..]);
        let decision = self.arena.decision(mv);
        let (type_from, type_to) = decision.map_or((None, None), |d| d.kinds());
        let between = if self.program.keeps_between {
            self.arena.between[mv.between.range()].to_vec()
        } else {
            Vec::new()
        };
        let played = Played {
            mover: mv.mover as u8,
            from: mv.from,
            to: mv.to,
            level_from: decision.map_or(0, |d| d.level_from()),
            level_to: decision.map_or(0, |d| d.level_to()),
            type_from,
            type_to,
            is_pass: self.arena.is_pass(mv),
            is_swap: self.arena.is_only(mv, |a| matches!(a, Act::Swap { .. })),
            last_action_from,
            last_action_to,
            between,
            touched: Vec::new(),
        };
        self.state.record(played);
        if !self.setting_up {
            let moves = self.state.get(Scalar::Moves);
            self.state.set(Scalar::Moves, moves + 1);
        }
    }

    /// Carries out the removals that were put off, unless the turn goes on.
    fn clear_deferred(&mut self, begin: usize) {
        let list = self.program.layout.to_clear;
        if self.state.list(list).is_empty()
            || self.applied[begin..].iter().any(|a| matches!(a.act, Act::SetNextPlayer { .. }))
        {
            return;
        }
        let kind = self.program.layout.default;
        let mut sites = self.state.list(list).to_vec();
        let stacks = self.program.layout.needs.stacks;
        if stacks {
            sites.sort_unstable();
        }
        let mut i = 0;
        while i < sites.len() {
            let site = sites[i];
            let mut times = 1;
            if stacks {
                times = sites[i..].iter().take_while(|&&s| s == site).count();
                i += times;
                let slot = self.program.layout.slot(site, kind);
                times = times.min(slot.map_or(0, |s| self.state.stack_size(s)));
            } else {
                i += 1;
            }
            for level in (0..times as i32).rev() {
                let level = if stacks { level } else { -1 };
                let action = Action::effect(Act::Remove { kind, to: site, level, deferred: false });
                let known = |a: &Action| {
                    matches!(a.act, Act::Remove { kind: k, to, deferred: false, .. } if k == kind && to == site)
                        && !a.decision
                };
                if !stacks && self.applied[begin..].iter().any(known) {
                    continue;
                }
                self.execute(action);
                if let Some(done) = self.applied.pop() {
                    self.applied.insert(begin, done);
                }
            }
        }
        self.state.list_clear(list);
    }

    /// Makes a move and everything that a turn brings: end rules, phases, and the next mover.
    pub(crate) fn step(&mut self, mv: &Move) {
        self.state.set(Scalar::Decided, -1);
        let mover = self.mover();
        let is_pass = self.arena.is_pass(mv);
        let known = self.state.get(Scalar::Stalemated) >> mover.clamp(0, 31) & 1 == 1;
        if is_pass && !known && mover > 0 && !self.in_pass {
            let play = &self.phase_of(mover).play;
            let stuck = !self.can_move(play);
            self.set_stalemated(mover, stuck);
        }
        self.state.list_clear(self.program.layout.pending);
        self.apply(mv, true);
        self.verdicts.clear();
        self.check_end();
        let goes_on = !self.is_over() || self.state.get(Scalar::Active) != 0;
        if !goes_on {
            self.state.set(Scalar::Previous, mover);
        } else {
            self.change_phases();
        }
        let counter = self.state.get(Scalar::Counter);
        self.state.set(Scalar::Counter, counter.wrapping_add(1));
        self.store_positions();
        if goes_on {
            self.pass_on(mv, mover);
        }
        self.sum_shown_dice();
    }

    fn pass_on(&mut self, mv: &Move, mover: i32) {
        let (is_pass, is_swap) =
            self.state.last_played().map_or((false, false), |m| (m.is_pass, m.is_swap));
        let next = self.state.get(Scalar::Next);
        if self.program.visits {
            if next != mover {
                self.state.clear_visited();
            } else {
                self.state.set_visited(mv.from, true);
                self.state.set_visited(mv.to, true);
            }
        }
        self.state.set(Scalar::Previous, mover);
        self.state.set(Scalar::Mover, next);
        if self.program.players == 0 {
            return;
        }
        if next == mover && !is_swap {
            let same = self.state.get(Scalar::SameTurn);
            self.state.set(Scalar::SameTurn, same + 1);
        } else {
            self.state.set(Scalar::SameTurn, 0);
            let turns = self.state.get(Scalar::Turns);
            self.state.set(Scalar::Turns, turns + 1);
        }
        let following = self.following(next);
        self.state.set(Scalar::Next, following);
        let passes = if is_pass { self.state.get(Scalar::Passes) + 1 } else { 0 };
        self.state.set(Scalar::Passes, passes);
    }

    /// Leads every player to the next phase if a condition for it holds.
    fn change_phases(&mut self) {
        let layout = &self.program.layout;
        for player in 1..=self.program.players as i32 {
            let phase = self.phase_of(player);
            for next in &phase.next {
                let who = next.who.eval(self);
                if who != self.program.shared() && who != player {
                    continue;
                }
                if !next.condition.eval(self) {
                    continue;
                }
                let to = match next.to {
                    Some(to) => to,
                    None => {
                        let of = if who == self.program.shared() { self.mover() } else { who };
                        let now = self.state.word(layout.phase + of as usize);
                        (now as usize + 1) % self.program.phases.len()
                    }
                };
                self.state.set_word(layout.phase + player as usize, to as i32);
                break;
            }
        }
    }

    /// Plays a legal move of the current position, given by its place in the list.
    pub fn play(&mut self, index: usize) {
        let mv = self.arena.moves[index];
        self.play_move(&mv);
    }

    /// Plays a move of the arena.
    pub fn play_move(&mut self, mv: &Move) {
        self.applied.clear();
        self.evidence.clear();
        self.tried = 0;
        self.step(mv);
        self.legal = None;
    }
}

/// Whether there is such an action and every decision is one.
fn only(actions: &[Action], kind: impl Fn(&Act) -> bool) -> bool {
    actions.iter().any(|a| kind(&a.act)) && actions.iter().all(|a| !a.decision || kind(&a.act))
}

/// The last site that one of some actions started from, and the last that one ended at.
fn last_sites(actions: &[Action]) -> (i32, i32) {
    let last = |pick: fn(&Action) -> i32| {
        actions.iter().rev().map(pick).find(|&site| site != -1).unwrap_or(-1)
    };
    (last(Action::from), last(Action::to))
}
