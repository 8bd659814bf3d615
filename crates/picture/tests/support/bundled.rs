//! The games that come with the program, read and made ready to be drawn.

use std::path::Path;

use engine::{Chance, Program, World};
use language::Root;
use picture::{Painter, Position, adapter};

/// A bundled game.
pub struct Bundled {
    pub program: Program,
    pub painter: Painter,
}

impl Bundled {
    /// Reads a game by its path in `games/`, without the ending.
    pub fn read(name: &str) -> Self {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(format!("{name}.lud"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut sources = syntax::Sources::default();
        let source = sources.add(name, text);
        let description = syntax::read(
            &mut sources,
            source,
            &syntax::Library::standard(),
            &syntax::Selection::default(),
        )
        .unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        let Ok(Root::Game(game)) = language::read_game(&description.game) else {
            panic!("{name} is no game")
        };
        let program = engine::lower(&description.game, &game)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let metadata =
            description.metadata.as_ref().and_then(|tree| language::read_metadata(tree).ok());
        let graphics = metadata.as_ref().and_then(|metadata| metadata.graphics.as_ref());
        let painter = adapter::painter(&program, adapter::board_class(&game), graphics);
        Self { program, painter }
    }

    /// The positions of a random game, the start first; and the changes that led to the last one.
    pub fn play(&self, plies: usize) -> (Vec<Position>, Vec<engine::action::Action>) {
        let mut world = World::new(&self.program, Chance::seeded(7));
        world.start();
        let mut choice = Chance::seeded(11);
        let mut positions = vec![adapter::position(&world, None)];
        for _ in 0..plies {
            let count = world.legal_moves().len();
            if count == 0 || world.is_over() {
                break;
            }
            let index = choice.below(count as i32, false) as usize;
            world.play(index);
            positions.push(adapter::position(&world, None));
        }
        (positions, world.applied.clone())
    }
}
