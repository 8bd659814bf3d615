//! Figures: a moment of play, as it was, as it moves, and as it is afterwards.

use std::collections::BTreeMap;

use serde::Serialize;

/// The place of a figure in [`super::Manual::figures`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct FigureId(pub usize);

/// A picture by the name of its file, with what it shows in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Picture {
    /// The name of its file, a key of [`Pictures`].
    pub file: String,
    /// What it shows, for those who cannot see it.
    pub alt: String,
    /// Its width, in units of its own.
    pub width: u32,
    /// Its height, in the same units.
    pub height: u32,
}

/// A moment of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// One or two sentences that say what happens.
    pub caption: String,
    /// The position before, with the move drawn in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Picture>,
    /// The move as an animation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motion: Option<Picture>,
    /// The position after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Picture>,
    /// The ludemes it shows at work, in ascending order.
    pub shows: Vec<u32>,
}

/// A figure that stands beside a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Beside {
    /// The sentence, by its place among all sentences and table cells of the rules.
    pub sentence: usize,
    /// The figure.
    pub figure: FigureId,
}

/// The files of all pictures by their names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pictures(BTreeMap<String, Vec<u8>>);

impl Pictures {
    /// Stores a picture under a name that only this one has.
    pub fn add(&mut self, file: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.insert(file.into(), bytes.into());
    }

    /// The bytes of a picture.
    pub fn get(&self, file: &str) -> Option<&[u8]> {
        self.0.get(file).map(Vec::as_slice)
    }

    /// All pictures in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().map(|(file, bytes)| (file.as_str(), bytes.as_slice()))
    }
}
