//! The corpus on disk.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use syntax::{Library, Selection, SourceId, Sources};

/// The directory that holds the games and the facts recorded about them.
#[derive(Debug, Clone)]
pub struct Corpus {
    root: PathBuf,
}

impl Corpus {
    /// The corpus in a directory.
    pub fn open(root: impl Into<PathBuf>) -> Result<Corpus> {
        let root = root.into();
        ensure!(
            root.join("lud").is_dir(),
            "{} holds no corpus: it has no folder `lud`",
            root.display()
        );
        Ok(Corpus { root })
    }

    /// The corpus that `LUDOSCRIBE_CORPUS` names, or else the one beside the repository; none if there is none.
    pub fn find() -> Option<Corpus> {
        let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus");
        let root = std::env::var_os("LUDOSCRIBE_CORPUS").map_or(beside, PathBuf::from);
        Corpus::open(root).ok()
    }

    /// A file of the corpus.
    pub fn path(&self, relative: impl AsRef<Path>) -> PathBuf {
        self.root.join(relative)
    }

    /// The text of a file of the corpus.
    pub fn text(&self, relative: impl AsRef<Path>) -> Result<String> {
        let path = self.path(relative);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    }

    /// The games whose paths contain a text; all of them without one.
    pub fn games_like(&self, part: Option<&str>) -> Result<Vec<String>> {
        let mut games = self.games()?;
        games.retain(|game| part.is_none_or(|part| game.contains(part)));
        Ok(games)
    }

    /// The games, as paths below `lud`, in order.
    pub fn games(&self) -> Result<Vec<String>> {
        let root = self.path("lud");
        let mut games = Vec::new();
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder)? {
                let path = entry?.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "lud") {
                    games.push(path.strip_prefix(&root)?.to_string_lossy().into_owned());
                }
            }
        }
        games.sort();
        Ok(games)
    }

    /// The standard definitions, and the corpus's definitions of how to play its games.
    pub fn library(&self) -> Library {
        let folder = self.path("def_ai");
        Library::standard().with_ai(Arc::new(move |name| {
            let file = format!("{name}.def");
            let text = fs::read_to_string(folder.join(&file)).ok()?;
            Some((file, text))
        }))
    }

    /// Reads a game with its default options; the error is what a user would see.
    pub fn read(&self, library: &Library, game: &str) -> Result<(Sources, syntax::Description)> {
        self.read_with(library, game, Vec::new())
    }

    /// Reads a game with some options.
    pub fn read_with(
        &self,
        library: &Library,
        game: &str,
        options: Vec<String>,
    ) -> Result<(Sources, syntax::Description)> {
        let mut sources = Sources::default();
        let file: SourceId = sources.add(game, self.text(Path::new("lud").join(game))?);
        match syntax::read(&mut sources, file, library, &Selection { options, ruleset: None }) {
            Ok(description) => Ok((sources, description)),
            Err(problems) => {
                let messages: Vec<String> =
                    problems.iter().map(|problem| problem.render(&sources)).collect();
                anyhow::bail!(messages.join("\n"))
            }
        }
    }
}
