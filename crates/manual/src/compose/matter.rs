//! What a description says of itself: options, rulesets, history and credits.

use english::variants::{Group, RULESETS, Variant};
use language::metadata::{InfoItem, Metadata};
use syntax::Description;

use super::words::capital;
use crate::links;
use crate::model::{Choice, Credit, Manual, OptionGroup, Provenance, Ruleset};

/// A manual with everything that comes from the description without its rules.
pub fn front_and_back(
    title: &str,
    description: &Description,
    metadata: Option<&Metadata>,
    variants: &[Group],
    provenance: Provenance,
) -> Manual {
    let mut manual = Manual {
        title: title.to_owned(),
        variant: variant(description),
        options: options(description, variants),
        rulesets: rulesets(description, variants),
        provenance,
        ..Manual::default()
    };
    for item in metadata
        .and_then(|metadata| metadata.info.as_ref())
        .iter()
        .flat_map(|info| info.items.iter())
    {
        if let InfoItem::Classification(it) = item
            && manual.categories.is_empty()
        {
            manual.categories = categories(&it.classification);
        }
        manual.credits.extend(credit(item));
    }
    manual
}

/// Which variant this is, where the description knows several.
fn variant(description: &Description) -> Option<String> {
    let chosen: Vec<String> = description
        .options
        .iter()
        .filter(|category| category.items.len() > 1)
        .map(|category| format!("{}: {}", category.heading, category.chosen().name))
        .collect();
    let ruleset = description.ruleset.and_then(|index| description.rulesets.get(index));
    match (ruleset, chosen.is_empty()) {
        (Some(ruleset), _) => Some(ruleset_title(ruleset).to_owned()),
        (None, false) => Some(chosen.join(" · ")),
        (None, true) => None,
    }
}

/// The name of a ruleset without the word that all of them begin with.
pub fn ruleset_title(ruleset: &syntax::Ruleset) -> &str {
    ruleset.name.strip_prefix("Ruleset/").unwrap_or(&ruleset.name)
}

fn options(description: &Description, variants: &[Group]) -> Vec<OptionGroup> {
    let groups = description.options.iter().filter(|category| category.items.len() > 1);
    groups
        .map(|category| OptionGroup {
            heading: category.heading.clone(),
            choices: category
                .items
                .iter()
                .enumerate()
                .map(|(index, item)| Choice {
                    name: item.name.clone(),
                    description: item.description.clone(),
                    chosen: index == category.chosen,
                    changes: changes(variants, &category.heading, &item.name),
                })
                .collect(),
        })
        .collect()
}

fn rulesets(description: &Description, variants: &[Group]) -> Vec<Ruleset> {
    description
        .rulesets
        .iter()
        .enumerate()
        .map(|(index, ruleset)| Ruleset {
            name: ruleset_title(ruleset).to_owned(),
            options: ruleset.options.clone(),
            chosen: description.ruleset == Some(index),
            changes: changes(variants, RULESETS, ruleset_title(ruleset)),
        })
        .collect()
}

/// What a choice changes; nothing where it is the one of this manual.
fn changes(variants: &[Group], heading: &str, name: &str) -> Vec<String> {
    let group = variants.iter().find(|group| group.heading == heading);
    let variant = group.and_then(|group| group.variants.iter().find(|it| it.name == name));
    variant.map(Variant::words).unwrap_or_default()
}

/// `board/space/line` as words from the widest to the narrowest.
fn categories(classification: &str) -> Vec<String> {
    let parts = classification.split('/').map(str::trim).filter(|part| !part.is_empty());
    // Capitals within a word are marks of the library's keepers, not categories.
    let is_word = |part: &&str| !part.chars().skip(1).any(char::is_uppercase);
    parts.filter(is_word).map(|part| capital(&part.replace('_', " "))).collect()
}

/// A date as people write it: years before the common era are counted backwards, those of three digits are said to be years.
fn date(written: &str) -> String {
    let written = written.trim();
    match (written.strip_prefix('-'), written.parse::<i64>()) {
        (Some(_), Ok(year)) if year < 0 => format!("{} BCE", -year),
        (None, Ok(year)) if (1..1000).contains(&year) => format!("{year} CE"),
        _ => written.to_owned(),
    }
}

/// What the history of a game begins with.
pub const ABOUT: &str = "About the game";

fn credit(item: &InfoItem) -> Option<Credit> {
    let (label, text) = match item {
        InfoItem::Description(it) => (ABOUT, it.description.to_string()),
        InfoItem::Aliases(it) => ("Also known as", it.aliases.join(", ")),
        InfoItem::Author(it) => ("Author", it.author.to_string()),
        InfoItem::Publisher(it) => ("Publisher", it.publisher.to_string()),
        InfoItem::Date(it) => ("Date", date(&it.date)),
        InfoItem::Origin(it) => ("Origin", it.origin.to_string()),
        InfoItem::Rules(it) => ("The rules in the author's words", it.rules.to_string()),
        InfoItem::Source(it) => ("Source", it.source.to_string()),
        InfoItem::Credit(it) => ("Credit", it.credit.to_string()),
        InfoItem::Version(_) | InfoItem::Id(_) | InfoItem::Classification(_) => return None,
    };
    let text = links::plain(&text);
    (!text.is_empty()).then(|| Credit { label: label.to_owned(), text })
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn old_years_are_said_to_be_years() {
        assert_eq!(date("-0500"), "500 BCE");
        assert_eq!(date("0850"), "850 CE");
        assert_eq!(date("1889"), "1889");
        assert_eq!(date("25-04-2020"), "25-04-2020");
        assert_eq!(date("-3100 or so"), "-3100 or so");
    }
}
