//! The back of the page: history, notes, and how the manual was made.

use maud::{Markup, html};

use super::Page;
use super::folded::folded_if;
use crate::links::{Piece, pieces};

/// More findings than this are folded away: a player does not need them.
const MOST_NOTES: usize = 6;

impl Page<'_> {
    /// History and thanks.
    pub(super) fn credits(&self) -> Markup {
        let credits = &self.manual().credits;
        html! {
            @if !credits.is_empty() {
                section id=(self.id("credits")) aria-labelledby=(self.labels("credits-heading")) {
                    h2 id=(self.id("credits-heading")) { "History and credits" }
                    dl class="credits" {
                        @for credit in credits {
                            div { dt { (credit.label) } dd { (linked(&credit.text)) } }
                        }
                    }
                }
            }
        }
    }

    /// Findings for the designer.
    pub(super) fn notes(&self) -> Markup {
        let notes = &self.manual().notes;
        let list = html! {
            ul {
                @for note in notes {
                    li { (note.text) @if let Some(place) = &note.place { " " code { (place) } } }
                }
            }
        };
        html! {
            @if !notes.is_empty() {
                section id=(self.id("notes")) aria-labelledby=(self.labels("notes-heading")) {
                    h2 id=(self.id("notes-heading")) { "Notes for designers" }
                    (folded_if(notes.len() > MOST_NOTES, html! { (notes.len()) " findings about the rules" }, list))
                }
            }
        }
    }

    /// How the manual was made.
    pub(super) fn provenance(&self) -> Markup {
        let made = &self.manual().provenance;
        html! {
            section id=(self.id("provenance")) aria-labelledby=(self.labels("provenance-heading")) {
                h2 id=(self.id("provenance-heading")) { "How this manual was made" }
                p {
                    "Ludoscribe " (made.version) " read " (made.description) ", told its rules in English"
                    @if made.playouts > 0 {
                        ", played " (grouped(made.playouts)) " games of " (grouped(made.moves)) " moves in all"
                        " with the seed " (made.seed) ", and drew the pictures from them"
                    }
                    "."
                }
                @if !made.command.is_empty() {
                    p { "The same manual comes from:" }
                    pre tabindex="0" { code { (made.command) } }
                }
            }
        }
    }
}

/// Text in which web addresses are links.
fn linked(text: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Link(address) => a href=(address) rel="noopener noreferrer nofollow" { (address) },
            }
        }
    }
}

/// A number with its thousands set apart.
pub(crate) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
