//! The table of throws: beside what a throw is worth, it says whether it brings another throw, and whether it lets a piece enter.
//!
//! The rules ask for the value of the throw ("If the value of the throw is 1, 4 or 6, move again …"); who looks the value up can
//! read the answer in the same row.

use std::collections::BTreeMap;

use syntax::NodeId;

use crate::document::{Block, Document, Item, SectionKind, Sentence};
use crate::realise::{capitalised, in_order, listed_and, number_word};

/// How the table is announced: after what it lists.
const DEPENDS: &str = " depends on the number thrown:";
/// What is listed where it has no name of its own.
const VALUE: &str = "the value of the throw";
/// The sentence after a table that leaves numbers out.
const OTHERS: &str = "Any other number counts as it is.";
/// How a turn goes on, what the column is called that says so, and how the rule asks for that.
const AGAIN: [[&str; 3]; 2] = [
    ["move again in the same turn.", "Move again", "If the table of throws says so, "],
    [
        "move again in the same turn with a new throw.",
        "Another throw",
        "If the table gives another throw, ",
    ],
];
/// How rules ask for what else the table says.
const LETS: &str = "the throw lets a piece enter";

/// Adds to the table of throws what the rules ask of the value alone, and makes one table of two.
pub(in crate::sections) fn complete(document: &mut Document) {
    let Some(components) =
        document.sections.iter_mut().find(|section| section.kind == SectionKind::Components)
    else {
        return;
    };
    one_of_two(&mut components.blocks);
    let Some(values) = Values::of(&components.blocks) else { return };
    for [deed, column, asks] in AGAIN {
        values.add_column(document, column, &|text| again(text, deed, asks));
    }
    values.add_column(document, "A piece may enter", &enters);
}

/// What a sentence asks of the value, and what it says instead.
struct Asked {
    values: Vec<i64>,
    /// Whether it asks that the value is none of these.
    none: bool,
    text: String,
}

/// "If the value of the throw is 1, 4 or 6, move again in the same turn."
fn again(text: &str, deed: &str, asks: &str) -> Option<Asked> {
    let asked = text.strip_prefix("If ")?.strip_prefix(VALUE)?.strip_prefix(' ')?;
    let (values, none) = list(asked.strip_suffix(deed)?.strip_suffix(", ")?)?;
    Some(Asked { values, none, text: format!("{asks}{deed}") })
}

/// "If your hand is not empty and the value of the throw is 6, place a man from your hand on your first square."
fn enters(text: &str) -> Option<Asked> {
    let (before, deed) = text.split_once(", place a ")?;
    deed.contains(" from your hand on ").then_some(())?;
    let condition = before.strip_prefix("If ")?;
    let (head, asked) = condition.split_once(VALUE)?;
    let asked = asked.strip_prefix(' ')?;
    // What is asked besides may stand before it or after it.
    let (list_of, tail) = match asked.rsplit_once(", and ").or_else(|| asked.rsplit_once(" and ")) {
        Some((first, rest)) => (first, format!(" and {rest}")),
        None => (asked, String::new()),
    };
    let head = head.replace(", and ", " and ");
    let (values, none) = list(list_of)?;
    Some(Asked { values, none, text: format!("If {head}{LETS}{tail}, place a {deed}") })
}

/// The numbers of "is 1, 4 or 6" or "is neither two nor three".
fn list(asked: &str) -> Option<(Vec<i64>, bool)> {
    let asked = asked.strip_prefix("is ")?;
    let (none, asked) = match (asked.strip_prefix("not "), asked.strip_prefix("neither ")) {
        (Some(one), _) | (_, Some(one)) => (true, one),
        _ => (false, asked),
    };
    let asked = asked.replace(" or ", ", ").replace(" nor ", ", ");
    Some((asked.split(", ").map(number).collect::<Option<_>>()?, none))
}

fn number(word: &str) -> Option<i64> {
    word.parse().ok().or_else(|| (0..=10).find(|number| number_word(*number) == word))
}

/// Where the table of throws stands.
struct Values {
    block: usize,
}

impl Values {
    /// The one table of what throws are worth, if it leaves no number out.
    fn of(blocks: &[Block]) -> Option<Self> {
        let mut tables = (0..blocks.len()).filter(|at| announced(blocks, *at).is_some());
        let block = tables.next().filter(|_| tables.next().is_none())?;
        let plain = announced(blocks, block)?.eq_ignore_ascii_case(VALUE);
        let Some(Block::Table { rows, .. }) = blocks.get(block) else { return None };
        let known = rows.iter().all(|row| row.get(1).is_some_and(|it| number(&it.text).is_some()));
        (plain && known && !leaves_out(blocks, block)).then_some(Self { block })
    }

    /// Adds a column for what sentences ask of the value, if all that do so ask the same.
    fn add_column(
        &self,
        document: &mut Document,
        header: &str,
        asks: &dyn Fn(&str) -> Option<Asked>,
    ) {
        let mut asked: Vec<(Vec<i64>, bool)> = Vec::new();
        let mut told: Vec<NodeId> = Vec::new();
        each_sentence(document, &mut |sentence| {
            if let Some(found) = asks(&sentence.text) {
                asked.push((found.values, found.none));
                told.extend_from_slice(&sentence.told);
            }
        });
        asked.sort_unstable();
        asked.dedup();
        let [(values, none)] = asked.as_slice() else { return };
        if !self.fill(document, header, &|value| values.contains(&value) != *none, &told) {
            return;
        }
        each_sentence(document, &mut |sentence| {
            if let Some(found) = asks(&sentence.text) {
                sentence.text = found.text;
            }
        });
    }

    fn fill(
        &self,
        document: &mut Document,
        header: &str,
        holds: &dyn Fn(i64) -> bool,
        told: &[NodeId],
    ) -> bool {
        let components =
            document.sections.iter_mut().find(|section| section.kind == SectionKind::Components);
        let table = components.and_then(|section| section.blocks.get_mut(self.block));
        let Some(Block::Table { header: columns, rows }) = table else { return false };
        let value = |row: &[Sentence]| row.get(1).and_then(|cell| number(&cell.text));
        let answers: Option<Vec<bool>> = rows.iter().map(|row| value(row).map(holds)).collect();
        // What all throws have, or none, needs no column.
        let Some(answers) = answers.filter(|all| all.contains(&true) && all.contains(&false))
        else {
            return false;
        };
        columns.push(header.to_owned());
        for (row, answer) in rows.iter_mut().zip(answers) {
            let text = if answer { "yes" } else { "–" };
            row.push(Sentence { text: text.to_owned(), told: told.to_vec() });
        }
        true
    }
}

/// What the table at a place lists, as the sentence before it says.
fn announced(blocks: &[Block], at: usize) -> Option<&str> {
    let before = blocks.get(at.checked_sub(1)?)?;
    let (Block::Paragraph { sentences, .. }, Some(Block::Table { .. })) = (before, blocks.get(at))
    else {
        return None;
    };
    sentences.last()?.text.strip_suffix(DEPENDS)
}

/// Whether other numbers than those that a table lists count as they are.
fn leaves_out(blocks: &[Block], at: usize) -> bool {
    matches!(blocks.get(at + 1), Some(Block::Paragraph { sentences, .. })
        if sentences.iter().any(|sentence| sentence.text == OTHERS))
}

/// Two tables of throws as one with a column for each.
fn one_of_two(blocks: &mut Vec<Block>) {
    let tables: Vec<usize> =
        (0..blocks.len()).filter(|at| announced(blocks, *at).is_some()).collect();
    let [first, second] = tables.as_slice() else { return };
    if *second != first + 2 || tables.iter().any(|at| leaves_out(blocks, *at)) {
        return;
    }
    let names: Option<Vec<String>> =
        tables.iter().map(|at| announced(blocks, *at).map(column)).collect();
    let cells: Option<Vec<BTreeMap<i64, Sentence>>> =
        tables.iter().map(|at| by_number(blocks.get(*at)?)).collect();
    let (Some(names), Some(cells)) = (names, cells) else { return };
    let ([one, two], [named, other]) = (cells.as_slice(), names.as_slice()) else { return };
    if !one.keys().eq(two.keys()) || named == other {
        return;
    }
    let mut rows: Vec<(Vec<i64>, [Sentence; 2])> = Vec::new();
    for (thrown, left) in one {
        let Some(right) = two.get(thrown) else { return };
        let same = |row: &&mut (Vec<i64>, [Sentence; 2])| {
            row.1[0].text == left.text && row.1[1].text == right.text
        };
        match rows.iter_mut().find(same) {
            Some((numbers, values)) => {
                numbers.push(*thrown);
                values[0].told.extend_from_slice(&left.told);
                values[1].told.extend_from_slice(&right.told);
            }
            None => rows.push((vec![*thrown], [left.clone(), right.clone()])),
        }
    }
    let rows = rows.into_iter().map(|(numbers, [mut left, mut right])| {
        let words: Vec<_> =
            numbers.iter().map(|number| crate::realise::Text::from(number.to_string())).collect();
        in_order(&mut left.told);
        in_order(&mut right.told);
        let told = [left.told.as_slice(), &right.told].concat();
        vec![Sentence { text: listed_and(&words).as_str().to_owned(), told }, left, right]
    });
    let header = vec!["Number thrown".to_owned(), named.clone(), other.clone()];
    let table = Block::Table { header, rows: rows.collect() };
    let mut told: Vec<NodeId> = Vec::new();
    for at in [*first - 1, *second - 1] {
        if let Some(Block::Paragraph { sentences, .. }) = blocks.get(at) {
            told.extend(sentences.last().into_iter().flat_map(|last| last.told.clone()));
        }
    }
    in_order(&mut told);
    let intro =
        Sentence { text: "The values of a throw depend on the number thrown:".into(), told };
    if let Some(Block::Paragraph { sentences, .. }) = blocks.get_mut(*first - 1) {
        sentences.pop();
        sentences.push(intro);
    }
    blocks.splice(*first..=*second, [table]);
}

/// The heading of a column: "Extra throw" for "the ‘extra throw’ value of the throw".
fn column(listed: &str) -> String {
    match listed.split_once('‘').and_then(|(_, rest)| rest.split_once('’')) {
        Some((name, _)) => capitalised(name),
        None => "Value".to_owned(),
    }
}

/// What a table lists for each number.
fn by_number(table: &Block) -> Option<BTreeMap<i64, Sentence>> {
    let Block::Table { rows, .. } = table else { return None };
    let mut all = BTreeMap::new();
    for row in rows {
        let [thrown, value] = row.as_slice() else { return None };
        for word in thrown.text.replace(" and ", ", ").split(", ") {
            all.insert(word.parse().ok()?, value.clone());
        }
    }
    Some(all)
}

/// Looks at the sentences of the rules of play.
fn each_sentence(document: &mut Document, look: &mut dyn FnMut(&mut Sentence)) {
    fn items(list: &mut [Item], look: &mut dyn FnMut(&mut Sentence)) {
        for item in list {
            item.sentences.iter_mut().for_each(&mut *look);
            items(&mut item.items, look);
        }
    }
    let told = |kind: SectionKind| matches!(kind, SectionKind::Turn | SectionKind::Pieces);
    for section in document.sections.iter_mut().filter(|section| told(section.kind)) {
        for block in &mut section.blocks {
            match block {
                Block::Paragraph { sentences, .. } => sentences.iter_mut().for_each(&mut *look),
                Block::List { items: list, .. } => items(list, look),
                Block::Heading { .. } | Block::Table { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Section;

    fn sentence(text: &str) -> Sentence {
        Sentence { text: text.to_owned(), told: vec![NodeId(1)] }
    }

    fn table(name: &str, rows: &[[&str; 2]]) -> [Block; 2] {
        let header = vec!["Number thrown".to_owned(), "Value".to_owned()];
        let rows = rows.iter().map(|row| row.iter().map(|cell| sentence(cell)).collect()).collect();
        [Block::paragraph(vec![sentence(name)]), Block::Table { header, rows }]
    }

    fn completed(tables: Vec<Block>, rules: &[&str]) -> Document {
        let section = |kind, blocks| Section { kind, heading: "H".into(), blocks };
        let rules = Block::paragraph(rules.iter().map(|text| sentence(text)).collect());
        let sections =
            vec![section(SectionKind::Components, tables), section(SectionKind::Turn, vec![rules])];
        let mut document = Document { title: "G".into(), sections };
        complete(&mut document);
        document
    }

    fn rows(document: &Document) -> Vec<String> {
        let mut blocks = document.sections[0].blocks.iter();
        let rows = blocks.find_map(|block| match block {
            Block::Table { rows, .. } => Some(rows),
            _ => None,
        });
        let cells = |row: &Vec<Sentence>| row.iter().map(|cell| cell.text.clone()).collect();
        rows.into_iter().flatten().map(cells).map(|row: Vec<String>| row.join(" | ")).collect()
    }

    #[test]
    fn a_throw_that_brings_another_is_marked_in_the_table() {
        let known = table(
            "The value of the throw depends on the number thrown:",
            &[["0", "5"], ["1", "1"], ["2", "2"]],
        );
        let rules = [
            "If the value of the throw is one or five, move again in the same turn with a new throw.",
            "If your hand is not empty and the value of the throw is five, place a man from your hand on A1.",
        ];
        let document = completed(known.to_vec(), &rules);
        assert_eq!(rows(&document), ["0 | 5 | yes | yes", "1 | 1 | yes | –", "2 | 2 | – | –"]);
        let texts: Vec<&str> =
            document.sections[1].sentences().iter().map(|it| it.text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "If the table gives another throw, move again in the same turn with a new throw.",
                "If your hand is not empty and the throw lets a piece enter, place a man from your hand on A1.",
            ]
        );
    }

    #[test]
    fn two_tables_of_throws_are_one() {
        let name =
            |of: &str| format!("The ‘{of}’ value of the throw depends on the number thrown:");
        let first = table(&name("steps"), &[["0", "6"], ["1 and 3", "1"], ["2", "2"]]);
        let second = table(&name("extra throw"), &[["0, 1 and 2", "1"], ["3", "0"]]);
        let document = completed([first, second].concat(), &[]);
        assert_eq!(rows(&document), ["0 | 6 | 1", "1 | 1 | 1", "2 | 2 | 1", "3 | 1 | 0"]);
        assert_eq!(document.sections[0].blocks.len(), 2);
    }
}
