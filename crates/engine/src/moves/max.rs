//! Only the moves that achieve most.

use board::SiteType;

use rustc_hash::FxHashMap;

use super::Moves;
use crate::action::{Act, Action};
use crate::arena::{Move, Part, Span};
use crate::booleans::Bool;
use crate::state::Scalar;
use crate::world::{Fault, World};

/// How many moves in a row are followed at most.
const LONGEST: u32 = 100;

/// How turns go on that were looked into already.
///
/// Where a turn consists of many captures the same position is come to in many ways, and the moves that may be made in it
/// depend on the same question again.
#[derive(Debug, Clone, Default)]
pub(crate) struct Turns {
    /// The longest continuation from a position, by value or by length.
    longest: FxHashMap<(u64, bool), i32>,
    /// How many such questions are inside each other.
    asked: u32,
}

impl<'p> World<'p> {
    /// Keeps the moves that lead to the longest turns; what they bring about is fixed.
    pub(crate) fn max_moves(&mut self, moves: &'p Moves, with_value: &'p Bool) {
        self.turns.asked += 1;
        self.keep_longest(moves, with_value);
        self.turns.asked -= 1;
        if self.turns.asked == 0 {
            self.turns.longest.clear();
        }
    }

    fn keep_longest(&mut self, moves: &'p Moves, with_value: &'p Bool) {
        let start = self.arena.moves.len();
        moves.generate(self);
        let by_value = with_value.eval(self);
        let end = self.arena.moves.len();
        let mut best = -1;
        let mut kept: Vec<Move> = Vec::new();
        for i in start..end {
            let mv = self.arena.moves[i];
            let look = self.look_ahead();
            let value = if by_value { self.value_taken(mv.parts) } else { 0 };
            let before = self.applied.len();
            self.step(&mv);
            let baked: Vec<Action> = self.applied[before..].to_vec();
            let more = self.longest_turn(by_value, 0);
            self.look_back(look);
            let length = if by_value { value + more } else { 1 + more };
            if length > best {
                best = length;
                kept.clear();
            }
            if length == best {
                let parts: Vec<Part> = baked.into_iter().map(Part::Action).collect();
                let parts = self.arena.parts(&parts);
                kept.push(Move { parts, then: Span::default(), ..mv });
            }
        }
        self.arena.moves.truncate(start);
        self.arena.moves.extend(kept);
    }

    /// The longest continuation of the turn.
    fn longest_turn(&mut self, by_value: bool, depth: u32) -> i32 {
        if self.is_over() || self.state.get(Scalar::Previous) != self.mover() {
            return 0;
        }
        if !self.try_another("max Moves") {
            return 0;
        }
        if depth > LONGEST {
            self.fault.get_or_insert(Fault::Endless("max Moves"));
            return 0;
        }
        // Which positions were before matters only where they must not come about again.
        let remembers = !self.plain && self.program.meta.no_repeat.is_none();
        let key = (if remembers { self.state.digest() } else { 0 }, by_value);
        if let (true, Some(&known)) = (remembers, self.turns.longest.get(&key)) {
            return known;
        }
        let mark = self.arena.mark();
        let start = self.arena.moves.len();
        self.generate_legal();
        let mut best = 0;
        for i in start..self.arena.moves.len() {
            if self.fault.is_some() {
                break;
            }
            let mv = self.arena.moves[i];
            let look = self.look_ahead();
            let value = if by_value { self.value_taken(mv.parts) } else { 1 };
            self.step(&mv);
            best = best.max(value + self.longest_turn(by_value, depth + 1));
            self.look_back(look);
        }
        self.arena.cut(mark);
        if remembers && self.fault.is_none() {
            self.turns.longest.insert(key, best);
        }
        best
    }

    /// The value of the pieces that a move removes.
    fn value_taken(&self, parts: Span) -> i32 {
        let mut sum = 0;
        self.arena.find(parts, &mut |action| {
            if let Act::Remove { kind, to, .. } = action.act {
                sum += self.value_at(to, kind);
            }
            false
        });
        sum
    }

    fn value_at(&self, site: i32, kind: SiteType) -> i32 {
        self.program.layout.slot(site, kind).map_or(0, |s| self.state.value(s))
    }

    /// Keeps the moves that remove most pieces, consequences included.
    pub(crate) fn max_captures(&mut self, moves: &'p Moves, with_value: &'p Bool) {
        let start = self.arena.moves.len();
        moves.generate(self);
        let by_value = with_value.eval(self);
        let mut scores = self.take_ints();
        for i in start..self.arena.moves.len() {
            let mv = self.arena.moves[i];
            let look = self.look_ahead();
            let before = self.applied.len();
            self.apply(&mv, true);
            let removed: Vec<(i32, SiteType)> = self.applied[before..]
                .iter()
                .filter_map(|a| {
                    if let Act::Remove { kind, to, .. } = a.act { Some((to, kind)) } else { None }
                })
                .collect();
            self.look_back(look);
            scores.push(if by_value {
                removed.iter().map(|&(site, kind)| self.value_at(site, kind)).sum()
            } else {
                removed.len() as i32
            });
        }
        let best = scores.iter().copied().max().unwrap_or(0);
        let mut i = 0;
        let mut index = 0;
        self.arena.moves.retain(|_| {
            index += 1;
            if index <= start {
                return true;
            }
            i += 1;
            scores[i - 1] == best
        });
        self.give_ints(scores);
    }
}
