//! Places in texts as people count them.

use syntax::{Sources, Span};

/// A place in a text: lines and columns count from one, columns in characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The name of the text, usually a path.
    pub file: String,
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// Where a stretch of text begins.
    pub fn of(span: Span, sources: &Sources) -> Self {
        let source = sources.get(span.source);
        // A span that lies outside of its text is at its end.
        let before = source.text.get(..span.start as usize).unwrap_or(&source.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            file: source.name.to_string(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_characters() {
        let mut sources = Sources::default();
        let source = sources.add("A.lud", "(game\n  \"Go – Weiqi\" x)");
        let start = sources.get(source).text.find('x').unwrap() as u32;
        let place = Place::of(Span { source, start, end: start + 1 }, &sources);
        assert_eq!(place, Place { file: "A.lud".to_owned(), line: 2, column: 16 });
        let beyond = Place::of(Span { source, start: 999, end: 1000 }, &sources);
        assert_eq!((beyond.line, beyond.column), (2, 18));
    }
}
