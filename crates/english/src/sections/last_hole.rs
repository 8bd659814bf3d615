//! "the hole opposite" for "the hole opposite the last hole", where no rule looks at what is opposite another hole.

use crate::document::{Block, Document, SectionKind, Sentence};

/// How holes are found from another one, in words that stand before its name, and what is left of them without it.
const WAYS: [(&str, &str); 4] = [
    ("opposite ", "opposite"),
    ("two rows ahead of ", "two rows ahead"),
    ("three rows ahead of ", "three rows ahead"),
    ("directly behind ", "directly behind"),
];
/// Where the term is defined from which the others are counted.
const DEFINED: &str = "The last hole is ";
const HOLE: &str = "the last hole";

/// Leaves the last hole out where it is understood, and says so among the terms.
pub(super) fn leave_out(document: &mut Document) {
    let counted: Vec<(&(&str, &str), usize)> =
        WAYS.iter().filter_map(|way| Some((way, from_last_hole(document, way.0)?))).collect();
    // A single mention is told where it stands.
    if counted.iter().map(|(_, number)| number).sum::<usize>() < 2 {
        return;
    }
    let ways: Vec<&(&str, &str)> = counted.into_iter().map(|(way, _)| way).collect();
    for block in document.sections.iter_mut().flat_map(|section| &mut section.blocks) {
        for text in block.texts_mut() {
            for (way, bare) in &ways {
                *text = text.replace(&format!("hole {way}{HOLE}"), &format!("hole {bare}"));
            }
        }
    }
    let names: Vec<&str> = ways.iter().map(|(_, bare)| *bare).collect();
    define(document, &names);
}

/// How often a way to find a hole is used, if it always starts from the last hole.
fn from_last_hole(document: &Document, way: &str) -> Option<usize> {
    let mut all = 0;
    let mut of_last = 0;
    let sentences = document.sentences();
    let texts = sentences.iter().map(|sentence| sentence.text.as_str());
    for text in texts.chain(document.headings()) {
        all += text.matches(&format!("hole {way}")).count();
        // "The last hole of the path" is another one.
        of_last += text
            .match_indices(&format!("hole {way}{HOLE}"))
            .filter(|(at, found)| !text[at + found.len()..].starts_with(" of "))
            .count();
    }
    (all == of_last && all > 0).then_some(all)
}

/// Says from which hole the others are counted, beside the definition of that hole.
fn define(document: &mut Document, names: &[&str]) {
    let what = match names {
        [one] => format!("The hole {one} is always meant as seen from the last hole."),
        [first @ .., last] => {
            format!(
                "The holes {} and {last} are always meant as seen from the last hole.",
                first.join(", ")
            )
        }
        [] => return,
    };
    let terms = document.sections.iter_mut().filter(|section| section.kind == SectionKind::Terms);
    for block in terms.flat_map(|section| &mut section.blocks) {
        if let Block::Paragraph { sentences, .. } = block
            && let Some(at) = sentences.iter().position(|it| it.text.starts_with(DEFINED))
        {
            let told = sentences[at].told.clone();
            sentences.insert(at + 1, Sentence { text: what, told });
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Section;

    fn told(rules: &[&str]) -> Vec<String> {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let section = |kind, texts: &[&str]| Section {
            kind,
            heading: "T".into(),
            blocks: vec![Block::paragraph(texts.iter().map(|text| sentence(text)).collect())],
        };
        let terms = section(SectionKind::Terms, &["The last hole is the one of the last seed."]);
        let sections = vec![terms, section(SectionKind::Turn, rules)];
        let mut document = Document { title: "G".into(), sections };
        leave_out(&mut document);
        document.sentences().into_iter().map(|it| it.text.clone()).collect()
    }

    #[test]
    fn the_hole_opposite_is_that_of_the_last_hole() {
        let all = told(&[
            "If the hole opposite the last hole is full, empty the hole opposite the last hole.",
        ]);
        assert_eq!(all[1], "The hole opposite is always meant as seen from the last hole.");
        assert_eq!(all[2], "If the hole opposite is full, empty the hole opposite.");
    }

    #[test]
    fn what_is_opposite_another_hole_is_said() {
        let rule = "Empty the hole opposite the last hole, the hole opposite the last hole and the hole opposite A1.";
        assert_eq!(told(&[rule])[1], rule);
    }
}
