//! Messages as people see them: place, source line, caret, advice, in the manner of rustc.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::diagnostic::{Diagnostic, Label, Severity};
use crate::source::{SourceId, Sources, Span};

/// The widest message, in characters.
const WIDTH: usize = 120;

impl Diagnostic {
    /// The message as plain text over several lines.
    pub fn render(&self, sources: &Sources) -> String {
        self.render_with(sources, Renderer::plain())
    }

    /// The message with colours for a terminal.
    pub fn render_styled(&self, sources: &Sources) -> String {
        self.render_with(sources, Renderer::styled())
    }

    fn render_with(&self, sources: &Sources, renderer: Renderer) -> String {
        let level = match self.severity {
            Severity::Note => Level::NOTE,
            Severity::Warning => Level::WARNING,
            Severity::Error => Level::ERROR,
        };
        let mut group = annotate_snippets::Group::with_title(level.primary_title(&*self.message));
        for source in self.sources() {
            let labels =
                self.labels.iter().enumerate().filter(|(_, label)| label.span.source == source);
            let text = &sources.get(source).text;
            let annotations = labels.map(|(index, label)| {
                let kind =
                    if index == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
                let remark = (!label.text.is_empty()).then_some(&*label.text);
                kind.span(first_line(text, label.span)).label(remark)
            });
            let snippet =
                Snippet::source(&**text).path(&*sources.get(source).name).annotations(annotations);
            group = group.element(snippet);
        }
        for advice in &self.help {
            group = group.element(Level::HELP.message(&**advice));
        }
        renderer.term_width(WIDTH).render(&[group])
    }

    /// The texts that the message points into, each once.
    fn sources(&self) -> Vec<SourceId> {
        let mut sources = Vec::new();
        for Label { span, .. } in &self.labels {
            if !sources.contains(&span.source) {
                sources.push(span.source);
            }
        }
        sources
    }
}

/// The part of a place on its first line: the rest of a long clause says nothing more.
fn first_line(text: &str, span: Span) -> Range<usize> {
    let start = text.floor_char_boundary(span.start as usize);
    let end = text.floor_char_boundary((span.end as usize).max(start));
    let line = text[start..end].find('\n').map_or(end, |len| start + len);
    start..start + text[start..line].trim_end().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_place_and_advice() {
        let mut sources = Sources::default();
        let source = sources.add("Tiny.lud", "(game \"Tiny\"\n    (plaeyrs 2)\n)");
        let library = sources.add("moves.def", "(define \"X\"\n  (x))");
        let rendered = Diagnostic::error("there is no ludeme `plaeyrs`")
            .at(Span { source, start: 18, end: 25 }, "not known")
            .at(Span { source: library, start: 14, end: 17 }, "seen here")
            .help("did you mean `players`?")
            .render(&sources);
        insta::assert_snapshot!(rendered);
    }
}
