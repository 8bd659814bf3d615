//! A change that can be said without quoting the words that change: "the same to the east", "the same for the second die".
//!
//! What is said so must leave no doubt about which words it stands for: there is one direction, one player, one die in the text that
//! is referred to, and it is the one that changes.

use super::unit::Unit;
use super::words::Change;
use crate::realise::{Text, listed_and};

/// Points of the compass, and the sides.
const COMPASS: [&str; 18] = [
    "north",
    "south",
    "east",
    "west",
    "north-east",
    "north-west",
    "south-east",
    "south-west",
    "north-north-east",
    "north-north-west",
    "south-south-east",
    "south-south-west",
    "east-north-east",
    "east-south-east",
    "west-north-west",
    "west-south-west",
    "left",
    "right",
];
/// Numbers, which are told by themselves.
const NUMBERS: [&str; 15] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "11",
    "12", "13", "14",
];
/// What stands before a noun.
const DETERMINERS: [&str; 6] = ["the", "your", "its", "their", "this", "that"];
/// Words that are no noun that a quality could belong to.
const NO_NOUN: [&str; 46] = [
    "of", "in", "on", "to", "from", "with", "for", "at", "by", "as", "and", "or", "than", "if",
    "that", "which", "is", "are", "has", "have", "holds", "hold", "becomes", "become", "carries",
    "the", "a", "an", "your", "one", "up", "into", "onto", "over", "next", "not", "no", "it",
    "may", "must", "can", "where", "whose", "along", "through", "between",
];
/// What a text is about is named among so many words.
const EARLY: usize = 8;
/// What stands before a thing that a text is about.
const LEADING: [&str; 10] = ["a", "an", "the", "your", "enemy", "of", "one", "two", "no", "each"];
/// What ways are like.
const WAYS: [&str; 7] =
    ["horizontally", "vertically", "diagonally", "forward", "backward", "forwards", "backwards"];

/// A change in plain words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plainly {
    /// The words, where no doubt is left what changes.
    said: Option<Said>,
    /// "B1", "H1": both are named, if they need no quotes.
    both: Option<(String, String)>,
}

/// What leads to a change, what is new, and the noun that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Said {
    /// "to the", "for the".
    before: String,
    /// "east", "second".
    new: String,
    /// "die"; often nothing.
    after: String,
    /// What sort of thing changes: of each there may be one.
    sort: String,
}

/// How a change of a text is said without quoting it.
pub(super) fn plainly(change: &Change, first: &Unit<'_>) -> Option<Plainly> {
    let (from, to) = (change.replaced(), change.replacement());
    let same_sort =
        [is_coordinate, is_number, is_direction].into_iter().any(|sort| sort(&from) && sort(&to));
    let number = is_number(change.from.first()?) && is_number(change.to.first()?);
    let both = (same_sort || number).then_some((from, to));
    let said = said(change, first);
    (said.is_some() || both.is_some()).then_some(Plainly { said, both })
}

/// How a change is said where there is no doubt what it changes.
fn said(change: &Change, first: &Unit<'_>) -> Option<Said> {
    let texts = first.words();
    let (from, to) = (change.replaced(), change.replacement());
    let uses = Uses::of(texts, &change.from);
    // One of several directions or places is told with the one that it takes the place of.
    let other_way = |word: &&str| COMPASS.contains(word) && **word != from;
    if COMPASS.contains(&from.as_str()) && texts.iter().flatten().any(other_way) {
        return None;
    }
    if is_coordinate(&from) {
        return place(&from, &to, texts);
    }
    compass(&from, &to, texts, &uses)
        .or_else(|| way(&from, &to, texts))
        .or_else(|| definition(change, texts))
        .or_else(|| person(&from, &to, texts))
        .or_else(|| numbered(&from, &to, texts, &uses))
        .or_else(|| number(&from, &to))
        .or_else(|| owner(&from, &to, texts, &uses))
        .or_else(|| quality(change, texts, &uses))
        .or_else(|| thing(change, texts, &uses))
}

/// Several texts, each told by changes of the same words: "to the east, south and west", "for the second and the third die".
pub(super) fn told(made: &[Vec<Option<Plainly>>]) -> Option<String> {
    let all: Vec<Vec<Plainly>> =
        made.iter().map(|changes| changes.iter().cloned().collect()).collect::<Option<_>>()?;
    shortly(&all).or_else(|| by_both(&all))
}

/// By what is new, where that says what it takes the place of.
fn shortly(made: &[Vec<Plainly>]) -> Option<String> {
    let all: Vec<Vec<Said>> = made
        .iter()
        .map(|changes| {
            let mut all: Vec<Said> =
                changes.iter().map(|change| change.said.clone()).collect::<Option<_>>()?;
            all.dedup();
            let apart =
                |(at, one): (usize, &Said)| !all[..at].iter().any(|other| other.sort == one.sort);
            all.iter().enumerate().all(apart).then_some(all)
        })
        .collect::<Option<_>>()?;
    let first = all.first()?;
    if let [only] = first.as_slice() {
        let alike = |one: &Vec<Said>| match one.as_slice() {
            [one] => {
                (&one.before, &one.after, &one.sort) == (&only.before, &only.after, &only.sort)
            }
            _ => false,
        };
        if !all.iter().all(alike) {
            return None;
        }
        let (lead, article) = match only.before.rsplit_once(' ') {
            Some((lead, article)) if lead == "for" => (lead, article),
            _ => (only.before.as_str(), ""),
        };
        let new = |one: &Vec<Said>| match article {
            "" => one[0].new.clone(),
            article => format!("{article} {}", one[0].new),
        };
        let news: Vec<Text> = all.iter().map(|one| new(one).into()).collect();
        return Some(phrase(lead, listed_and(&news).as_str(), &only.after));
    }
    let several: Vec<String> = all.iter().map(|one| together(one)).collect();
    Some(several.join(", and again "))
}

/// By what is new and what it takes the place of: "with B1 instead of H1 and H2 instead of B2".
fn by_both(made: &[Vec<Plainly>]) -> Option<String> {
    let all: Vec<Vec<(String, String)>> = made
        .iter()
        .map(|changes| changes.iter().map(|change| change.both.clone()).collect::<Option<_>>())
        .collect::<Option<_>>()?;
    let parts: Vec<Text> = match all.as_slice() {
        [only] => only.iter().map(|(old, new)| format!("{new} instead of {old}").into()).collect(),
        several => {
            let new = |one: &Vec<(String, String)>| match one.as_slice() {
                [(_, new)] => Some(Text::from(new.as_str())),
                _ => None,
            };
            let news: Vec<Text> = several.iter().map(new).collect::<Option<_>>()?;
            let (old, _) = several.first()?.first()?;
            vec![format!("{} instead of {old}", listed_and(&news)).into()]
        }
    };
    // What changes places is told in another way.
    let turned =
        all.iter().flatten().any(|(old, _)| all.iter().flatten().any(|(_, new)| new == old));
    (!turned).then(|| format!("with {}", listed_and(&parts)))
}

/// "for your right holes and the counter-clockwise path".
fn together(changes: &[Said]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut known = "";
    for change in changes {
        let said = phrase(&change.before, &change.new, &change.after);
        let lead = if change.before.starts_with("for") { "for" } else { "" };
        match said.strip_prefix("for ").filter(|_| lead == "for" && known == "for") {
            Some(rest) => parts.push(rest.to_owned()),
            None => parts.push(said),
        }
        known = lead;
    }
    let parts: Vec<Text> = parts.into_iter().map(Text::from).collect();
    listed_and(&parts).as_str().to_owned()
}

fn phrase(before: &str, new: &str, after: &str) -> String {
    let words: Vec<&str> =
        [before, new, after].into_iter().filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// What stands around the words that change.
struct Uses<'t> {
    before: Vec<&'t str>,
    after: Vec<&'t str>,
}

impl<'t> Uses<'t> {
    fn of(texts: &[Vec<&'t str>], from: &[String]) -> Self {
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for text in texts {
            for at in 0..text.len() {
                if text[at..].len() >= from.len()
                    && text[at..at + from.len()].iter().zip(from).all(|(a, b)| a == b)
                {
                    before.push(at.checked_sub(1).map_or("", |at| text[at]));
                    after.push(text.get(at + from.len()).copied().unwrap_or_default());
                }
            }
        }
        Self { before, after }
    }
}

/// "to the east".
fn compass(from: &str, to: &str, texts: &[Vec<&str>], uses: &Uses<'_>) -> Option<Said> {
    let known = COMPASS.contains(&from) && COMPASS.contains(&to);
    let alone = texts.iter().flatten().all(|word| !COMPASS.contains(word) || *word == from);
    let led = uses.before.iter().all(|word| *word == "the");
    let noun = uses.after.iter().all(|word| !is_noun(word));
    (known && alone && led && noun).then(|| Said::of("to the", to, "", "direction"))
}

/// "vertically".
fn way(from: &str, to: &str, texts: &[Vec<&str>]) -> Option<Said> {
    let known = WAYS.contains(&from) && WAYS.contains(&to);
    let alone = texts.iter().flatten().all(|word| !WAYS.contains(word) || *word == from);
    (known && alone).then(|| Said::of("", to, "", "direction"))
}

/// "for C3".
fn place(from: &str, to: &str, texts: &[Vec<&str>]) -> Option<Said> {
    let alone = texts.iter().flatten().all(|word| !is_coordinate(word) || *word == from);
    (is_coordinate(from) && is_coordinate(to) && alone).then(|| Said::of("for", to, "", "place"))
}

/// "for area D".
fn definition(change: &Change, texts: &[Vec<&str>]) -> Option<Said> {
    let ([noun, from], [same, to]) = (change.from.as_slice(), change.to.as_slice()) else {
        return None;
    };
    let defined = |name: &str| super::difference::is_name(name);
    let alone = texts.iter().all(|text| {
        text.windows(2).all(|pair| pair[0] != noun || !defined(pair[1]) || pair[1] == from)
    });
    (noun == same && defined(from) && defined(to) && alone)
        .then(|| Said::of("for", &format!("{} {to}", noun.to_lowercase()), "", noun))
}

/// "for Black", where one player alone is spoken of.
fn person(from: &str, to: &str, texts: &[Vec<&str>]) -> Option<Said> {
    let (from, to) = match (from.strip_suffix("'s"), to.strip_suffix("'s")) {
        (Some(from), Some(to)) => (from, to),
        (None, None) => (from, to),
        _ => return None,
    };
    if !is_person(from) || !is_person(to) {
        return None;
    }
    // The first word of a sentence has a capital whatever it is.
    let inner = texts.iter().flat_map(|text| text.iter().skip(1));
    let other = |word: &str| {
        let word = word.trim_end_matches("'s");
        is_person(word) && word != from
    };
    let mut others = inner.filter(|word| other(word));
    others.next().is_none().then(|| Said::of("for", to, "", "player"))
}

/// "for Player 2".
fn numbered(from: &str, to: &str, texts: &[Vec<&str>], uses: &Uses<'_>) -> Option<Said> {
    let (from, to) = (from.trim_end_matches("'s"), to.trim_end_matches("'s"));
    let number = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_digit());
    let led = uses.before.iter().all(|word| *word == "Player");
    let other = |pair: &[&str]| pair[0] == "Player" && pair[1].trim_end_matches("'s") != from;
    let alone = !texts.iter().any(|text| text.windows(2).any(other));
    (number(from) && number(to) && led && alone)
        .then(|| Said::of("for", &format!("Player {to}"), "", "player"))
}

/// "with three instead of two".
fn number(from: &str, to: &str) -> Option<Said> {
    let known = NUMBERS.contains(&from) && NUMBERS.contains(&to);
    known.then(|| Said::of("with", to, &format!("instead of {from}"), "number"))
}

/// "for your own balls", where all that is said of them is said of another player's.
fn owner(from: &str, to: &str, texts: &[Vec<&str>], uses: &Uses<'_>) -> Option<Said> {
    let owns = |words: &str| matches!(words, "your" | "your opponent's" | "enemy");
    let noun = *uses.after.first()?;
    let belongs = is_noun(noun) && uses.after.iter().all(|word| *word == noun);
    let last = from.split(' ').next_back()?;
    let alone =
        texts.iter().all(|text| text.windows(2).all(|pair| pair[1] != noun || pair[0] == last));
    let whose = match to {
        "your" => "your own",
        "enemy" => "your opponent's",
        other => other,
    };
    (owns(from) && owns(to) && belongs && alone)
        .then(|| Said::of(&format!("for {whose}"), noun, "", noun))
}

/// "for knights", "for the knight": the thing that the text is about from its beginning.
fn thing(change: &Change, texts: &[Vec<&str>], uses: &Uses<'_>) -> Option<Said> {
    let ([from], [to]) = (change.from.as_slice(), change.to.as_slice()) else { return None };
    let early = texts.first()?.iter().take(EARLY).any(|word| word == from);
    let alone = uses.after.iter().all(|word| !is_noun(word));
    let led = uses.before.iter().all(|word| LEADING.contains(word));
    if !is_noun(from) || !is_noun(to) || !early || !alone || !led || from.ends_with("ly") {
        return None;
    }
    let several = |word: &str| word.ends_with('s');
    (several(from) == several(to)).then(|| match several(to) {
        true => Said::of("for", to, "", "thing"),
        false => Said::of("for the", to, "", "thing"),
    })
}

/// "for the second die", "for your right holes", "for the column".
fn quality(change: &Change, texts: &[Vec<&str>], uses: &Uses<'_>) -> Option<Said> {
    let ([from], [to]) = (change.from.as_slice(), change.to.as_slice()) else { return None };
    let plain = |word: &str| word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    if !plain(from) || !plain(to) || NO_NOUN.contains(&to.as_str()) {
        return None;
    }
    let determiner = *uses.before.first()?;
    let noun = *uses.after.first()?;
    let same = uses.before.iter().all(|word| *word == determiner);
    if !same || !DETERMINERS.contains(&determiner) {
        return None;
    }
    if is_noun(noun) {
        let belongs = uses.after.iter().all(|word| *word == noun);
        // Every such thing in the text is the one that changes.
        let alone =
            texts.iter().all(|text| text.windows(2).all(|pair| pair[1] != noun || pair[0] == from));
        return (belongs && alone).then(|| Said::of(&format!("for {determiner}"), to, noun, noun));
    }
    let ends = uses.after.iter().all(|word| !is_noun(word));
    (ends && determiner == "the").then(|| Said::of("for the", to, "", from))
}

impl Said {
    fn of(before: &str, new: &str, after: &str, sort: &str) -> Self {
        let [before, new, after, sort] = [before, new, after, sort].map(str::to_owned);
        Self { before, new, after, sort }
    }
}

/// Whether a word can be the noun that a quality belongs to.
fn is_noun(word: &str) -> bool {
    !NO_NOUN.contains(&word)
        && word.len() > 2
        && word.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

/// Whether a word is a number.
fn is_number(word: &str) -> bool {
    NUMBERS.contains(&word)
}

/// Whether a word is a direction.
fn is_direction(word: &str) -> bool {
    COMPASS.contains(&word)
        || WAYS.contains(&word)
        || matches!(word, "clockwise" | "counter-clockwise")
}

/// Whether a word names a place on the board.
fn is_coordinate(word: &str) -> bool {
    let letters = word.chars().take_while(char::is_ascii_uppercase).count();
    (1..=2).contains(&letters)
        && word.len() > letters
        && word[letters..].chars().all(|c| c.is_ascii_digit())
}

/// Whether a word inside a sentence is the name of a player.
fn is_person(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_uppercase)
        && word.len() > 2
        && letters.all(|c| c.is_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Sentence;

    fn said(first: &str, changes: &[(&str, &[&str])]) -> Option<String> {
        let sentence = Sentence { text: first.to_owned(), told: vec![] };
        let unit = Unit::sentence(&sentence);
        let split = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let members = changes.first()?.1.len();
        let made: Vec<Vec<Option<Plainly>>> = (0..members)
            .map(|at| {
                let change =
                    |(from, to): &(&str, &[&str])| Change { from: split(from), to: split(to[at]) };
                changes.iter().map(|one| plainly(&change(one), &unit)).collect()
            })
            .collect();
        told(&made)
    }

    #[test]
    fn one_thing_that_changes_is_said_plainly() {
        let north = "Move one step to the north.";
        let told = |first, from, to: &[&str]| said(first, &[(from, to)]);
        assert_eq!(told(north, "north", &["east", "west"]).unwrap(), "to the east and west");
        let column = "Follow the rule for every hole of the third column.";
        let both = told(column, "third", &["second", "first"]);
        assert_eq!(both.unwrap(), "for the second and the first column");
        let row = "It is in the row of that hole.";
        assert_eq!(told(row, "row", &["column"]).unwrap(), "for the column");
        let white = "If White's home is empty, White wins.";
        assert_eq!(told(white, "White's", &["Black's"]).unwrap(), "for Black");
        let die = "Move as far as the first die says.";
        assert_eq!(told(die, "first", &["second"]).unwrap(), "for the second die");
        let area = "Look at the points of area A.";
        assert_eq!(told(area, "area A", &["area D"]).unwrap(), "for area D");
    }

    #[test]
    fn several_things_are_said_together() {
        let first = "Choose one of your left holes and sow along the clockwise path.";
        let told = said(first, &[("left", &["right"]), ("clockwise", &["counter-clockwise"])]);
        assert_eq!(told.unwrap(), "for your right holes and the counter-clockwise path");
    }

    #[test]
    fn what_could_be_doubted_is_quoted() {
        let two = "Move one step to the north, then one to the east.";
        assert_eq!(said(two, &[("north", &["south"])]).unwrap(), "with south instead of north");
        let both = said("Move it from A1 to B1.", &[("A1", &["A2"]), ("B1", &["B2"])]);
        assert_eq!(both.unwrap(), "with A2 instead of A1 and B2 instead of B1");
        let columns = "Move it from the third column to the fourth column.";
        assert!(said(columns, &[("third", &["second"])]).is_none());
        let players = "If White's home is empty, Black wins.";
        assert!(said(players, &[("White's", &["Red's"])]).is_none());
    }
}
