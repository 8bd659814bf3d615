//! What is told beside the manual: how the last build went, and what is wrong with the description.

use ludoscribe::syntax::Severity;
use maud::{Markup, html};

use crate::build::{Finding, Quality};
use crate::workshop::View;

/// The inside of the panel.
pub fn panel(view: &View) -> Markup {
    let (errors, warnings): (Vec<&Finding>, Vec<&Finding>) =
        view.findings.iter().partition(|finding| finding.severity == Severity::Error);
    html! {
        p class={ "state " (class(view)) } role="status" { (state(view)) }
        @if view.is_broken() && view.edition.is_some() {
            p class="old" { "The manual is that of the last text without errors." }
        }
        @for (heading, findings) in [("Errors", errors), ("Warnings", warnings)] {
            @if !findings.is_empty() {
                h2 { (heading) " " span class="number" { (findings.len()) } }
                @for finding in findings {
                    // The line of the source may be wider than the panel: it can be scrolled, also with the keyboard.
                    pre class=(heading.to_lowercase()) tabindex="0" { (finding.text) }
                }
            }
        }
        @if view.is_known() && view.findings.is_empty() { p { "Nothing is wrong." } }
    }
}

fn class(view: &View) -> &'static str {
    match () {
        () if view.building => "building",
        () if view.is_broken() => "broken",
        () => "good",
    }
}

fn state(view: &View) -> String {
    let seconds = view.took.as_secs_f64();
    if view.building {
        return "Building …".to_owned();
    }
    if view.is_broken() {
        return "There are errors.".to_owned();
    }
    match view.edition.as_ref().map(|edition| edition.quality) {
        None => "Nothing built yet.".to_owned(),
        Some(Quality::Quick) if view.refining => {
            format!("Built in {seconds:.2} s; playing more thoroughly …")
        }
        Some(Quality::Quick) => format!("Built in {seconds:.2} s."),
        Some(Quality::Thorough) => format!("Up to date, played thoroughly in {seconds:.1} s."),
    }
}
