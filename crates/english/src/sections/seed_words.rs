//! The words of sowing, once all sentences stand in their places: what has just been named need not be named again.

use crate::document::{Block, Document, Item, Sentence};

/// What is sown, before and after the word for seeds; in short where the hole has just been chosen.
const SOW: [&str; 2] = ["Sow all ", " of the chosen hole "];
const SOW_ITS: &str = "Sow its ";
/// Holes along a path are those that follow.
const FOLLOWING: [&str; 2] = ["into the following holes along ", "along "];
/// How what is asked of the last seed begins, and in short where a case before it, or the sentence above, has spoken of it.
const LAST: [(&str, &str); 3] = [
    ("If the last ", "If it "),
    ("Otherwise, if the last ", "Otherwise, if it "),
    ("The last ", "It "),
];
/// What the last seed does or does not.
const DOES: [&str; 4] = ["falls into ", "does not ", "brings its ", "both falls "];

/// Shortens the words of sowing.
pub(super) fn shorten(document: &mut Document) {
    for section in &mut document.sections {
        let mut chosen = false;
        let mut above = false;
        for block in &mut section.blocks {
            match block {
                Block::Paragraph { lead, sentences } => {
                    // A new step, case or rule begins with a heading of its own.
                    above &= lead.is_none();
                    in_sentences(sentences, &mut chosen, &mut above);
                    let announces = sentences.last().is_some_and(|it| it.text.ends_with(':'));
                    above &= announces;
                }
                Block::List { items, .. } => {
                    in_items(items, chosen, above);
                    (chosen, above) = (false, false);
                }
                Block::Heading { .. } | Block::Table { .. } => (chosen, above) = (false, false),
            }
        }
    }
}

fn in_items(items: &mut [Item], mut chosen: bool, mut above: bool) {
    for item in items {
        if let Some(lead) = &mut item.lead {
            refer(lead, &mut above);
        }
        in_sentences(&mut item.sentences, &mut chosen, &mut above);
        in_items(&mut item.items, chosen, above);
        chosen &= item.items.is_empty();
    }
}

/// `chosen`: whether the sentence before has chosen a hole; `above`: whether the last seed was spoken of.
fn in_sentences(sentences: &mut [Sentence], chosen: &mut bool, above: &mut bool) {
    for sentence in sentences {
        let text = &mut sentence.text;
        *text = text.replace(FOLLOWING[0], FOLLOWING[1]);
        if *chosen
            && let Some((seeds, rest)) =
                text.strip_prefix(SOW[0]).and_then(|sown| sown.split_once(SOW[1]))
        {
            *text = format!("{SOW_ITS}{seeds} {rest}");
        }
        refer(text, above);
        // Another hole that is named beside the chosen one could be meant.
        *chosen =
            text.starts_with("Choose ") && text.ends_with('.') && !text.contains(" for which ");
    }
}

/// "it" for the last seed, if it was spoken of before.
fn refer(text: &mut String, above: &mut bool) {
    let begins = LAST.iter().find_map(|(long, short)| {
        let seed = text.strip_prefix(long)?;
        let at = DOES.iter().filter_map(|does| seed.find(&format!(" {does}"))).min()?;
        // Where the last hole is meant, or several things are joined.
        let named = !seed[..at].contains([',', ' ']) && &seed[..at] != "hole";
        named.then(|| (*short, seed[at + 1..].to_owned()))
    });
    match begins {
        Some((short, rest)) if *above => *text = format!("{short}{rest}"),
        Some(_) => *above = true,
        None => *above &= text.starts_with("Otherwise, "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, SectionKind};

    fn sentence(text: &str) -> Sentence {
        Sentence { text: text.to_owned(), told: vec![] }
    }

    fn told(blocks: Vec<Block>) -> Vec<String> {
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        shorten(&mut document);
        document.sentences().into_iter().map(|it| it.text.clone()).collect()
    }

    #[test]
    fn the_chosen_hole_is_named_once() {
        let sow =
            "Sow all seeds of the chosen hole one by one into the following holes along your path.";
        let all = told(vec![Block::paragraph(vec![
            sentence("Choose a hole."),
            sentence(sow),
            sentence(sow),
        ])]);
        assert_eq!(all[1], "Sow its seeds one by one along your path.");
        assert_eq!(all[2], "Sow all seeds of the chosen hole one by one along your path.");
    }

    #[test]
    fn the_last_seed_is_named_once() {
        let item = |text: &str| Item::of(vec![sentence(text)]);
        let all = told(vec![
            Block::paragraph(vec![sentence("Use the first case that holds:")]),
            Block::List {
                ordered: false,
                items: vec![
                    item("If the last seed falls into your store, stop."),
                    item("If the last seed falls into an empty hole, stop."),
                    item("Stop."),
                    item("If the last seed falls into an occupied hole, stop."),
                ],
            },
        ]);
        assert_eq!(all[2], "If it falls into an empty hole, stop.");
        assert_eq!(all[4], "If the last seed falls into an occupied hole, stop.");
    }
}
