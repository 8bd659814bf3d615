//! Text under substitution that remembers where each stretch of it was written.
//!
//! Options and defines of the language stand for any fragment of text, balanced or not, so they are replaced in
//! text and not in a tree. A [`Text`] is bytes beside the pieces they came in.

mod bracket;
mod comment;
mod rewrite;

pub(crate) use bracket::{blanks_end, call_bracket, closing_bracket, quote_end};
pub(crate) use comment::strip_comments;
pub(crate) use rewrite::Rewrite;

use std::ops::Range;

use memchr::{memchr2, memmem};

use crate::limit;
use crate::source::{SourceId, Span};

/// The define call that a piece of text came through: an index into the calls of the reader.
pub(crate) type Via = Option<u32>;

/// A stretch of text and the place it was written at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Piece {
    /// Its length in the text at hand.
    len: u32,
    /// Its first byte in the source.
    start: u32,
    source: SourceId,
    /// For text that was made up, as the numbers of a range: the length of what it stands for in the source.
    /// All of the piece then has that one place.
    stands_for: Option<u32>,
    pub(crate) via: Via,
}

impl Piece {
    /// The part of the piece in `range`, counted from its start.
    fn part(&self, range: Range<u32>) -> Piece {
        let start = if self.stands_for.is_some() { self.start } else { self.start + range.start };
        Piece { len: range.end - range.start, start, ..*self }
    }

    fn span(&self) -> Span {
        let len = self.stands_for.unwrap_or(self.len);
        Span { source: self.source, start: self.start, end: self.start + len }
    }

    /// Where this piece and a later one lie together, if they were written in one go; else this one alone.
    fn join(&self, last: &Piece) -> Span {
        let (a, b) = (self.span(), last.span());
        let together = a.source == b.source && self.via == last.via && b.end >= a.start;
        Span { end: if together { b.end } else { a.end }, ..a }
    }
}

/// Bytes and where they were written. The pieces cover the bytes without gaps.
#[derive(Debug, Clone, Default)]
pub(crate) struct Text {
    bytes: Vec<u8>,
    pieces: Vec<Piece>,
}

impl Text {
    /// A source as it was written.
    pub(crate) fn of_source(source: SourceId, text: &str) -> Text {
        let mut made = Text::default();
        made.push_bytes(
            text.as_bytes(),
            Piece { len: text.len() as u32, start: 0, source, stands_for: None, via: None },
        );
        made
    }

    /// Text that was made up for a place in the source.
    pub(crate) fn made(bytes: &[u8], span: Span, via: Via) -> Text {
        let stands_for = Some(span.end - span.start);
        let mut made = Text::default();
        let piece = Piece {
            len: bytes.len() as u32,
            start: span.start,
            source: span.source,
            stands_for,
            via,
        };
        made.push_bytes(bytes, piece);
        made
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The bytes of `range` as a string.
    pub(crate) fn string(&self, range: Range<usize>) -> String {
        String::from_utf8_lossy(&self.bytes[range]).into_owned()
    }

    /// The first occurrence of `needle` at or after `from`.
    pub(crate) fn find(&self, needle: &[u8], from: usize) -> Option<usize> {
        memmem::find(self.bytes.get(from..)?, needle).map(|at| at + from)
    }

    /// The next clause of a keyword, as `(define …`, at or after `from`, which must not lie inside a string.
    pub(crate) fn find_clause(&self, keyword: &str, from: usize) -> Option<usize> {
        let bytes = &self.bytes;
        // Most texts do not have it at all.
        self.find(format!("({keyword}").as_bytes(), from)?;
        let mut at = from;
        loop {
            at += memchr2(b'"', b'(', bytes.get(at..)?)?;
            if bytes[at] == b'"' {
                at = quote_end(bytes, at)?;
            } else if let Some(rest) = bytes[at + 1..].strip_prefix(keyword.as_bytes())
                && !rest.first().is_some_and(u8::is_ascii_alphanumeric)
            {
                return Some(at);
            }
            at += 1;
        }
    }

    pub(crate) fn slice(&self, range: Range<usize>) -> Text {
        let mut made = Text::default();
        made.push_slice(self, range);
        made
    }

    pub(crate) fn push(&mut self, other: &Text) {
        self.bytes.extend_from_slice(&other.bytes);
        self.pieces.extend_from_slice(&other.pieces);
    }

    pub(crate) fn push_slice(&mut self, other: &Text, range: Range<usize>) {
        self.bytes.extend_from_slice(&other.bytes[range.clone()]);
        self.pieces.extend(other.pieces_in(range));
    }

    fn push_bytes(&mut self, bytes: &[u8], piece: Piece) {
        if !bytes.is_empty() {
            self.bytes.extend_from_slice(bytes);
            self.pieces.push(piece);
        }
    }

    /// Without the white space at both ends.
    pub(crate) fn trim(&self) -> Text {
        let trimmed = self.bytes.trim_ascii_start();
        let start = self.len() - trimmed.len();
        self.slice(start..start + trimmed.trim_ascii_end().len())
    }

    /// With every occurrence of `needle` replaced; what is put in is not searched again. Nothing if it gets too long.
    pub(crate) fn replace_all(&self, needle: &[u8], with: &Text) -> Option<Text> {
        let mut made = Text::default();
        let mut done = 0;
        for at in memmem::find_iter(&self.bytes, needle) {
            made.push_slice(self, done..at);
            made.push(with);
            done = at + needle.len();
            if made.len() > limit::MAX_TEXT {
                return None;
            }
        }
        if done == 0 {
            return Some(self.clone());
        }
        made.push_slice(self, done..self.len());
        Some(made)
    }

    /// Without the bytes of `range`.
    pub(crate) fn without(&self, range: Range<usize>) -> Text {
        self.with(range, &Text::default())
    }

    /// With `with` in place of the bytes of `range`.
    pub(crate) fn with(&self, range: Range<usize>, with: &Text) -> Text {
        let mut made = self.slice(0..range.start);
        made.push(with);
        made.push_slice(self, range.end..self.len());
        made
    }

    /// The same text as part of the body of a define that was called.
    pub(crate) fn through(&self, call: u32) -> Text {
        let mut made = self.clone();
        made.pieces.iter_mut().for_each(|piece| piece.via = Some(call));
        made
    }

    /// The same text of another source: a library's texts get their ids when they are first used.
    pub(crate) fn in_source(&self, source: SourceId) -> Text {
        let mut made = self.clone();
        made.pieces.iter_mut().for_each(|piece| piece.source = source);
        made
    }

    /// Where the bytes of `range` were written: as much of it as was written in one go.
    pub(crate) fn span(&self, range: Range<usize>) -> Span {
        let end = range.end.min(self.len()).max(range.start);
        let mut pieces = self.pieces_in(range.start.min(end)..end);
        let last_place = || {
            let end = self
                .pieces
                .last()
                .map_or(Span { source: SourceId(0), start: 0, end: 0 }, Piece::span);
            Span { start: end.end, ..end }
        };
        let Some(first) = pieces.next() else { return last_place() };
        first.join(&pieces.last().unwrap_or(first))
    }

    /// The call that the byte `at` came through.
    pub(crate) fn via(&self, at: usize) -> Via {
        self.pieces_in(at..(at + 1).min(self.len())).next().and_then(|piece| piece.via)
    }

    fn pieces_in(&self, range: Range<usize>) -> impl Iterator<Item = Piece> {
        let (from, to) = (range.start as u32, range.end as u32);
        let mut at = 0;
        self.pieces
            .iter()
            .map(move |piece| {
                at += piece.len;
                (at - piece.len, piece)
            })
            .skip_while(move |(start, piece)| start + piece.len <= from)
            .take_while(move |(start, _)| *start < to)
            .map(move |(start, piece)| {
                piece.part(from.saturating_sub(start)..(to - start).min(piece.len))
            })
    }

    /// A reader of places that goes from left to right.
    pub(crate) fn places(&self) -> Places<'_> {
        Places { pieces: &self.pieces, start: 0 }
    }
}

/// Finds the places of ever later bytes of a text.
#[derive(Debug)]
pub(crate) struct Places<'a> {
    pieces: &'a [Piece],
    /// Where the first of the pieces starts in the text.
    start: u32,
}

impl Places<'_> {
    /// The place of the byte `at`, which must not lie before one asked for earlier.
    pub(crate) fn at(&mut self, at: usize) -> Place {
        let at = at as u32;
        while let [first, _, ..] = self.pieces
            && self.start + first.len <= at
        {
            self.start += first.len;
            self.pieces = &self.pieces[1..];
        }
        let nowhere =
            Piece { len: 0, start: 0, source: SourceId(0), stands_for: Some(0), via: None };
        let first = self.pieces.first().unwrap_or(&nowhere);
        let offset = at.saturating_sub(self.start).min(first.len);
        Place(first.part(offset..(offset + 1).min(first.len).max(offset)))
    }
}

/// The place of one byte.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place(Piece);

impl Place {
    pub(crate) fn via(&self) -> Via {
        self.0.via
    }

    /// From this place to a later one.
    pub(crate) fn to(&self, last: &Place) -> Span {
        self.0.join(&last.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_survive_substitution() {
        let file = Text::of_source(SourceId(0), "(a <X> b)");
        let value = Text::of_source(SourceId(1), "(c d)");
        let text = file.replace_all(b"<X>", &value).expect("it is short");
        assert_eq!(text.bytes(), b"(a (c d) b)");
        assert_eq!(text.span(3..8), Span { source: SourceId(1), start: 0, end: 5 });
        assert_eq!(text.span(0..11), Span { source: SourceId(0), start: 0, end: 9 });
        assert_eq!(text.span(9..10), Span { source: SourceId(0), start: 7, end: 8 });
    }

    #[test]
    fn made_up_text_stands_for_its_origin() {
        let span = Span { source: SourceId(0), start: 4, end: 8 };
        let text = Text::made(b"1 2 3", span, None);
        assert_eq!(text.span(2..3), span);
    }
}
