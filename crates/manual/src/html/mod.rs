//! A book as a page: one HTML document that needs no network and no script.

mod back;
mod figure;
mod front;
mod play;
mod rules;

use std::cell::RefCell;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use picture::svg::Sheet;

use crate::model::{Book, Manual, Picture};

/// The style sheet of every page.
pub const STYLE: &str = include_str!("style.css");

/// What a page may load: its own pictures and nothing else.
pub(crate) const POLICY: &str = "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// Where the pictures of a page are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Embedding {
    /// In files of their own, in a folder beside the page.
    Folder,
    /// In the page itself, where they share their drawings.
    Inside,
}

/// A page in the making.
pub(crate) struct Page<'a> {
    book: &'a Book,
    embedding: Embedding,
    /// The drawings that its pictures share.
    sheet: RefCell<Sheet>,
}

/// The whole page.
pub fn page(book: &Book, embedding: Embedding) -> String {
    let page = Page { book, embedding, sheet: RefCell::new(Sheet::new("p")) };
    let manual = &book.manual;
    let (header, body) = (page.header(), page.body());
    html! {
        (DOCTYPE)
        html lang="en" {
            (head(manual))
            body {
                a class="skip" href="#rules" { "Skip to the rules" }
                (header)
                div class="columns" {
                    (contents(manual))
                    main id="main" { (body) }
                }
                (page.footer())
                @if embedding == Embedding::Inside { (PreEscaped(page.sheet.borrow().svg())) }
            }
        }
    }
    .into_string()
}

fn head(manual: &Manual) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            meta http-equiv="Content-Security-Policy" content=(POLICY);
            meta name="description" content={ "How to play " (manual.title) };
            meta name="generator" content={ "Ludoscribe " (manual.provenance.version) };
            title { (manual.title) " – rules and manual" }
            style { (PreEscaped(STYLE)) }
        }
    }
}

/// The sections that a page has, by their anchors and headings.
fn outline(manual: &Manual) -> Vec<(String, String)> {
    let mut all = vec![];
    if !manual.rules.sections.is_empty() {
        all.push(("rules".to_owned(), "Rules".to_owned()));
    }
    let parts = [
        (!manual.endings.is_empty(), "endings", "How games end"),
        (manual.solution.is_some(), "solution", "Solved step by step"),
        (!manual.strategy.advice.is_empty(), "strategy", "Strategy"),
        (!manual.moves.is_empty(), "moves", "All moves"),
        (
            !manual.options.is_empty() || !manual.rulesets.is_empty(),
            "options",
            "Options and variants",
        ),
        (!manual.credits.is_empty(), "credits", "History and credits"),
        (!manual.notes.is_empty(), "notes", "Notes for designers"),
        (true, "provenance", "How this manual was made"),
    ];
    all.extend(
        parts
            .into_iter()
            .filter(|(present, ..)| *present)
            .map(|(_, anchor, heading)| (anchor.to_owned(), heading.to_owned())),
    );
    all
}

fn contents(manual: &Manual) -> Markup {
    html! {
        nav class="contents" aria-label="Contents" {
            h2 { "Contents" }
            ol {
                @for (anchor, heading) in outline(manual) {
                    li {
                        a href={ "#" (anchor) } { (heading) }
                        @if anchor == "rules" {
                            ol {
                                @for (number, section) in rules::shown(manual) {
                                    li { a href={ "#" (rules::anchor(number)) } { (section.heading) } }
                                }
                            }
                        }
                        @if anchor == "moves" {
                            ol {
                                @for (number, group) in manual.moves.iter().enumerate() {
                                    li { a href={ "#" (play::group_anchor(number)) } { (group.heading) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Page<'_> {
    fn manual(&self) -> &Manual {
        &self.book.manual
    }

    fn body(&self) -> Markup {
        html! {
            (self.rules())
            (self.endings())
            (self.solution())
            (self.strategy())
            (self.moves())
            (self.options())
            (self.credits())
            (self.notes())
            (self.provenance())
        }
    }

    /// A picture; the ones that are shown twice are drawn twice, but share everything.
    fn picture(&self, picture: &Picture, class: &str) -> Markup {
        if self.embedding == Embedding::Folder {
            return html! {
                div class={ "picture " (class) } {
                    img src={ "pictures/" (picture.file) } alt=(picture.alt) width=(picture.width)
                        height=(picture.height) loading="lazy" decoding="async";
                }
            };
        }
        let drawing = self.book.pictures.get(&picture.file);
        let svg = drawing.map(|drawing| drawing.svg_with(&mut self.sheet.borrow_mut()));
        html! { div class={ "picture " (class) } { @if let Some(svg) = svg { (PreEscaped(svg)) } } }
    }
}
