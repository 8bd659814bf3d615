//! What stands next to a place, said of the place: "it is next to exactly one of your discs" for "there is exactly one cell next to it
//! that holds one of your discs". Only so it fits into a phrase: "any empty cell that is next to none of your discs".

use super::condition::{Condition, Fact, Role};
use crate::facts::Person;
use crate::realise::{Text, plural};

/// How numbers of things begin, before the number.
const AMOUNTS: [&str; 5] = ["at least ", "at most ", "exactly ", "fewer than ", "more than "];
/// How two numbers are held against each other, with the word before the second one.
const COMPARED: [(&str, &str); 6] = [
    ("more or fewer", "than"),
    ("fewer", "than"),
    ("more", "than"),
    ("no more", "than"),
    ("exactly as many", "as"),
    ("at least as many", "as"),
];

impl Condition {
    /// The same condition, in which what is said of the neighbours of a place is said of the place.
    #[must_use]
    pub(crate) fn said_of(self, role: Role, place: &Text) -> Self {
        match self {
            Self::Fact(fact) => Self::Fact(turned(&fact, role, place).unwrap_or(fact)),
            Self::All(members) => {
                Self::All(members.into_iter().map(|one| one.said_of(role, place)).collect())
            }
            Self::Any(members) => {
                Self::Any(members.into_iter().map(|one| one.said_of(role, place)).collect())
            }
            other => other,
        }
    }
}

/// A fact about what stands next to a place as a fact about the place.
fn turned(fact: &Fact, role: Role, place: &Text) -> Option<Fact> {
    let near = format!("next to {place}");
    let subject = fact.subject.as_str();
    let said = |predicate: &Text| said(subject, predicate.as_str(), &near);
    let (yes, no) = (said(&fact.yes)?, said(&fact.no)?);
    let told = |old: &Text, new: String| old.reworded(new).tell_all(fact.subject.told());
    Some(Fact {
        role,
        subject: place.clone(),
        yes: told(&fact.yes, yes),
        no: told(&fact.no, no),
        place: None,
        outside: None,
    })
}

/// What a clause about the neighbours of a place says of the place.
fn said(subject: &str, predicate: &str, near: &str) -> Option<String> {
    if subject.is_empty() {
        return share(predicate, near);
    }
    let (verb, rest) = predicate.split_once(' ')?;
    match (subject, verb) {
        ("there", "is" | "are") => there(rest, near),
        (owner, "have" | "has") if !owner.contains(" of ") => owned(owner, rest, near),
        (what, "stands") if rest == near => Some(format!("is next to {what}")),
        (what, "does") if rest == format!("not stand {near}") => {
            Some(format!("is not next to {what}"))
        }
        _ => None,
    }
}

/// "each of the cells next to it is empty", "fewer than two of the cells next to it hold an enemy disc".
fn share(clause: &str, near: &str) -> Option<String> {
    let (many, rest) = clause.split_once(" of the ")?;
    let (sites, rest) = rest.split_once(&format!(" {near}"))?;
    let (way, predicate) = match rest.strip_prefix(" (") {
        Some(inner) => {
            let (way, predicate) = inner.split_once(") ")?;
            (format!(" ({way})"), predicate)
        }
        None => (String::new(), rest.strip_prefix(' ')?),
    };
    let joined = [" and ", " or ", " that "].iter().any(|joint| predicate.contains(joint));
    if sites.contains(' ') || joined {
        return None;
    }
    let each = many == "each";
    let amount = match many {
        "each" | "none" => "no".to_owned(),
        many => amount(&format!("{many} {sites}"))?.0,
    };
    let site = sites.strip_suffix('s')?;
    let single = amount == "no" || amount.ends_with(" one");
    let places =
        |quality: &str| format!("{amount} {quality} {}", if single { site } else { sites });
    let (verb, said) = predicate.split_once(' ')?;
    let what = match (verb, said) {
        ("is" | "are", "empty") if each => places("occupied"),
        ("is" | "are", "not empty" | "occupied") if !each => places("occupied"),
        ("is" | "are", "empty") if !each => places("empty"),
        ("holds" | "hold", said) => match said.strip_prefix("none of ") {
            Some(group) if each => of_pieces(&amount, &format!("one of {group}"))?,
            None if !each => of_pieces(&amount, said)?,
            _ => return None,
        },
        _ => return None,
    };
    Some(format!("is next to {what}{way}"))
}

/// "at least two cells next to it that hold one of your discs".
fn there(rest: &str, near: &str) -> Option<String> {
    // "a number of cells other than two" are more or fewer.
    if let Some((things, number)) =
        rest.strip_prefix("a number of ").and_then(|it| it.rsplit_once(" other than "))
    {
        return there(&format!("more or fewer than {number} {things}"), near);
    }
    let (things, after) = rest.split_once(&format!(" {near}"))?;
    let (way, held) = match after.split_once(" that ") {
        Some((way, held)) => (way, Some(held)),
        None => (after, None),
    };
    if !is_way(way) || things.contains(" that ") || things.contains(" and ") {
        return None;
    }
    let (amount, noun) = amount(things)?;
    let what = match held {
        None => format!("{amount} {noun}"),
        Some(held) => {
            let piece = held.strip_prefix("holds ").or_else(|| held.strip_prefix("hold "))?;
            let joined = [" and ", " or ", " that "].iter().any(|joint| piece.contains(joint));
            if joined || noun.contains(' ') {
                return None;
            }
            of_pieces(&amount, piece)?
        }
    };
    Some(format!("is next to {what}{way}"))
}

/// "none of your discs" for no place that holds "one of your discs", "exactly two enemy discs" for so many that hold "an enemy disc".
fn of_pieces(amount: &str, piece: &str) -> Option<String> {
    if let Some(group) = piece.strip_prefix("one of ") {
        let amount = if amount == "no" { "none" } else { amount };
        return Some(format!("{amount} of {group}"));
    }
    let one = piece.strip_prefix("a ").or_else(|| piece.strip_prefix("an "))?;
    if one.contains(" of ") || one.contains(" on ") {
        return None;
    }
    let single = amount == "no" || amount.ends_with(" one");
    Some(format!("{amount} {}", if single { one.to_owned() } else { plural(one) }))
}

/// "at least two discs next to it", "fewer discs next to it than your opponent": what somebody has there.
fn owned(owner: &str, rest: &str, near: &str) -> Option<String> {
    if let Some((things, number)) =
        rest.strip_prefix("a number of ").and_then(|it| it.rsplit_once(" other than "))
    {
        return owned(owner, &format!("more or fewer than {number} {things}"), near);
    }
    let (things, after) = rest.split_once(&format!(" {near}"))?;
    let whose = possessive(owner);
    for (how, joint) in COMPARED {
        let Some(pieces) = things
            .strip_prefix(how)
            .and_then(|rest| rest.strip_prefix(' '))
            .filter(|rest| !rest.starts_with("than "))
        else {
            continue;
        };
        let Some((way, other)) = after.split_once(&format!(" {joint} ")) else { continue };
        let other = match other {
            "you" => "of yours".to_owned(),
            "your opponent" => "of your opponent's".to_owned(),
            _ => return None,
        };
        let plain = is_way(way) && !pieces.contains(' ');
        return plain
            .then(|| format!("has {how} of {whose} {pieces} next to it{way} {joint} {other}"));
    }
    let (amount, pieces) = amount(things)?;
    if !is_way(after)
        || [" of ", " on ", " in ", " next "].iter().any(|joint| pieces.contains(joint))
    {
        return None;
    }
    let amount = if amount == "no" { "none".to_owned() } else { amount };
    let single = amount.ends_with(" one") && !amount.starts_with("more or fewer");
    let pieces = if single { plural(pieces) } else { pieces.to_owned() };
    Some(format!("is next to {amount} of {whose} {pieces}{after}"))
}

/// "at least two" and "empty cells".
fn amount(things: &str) -> Option<(String, &str)> {
    if let Some((number, noun)) =
        things.strip_prefix("more or fewer than ").and_then(|it| it.split_once(' '))
    {
        return Some((format!("more or fewer than {number}"), noun));
    }
    if let Some(noun) = things.strip_prefix("no ") {
        return Some(("no".to_owned(), noun));
    }
    let how = AMOUNTS.iter().find(|how| things.starts_with(**how))?;
    let (number, noun) = things[how.len()..].split_once(' ')?;
    let counts = !["as", "the", "of"].contains(&number) && !noun.starts_with("of ");
    counts.then(|| (format!("{how}{number}"), noun))
}

/// Whether words say no more than in which directions neighbours lie.
fn is_way(words: &str) -> bool {
    words.is_empty() || words.starts_with(" (") && words.ends_with(')') && !words.contains(") ")
}

fn possessive(owner: &str) -> String {
    match owner {
        "you" => "your".to_owned(),
        other => Person::third(other).possessive().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(subject: &str, yes: &str, no: &str) -> Option<(String, String)> {
        let place = Text::from("the target cell");
        match Condition::fact(Role::Other, subject, yes, no).said_of(Role::To, &place) {
            Condition::Fact(fact) if fact.role == Role::To => {
                Some((fact.yes.to_string(), fact.no.to_string()))
            }
            _ => None,
        }
    }

    #[test]
    fn neighbours_are_said_of_the_place() {
        let both = |yes: &str, no: &str| Some((yes.to_owned(), no.to_owned()));
        let near = "next to the target cell";
        assert_eq!(
            told(
                "there",
                &format!("is exactly one cell {near} that holds one of your discs"),
                &format!("are no cells {near} that hold one of your discs"),
            ),
            both("is next to exactly one of your discs", "is next to none of your discs")
        );
        assert_eq!(
            told(
                "there",
                &format!("are at least two cells {near} (across an edge) that hold an enemy disc"),
                &format!("are fewer than two occupied cells {near}"),
            ),
            both(
                "is next to at least two enemy discs (across an edge)",
                "is next to fewer than two occupied cells"
            )
        );
        assert_eq!(
            told(
                "your opponent",
                &format!("has at least one disc {near}"),
                &format!("has fewer discs {near} than you"),
            ),
            both(
                "is next to at least one of your opponent's discs",
                "has fewer of your opponent's discs next to it than of yours"
            )
        );
        assert_eq!(
            told(
                "",
                &format!("each of the cells {near} is empty"),
                &format!("at least one of the cells {near} (across an edge) is not empty"),
            ),
            both(
                "is next to no occupied cell",
                "is next to at least one occupied cell (across an edge)"
            )
        );
        let elsewhere = "is at least one cell next to that cell that holds one of your discs";
        assert_eq!(told("there", elsewhere, elsewhere), None);
    }
}
