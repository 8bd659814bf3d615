//! Items of a list that are little more than a name and a figure, such as the ways of the pieces: they stand side by side, each below
//! its figure, as in a gallery. So do the ways of one piece, where each is told in a few words and has a figure.

use english::document::Item;
use maud::{Markup, html};

use super::Page;
use super::course::Course;
use super::figure::needs_room;
use super::rules::{joined, lead_in, letters};

/// An item of more letters than this is read better as a paragraph.
const SHORT: usize = 240;
/// Without a name it has to be shorter still.
const WAY: usize = 150;
/// So many of them at least make a gallery.
const LEAST: usize = 2;

/// So many are an army: they hang closer together, and what a single picture happens to show is not told.
const ARMY: usize = 24;

/// Items that follow each other, and whether they hang side by side.
pub(super) type Run<'a> = (bool, &'a [Item]);

impl Page<'_> {
    /// The items of a list in runs of those that hang side by side and those that do not; the course is at the first of them.
    pub(super) fn runs<'a>(&self, items: &'a [Item], course: &Course) -> Vec<Run<'a>> {
        let mut at = course.next_sentence();
        let mut hang: Vec<bool> = Vec::new();
        for item in items {
            hang.push(self.is_short(item, at));
            at += sentences(item);
        }
        let mut runs: Vec<Run<'a>> = Vec::new();
        let mut from = 0;
        while from < items.len() {
            let alike = hang[from..].iter().take_while(|it| **it == hang[from]).count();
            // What hangs alone is an item like the others.
            let hangs = hang[from] && alike >= LEAST;
            let run = &items[from..from + alike];
            match runs.last_mut() {
                Some((false, before)) if !hangs => {
                    *before = &items[from - before.len()..from + alike]
                }
                _ => runs.push((hangs, run)),
            }
            from += alike;
        }
        runs
    }

    /// Whether an item has a name, is short and has one small figure.
    fn is_short(&self, item: &Item, at: usize) -> bool {
        item.lead.is_some() && letters(&item.sentences) <= SHORT && self.has_one_figure(item, at)
    }

    /// Whether an item has one small figure and nothing below it.
    fn has_one_figure(&self, item: &Item, at: usize) -> bool {
        let figures = self.figures_of(at..at + item.sentences.len());
        let one = matches!(figures.as_slice(), [(_, figure)] if !needs_room(figure));
        one && item.items.is_empty()
    }

    /// Whether items are the ways of one piece or rule: all are told in a few words, and each has a figure. Otherwise one would
    /// have to look for those that stand elsewhere.
    pub(super) fn are_ways(&self, items: &[Item], course: &Course) -> bool {
        let mut at = course.next_sentence();
        let is_way = |item: &Item| {
            let first = at;
            at += sentences(item);
            item.lead.is_none()
                && letters(&item.sentences) <= WAY
                && self.has_one_figure(item, first)
        };
        items.len() >= LEAST && items.iter().all(is_way)
    }

    /// The ways of one piece side by side, in the text.
    pub(super) fn ways(&self, items: &[Item], course: &mut Course) -> Markup {
        course.ways(items.len());
        self.hang("gallery ways", items, course, false)
    }

    /// Items side by side, each below its figure.
    pub(super) fn gallery(&self, items: &[Item], course: &mut Course) -> Markup {
        course.gallery(items.len());
        let army = items.len() >= ARMY;
        let class = match items.len() {
            ARMY.. => "gallery dense",
            few if leaves_one(few) => "gallery by-three",
            _ => "gallery",
        };
        self.hang(class, items, course, army)
    }

    /// Items below their figures; those of an army have no captions.
    fn hang(&self, class: &str, items: &[Item], course: &mut Course, army: bool) -> Markup {
        html! {
            ul class=(class) {
                @for item in items {
                    @let figures = self.figures_of(course.pass(item.sentences.len()));
                    @let words = html! { (lead_in(item.lead.as_deref())) (joined(&item.sentences)) };
                    li {
                        @for (id, figure) in &figures {
                            @if army {
                                (self.beside_saying(*id, figure, &words))
                            } @else {
                                (self.beside_with(*id, figure, &html! { p { (words) } }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether the last line of four would hold one or two alone, though lines of three would be better filled.
fn leaves_one(items: usize) -> bool {
    let blank = |line: usize| (line - items % line) % line;
    blank(3) < blank(4) || items < 4
}

/// How many sentences an item has with all below it.
pub(super) fn sentences(item: &Item) -> usize {
    item.sentences.len() + item.items.iter().map(sentences).sum::<usize>()
}
