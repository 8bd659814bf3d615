//! Two or three short steps under a condition are told in its sentence.

use super::question::is_plain;
use super::{Announced, reads_well, told_by};
use crate::document::Item;
use crate::gates::LONGEST;

/// How steps are announced.
const INTRODUCTION: &str = ", do all of the following:";
/// What steps begin with that speak to the player; names keep their capitals.
const VERBS: [&str; 24] = [
    "Add", "Capture", "Choose", "Clear", "Cross", "Draw", "Forget", "Mark", "Move", "Note", "Pass",
    "Place", "Put", "Remember", "Remove", "Score", "Set", "Sow", "Stop", "Swap", "Take", "Throw",
    "Turn", "Write",
];

/// Tells the steps in the sentence that announces them.
pub(super) fn inlined(open: &mut Announced) -> bool {
    let Some(intro) = open.sentences.last() else { return false };
    let Some(head) = intro.text.strip_suffix(INTRODUCTION) else { return false };
    let steps: Option<Vec<String>> = open.items.iter().map(step).collect();
    let done = match steps.as_deref() {
        Some([first, second]) if is_plain(first) && is_plain(second) => {
            format!("{first} and {second}")
        }
        Some([first, second]) => format!("{first}; then {second}"),
        Some([first, second, third]) if [first, second, third].iter().all(|it| is_plain(it)) => {
            format!("{first}, {second} and {third}")
        }
        _ => return false,
    };
    let text = format!("{head}, {done}.");
    // The "or" of a condition must not seem to reach into what is done.
    let apart = !head.contains(" or ") || done.contains("; then ");
    if !apart || !reads_well(&text, LONGEST) {
        return false;
    }
    let items = open.items.iter().flat_map(|item| &item.sentences);
    let sentence = told_by(text, items.chain([intro]).flat_map(|sentence| &sentence.told));
    open.sentences.pop();
    open.sentences.push(sentence);
    open.items.clear();
    true
}

/// A step of one sentence that speaks to the player, as a clause.
fn step(item: &Item) -> Option<String> {
    let [sentence] = item.sentences.as_slice() else { return None };
    let text = sentence.text.strip_suffix('.')?;
    let alone = item.lead.is_none() && item.items.is_empty() && !item.continues;
    let verb = text.split(' ').next()?;
    let whole = !text.contains(" if ") && !text.contains("; ");
    (alone && whole && VERBS.contains(&verb))
        .then(|| format!("{}{}", verb.to_lowercase(), &text[verb.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Sentence;

    fn told(intro: &str, items: &[&str]) -> Option<String> {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let items = items.iter().map(|text| Item::of(vec![sentence(text)])).collect();
        let mut open = Announced { sentences: vec![sentence(intro)], items };
        inlined(&mut open).then(|| open.sentences.remove(0).text)
    }

    #[test]
    fn short_steps_need_no_list() {
        let intro = "If A, do all of the following:";
        assert_eq!(
            told(intro, &["Note two.", "Stop."]).as_deref(),
            Some("If A, note two and stop.")
        );
        assert_eq!(
            told(intro, &["Move B and C.", "Stop."]).as_deref(),
            Some("If A, move B and C; then stop.")
        );
        assert_eq!(told(intro, &["White stops.", "Stop."]), None, "a name keeps its capital");
        assert_eq!(told(intro, &["Stop if B.", "Stop."]), None, "a condition of its own");
        assert_eq!(told("If A or B, do all of the following:", &["Stop.", "Pass."]), None);
    }
}
