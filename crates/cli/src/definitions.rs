//! Which definitions a game may use: ours, those beside it, and those the user names.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use syntax::Library;

use crate::game::text;
use crate::terminal;

/// The standard definitions, then those of a folder beside the tree that the game lies in, then those of `extra`.
/// Later ones replace earlier ones of the same name.
pub fn library_for(game: &Path, extra: &[PathBuf]) -> Result<Library> {
    let mut library = Library::standard();
    let game = game.canonicalize().unwrap_or_else(|_| game.to_owned());
    let beside = find_above(&game, &["def", "definitions"]);
    for folder in beside.iter().chain(extra) {
        for file in definition_files(folder)? {
            for problem in library.add(&file.display().to_string(), &text(&file)?) {
                terminal::show(&problem, library.sources());
            }
        }
    }
    Ok(match find_above(&game, &["def_ai"]) {
        Some(folder) => library.with_ai(Arc::new(move |name| {
            let file = folder.join(format!("{name}.def"));
            Some((file.display().to_string(), fs::read_to_string(&file).ok()?))
        })),
        None => library,
    })
}

/// The nearest folder of one of these names that lies beside a folder around the game.
fn find_above(game: &Path, names: &[&str]) -> Option<PathBuf> {
    let around = game.ancestors().skip(2);
    around
        .flat_map(|folder| names.iter().map(|name| folder.join(name)))
        .find(|folder| folder.is_dir())
}

/// All `.def` files in a folder and the folders in it, in order.
fn definition_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|extension| extension == "def") {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}
