//! Marks that say which path a piece follows: wherever a piece goes along one path or another, its mark decides which.

use std::collections::BTreeMap;

use syntax::NodeId;

use super::links::Links;
use super::marks::{compared_with, mark_asked, set_value};

/// The paths of marks, by the names of the description; a path may have none.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PathMarks {
    paths: BTreeMap<i32, Option<String>>,
}

impl PathMarks {
    /// Looks at all rules that set a mark or ask for it. No mark at all may stand for a path too, or for none.
    pub fn of(links: &Links<'_>) -> Self {
        Self { paths: paths(links).unwrap_or_default() }
    }

    /// Whether marks stand for paths.
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty()
    }

    /// The path of a mark.
    pub fn path(&self, mark: i64) -> Option<Option<&str>> {
        Some(self.paths.get(&i32::try_from(mark).ok()?)?.as_deref())
    }

    /// All paths.
    pub fn all(&self) -> impl Iterator<Item = Option<&str>> {
        self.paths.values().map(Option::as_deref)
    }
}

fn paths(links: &Links<'_>) -> Option<BTreeMap<i32, Option<String>>> {
    let readers: Vec<NodeId> = links.clauses("state", "").collect();
    let given = links.whole(syntax::Tree::ROOT).into_iter();
    let given = given.filter(|part| links.label(*part) == Some("state"));
    let given = given.map(|part| links.number(part));
    let written = links.clauses("set", "State").map(|set| set_value(links, set));
    let asked = readers.iter().map(|reader| mark_asked(links, *reader));
    let sought = links.clauses("sites", "State").map(|_| None);
    let numbers: Option<Vec<i32>> = written.chain(asked).chain(given).chain(sought).collect();
    let mut marks = numbers?;
    let every_piece = links
        .clauses("place", "")
        .all(|place| links.children(place).iter().any(|part| links.label(*part) == Some("state")));
    if !every_piece {
        marks.push(0);
    }
    marks.sort_unstable();
    marks.dedup();
    let mut found: BTreeMap<i32, Option<String>> = BTreeMap::new();
    for reader in &readers {
        let Some(choice) = choice_at(links, *reader) else { continue };
        // A choice that stands in another is looked at with it.
        let nested = links.parent(choice).is_some_and(|outer| {
            links.is(outer, "if", "") && links.plain(outer).nth(2) == Some(choice)
        });
        if !nested {
            for (mark, path) in chosen(links, choice, &marks)? {
                if found.insert(mark, path.clone()).is_some_and(|known| known != path) {
                    return None;
                }
            }
        }
    }
    let known = marks.iter().all(|mark| *mark == 0 || found.contains_key(mark));
    let mut names: Vec<&Option<String>> = found.values().collect();
    names.sort();
    names.dedup();
    (known && found.len() > 1 && names.len() == found.len()).then_some(found)
}

/// The choice between two places that a question for a mark decides.
fn choice_at(links: &Links<'_>, reader: NodeId) -> Option<NodeId> {
    let test = links.parent(reader).filter(|test| links.is(*test, "=", ""))?;
    let choice = links.parent(test).filter(|choice| links.is(*choice, "if", ""))?;
    let parts: Vec<NodeId> = links.plain(choice).collect();
    let leads = |part: &NodeId| links.is(*part, "trackSite", "Move");
    (parts.len() == 3 && parts[0] == test && leads(&parts[1])).then_some(choice)
}

/// The path of each mark that a choice tells apart; what is left goes along the last path.
fn chosen(links: &Links<'_>, choice: NodeId, marks: &[i32]) -> Option<Vec<(i32, Option<String>)>> {
    let name =
        |place: NodeId| links.plain(place).find_map(|part| links.text(part)).map(str::to_owned);
    let parts: Vec<NodeId> = links.plain(choice).collect();
    let reader = links.plain(parts[0]).find(|side| links.is(*side, "state", ""))?;
    let mark = compared_with(links, reader)?;
    let rest: Vec<i32> = marks.iter().copied().filter(|other| *other != mark).collect();
    let mut found = vec![(mark, name(parts[1]))];
    let other = parts[2];
    if links.is(other, "trackSite", "Move") {
        // Where several are left, no mark at all is no path yet.
        let several = rest.len() > 1;
        let rest = rest.into_iter().filter(|mark| !several || *mark != 0);
        found.extend(rest.map(|mark| (mark, name(other))));
    } else {
        let asked = links.clauses_within(other, "state").first().copied()?;
        let inner = choice_at(links, asked).filter(|inner| *inner == other)?;
        found.extend(chosen(links, inner, &rest)?);
    }
    Some(found)
}
