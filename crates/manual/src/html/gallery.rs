//! Items of a list that are little more than a name and a figure, such as the ways of the pieces: they stand side by side, each below
//! its figure, as in a gallery.

use english::document::Item;
use maud::{Markup, html};

use super::Page;
use super::course::Course;
use super::figure::needs_room;
use super::rules::{joined, lead_in, letters};

/// An item of more letters than this is read better as a paragraph.
const SHORT: usize = 240;
/// So many of them at least make a gallery.
const LEAST: usize = 2;

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

    /// Whether an item is short and has one small figure.
    fn is_short(&self, item: &Item, at: usize) -> bool {
        let figures = self.figures_of(at..at + item.sentences.len());
        let one = matches!(figures.as_slice(), [(_, figure)] if !needs_room(figure));
        one && item.lead.is_some() && item.items.is_empty() && letters(&item.sentences) <= SHORT
    }

    /// Items side by side, each below its figure.
    pub(super) fn gallery(&self, items: &[Item], course: &mut Course) -> Markup {
        course.gallery(items.len());
        html! {
            ul class=(if leaves_one(items.len()) { "gallery by-three" } else { "gallery" }) {
                @for item in items {
                    @let figures = self.figures_of(course.pass(item.sentences.len()));
                    @let words = html! { p { (lead_in(item.lead.as_deref())) (joined(&item.sentences)) } };
                    li { @for (id, figure) in &figures { (self.beside_with(*id, figure, &words)) } }
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
fn sentences(item: &Item) -> usize {
    item.sentences.len() + item.items.iter().map(sentences).sum::<usize>()
}
