//! Texts and places in them.

use std::sync::Arc;

/// A text that was read: a game description or a file of definitions.
#[derive(Debug, Clone)]
pub struct Source {
    /// The name shown in messages, usually a path.
    pub name: Arc<str>,
    /// The text as it was read.
    pub text: Arc<str>,
}

/// Which of the texts of a [`Sources`] is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceId(pub u32);

/// A stretch of a text, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The text it lies in.
    pub source: SourceId,
    /// Its first byte.
    pub start: u32,
    /// The byte after its last one.
    pub end: u32,
}

/// All the texts that took part in one description.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    files: Vec<Source>,
}

impl Sources {
    /// Adds a text and says how it is called from now on.
    pub fn add(&mut self, name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> SourceId {
        self.files.push(Source { name: name.into(), text: text.into() });
        SourceId(self.files.len() as u32 - 1)
    }

    /// The text behind an id.
    pub fn get(&self, id: SourceId) -> &Source {
        &self.files[id.0 as usize]
    }
}
