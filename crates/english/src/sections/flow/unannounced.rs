//! Cases that say themselves that they are cases need no announcement: "If A, do X." and "Otherwise, if B, do Y." instead of "Use the
//! first case that holds:".

use super::cases::INTRODUCTIONS;
use super::told_by;
use crate::document::{Block, Document, Item, Sentence};
use crate::gates::LONGEST;
use crate::realise::word_count;

/// How the first case begins, and every other.
const IF: &str = "If ";
const OTHERWISE: &str = "Otherwise";

/// Leaves out what only announces cases.
pub(in crate::sections) fn leave_out(document: &mut Document) {
    for section in &mut document.sections {
        let mut out: Vec<Block> = Vec::new();
        let mut blocks = std::mem::take(&mut section.blocks);
        drop_before_paragraphs(&mut blocks);
        for block in blocks {
            match block {
                Block::List { ordered, mut items } => {
                    items.iter_mut().for_each(in_item);
                    if !ordered {
                        drop_before(&mut out, &mut items);
                    }
                    out.push(Block::List { ordered, items });
                }
                other => out.push(other),
            }
        }
        section.blocks = out;
    }
}

/// Drops the announcement of cases that are paragraphs: "**If A:** …" and "**Otherwise:** …".
fn drop_before_paragraphs(blocks: &mut Vec<Block>) {
    let mut at = 0;
    while at + 1 < blocks.len() {
        let (head, rest) = blocks.split_at_mut(at + 1);
        let (Some(Block::Paragraph { lead: None, sentences }), Some(first)) =
            (head.last_mut(), rest.first_mut())
        else {
            at += 1;
            continue;
        };
        let Block::Paragraph { lead: Some(lead), sentences: told } = first else {
            at += 1;
            continue;
        };
        let announced = sentences.last().filter(|last| INTRODUCTIONS.contains(&last.text.as_str()));
        match (announced, told.first_mut()) {
            (Some(intro), Some(case)) if lead.starts_with(IF) => {
                *case =
                    told_by(std::mem::take(&mut case.text), case.told.iter().chain(&intro.told));
                sentences.pop();
                if sentences.is_empty() {
                    blocks.remove(at);
                }
            }
            _ => {}
        }
        at += 1;
    }
}

/// Drops the announcement before a list of cases; not where nothing would part the list from another one.
fn drop_before(out: &mut Vec<Block>, items: &mut [Item]) {
    let above = out.len().checked_sub(2).and_then(|at| out.get(at));
    let parted = !matches!(above, Some(Block::List { .. } | Block::Table { .. }));
    let Some(Block::Paragraph { lead, sentences }) = out.last_mut() else { return };
    if sentences.len() == 1 && (lead.is_some() || !parted) {
        return;
    }
    drop_last(sentences, items);
    if sentences.is_empty() {
        out.pop();
    }
}

fn in_item(item: &mut Item) {
    item.items.iter_mut().for_each(in_item);
    if item.sentences.len() > 1 {
        drop_last(&mut item.sentences, &mut item.items);
    }
}

/// Drops the sentence that announces cases; the first of these tells what it told.
fn drop_last(sentences: &mut Vec<Sentence>, items: &mut [Item]) {
    let announces = |last: &Sentence| INTRODUCTIONS.contains(&last.text.as_str());
    if !sentences.last().is_some_and(announces) || !are_cases(items) {
        return;
    }
    let Some(intro) = sentences.pop() else { return };
    for (at, item) in items.iter_mut().enumerate().filter(|(_, item)| !item.goes_on()) {
        let Some(first) = item.sentences.first_mut() else { continue };
        if at == 0 {
            *first = told_by(std::mem::take(&mut first.text), first.told.iter().chain(&intro.told));
        } else if item.lead.is_none()
            && let Some(rest) = first.text.strip_prefix(IF)
        {
            first.text = format!("{OTHERWISE}, if {rest}");
        }
    }
}

/// Whether each item begins with its condition, and can say that it is looked at only where those before it do not hold.
fn are_cases(items: &[Item]) -> bool {
    let cases = items.iter().position(Item::goes_on).unwrap_or(items.len());
    let begins = |(at, item): (usize, &Item)| {
        let Some(first) = item.sentences.first() else { return false };
        let room = word_count(&first.text) < LONGEST;
        match (&item.lead, at) {
            (Some(lead), 0) => lead.starts_with(IF),
            (Some(lead), _) => lead.starts_with(OTHERWISE),
            (None, 0) => first.text.starts_with(IF),
            (None, _) => first.text.starts_with(IF) && room || first.text.starts_with(OTHERWISE),
        }
    };
    cases > 1 && items[..cases].iter().enumerate().all(begins)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, SectionKind};

    fn sentence(text: &str) -> Sentence {
        Sentence { text: text.to_owned(), told: vec![] }
    }

    fn told(before: Vec<Block>, sentences: &[&str], items: &[&str]) -> Vec<String> {
        let items = items.iter().map(|text| Item::of(vec![sentence(text)])).collect();
        let mut blocks = before;
        blocks.push(Block::paragraph(sentences.iter().map(|text| sentence(text)).collect()));
        blocks.push(Block::List { ordered: false, items });
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        leave_out(&mut document);
        document.sentences().iter().map(|sentence| sentence.text.clone()).collect()
    }

    const CASES: [&str; 3] = ["If A, stop.", "If B, go on.", "Otherwise, wait."];

    #[test]
    fn cases_say_that_they_are_cases() {
        let plain = ["If A, stop.", "Otherwise, if B, go on.", "Otherwise, wait."];
        assert_eq!(told(vec![], &[INTRODUCTIONS[0]], &CASES), plain);
        let sown = told(vec![], &["Sow the seeds.", INTRODUCTIONS[0]], &CASES);
        assert_eq!(
            (sown[0].as_str(), &sown[1..]),
            ("Sow the seeds.", plain.map(String::from).as_slice())
        );
    }

    #[test]
    fn lists_stay_apart() {
        let above = Block::List { ordered: false, items: vec![Item::of(vec![sentence("One.")])] };
        assert_eq!(told(vec![above], &[INTRODUCTIONS[0]], &CASES)[1], INTRODUCTIONS[0]);
        let mixed = ["Stop if A.", "Otherwise, wait."];
        assert_eq!(told(vec![], &[INTRODUCTIONS[0]], &mixed)[0], INTRODUCTIONS[0]);
    }
}
