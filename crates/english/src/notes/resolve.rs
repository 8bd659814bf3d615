//! Names in reading order, definitions where they are first needed, and no list that is nested too deeply.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::explain::{After, Explainer, Tail, leans};
use super::explanation::is_brief;
use super::inline::{inline, length};
use super::lift::{LEVELS, lift};
use super::mark::{is_marked, lettered, mark, marks, next_letter};
use super::speaking::name_by_words;
use super::{Note, Sort};
use crate::document::{Block, Document, Item, Section, SectionKind, Sentence};
use crate::plan::{Passage, points_back};
use crate::realise::{Text, finished, set_off, word_count};

/// Lists that go deeper are taken out: people lose the thread.
const DEEPEST: usize = 3;
/// A sentence may not be longer than this.
const LONGEST: usize = 35;

/// What is needed in more places than this is looked up.
const FEW: usize = 3;
/// What is needed so often, and has so many words, is never said in place.
const OFTEN: usize = 3;
const LONG: usize = 14;
/// So many words may come again in all where a definition is said in place; of each place so few words are not counted, as any
/// sentences may have so many in common.
const AGAIN: usize = 12;
const COMMON: usize = 7;
/// What has fewer words than this is not worth a name.
const NAMEWORTHY: usize = 11;

/// Gives out the names of a document and adds the definitions that it needs; `usual` is what the places of the board are called.
pub(crate) fn resolve(document: &mut Document, mut notes: Vec<Note>, usual: &str) {
    let words = document.sentences().into_iter().map(|sentence| sentence.text.to_lowercase());
    let bodies = notes.iter().map(|note| note.body.words().to_lowercase());
    let words: String = words.chain(bodies).collect::<Vec<_>>().join(" ");

    let named = named(document, &notes);
    let uses = uses(document, &notes, &named);
    let few = |index: &usize| {
        uses.get(index).is_some_and(|times| (2..=FEW).contains(times))
            && notes.get(*index).is_some_and(is_brief)
    };
    // What is explained wherever it is needed must not be named as well.
    let mut everywhere: BTreeSet<usize> = uses.keys().copied().filter(few).collect();
    // The definitions that were named by their words, once it is settled which of them go by letters otherwise.
    let mut by_words: Option<BTreeSet<usize>> = None;
    loop {
        let mut told = document.clone();
        let pass = Pass {
            notes: notes.clone(),
            named: named.clone(),
            uses: uses.clone(),
            everywhere: everywhere.clone(),
            words: words.clone(),
            usual: usual.to_owned(),
            called: RefCell::default(),
            extra: vec![],
            letters: BTreeMap::new(),
            rules: vec![],
            given: 0,
        };
        let Named { all, lettered } = pass.tell(&mut told);
        let before = everywhere.len();
        everywhere.retain(|index| !all.contains(index));
        if everywhere.len() == before {
            // A name that says something is better than a letter, unless a sentence becomes too long by it.
            let again = match &mut by_words {
                None => {
                    let given = name_by_words(&mut notes, &lettered);
                    !by_words.insert(given).is_empty()
                }
                Some(given) => {
                    let refused = too_long(&told, &notes, given);
                    given.retain(|index| !refused.contains(index));
                    refused.iter().for_each(|index| notes[*index].name = None);
                    !refused.is_empty()
                }
            };
            if !again {
                *document = told;
                return;
            }
        }
    }
}

/// The definitions among some whose names stand in sentences that are too long.
fn too_long(document: &Document, notes: &[Note], given: &BTreeSet<usize>) -> BTreeSet<usize> {
    let long = |text: &&str| word_count(text) > LONGEST;
    let texts: Vec<&str> = document
        .sentences()
        .into_iter()
        .map(|sentence| sentence.text.as_str())
        .filter(long)
        .collect();
    let speaks = |index: &&usize| {
        let name = notes.get(**index).and_then(Note::called).unwrap_or_default();
        !name.is_empty() && texts.iter().any(|text| text.contains(&name))
    };
    given.iter().filter(speaks).copied().collect()
}

/// The definitions that some sentence has no room for, or that would be said too often.
fn named(document: &Document, notes: &[Note]) -> BTreeSet<usize> {
    let mut named = recurring(document, notes);
    let bodies = named.iter().filter_map(|index| notes.get(*index)).flat_map(body_texts);
    let mut open: Vec<String> = bodies.chain(texts(document)).collect();
    while let Some(text) = open.pop() {
        for index in marks(&inline(&text, notes, &BTreeSet::new())) {
            if named.insert(index) {
                open.extend(notes.get(index).map(body_texts).unwrap_or_default());
            }
        }
    }
    named
}

/// The definitions that are long and needed so often that saying them in place would be saying them again.
fn recurring(document: &Document, notes: &[Note]) -> BTreeSet<usize> {
    let all = (0..notes.len()).collect();
    let uses = uses(document, notes, &all).into_iter();
    let words = |index: &usize| notes.get(*index).map_or(0, |note| word_count(&note.body.words()));
    // What holds and where something stands reads better in full than by a letter.
    let listed = |index: &usize| {
        let sort = notes.get(*index).map(|note| note.sort);
        matches!(sort, Some(Sort::Number | Sort::Numbers | Sort::Area))
            && words(index) >= NAMEWORTHY
    };
    let again = |index: &usize, times: usize| {
        words(index).saturating_sub(COMMON) * times.saturating_sub(1) > AGAIN
    };
    uses.filter(|(index, times)| {
        *times >= OFTEN && words(index) >= LONG || listed(index) && again(index, *times)
    })
    .map(|(index, _)| index)
    .collect()
}

/// How often each definition is spoken of, by other definitions as well.
fn uses(document: &Document, notes: &[Note], named: &BTreeSet<usize>) -> BTreeMap<usize, usize> {
    let mut uses: BTreeMap<usize, usize> = BTreeMap::new();
    let mut open = texts(document);
    while let Some(text) = open.pop() {
        for index in marks(&inline(&text, notes, named)) {
            let times = uses.entry(index).or_default();
            *times += 1;
            if *times == 1 {
                open.extend(notes.get(index).map(body_texts).unwrap_or_default());
            }
        }
    }
    uses
}

/// The sentences of a document that speak of definitions.
fn texts(document: &Document) -> Vec<String> {
    let texts = document.sentences().into_iter().map(|sentence| &sentence.text);
    texts.filter(|text| is_marked(text)).cloned().collect()
}

/// The sentences of a definition that speak of others.
fn body_texts(note: &Note) -> Vec<String> {
    let blocks = note.body.clone().blocks();
    let section = Section { kind: SectionKind::Turn, heading: String::new(), blocks };
    texts(&Document { title: String::new(), sections: vec![section] })
}

/// What has a name in a document.
struct Named {
    /// All of it.
    all: BTreeSet<usize>,
    /// What goes by a letter.
    lettered: BTreeSet<usize>,
}

struct Pass {
    notes: Vec<Note>,
    /// The definitions that the document cannot do without.
    named: BTreeSet<usize>,
    /// How often the document speaks of each definition.
    uses: BTreeMap<usize, usize>,
    /// Definitions that are explained wherever they are needed.
    everywhere: BTreeSet<usize>,
    /// All that the document says, in lower case.
    words: String,
    /// What the places of the board are called.
    usual: String,
    /// What has been called by words of its own where it was explained.
    called: RefCell<BTreeSet<String>>,
    /// Lists that were taken out of others; their marks come after those of the notes.
    extra: Vec<(String, Vec<Item>)>,
    letters: BTreeMap<usize, String>,
    /// Rules that the section refers to.
    rules: Vec<usize>,
    /// How many letters were given out.
    given: usize,
}

impl Pass {
    /// Tells a document; gives back what has a name in it.
    fn tell(mut self, document: &mut Document) -> Named {
        for section in &mut document.sections {
            let mut blocks = Vec::new();
            self.add_all(lift(std::mem::take(&mut section.blocks)), &mut blocks);
            self.add_rules(&mut blocks);
            section.blocks = blocks;
        }
        self.letter_anew(document);
        let blocks = document.sections.iter().flat_map(|section| &section.blocks);
        let spoken_of: BTreeSet<usize> = blocks.flat_map(referred).collect();
        let lettered = self.lettered().filter(|index| spoken_of.contains(index)).collect();
        for block in document.sections.iter_mut().flat_map(|section| &mut section.blocks) {
            self.name(block);
        }
        Named { all: self.letters.into_keys().collect(), lettered }
    }

    /// Adds blocks, and after each what it refers to for the first time; nothing comes between a colon and its list.
    fn add_all(&mut self, blocks: Vec<Block>, out: &mut Vec<Block>) {
        let mut waiting: Vec<usize> = Vec::new();
        let mut blocks = VecDeque::from(blocks);
        while let Some(mut block) = blocks.pop_front() {
            each_sentence(&mut block, &|text| {
                if is_marked(text) {
                    *text = inline(text, &self.notes, &self.named);
                }
            });
            // What the block ends in now comes next.
            for after in self.explain(&mut block, blocks.front()).into_iter().rev() {
                blocks.push_front(after);
            }
            if let Block::List { items, .. } = &mut block {
                for item in items {
                    self.flatten(item, 1);
                }
            }
            self.forget_long_names(&block);
            waiting.extend(referred(&block).into_iter().filter(|index| self.give_letter(*index)));
            let open = announces(&block) || blocks.front().is_some_and(continues);
            out.push(block);
            if !open {
                self.define(std::mem::take(&mut waiting), out);
            }
        }
        self.define(waiting, out);
    }

    /// Explains what a block alone speaks of; gives back what follows it now.
    fn explain(&self, block: &mut Block, next: Option<&Block>) -> Vec<Block> {
        let explainer = Explainer {
            notes: &self.notes,
            named: &self.named,
            uses: &self.uses,
            everywhere: &self.everywhere,
            words: &self.words,
            usual: &self.usual,
            called: &self.called,
        };
        match block {
            Block::Paragraph { sentences, .. } => {
                let bound = match next {
                    None => false,
                    Some(Block::Heading { .. } | Block::Paragraph { lead: Some(_), .. }) => false,
                    Some(Block::Paragraph { sentences, .. }) => {
                        sentences.first().is_some_and(|first| leans(&first.text))
                    }
                    Some(Block::List { .. } | Block::Table { .. }) => true,
                };
                let after = if bound { After::Bound } else { After::Free };
                let Tail { parts, rest } = explainer.explain(sentences, after, LEVELS);
                let mut blocks = Passage { parts }.blocks();
                blocks.extend((!rest.is_empty()).then(|| Block::paragraph(rest)));
                blocks
            }
            Block::List { items, .. } => {
                items.iter_mut().for_each(|item| explain_item(explainer, item, 1));
                vec![]
            }
            Block::Heading { .. } | Block::Table { .. } => vec![],
        }
    }

    /// Adds the rules that a section refers to, at its end.
    fn add_rules(&mut self, out: &mut Vec<Block>) {
        for index in std::mem::take(&mut self.rules) {
            let rule = lift(self.definition(index));
            self.add_all(rule, out);
        }
    }

    fn define(&mut self, new: Vec<usize>, out: &mut Vec<Block>) {
        for index in new {
            if self.notes.get(index).is_some_and(Note::is_rule) {
                self.rules.push(index);
                continue;
            }
            let definition = lift(self.definition(index));
            self.add_all(definition, out);
        }
    }

    /// Names of several words give way to letters where they would make a sentence too long.
    fn forget_long_names(&mut self, block: &Block) {
        let mut texts: Vec<&str> = Vec::new();
        match block {
            Block::Paragraph { sentences, .. } => {
                texts.extend(sentences.iter().map(|sentence| sentence.text.as_str()));
            }
            Block::List { items, .. } => items.iter().for_each(|item| item_texts(item, &mut texts)),
            Block::Heading { .. } | Block::Table { .. } => {}
        }
        for text in texts {
            if length(text, &self.notes) > LONGEST {
                for index in marks(text) {
                    if let Some(note) = self.notes.get_mut(index) {
                        note.name = None;
                    }
                }
            }
        }
    }

    /// The definitions that go by a letter.
    fn lettered(&self) -> impl Iterator<Item = usize> {
        let letters = self.letters.iter().filter(|(_, name)| name.starts_with(char::is_uppercase));
        letters.map(|(index, _)| *index)
    }

    /// Gives the letters that are still needed out again, so that none is left out.
    fn letter_anew(&mut self, document: &Document) {
        let blocks = document.sections.iter().flat_map(|section| &section.blocks);
        self.given = 0;
        let mut seen = BTreeSet::new();
        for index in blocks.flat_map(referred) {
            let by_letter =
                self.letters.get(&index).is_some_and(|name| name.starts_with(char::is_uppercase));
            if by_letter && seen.insert(index) {
                let letter = next_letter(&mut self.given);
                self.letters.insert(index, letter);
            }
        }
    }

    /// Whether the definition had no name yet; now it has.
    fn give_letter(&mut self, index: usize) -> bool {
        if self.letters.contains_key(&index) {
            return false;
        }
        let name = match self.notes.get(index).and_then(Note::called) {
            Some(own) if !self.letters.values().any(|other| *other == own) => own,
            _ => next_letter(&mut self.given),
        };
        self.letters.insert(index, name);
        true
    }

    fn definition(&self, index: usize) -> Vec<Block> {
        let Some(note) = self.notes.get(index) else {
            let (intro, items) =
                self.extra.get(index - self.notes.len()).cloned().unwrap_or_default();
            let told = items.iter().flat_map(|item| &item.sentences).flat_map(|s| s.told.clone());
            let text = Text::from(intro.as_str()).tell_all(&told.collect::<Vec<_>>());
            let head = Block::Paragraph {
                lead: Some(format!("List {}:", mark(index))),
                sentences: vec![finished(&text)],
            };
            return vec![head, Block::List { ordered: false, items }];
        };
        let mut passage = Passage { parts: vec![note.lead(index)] };
        // A sentence must hold as much as the cells of the table do.
        let full = |text: &str| inline(text, &self.notes, &self.named);
        let fits = |text: &str, cells: [&Text; 3]| {
            let named: usize = cells.iter().map(|cell| marks(&full(cell.as_str())).len()).sum();
            let text = full(text);
            length(&text, &self.notes) <= LONGEST && marks(&text).len() <= named
        };
        passage.extend(note.defined(fits));
        passage.blocks()
    }

    /// Takes lists of the third level out.
    fn flatten(&mut self, item: &mut Item, depth: usize) {
        for inner in &mut item.items {
            let deeper = usize::from(!inner.continues);
            self.flatten(inner, depth + deeper);
        }
        let (below, after): (Vec<Item>, Vec<Item>) =
            std::mem::take(&mut item.items).into_iter().partition(|inner| !inner.continues);
        if depth < DEEPEST || below.is_empty() {
            item.items.extend(below.into_iter().chain(after));
            return;
        }
        item.items = after;
        let Some(last) = item.sentences.last_mut() else { return };
        let bare = last.text.trim_end_matches([':', '.']).to_owned();
        // The list repeats what it is for: "do one of the following:".
        let intro = bare.rsplit(", ").next().unwrap_or(&bare).to_owned() + ":";
        let known = self.extra.iter().position(|(other, items)| {
            *other == intro
                && items.len() == below.len()
                && items.iter().zip(&below).all(reads_like)
        });
        if known.is_some() {
            // The list that stands for this one may have been told already.
            last.told.extend(below.iter().flat_map(Item::told));
            last.told.sort_unstable();
            last.told.dedup();
        } else {
            self.extra.push((intro, below));
        }
        let place = known.unwrap_or(self.extra.len() - 1);
        last.text = format!("{bare} (see list {}).", mark(self.notes.len() + place));
    }

    /// Puts the letters in.
    fn name(&self, block: &mut Block) {
        let put = |text: &mut String| {
            *text = lettered(text, |index| self.letters.get(&index).cloned().unwrap_or_default());
            if let Some(clear) = set_off(text) {
                *text = clear;
            }
        };
        each_text(block, &put);
    }
}

/// Whether two items say the same in the same words.
fn reads_like((one, other): (&Item, &Item)) -> bool {
    let same = |(a, b): (&Sentence, &Sentence)| a.text == b.text;
    one.lead == other.lead
        && one.continues == other.continues
        && one.sentences.len() == other.sentences.len()
        && one.sentences.iter().zip(&other.sentences).all(same)
        && one.items.len() == other.items.len()
        && one.items.iter().zip(&other.items).all(reads_like)
}

/// Explains what an item alone speaks of.
fn explain_item(explainer: Explainer<'_>, item: &mut Item, depth: usize) {
    let after = match item.items.as_slice() {
        [] if depth < DEEPEST => After::NoTable,
        [] => After::Sentences,
        _ => After::Bound,
    };
    let levels = DEEPEST.saturating_sub(depth);
    let Tail { parts, rest } = explainer.explain(&mut item.sentences, after, levels);
    let mut opened: Vec<Item> = Vec::new();
    for block in (Passage { parts }).blocks() {
        if let Block::List { mut items, .. } = block {
            let put = |text: &mut String| *text = inline(text, explainer.notes, explainer.named);
            items.iter_mut().for_each(|inner| name_item(inner, &put));
            opened.extend(items);
        }
    }
    let mut below = std::mem::take(&mut item.items);
    if !rest.is_empty() {
        // The members of the list that the last sentence announces stay with it.
        let at = below.iter().position(Item::goes_on).unwrap_or(below.len());
        let later = below.split_off(at);
        opened.push(Item { items: below, ..Item::continuing(rest) });
        below = later;
    }
    opened.extend(below);
    item.items = opened;
    for inner in &mut item.items {
        let deeper = usize::from(!inner.continues);
        explain_item(explainer, inner, depth + deeper);
    }
}

/// Does something to every sentence of a block, headings left out.
fn each_sentence(block: &mut Block, put: &impl Fn(&mut String)) {
    fn of_item(item: &mut Item, put: &impl Fn(&mut String)) {
        item.sentences.iter_mut().for_each(|sentence| put(&mut sentence.text));
        item.items.iter_mut().for_each(|inner| of_item(inner, put));
    }
    match block {
        Block::Heading { .. } => {}
        Block::Paragraph { sentences, .. } => {
            sentences.iter_mut().for_each(|sentence| put(&mut sentence.text));
        }
        Block::List { items, .. } => items.iter_mut().for_each(|item| of_item(item, put)),
        Block::Table { rows, .. } => {
            rows.iter_mut().flatten().for_each(|cell| put(&mut cell.text));
        }
    }
}

/// Does something to every text of a block.
fn each_text(block: &mut Block, put: &impl Fn(&mut String)) {
    match block {
        Block::Heading { text } => put(text),
        Block::Paragraph { lead, sentences } => {
            lead.iter_mut().for_each(put);
            sentences.iter_mut().for_each(|sentence| put(&mut sentence.text));
        }
        Block::List { items, .. } => items.iter_mut().for_each(|item| name_item(item, put)),
        Block::Table { header, rows } => {
            header.iter_mut().for_each(put);
            rows.iter_mut().flatten().for_each(|cell| put(&mut cell.text));
        }
    }
}

fn name_item(item: &mut Item, put: &impl Fn(&mut String)) {
    item.lead.iter_mut().for_each(put);
    item.sentences.iter_mut().for_each(|sentence| put(&mut sentence.text));
    item.items.iter_mut().for_each(|inner| name_item(inner, put));
}

/// Whether a block ends in a colon, so that what comes next belongs to it.
fn announces(block: &Block) -> bool {
    matches!(block, Block::Paragraph { sentences, .. }
        if sentences.last().is_some_and(|sentence| sentence.text.ends_with(':')))
}

fn item_texts<'a>(item: &'a Item, texts: &mut Vec<&'a str>) {
    texts.extend(item.sentences.iter().map(|sentence| sentence.text.as_str()));
    item.items.iter().for_each(|inner| item_texts(inner, texts));
}

/// The definitions that a block refers to, in reading order, each once.
fn referred(block: &Block) -> Vec<usize> {
    let mut all = Vec::new();
    match block {
        Block::Heading { text } => all.extend(marks(text)),
        Block::Paragraph { sentences, .. } => {
            all.extend(sentences.iter().flat_map(|sentence| marks(&sentence.text)));
        }
        Block::List { items, .. } => items.iter().for_each(|item| referred_in(item, &mut all)),
        Block::Table { header, rows } => {
            all.extend(header.iter().flat_map(|name| marks(name)));
            all.extend(rows.iter().flatten().flat_map(|cell| marks(&cell.text)));
        }
    }
    let mut seen = Vec::new();
    for index in all {
        if !seen.contains(&index) {
            seen.push(index);
        }
    }
    seen
}

fn referred_in(item: &Item, all: &mut Vec<usize>) {
    all.extend(item.lead.iter().flat_map(|lead| marks(lead)));
    all.extend(item.sentences.iter().flat_map(|sentence| marks(&sentence.text)));
    item.items.iter().for_each(|inner| referred_in(inner, all));
}

/// Whether a block goes on where the one before it stopped: "If so, …".
fn continues(block: &Block) -> bool {
    matches!(
        block,
        Block::Paragraph { lead: None, sentences }
            if sentences.first().is_some_and(|first| points_back(&first.text))
    )
}
