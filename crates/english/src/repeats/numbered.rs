//! Cases of a table that differ in a number which grows from case to case are one: "The n-th of your points is empty (for the smallest n
//! from 1 to 6)".

use crate::document::{Block, Document, Sentence};
use crate::realise::{in_order, number_word, ordinal};

/// So many cases are worth it.
const FEW: usize = 4;
/// How a table is announced of which the first case that holds decides.
const FIRST: &str = "take the first line that applies:";
/// Numbers are looked for up to this one.
const MOST: i64 = 40;

/// Draws cases that are counted through into one.
pub(crate) fn count_through(document: &mut Document) {
    for section in &mut document.sections {
        for at in 1..section.blocks.len() {
            let (before, after) = section.blocks.split_at_mut(at);
            let in_turn = matches!(before.last(), Some(Block::Paragraph { sentences, .. })
                if sentences.last().is_some_and(|last| last.text.to_lowercase().ends_with(FIRST)));
            if let Some(Block::Table { rows, .. }) = after.first_mut()
                && in_turn
            {
                counted(rows);
            }
        }
    }
}

fn counted(rows: &mut Vec<Vec<Sentence>>) {
    let mut at = 0;
    while at + FEW <= rows.len() {
        if let Some((row, number)) = run(&rows[at..]) {
            rows.splice(at..at + number, [row]);
        }
        at += 1;
    }
}

/// The rows at the front that are counted through, as one; and how many they are.
fn run(rows: &[Vec<Sentence>]) -> Option<(Vec<Sentence>, usize)> {
    let (first, second) = (rows.first()?, rows.get(1)?);
    let [start, next] = varying(first, second)?;
    let step = next - start;
    if step.abs() != 1 {
        return None;
    }
    let fits = |(at, row): &(i64, &Vec<Sentence>)| {
        *at == 0 || varying(first, row) == Some([start, start + at * step])
    };
    let number = (0..).zip(rows).take_while(fits).count();
    let row = rows.get(..number).filter(|run| run.len() >= FEW)?;
    let end = start + (i64::try_from(number).ok()? - 1) * step;
    let (which, low, high) =
        if step > 0 { ("smallest", start, end) } else { ("largest", end, start) };
    let mut one: Vec<Sentence> = first.iter().map(|cell| with_sign(cell, start)).collect();
    for other in row {
        for (cell, more) in one.iter_mut().zip(other) {
            cell.told.extend_from_slice(&more.told);
            in_order(&mut cell.told);
        }
    }
    let condition = one.first_mut()?;
    condition.text = format!("{} (for the {which} n from {low} to {high})", condition.text);
    Some((one, number))
}

/// The only numbers in which two rows differ, wherever they do.
fn varying(one: &[Sentence], other: &[Sentence]) -> Option<[i64; 2]> {
    let mut numbers: Option<[i64; 2]> = None;
    for (one, other) in one.iter().zip(other) {
        let (one, other): (Vec<&str>, Vec<&str>) =
            (one.text.split(' ').collect(), other.text.split(' ').collect());
        if one.len() != other.len() {
            return None;
        }
        for (at, (first, second)) in one.iter().zip(&other).enumerate() {
            if first == second {
                continue;
            }
            // The number of a player is a name.
            let name = at.checked_sub(1).and_then(|at| one.get(at)) == Some(&"Player");
            let both = [value(first).filter(|_| !name)?, value(second)?];
            if both[0].1 != both[1].1 {
                return None;
            }
            let both = both.map(|(number, _)| number);
            match numbers {
                Some(known) if known != both => return None,
                _ => numbers = Some(both),
            }
        }
    }
    numbers
}

/// The number of a word, and whether it is an ordinal.
fn value(word: &str) -> Option<(i64, bool)> {
    let bare = word.trim_end_matches([',', '.', ')']).to_lowercase();
    if let Ok(number) = bare.parse() {
        return Some((number, false));
    }
    (1..=MOST).find_map(|number| match () {
        () if ordinal(number) == bare => Some((number, true)),
        () if number_word(number) == bare => Some((number, false)),
        () => None,
    })
}

/// A cell with "n" in the place of a number.
fn with_sign(cell: &Sentence, number: i64) -> Sentence {
    let sign = |word: &str| match value(word) {
        Some((known, true)) if known == number => {
            word.to_lowercase().replace(&ordinal(number), "n-th")
        }
        Some((known, false)) if known == number => {
            word.to_lowercase().replace(&number_word(number), "n").replace(&number.to_string(), "n")
        }
        _ => word.to_owned(),
    };
    let text = cell.text.split(' ').map(sign).collect::<Vec<_>>().join(" ");
    Sentence { text, told: cell.told.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syntax::NodeId;

    fn row(cells: [&str; 2]) -> Vec<Sentence> {
        cells.map(|text| Sentence { text: text.to_owned(), told: vec![NodeId(1)] }).into()
    }

    #[test]
    fn cases_are_counted_through() {
        let case = |which: &str| {
            row([
                &format!("The {which} of your points is empty"),
                &format!("The {which} of your points"),
            ])
        };
        let mut rows: Vec<_> = ["first", "second", "third", "fourth"].map(case).into();
        rows.push(row(["Otherwise", "No point"]));
        counted(&mut rows);
        let texts: Vec<&str> = rows.iter().flatten().map(|cell| cell.text.as_str()).collect();
        let condition = "The n-th of your points is empty (for the smallest n from 1 to 4)";
        assert_eq!(texts, [condition, "The n-th of your points", "Otherwise", "No point"]);
        let mut other: Vec<_> = ["first", "third", "fourth", "fifth"].map(case).into();
        counted(&mut other);
        assert_eq!(other.len(), 4);
    }
}
