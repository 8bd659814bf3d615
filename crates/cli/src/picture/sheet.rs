//! The contact sheet: every game at its start and in play, on one page, with the faults that were found.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use picture::{Options, svg};

use super::Picture;
use super::tally::{Looked, Tally};

/// Which of the positions of play is shown.
const SHOWN: usize = 3;

/// Draws all games into a folder.
pub fn write(command: &Picture, folder: &Path) -> Result<ExitCode> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut page = String::from(
        "<!doctype html><meta charset=\"utf-8\"><title>Contact sheet</title><style>body{font:14px sans-serif;margin:1em}\
         figure{display:inline-block;width:300px;margin:.5em;vertical-align:top}img{width:145px;height:145px;object-fit:contain}</style>\n",
    );
    let mut tally = Tally::default();
    let mut family = PathBuf::new();
    for (number, path) in crate::check::games(&command.games)?.into_iter().enumerate() {
        let parent = path.parent().unwrap_or(Path::new("")).to_path_buf();
        if parent != family {
            let _ = writeln!(page, "<h2>{}</h2>", svg::escape(&parent.display().to_string()));
            family = parent;
        }
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let looked = draw(command, &path, folder, number);
        if let Ok(Some(_)) = &looked {
            let _ = writeln!(
                page,
                "<figure><img src=\"{number}-start.svg\" alt=\"\"><img src=\"{number}-play.svg\" alt=\"\"><figcaption>{}</figcaption></figure>",
                svg::escape(&name)
            );
        }
        tally.count(&name, &looked);
    }
    std::fs::write(folder.join("index.html"), page).context("cannot write the page")?;
    Ok(if tally.report() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Draws one game and returns the faults of its pictures; nothing for a match.
fn draw(command: &Picture, path: &Path, folder: &Path, number: usize) -> Result<Option<Looked>> {
    let looked = command.look(path)?;
    if let Some(Looked { walk, .. }) = &looked {
        let shown = [("start", 0), ("play", SHOWN.min(walk.positions.len() - 1))];
        for (name, index) in shown {
            let scene = walk.painter.scene(&walk.positions[index], &[], &Options::default());
            std::fs::write(folder.join(format!("{number}-{name}.svg")), svg::write(&scene))?;
        }
    }
    Ok(looked)
}
