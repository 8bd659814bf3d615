//! The front of the page: name, the box "at a glance", and the start of the game.

use maud::{Markup, html};

use super::Page;

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
                }
                @if let Some(setup) = &manual.setup {
                    figure class="setup" {
                        (self.picture(setup, "setup"))
                        figcaption {
                            @if manual.chapters.is_empty() { "The start of the game" } @else { "The start of the first game" }
                        }
                    }
                }
                @if let Some(key) = &manual.key {
                    figure class="key" {
                        (self.picture(key, "key"))
                        figcaption { "The pieces" }
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

    /// The foot of the page.
    pub(super) fn footer(&self) -> Markup {
        html! {
            footer class="colophon" {
                p { "Written by Ludoscribe " (self.manual().provenance.version) " from the description of the game." }
            }
        }
    }
}
