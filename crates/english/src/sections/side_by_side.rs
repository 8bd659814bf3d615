//! Tables that are for the same things stand side by side, as one table with a column for each.

use std::collections::BTreeSet;

use crate::document::{Block, Document, SectionKind, Sentence};
use crate::realise::{Text, coordinate, listed_and};

/// A table has no more columns of entries than this.
const COLUMNS: usize = 6;
/// So many percent of all rows must be in each of the tables.
const SHARED: usize = 60;
/// What stands in a table that has no entry for something.
const NONE: &str = "–";

/// A table with the sentence that announces it.
struct Announced {
    /// Its name, in quotation marks.
    name: String,
    announcement: Sentence,
    rows: Vec<(String, Sentence)>,
    /// What the first column holds, cell by cell.
    keys: Vec<Sentence>,
    /// What is said after it.
    after: Option<Sentence>,
    /// The announcement and the table as they are.
    blocks: Vec<Block>,
}

/// Draws the tables of the components together.
pub(super) fn side_by_side(document: &mut Document) {
    for section in &mut document.sections {
        if section.kind != SectionKind::Components {
            continue;
        }
        let mut out: Vec<Block> = Vec::new();
        let mut open: Vec<Announced> = Vec::new();
        let mut rest = std::mem::take(&mut section.blocks).into_iter().peekable();
        let mut pending: Vec<Block> = Vec::new();
        while let Some(block) = rest.next() {
            pending.push(block);
            if matches!(pending.as_slice(), [Block::Paragraph { .. }])
                && matches!(rest.peek(), Some(Block::Table { .. }))
            {
                continue;
            }
            let after = match rest.peek() {
                Some(Block::Paragraph { lead: None, sentences }) if pending.len() == 2 => {
                    match sentences.as_slice() {
                        [only] if only.text.ends_with(" is listed for itself.") => {
                            Some(only.clone())
                        }
                        _ => None,
                    }
                }
                _ => None,
            };
            match announced(&pending, after.clone()) {
                Some(table) => {
                    if !open.first().is_none_or(|first| goes_with(first, &table))
                        || open.len() == COLUMNS
                    {
                        out.extend(told(std::mem::take(&mut open)));
                    }
                    open.push(table);
                    if after.is_some() {
                        rest.next();
                    }
                }
                None => {
                    out.extend(told(std::mem::take(&mut open)));
                    out.append(&mut pending);
                }
            }
            pending.clear();
        }
        out.extend(told(open));
        out.append(&mut pending);
        section.blocks = out;
    }
}

/// A table of two columns that a sentence of its own announces.
fn announced(blocks: &[Block], after: Option<Sentence>) -> Option<Announced> {
    let [Block::Paragraph { lead: None, sentences }, Block::Table { header, rows }] = blocks else {
        return None;
    };
    let [announcement] = sentences.as_slice() else { return None };
    let name = announcement.text.strip_prefix("The table ")?.strip_suffix(" reads as follows:")?;
    if header.as_slice() != ["For", "Entry"] || !name.starts_with('‘') {
        return None;
    }
    let mut entries: Vec<(String, Sentence)> = Vec::new();
    let mut keys: Vec<Sentence> = Vec::new();
    for row in rows {
        let [key, entry] = row.as_slice() else { return None };
        for one in one_by_one(&key.text) {
            keys.push(Sentence { text: one.clone(), told: key.told.clone() });
            entries.push((one, entry.clone()));
        }
    }
    let (name, announcement) = (name.to_owned(), announcement.clone());
    Some(Announced { name, announcement, rows: entries, keys, after, blocks: blocks.to_vec() })
}

/// The places of a cell that lists several; any other cell as it is.
fn one_by_one(cell: &str) -> Vec<String> {
    let places: Vec<&str> = cell.split(", ").flat_map(|part| part.split(" and ")).collect();
    match places.iter().all(|place| coordinate(place).is_some()) {
        true => places.into_iter().map(str::to_owned).collect(),
        false => vec![cell.to_owned()],
    }
}

/// Whether two tables are for much the same things.
fn goes_with(one: &Announced, other: &Announced) -> bool {
    let keys = |table: &Announced| -> BTreeSet<String> {
        table.rows.iter().map(|(key, _)| key.clone()).collect()
    };
    let (left, right) = (keys(one), keys(other));
    let places = left.iter().chain(&right).all(|key| coordinate(key).is_some());
    let (shared, all) = (left.intersection(&right).count(), left.union(&right).count());
    let said = |table: &Announced| table.after.as_ref().map(|after| after.text.clone());
    // What has no entry would have to be explained, but for places.
    let enough = left == right || places && shared * 100 >= all * SHARED;
    enough && said(one) == said(other)
}

/// Some tables as one.
fn told(tables: Vec<Announced>) -> Vec<Block> {
    let Some(first) = tables.first() else { return vec![] };
    let after = first.after.clone().map(|after| Block::paragraph(vec![after]));
    if tables.len() == 1 {
        return first.blocks.iter().cloned().chain(after).collect();
    }
    let names: Vec<Text> = tables.iter().map(|table| table.name.clone().into()).collect();
    let text = format!("The tables {} read as follows:", listed_and(&names));
    let mut nodes: Vec<_> =
        tables.iter().flat_map(|table| table.announcement.told.clone()).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let announcement = Sentence { text, told: nodes };
    let mut header = vec!["For".to_owned()];
    header.extend(tables.iter().map(|table| table.name.clone()));
    let mut keys: Vec<&Sentence> = Vec::new();
    for key in tables.iter().flat_map(|table| &table.keys) {
        if !keys.iter().any(|known| known.text == key.text) {
            keys.push(key);
        }
    }
    let rows: Vec<Vec<Sentence>> = keys
        .into_iter()
        .map(|key| {
            let entries = tables.iter().map(|table| {
                let entry = table.rows.iter().find(|(of, _)| *of == key.text);
                entry.map_or_else(
                    || Sentence { text: NONE.to_owned(), told: key.told.clone() },
                    |(_, entry)| entry.clone(),
                )
            });
            std::iter::once(key.clone()).chain(entries).collect()
        })
        .collect();
    let table = Block::Table { header, rows };
    [Block::paragraph(vec![announcement]), table].into_iter().chain(after).collect()
}
