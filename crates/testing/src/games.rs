//! Games that tests read.

use std::path::{Path, PathBuf};

use language::Root;
use language::metadata::Metadata;
use syntax::{Description, Library, Selection, Sources};

/// A game that was read and typed.
#[derive(Debug)]
pub struct Described {
    /// Its description.
    pub description: Description,
    /// The typed game.
    pub root: Root,
    /// What is told about it, if that can be typed.
    pub metadata: Option<Metadata>,
}

/// Reads a game with its default options; what is wrong with it stops the test.
pub fn described(path: &Path) -> Described {
    let name = path.display();
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut sources = Sources::default();
    let file = sources.add("game.lud", text);
    let description = syntax::read(&mut sources, file, &Library::standard(), &Selection::default())
        .unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
    let root = language::read_game(&description.game)
        .unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
    let metadata =
        description.metadata.as_ref().and_then(|tree| language::read_metadata(tree).ok());
    Described { description, root, metadata }
}

/// The file of a bundled game, by its path in `games/` without the ending.
pub fn bundled(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(format!("{name}.lud"))
}

/// The files of all bundled games in order.
pub fn bundled_games() -> Vec<PathBuf> {
    games_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games"))
}

/// The files of all games of the corpus in order; none, with a word about it, where there is no corpus.
pub fn corpus_games() -> Vec<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus");
    let root = std::env::var_os("LUDOSCRIBE_CORPUS").map_or(beside, PathBuf::from);
    let games = games_below(&root.join("lud"));
    if games.is_empty() {
        crate::skipped_without_corpus();
    }
    games
}

/// The files of all games in a folder and in those within it, in order.
fn games_below(folder: &Path) -> Vec<PathBuf> {
    let mut games = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "lud") {
                games.push(path);
            }
        }
    }
    games.sort();
    games
}
