//! Which items are in use, and their values put into the text.

use super::Category;
use crate::diagnostic::Diagnostic;
use crate::nearest::nearest;
use crate::read::Selection;
use crate::ruleset::Ruleset;
use crate::text::Text;

/// Sets the chosen item of each category. What is selected by name goes before what a ruleset asks for.
///
/// Says which ruleset is in use: the selected one, or else the first whose options are all chosen.
pub(crate) fn choose(
    categories: &mut [Category],
    rulesets: &[Ruleset],
    selection: &Selection,
    problems: &mut Vec<Diagnostic>,
) -> Option<usize> {
    let selected = selection.ruleset.as_ref().and_then(|name| {
        let found = rulesets.iter().position(|ruleset| ruleset.is_called(name));
        if found.is_none() {
            let names = rulesets.iter().map(|ruleset| ruleset.name.as_str());
            problems.push(unknown("ruleset", name, names));
        }
        found
    });
    if let Some(ruleset) = selected.map(|index| &rulesets[index]) {
        for name in &ruleset.options {
            if !select(categories, name) {
                let message = format!(
                    "the ruleset \"{}\" asks for an option that does not exist",
                    ruleset.name
                );
                let warning = Diagnostic::warning(message).at(ruleset.span, format!("\"{name}\""));
                problems.push(warning);
            }
        }
    }
    for name in &selection.options {
        if !select(categories, name) {
            let names: Vec<String> = full_names(categories).collect();
            problems.push(unknown("option", name, names.iter().map(String::as_str)));
        }
    }
    selected.or_else(|| {
        let active = |name: &String| {
            categories.iter().any(|category| category.full_name(category.chosen) == *name)
        };
        rulesets
            .iter()
            .position(|ruleset| !ruleset.options.is_empty() && ruleset.options.iter().all(active))
    })
}

fn select(categories: &mut [Category], name: &str) -> bool {
    for category in categories {
        let found = (0..category.items.len()).find(|item| category.full_name(*item) == name);
        if let Some(item) = found {
            category.chosen = item;
            return true;
        }
    }
    false
}

fn full_names(categories: &[Category]) -> impl Iterator<Item = String> {
    categories
        .iter()
        .flat_map(|category| (0..category.items.len()).map(|item| category.full_name(item)))
}

fn unknown<'a>(what: &str, name: &str, names: impl Iterator<Item = &'a str>) -> Diagnostic {
    let names: Vec<&str> = names.collect();
    let problem = Diagnostic::error(format!("this game has no {what} \"{name}\""));
    match nearest(name, names.iter().copied()) {
        Some(near) => problem.help(format!("did you mean \"{near}\"?")),
        None if names.is_empty() => problem.help(format!("it has no {what}s at all")),
        None => problem.help(format!(
            "it has: {}",
            names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
        )),
    }
}

/// Puts the values of the chosen items in place of the markers, one category after the other.
pub(crate) fn substitute(mut text: Text, categories: &[Category]) -> Result<Text, Diagnostic> {
    for category in categories {
        let values = &category.chosen().values;
        // Recorded behaviour: an item without values ends the substitution.
        let Some(first) = values.first() else { break };
        let markers =
            category.arguments.iter().map(|argument| format!("<{}:{argument}>", category.tag));
        let markers = markers.zip(values).chain([(format!("<{}>", category.tag), first)]);
        for (marker, value) in markers {
            text = text.replace_all(marker.as_bytes(), &value.0).ok_or_else(|| {
                Diagnostic::error(format!(
                    "the option \"{}\" puts in too much text",
                    category.heading
                ))
                .at(category.chosen().span, "this item is too long for so many markers")
            })?;
        }
    }
    Ok(text)
}

/// The names that `useFor` may ask about.
pub(crate) struct Choices {
    names: Vec<String>,
    in_use: Vec<String>,
}

impl Choices {
    pub(crate) fn new(
        categories: &[Category],
        rulesets: &[Ruleset],
        ruleset: Option<usize>,
    ) -> Choices {
        let names = full_names(categories)
            .chain(rulesets.iter().map(|ruleset| ruleset.name.clone()))
            .collect();
        let ruleset = ruleset.map(|index| rulesets[index].name.clone());
        let in_use = categories
            .iter()
            .map(|category| category.full_name(category.chosen))
            .chain(ruleset)
            .collect();
        Choices { names, in_use }
    }

    pub(crate) fn known(&self, name: &str) -> bool {
        self.names.iter().any(|other| other == name)
    }

    pub(crate) fn in_use(&self, name: &str) -> bool {
        self.in_use.iter().any(|other| other == name)
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }
}
