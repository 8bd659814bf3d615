//! What is held by one player or another is told once: "holds one of Red's or Blue's pawns".

use super::condition::{Condition, Fact};
use crate::realise::{Text, listed_or};

/// How a fact says that a place holds a piece of somebody.
const HOLDS: &str = "holds one of ";
const LACKS: &str = "does not hold one of ";

/// The members of a disjunction, or of a conjunction of negatives, with pieces of one kind that several players have drawn together.
pub(super) fn held_by_several(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    let mut out: Vec<Condition> = Vec::new();
    for member in members {
        let merged = out.iter_mut().find_map(|known| {
            *known = of_either(known, &member, all)?;
            Some(())
        });
        if merged.is_none() {
            out.push(member);
        }
    }
    out
}

fn of_either(first: &Condition, second: &Condition, all: bool) -> Option<Condition> {
    let (Condition::Fact(one), Condition::Fact(other)) = (first, second) else { return None };
    let (affirmed, denied) = if all { (LACKS, HOLDS) } else { (HOLDS, LACKS) };
    if one.subject.as_str() != other.subject.as_str() {
        return None;
    }
    let yes = drawn(&one.yes, &other.yes, affirmed)?;
    let no = drawn(&one.no, &other.no, denied)?;
    let subject = one.subject.clone().tell_all(other.subject.told());
    Some(Condition::Fact(Fact { subject, yes, no, place: None, outside: None, ..one.clone() }))
}

/// Two texts that differ in whose pieces they speak of, as one.
fn drawn(one: &Text, other: &Text, holds: &str) -> Option<Text> {
    let (owners, kind) = parted(one.as_str(), holds)?;
    let (more, same) = parted(other.as_str(), holds)?;
    if kind != same {
        return None;
    }
    let mut names: Vec<Text> = Vec::new();
    for owner in owners.into_iter().chain(more) {
        if !names.iter().any(|known| known.as_str() == owner) {
            names.push(owner.into());
        }
    }
    let words = format!("{holds}{} {kind}", listed_or(&names));
    Some(one.reworded(words).tell_all(other.told()))
}

/// The players whose pieces a text speaks of, by their names, and the kind of these pieces.
fn parted<'t>(text: &'t str, holds: &str) -> Option<(Vec<String>, &'t str)> {
    let rest = text.strip_prefix(holds)?;
    let end = rest.rfind("'s ").map(|at| at + 2)?;
    let (owners, kind) = (&rest[..end], rest[end..].trim_start());
    let owners: Vec<String> = owners.replace(" or ", ", ").split(", ").map(str::to_owned).collect();
    let named = |owner: &String| {
        owner.ends_with("'s") && owner.starts_with(|c: char| c.is_ascii_uppercase())
    };
    let single = !kind.is_empty() && ![" or ", " and ", ","].iter().any(|it| kind.contains(it));
    (single && owners.iter().all(named)).then_some((owners, kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;

    #[test]
    fn pieces_of_several_players_are_told_together() {
        let holds = |owner: &str, kind: &str| {
            let piece = format!("one of {owner}'s {kind}");
            let (yes, no) = (format!("holds {piece}"), format!("does not hold {piece}"));
            Condition::fact(Role::Other, "that square", yes, no)
        };
        let pawns = ["Red", "Blue", "Green"].map(|owner| holds(owner, "pawns"));
        let any = Condition::any(pawns.clone());
        let told = "that square holds one of Red's, Blue's or Green's pawns";
        assert_eq!(any.clause().unwrap().as_str(), told);
        let none = Condition::all(pawns.map(Condition::negated));
        let told = "that square does not hold one of Red's, Blue's or Green's pawns";
        assert_eq!(none.clause().unwrap().as_str(), told);
        let mixed = Condition::any([holds("Red", "pawns"), holds("Blue", "rooks")]);
        let told = "that square holds one of Red's pawns or holds one of Blue's rooks";
        assert_eq!(mixed.clause().unwrap().as_str(), told);
    }
}
