//! "Check whether A. If so, do X." is "If A, do X." wherever one sentence has room for it.

use super::each::narrowed;
use super::{reads_well, told_by_both};
use crate::document::Sentence;
use crate::gates::LONGEST;
use crate::notes::without_set_phrases;
use crate::realise::capitalised;

/// How a question is asked.
pub(super) const QUESTION: &str = "check whether ";
/// How its answer begins.
pub(super) const ANSWER: &str = "If so, ";

/// Puts every question together with its answer, if they fit into one sentence.
pub(super) fn answered(sentences: &mut Vec<Sentence>) {
    let mut at = 0;
    while at + 1 < sentences.len() {
        let both = as_one(&sentences[at].text, &sentences[at + 1].text);
        let both = both.map(|text| narrowed(&text).unwrap_or(text));
        match both.filter(|text| reads_well(text, LONGEST)) {
            Some(text) => {
                sentences[at] = told_by_both(text, &sentences[at], &sentences[at + 1]);
                sentences.remove(at + 1);
            }
            None => at += 1,
        }
    }
}

/// The question and its answer in one sentence.
fn as_one(question: &str, answer: &str) -> Option<String> {
    let (head, asked) = split(question.strip_suffix('.')?)?;
    let done = answer.strip_prefix(ANSWER)?;
    if head.to_lowercase().contains("if ") {
        let both = one_condition(head, asked).filter(|_| !done.starts_with("if "))?;
        return Some(format!("If {both}, {done}"));
    }
    // "If A, if B, do X" is two questions at once.
    let text = match done.strip_prefix("if ").and_then(|rest| rest.split_once(", ")) {
        Some((more, done)) if is_plain(asked) && is_plain(more) && !done.contains(" if ") => {
            format!("{head}if {asked} and {more}, {done}")
        }
        None if !done.starts_with("if ") => format!("{head}if {asked}, {done}"),
        _ => return None,
    };
    Some(capitalised(&text))
}

/// "A, and B" for a question that is asked under a condition.
pub(super) fn one_condition(head: &str, asked: &str) -> Option<String> {
    let known = head.strip_prefix("If ")?.strip_suffix(", ")?;
    let joins = |clause: &str, joint: &str| without_set_phrases(clause).contains(joint);
    let doubtful = [known, asked].iter().any(|clause| joins(clause, " or ") || joins(clause, ", "));
    if doubtful || known.contains("if ") {
        return None;
    }
    let several = joins(known, " and ") || joins(asked, " and ");
    let joint = if several { ", and" } else { " and" };
    Some(format!("{known}{joint} {asked}"))
}

/// What stands before a question, and what it asks.
pub(super) fn split(sentence: &str) -> Option<(&str, &str)> {
    let begins = |at: usize| at == 0 || sentence[..at].ends_with(", ");
    let lower = sentence.to_ascii_lowercase();
    let at = lower.find(QUESTION).filter(|at| begins(*at))?;
    Some((&sentence[..at], &sentence[at + QUESTION.len()..]))
}

/// Whether a clause has no joints of its own.
pub(super) fn is_plain(clause: &str) -> bool {
    let bare = without_set_phrases(clause);
    // "For each of them, …" would take in whatever is joined to it.
    !clause.starts_with("for ")
        && ![" and ", " or ", ", ", ": "].iter().any(|joint| bare.contains(joint))
}

#[cfg(test)]
mod tests {
    use super::as_one;

    #[test]
    fn questions_and_answers_are_one_sentence() {
        let told = as_one("Check whether that hole is empty.", "If so, stop.");
        assert_eq!(told.as_deref(), Some("If that hole is empty, stop."));
        let told = as_one("For each hole, check whether it is empty.", "If so, stop.");
        assert_eq!(told.as_deref(), Some("For each hole, if it is empty, stop."));
        let told = as_one("Check whether it is empty.", "If so, if it is red, stop.");
        assert_eq!(told.as_deref(), Some("If it is empty and it is red, stop."));
    }

    #[test]
    fn a_question_under_a_condition_is_one_condition() {
        let told = as_one("If A holds, check whether B holds.", "If so, stop.");
        assert_eq!(told.as_deref(), Some("If A holds and B holds, stop."));
        let told = as_one("If A holds and C holds, check whether B holds.", "If so, stop.");
        assert_eq!(told.as_deref(), Some("If A holds and C holds, and B holds, stop."));
        assert!(as_one("If A or C holds, check whether B holds.", "If so, stop.").is_none());
    }

    #[test]
    fn two_questions_with_joints_stay_apart() {
        assert!(as_one("Check whether A or B.", "If so, if C, stop.").is_none());
        assert!(as_one("Check whether all of these hold:", "If so, stop.").is_none());
        assert!(as_one("Check it.", "If so, stop.").is_none());
    }
}
