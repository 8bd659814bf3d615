//! Questions that found no room in one sentence with their answers are told as a rulebook does: what happens before the list of
//! its conditions, or the conditions first and what happens below them.
//!
//! The planner asks ("Check whether all of these hold: … If so, do X."), because what is joined and what is noted apart is known
//! only at the end. A question stays only where another one is asked in its answer.

use super::question::{ANSWER, one_condition, split};
use super::{told_by, told_by_both};
use crate::document::{Block, Item, Sentence};
use crate::gates::LONGEST;
use crate::plan::points_back;
use crate::realise::{capitalised, word_count};

/// Words of an answer that speak of what its conditions have named.
const BACK: [&str; 6] = ["that", "it", "its", "there", "this", "those"];
/// How an answer of several steps announces them.
const STEPS: &str = "do all of the following:";
/// How answers begin that are more than one thing to do.
const OPEN: [&str; 5] = ["if ", "use the first ", "there are ", "for each ", "do "];

/// Rewords the questions of a section.
pub(super) fn told(blocks: Vec<Block>) -> Vec<Block> {
    let mut out: Vec<Block> = Vec::new();
    let mut blocks = blocks.into_iter().peekable();
    while let Some(block) = blocks.next() {
        match block {
            Block::Paragraph { lead, mut sentences } => {
                list_below(&mut sentences);
                // A question with a list, and the answer in the paragraph after it.
                let listed = matches!(blocks.peek(), Some(Block::List { .. }));
                let list = if listed { blocks.next() } else { None };
                if let Some(asked) = sentences.last_mut().filter(|_| listed) {
                    if let Some(Block::Paragraph { lead: None, sentences: next }) =
                        blocks.peek_mut()
                    {
                        answer(asked, next);
                        if next.is_empty() {
                            blocks.next();
                        }
                    }
                    state(asked);
                }
                in_run(lead, sentences, &mut out);
                if let Some(Block::List { ordered, items }) = list {
                    out.push(Block::List {
                        ordered,
                        items: items.into_iter().map(in_item).collect(),
                    });
                }
            }
            Block::List { ordered, items } => {
                out.push(Block::List { ordered, items: items.into_iter().map(in_item).collect() });
            }
            other => out.push(other),
        }
    }
    out
}

/// A paragraph; what a question without a list asks for stands below its condition.
fn in_run(mut lead: Option<String>, sentences: Vec<Sentence>, out: &mut Vec<Block>) {
    let mut rest = sentences;
    while let Some((before, done, later)) = parted(&rest) {
        out.push(Block::Paragraph { lead: lead.take(), sentences: before });
        out.push(Block::List { ordered: false, items: vec![Item::of(vec![done])] });
        rest = later;
    }
    if !rest.is_empty() || lead.is_some() {
        out.push(Block::Paragraph { lead, sentences: rest });
    }
}

fn in_item(mut item: Item) -> Item {
    list_below(&mut item.sentences);
    let mut at = item.items.iter().position(Item::goes_on);
    if let (Some(at), Some(asked)) = (at, item.sentences.last_mut()) {
        answer(asked, &mut item.items[at].sentences);
    }
    // What goes on after a list may ask again, and is answered after its own list.
    while let Some(index) = at.filter(|index| index + 1 < item.items.len()) {
        let (asking, answering) = item.items.split_at_mut(index + 1);
        if let (Some(asked), true) = (asking[index].sentences.last_mut(), answering[0].goes_on()) {
            answer(asked, &mut answering[0].sentences);
        }
        at = Some(index + 1);
    }
    item.items.retain(|below| !below.sentences.is_empty() || !below.items.is_empty());
    if let (Some(asked), Some(below)) = (item.sentences.last_mut(), item.items.first_mut())
        && refer(asked, below)
    {
        // The answer alone stands under the condition: what follows is done in any case.
        let steps = item.items.split_off(1);
        let plain = |step: &Item| step.lead.is_none() && step.items.is_empty();
        if steps.iter().any(|step| step.sentences.first().is_some_and(|it| points_back(&it.text))) {
            item.items.extend(steps);
        } else if steps.iter().all(plain) && !steps.is_empty() {
            let sentences = steps.into_iter().flat_map(|step| step.sentences).collect();
            item.items.push(Item::continuing(sentences));
        } else {
            item.items.extend(steps.into_iter().map(|step| Item { continues: true, ..step }));
        }
    }
    item.items = item.items.into_iter().map(in_item).collect();
    if item.items.is_empty()
        && let Some((before, done, later)) = parted(&item.sentences)
    {
        item.sentences = before;
        item.items.push(Item::of(vec![done]));
        if !later.is_empty() {
            item.items.push(in_item(Item::continuing(later)));
        }
    }
    item
}

/// The sentences up to a question, with it as a condition; its answer; and what follows.
fn parted(sentences: &[Sentence]) -> Option<(Vec<Sentence>, Sentence, Vec<Sentence>)> {
    let at = sentences.windows(2).position(|pair| {
        pair[0].text.ends_with('.')
            && split(&pair[0].text).is_some()
            && pair[1].text.starts_with(ANSWER)
            && !pair[1].text.ends_with(':')
    })?;
    let later = sentences[at + 2..].to_vec();
    if later.first().is_some_and(|next| points_back(&next.text)) {
        return None;
    }
    let mut before = sentences[..at].to_vec();
    let text = condition(&sentences[at].text)?;
    before.push(Sentence { text, told: sentences[at].told.clone() });
    let done = sentences[at + 1].text.strip_prefix(ANSWER)?;
    let done = Sentence { text: capitalised(done), told: sentences[at + 1].told.clone() };
    Some((before, done, later))
}

/// A question as a condition above what is done: "If A:", and "If A, and B:" where it was asked under a condition.
fn condition(question: &str) -> Option<String> {
    let (head, asked) = split(question.strip_suffix('.')?)?;
    let text = match one_condition(head, asked) {
        Some(both) => format!("If {both}:"),
        None => format!("{head}if {asked}:"),
    };
    Some(capitalised(&text))
}

/// "If A:" with the list of what is done, for "Check whether A. If so, do all of the following:".
fn list_below(sentences: &mut Vec<Sentence>) {
    let Some(at) = sentences.len().checked_sub(2) else { return };
    if sentences[at + 1].text.strip_prefix(ANSWER) == Some(STEPS)
        && let Some(text) = condition(&sentences[at].text)
    {
        sentences[at] = told_by_both(text, &sentences[at], &sentences[at + 1]);
        sentences.pop();
    }
}

/// Rewords a question that announces a list, with the answer that stands after it.
fn answer(asked: &mut Sentence, next: &mut Vec<Sentence>) {
    let Some((head, what)) = split(&asked.text).filter(|_| asked.text.ends_with(':')) else {
        return;
    };
    let Some(done) = next.first().and_then(|first| first.text.strip_prefix(ANSWER)) else { return };
    // "Do X if all of these hold:" where X is all that is done, and speaks of nothing in the list.
    let closed = next.get(1).is_none_or(|later| split(&later.text).is_some());
    let alone = closed && done.ends_with('.');
    let first = done.trim_end_matches('.');
    let whole = !OPEN.iter().any(|words| done.starts_with(words)) && !first.contains(['.', ';']);
    let back = first.split([' ', ',', '(', ')']).any(|word| BACK.contains(&word));
    // A comma closes what a comma has set off.
    let comma = if first.contains(", ") { "," } else { "" };
    let text = capitalised(&format!("{head}{first}{comma} if {what}"));
    let plain = !first.contains(" if ") && !head.to_lowercase().contains("if ");
    if alone && whole && !back && plain && word_count(&text) <= LONGEST {
        *asked = told_by_both(text, asked, &next[0]);
        next.remove(0);
        return;
    }
    let text = capitalised(&format!("{head}if {what}"));
    let done = format!("Then {done}");
    *asked = told_by(text, asked.told.clone().iter());
    next[0] = told_by(done, next[0].told.clone().iter());
}

/// A list of conditions with a letter of its own states them.
fn state(asked: &mut Sentence) {
    if let Some(("", what)) = split(&asked.text).filter(|_| asked.text.ends_with(':')) {
        asked.text = capitalised(what);
    }
}

/// A question with the answer below it becomes a condition; whether it did.
fn refer(asked: &mut Sentence, below: &mut Item) -> bool {
    let Some(text) = condition(&asked.text) else { return false };
    let Some(first) = below.sentences.first_mut() else { return false };
    let Some(done) = first.text.strip_prefix(ANSWER) else { return false };
    first.text = capitalised(done);
    asked.text = text;
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(text: &str) -> Sentence {
        Sentence { text: text.to_owned(), told: vec![] }
    }

    fn listed(asked: &str, next: &[&str]) -> Vec<String> {
        let mut asked = sentence(asked);
        let mut next: Vec<Sentence> = next.iter().map(|text| sentence(text)).collect();
        answer(&mut asked, &mut next);
        [asked].into_iter().chain(next).map(|one| one.text).collect()
    }

    #[test]
    fn what_happens_stands_before_its_conditions() {
        assert_eq!(
            listed("In each case, check whether all of these hold:", &["If so, stop."]),
            ["In each case, stop if all of these hold:"]
        );
        assert_eq!(
            listed("Check whether all of these hold:", &["If so, empty that hole."]),
            ["If all of these hold:", "Then empty that hole."],
            "the list has named the hole"
        );
        assert_eq!(
            listed("Check whether all of these hold:", &["If so, sow.", "Stop."]),
            ["If all of these hold:", "Then sow.", "Stop."]
        );
    }

    #[test]
    fn a_long_answer_stands_below_its_condition() {
        let run = [sentence("Check whether A."), sentence("If so, stop."), sentence("Go.")];
        let mut out = Vec::new();
        in_run(None, run.to_vec(), &mut out);
        let [
            Block::Paragraph { sentences, .. },
            Block::List { items, .. },
            Block::Paragraph { .. },
        ] = out.as_slice()
        else {
            panic!("a condition, what is done, and what follows: {out:?}")
        };
        assert_eq!(sentences[0].text, "If A:");
        assert_eq!(items[0].sentences[0].text, "Stop.");
    }

    #[test]
    fn only_the_answer_stands_below_its_condition() {
        let below = |texts: [&str; 2]| {
            let items = texts.map(|text| Item::of(vec![sentence(text)])).to_vec();
            in_item(Item { items, ..Item::of(vec![sentence("Check whether A.")]) })
        };
        let item = below(["If so, stop.", "Go."]);
        assert_eq!(item.sentences[0].text, "If A:");
        let goes_on: Vec<bool> = item.items.iter().map(Item::goes_on).collect();
        assert_eq!(goes_on, [false, true], "going does not depend on A");
    }
}
