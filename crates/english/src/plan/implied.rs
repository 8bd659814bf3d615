//! Facts that follow from others beside them are not told.

use super::condition::{Condition, Fact};

/// What says that some enemy piece stands on a place.
const ANY_ENEMY: &str = "holds an enemy piece";
/// What says that an enemy piece of a certain kind stands on a place.
const ENEMY: &str = "holds an enemy ";
/// What says that some piece stands on a place.
const OCCUPIED: &str = "is occupied";
/// What says whose move it was.
const JUST_MOVED: &str = "has just moved";
/// What only a place with a piece on it can be said to do.
const HOLDING: [&str; 3] = ["holds an enemy ", "holds one of ", "holds a piece of "];

/// What is said of a move in a turn that has gone on with it.
const EXTRA: &str = "is an extra move";
/// What says that a turn has gone on.
const SAME_TURN: &str = "are moving again in the same turn";

/// The members of a conjunction without those that others imply; these tell them too.
pub(super) fn without_implied(members: Vec<Condition>) -> Vec<Condition> {
    let mut out: Vec<Condition> = Vec::new();
    for (index, member) in members.iter().enumerate() {
        let implied = members.iter().enumerate().any(|(other, by)| {
            other != index && matches!((by, member), (Condition::Fact(by), Condition::Fact(it)) if implies(by, it))
        });
        if !implied {
            out.push(member.clone());
        }
    }
    if out.len() == members.len() {
        return members;
    }
    let told: Vec<_> = members.iter().flat_map(Condition::told).collect();
    if let Some(first) = out.first_mut() {
        *first = std::mem::replace(first, Condition::Always).tell_all(&told);
    }
    out
}

/// Whether a fact holds wherever another holds.
fn implies(by: &Fact, it: &Fact) -> bool {
    if by.yes.as_str() == EXTRA && it.yes.as_str() == SAME_TURN {
        return true;
    }
    if let Some(place) = there_is(it) {
        // What is empty, or holds something, is there.
        let yes = by.yes.as_str();
        let positive = ["is empty", "is occupied", "holds a", "holds one of "];
        let says = positive.iter().any(|start| yes.starts_with(start)) && !yes.contains(" or ");
        return says && by.subject.as_str().strip_prefix("the ") == Some(place);
    }
    if by.subject.as_str() != it.subject.as_str() || by.role != it.role {
        return false;
    }
    let (by, it) = (by.yes.as_str(), it.yes.as_str());
    let plain = !by.contains(" or ");
    match it {
        // Who makes a row has moved.
        JUST_MOVED => by.starts_with("makes "),
        ANY_ENEMY => plain && by.starts_with(ENEMY) && by != it,
        OCCUPIED => plain && HOLDING.iter().any(|start| by.starts_with(start)),
        _ => false,
    }
}

/// "square directly above it" out of "there is a square directly above it".
fn there_is(it: &Fact) -> Option<&str> {
    let place = it.yes.as_str().strip_prefix("is a").filter(|_| it.subject.as_str() == "there")?;
    place.strip_prefix(' ').or_else(|| place.strip_prefix("n "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;

    fn fact(subject: &str, yes: &str) -> Condition {
        Condition::fact(Role::To, subject, yes, "no")
    }

    #[test]
    fn a_rook_is_a_piece() {
        let both =
            || vec![fact("that square", ANY_ENEMY), fact("that square", "holds an enemy rook")];
        assert_eq!(without_implied(both()), [fact("that square", "holds an enemy rook")]);
        let mixed = vec![fact("that square", OCCUPIED), fact("that square", "holds no pawn")];
        assert_eq!(without_implied(mixed.clone()), mixed);
        let there = || fact("there", "is a square directly above it");
        let empty = || fact("the square directly above it", "is empty");
        assert_eq!(without_implied(vec![there(), empty()]), [empty()]);
        let not = vec![there(), fact("the square directly above it", "holds no pawn")];
        assert_eq!(without_implied(not.clone()), not);
        let apart = vec![fact("A1", ANY_ENEMY), fact("A2", "holds an enemy rook")];
        assert_eq!(without_implied(apart.clone()), apart);
    }
}
