//! Sentences and lists in order, before they become blocks of a section.

use crate::document::{Block, Item, Sentence};
use crate::realise::{Text, capitalised, finished, in_order, listed_and, say, word_count};

/// Sentences longer than this are taken apart.
pub(crate) const LONGEST: usize = 32;

/// A run of sentences and lists.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Passage {
    /// The parts in order.
    pub parts: Vec<Part>,
}

/// A sentence, a list, or a heading that runs into the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// A sentence.
    Say(Text),
    /// A list; the sentence before it ends in a colon.
    List {
        /// Whether the order matters.
        ordered: bool,
        /// What each item says.
        items: Vec<Passage>,
    },
    /// A member of a list of conditions, printed as it is.
    Clause(Text),
    /// A table of two columns.
    Table {
        /// The names of the columns.
        header: [String; 2],
        /// The rows.
        rows: Vec<[Text; 2]>,
    },
    /// A table of more columns.
    Wide {
        /// The names of the columns.
        header: Vec<String>,
        /// The rows, each with as many cells.
        rows: Vec<Vec<Text>>,
    },
    /// Begins a paragraph with a bold heading.
    Lead(String),
}

impl Part {
    /// Whether it is a sentence that does not announce a list and is not too long.
    pub fn is_short(&self) -> bool {
        matches!(self, Self::Say(text) if !text.as_str().ends_with(':')) && !self.is_long()
    }

    /// How many levels of lists it makes up.
    pub fn levels(&self) -> usize {
        match self {
            Self::List { items, .. } => {
                let inner = items.iter().flat_map(|item| &item.parts).map(Self::levels);
                1 + inner.max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Whether it is a sentence with too many words.
    pub fn is_long(&self) -> bool {
        matches!(self, Self::Say(text) if word_count(text.as_str()) > LONGEST)
    }
}

impl Passage {
    /// A passage of one sentence.
    pub fn of(text: impl Into<Text>) -> Self {
        Self { parts: vec![Part::Say(text.into())] }
    }

    /// Adds a sentence.
    pub fn say(&mut self, text: impl Into<Text>) {
        self.parts.push(Part::Say(text.into()));
    }

    /// Adds a list.
    pub fn list(&mut self, ordered: bool, items: Vec<Passage>) {
        self.parts.push(Part::List { ordered, items });
    }

    /// Adds another passage.
    pub fn extend(&mut self, other: Passage) {
        self.parts.extend(other.parts);
    }

    /// Its words alone, for comparing.
    pub fn words(&self) -> String {
        let mut all = String::new();
        for part in &self.parts {
            match part {
                Part::Say(text) | Part::Clause(text) => all.push_str(text.as_str()),
                Part::Lead(lead) => all.push_str(lead),
                Part::Table { header, rows } => {
                    all.push_str(&header.join(" | "));
                    for [left, right] in rows {
                        all.push_str(&format!(" / {left} | {right}"));
                    }
                }
                Part::Wide { header, rows } => {
                    all.push_str(&header.join(" | "));
                    for row in rows {
                        let cells: Vec<&str> = row.iter().map(Text::as_str).collect();
                        all.push_str(&format!(" / {}", cells.join(" | ")));
                    }
                }
                Part::List { ordered, items } => {
                    all.push_str(if *ordered { " 1: " } else { " -: " });
                    for item in items {
                        all.push_str(&item.words());
                        all.push_str(" / ");
                    }
                }
            }
            all.push(' ');
        }
        all
    }

    /// Whether a table is part of it.
    pub fn has_table(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Table { .. } | Part::Wide { .. }))
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The only sentence, if it is one.
    pub fn single(&self) -> Option<&Text> {
        match self.parts.as_slice() {
            [Part::Say(text)] => Some(text),
            _ => None,
        }
    }

    /// The passage as blocks of a section.
    pub fn blocks(self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut lead = None;
        let mut sentences: Vec<Sentence> = Vec::new();
        let flush =
            |lead: &mut Option<String>, sentences: &mut Vec<Sentence>, blocks: &mut Vec<Block>| {
                if !sentences.is_empty() {
                    blocks.push(Block::Paragraph {
                        lead: lead.take(),
                        sentences: std::mem::take(sentences),
                    });
                }
            };
        for part in self.parts {
            match part {
                Part::Say(text) => sentences.push(finished(&text)),
                Part::Clause(text) => sentences.push(clause(&text)),
                Part::Lead(title) => {
                    flush(&mut lead, &mut sentences, &mut blocks);
                    lead = Some(title);
                }
                Part::Table { header, rows } => {
                    flush(&mut lead, &mut sentences, &mut blocks);
                    let rows = rows.iter().map(|row| row.iter().map(cell).collect()).collect();
                    blocks.push(Block::Table { header: header.to_vec(), rows });
                }
                Part::Wide { header, rows } => {
                    flush(&mut lead, &mut sentences, &mut blocks);
                    let rows = rows.iter().map(|row| row.iter().map(cell).collect()).collect();
                    blocks.push(Block::Table { header, rows });
                }
                Part::List { ordered, items } => {
                    flush(&mut lead, &mut sentences, &mut blocks);
                    let items = items.into_iter().map(Passage::item).collect();
                    blocks.push(Block::List { ordered, items });
                }
            }
        }
        flush(&mut lead, &mut sentences, &mut blocks);
        blocks
    }

    /// The passage as one item: sentences first, lists below.
    ///
    /// What follows a list is no member of it: it goes on with the item, with its own list.
    fn item(self) -> Item {
        let mut item = Item::default();
        let mut later: Vec<Item> = Vec::new();
        for part in self.parts {
            match part {
                Part::Clause(text) => item.sentences.push(clause(&text)),
                Part::Lead(title) => item.lead = Some(title),
                Part::Table { rows, .. } => {
                    // A table cannot stand inside a list.
                    item.items.extend(rows.iter().map(|[left, right]| {
                        Item::of(vec![finished(&say!("{}: {}", left, right))])
                    }));
                }
                Part::Wide { rows, .. } => {
                    item.items
                        .extend(rows.iter().map(|row| Item::of(vec![finished(&listed_and(row))])));
                }
                Part::Say(text) if item.items.is_empty() => item.sentences.push(finished(&text)),
                Part::Say(text) => match later.last_mut().filter(|open| open.items.is_empty()) {
                    Some(open) => open.sentences.push(finished(&text)),
                    None => later.push(Item::continuing(vec![finished(&text)])),
                },
                Part::List { items, .. } => {
                    let items = items.into_iter().map(Passage::item);
                    match later.last_mut() {
                        Some(open) => open.items.extend(items),
                        None => item.items.extend(items),
                    }
                }
            }
        }
        item.items.extend(later);
        item
    }
}

/// A cell of a table: a capital, no stop.
fn cell(text: &Text) -> Sentence {
    let words = capitalised(text.as_str());
    Sentence { text: words, ..finished(text) }
}

/// A clause of a list: no capital, no stop of its own.
fn clause(text: &Text) -> Sentence {
    let mut told = text.told().to_vec();
    in_order(&mut told);
    Sentence { text: text.as_str().to_owned(), told }
}
