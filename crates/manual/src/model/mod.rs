//! The manual as plain data: everything a reader sees, and nothing about how it looks.

mod figure;
mod matter;
mod notes;
mod play;

pub use figure::{Beside, Drawing, Figure, FigureId, KeyEntry, Picture, Pictures, Scope};
pub use matter::{Choice, Credit, Fact, OptionGroup, Ruleset};
pub use notes::{Note, NoteKind, Provenance};
pub use play::{Ending, MoveEntry, MoveGroup, Solution, SolvedStep};
pub use tutor::{Advice, Importance, Strategy};

use english::document::Document;
use serde::Serialize;

/// The manual of one game.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Manual {
    /// The name of the game.
    pub title: String,
    /// Which of its variants this manual is for, if it has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// The categories that the game belongs to, from the widest to the narrowest.
    pub categories: Vec<String>,
    /// What the players are called, from the first on.
    pub players: Vec<String>,
    /// What a reader wants to know before anything else.
    pub glance: Vec<Fact>,
    /// The picture of the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<Picture>,
    /// The names of its pieces, where there are too many to stand in the picture of the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<Picture>,
    /// The board with the names of its places, where they are too small to be read in other pictures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Picture>,
    /// The rules in English.
    pub rules: Document,
    /// The games that a match consists of, in the order in which they are first played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chapters: Vec<Manual>,
    /// The figures that stand beside the rules, endings and moves.
    pub figures: Vec<Figure>,
    /// Which figures stand beside which sentences of the rules, in reading order.
    pub beside: Vec<Beside>,
    /// The ways in which a game can end.
    pub endings: Vec<Ending>,
    /// How many random games did not come to an end, in a sentence; empty if all did.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub unfinished: String,
    /// How a puzzle is solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Solution>,
    /// What is wise.
    pub strategy: Strategy,
    /// All kinds of moves, by the player or piece that makes them.
    pub moves: Vec<MoveGroup>,
    /// What can be chosen.
    pub options: Vec<OptionGroup>,
    /// Named sets of choices.
    pub rulesets: Vec<Ruleset>,
    /// Where the game comes from and who made it.
    pub credits: Vec<Credit>,
    /// What the survey found that its designer wants to know.
    pub notes: Vec<Note>,
    /// How this manual was made.
    pub provenance: Provenance,
}

/// A manual with its pictures.
#[derive(Debug, Clone, Default)]
pub struct Book {
    /// The words.
    pub manual: Manual,
    /// The pictures that it refers to.
    pub pictures: Pictures,
}

impl Manual {
    /// The figures that stand beside a sentence of the rules, which is known by its place in reading order.
    pub fn figures_beside(&self, sentence: usize) -> impl Iterator<Item = (FigureId, &Figure)> {
        let here = self.beside.iter().filter(move |beside| beside.sentence == sentence);
        here.filter_map(|beside| Some((beside.figure, self.figure(beside.figure)?)))
    }

    /// Whether a figure is shown in full among the moves or endings.
    pub fn is_catalogued(&self, id: FigureId) -> bool {
        let moves = self.moves.iter().flat_map(|group| &group.moves).map(|entry| entry.figure);
        moves.chain(self.endings.iter().filter_map(|ending| ending.figure)).any(|it| it == id)
    }

    /// The figure with an id.
    pub fn figure(&self, id: FigureId) -> Option<&Figure> {
        self.figures.get(id.0)
    }
}

impl Book {
    /// Puts a word before the names of all pictures, so that those of several books can lie in one folder.
    pub(crate) fn prefixed(mut self, prefix: &str) -> Self {
        let manual = &mut self.manual;
        let figures = manual.figures.iter_mut().flat_map(|figure| {
            [&mut figure.before, &mut figure.motion, &mut figure.after].into_iter().flatten()
        });
        let front = [&mut manual.setup, &mut manual.key, &mut manual.names];
        for picture in figures.chain(front.into_iter().flatten()) {
            picture.file = format!("{prefix}{}", picture.file);
        }
        self.pictures = self.pictures.prefixed(prefix);
        self
    }
}
