//! A path that is kept in mind: "note the chosen path" for a number that is noted for nothing but the path that it stands for.
//!
//! Descriptions give each way round the board a number, by which they remember the way that a player has taken. Where every rule that
//! speaks of the noted number means the path, no reader needs the number.

use std::collections::BTreeMap;

use crate::document::{Block, Document};
use crate::realise::capitalised;

/// What says which number stands for which of two paths.
const FIRST: &str = " (number one)";
const SECOND: &str = " (number two)";
const CHOOSE: &str = "Choose ";
/// How the number of a path is spoken of where a rule is told of either path.
const ITS_NUMBER: &str = "the number of the chosen path";
const OTHER_NUMBER: &str = "the number of the other path";

/// The two paths: what stands for one, and for two.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Paths {
    one: String,
    two: String,
}

/// Where the number is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Keeper {
    /// Under a name, as that stands in the text.
    Name(String),
    /// In the tally of the player.
    Tally,
}

/// Speaks of paths wherever a noted number is nothing but the number of a path.
pub(super) fn name_paths(document: &mut Document) {
    let texts: Vec<&str> = document.sentences().iter().map(|it| it.text.as_str()).collect();
    let Some(paths) = paths(&texts) else { return };
    let Some(keeper) = keeper(&texts) else { return };
    let mut changed = document.clone();
    let says = replacements(&paths, &keeper);
    let blocks = changed.sections.iter_mut().flat_map(|section| &mut section.blocks);
    for text in blocks.flat_map(Block::texts_mut) {
        *text = reworded(text, &says);
    }
    let all =
        || changed.sentences().into_iter().map(|it| it.text.as_str()).chain(changed.headings());
    let left = |words: &str| all().any(|text| text.contains(words));
    let numbered = [ITS_NUMBER, OTHER_NUMBER].iter().any(|words| left(words));
    let kept = match &keeper {
        Keeper::Name(name) => left(name),
        Keeper::Tally => all().any(|text| text.contains("tally") && !introduces(text, &keeper)),
    };
    // "Is one or three" is more than a path.
    let more = ["zero", "one", "two", "three"].map(|number| format!("path is noted or {number}"));
    if numbered || kept || more.iter().any(|words| left(words)) {
        return;
    }
    // What was said of noted numbers is said of the path, if that was the only one.
    let others = left("noted as ") || left("noted number");
    let blocks = changed.sections.iter_mut().flat_map(|section| &mut section.blocks);
    for text in blocks.flat_map(Block::texts_mut) {
        if introduces(text, &keeper) && (keeper == Keeper::Tally || !others) {
            *text = "No path is noted when the game begins.".to_owned();
        }
    }
    *document = changed;
}

/// Whether a sentence explains what is kept where.
fn introduces(text: &str, keeper: &Keeper) -> bool {
    text.starts_with(match keeper {
        Keeper::Name(_) => "A number that has not been noted yet ",
        Keeper::Tally => "Each player keeps a tally, ",
    })
}

/// The paths of the numbers one and two, if these are the same wherever a path is chosen.
fn paths(texts: &[&str]) -> Option<Paths> {
    let mut known: Option<Paths> = None;
    for text in texts.iter().filter(|text| text.contains(FIRST)) {
        let (before, after) = text.split_once(FIRST)?;
        let one = &before[before.rfind(CHOOSE)? + CHOOSE.len()..];
        let two = after.strip_prefix(" or ")?.split_once(SECOND)?.0;
        let paths = Paths { one: one.to_owned(), two: two.to_owned() };
        if text.matches(FIRST).count() > 1 || known.as_ref().is_some_and(|known| *known != paths) {
            return None;
        }
        known = Some(paths);
    }
    known
}

/// Where the number of the chosen path is kept.
fn keeper(texts: &[&str]) -> Option<Keeper> {
    let mut keepers: BTreeMap<String, Keeper> = BTreeMap::new();
    for text in texts {
        for (_, after) in
            text.match_indices(ITS_NUMBER).map(|(at, it)| text.split_at(at + it.len()))
        {
            let name = after.strip_prefix(" as ‘").and_then(|name| name.split_once('’'));
            if let Some((name, _)) = name {
                let name = format!("‘{name}’");
                keepers.insert(name.clone(), Keeper::Name(name));
            }
        }
        if text.contains(&format!("tally becomes {ITS_NUMBER}")) {
            keepers.insert("tally".to_owned(), Keeper::Tally);
        }
    }
    let mut all = keepers.into_values();
    all.next().filter(|_| all.next().is_none())
}

/// What stands in the text, and what is said instead, the longest first.
fn replacements(paths: &Paths, keeper: &Keeper) -> Vec<(String, String)> {
    let Paths { one, two } = paths;
    let mut says: Vec<(String, String)> = vec![];
    let mut say = |from: String, to: String| says.push((from, to));
    match keeper {
        Keeper::Name(name) => {
            let number = format!("the number noted as {name}");
            say(format!("{number} is zero or {ITS_NUMBER}"), "the other path is not noted".into());
            say(format!("{number} is not {OTHER_NUMBER}"), "the other path is not noted".into());
            say(format!("{number} is not {ITS_NUMBER}"), "the chosen path is not noted".into());
            say(format!("{number} is {ITS_NUMBER}"), "the chosen path is noted".into());
            say(format!("there is no number noted as {name}"), "no path is noted".into());
            say(format!("{number} is zero"), "no path is noted".into());
            for (word, path) in [("one", one), ("two", two)] {
                // "If it is one, that is the chosen path" needs no name twice.
                say(
                    format!("{number} is {word}, {path} is the chosen path"),
                    format!("{path} is noted, it is the chosen path"),
                );
                say(format!("{number} is not {word}"), format!("{path} is not noted"));
                say(format!("{number} is {word}"), format!("{path} is noted"));
                say(format!("note {word} as {name}"), format!("note {path}"));
            }
            say(format!("note {ITS_NUMBER} as {name}"), "note the chosen path".into());
            say(format!("note zero as {name}"), "forget the noted path".into());
        }
        Keeper::Tally => {
            let becomes = format!("your tally becomes {ITS_NUMBER}");
            let differs = format!("your tally is not {ITS_NUMBER}");
            say(format!("if {differs}, {becomes}"), "note the chosen path".into());
            say(becomes, "note the chosen path".into());
            say(differs, "you have not noted the chosen path".into());
            let free = "you have not noted the other path";
            say(format!("your tally is not {OTHER_NUMBER}"), free.into());
            for (word, path) in [("one", one), ("two", two)] {
                say(format!("your tally is not {word}"), format!("you have not noted {path}"));
                say(format!("your tally is {word}"), format!("you have noted {path}"));
            }
            for blank in ["blank", "zero", "minus one"] {
                say(format!("your tally is {blank} or is {ITS_NUMBER}"), free.into());
                say(format!("your tally is {blank}"), "you have noted no path".into());
                say(format!("your tally becomes {blank}"), "forget the path that you noted".into());
            }
        }
    }
    says.push((FIRST.to_owned(), String::new()));
    says.push((SECOND.to_owned(), String::new()));
    says
}

/// A text with other words in place of some, at the beginning of a sentence too.
fn reworded(text: &str, says: &[(String, String)]) -> String {
    let mut text = text.to_owned();
    for (from, to) in says {
        text = text.replace(from.as_str(), to);
        let capital = capitalised(from);
        if capital != *from {
            text = text.replace(&capital, &capitalised(to));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, SectionKind, Sentence};

    const CHOICE: &str = "Choose the long path (number one) or the short path (number two).";

    fn told(texts: &[&str]) -> Vec<String> {
        let sentence = |text: &&str| Sentence { text: (*text).to_owned(), told: vec![] };
        let blocks = vec![Block::paragraph(texts.iter().map(sentence).collect())];
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        name_paths(&mut document);
        document.sentences().into_iter().map(|it| it.text.clone()).collect()
    }

    #[test]
    fn a_number_that_stands_for_a_path_is_that_path() {
        let texts = [
            "A number that has not been noted yet counts as zero.",
            CHOICE,
            "This is allowed only if the number noted as ‘way’ is not the number of the other path.",
            "Note the number of the chosen path as ‘way’.",
            "If the number noted as ‘way’ is two, note zero as ‘way’.",
        ];
        let expected = [
            "No path is noted when the game begins.",
            "Choose the long path or the short path.",
            "This is allowed only if the other path is not noted.",
            "Note the chosen path.",
            "If the short path is noted, forget the noted path.",
        ];
        assert_eq!(told(&texts), expected);
    }

    #[test]
    fn a_number_with_another_meaning_stays() {
        let texts =
            [CHOICE, "Note the number of the chosen path as ‘way’.", "Note three as ‘way’."];
        assert_eq!(told(&texts), texts);
    }

    #[test]
    fn a_tally_of_paths_is_a_path() {
        let texts = [
            CHOICE,
            "If your tally is not the number of the chosen path, your tally becomes the number of the chosen path.",
        ];
        assert_eq!(
            told(&texts),
            ["Choose the long path or the short path.", "Note the chosen path."]
        );
    }
}
