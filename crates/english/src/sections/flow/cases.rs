//! A list of a few short cases is a chain: "If A, do X. Otherwise, if B, do Y."

use super::{Announced, reads_well};
use crate::document::{Item, Sentence};
use crate::gates::LONGEST;
use crate::realise::word_count;

/// How cases are announced.
pub(super) const INTRODUCTIONS: [&str; 2] =
    ["Use the first case that holds:", "There are two cases:"];
/// More cases than this stay a list.
const MOST: usize = 3;
/// Cases with more words together stay a list.
const MOST_WORDS: usize = 70;

/// Tells the cases one after the other instead of the sentence that announces them.
pub(super) fn chained(open: &mut Announced) -> bool {
    let Some(intro) = open.sentences.last() else { return false };
    if !INTRODUCTIONS.contains(&intro.text.as_str()) || open.items.len() > MOST {
        return false;
    }
    let last = open.items.len() - 1;
    let told: Option<Vec<Sentence>> = open
        .items
        .iter()
        .enumerate()
        .map(|(index, item)| linked(item, index, index == last))
        .collect();
    let Some(mut told) = told else { return false };
    let words: usize = told.iter().map(|sentence| word_count(&sentence.text)).sum();
    if words > MOST_WORDS {
        return false;
    }
    if let Some(first) = told.first_mut() {
        *first = super::told_by_both(first.text.clone(), first, intro);
    }
    open.sentences.pop();
    open.sentences.extend(told);
    open.items.clear();
    true
}

/// A case in its place: the first as it is, the others "otherwise".
fn linked(item: &Item, index: usize, last: bool) -> Option<Sentence> {
    let [sentence] = item.sentences.as_slice() else { return None };
    if item.lead.is_some() || !item.items.is_empty() || item.continues {
        return None;
    }
    let condition = sentence.text.strip_prefix("If ");
    // An "otherwise" would seem to belong to a second condition.
    let conditions = sentence.text.split(' ').filter(|word| *word == "if").count();
    let text = match (index, condition) {
        (_, Some(_)) if conditions > 0 && !last => return None,
        (0, Some(_)) => sentence.text.clone(),
        (_, Some(condition)) => format!("Otherwise, if {condition}"),
        (index, None) if last && index > 0 => {
            let rest = sentence.text.strip_prefix("Otherwise, ")?;
            let lead = if index == 1 { "Otherwise" } else { "In all other cases" };
            format!("{lead}, {rest}")
        }
        _ => return None,
    };
    (reads_well(&text, LONGEST) && text.ends_with('.'))
        .then(|| Sentence { text, told: sentence.told.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(items: &[&str]) -> Option<Vec<String>> {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let items = items.iter().map(|text| Item::of(vec![sentence(text)])).collect();
        let mut open = Announced { sentences: vec![sentence(INTRODUCTIONS[0])], items };
        chained(&mut open).then(|| open.sentences.into_iter().map(|one| one.text).collect())
    }

    #[test]
    fn short_cases_need_no_list() {
        assert_eq!(
            told(&["If A, stop.", "If B, go on.", "Otherwise, wait."]).unwrap(),
            ["If A, stop.", "Otherwise, if B, go on.", "In all other cases, wait."]
        );
    }

    #[test]
    fn a_condition_inside_a_case_keeps_the_list() {
        assert!(told(&["If A, stop if C.", "If B, go on."]).is_none());
        assert!(told(&["If A, do this:", "If B, go on."]).is_none());
        assert!(told(&["Stop.", "If B, go on."]).is_none());
    }
}
