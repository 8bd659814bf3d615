//! Drawing: positions and moves of play as pictures.

mod marks;

use engine::{Program, World};
use language::game::Game;
use language::metadata::Metadata;
use picture::adapter;
use picture::animation::Animation;
use picture::model::Position;
use picture::{Highlight, Options, Painter, Scene, svg};
use survey::Scene as Moment;

use crate::model::{Picture, Pictures};

/// Draws the positions of one game.
#[derive(Debug)]
pub struct Artist<'p> {
    program: &'p Program,
    painter: Painter,
    options: Options,
}

impl<'p> Artist<'p> {
    /// An artist who knows the game. A game without a board is framed so that all these positions fit.
    pub fn new<'a>(
        program: &'p Program,
        game: &Game,
        metadata: Option<&Metadata>,
        positions: impl IntoIterator<Item = &'a Position>,
    ) -> Self {
        let graphics = metadata.and_then(|metadata| metadata.graphics.as_ref());
        let painter =
            adapter::painter(program, adapter::board_class(game), graphics).framing(positions);
        Self { program, painter, options: Options { coordinates: true, ..Options::default() } }
    }

    /// What a player is called.
    pub fn player_name(&self, player: usize) -> String {
        self.painter.setting().style.player_name(player)
    }

    /// Draws the start of the game, with a legend that names the pieces.
    pub fn setup(&self, start: &World<'_>, pictures: &mut Pictures) -> Picture {
        let options = Options { legend: true, tracks: true, ..self.options.clone() };
        let scene = self.painter.scene(&position(start), &[], &options);
        keep(&scene, svg::write(&scene), "setup", pictures)
    }

    /// Draws the position before a move, with the move and its like marked.
    pub fn before(&self, moment: &Moment<'_>, name: &str, pictures: &mut Pictures) -> Picture {
        let before = position(&moment.before);
        let marks = marks::of_move(self.program, &self.painter, &before, moment);
        self.still(&before, &marks, &format!("{name}-before"), pictures)
    }

    /// Draws the position after a move.
    pub fn after(&self, moment: &Moment<'_>, name: &str, pictures: &mut Pictures) -> Picture {
        self.still(&position(&moment.after), &[], &format!("{name}-after"), pictures)
    }

    /// Draws the last position of a game, with the last move and what made it the last.
    pub fn ending(&self, moment: &Moment<'_>, name: &str, pictures: &mut Pictures) -> Picture {
        let marks = marks::of_ending(self.program, moment);
        self.still(&position(&moment.after), &marks, &format!("{name}-after"), pictures)
    }

    /// Draws a move in motion; nothing if it changes nothing that can be seen.
    pub fn motion(
        &self,
        moment: &Moment<'_>,
        name: &str,
        pictures: &mut Pictures,
    ) -> Option<Picture> {
        let (before, after) = (position(&moment.before), position(&moment.after));
        if before.pieces == after.pieces && before.digits == after.digits {
            return None;
        }
        let motions = adapter::motions(self.program, &self.painter, &before, &moment.applied);
        let animation = Animation::new(&self.painter, &before, &after, &motions, &self.options);
        let mut scene = animation.scene.clone();
        scene.alt = "The same move in motion.".to_owned();
        Some(keep(&scene, animation.svg(), &format!("{name}-motion"), pictures))
    }

    fn still(
        &self,
        position: &Position,
        marks: &[Highlight],
        name: &str,
        pictures: &mut Pictures,
    ) -> Picture {
        let scene = self.painter.scene(position, marks, &self.options);
        keep(&scene, svg::write(&scene), name, pictures)
    }
}

/// Where everything is, for a reader who may see it all.
pub fn position(world: &World<'_>) -> Position {
    adapter::position(world, None)
}

fn keep(scene: &Scene, svg: String, name: &str, pictures: &mut Pictures) -> Picture {
    let file = format!("{name}.svg");
    pictures.add(file.clone(), svg);
    let size = |length: f64| length.clamp(1.0, 100_000.0) as u32;
    Picture {
        file,
        alt: scene.alt.clone(),
        width: size(scene.view.width()),
        height: size(scene.view.height()),
    }
}
