//! Facts that say the same of one thing in one direction or another are one fact: "is part of a row of three (to the north or east)".

use super::condition::{Condition, Fact};
use crate::realise::{Text, listed_or};

/// How a direction stands behind what is said of it.
const TOWARDS: &str = " (to the ";

/// The members of a disjunction, or of a conjunction of negatives, with what they say of several directions drawn together.
pub(super) fn by_direction(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    let mut out: Vec<Condition> = Vec::new();
    for member in members {
        let merged = out.iter_mut().find_map(|known| {
            *known = either_way(known, &member, all)?;
            Some(())
        });
        if merged.is_none() {
            out.push(member);
        }
    }
    out
}

fn either_way(first: &Condition, second: &Condition, all: bool) -> Option<Condition> {
    let (Condition::Fact(one), Condition::Fact(other)) = (first, second) else { return None };
    let negative = |fact: &Fact| {
        fact.yes.as_str().contains(" not ") || fact.yes.as_str().starts_with("is no ")
    };
    if one.subject.as_str() != other.subject.as_str() || all != (negative(one) && negative(other)) {
        return None;
    }
    let yes = drawn(&one.yes, &other.yes)?;
    let no = drawn(&one.no, &other.no)?;
    let subject = one.subject.clone().tell_all(other.subject.told());
    Some(Condition::Fact(Fact { subject, yes, no, place: None, outside: None, ..one.clone() }))
}

/// Two texts that differ in their direction only, as one.
fn drawn(one: &Text, other: &Text) -> Option<Text> {
    let (before, ways, after) = parted(one.as_str())?;
    let (start, more, end) = parted(other.as_str())?;
    if (before, after) != (start, end) {
        return None;
    }
    let mut names: Vec<Text> = Vec::new();
    for way in ways.into_iter().chain(more) {
        if !names.iter().any(|known| known.as_str() == way) {
            names.push(way.into());
        }
    }
    let words = format!("{before}{TOWARDS}{}{after}", listed_or(&names));
    Some(one.reworded(words).tell_all(other.told()))
}

/// What stands before a direction, the directions, and what stands behind them.
fn parted(text: &str) -> Option<(&str, Vec<String>, &str)> {
    let (before, rest) = text.split_once(TOWARDS)?;
    let (ways, _) = rest.split_once(')')?;
    let after = &rest[ways.len()..];
    let names: Vec<String> = ways.replace(" or ", ", ").split(", ").map(str::to_owned).collect();
    let compass = |name: &String| {
        name.split('-').all(|part| ["north", "east", "south", "west"].contains(&part))
    };
    (names.iter().all(compass) && !after.contains(TOWARDS)).then_some((before, names, after))
}

#[cfg(test)]
mod tests {
    use super::super::condition::Role;
    use super::*;

    fn row(way: &str) -> Condition {
        let row = format!("part of a row of three ({way})");
        Condition::fact(Role::Other, "it", format!("is {row}"), format!("is not {row}"))
    }

    #[test]
    fn rows_in_one_direction_or_another_are_one() {
        let any = Condition::any(["to the north", "to the east", "to the south-east"].map(row));
        let clause = any.clause().unwrap();
        assert_eq!(
            clause.as_str(),
            "it is part of a row of three (to the north, east or south-east)"
        );
        let none = any.negated().clause().unwrap();
        assert_eq!(
            none.as_str(),
            "it is not part of a row of three (to the north, east or south-east)"
        );
    }

    #[test]
    fn rows_in_all_directions_stay_apart() {
        let all = Condition::all(["to the north", "to the east"].map(row));
        let clause = all.clause().unwrap();
        let apart = ["(to the north)", "(to the east)"];
        assert!(apart.iter().all(|way| clause.as_str().contains(way)), "{clause}");
    }
}
