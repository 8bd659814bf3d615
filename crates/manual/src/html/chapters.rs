//! The games of a match, each with its own chapter.

use maud::{Markup, html};

use super::Page;
use crate::model::Manual;

impl Page<'_> {
    /// All chapters.
    pub(super) fn chapters(&self) -> Markup {
        let chapters = &self.manual().chapters;
        html! {
            @if !chapters.is_empty() {
                section id=(self.id("games")) aria-labelledby=(self.labels("games-heading")) {
                    h2 id=(self.id("games-heading")) { "The games" }
                    @for (number, manual) in chapters.iter().enumerate() {
                        (self.chapter(number, manual).whole())
                    }
                }
            }
        }
    }

    /// The chapters in the contents, each with its main parts.
    pub(super) fn chapter_items(&self) -> Markup {
        html! {
            ol {
                @for (number, manual) in self.manual().chapters.iter().enumerate() {
                    @let page = self.chapter(number, manual);
                    li { a href={ "#" (page.id("game")) } { (manual.title) } }
                }
            }
        }
    }

    /// A page for the manual of one game, which shares the sheet of this one.
    fn chapter<'b>(&'b self, number: usize, manual: &'b Manual) -> Page<'b> {
        Page {
            book: self.book,
            manual,
            prefix: format!("{}game-{}-", self.prefix, number + 1),
            embedding: self.embedding,
            sheet: self.sheet,
        }
    }

    fn whole(&self) -> Markup {
        html! {
            article class="chapter" id=(self.id("game")) {
                (self.header())
                (self.rules())
                (self.solution())
                (self.endings())
                (self.strategy())
                (self.moves())
                (self.notes())
            }
        }
    }
}
