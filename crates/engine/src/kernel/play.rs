//! The course of a game: picking moves, turns, phases and endings.

use smallvec::SmallVec;

use super::code::{Code, End, Outcome, Rule, Set, Test};
use super::generate::Want;
use super::machine::{Machine, Mv};

/// Candidates that have to pass the same test.
struct Lot<'c> {
    source: Source<'c>,
    left: usize,
    after: After<'c>,
}

/// A test that must hold afterwards, and how many consequences it does not see.
type After<'c> = Option<(&'c Test, usize)>;

/// How often sites are drawn before those that are left are written down.
const TRIES: u32 = 12;

/// Where candidates come from.
enum Source<'c> {
    /// They lie in the list of moves from an index on.
    Listed(usize),
    /// The one move that a rule gives for an empty site, if any. After some tries the sites that are left are written down.
    Empty { rule: &'c Rule, tries: u32, copy: Option<Vec<u16>> },
}

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
        let stuck = !self.swap_applies(code) && !self.can_move(code, rule);
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

    fn swap_applies(&self, code: &Code) -> bool {
        code.swap.is_some() && self.flat.course.moves == code.players - 1
    }

    /// Whether all players passed in turn.
    pub fn all_passed(&self, code: &Code) -> bool {
        let mut rest = self.flat.course.recent;
        let mut player = self.flat.course.mover as u64;
        for group in 0..code.players {
            let mut length = 0;
            let mut first_passed = false;
            while rest != 0 && (rest & 0xFF) >> 1 == player {
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
            player = (rest & 0xFF) >> 1;
        }
        true
    }

    /// Lists all legal moves.
    pub fn legal(&mut self, code: &Code) {
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
        let rule = self.rule(code, mover);
        if let Rule::Add { leaf, sites: Set::Empty, test: Test::Const(true) } = rule
            && !code.no_repeat
            && !self.swap_applies(code)
        {
            let n = self.flat.len(0);
            let mv = if n == 0 {
                forced(code)
            } else {
                let site = self.below(n);
                let site = self.flat.sites(0)[site] as i16;
                Mv { leaf: *leaf, from: site, to: site, aux: -1 }
            };
            self.set_stuck(mover, false);
            self.step(code, mv);
            return mv;
        }
        let (mv, made) = self.pick(code, rule);
        self.set_stuck(mover, false);
        if made {
            self.finish_step(code, mv);
        } else {
            self.step(code, mv);
        }
        mv
    }

    /// Picks a random legal move; tells whether it was made already.
    fn pick(&mut self, code: &Code, rule: &Rule) -> (Mv, bool) {
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

    /// Makes a move and everything that a turn brings.
    #[inline]
    pub fn step(&mut self, code: &Code, mv: Mv) {
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
        self.check_end(code);
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

    #[inline]
    fn check_end(&mut self, code: &Code) {
        let mover = self.flat.course.mover as usize;
        let phase = self.flat.course.phase[mover] as usize;
        if let Some(ends) = &code.phases[mover][phase].ends {
            self.check_rules(code, ends);
        }
        let ends = &code.ends[mover];
        if !self.flat.course.over && !ends.is_empty() {
            self.check_rules(code, ends);
        }
        let course = &mut self.flat.course;
        let too_long = course.turns >= code.max_turns || course.moves >= code.max_moves;
        if !course.over && too_long {
            course.over = true;
            course.winner = 0;
        }
    }

    fn check_rules(&mut self, code: &Code, ends: &[End]) {
        for end in ends {
            if self.flat.course.over && end.while_open {
                continue;
            }
            if let Some(outcome) = end.find(code, self) {
                self.bring_about(code, outcome);
            }
        }
        if !self.flat.course.over && code.all_pass_ends && self.all_passed(code) {
            self.flat.course.over = true;
            self.flat.course.winner = 0;
        }
    }

    fn bring_about(&mut self, code: &Code, outcome: &Outcome) {
        let over = self.flat.course.over;
        let winner = match outcome {
            // Players are in the game until it is over.
            Outcome::Win(player) | Outcome::Loss(player) | Outcome::Draw(player) => {
                let player = player.eval(code, self);
                if over || player < 1 || player > code.players {
                    return;
                }
                match outcome {
                    Outcome::Win(_) => player,
                    Outcome::Loss(_) => code.players + 1 - player,
                    _ => 0,
                }
            }
            Outcome::All(winner) => *winner,
            Outcome::DrawAll if over => return,
            Outcome::DrawAll => 0,
            Outcome::ByScore(scores, misere) => {
                for (player, score) in scores {
                    let (player, score) = (player.eval(code, self), score.eval(code, self));
                    if player == code.players + 1 {
                        self.flat.course.score[1..=code.players as usize].fill(score);
                    } else if let Some(seat) = self.flat.course.score.get_mut(player as usize) {
                        *seat = score;
                    }
                }
                let [_, first, second, _] = self.flat.course.score;
                let ahead = if *misere { second.cmp(&first) } else { first.cmp(&second) };
                match ahead {
                    std::cmp::Ordering::Greater => 1,
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 0,
                }
            }
        };
        self.flat.course.over = true;
        self.flat.course.winner = winner;
    }
}

impl End {
    fn find(&self, code: &Code, m: &mut Machine) -> Option<&Outcome> {
        if !self.test.holds(code, m) {
            return None;
        }
        let nested = self.nested.iter().find_map(|end| end.find(code, m));
        nested.or(self.outcome.as_ref())
    }
}

fn forced(code: &Code) -> Mv {
    Mv { leaf: code.pass, from: -1, to: -1, aux: 0 }
}

/// Whether a rule gives at most one move for each empty site, and no other.
fn gives_one_for_empty(parts: &(Set, Rule, Rule)) -> bool {
    matches!(parts, (Set::Empty, Rule::Append { .. }, Rule::Nothing))
}
