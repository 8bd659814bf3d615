//! Games read and made ready to be drawn.

use std::path::Path;

use engine::{Chance, Program, World};
use language::Root;
use picture::{Painter, Position, adapter};

/// A game with its painter.
pub struct Drawn {
    pub program: Program,
    pub painter: Painter,
}

impl Drawn {
    /// Reads a bundled game by its path in `games/`, without the ending.
    #[allow(dead_code, reason = "not every test draws bundled games")]
    pub fn bundled(name: &str) -> Self {
        Self::read(&testing::bundled(name)).unwrap_or_else(|| panic!("{name} is a match"))
    }

    /// Reads a game; nothing for a match.
    pub fn read(path: &Path) -> Option<Self> {
        let described = testing::described(path);
        let Root::Game(game) = &described.root else { return None };
        let program = engine::lower(&described.description.game, game)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let graphics = described.metadata.as_ref().and_then(|it| it.graphics.as_ref());
        let painter = adapter::painter(&program, adapter::board_class(game), graphics);
        Some(Self { program, painter })
    }

    /// The positions of a random game, the start first; and the changes that led to the last one.
    #[allow(dead_code, reason = "not every test plays")]
    pub fn play(&self, plies: usize) -> (Vec<Position>, Vec<engine::action::Action>) {
        let mut world = World::new(&self.program, Chance::seeded(7));
        world.start();
        let mut choice = Chance::seeded(11);
        let mut positions = vec![adapter::position(&world, None)];
        for _ in 0..plies {
            if !adapter::random_move(&mut world, &mut choice) {
                break;
            }
            positions.push(adapter::position(&world, None));
        }
        (positions, world.applied.clone())
    }
}
