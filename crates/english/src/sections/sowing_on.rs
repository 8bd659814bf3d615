//! "sow on" for "sow on from the last hole", which is what sowing on means where no other hole is named.

use crate::document::{Document, SectionKind};

const ON: &str = "ow on from ";
const HOLE: &str = "the last hole";
const SAME_WAY: &str = " in the same direction";
const TESTED: &str = " (if it may be chosen)";
/// Where the term is defined.
const DEFINED: &str = "To sow on from a hole is ";
const RULES: &str = "by the rules for a chosen hole";

/// Leaves the last hole out where a sowing goes on from it, and says so among the terms; the same with what is asked of all such
/// holes alike.
pub(super) fn shorten(document: &mut Document) {
    let mentions: Vec<Mention> = document
        .sentences()
        .iter()
        .filter(|sentence| !sentence.text.starts_with(DEFINED))
        .flat_map(|sentence| mentions(&sentence.text))
        .collect();
    if !mentions.iter().any(|mention| mention.last) {
        return;
    }
    let tested = mentions.iter().all(|mention| mention.tested);
    let same_way = mentions.iter().all(|mention| mention.same_way);
    let mixed = !tested && mentions.iter().any(|mention| mention.tested);
    let others = mentions.iter().any(|mention| !mention.last);
    if !define(document, same_way, tested, others) {
        return;
    }
    for block in document.sections.iter_mut().flat_map(|section| &mut section.blocks) {
        for text in block.texts_mut() {
            if text.starts_with("To sow on ") {
                continue;
            }
            for (all, words) in [(same_way, SAME_WAY), (tested, TESTED)] {
                if all {
                    *text = without_words(text, words);
                }
            }
            *text = without_hole(text, mixed);
        }
    }
}

/// A place that says from where to sow on.
#[derive(Debug, Clone, Copy)]
struct Mention {
    /// Whether it is the last hole.
    last: bool,
    /// Whether this is done in the same direction, of several.
    same_way: bool,
    /// Whether this is only done if the hole may be chosen.
    tested: bool,
}

fn mentions(text: &str) -> Vec<Mention> {
    let hole = |(at, _): (usize, &str)| {
        let hole = &text[at + ON.len()..];
        let sentence = hole.split(['.', ';']).next().unwrap_or(hole);
        Mention {
            last: names_last_hole(hole),
            same_way: sentence.contains(SAME_WAY),
            tested: sentence.contains(TESTED),
        }
    };
    text.match_indices(ON).map(hole).collect()
}

/// Whether words begin with the last hole, and not with "the last hole of" something.
fn names_last_hole(words: &str) -> bool {
    words.strip_prefix(HOLE).is_some_and(|rest| {
        let rest = rest.strip_prefix(SAME_WAY).unwrap_or(rest);
        rest.is_empty() || rest.starts_with(['.', ',', ';', ':']) || rest.starts_with(TESTED)
    })
}

fn without_words(text: &str, words: &str) -> String {
    let Some(at) = text.find(ON) else { return text.to_owned() };
    let (before, after) = text.split_at(at + ON.len());
    format!("{before}{}", after.replace(words, ""))
}

/// Without the last hole after "sow on"; where some are asked whether they may be chosen, "it" has to be named.
fn without_hole(text: &str, mixed: bool) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(ON) {
        let (before, after) = rest.split_at(at + ON.len());
        let asked = after.strip_prefix(HOLE).is_some_and(|it| it.starts_with(TESTED));
        if names_last_hole(after) && !(mixed && asked) {
            out.push_str(before.trim_end_matches(" from "));
            rest = &after[HOLE.len()..];
        } else {
            out.push_str(before);
            rest = after;
        }
    }
    out.push_str(rest);
    out
}

/// Says among the terms from where a sowing goes on; whether the terms have such a sentence.
fn define(document: &mut Document, same_way: bool, tested: bool, others: bool) -> bool {
    let may = if tested { ", if it may be chosen" } else { "" };
    let hole = if others { "the last hole, or the hole named," } else { HOLE };
    let way = if same_way { SAME_WAY } else { "" };
    let what = format!("To sow on is to sow{way} from {hole} in the same turn, {RULES}{may}.");
    let terms = document.sections.iter_mut().filter(|section| section.kind == SectionKind::Terms);
    for block in terms.flat_map(|section| &mut section.blocks) {
        if let Some(text) = block.texts_mut().into_iter().find(|text| text.starts_with(DEFINED)) {
            *text = what;
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Block, Section, Sentence};

    const TERM: &str = "To sow on from a hole is to sow from it in the same turn.";

    fn told(rules: &[&str]) -> Vec<String> {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let section = |kind, texts: &[&str]| Section {
            kind,
            heading: "T".into(),
            blocks: vec![Block::paragraph(texts.iter().map(|text| sentence(text)).collect())],
        };
        let sections =
            vec![section(SectionKind::Terms, &[TERM]), section(SectionKind::Turn, rules)];
        let mut document = Document { title: "G".into(), sections };
        shorten(&mut document);
        document.sentences().into_iter().map(|it| it.text.clone()).collect()
    }

    #[test]
    fn sowing_goes_on_from_the_last_hole() {
        let all = told(&["If it is full, sow on from the last hole.", "Sow on from there."]);
        assert!(all[0].starts_with("To sow on is to sow from the last hole, or the hole named,"));
        assert_eq!(all[1..], ["If it is full, sow on.", "Sow on from there."]);
    }

    #[test]
    fn what_is_asked_of_all_such_holes_is_part_of_the_term() {
        let all = told(&[
            "Sow on from the last hole (if it may be chosen).",
            "If it is full, sow on from the last hole (if it may be chosen).",
        ]);
        assert!(all[0].starts_with("To sow on is to sow from the last hole"), "{}", all[0]);
        assert!(all[0].ends_with("a chosen hole, if it may be chosen."), "{}", all[0]);
        assert_eq!(all[1..], ["Sow on.", "If it is full, sow on."]);
    }

    #[test]
    fn what_is_asked_of_some_is_said_of_these() {
        let asked = "Sow on from the last hole (if it may be chosen).";
        let all = told(&[asked, "Sow on from the last hole.", "Sow on from the last hole of A."]);
        assert_eq!(all[1..], [asked, "Sow on.", "Sow on from the last hole of A."]);
    }
}
