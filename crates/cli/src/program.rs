//! From a file to a game that can be played.

use anyhow::Result;
use engine::Program;

use crate::game::GameArgs;
use crate::terminal;

/// Reads a game and makes a program of it. What is wrong with it is shown.
pub fn read(args: &GameArgs) -> Result<Program> {
    args.settings.game(&args.game)?.program().map_err(terminal::shown)
}
