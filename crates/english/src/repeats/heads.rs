//! What all cases of a table begin and end with stands in its head: "If the chosen cell holds … on the board".

use crate::document::{Block, Document, Sentence};
use crate::realise::capitalised;

/// The head of a column of cases, and the case that is left.
const IF: &str = "If";
const OTHERWISE: &str = "Otherwise";
/// What a case has in this place is its own.
const OWN: &str = "…";
/// Fewer cases than this are told in full.
const FEW: usize = 3;
/// Fewer words than this are no burden.
const WORTH: usize = 3;
/// A beginning ends with one of these words, so that what follows it is one thing.
const OPENING: [&str; 15] = [
    "are", "at", "carries", "for", "from", "has", "have", "hold", "holds", "in", "is", "of", "on",
    "than", "to",
];
/// An end begins with one of these.
const CLOSING: [&str; 11] =
    ["are", "carries", "has", "have", "hold", "holds", "in", "is", "on", "than", "to"];
/// Words that begin in lower case inside a sentence; others may be names.
const COMMON: [&str; 12] =
    ["A", "All", "An", "At", "Condition", "It", "Its", "That", "The", "There", "You", "Your"];

/// Takes what the cases of a table have in common out of each of them.
pub(crate) fn share_heads(document: &mut Document) {
    for block in document.sections.iter_mut().flat_map(|section| &mut section.blocks) {
        if let Block::Table { header, rows } = block
            && let Some(first) = header.first_mut().filter(|first| first.as_str() == IF)
            && let Some(shared) = share(rows)
        {
            *first = shared;
        }
    }
}

/// The head that says what all cases have in common, which are left without it; none if that is too little.
fn share(rows: &mut [Vec<Sentence>]) -> Option<String> {
    let own = |row: &&mut Vec<Sentence>| row.first().is_some_and(|case| case.text != OTHERWISE);
    let mut cases: Vec<&mut Sentence> =
        rows.iter_mut().filter(own).filter_map(|row| row.first_mut()).collect();
    let words: Vec<Vec<&str>> = cases.iter().map(|case| case.text.split(' ').collect()).collect();
    let (first, others) = words.split_first()?;
    // Each keeps a word of its own.
    let most = words.iter().map(Vec::len).min()?.checked_sub(1)?;
    let mut start =
        (0..most).take_while(|at| others.iter().all(|other| other[*at] == first[*at])).count();
    while start > 0 && !OPENING.contains(&first[start - 1]) {
        start -= 1;
    }
    let last = |text: &[&str], at: usize| text[text.len() - 1 - at].to_owned();
    let mut end = (0..most - start)
        .take_while(|at| others.iter().all(|other| last(other, *at) == last(first, *at)))
        .count();
    while end > 0 && !CLOSING.contains(&first[first.len() - end]) {
        end -= 1;
    }
    // What stands between the two is one thing, and no more than a part of a list.
    let joins = |case: &Vec<&str>| case[start..case.len() - end].contains(&"and");
    if end > 0 && words.iter().any(joins) {
        end = 0;
    }
    if words.len() < FEW || start + end < WORTH {
        return None;
    }
    let mut head: Vec<String> = vec![IF.to_owned()];
    head.extend(first[..start].iter().map(|word| (*word).to_owned()));
    if let Some(word) = head.get_mut(1).filter(|word| COMMON.contains(&word.as_str())) {
        *word = word.to_lowercase();
    }
    head.push(OWN.to_owned());
    head.extend(first[first.len() - end..].iter().map(|word| (*word).to_owned()));
    let left: Vec<String> =
        words.iter().map(|case| capitalised(&case[start..case.len() - end].join(" "))).collect();
    for (case, left) in cases.iter_mut().zip(left) {
        case.text = left;
    }
    Some(head.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(cases: &[&str]) -> (Option<String>, Vec<String>) {
        let row = |text: &&str| vec![Sentence { text: (*text).to_owned(), told: vec![] }];
        let mut rows: Vec<Vec<Sentence>> = cases.iter().map(row).collect();
        let head = share(&mut rows);
        (head, rows.into_iter().flatten().map(|cell| cell.text).collect())
    }

    #[test]
    fn what_all_cases_begin_and_end_with_stands_in_the_head() {
        let case = |kind: &str| format!("The chosen cell holds a {kind} on the board");
        let cases = [case("soldier"), case("tank"), case("ship or boat"), OTHERWISE.to_owned()];
        let (head, left) = shared(&cases.each_ref().map(String::as_str));
        assert_eq!(head.as_deref(), Some("If the chosen cell holds … on the board"));
        assert_eq!(left, ["A soldier", "A tank", "A ship or boat", "Otherwise"]);
        let apart = ["White has passed", "The board is full", "Black has passed", OTHERWISE];
        assert_eq!(shared(&apart), (None, apart.map(str::to_owned).to_vec()));
    }
}
