//! Games of the kernel, played again by the general engine.

use super::{Kernel, Player};
use crate::action::Act;
use crate::arena::Move;
use crate::state::Scalar;
use crate::world::World;

use super::code::Action;
use super::machine::{Machine, Mv};

/// A move as both engines can name it: where it begins and ends, and what comes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    /// Where it begins.
    pub from: i32,
    /// Where it ends.
    pub to: i32,
    /// 1 for a pass, 2 for a swap, 0 otherwise.
    pub kind: u8,
    /// The position afterwards, as a number.
    pub position: u64,
}

impl Kernel {
    /// The moves of the game that a seed names; none if it has to be played in the general way.
    pub fn record(&self, player: &mut Player, seed: u64, bound: usize) -> Option<Vec<Step>> {
        player.record.clear();
        self.run(player, seed, bound, |record, mv| record.push(mv))?;
        let m = &mut player.machine;
        self.begin(m, seed);
        let mut steps = Vec::with_capacity(player.record.len());
        for &mv in &player.record {
            steps.push(self.step_of(m, mv));
            m.step(&self.code, mv);
        }
        Some(steps)
    }

    fn step_of(&self, m: &mut Machine, mv: Mv) -> Step {
        let kind = match &self.code.leaves[mv.leaf as usize].action {
            Action::Pass => 1,
            Action::Swap => 2,
            _ => 0,
        };
        let moment = m.flat.begin();
        m.apply(&self.code, mv);
        let course = [m.flat.course.next, m.flat.course.counter];
        let sites = (0..m.flat.what.len()).map(|s| {
            let lies = [m.flat.what[s], m.flat.state[s], m.flat.count[s]].map(i32::from);
            lies[0] << 16 | lies[1] << 8 | lies[2]
        });
        let position = fingerprint(course.into_iter().chain(sites));
        m.flat.rewind(moment);
        Step { from: i32::from(mv.from), to: i32::from(mv.to), kind, position }
    }

    /// Compares the legal moves, the position and the course of a game of the general engine with those of the kernel,
    /// playing random games with both; the error says what differs.
    pub fn lockstep(&self, world: &mut World<'_>, moves: usize) -> Result<(), String> {
        let mut player = self.player();
        let m = &mut player.machine;
        self.begin(m, 1);
        for ply in 0..moves {
            let over = m.flat.course.over;
            if over != world.is_over() {
                return Err(format!("move {ply}: one game is over"));
            }
            if over {
                let winner = world.state.get(Scalar::Winner);
                let same = winner == m.flat.course.winner;
                return if same { Ok(()) } else { Err(format!("winner {winner} after {ply}")) };
            }
            m.legal(&self.code);
            let own: Vec<Mv> = m.moves.clone();
            let mut own: Vec<(Step, Mv)> =
                own.into_iter().map(|mv| (self.step_of(m, mv), mv)).collect();
            own.sort_by_key(|(step, _)| *step);
            let mut theirs: Vec<(Step, usize)> = (0..world.legal_moves().len())
                .map(|i| (world.step_named(i, m.flat.what.len()), i))
                .collect();
            theirs.sort();
            let differs = own.iter().map(|o| o.0).ne(theirs.iter().map(|t| t.0));
            if differs {
                let ours = own.iter().find(|o| theirs.iter().all(|t| t.0 != o.0)).map(|o| o.0);
                let missed = theirs.iter().find(|t| own.iter().all(|o| t.0 != o.0)).map(|t| t.0);
                let n = (own.len(), theirs.len());
                return Err(format!(
                    "move {ply}: {n:?} moves, too many {ours:?}, missed {missed:?}"
                ));
            }
            if let Some(placing) = m.phase(&self.code, m.flat.course.mover).placing {
                let free = m.flat.free(placing.rests).iter();
                let mut free: Vec<i16> =
                    free.map(|&s| (s as usize % m.flat.columns) as i16).collect();
                let placed = own.iter().filter(|(_, mv)| mv.leaf == placing.leaf);
                let mut placed: Vec<i16> = placed.map(|(_, mv)| mv.to).collect();
                free.sort_unstable();
                placed.sort_unstable();
                if free != placed {
                    return Err(format!("move {ply}: places {free:?}, not {placed:?}"));
                }
            }
            let pick = (ply * 7919 + 13) % own.len();
            m.step(&self.code, own[pick].1);
            world.play(theirs[pick].1);
            if m.lost {
                return Ok(());
            }
            self.same(m, world).map_err(|what| format!("{what} after move {ply}"))?;
        }
        Ok(())
    }

    fn same(&self, m: &Machine, world: &World<'_>) -> Result<(), &'static str> {
        let n = m.flat.what.len();
        let differs = (0..n).any(|s| {
            let lies = [m.flat.what[s], m.flat.state[s], m.flat.count[s]].map(i32::from);
            world.lies_at(s) != lies
        });
        if differs {
            return Err("position");
        }
        if world.is_over() {
            return Ok(());
        }
        let get = |scalar| world.state.get(scalar);
        let course = &m.flat.course;
        if course.mover != get(Scalar::Mover) || course.next != get(Scalar::Next) {
            return Err("mover");
        }
        if course.counter != get(Scalar::Counter) || course.turns != get(Scalar::Turns) {
            return Err("counter");
        }
        let scores = (1..=self.code.players as usize).any(|p| world.score(p) != course.score[p]);
        if scores { Err("score") } else { Ok(()) }
    }
}

/// A number for several.
fn fingerprint(numbers: impl Iterator<Item = i32>) -> u64 {
    numbers.fold(0, |hash: u64, number| {
        (hash.rotate_left(5) ^ number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    })
}

impl World<'_> {
    /// A legal move as the kernel names it.
    pub(crate) fn step_named(&mut self, index: usize, sites: usize) -> Step {
        let mv: Move = self.arena.moves[index];
        let kind = match self.arena.decision(&mv).map(|d| d.act) {
            Some(Act::Pass { .. }) => 1,
            Some(Act::Swap { .. }) => 2,
            _ => 0,
        };
        let look = self.look_ahead();
        self.apply(&mv, true);
        let course = [Scalar::Next, Scalar::Counter].map(|scalar| self.state.get(scalar));
        let sites = (0..sites).map(|s| {
            let lies = self.lies_at(s);
            lies[0] << 16 | lies[1] << 8 | lies[2]
        });
        let position = fingerprint(course.into_iter().chain(sites));
        self.look_back(look);
        Step { from: mv.from, to: mv.to, kind, position }
    }

    /// What lies at a site of the kernel, its local state and how many: the levels of stacks lie one after the other.
    fn lies_at(&self, site: usize) -> [i32; 3] {
        if self.program.layout.needs.stacks {
            let columns = self.program.topology.count(self.program.layout.default);
            let (slot, level) = (site % columns, site / columns);
            let there = level < self.state.stack_size(slot);
            let what = if there { self.state.level(slot, level as i32).what } else { 0 };
            return [what, 0, i32::from(what != 0)];
        }
        let what = self.state.what(site);
        let count = if self.program.layout.needs.counts {
            self.state.count(site)
        } else {
            i32::from(what != 0)
        };
        [what, self.state.local_state(site), count]
    }
}
