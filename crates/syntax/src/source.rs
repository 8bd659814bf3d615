//! Texts and places in them.

use std::sync::Arc;

use crate::diagnostic::Diagnostic;
use crate::limit;

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

    /// Adds the bytes of a file, which must be UTF-8 and not too large.
    pub fn add_bytes(
        &mut self,
        name: impl Into<Arc<str>>,
        bytes: &[u8],
    ) -> Result<SourceId, Diagnostic> {
        if bytes.len() > limit::MAX_INPUT {
            let source = self.add(name, "");
            return Err(self.too_large(source));
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(self.add(name, text.strip_prefix('\u{feff}').unwrap_or(text))),
            Err(error) => {
                // Up to the first wrong byte the text shown is the same as the file.
                let start = error.valid_up_to() as u32;
                let source = self.add(name, String::from_utf8_lossy(bytes));
                let end = start + char::REPLACEMENT_CHARACTER.len_utf8() as u32;
                Err(Diagnostic::error("this file is not text in UTF-8")
                    .at(Span { source, start, end }, "this byte is not part of a character")
                    .help("save the file as UTF-8"))
            }
        }
    }

    pub(crate) fn too_large(&self, source: SourceId) -> Diagnostic {
        let most = limit::MAX_INPUT >> 20;
        Diagnostic::error(format!(
            "{} is too large: a description has at most {most} MB",
            self.get(source).name
        ))
    }

    /// The text behind an id.
    pub fn get(&self, id: SourceId) -> &Source {
        &self.files[id.0 as usize]
    }
}
