//! Items of a list, and sentences in a row.

use super::Pass;
use super::difference::{Difference, but, instead, with};
use super::union::union;
use super::unit::{Unit, unstopped};
use crate::document::{Block, Item, Sentence};
use crate::notes::{Kind, kind_of_list};
use crate::plan::points_back;
use crate::realise::{capitalised, number_word, word_count};

/// So many sentences or items in a row are held against as many after them.
const LONGEST_RUN: usize = 8;
/// Conditions with no more words than this are short.
const SHORT_CLAUSE: usize = 20;
/// So many short conditions are told in full.
const FEW_CLAUSES: usize = 16;
/// How what stands for others begins.
const SAME: &str = "the same ";

/// What can stand in a row with others of its sort.
pub(super) trait InARow: Sized {
    /// What several of them are called.
    const NOUN: &'static str;
    /// What it says.
    fn unit(&self) -> Unit<'_>;
    /// Whether it can be told by reference to the one before it, or be referred to.
    fn stands_alone(&self) -> bool;
    /// Whether what follows it could qualify it.
    fn may_be_qualified(&self) -> bool;
    /// Whether it begins in lower case.
    fn is_clause(&self) -> bool;
    /// A sentence in its place.
    fn of(sentence: Sentence) -> Self;
    /// One that offers what several offer, where that can be said.
    fn union(&self, made: &[Difference]) -> Option<Self>;
}

impl InARow for Sentence {
    const NOUN: &'static str = "sentences";

    fn unit(&self) -> Unit<'_> {
        Unit::sentence(self)
    }

    fn stands_alone(&self) -> bool {
        !points_back(&self.text) && !self.text.ends_with(':')
    }

    fn may_be_qualified(&self) -> bool {
        !["If ", "For "].iter().any(|head| self.text.starts_with(head))
    }

    fn is_clause(&self) -> bool {
        self.text.starts_with(char::is_lowercase)
    }

    fn of(sentence: Sentence) -> Self {
        sentence
    }

    fn union(&self, _: &[Difference]) -> Option<Self> {
        None
    }
}

impl InARow for Item {
    const NOUN: &'static str = "of these";

    fn unit(&self) -> Unit<'_> {
        Unit::item(self)
    }

    fn stands_alone(&self) -> bool {
        self.lead.is_none() && self.sentences.first().is_some_and(|first| !points_back(&first.text))
    }

    fn may_be_qualified(&self) -> bool {
        false
    }

    fn is_clause(&self) -> bool {
        self.sentences.first().is_some_and(Sentence::is_clause)
    }

    fn of(sentence: Sentence) -> Self {
        Self::of(vec![sentence])
    }

    fn union(&self, made: &[Difference]) -> Option<Self> {
        union(self, made)
    }
}

impl Pass<'_> {
    /// Looks at the lists and paragraphs of a section; `whole` unless only clauses of lists may be drawn together.
    pub(super) fn in_blocks(&mut self, blocks: Vec<Block>, whole: bool) -> Vec<Block> {
        let mut out: Vec<Block> = Vec::new();
        for block in blocks {
            let block = match block {
                Block::Paragraph { lead, sentences } if whole => {
                    Block::Paragraph { lead, sentences: self.in_a_row(sentences, Row::Plain) }
                }
                Block::List { ordered, items } => {
                    let intro = match out.last() {
                        Some(Block::Paragraph { sentences, .. }) => sentences.last(),
                        _ => None,
                    };
                    let row = if ordered { Row::Ordered } else { kind_of_row(intro) };
                    Block::List { ordered, items: self.in_list(items, whole, row) }
                }
                other => other,
            };
            out.push(block);
        }
        out
    }

    /// The items of a list, those inside them included.
    fn in_list(&mut self, items: Vec<Item>, whole: bool, row: Row) -> Vec<Item> {
        let joint = items.iter().rev().nth(1).and_then(joint);
        let clauses = items.iter().all(Item::is_clause);
        // A few short conditions read better in full.
        let short = |item: &Item| {
            let words = item.sentences.iter().map(|sentence| word_count(&sentence.text));
            item.items.is_empty() && words.sum::<usize>() <= SHORT_CLAUSE
        };
        let plain = clauses && items.len() <= FEW_CLAUSES && items.iter().all(short);
        let drawn = (whole || clauses) && !plain;
        let mut out = if drawn { self.in_a_row(items, row) } else { items };
        if whole && out.iter().all(|item| item.lead.is_some()) {
            out = self.headed(out);
        }
        if clauses && let Some(joint) = joint {
            end_clauses(&mut out, joint);
        }
        for item in &mut out {
            if whole {
                item.sentences = self.in_a_row(std::mem::take(&mut item.sentences), Row::Plain);
            }
            let row = kind_of_row(item.sentences.last());
            item.items = self.in_list(std::mem::take(&mut item.items), whole, row);
        }
        out
    }

    /// Items with headings refer to each other by these: "As under “Rook”, with …".
    fn headed(&mut self, items: Vec<Item>) -> Vec<Item> {
        let mut told_instead: Vec<Option<Sentence>> = Vec::new();
        let mut full: Vec<(&Item, Unit<'_>)> = Vec::new();
        for item in &items {
            let unit = Unit::item(item);
            let like = full.iter().find_map(|(known, first)| {
                let made = Difference::between(first, &unit, &self.definitions)?;
                let (mine, other) = (known.lead.as_deref()?, item.lead.as_deref()?);
                let made = made.but_for(&named(mine), &named(other));
                let heading = mine.trim_end_matches(':');
                made.single().is_some().then_some((heading, made))
            });
            told_instead.push(like.map(|(heading, made)| {
                self.dropped.extend(made.dropped().map(str::to_owned));
                let made = [made];
                instead(format!("As under “{heading}”, {}.", but(with(&made))), &made)
            }));
            if told_instead.last().is_some_and(Option::is_none) {
                full.push((item, unit));
            }
        }
        let short = |(item, instead): (Item, Option<Sentence>)| match instead {
            Some(sentence) => Item { lead: item.lead, ..Item::of(vec![sentence]) },
            None => item,
        };
        items.into_iter().zip(told_instead).map(short).collect()
    }

    /// What follows on something like it, or on several things like it, refers to it.
    fn in_a_row<T: InARow>(&mut self, row: Vec<T>, kind: Row) -> Vec<T> {
        // Choices that differ in one word are better told as one.
        let mut row = if kind == Row::Choice { row } else { self.in_series(row) };
        let mut length = 1;
        while 2 * length <= row.len() && length <= LONGEST_RUN {
            let units: Vec<Unit<'_>> = row.iter().map(T::unit).collect();
            let mut lengths = (length..=LONGEST_RUN)
                .map(|length| (length, self.runs(&row, &units, length, goes_on(length, kind))));
            let Some((next, found)) = lengths.find(|(_, found)| !found.is_empty()) else { break };
            drop(lengths);
            drop(units);
            row = self.shortened(row, next, found, kind);
            length = next + 1;
        }
        row
    }

    /// Where runs of a length begin that others follow, with what makes these out of the first.
    fn runs<T: InARow>(
        &self,
        row: &[T],
        units: &[Unit<'_>],
        length: usize,
        goes_on: bool,
    ) -> Vec<(usize, Vec<Difference>)> {
        let mut found: Vec<(usize, Vec<Difference>)> = Vec::new();
        let mut at = 0;
        while at + 2 * length <= row.len() {
            let rest = &row[at..];
            let made = self.followers(rest, &units[at..], length, goes_on);
            // A sentence after them would have to be read with what is only referred to.
            let end = length * (made.len() + 1);
            let last = rest.get(end.saturating_sub(1));
            let loose = rest.len() != end && last.is_some_and(T::may_be_qualified);
            if made.is_empty() || loose {
                at += 1;
            } else {
                found.push((at, made));
                at += end;
            }
        }
        found
    }

    /// A row in which the first of some runs stand for those that follow them.
    fn shortened<T: InARow>(
        &mut self,
        row: Vec<T>,
        length: usize,
        found: Vec<(usize, Vec<Difference>)>,
        kind: Row,
    ) -> Vec<T> {
        let mut out: Vec<T> = Vec::new();
        let mut row = row.into_iter();
        let mut done = 0;
        for (start, made) in found {
            out.extend(row.by_ref().take(start - done));
            let mut first: Vec<T> = row.by_ref().take(length).collect();
            done = start + length * (made.len() + 1);
            row.by_ref().take(length * made.len()).for_each(drop);
            self.dropped.extend(made.iter().flat_map(Difference::dropped).map(str::to_owned));
            let choice = kind == Row::Choice && length == 1;
            let union = first.first().filter(|_| choice).and_then(|one| one.union(&made));
            match union {
                Some(one) => out.push(one),
                None => {
                    let groups = match goes_on(length, kind) {
                        true => Difference::in_sentences(made),
                        false => vec![made],
                    };
                    let said = groups.iter().map(|made| {
                        let ordered = kind == Row::Ordered && made.len() > 1;
                        let order = if ordered { ", in this order" } else { "" };
                        let text = again(&first, &format!("{}{order}", with(made)));
                        T::of(instead(text, made))
                    });
                    let said: Vec<T> = said.collect();
                    out.append(&mut first);
                    out.extend(said);
                }
            }
        }
        out.extend(row);
        out
    }

    /// What makes the runs that follow out of the first one, as far as they can be told together, be it in one sentence after the
    /// other.
    fn followers<'a, T: InARow>(
        &self,
        row: &[T],
        units: &[Unit<'a>],
        length: usize,
        goes_on: bool,
    ) -> Vec<Difference> {
        let mut made: Vec<Difference> = Vec::new();
        let mut runs = row.chunks_exact(length).zip(units.chunks_exact(length));
        let Some((first, first_units)) = runs.next() else { return made };
        let fits = |run: &[T]| run.iter().all(T::stands_alone) && !run.first().is_some_and(refers);
        if !fits(first) {
            return made;
        }
        let unit = Unit::run(first_units);
        for (run, run_units) in runs {
            let clause = first.iter().zip(run).all(|(a, b)| a.is_clause() == b.is_clause());
            let next = Unit::run(run_units);
            if !clause || !fits(run) || !Difference::may_be_told(&unit, &next) {
                break;
            }
            unit.share_words(first_units);
            next.share_words(run_units);
            match Difference::between(&unit, &next, &self.definitions) {
                Some(one) if one.goes_with(&made) || goes_on && one.is_like(&made) => {
                    made.push(one);
                }
                _ => break,
            }
        }
        made
    }
}

/// What stands for the runs that follow the first: "The last two sentences again, with …".
pub(super) fn again<T: InARow>(first: &[T], with: &str) -> String {
    let text = match first.len() {
        1 => format!("{SAME}{with}."),
        length => {
            let number = i64::try_from(length).map(number_word).unwrap_or_default();
            format!("the last {number} {} again, {with}.", T::NOUN)
        }
    };
    if first.first().is_some_and(T::is_clause) { text } else { capitalised(&text) }
}

/// What a heading calls a piece.
fn named(heading: &str) -> String {
    heading.trim_end_matches(':').to_lowercase()
}

/// Whether something refers to what stands before it.
pub(super) fn refers<T: InARow>(one: &T) -> bool {
    let refers =
        |text: &str| text.get(..SAME.len()).is_some_and(|head| head.eq_ignore_ascii_case(SAME));
    one.unit().texts().next().is_some_and(refers)
}

/// What a row of items or sentences is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Row {
    /// Nothing is chosen, and no numbers tell the order.
    Plain,
    /// One of them is chosen.
    Choice,
    /// They are numbered: their order matters.
    Ordered,
}

/// Whether what follows on one thing may take more than a sentence: what each has another word in place of stands in the first only.
fn goes_on(length: usize, kind: Row) -> bool {
    length == 1 && kind != Row::Choice
}

fn kind_of_row(intro: Option<&Sentence>) -> Row {
    match intro.and_then(|intro| kind_of_list(&intro.text)) {
        Some(Kind::Choice) => Row::Choice,
        _ => Row::Plain,
    }
}

/// What joins the last two members of a list of clauses.
fn joint(item: &Item) -> Option<&'static str> {
    let last = item.sentences.last()?;
    ["; and", "; or"].into_iter().find(|joint| last.text.ends_with(joint))
}

/// Ends each member of a list of clauses as its place demands.
fn end_clauses(items: &mut [Item], joint: &str) {
    let last = items.len().saturating_sub(1);
    for (index, item) in items.iter_mut().enumerate() {
        if !item.items.is_empty() {
            continue;
        }
        if let Some(sentence) = item.sentences.last_mut() {
            let end = match last - index {
                0 => ".",
                1 => joint,
                _ => ";",
            };
            sentence.text = format!("{}{end}", unstopped(&sentence.text));
        }
    }
}
