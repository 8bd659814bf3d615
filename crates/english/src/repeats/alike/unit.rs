//! Parts of a document that can be held against each other: items, paragraphs with what belongs to them.

use std::cell::OnceCell;

use syntax::NodeId;

use super::words::{Change, changes, words};
use crate::document::{Block, Item, Sentence};
use crate::realise::{in_order, word_count};

/// One part in so many of two units that are alike is the same at the ends of their sentences.
const SHARED: usize = 4;

/// A part of a unit in reading order.
#[derive(Debug, Clone)]
enum Part<'a> {
    /// A sentence, a clause of a list, or a cell of a table.
    Say(&'a Sentence),
    /// A list or an item begins, with its heading.
    Open(Option<&'a str>),
    /// It ends.
    Close,
}

/// Sentences that are told together, with the lists among them.
#[derive(Debug, Clone, Default)]
pub(super) struct Unit<'a> {
    parts: Vec<Part<'a>>,
    /// The words of its sentences, once they are asked for.
    words: OnceCell<Vec<Vec<&'a str>>>,
    /// How many these are.
    count: OnceCell<usize>,
}

impl<'a> Unit<'a> {
    fn of(parts: Vec<Part<'a>>) -> Self {
        Self { parts, ..Self::default() }
    }

    /// An item; its own heading is left aside.
    pub fn item(item: &'a Item) -> Self {
        let mut unit = Self::default();
        unit.sentences(&item.sentences);
        unit.items(&item.items);
        unit
    }

    /// A sentence.
    pub fn sentence(sentence: &'a Sentence) -> Self {
        Self::of(vec![Part::Say(sentence)])
    }

    /// A paragraph and the blocks after it; its own heading is left aside.
    pub fn blocks(blocks: &'a [Block]) -> Self {
        let mut unit = Self::default();
        for (index, block) in blocks.iter().enumerate() {
            match block {
                Block::Heading { text } => unit.parts.push(Part::Open(Some(text))),
                Block::Paragraph { lead, sentences } => {
                    let lead = lead.as_deref().filter(|_| index > 0);
                    unit.parts.push(Part::Open(lead));
                    unit.sentences(sentences);
                }
                Block::List { items, .. } => unit.items(items),
                Block::Table { header, rows } => {
                    unit.parts.extend(header.iter().map(|name| Part::Open(Some(name))));
                    for row in rows {
                        unit.parts.push(Part::Open(None));
                        unit.sentences(row);
                    }
                }
            }
            unit.parts.push(Part::Close);
        }
        unit
    }

    fn sentences(&mut self, sentences: &'a [Sentence]) {
        self.parts.extend(sentences.iter().map(Part::Say));
    }

    fn items(&mut self, items: &'a [Item]) {
        for item in items {
            self.parts.push(Part::Open(item.lead.as_deref()));
            self.sentences(&item.sentences);
            self.items(&item.items);
            self.parts.push(Part::Close);
        }
    }

    /// The same unit, to be put together with others.
    pub fn again<'b>(&self) -> Unit<'b>
    where
        'a: 'b,
    {
        Unit::of(self.parts.clone())
    }

    /// A run of units, as one.
    pub fn run(units: &[Self]) -> Self {
        let run = Self::of(units.iter().flat_map(|unit| unit.parts.iter().cloned()).collect());
        run.count.get_or_init(|| units.iter().map(Self::word_count).sum());
        run
    }

    /// Takes the words of a run from the units that it is made of, where they are split once.
    pub fn share_words(&self, units: &[Self]) {
        self.words.get_or_init(|| units.iter().flat_map(Self::words).cloned().collect());
    }

    /// Several units, one after the other.
    pub fn joined(units: impl IntoIterator<Item = Self>) -> Self {
        Self::of(units.into_iter().flat_map(|unit| unit.parts).collect())
    }

    /// How many words it has.
    pub fn word_count(&self) -> usize {
        *self.count.get_or_init(|| self.texts().map(word_count).sum())
    }

    /// What it tells.
    pub fn told(&self) -> Vec<NodeId> {
        let mut told: Vec<NodeId> =
            self.said().flat_map(|sentence| sentence.told.clone()).collect();
        in_order(&mut told);
        told
    }

    /// Whether another unit has the same parts, and so much of its text at both ends that a few changes could make it out of this one.
    pub fn resembles(&self, other: &Unit<'_>) -> bool {
        let same = |(a, b): (&Part<'_>, &Part<'_>)| match (a, b) {
            (Part::Say(_), Part::Say(_)) | (Part::Close, Part::Close) => true,
            (Part::Open(a), Part::Open(b)) => a == b,
            _ => false,
        };
        if self.parts.len() != other.parts.len() || !self.parts.iter().zip(&other.parts).all(same) {
            return false;
        }
        let (mut all, mut shared) = (0, 0);
        for (a, b) in self.texts().zip(other.texts()) {
            let (a, b) = (a.as_bytes(), b.as_bytes());
            let start = a.iter().zip(b).take_while(|(a, b)| a == b).count();
            let end = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
            all += a.len().max(b.len());
            shared += (start + end).min(a.len());
        }
        shared * SHARED >= all
    }

    /// The changes that make another unit out of this one, which resembles it.
    pub fn changes_to(&self, other: &Unit<'_>) -> Option<Vec<Change>> {
        changes(self.words(), other.words())
    }

    /// Its texts as words and signs.
    pub fn words(&self) -> &[Vec<&'a str>] {
        self.words.get_or_init(|| self.texts().map(|text| words(unstopped(text))).collect())
    }

    fn said(&self) -> impl Iterator<Item = &'a Sentence> + '_ {
        self.parts.iter().filter_map(|part| match part {
            Part::Say(sentence) => Some(*sentence),
            _ => None,
        })
    }

    /// Its sentences, clauses and cells.
    pub fn texts(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.said().map(|sentence| sentence.text.as_str())
    }
}

/// A text without what ends it: the members of a list end in different ways.
pub(super) fn unstopped(text: &str) -> &str {
    ["; and", "; or", ";", "."].iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text)
}
