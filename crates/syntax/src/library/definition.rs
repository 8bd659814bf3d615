//! What a library tells about its definitions.

use super::Library;
use crate::define::Define;
use crate::source::Span;

/// A definition of a library, for readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Definition<'a> {
    /// Its name, without quotes.
    pub name: &'a str,
    /// The comment right above it, without the slashes.
    pub documentation: String,
    /// What it stands for.
    pub body: String,
    /// Where its name is written, in [`Library::sources`].
    pub span: Span,
}

impl Library {
    /// All definitions, in their order.
    pub fn definitions(&self) -> impl Iterator<Item = Definition<'_>> {
        self.defines.iter().map(|define| self.describe(define))
    }

    /// The definition of a name.
    pub fn definition(&self, name: &str) -> Option<Definition<'_>> {
        self.by_name.get(name).map(|index| self.describe(&self.defines[*index]))
    }

    fn describe<'a>(&self, define: &'a Define) -> Definition<'a> {
        let text = &self.sources.get(define.span.source).text;
        let above =
            text[..define.span.start as usize].rsplit_once('\n').map_or("", |(above, _)| above);
        let mut comment: Vec<&str> =
            above.lines().rev().map_while(|line| line.trim_start().strip_prefix("//")).collect();
        comment.reverse();
        let documentation: Vec<&str> =
            comment.iter().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
        Definition {
            name: &define.name,
            documentation: documentation.join("\n"),
            body: define.body.string(0..define.body.len()),
            span: define.span,
        }
    }
}
