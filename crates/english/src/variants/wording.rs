//! How a change is put: the new words in the place of the old ones, or the new statement with the beginning of the one it replaces.

use crate::document::SectionKind;
use crate::realise::{number_word, plural, word_count};

/// As many words of a statement may change, and the others still show which one it is.
const FEW: usize = 8;
/// As many words at least stay the same around them.
const AROUND: usize = 3;
/// Statements of fewer words are quoted in full.
const SHORT: usize = 9;
/// With so many words at least an abridged statement begins.
const BEGINNING: usize = 5;

/// Statements that others take the place of; one of both may be missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Change {
    pub kind: SectionKind,
    /// What is left out.
    pub before: Vec<String>,
    /// The same, with as many words as tell it from all other statements.
    pub known_by: Vec<String>,
    /// What is said instead.
    pub after: Vec<String>,
    /// Whether all statements of the section are left out.
    pub all: bool,
}

impl Change {
    /// The change in a sentence.
    pub fn sentence(&self) -> String {
        let quoted = |texts: &[String]| format!("“{}”", texts.join(" "));
        let known = || match self.known_by.as_slice() {
            [first, rest @ ..] if !rest.is_empty() => {
                format!("“{first}” and the next {}", counted(rest.len(), "sentence"))
            }
            known => quoted(known),
        };
        match (self.before.is_empty(), self.after.is_empty()) {
            // A row of the glance says what it is about, a definition what it defines.
            _ if self.kind == SectionKind::Glance => format!("{}.", self.after.join("; ")),
            (_, false) if self.kind == SectionKind::Terms => self.after.join(" "),
            (true, _) => format!("Added: {}", quoted(&self.after)),
            (_, true) => match self.before.len() {
                1 => format!("Left out: {}", known()),
                _ => format!("Left out: {}.", known()),
            },
            _ => match (self.before.as_slice(), self.after.as_slice()) {
                ([before], [after]) if let Some(marked) = marked(before, after) => marked,
                _ => format!("Instead of {}: {}", known(), quoted(&self.after)),
            },
        }
    }
}

/// "You lose (instead of “win”) if you link your sides.": a statement in which a few words in a row are others than before.
fn marked(before: &str, after: &str) -> Option<String> {
    let (old, new): (Vec<&str>, Vec<&str>) =
        (before.split(' ').collect(), after.split(' ').collect());
    let shorter = old.len().min(new.len());
    let first = (0..shorter).take_while(|at| old[*at] == new[*at]).count();
    let last = (0..shorter - first)
        .take_while(|back| old[old.len() - 1 - back] == new[new.len() - 1 - back])
        .count();
    let (gone, come) = (&old[first..old.len() - last], &new[first..new.len() - last]);
    let known = first + last >= AROUND.max(gone.len()) && gone.len() <= FEW;
    // Marks of a list and quotes belong to what is around them.
    let plain =
        |words: &[&str]| !words.iter().any(|word| word.contains(['“', '”', '(', ')', ':', ';']));
    if gone.is_empty() || come.is_empty() || !known || !plain(gone) || !plain(come) {
        return None;
    }
    let (gone, come) = (gone.join(" "), come.join(" "));
    let stop = come.chars().next_back().filter(|stop| [',', '.'].contains(stop));
    let (gone, come) = match stop {
        Some(stop) => (gone.trim_end_matches(stop), come.trim_end_matches(stop)),
        None => (gone.as_str(), come.as_str()),
    };
    let stop = stop.map_or_else(String::new, String::from);
    let around = |words: &[&str], glue: &str| match words {
        [] => String::new(),
        words if glue == "before" => format!("{} ", words.join(" ")),
        words => format!(" {}", words.join(" ")),
    };
    let (start, end) = (around(&new[..first], "before"), around(&new[new.len() - last..], "after"));
    Some(format!("{start}{come} (instead of “{gone}”){stop}{end}"))
}

/// "sentence", "two sentences".
fn counted(many: usize, noun: &str) -> String {
    match i64::try_from(many) {
        Ok(1) | Err(_) => noun.to_owned(),
        Ok(many) => format!("{} {}", number_word(many), plural(noun)),
    }
}

/// The beginning of a statement by which it is known among others: "You win if the group of …".
pub(super) fn known_by(statement: &str, all: &[&str]) -> String {
    let words: Vec<&str> = statement.split(' ').collect();
    if word_count(statement) <= SHORT {
        return statement.to_owned();
    }
    let alone = |count: &usize| {
        let start = format!("{} ", words[..*count].join(" "));
        all.iter().filter(|other| other.starts_with(&start)).count() <= 1
    };
    match (BEGINNING..words.len().saturating_sub(2)).find(alone) {
        Some(count) => format!("{} …", words[..count].join(" ").trim_end_matches([',', ':', ';'])),
        None => statement.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_other_words_are_marked_where_they_stand() {
        let old = "You win if you link your sides.";
        let told = |new: &str| marked(old, new);
        let misere = "You lose (instead of “win”) if you link your sides.";
        assert_eq!(told("You lose if you link your sides.").as_deref(), Some(misere));
        let corners = "You win if you link your corners (instead of “sides”).";
        assert_eq!(told("You win if you link your corners.").as_deref(), Some(corners));
        assert_eq!(told("You win if you link your two sides."), None, "nothing is left out");
        assert_eq!(told("Nobody wins."), None);
    }

    #[test]
    fn a_statement_is_known_by_its_beginning() {
        let long = "You win if the group of your last marker links two corners.";
        let other = "You win if the group of your opponent is captured.";
        assert_eq!(known_by(long, &[long]), "You win if the group …");
        assert_eq!(known_by(long, &[long, other]), "You win if the group of your last …");
        assert_eq!(known_by("You win.", &["You win."]), "You win.");
    }
}
