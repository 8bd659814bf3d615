//! The index of a library: games by category, with a search that needs no server.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{Entry, Failure};
use crate::html::STYLE;

const POLICY: &str = "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; \
                      script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const INDEX_STYLE: &str = include_str!("index.css");
const SEARCH: &str = include_str!("search.js");

/// So many categories are found without a list of them.
const FEW: usize = 2;

/// The whole page.
pub fn index(title: &str, entries: &[Entry], failures: &[Failure]) -> String {
    let mut groups: BTreeMap<String, Vec<&Entry>> = BTreeMap::new();
    for entry in entries {
        let heading = entry.categories.iter().take(2).cloned().collect::<Vec<_>>().join(" · ");
        groups
            .entry(if heading.is_empty() { "Other games".to_owned() } else { heading })
            .or_default()
            .push(entry);
    }
    for group in groups.values_mut() {
        group.sort_by_key(|entry| entry.title.to_lowercase());
    }
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) }
                style { (PreEscaped(STYLE)) (PreEscaped(INDEX_STYLE)) }
            }
            body {
                header class="library-head" {
                    h1 { (title) }
                    p { (entries.len()) " games, each with its rules, moves, endings and pictures." }
                    // Without a script there is nothing to search with, so the script shows the field.
                    p id="search" hidden {
                        label for="query" { "Find a game" }
                        input id="query" type="search" autocomplete="off";
                        span id="count" role="status" {}
                    }
                    @if groups.len() > FEW {
                        nav class="categories" aria-label="Categories" {
                            ul {
                                @for (number, (heading, group)) in groups.iter().enumerate() {
                                    li { a href={ "#category-" (number + 1) } { (heading) } " " span class="number" { (group.len()) } }
                                }
                            }
                        }
                    }
                }
                main class="library" {
                    @for (number, (heading, group)) in groups.iter().enumerate() {
                        section class="category" id={ "category-" (number + 1) } {
                            h2 { (heading) " " span class="number" { (group.len()) } }
                            ul class="games" { @for entry in group { (card(entry)) } }
                        }
                    }
                    @if !failures.is_empty() {
                        section class="failures" {
                            h2 { "Games without a manual" }
                            ul { @for failure in failures { li { code { (failure.file) } pre tabindex="0" { (failure.reason) } } } }
                        }
                    }
                }
                footer class="colophon" { p { "Written by Ludoscribe." } }
                script { (PreEscaped(SEARCH)) }
            }
        }
    }
    .into_string()
}

fn card(entry: &Entry) -> Markup {
    let words =
        format!("{} {} {}", entry.title, entry.aliases, entry.categories.join(" ")).to_lowercase();
    html! {
        li class="game" data-words=(words) {
            a href={ (entry.folder) "/index.html" } {
                @if let Some(thumbnail) = &entry.thumbnail {
                    img src={ (entry.folder) "/" (thumbnail) } alt="" loading="lazy" width="200" height="200";
                }
                span { (entry.title) }
            }
        }
    }
}
