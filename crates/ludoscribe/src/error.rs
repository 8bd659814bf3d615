//! What can go wrong.

use std::fmt;
use std::io;

use library::NotFound;
use syntax::{Diagnostic, Sources};

/// Why a game cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file cannot be read.
    #[error("cannot read {path}: {source}")]
    File {
        /// The file or folder.
        path: String,
        /// What the system says.
        source: io::Error,
    },
    /// No bundled game has this name.
    #[error(transparent)]
    NotFound(#[from] NotFound),
    /// What is neither a file nor the name of a bundled game.
    #[error("there is no file {name}, and {not_found}")]
    Neither {
        /// What was asked for.
        name: String,
        /// What the library says about the name.
        not_found: NotFound,
    },
    /// The description is wrong, or asks for what cannot be done.
    #[error(transparent)]
    Description(#[from] Problems),
}

/// What is wrong with a description, with the texts that the messages point into.
///
/// Displayed, each message shows its place with the line of the source.
#[derive(Debug, Clone, Default)]
pub struct Problems {
    /// The messages.
    pub diagnostics: Vec<Diagnostic>,
    /// The texts.
    pub sources: Sources,
}

impl fmt::Display for Problems {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let messages: Vec<String> =
            self.diagnostics.iter().map(|problem| problem.render(&self.sources)).collect();
        formatter.write_str(&messages.join("\n\n"))
    }
}

impl std::error::Error for Problems {}
