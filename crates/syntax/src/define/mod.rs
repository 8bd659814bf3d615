//! Defines: names that stand for text, with up to nine parameters.

mod call;
mod expand;

pub(crate) use expand::expand;

use memchr::memmem::Finder;

use crate::diagnostic::Diagnostic;
use crate::source::Span;
use crate::text::{Text, blanks_end, closing_bracket};

/// `(define "Name" body)`
#[derive(Debug, Clone)]
pub(crate) struct Define {
    /// The name without its quotes.
    pub(crate) name: Box<str>,
    /// Finds the name with its quotes.
    pub(crate) finder: Finder<'static>,
    pub(crate) body: Text,
    /// Where the name is written.
    pub(crate) span: Span,
}

/// Takes all defines out of a text, wherever they stand, in their order.
pub(crate) fn collect(text: Text, problems: &mut Vec<Diagnostic>) -> (Text, Vec<Define>) {
    let mut defines = Vec::new();
    let mut kept = Text::default();
    let mut done = 0;
    while let Some(start) = text.find_clause("define", done) {
        let Some(end) = closing_bracket(text.bytes(), start) else { break };
        match define(&text.slice(start..end + 1)) {
            Ok(define) => defines.push(define),
            Err(problem) => problems.push(problem),
        }
        kept.push_slice(&text, done..start);
        done = end + 1;
    }
    if done == 0 {
        return (text, defines);
    }
    kept.push_slice(&text, done..text.len());
    (kept, defines)
}

const OPENING: &str = "(define";

/// Reads `(define "Name" body)`.
fn define(text: &Text) -> Result<Define, Diagnostic> {
    let bytes = text.bytes();
    let open = blanks_end(bytes, OPENING.len());
    let close = (bytes.get(open) == Some(&b'"'))
        .then(|| bytes[open + 1..].iter().position(|byte| *byte == b'"').map(|len| open + 1 + len))
        .flatten();
    let Some(close) = close else {
        return Err(Diagnostic::error("this define has no name")
            .at(text.span(0..OPENING.len()), "expected a name in quotes after this")
            .help("a define reads `(define \"Name\" what it stands for)`"));
    };
    let quoted = &bytes[open..close + 1];
    Ok(Define {
        name: text.string(open + 1..close).into(),
        finder: Finder::new(quoted).into_owned(),
        body: text.slice(close + 1..text.len() - 1).trim(),
        span: text.span(open..close + 1),
    })
}
