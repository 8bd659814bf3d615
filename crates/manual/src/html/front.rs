//! The front of the page: name, the box "at a glance", and the start of the game.

use maud::{Markup, html};

use super::Page;
use super::folded::folded;
use crate::compose::ABOUT;
use crate::model::Picture;

/// What invites to a game takes no more letters than this: the board is to stay on the first screen of a phone.
const INVITING: usize = 220;

/// The first position is so many letters high at most.
const SETUP: f64 = 33.0;

impl Page<'_> {
    /// The name of the game, its facts and its first position.
    pub(super) fn header(&self) -> Markup {
        let manual = self.manual();
        html! {
            header class="masthead" {
                div class="name" {
                    @if !manual.categories.is_empty() {
                        p class="kicker" { (manual.categories.join(" · ")) }
                    }
                    @if self.prefix.is_empty() {
                        h1 { (manual.title) }
                    } @else {
                        h2 class="chapter-name" id=(self.id("name")) { (manual.title) }
                    }
                    @if let Some(variant) = &manual.variant {
                        p class="variant" { (variant) }
                    }
                    @if let Some(about) = self.invitation() {
                        p class="about" { (about) }
                    }
                }
                @if let Some(setup) = &manual.setup {
                    figure class="setup" {
                        (self.picture_up_to(setup, "setup", Some(SETUP)))
                        figcaption {
                            @if manual.chapters.is_empty() { "The start of the game" } @else { "The start of the first game" }
                        }
                    }
                }
                @if manual.key.is_some() || manual.names.is_some() {
                    div class="keys" {
                        @if let Some(key) = &manual.key {
                            (self.key(key, "The pieces and their names", "The pieces"))
                        }
                        @if let Some(names) = &manual.names {
                            @let label = "The board and the names of its places";
                            (folded(html! { (label) }, &self.key(names, label, "The names of all places")))
                        }
                    }
                }
                @if !manual.glance.is_empty() {
                    section class="glance" aria-label={ (manual.title) " at a glance" } {
                        dl {
                            @for fact in &manual.glance {
                                div { dt { (fact.label) } dd { (fact.value) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A wide picture of names. On a phone it is moved under the finger: made as narrow, its names could not be read.
    fn key(&self, picture: &Picture, label: &str, caption: &str) -> Markup {
        html! {
            figure class="key" {
                div class="moved" tabindex="0" role="group" aria-label=(label) {
                    (self.picture(picture, "key"))
                }
                figcaption { (caption) }
            }
        }
    }

    /// What the game is, in the first words of those who described it.
    fn invitation(&self) -> Option<String> {
        let about = self.manual().credits.iter().find(|credit| credit.label == ABOUT)?;
        opening(&about.text)
    }

    /// The foot of the page.
    pub(super) fn footer(&self) -> Markup {
        html! {
            footer class="colophon" {
                p { "Written by Ludoscribe " (self.manual().provenance.version) " from the description of the game." }
            }
        }
    }
}

/// The first sentences of a text, as many as invite; nothing if even the first is long or unfinished.
fn opening(text: &str) -> Option<String> {
    let ends = text.char_indices().filter(|(at, sign)| {
        let mut rest = text[at + sign.len_utf8()..].chars();
        let next = rest.next();
        // A point within a number or after an initial ends nothing.
        let before = text[..*at].chars().rev().take_while(|it| it.is_alphanumeric()).count();
        matches!(sign, '.' | '!' | '?')
            && before > 2
            && (next.is_none() || next.is_some_and(char::is_whitespace))
    });
    let fits = ends.map(|(at, sign)| at + sign.len_utf8()).take_while(|end| *end <= INVITING);
    fits.last().map(|end| text[..end].trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_whole_sentences_and_short() {
        let text = "Senet was played in Egypt, from c. 3100 on. It is a race.";
        assert_eq!(opening(text).as_deref(), Some(text));
        let long = format!("Go is old. {} It ends.", "It is played on a large board ".repeat(9));
        assert_eq!(opening(&long).as_deref(), Some("Go is old."));
        assert_eq!(opening(&"It is played on a large board ".repeat(9)), None);
        assert_eq!(opening(""), None);
    }
}
