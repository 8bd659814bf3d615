//! From a file to a game that can be played.

use anyhow::Result;
use engine::{Fault, Program};
use ludoscribe::{Game, Place, Playable};
use syntax::NodeId;

use crate::game::GameArgs;
use crate::terminal;

/// Reads a game and makes a program of it. What is wrong with it is shown.
pub fn read(args: &GameArgs) -> Result<Program> {
    args.settings.game(&args.game)?.program().map_err(terminal::shown)
}

/// A game or a match that was read and made ready.
pub struct Ready {
    /// What can be played.
    pub playable: Playable,
    game: Game,
}

impl Ready {
    /// Reads a game or a match. What is wrong with it is shown.
    pub fn read(args: &GameArgs) -> Result<Self> {
        let game = args.settings.game(&args.game)?;
        Ok(Self { playable: game.playable().map_err(terminal::shown)?, game })
    }

    /// What went wrong in play, with the rule in which it did.
    pub fn tell(&self, fault: &Fault, at: Option<NodeId>) -> String {
        let tree = &self.game.description().game;
        // The rules of a match lie in other texts.
        let one_game = matches!(self.playable, Playable::Game(_));
        let node = at.filter(|_| one_game).and_then(|at| tree.nodes.get(at.0 as usize));
        match node {
            Some(node) => {
                let Place { file, line, column } = Place::of(node.span, self.game.sources());
                format!("{fault} ({file}:{line}:{column})")
            }
            None => fault.to_string(),
        }
    }
}
