//! Endings that come one after another: those with the same result that ask the same thing are one, and a row is
//! described once where only its length makes the difference.

use super::question::is_plain;
use super::subject::{conditions, of_one, shared_subject};
use super::{reads_well, told_by, told_by_both};
use crate::document::{Block, Item, Sentence};
use crate::end::decides_below;
use crate::gates::LONGEST;
use crate::realise::number_word;

/// How the cases begin that are looked at in order.
const IN_ORDER: &str =
    "After every move, look at these cases in order; the first that holds decides:";
/// How it is told what all endings have in common.
const IN_EACH_CASE: &str = "In each case,";
/// How what all endings have in common may begin.
const HEADS: [&str; 2] = ["The player ", "Each player"];
/// Rows are not longer than this on any board.
const LONGEST_ROW: i64 = 60;

/// Draws together what endings have in common.
pub(super) fn draw_together(blocks: Vec<Block>) -> Vec<Block> {
    let mut out: Vec<Block> = Vec::new();
    for block in blocks {
        let block = match block {
            Block::List { ordered: false, items } if out.last().is_some_and(announces_deciding) => {
                Block::List { ordered: false, items: same_results(items) }
            }
            other => other,
        };
        let Block::List { ordered: true, items } = block else {
            out.push(block);
            continue;
        };
        let intro = match out.last() {
            Some(Block::Paragraph { lead: None, sentences }) => sentences.as_slice(),
            _ => &[],
        };
        let [intro] = intro else {
            out.push(Block::List { ordered: true, items });
            continue;
        };
        if intro.text != IN_ORDER {
            out.push(Block::List { ordered: true, items });
            continue;
        }
        let told = intro.told.clone();
        let mut items = same_results(items);
        shorter_rows(&mut items);
        match items.as_mut_slice() {
            // A single case needs no order.
            [one] if one.lead.is_none() => {
                out.pop();
                if let Some(first) = one.sentences.first_mut() {
                    *first = told_by(first.text.clone(), first.told.iter().chain(&told));
                }
                let (sentences, items) =
                    (std::mem::take(&mut one.sentences), std::mem::take(&mut one.items));
                out.push(Block::Paragraph { lead: None, sentences });
                if !items.is_empty() {
                    out.push(Block::List { ordered: false, items });
                }
            }
            _ => {
                let tail = common_end(&mut items);
                out.push(Block::List { ordered: true, items });
                if !tail.is_empty() {
                    out.push(Block::paragraph(tail));
                }
            }
        }
    }
    out
}

/// Whether a paragraph ends by announcing results of which the first that holds decides.
fn announces_deciding(block: &Block) -> bool {
    matches!(block, Block::Paragraph { sentences, .. }
        if sentences.last().is_some_and(|last| decides_below(&last.text)))
}

/// Takes out the sentences with which all endings end; told after them.
fn common_end(items: &mut [Item]) -> Vec<Sentence> {
    let Some((first, others)) = items.split_first() else { return vec![] };
    let said = |item: &Item, back: usize| {
        let room = item.items.is_empty() && item.sentences.len() > back + 1;
        item.sentences.iter().rev().nth(back).filter(|_| room).map(|it| it.text.clone())
    };
    let alike = |back: &usize| {
        let own = said(first, *back);
        own.is_some() && others.iter().all(|other| said(other, *back) == own)
    };
    // What begins with other words may speak of what stands before it.
    let begins = |back: &usize| {
        said(first, *back).is_some_and(|text| HEADS.iter().any(|head| text.starts_with(head)))
    };
    let number = (0..).take_while(alike).filter(begins).last().map_or(0, |back| back + 1);
    if number == 0 || others.is_empty() {
        return vec![];
    }
    let mut tail: Vec<Sentence> = Vec::new();
    for item in items {
        let own = item.sentences.split_off(item.sentences.len() - number);
        tail = match tail.is_empty() {
            true => own,
            false => tail
                .iter()
                .zip(&own)
                .map(|(one, other)| told_by_both(one.text.clone(), one, other))
                .collect(),
        };
    }
    if let Some(first) = tail.first_mut() {
        let mut words = first.text.chars();
        let small: String =
            words.next().map(|first| first.to_lowercase().collect()).unwrap_or_default();
        first.text = format!("{IN_EACH_CASE} {small}{}", words.as_str());
    }
    tail
}

/// The result of an ending that is one sentence, and its condition.
fn plain_ending(item: &Item) -> Option<(&str, &str)> {
    let [sentence] = item.sentences.as_slice() else { return None };
    let alone = item.lead.is_none() && item.items.is_empty() && !item.continues;
    let (result, condition) = sentence.text.strip_suffix('.')?.split_once(" if ")?;
    (alone && !condition.contains(" if ")).then_some((result, condition))
}

/// Runs of endings with the same result that speak of the same thing as one ending each.
fn same_results(items: Vec<Item>) -> Vec<Item> {
    let mut out: Vec<Item> = Vec::new();
    let mut items = items.as_slice();
    while let Some((first, rest)) = items.split_first() {
        let alike = match plain_ending(first) {
            Some((result, condition)) => rest
                .iter()
                .take_while(|other| {
                    plain_ending(other).is_some_and(|(other, asked)| {
                        other == result && shared_subject(condition, asked).is_some()
                    })
                })
                .count(),
            None => 0,
        };
        let one = as_one(&items[..=alike]).map(|one| (one, alike + 1));
        let (item, number) = one.unwrap_or_else(|| (first.clone(), 1));
        out.push(item);
        items = &items[number..];
    }
    out
}

fn as_one(items: &[Item]) -> Option<Item> {
    let endings: Vec<(&str, &str)> = items.iter().map(plain_ending).collect::<Option<_>>()?;
    let (result, first) = *endings.first()?;
    let clauses: Vec<&str> = endings.iter().map(|(_, condition)| *condition).collect();
    let subject = shared_subject(first, clauses.get(1)?)?;
    let told: Vec<_> =
        items.iter().flat_map(|item| &item.sentences).flat_map(|s| s.told.clone()).collect();
    let said: Vec<&str> =
        clauses.iter().map(|clause| clause.strip_prefix(subject)).collect::<Option<_>>()?;
    let (last, before) = said.split_last()?;
    let text = format!("{result} if {subject}{} or{last}.", before.join(","));
    if clauses.iter().all(|clause| is_plain(clause)) && reads_well(&text, LONGEST) {
        return Some(Item::of(vec![told_by(text, told.iter())]));
    }
    // Those of either player come in the order of the players, which means nothing.
    if clauses.windows(2).any(|pair| differ_in_names(pair[0], pair[1])) {
        return None;
    }
    let (text, items) = of_one(&format!("{result} if "), &clauses, false)?;
    let mut item = Item::of(vec![told_by(text, told.iter())]);
    item.items = conditions(items, &item.sentences[0].told);
    Some(item)
}

/// Whether two clauses are the same but for names.
fn differ_in_names(one: &str, other: &str) -> bool {
    let named = |word: &str| word.starts_with(char::is_uppercase);
    let (one, other) = (one.split(' '), other.split(' '));
    one.clone().count() == other.clone().count()
        && one.zip(other).all(|(one, other)| one == other || named(one) && named(other))
}

/// An ending that asks for a row.
struct Row {
    result: String,
    /// "you make"
    made: String,
    least: i64,
    most: i64,
    /// "of your markers (diagonally)"
    of: String,
}

/// Reads "You win if you make a row of four or more of your markers."
fn row(item: &Item) -> Option<Row> {
    let (result, condition) = plain_ending(item)?;
    let (made, row) = condition.split_once(" a row of ")?;
    let (exact, row) = match row.strip_prefix("exactly ") {
        Some(row) => (true, row),
        None => (false, row),
    };
    let (number, of) = row.split_once(' ')?;
    let least = (2..LONGEST_ROW).find(|value| number_word(*value) == number)?;
    let (of, open) = match of.strip_prefix("or more ") {
        Some(of) => (of, true),
        None => (of, !exact),
    };
    let most = if open { LONGEST_ROW } else { least };
    Some(Row { result: result.to_owned(), made: made.to_owned(), least, most, of: of.to_owned() })
}

/// "You lose if you make a row of only three.": rows that differ from those of the cases before in their length.
fn shorter_rows(items: &mut [Item]) {
    let mut before: Vec<Row> = Vec::new();
    for item in items {
        let Some(row) = row(item) else {
            before.clear();
            continue;
        };
        if before.last().is_some_and(|known| known.made != row.made || known.of != row.of) {
            before.clear();
        }
        let decided =
            |length: i64| before.iter().any(|known| (known.least..=known.most).contains(&length));
        let left: Vec<i64> = (row.least..=row.most).filter(|length| !decided(*length)).collect();
        let longest = before.iter().map(|known| known.least).max();
        let said = match (left.as_slice(), longest) {
            ([only], Some(longest)) if *only < longest => {
                Some(format!("a row of only {}", number_word(*only)))
            }
            ([first, .., LONGEST_ROW], Some(longest)) if *first == longest + 1 => {
                Some("a longer row".to_owned())
            }
            _ => None,
        };
        if let (Some(said), Some(sentence)) = (said, item.sentences.first_mut()) {
            let text = format!("{} if {} {said}.", row.result, row.made);
            *sentence = Sentence { text, told: std::mem::take(&mut sentence.told) };
        }
        before.push(row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(endings: &[&str]) -> Vec<String> {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let items = endings.iter().map(|text| Item::of(vec![sentence(text)])).collect();
        let intro = Block::Paragraph { lead: None, sentences: vec![sentence(IN_ORDER)] };
        let blocks = draw_together(vec![intro, Block::List { ordered: true, items }]);
        let section = crate::document::Section {
            kind: crate::document::SectionKind::End,
            heading: "End".into(),
            blocks,
        };
        section.sentences().into_iter().map(|sentence| sentence.text.clone()).collect()
    }

    #[test]
    fn only_the_length_of_a_row_is_told_again() {
        let endings = [
            "You win if you make a row of exactly five of your discs.",
            "You lose if you make a row of six or more of your discs.",
            "You lose if you make a row of four or more of your discs.",
        ];
        assert_eq!(
            told(&endings)[1..],
            [
                "You win if you make a row of exactly five of your discs.",
                "You lose if you make a longer row.",
                "You lose if you make a row of only four."
            ]
        );
        // A row that was not looked for before may be longer than the number says.
        let apart = ["You win if you make a row of three.", "You lose if you make a row of five."];
        assert_eq!(told(&apart)[2], apart[1]);
    }

    #[test]
    fn what_all_endings_end_with_is_told_after_them() {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let wins = "The player with the higher score wins.";
        let ending = |first: &str| Item::of(vec![sentence(first), sentence(wins)]);
        let mut items = vec![
            ending("The game ends if you have no discs left."),
            ending("The game ends if A1 holds a disc."),
        ];
        let tail = common_end(&mut items);
        assert_eq!(tail[0].text, "In each case, the player with the higher score wins.");
        assert!(items.iter().all(|item| item.sentences.len() == 1));
        items.push(Item::of(vec![sentence("You lose if you have no king.")]));
        assert!(common_end(&mut items).is_empty());
    }

    #[test]
    fn one_result_is_told_once_of_one_thing() {
        let endings = [
            "You win if your opponent has no discs.",
            "You win if your opponent has no legal move.",
            "You lose if you have no legal move.",
        ];
        assert_eq!(
            told(&endings)[1..],
            [
                "You win if your opponent has no discs or has no legal move.",
                "You lose if you have no legal move."
            ]
        );
    }
}
