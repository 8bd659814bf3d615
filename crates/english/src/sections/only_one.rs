//! A piece that is the only one of its kind in the game needs no owner: "the jarl" for "the Defenders' jarl".

use crate::document::{Block, Document, Item, SectionKind};
use crate::facts::number_of;
use crate::realise::{capitalised, plural};
use crate::teller::Teller;

impl Teller<'_> {
    /// Leaves out whose the pieces are of which there is only one; the setup says it.
    pub(super) fn leave_out_owners(&self, document: &mut Document) {
        let mut shorter: Vec<(String, String)> = Vec::new();
        for kind in &self.pieces.kinds {
            let Some(owner) = number_of(kind.role) else { continue };
            let name = &kind.spoken;
            let alone = self.pieces.kinds.iter().filter(|other| other.spoken == *name).count() == 1;
            if !alone || !self.is_only_one(name, owner) || self.is_placed(name) {
                continue;
            }
            let whose = self.players.one(owner).possessive();
            let the = format!("the {name}");
            for one in ["each of ", "one of "] {
                shorter.push((format!("{one}{whose} {}", plural(name)), the.clone()));
            }
            shorter.push((format!("{whose} {name}"), the));
        }
        if shorter.is_empty() {
            return;
        }
        let sections = document.sections.iter_mut().filter(|section| {
            !matches!(section.kind, SectionKind::Setup | SectionKind::Components)
        });
        for block in sections.flat_map(|section| &mut section.blocks) {
            each_text(block, &mut |text| {
                shorter.iter().for_each(|(long, short)| replace(text, long, short));
            });
        }
    }
}

fn each_text(block: &mut Block, change: &mut dyn FnMut(&mut String)) {
    fn of_item(item: &mut Item, change: &mut dyn FnMut(&mut String)) {
        item.lead.iter_mut().for_each(&mut *change);
        item.sentences.iter_mut().for_each(|sentence| change(&mut sentence.text));
        item.items.iter_mut().for_each(|inner| of_item(inner, change));
    }
    match block {
        Block::Heading { .. } => {}
        Block::Paragraph { lead, sentences } => {
            lead.iter_mut().for_each(&mut *change);
            sentences.iter_mut().for_each(|sentence| change(&mut sentence.text));
        }
        Block::List { items, .. } => items.iter_mut().for_each(|item| of_item(item, change)),
        Block::Table { rows, .. } => {
            rows.iter_mut().flatten().for_each(|cell| change(&mut cell.text));
        }
    }
}

/// Replaces whole words, at the beginning of a sentence with a capital.
fn replace(text: &mut String, long: &str, short: &str) {
    for long in [long.to_owned(), capitalised(long)] {
        let mut from = 0;
        while let Some(found) = text.get(from..).and_then(|rest| rest.find(&long)) {
            let at = from + found;
            let end = at + long.len();
            let (before, after) = (&text[..at], &text[end..]);
            let joined = |next: Option<char>| next.is_some_and(char::is_alphanumeric);
            if joined(before.chars().next_back()) || joined(after.chars().next()) {
                from = end;
                continue;
            }
            let begins = before.is_empty() || before.ends_with(". ") || before.ends_with(".) ");
            let short = if begins { capitalised(short) } else { short.to_owned() };
            text.replace_range(at..end, &short);
            from = at + short.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::replace;

    #[test]
    fn whole_words_are_replaced() {
        let told = |text: &str| {
            let mut text = text.to_owned();
            replace(&mut text, "the Swedes' jarl", "the jarl");
            text
        };
        assert_eq!(told("Remove the Swedes' jarl."), "Remove the jarl.");
        assert_eq!(told("The Swedes' jarl is caught."), "The jarl is caught.");
        assert_eq!(told("the Swedes' jarls"), "the Swedes' jarls");
    }
}
