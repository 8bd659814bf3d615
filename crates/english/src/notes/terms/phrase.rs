//! What a definition is called where it is spoken of: "the landing hole", "the escape spots", "a suitable square".

use crate::realise::{coordinate, plural};

/// Points of the compass and other words that may stand after what they tell apart.
const SIDES: [&str; 10] = [
    "north",
    "south",
    "east",
    "west",
    "north-east",
    "north-west",
    "south-east",
    "south-west",
    "left",
    "right",
];
/// Words in which a name can neither begin nor end: it would be no thing, or said of nothing.
const LOOSE: [&str; 42] = [
    "is", "has", "can", "get", "set", "with", "from", "to", "no", "not", "if", "by", "at", "on",
    "in", "of", "and", "or", "than", "decide", "check", "first", "second", "third", "next", "last",
    "higher", "lower", "reached", "left", "leaves", "vc", "one", "two", "three", "four", "five",
    "six", "seven", "again", "multiply", "where",
];
/// Nouns that stand for several places and are one thing.
const COLLECTIVE: [&str; 14] = [
    "group",
    "path",
    "corner",
    "side",
    "row",
    "column",
    "home",
    "zone",
    "block",
    "chain",
    "region",
    "territory",
    "line",
    "ring",
];
/// Nouns that a single place can be called by.
const PLACES: [&str; 12] = [
    "pit",
    "destination",
    "target",
    "centre",
    "center",
    "corner",
    "end",
    "start",
    "home",
    "store",
    "origin",
    "neighbour",
];
/// What numbers are of which a definition counts, measures or reckons something.
const HEADS: [(&str, &str); 18] = [
    ("the size of the largest group", "largest group size"),
    ("the size of your largest group", "largest group size"),
    ("the size of the largest enemy group", "largest enemy group size"),
    ("the size of the second largest", "second largest group size"),
    ("the size of ", "group size"),
    ("the distance ", "distance"),
    ("the height of ", "height"),
    ("the remainder of ", "remainder"),
    ("the sum of ", "total"),
    ("the product of ", "product"),
    ("the larger of ", "larger number"),
    ("the smaller of ", "smaller number"),
    ("the largest of ", "largest number"),
    ("the smallest of ", "smallest number"),
    ("half of ", "half"),
    ("the row of ", "row number"),
    ("the column of ", "column number"),
    ("the layer of ", "layer number"),
];

/// How something is spoken of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::notes) struct Phrase {
    /// The words after the article.
    pub words: String,
    /// Whether they are in the plural.
    pub several: bool,
    /// Whether anything that is as the definition says goes by them: "a suitable square".
    pub any: bool,
    /// Whether they say nothing but which of several things is meant.
    pub weak: bool,
}

impl Phrase {
    fn one(words: impl Into<String>) -> Self {
        Self { words: words.into(), several: false, any: false, weak: false }
    }

    fn many(words: impl Into<String>) -> Self {
        Self { words: words.into(), several: true, any: false, weak: false }
    }

    /// The thing that is spoken of, and no other.
    fn in_question(thing: &str) -> Self {
        Self { weak: true, ..Self::one(format!("{thing} in question")) }
    }

    /// The words with their article; whose it is needs none.
    pub fn whole(&self) -> String {
        let owned = self.words.split(' ').next().is_some_and(|first| first.ends_with("'s"));
        match owned {
            true => self.words.clone(),
            false => format!("{} {}", if self.any { "a" } else { "the" }, self.words),
        }
    }

    /// The same with its number among others of its sort: "second total", "second set of neighbours".
    pub fn numbered(&self, ordinal: &str) -> Self {
        let of = if self.several { "set of " } else { "" };
        Self::one(format!("{ordinal} {of}{}", self.words))
    }

    /// The same with a word that tells it from others: "first total", "line to the north".
    pub fn apart(&self, word: &str) -> Self {
        let words = match SIDES.contains(&word) {
            true => format!("{} to the {word}", self.words),
            false => format!("{word} {}", self.words),
        };
        Self { words, ..self.clone() }
    }
}

/// What a definition could be called, the best first; `name` is what the description calls it, and `usual` what the places of the
/// board are called.
pub(in crate::notes) fn phrases(
    noun: &str,
    name: Option<&str>,
    body: &str,
    usual: &str,
) -> Vec<Phrase> {
    let lower = uncapitalised(body);
    let site = sites(noun);
    let mut all: Vec<Phrase> = match noun {
        "area" => name.and_then(|name| area_named(name, &lower, usual)).into_iter().collect(),
        "number" => name.filter(|name| is_amount(name)).map(Phrase::one).into_iter().collect(),
        "condition" => {
            let test = |name: &str| Phrase::one(format!("{name} condition"));
            name.filter(|name| is_thing(name)).map(test).into_iter().collect()
        }
        "move" => name.filter(|name| is_deed(name)).map(Phrase::one).into_iter().collect(),
        _ if site => name.and_then(|name| place_named(noun, name)).into_iter().collect(),
        _ => vec![],
    };
    match noun {
        "area" => all.extend(area(&lower, usual)),
        "number" => all.extend(number(&lower)),
        "condition" => all.push(Phrase { weak: true, ..Phrase::one("requirement") }),
        _ if site => all.extend(place(noun, &lower)),
        _ => {}
    }
    all
}

/// Whether the places of boards are called so.
pub(super) fn sites(noun: &str) -> bool {
    super::put::SITES.iter().any(|(one, _)| *one == noun)
}

/// Whether a name is a thing that "the" can stand before.
fn is_thing(name: &str) -> bool {
    // "White's remainder" is one, too.
    let owner = name.split_once("'s ").filter(|(owner, _)| owner.starts_with(char::is_uppercase));
    let words: Vec<&str> = owner.map_or(name, |(_, thing)| thing).split(' ').collect();
    let plain =
        |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let loose = |word: Option<&&str>| word.is_none_or(|word| LOOSE.contains(word));
    words.iter().all(plain) && !loose(words.first()) && !loose(words.last())
}

/// Whether a name is one that a number can have.
fn is_amount(name: &str) -> bool {
    let last = name.split(' ').next_back().unwrap_or_default();
    let several = last.ends_with('s') && !last.ends_with("ss");
    let bare = ["larger", "smaller", "largest", "smallest", "half"].contains(&name);
    is_thing(name) && !several && !bare
}

/// Whether a name is one that a move can have.
fn is_deed(name: &str) -> bool {
    let last = name.split(' ').next_back().unwrap_or_default();
    is_thing(name) && ["move", "movement", "jump", "capture", "step", "placement"].contains(&last)
}

/// An area by the name that it has.
fn area_named(name: &str, body: &str, usual: &str) -> Option<Phrase> {
    let last = name.split(' ').next_back()?;
    let several = last.ends_with('s') && !last.ends_with("ss");
    let site = places_of(body).unwrap_or(usual);
    if COLLECTIVE.contains(&last) && is_thing(name) {
        return Some(Phrase::one(name));
    }
    // Of whom the pieces are could be told by the places only.
    if name.contains('\'') || last == "diagonals" {
        return None;
    }
    if several && is_thing(name) {
        return Some(Phrase::many(name));
    }
    let quality = ["able", "ible"].iter().any(|end| last.ends_with(end));
    (quality && is_thing(name)).then(|| Phrase::many(format!("{name} {site}")))
}

/// An area by what its definition begins with.
fn area(body: &str, usual: &str) -> Vec<Phrase> {
    let sites = places_of(body).unwrap_or(usual);
    let owned = if body.contains(" hold one of your ") || body.contains(" of your pieces") {
        Some("own")
    } else if body.contains(" hold an enemy ")
        || body.contains(" hold a disc of your opponent")
        || body.contains(" hold one of your opponent's ")
    {
        Some("enemy")
    } else if body.starts_with("the empty ") {
        Some("empty")
    } else {
        None
    };
    let with = |noun: &str| match owned {
        Some(owner) => vec![Phrase::many(format!("{owner} {noun}")), Phrase::many(noun)],
        None => vec![Phrase::many(noun)],
    };
    let head: String = body.split(' ').take(6).collect::<Vec<_>>().join(" ");
    let mut all = match () {
        () if head.starts_with("the group ") => {
            vec![Phrase::one("group"), Phrase::in_question("group")]
        }
        () if head.contains(" next to ") => with("neighbours"),
        () if head.contains(" in line with ") => vec![Phrase::many(format!("line {sites}"))],
        () if head.contains(" in sight of ") => vec![Phrase::many(format!("{sites} in sight"))],
        () if head.contains(" to which a piece comes ") => {
            vec![Phrase::many(format!("{sites} within reach"))]
        }
        () if head.contains(" at a distance ") => vec![Phrase::many(format!("distant {sites}"))],
        () if head.contains(" that touch ") => vec![Phrase::many(format!("touching {sites}"))],
        () if head.contains(" path from ") || head.contains(" path, ") => {
            vec![Phrase::one("stretch of the path")]
        }
        () if coordinate(body.split([' ', ',']).next().unwrap_or_default()).is_some() => {
            vec![Phrase::many(format!("listed {sites}"))]
        }
        () if [" row", " column"]
            .iter()
            .any(|line| head.ends_with(line) || head.contains(&format!("{line} "))) =>
        {
            let line = if head.contains(" row") { "row" } else { "column" };
            vec![Phrase::in_question(line)]
        }
        () => vec![],
    };
    all.extend([Phrase::one("zone"), Phrase::one("field")]);
    all
}

/// What the places of an area are called, by its definition.
fn places_of(body: &str) -> Option<&'static str> {
    let mut words = body.split([' ', ',', '.', ':']);
    words
        .find_map(|word| super::put::SITES.iter().find(|(_, many)| *many == word))
        .map(|(_, many)| *many)
}

/// A number by what its definition begins with.
fn number(body: &str) -> Vec<Phrase> {
    let reckoned = |word: &str| body.contains(word);
    let plain = !reckoned(" plus ") && !reckoned(" minus ") && !reckoned(" times ");
    if plain && !body.contains(" if ") {
        if let Some(counted) = body.strip_prefix("the number of ") {
            return counted_things(counted)
                .map(|thing| Phrase::one(format!("{thing} count")))
                .into_iter()
                .collect();
        }
        if let Some((_, name)) = HEADS.iter().find(|(head, _)| body.starts_with(head)) {
            return vec![Phrase::one(*name), Phrase::in_question(name)];
        }
    }
    let unclear = [" if ", " to the power of "].iter().any(|word| body.contains(word));
    if unclear || body.starts_with("take the first") || body.starts_with("look up") {
        return vec![];
    }
    match () {
        () if reckoned(" minus ") && reckoned(" plus ") => vec![Phrase::one("result")],
        () if reckoned(" times ") => vec![Phrase::one("product")],
        () if reckoned(" minus ") => vec![Phrase::one("difference")],
        () if reckoned(" plus ") => vec![Phrase::one("total")],
        () => vec![],
    }
}

/// "piece" for "pieces on the points next to it": what is counted, in the singular.
fn counted_things(counted: &str) -> Option<String> {
    let mut words = counted.split([' ', ',', '.']).filter(|word| {
        !word.ends_with("'s")
            && !["your", "the", "enemy", "neutral", "all", "opponent"].contains(word)
    });
    let thing = words.next()?.strip_suffix('s')?;
    (thing.len() > 2 && plural(thing) == format!("{thing}s")).then(|| thing.to_owned())
}

/// A place by the name that it has: "next hole clockwise", "square to the left".
fn place_named(site: &str, name: &str) -> Option<Phrase> {
    let sites = plural(site);
    if SIDES.contains(&name) {
        return Some(Phrase::one(format!("{site} to the {name}")));
    }
    if let Some(way) = name.strip_prefix("next ") {
        return Some(Phrase::one(format!("next {site} {way}")));
    }
    if let Some(way) = name.strip_prefix("as thrown") {
        return Some(Phrase::one(format!("{} landing {site}", way.trim()).trim().to_owned()));
    }
    if ["leftmost", "rightmost", "leftmost empty", "rightmost empty"].contains(&name) {
        return Some(Phrase::one(format!("{name} {site}")));
    }
    if name.contains(&format!(" {sites} ")) {
        return Some(Phrase::one(format!("{site} {name}")));
    }
    let last = name.split(' ').next_back().unwrap_or_default();
    let place = PLACES.contains(&last) || last == site;
    (place && is_thing(name)).then(|| Phrase::one(name))
}

/// A place by what its definition says of it.
fn place(site: &str, body: &str) -> Vec<Phrase> {
    let sites = plural(site);
    if body.starts_with("a ") || body.starts_with("an ") || body.starts_with("any ") {
        return vec![Phrase { any: true, ..Phrase::one(format!("suitable {site}")) }];
    }
    let head: String = body.split(' ').take(9).collect::<Vec<_>>().join(" ");
    let along = body.contains(" along ") || body.contains(" further ");
    let thrown = body.contains("throw") || body.contains(" die ");
    let mut all = match () {
        () if head.contains(" opposite ") => vec![Phrase::one(format!("opposite {site}"))],
        () if head.contains(&format!("the next {site} after ")) => {
            vec![Phrase::one(format!("next {site}"))]
        }
        () if body.contains("counted as one") => {
            vec![Phrase::one(format!("landing {site}")), Phrase::one(format!("entry {site}"))]
        }
        () if along && (thrown || head.contains(&format!(" as many {sites} as "))) => {
            vec![Phrase::one(format!("landing {site}"))]
        }
        () if head.contains(" directly beyond ") || head.contains(" beyond ") => {
            vec![Phrase::one(format!("{site} beyond"))]
        }
        () if head.starts_with(&format!("the first {site} ")) => {
            vec![Phrase::one(format!("first such {site}"))]
        }
        () => vec![],
    };
    all.push(Phrase::in_question(site));
    all
}

fn uncapitalised(text: &str) -> String {
    // "A1 to D1" keeps its letters.
    let first = text.split(' ').next().unwrap_or_default();
    if first.len() > 1 && first.chars().skip(1).all(|c| c.is_lowercase()) || first == "A" {
        let mut letters = text.chars();
        return letters.next().map(|c| c.to_lowercase().to_string()).unwrap_or_default()
            + letters.as_str();
    }
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(noun: &str, name: Option<&str>, body: &str) -> Option<String> {
        phrases(noun, name, body, "cells").first().map(Phrase::whole)
    }

    #[test]
    fn what_the_description_says_is_taken_if_it_is_a_thing() {
        let said = |noun, name, body| first(noun, Some(name), body).unwrap_or_default();
        let spots = "The cells next to the corner cells.";
        assert_eq!(said("area", "escape spots", spots), "the escape spots");
        assert_eq!(said("area", "reachable", spots), "the reachable cells");
        assert_eq!(said("area", "group", "The group of cells at A1."), "the group");
        assert_eq!(said("number", "brood size", "How often it occurs."), "the brood size");
        assert_eq!(said("number", "White's total", "Two plus one."), "White's total");
        assert_eq!(said("hole", "next clockwise", "The next hole."), "the next hole clockwise");
        assert_eq!(said("square", "left", "The square."), "the square to the left");
    }

    #[test]
    fn else_the_definition_says_what_it_is() {
        let said = |noun, body| first(noun, None, body).unwrap_or_default();
        assert_eq!(
            said("area", "The points next to it that hold an enemy ball."),
            "the enemy neighbours"
        );
        assert_eq!(said("area", "The cells in line with it, going ahead."), "the line cells");
        assert_eq!(said("area", "A1 to C1, A2 and B7."), "the listed cells");
        assert_eq!(said("number", "The number of your balls next to it."), "the ball count");
        assert_eq!(said("number", "The mark of the disc plus two."), "the total");
        let square = "A square that is empty and is not in your zone.";
        assert_eq!(said("square", square), "a suitable square");
        let landing = "The hole as many holes as its seeds along the path.";
        assert_eq!(said("hole", landing), "the landing hole");
        assert_eq!(said("number", "Two if you are White, otherwise one."), "");
    }
}
