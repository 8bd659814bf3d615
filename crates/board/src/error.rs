//! Why a board cannot be built.

use std::fmt;

/// Why a board cannot be built, in one sentence without a full stop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardError(Box<str>);

impl BoardError {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into().into_boxed_str())
    }

    /// The message.
    pub fn message(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BoardError {}

impl From<&str> for BoardError {
    fn from(message: &str) -> Self {
        Self::new(message)
    }
}

impl From<String> for BoardError {
    fn from(message: String) -> Self {
        Self::new(message)
    }
}

/// What building a board gives.
pub type Result<T, E = BoardError> = std::result::Result<T, E>;
