//! The page of a game: its manual beside what is wrong with its description.

use maud::{DOCTYPE, html};

use super::panel;
use crate::workshop::View;

/// What the page may load: the manual in a frame, its own script and style, and the news.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
                          frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The page as it is before the first news.
pub fn preview(name: &str, in_library: bool, view: &View) -> String {
    let title = view.edition.as_ref().map_or(name, |edition| &edition.made.title);
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " – live preview" }
                link rel="icon" href="data:,";
                link rel="stylesheet" href="/assets/preview.css";
                script src="/assets/preview.js" defer {}
            }
            body {
                main id="manual" aria-label="The manual" {
                    @if let Some(edition) = &view.edition {
                        iframe title="The manual" class="shown" src={ (edition.number) "/" } data-edition=(edition.number) {}
                    }
                    noscript { p { "Without scripts the page does not follow the file. " a href="manual" { "The manual" } } }
                }
                aside aria-label="About the description" {
                    header {
                        h1 { (title) }
                        p {
                            @if in_library { a href="/" { "All games" } " · " }
                            a href="manual" { "The manual alone" }
                        }
                    }
                    div id="panel" { (panel(view)) }
                }
            }
        }
    }
    .into_string()
}
