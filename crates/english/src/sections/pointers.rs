//! Where to find the moves of the pieces is said once in the rules of a turn.

use crate::document::{Block, Document, Item, SectionKind, Sentence};

/// What points to the section on the moves of the pieces.
const POINTER: &str = " (see How the pieces move)";

/// Leaves out all but the first pointer of the turn to the moves of the pieces.
pub(super) fn point_once(document: &mut Document) {
    let mut seen = false;
    for section in document.sections.iter_mut().filter(|one| one.kind == SectionKind::Turn) {
        for block in &mut section.blocks {
            match block {
                Block::Paragraph { sentences, .. } => in_sentences(sentences, &mut seen),
                Block::List { items, .. } => in_items(items, &mut seen),
                Block::Table { .. } | Block::Heading { .. } => {}
            }
        }
    }
}

fn in_items(items: &mut [Item], seen: &mut bool) {
    for item in items {
        in_sentences(&mut item.sentences, seen);
        in_items(&mut item.items, seen);
    }
}

fn in_sentences(sentences: &mut [Sentence], seen: &mut bool) {
    for sentence in sentences {
        let Some(first) = sentence.text.find(POINTER) else { continue };
        let keep = if *seen { 0 } else { first + POINTER.len() };
        let later = sentence.text[keep..].replace(POINTER, "");
        sentence.text.replace_range(keep.., &later);
        *seen = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_pointer_is_enough() {
        let say = |text: &str| Sentence { text: text.into(), told: vec![] };
        let mut sentences = [
            say("Move one of your pieces (see How the pieces move)."),
            say("Stop."),
            say("Move one of your kings (see How the pieces move), then stop."),
        ];
        in_sentences(&mut sentences, &mut false);
        assert!(sentences[0].text.ends_with("move)."));
        assert_eq!(sentences[2].text, "Move one of your kings, then stop.");
    }
}
