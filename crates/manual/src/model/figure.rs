//! Figures: a moment of play, as it was, as it moves, and as it is afterwards.

use std::collections::BTreeMap;

use picture::svg::{self, Sheet};
use picture::{Animation, Scene};
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
    /// What the signs and colours on a map stand for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub key: Vec<KeyEntry>,
    /// The ludemes it shows at work, in ascending order.
    pub shows: Vec<u32>,
    /// What else can be seen in it.
    #[serde(skip)]
    pub scope: Scope,
}

/// An area of a map with its name: it stands beside the picture in letters of the page, which can be read however small the board is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeyEntry {
    /// What is written on the area.
    pub sign: String,
    /// Its colour, as style sheets write it.
    pub colour: String,
    /// What is written on that colour.
    pub ink: String,
    /// What it is called.
    pub name: String,
}

/// What a figure of a move tells besides its own move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Scope {
    /// Nothing.
    #[default]
    Own,
    /// A piece goes to an empty place and does nothing else; whether thin arrows show where else it could go.
    Move {
        /// Whether they do.
        ways: bool,
    },
    /// A piece goes where an enemy stands, and thin arrows show that it could go to empty places as well.
    MoveAndCapture,
    /// Some other move, with thin arrows that show where else the piece could go.
    Ways,
}

impl Scope {
    /// Whether thin arrows show where else a piece could go.
    pub fn has_ways(self) -> bool {
        !matches!(self, Self::Own | Self::Move { ways: false })
    }
}

/// A figure that stands beside a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Beside {
    /// The sentence, by its place among all sentences and table cells of the rules.
    pub sentence: usize,
    /// The figure.
    pub figure: FigureId,
}

/// A picture before it is written down.
#[derive(Debug, Clone)]
pub enum Drawing {
    /// A position.
    Still(Box<Scene>),
    /// A move in motion.
    Motion(Box<Animation>),
}

impl Drawing {
    /// The picture as an SVG document of its own.
    pub fn svg(&self) -> String {
        match self {
            Self::Still(scene) => svg::write(scene),
            Self::Motion(animation) => animation.svg(),
        }
    }

    /// The picture as an SVG element of a page that holds the sheet.
    pub fn svg_with(&self, sheet: &mut Sheet) -> String {
        match self {
            Self::Still(scene) => sheet.write(scene),
            Self::Motion(animation) => animation.svg_with(sheet),
        }
    }
}

/// All pictures by the names of their files.
#[derive(Debug, Clone, Default)]
pub struct Pictures(BTreeMap<String, Drawing>);

impl Pictures {
    /// Stores a picture under a name that only this one has.
    pub fn add(&mut self, file: impl Into<String>, drawing: Drawing) {
        self.0.insert(file.into(), drawing);
    }

    /// A picture.
    pub fn get(&self, file: &str) -> Option<&Drawing> {
        self.0.get(file)
    }

    pub(super) fn prefixed(self, prefix: &str) -> Self {
        Self(self.0.into_iter().map(|(file, it)| (format!("{prefix}{file}"), it)).collect())
    }

    /// Takes over the pictures of others.
    pub(crate) fn take(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// The files of all pictures in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Vec<u8>)> {
        self.0.iter().map(|(file, drawing)| (file.as_str(), drawing.svg().into_bytes()))
    }
}

impl Extend<(String, Drawing)> for Pictures {
    fn extend<T: IntoIterator<Item = (String, Drawing)>>(&mut self, drawings: T) {
        self.0.extend(drawings);
    }
}
