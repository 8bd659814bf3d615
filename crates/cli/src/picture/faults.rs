//! The pictures of many games, looked at for faults.

use std::process::ExitCode;

use anyhow::Result;
use rayon::prelude::*;

use super::Picture;
use super::tally::Tally;

/// Draws the start and positions of play of all games, and prints what is wrong with any of them.
pub fn check(command: &Picture) -> Result<ExitCode> {
    let paths = crate::check::games(&command.games)?;
    let looked: Vec<_> = paths.par_iter().map(|path| command.look(path)).collect();
    let mut tally = Tally::default();
    for (path, looked) in paths.iter().zip(&looked) {
        tally.count(&path.file_stem().unwrap_or_default().to_string_lossy(), looked);
    }
    Ok(if tally.report() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
