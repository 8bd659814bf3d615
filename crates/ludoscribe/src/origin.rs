//! Where a description comes from.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use library::Bundled;
use syntax::{Diagnostic, SourceId, Sources, limit};

use crate::{Error, Problems};

/// Where a description comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A file.
    File(PathBuf),
    /// The library of games that come along.
    Bundled(&'static Bundled),
    /// Standard input.
    Input,
    /// A text, with a name for messages.
    Text {
        /// The name.
        name: String,
        /// The text.
        text: String,
    },
}

impl Origin {
    /// What a user means who names a game: `-` is standard input, the name of a file is that file, and any other name
    /// that is not a path is the bundled game of that name.
    pub fn named(name: &Path) -> Result<Self, Error> {
        if name == Path::new("-") {
            return Ok(Self::Input);
        }
        match name.to_str() {
            Some(word) if !name.is_file() && !word.contains(['/', '\\']) => {
                let found = library::find(word.strip_suffix(".lud").unwrap_or(word));
                let neither = |not_found| Error::Neither { name: word.to_owned(), not_found };
                found.map(Self::Bundled).map_err(neither)
            }
            _ => Ok(Self::File(name.to_owned())),
        }
    }

    /// By what name the program is told to read it again.
    pub fn name(&self) -> String {
        match self {
            Self::File(file) => file.display().to_string(),
            Self::Bundled(game) => game.slug.to_owned(),
            Self::Input => "-".to_owned(),
            Self::Text { name, .. } => name.clone(),
        }
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(file) => Some(file),
            _ => None,
        }
    }

    /// Reads the text. It must be UTF-8 and not too large.
    pub fn open(&self, sources: &mut Sources) -> Result<SourceId, Error> {
        let bytes = match self {
            Self::Bundled(game) => return Ok(sources.add(game.path, game.text)),
            Self::Text { name, text } => return Ok(sources.add(name.as_str(), text.as_str())),
            Self::Input => bounded(io::stdin()),
            Self::File(path) => File::open(path).and_then(bounded),
        };
        let name = self.name();
        let bytes = bytes.map_err(|source| Error::File { path: name.clone(), source })?;
        sources.add_bytes(name, &bytes).map_err(|problem: Diagnostic| {
            Problems { diagnostics: vec![problem], sources: sources.clone() }.into()
        })
    }
}

/// One byte more than allowed is enough to see that a text is too large.
fn bounded(reader: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(limit::MAX_INPUT as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
