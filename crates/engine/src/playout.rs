//! Random play, and counting sequences of moves.

use language::words::ModeType;

use crate::action::Action;
use crate::arena::Move;
use crate::chance::Chance;
use crate::kernel::{Kernel, Player};
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
    /// The innermost rule in which it went wrong, if it is known.
    pub fault_at: Option<syntax::NodeId>,
}

/// Plays many random games of one program, one after the other, in the same memory.
///
/// A program that the [kernel](crate::kernel) knows is played by it, any other one by the general engine. Which of them
/// plays is a matter of the program alone, so that a seed names the same game everywhere.
#[derive(Debug)]
pub struct Playouts<'p> {
    program: &'p Program,
    kernel: Option<(&'p Kernel, Player)>,
    /// The position after the start, and the game being played: made when the general engine is needed.
    worlds: Option<Box<(World<'p>, World<'p>)>>,
}

impl<'p> Playouts<'p> {
    /// Gets ready to play.
    pub fn new(program: &'p Program) -> Self {
        let kernel = program.kernel().map(|kernel| (kernel, kernel.player()));
        Self { program, kernel, worlds: None }
    }

    /// Gets ready to play by the general engine, whatever the program.
    pub fn general(program: &'p Program) -> Self {
        Self { program, kernel: None, worlds: None }
    }

    /// Plays the game that a seed names.
    pub fn play(&mut self, seed: u64, bound: usize) -> Playout {
        if let Some((kernel, player)) = &mut self.kernel
            && let Some(played) = kernel.play(player, seed, bound)
        {
            return played;
        }
        self.begin(seed).playout(bound)
    }

    /// Plays the game that a seed names in the general engine, and shows each position with the number of the legal move
    /// that is made there.
    pub fn watch(
        &mut self,
        seed: u64,
        bound: usize,
        mut each: impl FnMut(&mut World<'p>, usize),
    ) -> &World<'p> {
        let steps =
            self.kernel.as_mut().and_then(|(kernel, player)| kernel.record(player, seed, bound));
        let sites = self.kernel.as_ref().map_or(0, |(kernel, _)| kernel.sites());
        let world = self.begin(seed);
        match steps {
            Some(steps) => {
                for step in steps {
                    let n = world.legal_moves().len();
                    let Some(index) = (0..n).find(|&i| world.step_named(i, sites) == step) else {
                        break;
                    };
                    each(world, index);
                    world.play(index);
                }
            }
            None => {
                let mut made = 0;
                while made < bound && !world.is_over() && world.fault.is_none() {
                    let mut ahead = world.clone();
                    let Some(mv) = ahead.play_random() else { break };
                    let wanted = ahead.arena.described(&mv);
                    let n = world.legal_moves().len();
                    let arena = &world.arena;
                    let found = (0..n).find(|&i| arena.described(&arena.moves[i]) == wanted);
                    each(world, found.unwrap_or(0));
                    *world = ahead;
                    made += 1;
                }
            }
        }
        world
    }

    /// The game of the general engine, set up anew.
    fn begin(&mut self, seed: u64) -> &mut World<'p> {
        let program = self.program;
        let worlds = self.worlds.get_or_insert_with(|| {
            let begun = World::begin(program, 0);
            Box::new((begun.clone(), begun))
        });
        if program.stochastic {
            worlds.1 = World::begin(program, seed);
        } else {
            worlds.1.restart(&worlds.0, seed);
        }
        &mut worlds.1
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
        Playout {
            moves,
            winner,
            finished: self.is_over(),
            fault: self.fault.clone(),
            fault_at: self.fault_at,
        }
    }

    /// Plays a legal move, looks at what came of it, and takes it back.
    ///
    /// The state, the registers and the legal moves are then what they were before.
    pub fn try_move<R>(&mut self, index: usize, look: impl FnOnce(&mut Self) -> R) -> R {
        self.legal_moves();
        self.tried = 0;
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
        self.tried = 0;
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
