//! Sentences that can stand alone, away from the list they announce or are part of.

use english::document::{Block, Document, Item, Sentence};

/// How a list of alternatives is announced.
pub(super) const ONE_OF_THESE: &str = " at least one of these holds:";

/// How a list of ways to do the same is announced.
const IN_THESE_WAYS: &str = " in one of these ways:";

/// All sentences and table cells in reading order, each as a text that can stand alone.
///
/// A sentence that announces a list ("You win if all of these hold:") is told with the list; an item of such a list is told as
/// the whole that it belongs to.
pub(super) fn sentences(document: &Document) -> Vec<String> {
    let mut all = Vec::new();
    for section in &document.sections {
        for (index, block) in section.blocks.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|index| section.blocks.get(index));
            match block {
                Block::Heading { .. } => {}
                Block::Paragraph { sentences, .. } => {
                    let list = match section.blocks.get(index + 1) {
                        Some(Block::List { items, .. }) => items.as_slice(),
                        _ => &[],
                    };
                    plain(sentences, list, &mut all);
                }
                Block::List { items, .. } => {
                    let announced = match before {
                        Some(Block::Paragraph { sentences, .. }) => sentences.last(),
                        _ => None,
                    };
                    let whole = announced
                        .filter(|sentence| is_announcement(&sentence.text))
                        .map(|sentence| joined(&sentence.text, items));
                    list(items, whole.as_deref(), &mut all);
                }
                Block::Table { rows, .. } => {
                    all.extend(rows.iter().flatten().map(|cell| cell.text.clone()));
                }
            }
        }
    }
    all
}

/// For each sentence and table cell in reading order, the first sentence of the paragraph or item that it stands in.
pub(super) fn openings(document: &Document) -> Vec<usize> {
    fn items(list: &[Item], all: &mut Vec<usize>) {
        for item in list {
            all.extend(std::iter::repeat_n(all.len(), item.sentences.len()));
            items(&item.items, all);
        }
    }
    let mut all = Vec::new();
    for block in document.sections.iter().flat_map(|section| &section.blocks) {
        match block {
            Block::Heading { .. } => {}
            Block::Paragraph { sentences, .. } => {
                all.extend(std::iter::repeat_n(all.len(), sentences.len()));
            }
            Block::List { items: list, .. } => items(list, &mut all),
            Block::Table { rows, .. } => {
                all.extend(rows.iter().flatten().zip(all.len()..).map(|it| it.1))
            }
        }
    }
    all
}

fn is_announcement(text: &str) -> bool {
    text.trim_end().ends_with(':')
}

/// A clause of a list of conditions is no sentence of its own.
fn is_clause(text: &str) -> bool {
    let text = text.trim_end();
    text.chars().next().is_some_and(char::is_lowercase)
        || text.ends_with([';', ','])
        || text.ends_with("; and")
        || text.ends_with("; or")
}

fn plain(sentences: &[Sentence], below: &[Item], all: &mut Vec<String>) {
    for (index, sentence) in sentences.iter().enumerate() {
        let last = index + 1 == sentences.len();
        all.push(if last && is_announcement(&sentence.text) && !below.is_empty() {
            joined(&sentence.text, below)
        } else {
            sentence.text.clone()
        });
    }
}

fn list(items: &[Item], whole: Option<&str>, all: &mut Vec<String>) {
    // The last of several clauses ends like a sentence, and may begin like one with the name of a place.
    let opens = |item: &Item| {
        let text = item.sentences.last().map_or("", |last| last.text.trim_end());
        text.ends_with(';') || text.ends_with("; and") || text.ends_with("; or")
    };
    let closes = |at: usize| at > 0 && at + 1 == items.len() && opens(&items[at - 1]);
    for (at, item) in items.iter().enumerate() {
        let first = all.len();
        plain(&item.sentences, &item.items, all);
        let announced = item.sentences.last().filter(|sentence| is_announcement(&sentence.text));
        let own = announced.and(all.last().cloned());
        for (text, sentence) in all[first..].iter_mut().zip(&item.sentences) {
            if let Some(whole) = whole.filter(|_| is_clause(&sentence.text) || closes(at)) {
                *text = whole.to_owned();
            } else if let Some(whole) = whole.and_then(|it| in_this_way(it, &sentence.text)) {
                *text = whole;
            } else if let Some(whole) = whole.filter(|_| sentence.text.starts_with("Then ")) {
                *text = format!("{whole} {text}");
            } else if let Some(whole) = whole.filter(|it| items.len() == 1 && it.starts_with("If "))
            {
                // What stands alone below its condition is done only then.
                *text = whole.to_owned();
            }
        }
        list(&item.items, own.as_deref().or(whole), all);
    }
}

/// An item that is no sentence of its own ("With one of your counters, diagonally."), told with what it is a way to do.
fn in_this_way(whole: &str, item: &str) -> Option<String> {
    let (deed, _) = whole.split_once(IN_THESE_WAYS)?;
    let with = item.strip_prefix("With ")?;
    Some(format!("{}, with {with}", deed.trim_end_matches(',')))
}

/// An announcement with its list in one sentence.
fn joined(announcement: &str, items: &[Item]) -> String {
    let words: Vec<String> = items.iter().filter(|item| !item.continues).map(text).collect();
    let mut whole = format!("{} {}", announcement.trim_end(), words.join(" "));
    if !whole.ends_with(['.', '!', '?']) {
        whole.push('.');
    }
    whole
}

fn text(item: &Item) -> String {
    let mut words: Vec<String> =
        item.sentences.iter().map(|sentence| sentence.text.trim().to_owned()).collect();
    words.extend(item.items.iter().map(text));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use english::document::{Section, SectionKind};

    use super::*;

    fn sentence(text: &str) -> Sentence {
        Sentence { text: text.into(), told: vec![] }
    }

    #[test]
    fn announcements_and_clauses_are_told_with_their_list() {
        let mut win = Item::of(vec![sentence("You win if all of these hold:")]);
        win.items = vec![
            Item::of(vec![sentence("your opponent has no move; and")]),
            Item::of(vec![sentence("the king is attacked.")]),
        ];
        let draw = Item::of(vec![sentence("Otherwise, it is a draw.")]);
        let blocks = vec![
            Block::paragraph(vec![sentence("Look at these cases:")]),
            Block::List { ordered: true, items: vec![win, draw] },
        ];
        let section = Section { kind: SectionKind::End, heading: "End".into(), blocks };
        let document = Document { title: "G".into(), sections: vec![section] };
        let whole =
            "You win if all of these hold: your opponent has no move; and the king is attacked.";
        assert_eq!(sentences(&document)[1..], [whole, whole, whole, "Otherwise, it is a draw."]);
        assert_eq!(sentences(&document).len(), document.sentences().len());
        assert_eq!(openings(&document), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn the_last_clause_of_a_list_may_begin_with_the_name_of_a_place() {
        let mut draw = Item::of(vec![sentence("It is a draw if at least one of these holds:")]);
        draw.items = vec![
            Item::of(vec![sentence("A1 holds a rock; or")]),
            Item::of(vec![sentence("A1 holds a paper.")]),
        ];
        let blocks = vec![Block::List { ordered: false, items: vec![draw] }];
        let section = Section { kind: SectionKind::End, heading: "End".into(), blocks };
        let document = Document { title: "G".into(), sections: vec![section] };
        let whole =
            "It is a draw if at least one of these holds: A1 holds a rock; or A1 holds a paper.";
        assert_eq!(sentences(&document), [whole; 3]);
    }

    #[test]
    fn a_way_is_told_with_what_it_is_a_way_to_do() {
        let mut jump = Item::of(vec![sentence("Jump over an enemy piece in one of these ways:")]);
        jump.items = vec![
            Item::of(vec![sentence("With a pawn, forward."), sentence("It is captured.")]),
            Item::of(vec![sentence("It jumps as a king.")]),
        ];
        let blocks = vec![Block::List { ordered: false, items: vec![jump] }];
        let section = Section { kind: SectionKind::Turn, heading: "Turn".into(), blocks };
        let document = Document { title: "G".into(), sections: vec![section] };
        let told = [
            "Jump over an enemy piece, with a pawn, forward.",
            "It is captured.",
            "It jumps as a king.",
        ];
        assert_eq!(sentences(&document)[1..], told);
    }

    #[test]
    fn what_follows_a_list_is_told_with_it() {
        let mut check = Item::of(vec![sentence("If both hold:")]);
        let follows = Item { continues: true, ..Item::of(vec![sentence("Then pass.")]) };
        check.items = vec![
            Item::of(vec![sentence("it is late; and")]),
            Item::of(vec![sentence("it is dark.")]),
            follows,
        ];
        let blocks = vec![Block::List { ordered: false, items: vec![check] }];
        let section = Section { kind: SectionKind::Turn, heading: "Turn".into(), blocks };
        let document = Document { title: "G".into(), sections: vec![section] };
        let all = sentences(&document);
        assert_eq!(all[3], "If both hold: it is late; and it is dark. Then pass.");
    }

    #[test]
    fn a_paragraph_opens_with_its_first_sentence() {
        let two = || vec![sentence("Throw the dice."), sentence("If so, move.")];
        let item = Item { items: vec![Item::of(two())], ..Item::of(two()) };
        let cells = vec![vec![sentence("A"), sentence("B")]];
        let blocks = vec![
            Block::paragraph(two()),
            Block::List { ordered: false, items: vec![item] },
            Block::Table { header: vec![], rows: cells },
        ];
        let section = Section { kind: SectionKind::Turn, heading: "Turn".into(), blocks };
        let document = Document { title: "G".into(), sections: vec![section] };
        assert_eq!(openings(&document), [0, 0, 2, 2, 4, 4, 6, 7]);
    }
}
