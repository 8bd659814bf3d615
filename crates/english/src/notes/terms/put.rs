//! A text in which a definition is spoken of by what it is called.

use super::phrase::Phrase;
use crate::realise::capitalised;

/// What the places of boards are called.
pub(super) const SITES: [(&str, &str); 9] = [
    ("square", "squares"),
    ("cell", "cells"),
    ("point", "points"),
    ("hole", "holes"),
    ("line", "lines"),
    ("place", "places"),
    ("edge", "edges"),
    ("pit", "pits"),
    ("position", "positions"),
];
/// Words after which the name of a number has no article.
const TIGHT: [&str; 8] = ["row", "column", "layer", "level", "place", "mark", "listed", "a"];

/// The text with what something is called for its name ("area A"); none if the name stands where no such words can.
pub(in crate::notes) fn put(text: &str, noun: &str, name: &str, phrase: &Phrase) -> Option<String> {
    let token = format!("{noun} {name}");
    let mut text = text.to_owned();
    while let Some(at) = find(&text, &token) {
        let begins = at == 0 && text.starts_with(char::is_uppercase);
        let (from, length, words) = match noun {
            "area" if phrase.several => places(&text, at, &token, phrase)?,
            "condition" => condition(&text, at, &token, phrase)?,
            "move" => (at, token.len(), phrase.whole()),
            "number" => number(&text, at, &token, phrase)?,
            _ => (at, token.len(), phrase.whole()),
        };
        let words = if begins || from == 0 && text.starts_with(char::is_uppercase) {
            capitalised(&words)
        } else {
            words
        };
        text.replace_range(from..from + length, &words);
    }
    Some(text)
}

/// Where a name stands as a whole.
pub(in crate::notes) fn find(text: &str, token: &str) -> Option<usize> {
    let whole = |at: usize| {
        let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
        !inside(text[..at].chars().next_back()) && !inside(text[at + token.len()..].chars().next())
    };
    let mut all = text.match_indices(token).map(|(at, _)| at);
    all.find(|at| whole(*at)).or_else(|| {
        // Most texts begin otherwise, which is seen without writing the name with a capital.
        let first = token.chars().next()?.len_utf8();
        let begins = text.starts_with(char::is_uppercase)
            && text.get(first..).is_some_and(|rest| rest.starts_with(&token[first..]))
            && text.starts_with(&capitalised(token));
        (begins && whole(0)).then_some(0)
    })
}

/// What stands in the place of the name of several places, and of the words before it.
fn places(text: &str, at: usize, token: &str, phrase: &Phrase) -> Option<(usize, usize, String)> {
    let before = &text[..at];
    let words = &phrase.words;
    let mut ways: Vec<(String, String)> = Vec::new();
    for (one, many) in SITES {
        ways.extend([
            (format!("the number of {many} of "), format!("the number of {words}")),
            (format!("no {many} of "), format!("none of the {words}")),
            (format!("any empty {one} of "), format!("any empty one of the {words}")),
            (format!("any {one} of "), format!("any of the {words}")),
            (format!("an empty {one} of "), format!("an empty one of the {words}")),
            (format!("the empty {many} of "), format!("the empty ones of the {words}")),
            (format!("the {many} of "), format!("the {words}")),
            (format!("a {one} of "), format!("one of the {words}")),
            (format!("an {one} of "), format!("one of the {words}")),
            (format!("{many} of "), format!("of the {words}")),
            (format!("{one} of "), format!("of the {words}")),
        ]);
    }
    let verbs = [
        ("is not in ", "is not one of the "),
        ("are not in ", "are not among the "),
        ("is in ", "is one of the "),
        ("are in ", "are among the "),
        ("As ", "as the "),
        ("also in ", "also in the "),
        ("and in ", "and in the "),
        ("for ", "for the "),
        (" of ", " of the "),
    ];
    ways.extend(verbs.map(|(way, said)| (way.to_owned(), format!("{said}{words}"))));
    let fits = |way: &&(String, String)| {
        let lower = before.strip_suffix(way.0.as_str());
        let first = || before.len() == way.0.len() && before == capitalised(&way.0);
        lower.is_some() || first()
    };
    // The longest way of speaking has the others in it.
    let (way, said) = ways.iter().filter(fits).max_by_key(|(way, _)| way.len())?;
    let start = at - way.len();
    // "Cells of area A" at the beginning has nothing before it that says how many.
    if start == 0 && said.starts_with("of ") {
        return None;
    }
    Some((start, way.len() + token.len(), said.clone()))
}

/// "the requirement is met".
fn condition(
    text: &str,
    at: usize,
    token: &str,
    phrase: &Phrase,
) -> Option<(usize, usize, String)> {
    let after = &text[at + token.len()..];
    let ways = [(" does not hold", " is not met"), (" holds", " is met")];
    let met = ways.into_iter().find(|(way, _)| after.starts_with(way));
    if let Some((way, said)) = met {
        return Some((at, token.len() + way.len(), format!("{}{said}", phrase.whole())));
    }
    let referred =
        ["As ", "also in ", "and in ", "for "].iter().any(|way| text[..at].ends_with(way));
    referred.then(|| (at, token.len(), phrase.whole()))
}

fn number(text: &str, at: usize, token: &str, phrase: &Phrase) -> Option<(usize, usize, String)> {
    let last = text[..at].split_whitespace().next_back().unwrap_or_default();
    // "A row of number A of your discs" needs a number, and no name.
    let row = last == "of" && text[at + token.len()..].starts_with(" of ");
    (!row && !TIGHT.contains(&last)).then(|| (at, token.len(), phrase.whole()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn several(words: &str) -> Phrase {
        Phrase { words: words.into(), several: true, any: false, weak: false }
    }

    #[test]
    fn places_are_spoken_of_by_what_they_are_called() {
        let told =
            |text: &str| put(text, "area", "A", &several("escape spots")).unwrap_or_default();
        assert_eq!(told("Move to any cell of area A."), "Move to any of the escape spots.");
        assert_eq!(told("It is not in area A."), "It is not one of the escape spots.");
        assert_eq!(told("The cells of area A are red."), "The escape spots are red.");
        assert_eq!(told("You have two cells of area A."), "You have two of the escape spots.");
        assert_eq!(told("It is in area AB."), "It is in area AB.");
        assert_eq!(told("It is in neither area A nor area B."), "");
    }

    #[test]
    fn what_holds_is_met() {
        let phrase =
            Phrase { words: "requirement".into(), several: false, any: false, weak: false };
        let told = |text: &str| put(text, "condition", "B", &phrase).unwrap_or_default();
        assert_eq!(told("If condition B holds, stop."), "If the requirement is met, stop.");
        assert_eq!(told("Condition B holds."), "The requirement is met.");
        assert_eq!(told("Look at condition B."), "");
    }

    #[test]
    fn numbers_are_spoken_of_by_what_they_are_called() {
        let phrase = Phrase { words: "total".into(), several: false, any: false, weak: false };
        let told = |text: &str| put(text, "number", "A", &phrase).unwrap_or_default();
        assert_eq!(
            told("It is at least number A minus one."),
            "It is at least the total minus one."
        );
        assert_eq!(told("Make a row of number A of your discs."), "");
    }
}
