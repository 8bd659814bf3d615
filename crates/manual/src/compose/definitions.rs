//! What a text defines at its end, under a name such as "Condition A": a sentence that is quoted away from there says it too.

use english::document::{Block, Document, Item};

/// A quotation of more letters than this is not made longer.
const LONGEST: usize = 420;

/// A name with what it stands for, and the sentences that say so.
struct Definition {
    name: String,
    text: String,
    own: std::ops::Range<usize>,
}

/// Adds to each sentence what the names in it stand for. The sentences are those of the document, each as a text that can stand alone.
pub(super) fn explain(document: &Document, wholes: &mut [String]) {
    let definitions = definitions(document, wholes);
    for (at, whole) in wholes.iter_mut().enumerate() {
        for definition in definitions.iter().filter(|it| !it.own.contains(&at)) {
            let (name, text) = (&definition.name, &definition.text);
            if mentions(whole, name) && whole.len() + name.len() + text.len() < LONGEST {
                *whole = format!("{whole} {name}: {text}");
            }
        }
    }
}

fn definitions(document: &Document, wholes: &[String]) -> Vec<Definition> {
    let mut all = Vec::new();
    let mut at = 0;
    for block in document.sections.iter().flat_map(|section| &section.blocks) {
        let (count, lead) = match block {
            Block::Heading { .. } => (0, None),
            Block::Paragraph { lead, sentences } => (sentences.len(), lead.as_deref()),
            Block::List { items, .. } => (items.iter().map(sentences).sum(), None),
            Block::Table { rows, .. } => (rows.iter().map(Vec::len).sum(), None),
        };
        let own = at..at + count;
        at += count;
        let name = lead.and_then(|lead| lead.strip_suffix(':')).filter(|name| is_name(name));
        if let Some((name, text)) = name.zip(wholes.get(own.clone())) {
            all.push(Definition { name: name.to_owned(), text: text.join(" "), own });
        }
    }
    all
}

fn sentences(item: &Item) -> usize {
    item.sentences.len() + item.items.iter().map(sentences).sum::<usize>()
}

/// Whether words are the name of something defined: "Condition A", "Area ‘not frozen’".
fn is_name(words: &str) -> bool {
    words.split_once(' ').is_some_and(|(_, name)| {
        let letter = name.len() == 1 && name.starts_with(|sign: char| sign.is_ascii_uppercase());
        letter || name.starts_with('‘') && name.ends_with('’')
    })
}

/// Whether a text speaks of a name, within a sentence.
fn mentions(text: &str, name: &str) -> bool {
    let mut signs = name.chars();
    let Some(first) = signs.next() else { return false };
    let name = format!("{}{}", first.to_lowercase(), signs.as_str());
    let ends = |rest: &str| !rest.starts_with(char::is_alphanumeric);
    text.match_indices(&name).any(|(at, _)| ends(&text[at + name.len()..]))
}

#[cfg(test)]
mod tests {
    use english::document::{Section, SectionKind, Sentence};

    use super::*;

    #[test]
    fn a_name_is_quoted_with_what_it_stands_for() {
        let sentence = |text: &str| Sentence { text: text.into(), told: vec![] };
        let paragraph = |lead: Option<&str>, text: &str| Block::Paragraph {
            lead: lead.map(Into::into),
            sentences: vec![sentence(text)],
        };
        let blocks = vec![
            paragraph(None, "You win if condition A holds."),
            paragraph(None, "You lose if condition Alpha holds."),
            paragraph(Some("Condition A:"), "The board is full."),
            paragraph(Some("Either:"), "Pass."),
        ];
        let section = Section { kind: SectionKind::End, heading: "End".into(), blocks };
        let document = Document { title: "G".into(), sections: vec![section] };
        let mut wholes: Vec<String> =
            document.sentences().iter().map(|it| it.text.clone()).collect();
        explain(&document, &mut wholes);
        let told = [
            "You win if condition A holds. Condition A: The board is full.",
            "You lose if condition Alpha holds.",
            "The board is full.",
            "Pass.",
        ];
        assert_eq!(wholes, told);
    }
}
