//! Which games are served.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ludoscribe::{Origin, file_name};

/// How many folders deep, and how many games, are looked at.
const MOST_DEPTH: usize = 16;
const MOST_GAMES: usize = 20_000;

/// Where the games come from.
#[derive(Debug, Clone)]
pub enum Shelf {
    /// A single game.
    One(Origin),
    /// All games below a folder.
    Folder(PathBuf),
    /// The games that come along.
    Bundled,
}

impl Shelf {
    /// What a user means: a folder, a file or the name of a bundled game; all bundled games if nothing is named.
    pub fn named(name: Option<&Path>) -> Result<Self, ludoscribe::Error> {
        match name {
            None => Ok(Self::Bundled),
            Some(folder) if folder.is_dir() => Ok(Self::Folder(folder.to_owned())),
            Some(game) => {
                let origin = Origin::named(game)?;
                // What is not there yet may be a slip of the pen: better to say so than to wait for it.
                if let Some(Err(source)) = origin.file().map(Path::metadata) {
                    return Err(ludoscribe::Error::File { path: origin.name(), source });
                }
                Ok(Self::One(origin))
            }
        }
    }

    /// What a list of the games is called.
    pub fn title(&self) -> String {
        match self {
            Self::Folder(folder) => {
                let whole = folder.canonicalize().unwrap_or_else(|_| folder.clone());
                let name = whole.file_name().map(|name| name.to_string_lossy().into_owned());
                format!("Games in {}", name.unwrap_or_else(|| folder.display().to_string()))
            }
            Self::One(_) | Self::Bundled => "Library of games".to_owned(),
        }
    }

    /// All games by the names they have in addresses.
    pub fn games(&self) -> io::Result<BTreeMap<String, Origin>> {
        match self {
            Self::One(origin) => {
                let name = origin.name();
                let stem = Path::new(&name).file_stem().unwrap_or_default().to_string_lossy();
                Ok(BTreeMap::from([(file_name(&stem), origin.clone())]))
            }
            Self::Bundled => {
                let games = ludoscribe::library::GAMES.iter();
                Ok(games.map(|game| (game.slug.to_owned(), Origin::Bundled(game))).collect())
            }
            Self::Folder(folder) => {
                let mut files = Vec::new();
                collect(folder, MOST_DEPTH, &mut files)?;
                Ok(named(files))
            }
        }
    }

    /// Whether a game may be read now: a file that was replaced by a link out of the folder may not.
    pub fn holds(&self, origin: &Origin) -> bool {
        match (self, origin) {
            (Self::Folder(folder), Origin::File(file)) => {
                match (folder.canonicalize(), file.canonicalize()) {
                    (Ok(folder), Ok(file)) => file.starts_with(folder),
                    // What is not there will not be read; the message should say so.
                    _ => !file.is_symlink(),
                }
            }
            _ => true,
        }
    }
}

/// The files of games below a folder. Links are not followed: they could lead out of it, or in a circle.
fn collect(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (kind, path) = (entry.file_type()?, entry.path());
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        if kind.is_dir() && depth > 0 && !hidden {
            // A folder that cannot be read, or is gone by now, has no games.
            let _ = collect(&path, depth - 1, files);
        } else if kind.is_file()
            && path.extension().is_some_and(|extension| extension == "lud")
            && files.len() < MOST_GAMES
        {
            files.push(path);
        }
    }
    Ok(())
}

/// Names for files, each its own.
fn named(mut files: Vec<PathBuf>) -> BTreeMap<String, Origin> {
    files.sort();
    let mut games = BTreeMap::new();
    for file in files {
        let name = file_name(&file.file_stem().unwrap_or_default().to_string_lossy());
        let mut free = name.clone();
        let mut number = 2;
        while games.contains_key(&free) {
            free = format!("{name}-{number}");
            number += 1;
        }
        games.insert(free, Origin::File(file));
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_own_name() {
        let files = ["a/Hex.lud", "b/hex.lud", "c/Hex 2.lud"].map(PathBuf::from);
        let games: Vec<String> = named(files.to_vec()).into_keys().collect();
        assert_eq!(games, ["hex", "hex-2", "hex-2-2"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_out_of_the_folder_are_not_followed() {
        let folder = std::env::temp_dir().join(format!("ludoscribe-shelf-{}", std::process::id()));
        let inside = folder.join("inside");
        fs::create_dir_all(&inside).unwrap();
        fs::write(folder.join("secret.lud"), "secret").unwrap();
        fs::write(inside.join("game.lud"), "(game)").unwrap();
        std::os::unix::fs::symlink(folder.join("secret.lud"), inside.join("link.lud")).unwrap();
        std::os::unix::fs::symlink(&folder, inside.join("up")).unwrap();
        let shelf = Shelf::Folder(inside.clone());
        let games: Vec<String> = shelf.games().unwrap().into_keys().collect();
        assert_eq!(games, ["game"]);
        assert!(shelf.holds(&Origin::File(inside.join("game.lud"))));
        assert!(!shelf.holds(&Origin::File(inside.join("link.lud"))));
        assert!(!shelf.holds(&Origin::File(inside.join("../secret.lud"))));
        fs::remove_dir_all(&folder).unwrap();
    }
}
