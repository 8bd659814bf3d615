//! From a file to a game that can be played.

use anyhow::{Result, anyhow, bail};
use engine::Program;
use language::Root;
use syntax::Diagnostic;

use crate::game::GameArgs;
use crate::terminal::{self, Shown};

/// Reads a game and makes a program of it. What is wrong with it is shown.
pub fn read(args: &GameArgs) -> Result<Program> {
    let game = args.read()?;
    let tree = &game.description.game;
    let root = language::read_game(tree).map_err(|problems| {
        for problem in &problems {
            terminal::show(problem, &game.sources);
        }
        anyhow!(Shown)
    })?;
    let Root::Game(ast) = root else { bail!("a match is made of games: name one of them") };
    engine::lower(tree, &ast).map_err(|error| {
        let span = tree.nodes.get(error.id.0 as usize).map(|node| node.span);
        let mut problem = Diagnostic::error(error.message);
        if let Some(span) = span {
            problem = problem.at(span, "");
        }
        terminal::show(&problem, &game.sources);
        anyhow!(Shown)
    })
}
