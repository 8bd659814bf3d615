//! The rules on the page, with figures beside the sentences that they show at work.

use english::document::{Block, Item, Section, SectionKind, Sentence};
use maud::{Markup, html};

use super::Page;
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
            section id=(self.id("rules")) aria-labelledby=(self.id("rules-heading")) {
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
        let items: Vec<Markup> = items.iter().map(|item| self.item(item, counter)).collect();
        let inside = html! { @for item in items { li { (item) } } };
        if ordered {
            html! { ol { (inside) } }
        } else {
            html! { ul { (inside) } }
        }
    }

    fn item(&self, item: &Item, counter: &mut Counter) -> Markup {
        let first = counter.pass(item.sentences.len());
        let own = first..counter.0;
        let words = html! { (lead_in(item.lead.as_deref())) (joined(&item.sentences)) };
        let below = (!item.items.is_empty()).then(|| self.list(false, &item.items, counter));
        if self.has_figures(own.clone()) {
            self.with_figures(
                own,
                html! { div { (words) @if let Some(below) = below { (below) } } },
            )
        } else {
            html! { (words) @if let Some(below) = below { (below) } }
        }
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
        html! {
            // The figures come first, so that they can float beside the words from their first line on.
            div class="beside" {
                div class="figures" {
                    @for (id, figure) in figures { (self.beside(id, figure)) }
                }
                div class="words" { (words) }
            }
        }
    }
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
