//! The other variants of a game: every choice of its options and its rulesets, compared with the one at hand.

use english::Told;
use english::variants::{Difference, Group, RULESETS, Variant};
use language::Root;
use manual::compose::ruleset_title;
use syntax::{Ruleset, Selection};

use crate::{Error, Game, Reader};

impl Game {
    /// What each other choice changes: of every option by itself, then the rulesets. A match has no rules to be compared.
    pub fn variants(&self) -> Vec<Group> {
        let description = self.description();
        let has_options = description.options.iter().any(|category| category.items.len() > 1);
        let has_rulesets = !description.rulesets.is_empty();
        if matches!(self.root(), Root::Match(_)) || !(has_options || has_rulesets) {
            return vec![];
        }
        let told = self.told();
        let full = |heading: &str, item: &str| format!("{heading}/{item}");
        let chosen: Vec<(&str, String)> = description
            .options
            .iter()
            .map(|category| {
                (category.heading.as_str(), full(&category.heading, &category.chosen().name))
            })
            .collect();
        let mut groups = Vec::new();
        for category in description.options.iter().filter(|category| category.items.len() > 1) {
            let others =
                category.items.iter().enumerate().filter(|(index, _)| *index != category.chosen);
            let variant = |name: &str| {
                // All other options stay as they are.
                let same = chosen.iter().filter(|(heading, _)| *heading != category.heading);
                let mut options: Vec<String> = same.map(|(_, option)| option.clone()).collect();
                options.push(full(&category.heading, name));
                self.variant(name, Selection { options, ruleset: None }, &told)
            };
            let variants = others.map(|(_, item)| variant(&item.name)).collect();
            groups.push(Group { heading: category.heading.clone(), variants });
        }
        let others = description.rulesets.iter().enumerate();
        let others = others.filter(|(index, _)| description.ruleset != Some(*index));
        let variant = |ruleset: &Ruleset| {
            let selection = Selection { options: vec![], ruleset: Some(ruleset.name.clone()) };
            self.variant(ruleset_title(ruleset), selection, &told)
        };
        let variants: Vec<Variant> = others.map(|(_, ruleset)| variant(ruleset)).collect();
        if !variants.is_empty() {
            groups.push(Group { heading: RULESETS.to_owned(), variants });
        }
        groups
    }

    fn variant(&self, name: &str, selection: Selection, told: &Told) -> Variant {
        let other = self.with(selection).map_err(|error| first_line(&error));
        let difference = other.map(|other| Difference::between(told, &other.told()));
        Variant { name: name.to_owned(), difference }
    }

    /// The same description with other choices.
    fn with(&self, selection: Selection) -> Result<Game, Error> {
        Reader { selection, definitions: self.folders().to_vec() }.game(self.origin())
    }
}

/// A message without the lines that show its place.
fn first_line(error: &Error) -> String {
    error.to_string().lines().next().unwrap_or_default().to_owned()
}
