//! What stands where, in the terms that kinds of moves are told in.

use std::hash::{Hash, Hasher};

use board::SiteType;
use engine::action::{Act, Action};
use engine::arena::{Arena, Move};
use engine::state::Scalar;
use engine::{Program, State, World};
use rustc_hash::FxHasher;

/// The slots of a game with their sites: those of the board by type, then those of hands, dice and decks.
pub fn slots(program: &Program) -> Vec<(usize, SiteType, i32)> {
    let layout = &program.layout;
    let board = [SiteType::Cell, SiteType::Vertex, SiteType::Edge].into_iter().flat_map(|kind| {
        let count = program.topology.count(kind) as i32;
        (0..count).filter_map(move |site| Some((layout.board_slot(site, kind)?, kind, site)))
    });
    let beside = program.containers.iter().skip(1).flat_map(|container| {
        let sites = container.first as i32..(container.first + container.size) as i32;
        sites.filter_map(|site| Some((layout.slot(site, SiteType::Cell)?, SiteType::Cell, site)))
    });
    let mut all: Vec<(usize, SiteType, i32)> = board.chain(beside).collect();
    all.sort_unstable_by_key(|(slot, ..)| *slot);
    all.dedup_by_key(|(slot, ..)| *slot);
    all
}

/// The component on top of a site; 0 for none.
pub fn piece_at(program: &Program, state: &State, site: i32, kind: SiteType) -> usize {
    program.layout.slot(site, kind).map_or(0, |slot| component(state, slot))
}

fn component(state: &State, slot: usize) -> usize {
    usize::try_from(state.what(slot)).unwrap_or(0)
}

/// The component on top of every slot, kept up to date move by move.
#[derive(Debug, Clone)]
pub struct Things {
    what: Vec<u16>,
    slots: Vec<usize>,
}

impl Things {
    /// The things of a position.
    pub fn new(program: &Program, state: &State) -> Self {
        let slots: Vec<usize> = slots(program).into_iter().map(|(slot, ..)| slot).collect();
        let most = slots.iter().max().map_or(0, |slot| slot + 1);
        let mut things = Self { what: vec![0; most], slots };
        things.refresh(state);
        things
    }

    /// Looks at the position again.
    pub fn refresh(&mut self, state: &State) {
        for &slot in &self.slots {
            self.what[slot] = component(state, slot) as u16;
        }
    }

    /// The component at a site; 0 for none.
    pub fn at(&self, program: &Program, site: i32, kind: SiteType) -> usize {
        let slot = program.layout.slot(site, kind);
        slot.and_then(|slot| self.what.get(slot)).map_or(0, |what| usize::from(*what))
    }

    /// Whether a move goes to where something else stands, or removes something, as far as that is seen before it is made.
    pub(crate) fn takes(&self, program: &Program, arena: &Arena, mv: &Move) -> bool {
        let there = self.at(program, mv.to, program.default_type());
        // What a hop takes is removed by a part of one of its parts.
        let removes = |action: &Action| matches!(action.act, Act::Remove { .. });
        mv.from != mv.to && there != 0 || arena.find(mv.parts, &mut { removes }).is_some()
    }

    /// How many sites hold something.
    pub fn count(&self) -> usize {
        self.what.iter().filter(|what| **what > 0).count()
    }
}

/// Tells positions apart by a number: what lies where, and who is to move.
#[derive(Debug)]
pub(crate) struct Fingerprints {
    slots: Vec<usize>,
}

impl Fingerprints {
    pub fn new(program: &Program) -> Self {
        Self { slots: slots(program).into_iter().map(|(slot, ..)| slot).collect() }
    }

    /// The number of a position.
    pub fn of(&self, world: &World<'_>) -> u64 {
        let state = &world.state;
        let stacks = state.layout().has_stacks();
        let mut hasher = FxHasher::default();
        state.get(Scalar::Mover).hash(&mut hasher);
        for &slot in &self.slots {
            if stacks {
                let size = state.stack_size(slot);
                size.hash(&mut hasher);
                for level in 0..size {
                    state.level(slot, level as i32).what.hash(&mut hasher);
                }
            } else {
                let here = (state.what(slot), state.count(slot), state.local_state(slot));
                (here, state.rotation(slot), state.value(slot)).hash(&mut hasher);
            }
        }
        hasher.finish()
    }
}
