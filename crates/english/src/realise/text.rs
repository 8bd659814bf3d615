//! Words that know which ludemes they tell.

use std::fmt;

use syntax::NodeId;

/// A stretch of English with the ludemes it tells.
///
/// Texts are put together with `say!`, which keeps the ludemes of all parts: what a sentence tells is what its parts tell.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Text {
    words: String,
    told: Vec<NodeId>,
}

impl Text {
    /// The words alone.
    pub fn as_str(&self) -> &str {
        &self.words
    }

    /// The ludemes it tells, in no particular order.
    pub fn told(&self) -> &[NodeId] {
        &self.told
    }

    /// Whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The same words, which also tell a ludeme.
    #[must_use]
    pub fn tell(mut self, node: NodeId) -> Self {
        self.told.push(node);
        self
    }

    /// The same words, which also tell what another text tells.
    #[must_use]
    pub fn tell_all(mut self, nodes: &[NodeId]) -> Self {
        self.told.extend_from_slice(nodes);
        self
    }

    /// Other words that tell the same.
    #[must_use]
    pub fn reworded(&self, words: impl Into<String>) -> Self {
        Self { words: words.into(), told: self.told.clone() }
    }

    /// The same words for another ludeme that reads the same: `shift` leads from what this one tells to what that one tells.
    pub(crate) fn retell(&mut self, shift: impl FnMut(&mut NodeId)) {
        self.told.iter_mut().for_each(shift);
    }

    /// Adds a text at the end.
    pub fn push(&mut self, other: &Text) {
        self.words.push_str(&other.words);
        self.told.extend_from_slice(&other.told);
    }

    /// Adds plain words at the end.
    pub fn push_str(&mut self, words: &str) {
        self.words.push_str(words);
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        Self { words: words.to_owned(), told: vec![] }
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        Self { words, told: vec![] }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)
    }
}

/// What can stand in a `say!`.
pub trait Said: fmt::Display {
    /// The ludemes that this part tells.
    fn nodes(&self) -> &[NodeId] {
        &[]
    }

    /// Its words, if it has them at hand.
    fn words(&self) -> Option<&str> {
        None
    }
}

impl Said for Text {
    fn nodes(&self) -> &[NodeId] {
        &self.told
    }

    fn words(&self) -> Option<&str> {
        Some(&self.words)
    }
}
impl Said for str {
    fn words(&self) -> Option<&str> {
        Some(self)
    }
}
impl Said for String {
    fn words(&self) -> Option<&str> {
        Some(self)
    }
}
impl Said for i64 {}
impl Said for usize {}
impl<T: Said + ?Sized> Said for &T {
    fn nodes(&self) -> &[NodeId] {
        (**self).nodes()
    }

    fn words(&self) -> Option<&str> {
        (**self).words()
    }
}

/// Most parts of a text have no more letters than this.
const ROOM: usize = 32;

/// The words of a pattern with the parts in the place of its braces, telling what the parts tell.
pub fn compose(pattern: &str, parts: &[&dyn Said]) -> Text {
    use fmt::Write;
    let told = parts.iter().map(|part| part.nodes().len()).sum();
    let mut text = Text {
        words: String::with_capacity(pattern.len() + ROOM * parts.len()),
        told: Vec::with_capacity(told),
    };
    let mut rest = pattern;
    for part in parts {
        let Some((before, after)) = rest.split_once('{') else { break };
        text.words.push_str(before);
        match part.words() {
            Some(words) => text.words.push_str(words),
            None => {
                let _ = write!(text.words, "{part}");
            }
        }
        text.told.extend_from_slice(part.nodes());
        rest = after.strip_prefix('}').unwrap_or(after);
    }
    text.words.push_str(rest);
    text
}

/// Puts words and texts together like `format!`, keeping what the parts tell; each part is evaluated once.
macro_rules! say {
    ($format:literal $(, $part:expr)* $(,)?) => {
        $crate::realise::compose($format, &[$(&$part as &dyn $crate::realise::Said),*])
    };
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_tells_what_its_parts_tell() {
        let square = Text::from("that square").tell(NodeId(4));
        let whole = say!("move to {} or {}", square, "pass").tell(NodeId(2));
        assert_eq!(whole.as_str(), "move to that square or pass");
        assert_eq!(whole.told(), [NodeId(4), NodeId(2)]);
    }
}
