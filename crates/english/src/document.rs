//! The rules document: plain data from the title down to the sentences, each of which knows the ludemes it tells.

use serde::{Serialize, Serializer};
use syntax::NodeId;

/// The rules of one game, ready to be rendered.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Document {
    /// The name of the game.
    pub title: String,
    /// The sections in the order a reader needs them.
    pub sections: Vec<Section>,
}

/// What a section is about; every document has them in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SectionKind {
    /// Players, board, pieces and goal in a small table.
    Glance,
    /// The board, its areas, paths, dice and reserves.
    Components,
    /// The starting position.
    Setup,
    /// Words that the rules below use.
    Terms,
    /// What a player does on a turn.
    Turn,
    /// The moves of each kind of piece.
    Pieces,
    /// Rules that apply to all moves: repetition, swapping, gravity.
    Special,
    /// Wins, losses, draws and scores.
    End,
    /// What other choices of the options change.
    Variants,
}

/// A section with its heading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Section {
    /// What it is about.
    pub kind: SectionKind,
    /// Its heading.
    pub heading: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "block", rename_all = "kebab-case")]
pub enum Block {
    /// A heading inside a section.
    Heading {
        /// The words of the heading.
        text: String,
    },
    /// Sentences that belong together.
    Paragraph {
        /// A bold heading that runs into the text.
        #[serde(skip_serializing_if = "Option::is_none")]
        lead: Option<String>,
        /// The sentences in order.
        sentences: Vec<Sentence>,
    },
    /// Alternatives, conditions or steps.
    List {
        /// Whether the order matters.
        ordered: bool,
        /// The items in order.
        items: Vec<Item>,
    },
    /// Parallel facts.
    Table {
        /// The names of the columns; empty for a table of two columns without a head.
        header: Vec<String>,
        /// The rows, each with as many cells as the head.
        rows: Vec<Vec<Sentence>>,
    },
}

/// An item of a list, with items of its own where it needs them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Item {
    /// A bold heading that runs into the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    /// The sentences in order; in a list of conditions a clause.
    pub sentences: Vec<Sentence>,
    /// The items below this one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
    /// Whether it is no member of the list in which it stands, but goes on with the item above after that list.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub continues: bool,
}

impl Item {
    /// Whether it is no member of the list that it stands in, but tells what follows after it.
    pub fn goes_on(&self) -> bool {
        self.continues
    }

    /// All ludemes that it tells, in reading order.
    pub(crate) fn told(&self) -> Vec<NodeId> {
        let own = self.sentences.iter().flat_map(|sentence| sentence.told.clone());
        own.chain(self.items.iter().flat_map(Self::told)).collect()
    }
}

/// A sentence, or a cell of a table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Sentence {
    /// The words, with capital and full stop.
    pub text: String,
    /// The ludemes that it tells, in ascending order.
    #[serde(serialize_with = "node_numbers")]
    pub told: Vec<NodeId>,
}

fn node_numbers<S: Serializer>(nodes: &[NodeId], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(nodes.iter().map(|node| node.0))
}

impl Section {
    /// Its sentences and table cells in reading order.
    pub fn sentences(&self) -> Vec<&Sentence> {
        let mut all = Vec::new();
        self.blocks.iter().for_each(|block| block.collect(&mut all));
        all
    }
}

impl Document {
    /// All sentences and table cells in reading order.
    pub fn sentences(&self) -> Vec<&Sentence> {
        self.sections.iter().flat_map(Section::sentences).collect()
    }

    /// All headings inside sections in reading order, those that run into the text and those of tables included.
    pub fn headings(&self) -> Vec<&str> {
        let mut all = Vec::new();
        let blocks = self.sections.iter().flat_map(|section| &section.blocks);
        blocks.for_each(|block| block.collect_headings(&mut all));
        all
    }

    /// The section of a kind, if the document has one.
    pub fn section(&self, kind: SectionKind) -> Option<&Section> {
        self.sections.iter().find(|section| section.kind == kind)
    }

    /// The first sentence that tells a ludeme.
    pub fn telling(&self, node: NodeId) -> Option<&Sentence> {
        self.sentences().into_iter().find(|sentence| sentence.told.binary_search(&node).is_ok())
    }
}

impl Block {
    /// A paragraph without a heading of its own.
    pub fn paragraph(sentences: Vec<Sentence>) -> Self {
        Self::Paragraph { lead: None, sentences }
    }

    /// Its sentences and table cells in reading order.
    pub(crate) fn sentences(&self) -> Vec<&Sentence> {
        let mut all = Vec::new();
        self.collect(&mut all);
        all
    }

    /// The same, to be changed.
    pub(crate) fn sentences_mut(&mut self) -> Vec<&mut Sentence> {
        match self {
            Self::Heading { .. } => vec![],
            Self::Paragraph { sentences, .. } => sentences.iter_mut().collect(),
            Self::List { items, .. } => items.iter_mut().flat_map(Item::sentences_mut).collect(),
            Self::Table { rows, .. } => rows.iter_mut().flatten().collect(),
        }
    }

    /// All its words that may be changed: sentences, cells, and headings that run into the text.
    pub(crate) fn texts_mut(&mut self) -> Vec<&mut String> {
        match self {
            Self::Heading { .. } => vec![],
            Self::Paragraph { lead, sentences } => {
                lead.iter_mut().chain(sentences.iter_mut().map(|it| &mut it.text)).collect()
            }
            Self::List { items, .. } => items.iter_mut().flat_map(Item::texts_mut).collect(),
            Self::Table { rows, .. } => {
                rows.iter_mut().flatten().map(|cell| &mut cell.text).collect()
            }
        }
    }

    fn collect<'a>(&'a self, all: &mut Vec<&'a Sentence>) {
        match self {
            Self::Heading { .. } => {}
            Self::Paragraph { sentences, .. } => all.extend(sentences),
            Self::List { items, .. } => items.iter().for_each(|item| item.collect(all)),
            Self::Table { rows, .. } => all.extend(rows.iter().flatten()),
        }
    }

    fn collect_headings<'a>(&'a self, all: &mut Vec<&'a str>) {
        match self {
            Self::Heading { text } => all.push(text),
            Self::Paragraph { lead, .. } => all.extend(lead.as_deref()),
            Self::List { items, .. } => items.iter().for_each(|item| item.collect_headings(all)),
            Self::Table { header, .. } => all.extend(header.iter().map(String::as_str)),
        }
    }
}

impl Item {
    /// An item of sentences only.
    pub fn of(sentences: Vec<Sentence>) -> Self {
        Self { sentences, ..Self::default() }
    }

    /// What goes on with an item after its list.
    pub fn continuing(sentences: Vec<Sentence>) -> Self {
        Self { continues: true, ..Self::of(sentences) }
    }

    fn sentences_mut(&mut self) -> Vec<&mut Sentence> {
        let own = self.sentences.iter_mut();
        own.chain(self.items.iter_mut().flat_map(Self::sentences_mut)).collect()
    }

    fn texts_mut(&mut self) -> Vec<&mut String> {
        let own = self.lead.iter_mut().chain(self.sentences.iter_mut().map(|it| &mut it.text));
        own.chain(self.items.iter_mut().flat_map(Self::texts_mut)).collect()
    }

    fn collect<'a>(&'a self, all: &mut Vec<&'a Sentence>) {
        all.extend(&self.sentences);
        self.items.iter().for_each(|item| item.collect(all));
    }

    fn collect_headings<'a>(&'a self, all: &mut Vec<&'a str>) {
        all.extend(self.lead.as_deref());
        self.items.iter().for_each(|item| item.collect_headings(all));
    }
}
