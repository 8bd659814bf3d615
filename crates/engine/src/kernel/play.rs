//! The course of a game: picking moves, turns, phases and endings.

use super::code::{Code, Placing, Rule};
use super::course::Course;
use super::generate::Want;
use super::machine::{Machine, Mv};

impl Machine {
    /// Whether a rule has a move that may be made.
    pub fn can_move(&mut self, code: &Code, rule: &Rule) -> bool {
        let start = self.moves.len();
        let saved = self.regs;
        let want = if code.no_repeat { Want::All } else { Want::One };
        rule.generate(code, self, want);
        self.regs = saved;
        let can = (start..self.moves.len()).any(|i| {
            let mv = self.moves[i];
            self.is_allowed(code, mv)
        });
        self.moves.truncate(start);
        can
    }

    /// Whether the next player cannot move; this is noted.
    pub fn next_cannot_move(&mut self, code: &Code) -> bool {
        if self.in_no_moves {
            return false;
        }
        let course = self.flat.course;
        if course.over {
            return course.stalemated >> course.next.clamp(0, 31) & 1 == 1;
        }
        self.in_no_moves = true;
        self.flat.course.prev = course.mover;
        self.flat.course.mover = course.next;
        self.flat.course.next = course.next % code.players + 1;
        let rule = self.rule(code, course.next);
        let at_end = self.at_end && !self.flat.is_looking_ahead();
        let stuck = if at_end && self.phase(code, course.next).lists {
            // The list will be wanted in a moment.
            self.moves.clear();
            rule.generate(code, self, Want::All);
            self.ready = true;
            self.moves.is_empty()
        } else {
            !self.can_move(code, rule)
        };
        let stuck = !self.swap_applies(code) && stuck;
        self.flat.course.mover = course.mover;
        self.flat.course.prev = course.prev;
        self.flat.course.next = course.next;
        self.set_stuck(course.next, stuck);
        self.in_no_moves = false;
        stuck
    }

    #[inline]
    fn set_stuck(&mut self, player: i32, stuck: bool) {
        let bits = &mut self.flat.course.stalemated;
        *bits = if stuck { *bits | 1 << player } else { *bits & !(1 << player) };
    }

    /// Whether the swap rule offers its move now.
    pub fn swap_applies(&self, code: &Code) -> bool {
        code.swap.is_some() && self.flat.course.moves == code.players - 1
    }

    /// Whether all players passed in turn.
    #[inline]
    pub fn all_passed(&self, code: &Code) -> bool {
        self.flat.course.recent & 1 == 1 && self.passed_in_turn(code)
    }

    fn passed_in_turn(&self, code: &Code) -> bool {
        let mut rest = self.flat.course.recent;
        let mut player = self.flat.course.mover as u64;
        for group in 0..code.players {
            let mut length = 0;
            let mut first_passed = false;
            while rest != 0 && Course::mover_of(rest) == player {
                first_passed = rest & 1 == 1;
                rest >>= 8;
                length += 1;
            }
            if length == 0 || length > if group == 0 { 1 } else { 2 } || !first_passed {
                return false;
            }
            if rest == 0 {
                return true;
            }
            player = Course::mover_of(rest);
        }
        true
    }

    /// Lists all legal moves.
    pub fn legal(&mut self, code: &Code) {
        self.ready = false;
        self.moves.clear();
        let mover = self.flat.course.mover;
        self.rule(code, mover).generate(code, self, Want::All);
        if let (Some(leaf), true) = (code.swap, self.swap_applies(code)) {
            self.moves.push(Mv { leaf, from: -1, to: -1, aux: 0 });
        }
        let mut kept = 0;
        for i in 0..self.moves.len() {
            let mv = self.moves[i];
            if self.is_allowed(code, mv) {
                self.moves[kept] = mv;
                kept += 1;
            }
        }
        self.moves.truncate(kept);
        if self.moves.is_empty() {
            self.moves.push(forced(code));
        }
        self.set_stuck(mover, false);
    }

    /// Plays a random legal move, and tells it.
    #[inline]
    pub fn play_random(&mut self, code: &Code) -> Mv {
        let mover = self.flat.course.mover;
        let phase = self.phase(code, mover);
        if let Some(placing) = phase.placing
            && let Some(mv) = self.place_somewhere(code, placing)
        {
            return mv;
        }
        let rule = &phase.play;
        let (mv, made) = self.pick(code, rule);
        self.set_stuck(mover, false);
        if made {
            self.finish_step(code, mv);
        } else {
            self.step(code, mv);
        }
        mv
    }

    /// Places a piece on a random site, or swaps where that is one of the moves, and tells what was done; none if there is
    /// nothing to do.
    #[inline]
    fn place_somewhere(&mut self, code: &Code, placing: Placing) -> Option<Mv> {
        let mover = self.flat.course.mover;
        let swap = code.swap.filter(|_| self.swap_applies(code));
        let rank = self.below(self.flat.free(placing.rests).len() + usize::from(swap.is_some()));
        let site = self.flat.free(placing.rests).get(rank).copied();
        let Some(site) = site else {
            let mv = Mv { leaf: swap?, from: -1, to: -1, aux: 0 };
            self.set_stuck(mover, false);
            self.step(code, mv);
            return Some(mv);
        };
        self.set_stuck(mover, false);
        self.ready = false;
        self.flat.course.pendings = 0;
        let mv = self.place(code, placing, site);
        self.finish_step(code, mv);
        Some(mv)
    }

    /// Makes a move and everything that a turn brings.
    #[inline]
    pub fn step(&mut self, code: &Code, mv: Mv) {
        self.ready = false;
        let mover = self.flat.course.mover;
        if code.reads_stuck
            && code.leaves[mv.leaf as usize].action.is_pass()
            && self.flat.course.stalemated >> mover & 1 == 0
        {
            let rule = self.rule(code, mover);
            let stuck = !self.can_move(code, rule);
            self.set_stuck(mover, stuck);
        }
        self.flat.course.pendings = 0;
        self.apply(code, mv);
        self.finish_step(code, mv);
    }

    /// Everything that a turn brings once the move was made.
    #[inline]
    fn finish_step(&mut self, code: &Code, mv: Mv) {
        let mover = self.flat.course.mover;
        self.at_end = true;
        self.check_end(code);
        self.at_end = false;
        if !self.flat.course.over && code.phases_change {
            self.change_phases(code);
        }
        let course = &mut self.flat.course;
        course.counter = course.counter.wrapping_add(1);
        if code.records && course.mover != course.prev {
            self.positions.insert(course.hash);
        }
        course.prev = mover;
        if course.over {
            return;
        }
        let next = course.next;
        course.mover = next;
        let swapped = matches!(code.swap, Some(leaf) if leaf == mv.leaf);
        if next == mover && !swapped {
            course.same_turn += 1;
        } else {
            course.same_turn = 0;
            course.turns += 1;
        }
        course.next = if next >= code.players { 1 } else { next + 1 };
    }

    fn change_phases(&mut self, code: &Code) {
        let mover = self.flat.course.mover;
        for player in 1..=code.players {
            let now = self.flat.course.phase[player as usize] as usize;
            for next in &code.phases[mover as usize][now].next {
                let who = next.who.as_ref().map(|who| who.eval(code, self));
                if who.is_some_and(|who| who != player) || !next.test.holds(code, self) {
                    continue;
                }
                let of = who.unwrap_or(mover);
                let to = next.to.unwrap_or_else(|| {
                    let now = self.flat.course.phase[of as usize];
                    (now + 1) % code.phases[mover as usize].len() as u8
                });
                self.flat.course.phase[player as usize] = to;
                break;
            }
        }
    }
}

/// The move of a player who has none.
pub(super) fn forced(code: &Code) -> Mv {
    Mv { leaf: code.pass, from: -1, to: -1, aux: 0 }
}
