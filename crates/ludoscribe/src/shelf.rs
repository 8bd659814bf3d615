//! Where the games of a match are looked for.

use std::path::{Path, PathBuf};

use crate::{Error, Origin};

/// How many folders around a match are searched.
const FOLDERS: usize = 5;
/// How many files and folders are looked at on the way.
const ENTRIES: usize = 20_000;

/// The game that a match means by a name: the file of that name in the folder of the match or nearby, or a bundled game.
///
/// Names are compared with the names of files and never made into paths, so that a description cannot reach out for others.
pub(crate) fn find(name: &str, beside: Option<&Path>) -> Result<Origin, Error> {
    if let Some(found) = beside.and_then(|file| near(&format!("{name}.lud"), file)) {
        return Ok(Origin::File(found));
    }
    Ok(Origin::Bundled(library::find(name)?))
}

/// A file by its name, in the folders around another: first in its own, then in ever wider ones.
fn near(wanted: &str, file: &Path) -> Option<PathBuf> {
    let file = file.canonicalize().ok()?;
    let mut left = ENTRIES;
    file.ancestors().skip(1).take(FOLDERS).find_map(|folder| below(wanted, folder, &mut left))
}

/// A file by its name in a folder or below; of several, the one whose path comes first.
fn below(wanted: &str, folder: &Path, left: &mut usize) -> Option<PathBuf> {
    let mut folders = vec![folder.to_owned()];
    let mut found: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).ok()?.flatten() {
            *left = left.checked_sub(1)?;
            let Ok(kind) = entry.file_type() else { continue };
            let path = entry.path();
            if kind.is_dir() {
                folders.push(path);
            } else if entry.file_name().to_string_lossy().eq_ignore_ascii_case(wanted) {
                found.push(path);
            }
        }
    }
    found.sort();
    found.into_iter().next()
}
