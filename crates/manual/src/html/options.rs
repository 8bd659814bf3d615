//! The choices that a description offers, and the named sets of them.

use maud::{Markup, html};

use super::Page;
use crate::model::{Choice, Ruleset};

/// From so many on, what this manual is not about is folded away.
const MANY: usize = 6;

/// So many of those are named before they are unfolded.
const NAMED: usize = 5;

/// A choice with what is said of it.
struct Row<'a> {
    name: &'a str,
    text: String,
    chosen: bool,
    changes: &'a [String],
}

impl Page<'_> {
    /// What can be chosen.
    pub(super) fn options(&self) -> Markup {
        let manual = self.manual();
        html! {
            @if !manual.options.is_empty() || !manual.rulesets.is_empty() {
                section id=(self.id("options")) aria-labelledby=(self.labels("options-heading")) {
                    h2 id=(self.id("options-heading")) { "Options and variants" }
                    @for group in &manual.options {
                        h3 { (group.heading) }
                        (choices(&group.choices.iter().map(row_of_choice).collect::<Vec<_>>()))
                    }
                    @if !manual.rulesets.is_empty() {
                        h3 { "Rulesets" }
                        (choices(&manual.rulesets.iter().map(row_of_ruleset).collect::<Vec<_>>()))
                    }
                }
            }
        }
    }
}

fn row_of_choice(choice: &Choice) -> Row<'_> {
    Row {
        name: &choice.name,
        text: choice.description.clone(),
        chosen: choice.chosen,
        changes: &choice.changes,
    }
}

fn row_of_ruleset(ruleset: &Ruleset) -> Row<'_> {
    // "Board/Large" is the choice "Large" of "Board".
    let choices: Vec<String> = ruleset.options.iter().map(|it| it.replacen('/', ": ", 1)).collect();
    Row {
        name: &ruleset.name,
        text: choices.join("; "),
        chosen: ruleset.chosen,
        changes: &ruleset.changes,
    }
}

/// Rows of choices. Those that say the same of different names are told by their names alone; many are folded away.
fn choices(rows: &[Row<'_>]) -> Markup {
    let others: Vec<&Row<'_>> = rows.iter().filter(|row| !row.chosen).collect();
    if rows.len() < MANY {
        return list(&rows.iter().collect::<Vec<_>>());
    }
    let chosen: Vec<&Row<'_>> = rows.iter().filter(|row| row.chosen).collect();
    let names =
        |few: usize| others.iter().take(few).map(|row| row.name).collect::<Vec<_>>().join(", ");
    html! {
        @if !chosen.is_empty() { (list(&chosen)) }
        @if are_alike(rows) {
            p class="also" {
                "Also: " (names(others.len())) "."
                @for change in others.iter().take(1).flat_map(|row| row.changes) { " " (change) }
            }
        } @else {
            details {
                summary {
                    (others.len()) " more: " (names(NAMED)) @if others.len() > NAMED { " …" }
                }
                (list(&others))
            }
        }
    }
}

fn list(rows: &[&Row<'_>]) -> Markup {
    html! {
        dl class="choices" {
            @for row in rows {
                div class=[row.chosen.then_some("chosen")] {
                    dt { (row.name) @if row.chosen { " " span class="tag" { "in this manual" } } }
                    dd { (row.text) }
                    @if !row.changes.is_empty() {
                        dd class="changes" {
                            ul { @for change in row.changes { li { (change) } } }
                        }
                    }
                }
            }
        }
    }
}

/// Whether all rows say the same but for their names and numbers, and change the same.
fn are_alike(rows: &[Row<'_>]) -> bool {
    let frame = |row: &Row<'_>| -> String {
        let text = row.text.replace(row.name, "");
        text.chars().filter(|sign| !sign.is_ascii_digit()).collect::<String>().to_lowercase()
    };
    let mut frames = rows.iter().map(frame);
    let first = frames.next();
    let mut changes = rows.iter().filter(|row| !row.chosen).map(|row| row.changes);
    let change = changes.next();
    frames.all(|other| Some(&other) == first.as_ref()) && changes.all(|other| Some(other) == change)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_sizes_are_one_line() {
        let names: Vec<String> = (3..12).map(|size| format!("{size}x{size}")).collect();
        let row = |name: &'_ String| format!("Played on {name} squares.");
        let sizes = names.iter().map(|name| Row {
            name,
            text: row(name),
            chosen: name == "5x5",
            changes: &[],
        });
        let sizes: Vec<Row<'_>> = sizes.collect();
        let page = choices(&sizes).into_string();
        assert_eq!(page.matches("Played on").count(), 1, "{page}");
        assert!(page.contains("Also: 3x3, 4x4, 6x6"), "{page}");
        let mut other = sizes;
        other.push(Row {
            name: "Round",
            text: "The board is a circle.".into(),
            chosen: false,
            changes: &[],
        });
        let page = choices(&other).into_string();
        assert!(page.contains("<details>") && page.contains("9 more: 3x3"), "{page}");
        assert_eq!(page.matches("Played on").count(), 9, "nothing is lost");
    }

    #[test]
    fn few_stand_open_and_paths_are_words() {
        let ruleset = Ruleset {
            name: "Old".to_owned(),
            options: vec!["Board/Large".to_owned(), "Dice/Two".to_owned()],
            chosen: false,
            changes: vec!["Added: “Throw twice.”".to_owned()],
        };
        let page = choices(&[row_of_ruleset(&ruleset)]).into_string();
        assert!(page.contains("Board: Large; Dice: Two") && !page.contains("details"), "{page}");
        assert!(page.contains("<li>Added: “Throw twice.”</li>"), "{page}");
    }
}
