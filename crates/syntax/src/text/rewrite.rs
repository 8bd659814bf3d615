//! One sweep of replacements over a text, from left to right.

use memchr::memmem;

use super::{Piece, Text};

/// A text with a gap: what lies left of it is done, what lies right of it is still to be searched.
///
/// What is put in goes to the right of the gap and is searched in its turn. Its cost is its own length, whatever the
/// length of the text: expanded games reach megabytes.
#[derive(Debug)]
pub(crate) struct Rewrite {
    left: Text,
    /// The bytes right of the gap start at `head`; the room before it takes what is put in.
    right: Vec<u8>,
    head: usize,
    /// The pieces right of the gap start at `next`; the room before it takes those that are put in.
    pieces: Vec<Piece>,
    next: usize,
}

impl Rewrite {
    pub(crate) fn new(text: Text) -> Rewrite {
        let left = Text {
            bytes: Vec::with_capacity(text.len()),
            pieces: Vec::with_capacity(text.pieces.len()),
        };
        Rewrite { left, right: text.bytes, head: 0, pieces: text.pieces, next: 0 }
    }

    /// What is still to be searched.
    pub(crate) fn rest(&self) -> &[u8] {
        &self.right[self.head..]
    }

    /// What is done.
    pub(crate) fn done(&self) -> &Text {
        &self.left
    }

    pub(crate) fn len(&self) -> usize {
        self.left.len() + self.right.len() - self.head
    }

    pub(crate) fn find(&self, needle: &memmem::Finder) -> Option<usize> {
        needle.find(self.rest())
    }

    /// Leaves the next bytes as they are.
    pub(crate) fn skip(&mut self, len: usize) {
        let len = len.min(self.rest().len());
        self.left.bytes.extend_from_slice(&self.right[self.head..self.head + len]);
        Self::cut(&mut self.pieces, &mut self.next, len, &mut self.left.pieces);
        self.head += len;
    }

    /// Takes the next bytes out.
    pub(crate) fn take(&mut self, len: usize) -> Text {
        let len = len.min(self.rest().len());
        let mut taken =
            Text { bytes: self.right[self.head..self.head + len].to_vec(), pieces: vec![] };
        Self::cut(&mut self.pieces, &mut self.next, len, &mut taken.pieces);
        self.head += len;
        taken
    }

    /// Takes back the last byte that was left as it is.
    pub(crate) fn step_back(&mut self) {
        if let (Some(byte), Some(last)) = (self.left.bytes.pop(), self.left.pieces.pop()) {
            if last.len > 1 {
                self.left.pieces.push(last.part(0..last.len - 1));
            }
            let text = Text { bytes: vec![byte], pieces: vec![last.part(last.len - 1..last.len)] };
            self.put(&text);
        }
    }

    /// Puts text right of the gap, where it will be searched.
    pub(crate) fn put(&mut self, text: &Text) {
        if text.len() > self.head {
            let room = text.len() + self.right.len();
            let mut roomy = vec![0; room];
            roomy.extend_from_slice(self.rest());
            self.right = roomy;
            self.head = room;
        }
        self.right[self.head - text.len()..self.head].copy_from_slice(&text.bytes);
        self.head -= text.len();
        if text.pieces.len() > self.next
            && let Some(any) = text.pieces.first()
        {
            let room = text.pieces.len() + self.pieces.len();
            let mut roomy = vec![*any; room];
            roomy.extend_from_slice(&self.pieces[self.next..]);
            self.pieces = roomy;
            self.next = room;
        }
        self.pieces[self.next - text.pieces.len()..self.next].copy_from_slice(&text.pieces);
        self.next -= text.pieces.len();
    }

    /// The text, with what was not searched as it was.
    pub(crate) fn finish(mut self) -> Text {
        self.skip(usize::MAX);
        self.left
    }

    /// Moves the pieces of the next bytes to others; the last one is parted where it reaches farther.
    fn cut(pieces: &mut [Piece], next: &mut usize, len: usize, out: &mut Vec<Piece>) {
        let (mut left, mut end) = (len as u32, *next);
        while left > 0
            && let Some(piece) = pieces.get(end)
            && piece.len <= left
        {
            left -= piece.len;
            end += 1;
        }
        out.extend_from_slice(&pieces[*next..end]);
        if left > 0
            && let Some(piece) = pieces.get_mut(end)
        {
            out.push(piece.part(0..left));
            *piece = piece.part(left..piece.len);
        }
        *next = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SourceId, Span};

    #[test]
    fn what_is_put_in_comes_next() {
        let mut sweep = Rewrite::new(Text::of_source(SourceId(0), "one two three"));
        sweep.skip(4);
        assert_eq!(sweep.take(3).bytes(), b"two");
        sweep.put(&Text::of_source(SourceId(1), "a long replacement"));
        assert!(sweep.rest().starts_with(b"a long"));
        sweep.skip(1);
        sweep.step_back();
        let text = sweep.finish();
        assert_eq!(text.bytes(), b"one a long replacement three");
        assert_eq!(text.span(4..10), Span { source: SourceId(1), start: 0, end: 6 });
        assert_eq!(text.span(23..28), Span { source: SourceId(0), start: 8, end: 13 });
    }
}
