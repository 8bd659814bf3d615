//! What the manuals of a library lack, and what they took: for those who make games, or this program, better.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::Entry;
use crate::check;
use crate::model::{Book, Manual, Note, NoteKind};

/// What making a manual showed.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// How many seconds it took. In a site, games wait for each other.
    pub seconds: f64,
    /// The size of its page.
    pub bytes: usize,
    /// How many kinds of moves it shows.
    pub moves: usize,
    /// How many endings it shows.
    pub endings: usize,
    /// How many pieces of advice it gives.
    pub advice: usize,
    /// Whether it says why it gives none.
    #[serde(default)]
    pub remark: bool,
    /// What the survey found.
    pub notes: Vec<Note>,
    /// What is wrong with it.
    pub problems: Vec<String>,
}

/// Something that a manual lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lack {
    /// It has a hole.
    Problem,
    /// It shows no ending.
    Endings,
    /// An end rule is not shown.
    Ending,
    /// A rule of play is not shown.
    Move,
    /// A phase is not shown.
    Phase,
    /// It neither gives advice nor says why there is none.
    Strategy,
    /// Its survey was cut short.
    Time,
}

impl Lack {
    const ALL: [Self; 7] = [
        Self::Problem,
        Self::Endings,
        Self::Ending,
        Self::Move,
        Self::Phase,
        Self::Strategy,
        Self::Time,
    ];

    fn words(self) -> &'static str {
        match self {
            Self::Problem => "with something wrong",
            Self::Endings => "without any ending",
            Self::Ending => "with an ending not found",
            Self::Move => "with a rule of play not found",
            Self::Phase => "with a phase not found",
            Self::Strategy => "without a word on strategy",
            Self::Time => "cut short",
        }
    }
}

impl Review {
    /// What there is to say of a book whose page has so many bytes and took so many seconds.
    pub fn of(book: &Book, seconds: f64, bytes: usize) -> Self {
        let mut review =
            Self { seconds, bytes, problems: check::problems(book), ..Self::default() };
        let manual = &book.manual;
        std::iter::once(manual).chain(&manual.chapters).for_each(|part| review.add(part));
        review
    }

    fn add(&mut self, manual: &Manual) {
        self.moves += manual.moves.iter().map(|group| group.moves.len()).sum::<usize>();
        self.endings += manual.endings.len();
        self.advice += manual.strategy.advice.len();
        self.remark |= !manual.strategy.remark.is_empty();
        self.notes.extend(manual.notes.iter().cloned());
    }

    /// What the manual lacks.
    pub fn lacks(&self) -> Vec<Lack> {
        let noted = |kind| self.notes.iter().any(|note| note.kind == kind);
        let holds = |lack: &Lack| match lack {
            Lack::Problem => !self.problems.is_empty(),
            Lack::Endings => self.endings == 0,
            Lack::Ending => noted(NoteKind::EndingUnseen),
            Lack::Move => noted(NoteKind::MoveUnseen),
            Lack::Phase => noted(NoteKind::PhaseUnseen),
            Lack::Strategy => self.advice == 0 && !self.remark,
            Lack::Time => noted(NoteKind::CutShort),
        };
        Lack::ALL.into_iter().filter(holds).collect()
    }
}

/// How many manuals of a library lack what, and how long and large they are, in some lines.
pub fn summary(entries: &[Entry]) -> String {
    let mut lacks: BTreeMap<Lack, usize> = BTreeMap::new();
    for lack in entries.iter().flat_map(|entry| entry.review.lacks()) {
        *lacks.entry(lack).or_default() += 1;
    }
    let mut text = String::new();
    for (lack, count) in lacks {
        let _ = writeln!(text, "{count:6} {}", lack.words());
    }
    let constructed = entries
        .iter()
        .filter(|entry| entry.review.notes.iter().any(|note| note.kind == NoteKind::Constructed));
    let _ =
        writeln!(text, "{:6} with something shown in a constructed position", constructed.count());
    let remarked = entries.iter().filter(|entry| entry.review.advice == 0 && entry.review.remark);
    let _ = writeln!(text, "{:6} that say why there is no advice", remarked.count());
    let _ = writeln!(text, "seconds: {}", spread(entries.iter().map(|it| it.review.seconds)));
    let kilobytes = entries.iter().map(|it| it.review.bytes as f64 / 1e3);
    let _ = writeln!(text, "kilobytes: {}", spread(kilobytes));
    text
}

/// The middle, the high ones and the highest of some numbers.
fn spread(numbers: impl Iterator<Item = f64>) -> String {
    let mut sorted: Vec<f64> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let place = (share * sorted.len().saturating_sub(1) as f64).round() as usize;
        sorted.get(place).copied().unwrap_or(0.0)
    };
    format!("median {:.2}, 90 % {:.2}, 99 % {:.2}, most {:.2}", at(0.5), at(0.9), at(0.99), at(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_manual_lacks_is_listed() {
        let note = |kind| Note { kind, text: "x".to_owned(), place: None };
        let review = Review {
            endings: 1,
            advice: 1,
            notes: vec![note(NoteKind::Rare), note(NoteKind::MoveUnseen)],
            ..Review::default()
        };
        assert_eq!(review.lacks(), [Lack::Move]);
        assert_eq!(Review::default().lacks(), [Lack::Endings, Lack::Strategy]);
    }
}
