//! A second, compact way to play random games.
//!
//! The general engine keeps a journal, moves with all their actions, a history and a hash: about a microsecond for each
//! turn, whatever the game. Most games need nothing of that to be played at random. A program whose every node is in the
//! subset that is known here is compiled to [`code`](self): the mover and everything static is worked in, tests of sites
//! are masks of components, and neighbours, rays and axes are tables. It is played on a flat state: a byte for each site, a
//! list of sites for each component, and a handful of numbers. A program with any other node is refused, and the general
//! engine plays it.
//!
//! The kernel picks from the same moves as the general engine and brings about the same positions and endings; tests play
//! both side by side.

mod apply;
mod captures;
mod chains;
mod code;
mod compile;
mod course;
mod effects;
mod ends;
mod flat;
mod generate;
mod ground;
mod groups;
mod lines;
mod machine;
mod numbers;
mod pick;
mod play;
mod reach;
mod replay;
mod sets;
mod table;
mod tests;
mod travel;

use code::Code;
use flat::Flat;
use machine::{Machine, Mv};

pub use compile::Refusal;
pub use replay::Step;

use crate::playout::Playout;
use crate::program::Program;

/// A program made ready for fast random play.
#[derive(Debug)]
pub struct Kernel {
    code: Code,
    begun: Flat,
}

/// A kernel at work: it plays game after game in the same memory.
#[derive(Debug)]
pub struct Player {
    machine: Machine,
    record: Vec<Mv>,
}

impl Kernel {
    /// Compiles a program, or says why it cannot be played this way.
    pub fn recognise(program: &Program) -> Result<Self, Refusal> {
        let (code, begun) = compile::compile(program)?;
        Ok(Self { code, begun })
    }

    /// How many sites the compact state has.
    pub(crate) fn sites(&self) -> usize {
        self.begun.what.len()
    }

    /// Memory to play in.
    pub fn player(&self) -> Player {
        Player { machine: Machine::new(self.begun.clone()), record: Vec::new() }
    }

    /// Plays the game that a seed names; none if it has to be played in the general way.
    pub fn play(&self, player: &mut Player, seed: u64, bound: usize) -> Option<Playout> {
        self.run(player, seed, bound, |_, _| {})
    }

    fn begin(&self, m: &mut Machine, seed: u64) {
        m.restart(&self.begun, seed);
        if self.code.records {
            m.positions.insert(m.flat.course.hash);
        }
    }

    #[inline]
    fn run(
        &self,
        player: &mut Player,
        seed: u64,
        bound: usize,
        mut made: impl FnMut(&mut Vec<Mv>, Mv),
    ) -> Option<Playout> {
        let m = &mut player.machine;
        self.begin(m, seed);
        let mut moves = 0;
        while moves < bound && !m.flat.course.over && !m.lost {
            let mv = m.play_random(&self.code);
            made(&mut player.record, mv);
            moves += 1;
        }
        if m.lost {
            return None;
        }
        let over = m.flat.course.over;
        let winner = if over { m.flat.course.winner } else { 0 };
        Some(Playout { moves, winner, finished: over, fault: None, fault_at: None })
    }
}
