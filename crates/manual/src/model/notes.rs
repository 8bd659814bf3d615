//! What the survey found, and how the manual was made.

use serde::{Deserialize, Serialize};

/// What a note is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoteKind {
    /// An end rule by which no playout ended.
    EndingUnseen,
    /// A rule of play by which no move was possible.
    MoveUnseen,
    /// A rule that can never come to bear, which was proved.
    Impossible,
    /// A phase that no playout reached.
    PhaseUnseen,
    /// A rule that no playout showed at work, shown in a position that was constructed for it.
    Constructed,
    /// A move that is hardly ever possible.
    Rare,
    /// Games that do not end of themselves.
    Endless,
    /// Something that was not finished for lack of time.
    CutShort,
    /// Something that could not be made.
    Missing,
}

/// A finding for the designer of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// What it is about.
    pub kind: NoteKind,
    /// The finding, in a sentence.
    pub text: String,
    /// The part of the description that it is about, as `File.lud:12`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// Everything one needs to make the same manual again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Provenance {
    /// The version of the program.
    pub version: String,
    /// The description it was made from.
    pub description: String,
    /// The command that makes it again.
    pub command: String,
    /// The seed of all that is random.
    pub seed: u64,
    /// How many games were played.
    pub playouts: usize,
    /// How many moves were made in them.
    pub moves: usize,
}
