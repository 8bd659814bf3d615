//! Does a text state the facts that a person who knows the game would state? The facts are written down beside the game.
//!
//! One fact a line. `a + b` asks for one statement with both, `a | b` for either, `= a` for a statement that says nothing else.
//! A line that begins with `?` is a fact that is known to be missing.

use crate::document::{Block, Document, Item, Sentence};

/// Something that a text should state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// The line as it was written.
    pub line: String,
    /// Whether the text is known not to state it.
    pub missing: bool,
    /// Ways to state it: fragments that one statement holds.
    ways: Vec<Vec<Fragment>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Fragment {
    Part(String),
    Whole(String),
}

impl Fact {
    /// The facts of a list; empty lines and comments do not count.
    pub fn list(text: &str) -> Vec<Self> {
        let lines = text.lines().map(str::trim);
        lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(Self::of).collect()
    }

    fn of(line: &str) -> Self {
        let (missing, body) = match line.strip_prefix('?') {
            Some(rest) => (true, rest.trim()),
            None => (false, line),
        };
        let fragment = |part: &str| match part.trim().strip_prefix("= ") {
            Some(whole) => Fragment::Whole(whole.to_lowercase()),
            None => Fragment::Part(part.trim().to_lowercase()),
        };
        let ways = body.split(" | ").map(|way| way.split(" + ").map(fragment).collect()).collect();
        Self { line: line.to_owned(), missing, ways }
    }

    fn is_in(&self, statements: &[String]) -> bool {
        self.ways.iter().any(|way| {
            statements.iter().any(|statement| {
                way.iter().all(|fragment| match fragment {
                    Fragment::Part(part) => statement.contains(part),
                    Fragment::Whole(whole) => statement == whole,
                })
            })
        })
    }
}

/// What a text does not state, and what it states although it is listed as missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stated {
    /// Facts that the text should state and does not.
    pub unstated: Vec<String>,
    /// Facts that the text states by now.
    pub found: Vec<String>,
}

/// Compares a text with a list of facts.
pub fn stated(document: &Document, facts: &[Fact]) -> Stated {
    let statements = statements(document);
    let mut result = Stated::default();
    for fact in facts {
        match (fact.is_in(&statements), fact.missing) {
            (false, false) => result.unstated.push(fact.line.clone()),
            (true, true) => result.found.push(fact.line.clone()),
            _ => {}
        }
    }
    result
}

/// Everything that is said in one place: a paragraph with its list, an item, a row of a table.
fn statements(document: &Document) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for section in &document.sections {
        let mut open: Option<usize> = None;
        for block in &section.blocks {
            match block {
                Block::Heading { .. } => open = None,
                Block::Paragraph { lead, sentences } => {
                    all.push(joined(lead.as_ref(), sentences));
                    open = Some(all.len() - 1);
                }
                Block::List { items, .. } => {
                    let texts: Vec<String> = items.iter().map(whole).collect();
                    if let Some(open) = open {
                        all[open] = format!("{} {}", all[open], texts.join(" "));
                    }
                    all.extend(texts);
                    all.extend(items.iter().flat_map(|item| &item.items).map(whole));
                }
                Block::Table { rows, .. } => {
                    all.extend(rows.iter().map(|row| joined(None, row)));
                    open = None;
                }
            }
        }
    }
    all.iter().map(|text| text.to_lowercase()).collect()
}

fn whole(item: &Item) -> String {
    let inner: Vec<String> = item.items.iter().map(whole).collect();
    let own = joined(item.lead.as_ref(), &item.sentences);
    if inner.is_empty() { own } else { format!("{own} {}", inner.join(" ")) }
}

fn joined(lead: Option<&String>, sentences: &[Sentence]) -> String {
    let texts = sentences.iter().map(|sentence| sentence.text.as_str());
    lead.map(String::as_str).into_iter().chain(texts).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, SectionKind};

    #[test]
    fn facts_are_looked_for_in_one_statement() {
        let sentence = |text: &str| Sentence { text: text.into(), told: vec![] };
        let items = ["It steps forward.", "Pass."].map(|text| Item::of(vec![sentence(text)]));
        let blocks = vec![
            Block::paragraph(vec![sentence("Do one of these:")]),
            Block::List { ordered: false, items: items.to_vec() },
        ];
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let document = Document { title: "G".into(), sections: vec![section] };
        let facts = "do one + steps forward\n= pass.\n? jumps\n? steps\nit flies | it walks";
        let found = stated(&document, &Fact::list(facts));
        assert_eq!(found.unstated, ["it flies | it walks"]);
        assert_eq!(found.found, ["? steps"]);
    }
}
