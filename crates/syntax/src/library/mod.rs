//! The definitions that games share: the standard ones, a user's own, and those that tell how to play a game.

mod definition;
mod standard;

pub use definition::Definition;

use std::fmt;
use std::sync::Arc;

use memchr::memchr_iter;
use rustc_hash::FxHashMap;

use crate::balance;
use crate::define::{Define, collect};
use crate::diagnostic::Diagnostic;
use crate::limit;
use crate::source::{SourceId, Sources};
use crate::text::{Text, strip_comments};

/// Finds the text of an AI definition such as `Chess_ai`, and the name of the file it is in.
pub type AiLookup = dyn Fn(&str) -> Option<(String, String)> + Send + Sync;

/// Definitions by name.
#[derive(Clone, Default)]
pub struct Library {
    sources: Sources,
    defines: Vec<Define>,
    by_name: FxHashMap<Box<str>, usize>,
    ai: Option<Arc<AiLookup>>,
}

impl Library {
    /// A library without definitions.
    pub fn new() -> Library {
        Library::default()
    }

    /// Adds all definitions of a text. One that is already there is replaced, so that users can override ours.
    ///
    /// The problems found point into [`Library::sources`].
    pub fn add(&mut self, name: &str, text: &str) -> Vec<Diagnostic> {
        let source = self.sources.add(name, text);
        let mut problems = Vec::new();
        let text = strip_comments(&Text::of_source(source, text));
        if text.len() > limit::MAX_INPUT || !balance::check(&text, &mut problems) {
            return problems;
        }
        let (_, defines) = collect(text, &mut problems);
        for define in defines {
            match self.by_name.get(&define.name) {
                Some(index) => self.defines[*index] = define,
                None => {
                    self.by_name.insert(define.name.clone(), self.defines.len());
                    self.defines.push(define);
                }
            }
        }
        problems
    }

    /// Sets where AI definitions are found.
    #[must_use]
    pub fn with_ai(mut self, lookup: Arc<AiLookup>) -> Library {
        self.ai = Some(lookup);
        self
    }

    /// The texts of the library.
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    /// The names of all definitions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.defines.iter().map(|define| &*define.name)
    }

    /// The definitions whose names stand in quotes in a text, in the order of the library.
    pub(crate) fn called_in(&self, text: &[u8]) -> Vec<usize> {
        let mut last = None;
        let mut called = Vec::new();
        for at in memchr_iter(b'"', text) {
            if let Some(last) = last
                && let Ok(name) = std::str::from_utf8(&text[last + 1..at])
                && let Some(index) = self.by_name.get(name)
            {
                called.push(*index);
            }
            last = Some(at);
        }
        called.sort_unstable();
        called.dedup();
        called
    }

    /// A definition, and which of the library's texts it stands in.
    pub(crate) fn define(&self, index: usize) -> (&Define, SourceId) {
        let define = &self.defines[index];
        (define, define.span.source)
    }

    pub(crate) fn find_ai(&self, name: &str) -> Option<(String, String)> {
        self.ai.as_ref()?(name)
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}
