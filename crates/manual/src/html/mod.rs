//! A book as a page: one HTML document that needs no network and no script.

mod back;
mod chapters;
mod course;
mod figure;
mod folded;
mod front;
mod gallery;
mod options;
mod play;
mod rules;

pub(crate) use play::endings_heading;

use std::cell::RefCell;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use picture::svg::Sheet;

use crate::model::{Book, Manual, Picture};

/// The style sheet of every page.
pub const STYLE: &str = include_str!("style.css");

/// What a page may load: its own pictures and nothing else.
pub(crate) const POLICY: &str = "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// A picture is drawn so many times as large as its own units at most.
const LARGEST: f64 = 1.25;
/// More groups of moves than this are listed where they begin: in the contents they would bury everything else.
const MOST_LISTED: usize = 24;
/// No picture of a page is wider than so many pixels.
const WIDEST: f64 = 640.0;

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
    /// The manual that is told: that of the book, or that of a game of a match.
    manual: &'a Manual,
    /// What all anchors begin with, so that those of chapters do not clash.
    prefix: String,
    embedding: Embedding,
    /// The drawings that its pictures share.
    sheet: &'a RefCell<Sheet>,
}

/// The whole page.
pub fn page(book: &Book, embedding: Embedding) -> String {
    let manual = &book.manual;
    let sheet = RefCell::new(Sheet::new("p"));
    let page = Page { book, manual, prefix: String::new(), embedding, sheet: &sheet };
    let (header, body) = (page.header(), page.body());
    html! {
        (DOCTYPE)
        html lang="en" {
            (head(manual))
            body {
                a class="skip" href="#rules" { "Skip to the rules" }
                (header)
                div class="columns" {
                    (page.contents())
                    main id="main" { (body) }
                }
                (page.footer())
                @if embedding == Embedding::Inside { (PreEscaped(sheet.borrow().svg())) }
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
        (!manual.chapters.is_empty(), "games", "The games"),
        (manual.solution.is_some(), "solution", "Solved step by step"),
        (!manual.endings.is_empty(), "endings", play::endings_heading(manual)),
        (!manual.strategy.is_empty(), "strategy", "Strategy"),
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

impl Page<'_> {
    fn manual(&self) -> &Manual {
        self.manual
    }

    /// The anchor of a part of the page.
    fn id(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    /// What a section is labelled by: its heading, in a chapter after the name of its game, so that no two are called alike.
    fn labels(&self, heading: &str) -> String {
        match self.prefix.as_str() {
            "" => heading.to_owned(),
            _ => format!("{} {}", self.id("name"), self.id(heading)),
        }
    }

    fn contents(&self) -> Markup {
        html! {
            nav class="contents" aria-label="Contents" {
                h2 { "Contents" }
                ol { (self.outline_items()) }
            }
        }
    }

    /// The sections of the manual as items of a list; the games of a match come with theirs.
    fn outline_items(&self) -> Markup {
        let manual = self.manual();
        html! {
            @for (anchor, heading) in outline(manual) {
                li {
                    a href={ "#" (self.id(&anchor)) } { (heading) }
                    @if anchor == "rules" {
                        ol {
                            @for (number, section) in rules::shown(manual) {
                                li { a href={ "#" (self.section_id(number)) } { (section.heading) } }
                            }
                        }
                    }
                    @if anchor == "moves" && manual.moves.len() <= MOST_LISTED {
                        ol { (self.group_items()) }
                    }
                    @if anchor == "games" { (self.chapter_items()) }
                }
            }
        }
    }

    /// The groups of moves as items of a list.
    fn group_items(&self) -> Markup {
        html! {
            @for (number, group) in self.manual().moves.iter().enumerate() {
                li { a href={ "#" (self.group_id(number)) } { (group.heading) } }
            }
        }
    }

    fn body(&self) -> Markup {
        html! {
            (self.rules())
            (self.chapters())
            (self.solution())
            (self.endings())
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
        self.picture_up_to(picture, class, None)
    }

    /// A picture that is so many times the size of a letter high at most.
    fn picture_up_to(&self, picture: &Picture, class: &str, height: Option<f64>) -> Markup {
        let ratio = f64::from(picture.width) / f64::from(picture.height.max(1));
        let within = height.map(|height| format!("max-width:{:.1}rem", height * ratio));
        if self.embedding == Embedding::Folder {
            return html! {
                div class={ "picture " (class) } style=[within] {
                    img src={ "pictures/" (picture.file) } alt=(picture.alt) width=(picture.width)
                        height=(picture.height) loading="lazy" decoding="async";
                }
            };
        }
        let drawing = self.book.pictures.get(&picture.file);
        let svg = drawing.map(|drawing| drawing.svg_with(&mut self.sheet.borrow_mut()));
        // A few large places would make everything around them large too.
        let most = f64::from(picture.width) * LARGEST;
        let style = match (most < WIDEST, height) {
            (true, Some(height)) => {
                Some(format!("max-width:min({most:.0}px,{:.1}rem)", height * ratio))
            }
            (true, None) => Some(format!("max-width:{most:.0}px")),
            (false, _) => within,
        };
        html! {
            div class={ "picture " (class) } style=[style] {
                @if let Some(svg) = svg { (PreEscaped(svg)) }
            }
        }
    }
}
