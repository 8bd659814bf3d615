//! Random play, and counting sequences of moves.

use language::words::ModeType;

use crate::action::Action;
use crate::arena::Move;
use crate::chance::Chance;
use crate::program::Program;
use crate::state::Scalar;
use crate::world::{Fault, World};

/// How a random game went.
#[derive(Debug, Clone, PartialEq)]
pub struct Playout {
    /// How many moves were made.
    pub moves: usize,
    /// The winner; 0 for nobody.
    pub winner: i32,
    /// Whether the game came to its end, rather than to the bound or a standstill.
    pub finished: bool,
    /// What went wrong, if anything.
    pub fault: Option<Fault>,
}

/// Plays many random games of one program, one after the other, in the same memory.
#[derive(Debug)]
pub struct Playouts<'p> {
    begun: World<'p>,
    world: World<'p>,
}

impl<'p> Playouts<'p> {
    /// Gets ready to play.
    pub fn new(program: &'p Program) -> Self {
        let begun = World::begin(program, 0);
        Self { world: begun.clone(), begun }
    }

    /// Plays the game that a seed names, as [`World::begin`] and [`World::playout`] would.
    pub fn play(&mut self, seed: u64, bound: usize) -> Playout {
        if self.begun.program.stochastic {
            self.world = World::begin(self.begun.program, seed);
        } else {
            self.world.restart(&self.begun, seed);
        }
        self.world.playout(bound)
    }

    /// The game that was played last.
    pub fn world(&self) -> &World<'p> {
        &self.world
    }
}

impl<'p> World<'p> {
    /// A game that is set up, with a seed for everything random.
    pub fn begin(program: &'p Program, seed: u64) -> Self {
        let mut world = World::new(program, Chance::seeded(seed));
        world.start();
        world
    }

    /// Plays a random legal move; says which one, or nothing if there is none.
    pub fn play_random(&mut self) -> Option<Move> {
        let mv = match self.legal.is_none().then(|| self.pick()).flatten() {
            Some(mv) => mv,
            None => {
                let n = self.legal_moves().len();
                if n == 0 {
                    return None;
                }
                let pick = self.chance.below(n as i32, false) as usize;
                self.arena.moves[pick]
            }
        };
        self.play_move(&mv);
        Some(mv)
    }

    /// Plays random moves until the game is over, or until a number of moves was made.
    pub fn playout(&mut self, bound: usize) -> Playout {
        let mut moves = 0;
        while moves < bound && !self.is_over() && self.fault.is_none() {
            let played = match self.program.mode {
                ModeType::Simultaneous => self.play_random_together(),
                _ => self.play_random().is_some(),
            };
            if !played {
                break;
            }
            moves += 1;
        }
        let winner = if self.is_over() { self.state.get(Scalar::Winner) } else { 0 };
        Playout { moves, winner, finished: self.is_over(), fault: self.fault.clone() }
    }

    /// Plays a legal move, looks at what came of it, and takes it back.
    ///
    /// The state, the registers and the legal moves are then what they were before.
    pub fn try_move<R>(&mut self, index: usize, look: impl FnOnce(&mut Self) -> R) -> R {
        self.legal_moves();
        let mv = self.arena.moves[index];
        let kept = (
            self.legal.take(),
            std::mem::take(&mut self.verdicts),
            std::mem::take(&mut self.evidence),
            std::mem::take(&mut self.applied),
            self.ending.clone(),
        );
        let began = self.look_ahead();
        self.step(&mv);
        let seen = look(self);
        self.look_back(began);
        (self.legal, self.verdicts, self.evidence, self.applied, self.ending) = kept;
        seen
    }

    /// The actions of a legal move with all its consequences; nothing is changed.
    pub fn consequences(&mut self, index: usize) -> Vec<Action> {
        self.legal_moves();
        let mv = self.arena.moves[index];
        let kept = std::mem::take(&mut self.applied);
        let began = self.look_ahead();
        self.state.set(Scalar::Decided, -1);
        self.state.list_clear(self.program.layout.pending);
        self.apply(&mv, true);
        let actions = self.applied.clone();
        self.look_back(began);
        self.applied = kept;
        actions
    }

    /// Counts the sequences of legal moves of a length.
    pub fn perft(&mut self, depth: u32) -> u64 {
        let mark = self.arena.mark();
        let start = self.arena.moves.len();
        self.generate_legal();
        let end = self.arena.moves.len();
        let mut count = 0;
        if depth <= 1 {
            count = (end - start) as u64;
        } else {
            for i in start..end {
                let mv = self.arena.moves[i];
                let look = self.look_ahead();
                self.step(&mv);
                count += self.perft(depth - 1);
                self.look_back(look);
            }
        }
        self.arena.cut(mark);
        count
    }
}
