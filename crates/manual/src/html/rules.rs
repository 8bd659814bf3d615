//! The rules on the page, with figures beside the sentences that they show at work.

use english::document::{Block, Item, Section, SectionKind, Sentence};
use maud::{Markup, html};

use super::Page;
use super::course::{Course, Place};
use super::folded::folded_if;
use super::gallery::sentences;
use crate::model::{Figure, FigureId, Manual};

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
        let mut course = Course::default();
        let sections: Vec<(usize, &Section, Markup)> = self
            .manual()
            .rules
            .sections
            .iter()
            .enumerate()
            .map(|(number, section)| {
                course.heading();
                (number, section, self.blocks(&section.blocks, &mut course))
            })
            .collect();
        html! {
            section class="rules" id=(self.id("rules")) aria-labelledby=(self.labels("rules-heading")) {
                h2 id=(self.id("rules-heading")) { "Rules" }
                @for (number, section, blocks) in &sections {
                    @if section.kind != SectionKind::Glance {
                        section id=(self.section_id(*number)) class="rule-section" {
                            h3 { (section.heading) }
                            (blocks)
                        }
                    }
                }
            }
        }
    }

    /// Blocks in their order. The figures of a paragraph never part it from the list or table that it leads up to.
    fn blocks(&self, mut blocks: &[Block], course: &mut Course) -> Markup {
        let mut parts: Vec<Markup> = Vec::new();
        while let Some((block, rest)) = blocks.split_first() {
            blocks = rest;
            let Block::Paragraph { lead, sentences } = block else {
                parts.push(self.block(block, course));
                continue;
            };
            let figures = self.figures_of(course.pass(sentences.len()));
            let place = course.place(&figures);
            course.text(letters(sentences), 0);
            let words = html! { p { (lead_in(lead.as_deref())) (joined(sentences)) } };
            let follows = blocks.first().filter(|next| {
                !figures.is_empty() && matches!(next, Block::List { .. } | Block::Table { .. })
            });
            let more = follows.map(|next| {
                blocks = &blocks[1..];
                self.block(next, course)
            });
            let words = html! { (words) @if let Some(more) = more { (more) } };
            course.done(place);
            parts.push(self.with_figures(&figures, place, words));
        }
        html! { @for part in parts { (part) } }
    }

    fn block(&self, block: &Block, course: &mut Course) -> Markup {
        match block {
            Block::Heading { text } => {
                course.heading();
                html! { h4 { (text) } }
            }
            Block::Paragraph { .. } => self.blocks(std::slice::from_ref(block), course),
            Block::List { ordered, items } => self.list(*ordered, items, course, 1),
            Block::Table { header, rows } => {
                let figures = self.figures_of(course.pass(rows.iter().map(Vec::len).sum()));
                let place = course.place(&figures);
                let height = course.height();
                rows.iter().for_each(|row| course.text(letters(row), 0));
                if rows.len() > LOOKED_UP {
                    course.fold_from(height);
                }
                course.done(place);
                self.with_figures(&figures, place, table(header, rows))
            }
        }
    }

    fn list(&self, ordered: bool, items: &[Item], course: &mut Course, depth: usize) -> Markup {
        if ordered || depth > 1 {
            return self.plain_list(ordered, items, course, depth);
        }
        if self.are_ways(items, course) {
            return self.ways(items, course);
        }
        let runs = self.runs(items, course);
        let mut parts: Vec<Markup> = Vec::new();
        for (index, (hangs, run)) in runs.iter().enumerate() {
            if *hangs {
                parts.push(self.gallery(run, course));
                continue;
            }
            if runs.get(index + 1).is_some() {
                let mut paragraphs = Vec::new();
                run.iter().for_each(|item| lengths(item, &mut paragraphs));
                course.before_gallery(&paragraphs, depth);
            }
            parts.push(self.plain_list(ordered, run, course, depth));
        }
        html! { @for part in parts { (part) } }
    }

    fn plain_list(
        &self,
        ordered: bool,
        items: &[Item],
        course: &mut Course,
        depth: usize,
    ) -> Markup {
        // Nobody reads so much one after another.
        let folds = items.len() > LOOKED_UP && !self.shows_something(items, course);
        let height = course.height();
        let markup: Vec<Markup> = items.iter().map(|item| self.item(item, course, depth)).collect();
        let inside = html! { @for item in markup { li { (item) } } };
        let class = match longest_in_columns(items) {
            Some(..=NARROW) => Some("columns-list narrow"),
            Some(_) => Some("columns-list"),
            None => None,
        };
        let list = if ordered {
            html! { ol class=[class] { (inside) } }
        } else {
            html! { ul class=[class] { (inside) } }
        };
        if folds {
            course.fold_from(height);
        }
        folded_if(folds, html! { "List of " (items.len()) " entries" }, list)
    }

    /// Whether a figure stands beside one of the next items, or below it.
    fn shows_something(&self, items: &[Item], course: &Course) -> bool {
        let first = course.next_sentence();
        let count: usize = items.iter().map(sentences).sum();
        !self.figures_of(first..first + count).is_empty()
    }

    fn item(&self, item: &Item, course: &mut Course, depth: usize) -> Markup {
        let figures = self.figures_of(course.pass(item.sentences.len()));
        let place = course.place(&figures);
        course.text(letters(&item.sentences), depth);
        let words = html! { (lead_in(item.lead.as_deref())) (joined(&item.sentences)) };
        let below = (!item.items.is_empty()).then(|| self.below(&item.items, course, depth + 1));
        course.done(place);
        let all = html! { (words) @if let Some(below) = below { (below) } };
        if figures.is_empty() {
            all
        } else {
            self.with_figures(&figures, place, html! { div { (all) } })
        }
    }

    /// What stands below an item: lists, and paragraphs that go on after them.
    fn below(&self, items: &[Item], course: &mut Course, depth: usize) -> Markup {
        let runs = items.chunk_by(|one, other| !one.goes_on() && !other.goes_on());
        let parts: Vec<Markup> = runs
            .map(|run| match run {
                [item] if item.goes_on() => html! { div { (self.item(item, course, depth)) } },
                run => self.list(false, run, course, depth),
            })
            .collect();
        html! { @for part in parts { (part) } }
    }

    /// The figures of some sentences.
    pub(super) fn figures_of(&self, sentences: std::ops::Range<usize>) -> Vec<(FigureId, &Figure)> {
        sentences.flat_map(|sentence| self.manual().figures_beside(sentence)).collect()
    }

    /// Words with their figures.
    fn with_figures(&self, figures: &[(FigureId, &Figure)], place: Place, words: Markup) -> Markup {
        let class = match place {
            Place::Nowhere => return words,
            Place::Margin => "beside in-margin",
            Place::Row(_) => "beside in-row",
        };
        let figures = html! {
            div class="figures" { @for (id, figure) in figures { (self.beside(*id, figure)) } }
        };
        html! {
            div class=(class) {
                // In the margin they come first, so that they can float beside the words from their first line on.
                @if place == Place::Margin { (figures) }
                div class="words" { (words) }
                @if place != Place::Margin { (figures) }
            }
        }
    }
}

/// How many letters some sentences have.
pub(super) fn letters(sentences: &[Sentence]) -> usize {
    sentences.iter().map(|it| it.text.len() + 1).sum()
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
    let longest = items.iter().map(|item| letters(&item.sentences)).max()?;
    let plain = items.iter().all(|item| item.items.is_empty());
    (items.len() >= MANY && plain && longest <= SHORT).then_some(longest)
}

/// How many letters an item and all below it have, one by one.
fn lengths(item: &Item, out: &mut Vec<usize>) {
    out.push(letters(&item.sentences));
    item.items.iter().for_each(|inner| lengths(inner, out));
}

/// From so many rows on, a table of short rows is set in columns.
const LONG: usize = 14;
/// So many letters of a row are short.
const SHORT_ROW: usize = 70;
/// So many letters of a row find room in a narrow column.
const NARROW_ROW: usize = 36;

/// So many letters of a row find room in one of two columns on a phone.
const TINY_ROW: usize = 12;

/// What has more letters than this is no heading of a row.
const HEADING: usize = 26;

/// A table of more rows, or a list of more items, than this is looked up, not read: it is folded away.
const LOOKED_UP: usize = 40;

fn table(header: &[String], rows: &[Vec<Sentence>]) -> Markup {
    let widest = rows.iter().map(|row| letters(row)).max().unwrap_or(0);
    let class = if rows.len() < LONG || header.len() > 3 || widest > SHORT_ROW {
        "table"
    } else if widest > NARROW_ROW {
        "table in-columns"
    } else if widest > TINY_ROW {
        "table in-columns narrow"
    } else {
        "table in-columns tiny"
    };
    // Conditions in the first column are sentences, not headings.
    let reads = rows.iter().filter_map(|row| row.first()).any(|cell| cell.text.len() > HEADING);
    let class = if reads { format!("{class} sentences") } else { class.to_owned() };
    let short = |cell: &Sentence| (cell.text.len() <= NARROW).then_some("short");
    let table = html! {
        div class=(class) tabindex="0" role="group" aria-label="Table" {
            table {
                @if !header.is_empty() {
                    thead { tr { @for name in header { th scope="col" { (name) } } } }
                }
                tbody {
                    @for row in rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                @if column == 0 { th scope="row" { (cell.text) } } @else { td class=[short(cell)] { (cell.text) } }
                            }
                        }
                    }
                }
            }
        }
    };
    let summary = html! { "Table of " (rows.len()) " rows" };
    folded_if(rows.len() > LOOKED_UP, summary, table)
}

pub(super) fn lead_in(lead: Option<&str>) -> Markup {
    html! { @if let Some(words) = lead { strong { (words) } " " } }
}

pub(super) fn joined(sentences: &[Sentence]) -> Markup {
    html! {
        @for (number, sentence) in sentences.iter().enumerate() {
            @if number > 0 { " " }
            (sentence.text)
        }
    }
}
