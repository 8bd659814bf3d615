//! What is folded away until a reader asks for it: it opens without a script, opens by itself where a link leads into it, and is
//! printed unfolded.

use maud::{Markup, html};

/// A long part of the page behind a line that says what it is.
pub(super) fn folded(summary: Markup, body: &Markup) -> Markup {
    html! {
        details class="folded" {
            summary { (summary) }
            (body)
        }
    }
}

/// The same where it is folded only if there is much of it.
pub(super) fn folded_if(much: bool, summary: Markup, body: Markup) -> Markup {
    if much { folded(summary, &body) } else { body }
}
