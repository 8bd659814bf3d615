//! Meta rules that change the list of legal moves.

use board::{Direction, SiteType};

use crate::action::{Act, Action, Shift};
use crate::arena::{Consequence, Move, Span};
use crate::world::World;

impl World<'_> {
    /// What the meta rules make of one move; nothing if they forbid it.
    pub(crate) fn under_meta_rules(&mut self, mv: Move) -> Option<Move> {
        let start = self.arena.moves.len();
        self.arena.moves.push(mv);
        self.apply_meta(start);
        let left = self.arena.moves.get(start).copied();
        self.arena.moves.truncate(start);
        left
    }

    /// Applies pin, stacking, automove and gravity rules to the moves from an index on.
    pub(crate) fn apply_meta(&mut self, start: usize) {
        let (pin, no_stack_on) = (self.program.meta.pin, self.program.meta.no_stack_on);
        if pin || no_stack_on {
            let mut kept = start;
            for i in start..self.arena.moves.len() {
                let mv = self.arena.moves[i];
                let forbidden =
                    pin && self.is_pinned(&mv) || no_stack_on && self.stacks_on_fallen(&mv);
                if !forbidden {
                    self.arena.moves[kept] = mv;
                    kept += 1;
                }
            }
            self.arena.moves.truncate(kept);
        }
        if self.program.meta.automove {
            for i in start..self.arena.moves.len() {
                self.automove(i);
            }
        }
        if self.program.meta.gravity {
            for i in start..self.arena.moves.len() {
                self.drop_pieces(i);
            }
        }
    }

    /// Whether a move takes away a piece that holds up several others.
    fn is_pinned(&self, mv: &Move) -> bool {
        let pinned = |site: i32| {
            if site < 0 || !self.is_occupied(site, SiteType::Vertex) {
                return false;
            }
            let up = self.program.topology.steps(SiteType::Vertex, site as u32, Direction::Upward);
            up.iter().filter(|&&s| self.is_occupied(s as i32, SiteType::Vertex)).count() > 1
        };
        let found = self.arena.find(mv.parts, &mut |action| match action.act {
            Act::Remove { to, .. } => pinned(to),
            Act::Move(shift) => pinned(shift.from),
            _ => false,
        });
        found.is_some()
    }

    /// Whether a move slides a piece along its own stack line.
    fn stacks_on_fallen(&self, mv: &Move) -> bool {
        let rays = self.program.topology.of(SiteType::Vertex).rays();
        let found = self.arena.find(mv.parts, &mut |action| {
            let Act::Move(shift) = action.act else { return false };
            if shift.from < 0 || shift.to < 0 {
                return false;
            }
            let to = shift.to as u32;
            rays.of(shift.from as u32, Direction::Upward).any(|ray| {
                ray.sites[1..].contains(&to)
                    || rays.opposite(ray.id).into_iter().any(|back| back.sites[1..].contains(&to))
            })
        });
        found.is_some()
    }

    /// Adds the follow-up moves that have no rival as a consequence.
    fn automove(&mut self, index: usize) {
        for _ in 0..1000 {
            let mv = self.arena.moves[index];
            let mover = self.mover();
            let play = &self.phase_of(mover).play;
            let look = self.look_ahead();
            self.apply(&mv, true);
            let start = self.arena.moves.len();
            play.generate(self);
            let all: Vec<Move> = self.arena.moves.drain(start..).collect();
            self.look_back_keeping(look);
            let forced: Vec<Move> = all
                .iter()
                .filter(|m| all.iter().filter(|o| o.to == m.to).count() == 1)
                .copied()
                .collect();
            if forced.is_empty() {
                return;
            }
            self.fix(index, forced);
        }
    }

    fn fix(&mut self, index: usize, moves: Vec<Move>) {
        let span = Span { start: self.arena.fixed.len() as u32, len: moves.len() as u32 };
        self.arena.fixed.extend(moves);
        let then = self.arena.moves[index].then;
        self.arena.moves[index].then = self.arena.add_then(then, Consequence::Fixed(span));
    }

    /// Adds the falling of unsupported pieces as a consequence.
    fn drop_pieces(&mut self, index: usize) {
        let mv = self.arena.moves[index];
        let kind = SiteType::Vertex;
        let n = self.program.topology.count(kind) as u32;
        let look = self.look_ahead();
        let verdicts = std::mem::take(&mut self.verdicts);
        let ending = self.ending.clone();
        self.step(&mv);
        let mut drops = Vec::new();
        loop {
            let drop = (0..n).filter(|&s| self.is_occupied(s as i32, kind)).find_map(|s| {
                let below = self.program.topology.steps(kind, s, Direction::Downward);
                below.iter().find(|&&b| !self.is_occupied(b as i32, kind)).map(|&b| (s, b))
            });
            let Some((from, to)) = drop else { break };
            let mut shift = Shift::simple(kind, from as i32, to as i32);
            (shift.level_from, shift.level_to) = (0, 0);
            let action = Action::effect(Act::Move(shift));
            self.execute(action);
            drops.push(action);
            if drops.len() > 10_000 {
                break;
            }
        }
        self.look_back(look);
        self.verdicts = verdicts;
        self.ending = ending;
        let moves = drops.into_iter().map(|a| self.arena.single(a)).collect();
        self.fix(index, moves);
    }
}
