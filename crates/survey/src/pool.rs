//! Positions to go on from.

use std::sync::Arc;

use engine::action::Act;
use engine::{Chance, Program, World};

use crate::example::{Arranged, Way};

/// A position of a playout, with the way that led to it.
#[derive(Debug, Clone)]
pub(crate) struct Place<'p> {
    pub world: World<'p>,
    pub way: Way,
}

impl<'p> Place<'p> {
    /// The start of a game.
    pub fn start(program: &'p Program, seed: u64) -> Self {
        let mut world = World::new(program, Chance::seeded(seed));
        world.explains = true;
        world.start();
        Self { world, way: Way { seed, choices: Arc::default(), arranged: vec![] } }
    }

    /// The position after so many moves of a way.
    pub fn along(program: &'p Program, way: &Way, ply: usize) -> Self {
        let mut place = Self::start(program, way.seed);
        for choice in &way.choices[..ply] {
            place.world.legal_moves();
            place.world.play(usize::from(*choice));
        }
        place.way.choices = way.choices[..ply].into();
        place
    }

    /// The position with changes made by hand.
    pub fn arranged(self, changes: &[Act], chance: Option<u64>) -> Self {
        let ply = self.way.choices.len();
        self.arranged_by(Arranged { ply, phase: None, changes: changes.into(), chance })
    }

    /// The position with everybody put into a phase of the game.
    pub fn entered(self, phase: usize) -> Self {
        let ply = self.way.choices.len();
        let changes = Arc::default();
        self.arranged_by(Arranged { ply, phase: Some(phase), changes, chance: None })
    }

    fn arranged_by(mut self, arranged: Arranged) -> Self {
        arranged.carry_out(&mut self.world);
        self.way.arranged.push(arranged);
        self
    }

    /// The position after one of its legal moves.
    pub fn follow(mut self, index: usize) -> Self {
        self.world.legal_moves();
        self.world.play(index);
        self.way.choices = self.way.choices.iter().copied().chain([index as u16]).collect();
        self
    }
}

/// The positions that are kept: the newest ones, as many as there is room for.
#[derive(Debug)]
pub(crate) struct Pool<'p> {
    places: Vec<Place<'p>>,
    next: usize,
    room: usize,
}

impl<'p> Pool<'p> {
    /// An empty pool for so many bytes.
    pub fn new(program: &'p Program, bytes: usize) -> Self {
        let one = Place::start(program, 0).world.state.footprint().max(1);
        // The buffers and the history of a game take several times the room of its position.
        Self { places: Vec::new(), next: 0, room: (bytes / (8 * one)).clamp(1, 64) }
    }

    /// Keeps a position; the oldest one makes room if need be.
    pub fn add(&mut self, place: Place<'p>) {
        if self.places.len() < self.room {
            self.places.push(place);
        } else {
            self.places[self.next] = place;
            self.next = (self.next + 1) % self.room;
        }
    }

    /// A position by a random number.
    pub fn pick(&self, number: u64) -> Option<&Place<'p>> {
        let count = self.places.len() as u64;
        self.places.get(number.checked_rem(count)? as usize)
    }
}
