//! The rules on the page, with figures beside the sentences that they show at work.

use english::document::{Block, Item, Section, SectionKind, Sentence};
use maud::{Markup, html};

use super::Page;
use super::figure::{WIDE, is_wide};
use crate::model::Manual;

/// The sections that are printed as such, with their places: the facts at a glance are in the head of the page.
pub(super) fn shown(manual: &Manual) -> impl Iterator<Item = (usize, &Section)> {
    manual
        .rules
        .sections
        .iter()
        .enumerate()
        .filter(|(_, section)| section.kind != SectionKind::Glance)
}

impl Page<'_> {
    /// The anchor of a section of the rules.
    pub(super) fn section_id(&self, number: usize) -> String {
        self.id(&format!("rules-{}", number + 1))
    }

    /// All sections of the rules.
    pub(super) fn rules(&self) -> Markup {
        let mut counter = Counter::default();
        let sections: Vec<(usize, &Section, Vec<Markup>)> = self
            .manual()
            .rules
            .sections
            .iter()
            .enumerate()
            .map(|(number, section)| {
                let blocks =
                    section.blocks.iter().map(|block| self.block(block, &mut counter)).collect();
                (number, section, blocks)
            })
            .collect();
        html! {
            section class="rules" id=(self.id("rules")) aria-labelledby=(self.labels("rules-heading")) {
                h2 id=(self.id("rules-heading")) { "Rules" }
                @for (number, section, blocks) in &sections {
                    @if section.kind != SectionKind::Glance {
                        section id=(self.section_id(*number)) class="rule-section" {
                            h3 { (section.heading) }
                            @for block in blocks { (block) }
                        }
                    }
                }
            }
        }
    }

    fn block(&self, block: &Block, counter: &mut Counter) -> Markup {
        match block {
            Block::Heading { text } => html! { h4 { (text) } },
            Block::Paragraph { lead, sentences } => {
                let first = counter.pass(sentences.len());
                self.with_figures(
                    first..counter.0,
                    html! { p { (lead_in(lead.as_deref())) (joined(sentences)) } },
                )
            }
            Block::List { ordered, items } => self.list(*ordered, items, counter),
            Block::Table { header, rows } => {
                let first = counter.pass(rows.iter().map(Vec::len).sum());
                self.with_figures(first..counter.0, table(header, rows))
            }
        }
    }

    fn list(&self, ordered: bool, items: &[Item], counter: &mut Counter) -> Markup {
        let markup: Vec<Markup> = items.iter().map(|item| self.item(item, counter)).collect();
        let inside = html! { @for item in markup { li { (item) } } };
        let class = match longest_in_columns(items) {
            Some(..=NARROW) => Some("columns-list narrow"),
            Some(_) => Some("columns-list"),
            None => None,
        };
        if ordered {
            html! { ol class=[class] { (inside) } }
        } else {
            html! { ul class=[class] { (inside) } }
        }
    }

    fn item(&self, item: &Item, counter: &mut Counter) -> Markup {
        let first = counter.pass(item.sentences.len());
        let own = first..counter.0;
        let words = html! { (lead_in(item.lead.as_deref())) (joined(&item.sentences)) };
        let below = (!item.items.is_empty()).then(|| self.below(&item.items, counter));
        if self.has_figures(own.clone()) {
            self.with_figures(
                own,
                html! { div { (words) @if let Some(below) = below { (below) } } },
            )
        } else {
            html! { (words) @if let Some(below) = below { (below) } }
        }
    }

    /// What stands below an item: lists, and paragraphs that go on after them.
    fn below(&self, items: &[Item], counter: &mut Counter) -> Markup {
        let runs = items.chunk_by(|one, other| !one.goes_on() && !other.goes_on());
        let parts: Vec<Markup> = runs
            .map(|run| match run {
                [item] if item.goes_on() => html! { div { (self.item(item, counter)) } },
                run => self.list(false, run, counter),
            })
            .collect();
        html! { @for part in parts { (part) } }
    }

    fn has_figures(&self, mut sentences: std::ops::Range<usize>) -> bool {
        sentences.any(|sentence| self.manual().figures_beside(sentence).next().is_some())
    }

    /// Words, and beside them the figures of their sentences.
    fn with_figures(&self, sentences: std::ops::Range<usize>, words: Markup) -> Markup {
        if !self.has_figures(sentences.clone()) {
            return words;
        }
        let figures = sentences.flat_map(|sentence| self.manual().figures_beside(sentence));
        let figures: Vec<_> = figures.collect();
        // One figure stands in the margin; several, or a wide one, stand in a row below the words.
        let row = figures.len() > 1 || figures.iter().any(|(_, figure)| is_wide(figure, WIDE));
        html! {
            // The figures come first, so that they can float beside the words from their first line on.
            div class=(if row { "beside in-row" } else { "beside in-margin" }) {
                div class="figures" {
                    @for (id, figure) in figures { (self.beside(id, figure)) }
                }
                div class="words" { (words) }
            }
        }
    }
}

/// From so many short items on, a list is set in columns.
const MANY: usize = 9;
/// So many letters are short.
const SHORT: usize = 44;

/// So many letters fit a column on a phone.
const NARROW: usize = 20;

/// The letters of the longest item of a list that is long though its items are short: set in one column, most of the page
/// beside it would stay empty.
fn longest_in_columns(items: &[Item]) -> Option<usize> {
    let letters = |item: &Item| item.sentences.iter().map(|it| it.text.len()).sum::<usize>();
    let longest = items.iter().map(letters).max()?;
    let plain = items.iter().all(|item| item.items.is_empty());
    (items.len() >= MANY && plain && longest <= SHORT).then_some(longest)
}

/// Counts sentences in reading order, as `Document::sentences` does.
#[derive(Default)]
struct Counter(usize);

impl Counter {
    /// Passes some sentences and says where they began.
    fn pass(&mut self, sentences: usize) -> usize {
        let first = self.0;
        self.0 += sentences;
        first
    }
}

fn table(header: &[String], rows: &[Vec<Sentence>]) -> Markup {
    html! {
        div class="table" tabindex="0" role="group" aria-label="Table" {
            table {
                @if !header.is_empty() {
                    thead { tr { @for name in header { th scope="col" { (name) } } } }
                }
                tbody {
                    @for row in rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                @if column == 0 { th scope="row" { (cell.text) } } @else { td { (cell.text) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn lead_in(lead: Option<&str>) -> Markup {
    html! { @if let Some(words) = lead { strong { (words) } " " } }
}

fn joined(sentences: &[Sentence]) -> Markup {
    html! {
        @for (number, sentence) in sentences.iter().enumerate() {
            @if number > 0 { " " }
            (sentence.text)
        }
    }
}
