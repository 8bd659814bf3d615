//! The sentences and lists of a document as a forest that can be cut and grafted.

mod steps;

pub(super) use steps::Step;

use std::collections::HashMap;

use syntax::NodeId;

use crate::document::{Block, Document, Item, SectionKind, Sentence};
use crate::notes::{Kind, kind_of_list};
use crate::plan::{Part, Passage};
use crate::realise::{Text, in_order, word_count};

/// One of several cases, of which the first that holds is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// One with a condition.
    Plain,
    /// One that has a further condition, which does not decide whether the case is used.
    Split,
    /// The last one: where its condition does not hold, nothing happens anyway.
    Last,
}

/// A sentence with the list that it announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ElementId(usize);

/// Sentences that stand together: a paragraph, or an item of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ContainerId(usize);

#[derive(Debug)]
struct Element {
    sentence: Sentence,
    ordered: bool,
    items: Vec<ContainerId>,
    /// Where it stands; none if it was cut off.
    home: Option<ContainerId>,
    /// Equal for elements that read the same.
    sense: u32,
    /// Its words, those of its list included.
    words: usize,
    /// Whether something below it was taken out.
    changed: bool,
    /// Whether it refers to a rule instead of telling it.
    refers: bool,
}

#[derive(Debug)]
struct Container {
    lead: Option<String>,
    elements: Vec<ElementId>,
    parent: Option<ElementId>,
    /// Whether it was taken out of its place.
    is_rule: bool,
}

/// A part of a section.
#[derive(Debug)]
enum Top {
    Container(ContainerId),
    /// A list that no sentence announces.
    List {
        ordered: bool,
        items: Vec<ContainerId>,
    },
    Other(Block),
}

/// What a reader sees of an element: its words, and for each item its heading and elements.
type Look = (String, bool, Vec<(Option<String>, Vec<u32>)>);

/// Sections of a document, taken apart.
#[derive(Debug, Default)]
pub(super) struct Outline {
    elements: Vec<Element>,
    containers: Vec<Container>,
    sections: Vec<(SectionKind, Vec<Top>)>,
    senses: HashMap<Look, u32>,
}

impl Outline {
    /// Takes the sections of some kinds apart.
    pub fn of(document: &mut Document, kinds: &[SectionKind]) -> Self {
        let mut outline = Self::default();
        for section in &mut document.sections {
            if kinds.contains(&section.kind) {
                let tops = outline.tops(std::mem::take(&mut section.blocks));
                outline.sections.push((section.kind, tops));
            }
        }
        outline
    }

    fn tops(&mut self, blocks: Vec<Block>) -> Vec<Top> {
        let mut tops: Vec<Top> = Vec::new();
        // What goes on after a list belongs to the paragraph before it.
        let mut open: Option<(ContainerId, bool)> = None;
        for block in blocks {
            match block {
                Block::Paragraph { lead, sentences } => {
                    let home = match open {
                        Some((home, true)) if lead.is_none() => home,
                        _ => {
                            let home = self.container(lead, None);
                            tops.push(Top::Container(home));
                            home
                        }
                    };
                    for sentence in sentences {
                        self.element(home, sentence);
                    }
                    open = Some((home, false));
                }
                Block::List { ordered, items } => match open {
                    Some((home, false)) if self.announces(home) => {
                        self.list(home, ordered, items);
                        open = Some((home, true));
                    }
                    _ => {
                        let items = items.into_iter().map(|item| self.item(item, None)).collect();
                        tops.push(Top::List { ordered, items });
                        open = None;
                    }
                },
                other => {
                    tops.push(Top::Other(other));
                    open = None;
                }
            }
        }
        for top in &tops {
            match top {
                Top::Container(home) => self.settle(*home),
                Top::List { items, .. } => items.iter().for_each(|item| self.settle(*item)),
                Top::Other(_) => {}
            }
        }
        tops
    }

    fn container(&mut self, lead: Option<String>, parent: Option<ElementId>) -> ContainerId {
        self.containers.push(Container { lead, elements: vec![], parent, is_rule: false });
        ContainerId(self.containers.len() - 1)
    }

    fn element(&mut self, home: ContainerId, sentence: Sentence) -> ElementId {
        let words = word_count(&sentence.text);
        self.elements.push(Element {
            sentence,
            ordered: false,
            items: vec![],
            home: Some(home),
            sense: 0,
            words,
            changed: false,
            refers: false,
        });
        let id = ElementId(self.elements.len() - 1);
        self.containers[home.0].elements.push(id);
        id
    }

    fn item(&mut self, item: Item, parent: Option<ElementId>) -> ContainerId {
        let home = self.container(item.lead, parent);
        self.sentences(home, item.sentences, item.items);
        home
    }

    fn sentences(&mut self, home: ContainerId, sentences: Vec<Sentence>, items: Vec<Item>) {
        for sentence in sentences {
            self.element(home, sentence);
        }
        if !items.is_empty() {
            if self.containers[home.0].elements.is_empty() {
                self.element(home, Sentence::default());
            }
            self.list(home, false, items);
        }
    }

    /// Gives the last sentence of a container its list; what follows the list goes on in the container.
    fn list(&mut self, home: ContainerId, ordered: bool, items: Vec<Item>) {
        let Some(last) = self.containers[home.0].elements.last().copied() else { return };
        let (later, items): (Vec<Item>, Vec<Item>) =
            items.into_iter().partition(|item| item.continues);
        let items = items.into_iter().map(|item| self.item(item, Some(last))).collect();
        self.elements[last.0].items = items;
        self.elements[last.0].ordered = ordered;
        for item in later {
            self.sentences(home, item.sentences, item.items);
        }
    }

    fn announces(&self, home: ContainerId) -> bool {
        let last = self.containers[home.0].elements.last();
        last.is_some_and(|last| self.elements[last.0].sentence.text.ends_with(':'))
    }

    /// Finds out what the elements of a container mean, from the inside out.
    fn settle(&mut self, home: ContainerId) {
        for id in self.containers[home.0].elements.clone() {
            for item in self.elements[id.0].items.clone() {
                self.settle(item);
                self.elements[id.0].words += self.words(&self.containers[item.0].elements);
            }
            let items = self.elements[id.0].items.iter().map(|item| {
                let item = &self.containers[item.0];
                let senses = item.elements.iter().map(|inner| self.elements[inner.0].sense);
                (item.lead.clone(), senses.collect())
            });
            let items: Vec<_> = items.collect();
            let element = &self.elements[id.0];
            let look = (element.sentence.text.clone(), element.ordered, items);
            let next = u32::try_from(self.senses.len()).unwrap_or(u32::MAX);
            self.elements[id.0].sense = *self.senses.entry(look).or_insert(next);
        }
    }

    /// The elements of each container, and whether it has a heading of its own.
    pub fn containers(&self) -> impl Iterator<Item = (&[ElementId], bool)> {
        self.containers
            .iter()
            .map(|container| (container.elements.as_slice(), container.lead.is_some()))
    }

    /// What an element means: equal for elements that read the same.
    pub fn sense(&self, id: ElementId) -> u32 {
        self.elements[id.0].sense
    }

    /// The words of a sentence.
    pub fn text(&self, id: ElementId) -> &str {
        &self.elements[id.0].sentence.text
    }

    /// How many words a run has.
    pub fn words(&self, run: &[ElementId]) -> usize {
        run.iter().map(|id| self.elements[id.0].words).sum()
    }

    /// Whether a run still stands in one place, with nothing in it or beside it that refers to a rule: one reference after the
    /// other, or inside a rule, is more than a reader can follow.
    pub fn stands(&self, run: &[ElementId]) -> bool {
        let Some(home) = run.first().and_then(|first| self.elements[first.0].home) else {
            return false;
        };
        let elements = &self.containers[home.0].elements;
        let Some(at) = elements.windows(run.len().max(1)).position(|window| window == run) else {
            return false;
        };
        let beside = at.checked_sub(1).into_iter().chain([at + run.len()]);
        let referring = |at: usize| elements.get(at).is_some_and(|id| self.elements[id.0].refers);
        let touched = run.iter().any(|id| self.elements[id.0].changed);
        !touched && !beside.into_iter().any(referring) && self.is_in_place(home)
    }

    /// Whether a container was not cut off, alone or with something around it.
    fn is_in_place(&self, home: ContainerId) -> bool {
        let mut home = home;
        while let Some(parent) = self.containers[home.0].parent {
            match self.elements[parent.0].home {
                Some(outer) => home = outer,
                None => return false,
            }
        }
        !self.containers[home.0].is_rule
    }

    /// The heading under which a run stands.
    pub fn lead(&self, run: &[ElementId]) -> Option<&str> {
        let mut home = run.first().and_then(|first| self.elements[first.0].home)?;
        loop {
            let container = &self.containers[home.0];
            if let Some(lead) = &container.lead {
                return Some(lead);
            }
            home = container.parent.and_then(|parent| self.elements[parent.0].home)?;
        }
    }

    /// Whether a run is all that its paragraph or item says.
    pub fn is_whole(&self, run: &[ElementId]) -> bool {
        let home = run.first().and_then(|first| self.elements[first.0].home);
        home.is_some_and(|home| self.containers[home.0].elements.len() == run.len())
    }

    /// Which of several cases a run is, its condition included, if it is all that a case says.
    pub fn case(&self, run: &[ElementId]) -> Option<Case> {
        let first = *run.first()?;
        let home = self.elements[first.0].home?;
        let parent = self.containers[home.0].parent?;
        let cases = kind_of_list(self.text(parent)) == Some(Kind::Cases);
        let headed = self.containers[home.0].lead.is_some();
        if !cases || headed || !self.is_whole(run) || !self.text(first).starts_with("If ") {
            return None;
        }
        let last = self.elements[parent.0].items.last() == Some(&home);
        let split = self.text(first).contains(", if ");
        Some(match (last, split) {
            (true, _) => Case::Last,
            (false, true) => Case::Split,
            (false, false) => Case::Plain,
        })
    }

    /// The ludemes of the sentence that a run goes on from.
    pub fn context(&self, run: &[ElementId]) -> Vec<NodeId> {
        let Some(first) = run.first() else { return vec![] };
        let Some(home) = self.elements[first.0].home else { return vec![] };
        let home = &self.containers[home.0];
        let place = home.elements.iter().position(|id| id == first).unwrap_or(0);
        let before = place.checked_sub(1).and_then(|place| home.elements.get(place)).copied();
        match before.or(home.parent) {
            Some(before) => self.elements[before.0].sentence.told.clone(),
            None => self.elements[first.0].sentence.told.iter().take(1).copied().collect(),
        }
    }

    /// All ludemes that a run tells.
    pub fn told(&self, run: &[ElementId]) -> Vec<NodeId> {
        let mut told = Vec::new();
        for id in run {
            let element = &self.elements[id.0];
            told.extend_from_slice(&element.sentence.told);
            for item in &element.items {
                told.extend(self.told(&self.containers[item.0].elements));
            }
        }
        told
    }

    /// Lets the sentences of one run also tell what those of an equal run tell.
    pub fn credit(&mut self, one: &[ElementId], other: &[ElementId]) {
        for (one, other) in one.iter().zip(other) {
            let more = self.elements[other.0].sentence.told.clone();
            let told = &mut self.elements[one.0].sentence.told;
            told.extend(more);
            in_order(told);
            let items: Vec<(ContainerId, ContainerId)> = self.elements[one.0]
                .items
                .iter()
                .copied()
                .zip(self.elements[other.0].items.iter().copied())
                .collect();
            for (one, other) in items {
                let (one, other) = (
                    self.containers[one.0].elements.clone(),
                    self.containers[other.0].elements.clone(),
                );
                self.credit(&one, &other);
            }
        }
    }

    /// Cuts a run out, and puts a sentence in its place; the run stands in a container of its own then.
    pub fn take_out(&mut self, run: &[ElementId], instead: Sentence) -> ContainerId {
        let apart = self.container(None, None);
        self.containers[apart.0].is_rule = true;
        let Some(home) = run.first().and_then(|first| self.elements[first.0].home) else {
            return apart;
        };
        let new = self.element(home, instead);
        self.elements[new.0].changed = true;
        self.elements[new.0].refers = true;
        let elements = &mut self.containers[home.0].elements;
        elements.pop();
        if let Some(at) = elements.windows(run.len()).position(|window| window == run) {
            elements.splice(at..at + run.len(), [new]);
        }
        for id in run {
            self.elements[id.0].home = Some(apart);
        }
        self.note_change(self.containers[home.0].parent);
        self.containers[apart.0].elements = run.to_vec();
        apart
    }

    /// Notes of an element, and of all that it stands in, that something below it was taken out.
    fn note_change(&mut self, element: Option<ElementId>) {
        let mut above = element;
        while let Some(parent) = above {
            self.elements[parent.0].changed = true;
            above = self.elements[parent.0].home.and_then(|home| self.containers[home.0].parent);
        }
    }

    /// Drops what was cut out and is not needed.
    pub fn drop_container(&mut self, container: ContainerId) {
        for id in std::mem::take(&mut self.containers[container.0].elements) {
            self.elements[id.0].home = None;
        }
    }

    /// A container as a passage.
    pub fn passage(&self, home: ContainerId) -> Passage {
        let container = &self.containers[home.0];
        let mut passage = Passage::default();
        passage.parts.extend(container.lead.clone().map(Part::Lead));
        for id in &container.elements {
            let element = &self.elements[id.0];
            let text = Text::from(element.sentence.text.as_str()).tell_all(&element.sentence.told);
            if is_sentence(&element.sentence.text) {
                passage.say(text);
            } else if !text.is_empty() {
                passage.parts.push(Part::Clause(text));
            }
            if !element.items.is_empty() {
                let items = element.items.iter().map(|item| self.passage(*item)).collect();
                passage.list(element.ordered, items);
            }
        }
        passage
    }

    /// Puts the sections together again.
    pub fn write_back(self, document: &mut Document) {
        for (kind, tops) in &self.sections {
            let Some(section) = document.sections.iter_mut().find(|known| known.kind == *kind)
            else {
                continue;
            };
            for top in tops {
                match top {
                    Top::Container(home) => section.blocks.extend(self.passage(*home).blocks()),
                    Top::List { ordered, items } => {
                        let mut passage = Passage::default();
                        let items = items.iter().map(|item| self.passage(*item)).collect();
                        passage.list(*ordered, items);
                        section.blocks.extend(passage.blocks());
                    }
                    Top::Other(block) => section.blocks.push(block.clone()),
                }
            }
        }
    }
}

/// Whether a text is a sentence; members of lists of conditions are clauses.
pub(super) fn is_sentence(text: &str) -> bool {
    text.starts_with(char::is_uppercase) && text.ends_with(['.', ':', '?'])
}
