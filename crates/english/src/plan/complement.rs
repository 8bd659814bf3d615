//! What holds whichever way a fact stands: "both A and B, or both A and not B" is "A".

use super::absorb::opposed;
use super::condition::Condition;

/// The members of a disjunction, two of which that differ in one fact and its opposite are one.
pub(super) fn without_complements(mut members: Vec<Condition>) -> Vec<Condition> {
    while let Some((first, second, whole)) = pair(&members) {
        members.remove(second);
        members[first] = whole;
    }
    members
}

/// The first two members that make one, and what they come to.
fn pair(members: &[Condition]) -> Option<(usize, usize, Condition)> {
    members.iter().enumerate().find_map(|(first, one)| {
        let others = members.iter().enumerate().skip(first + 1);
        others.filter_map(|(second, other)| Some((first, second, whichever(one, other)?))).next()
    })
}

/// What is left of two conjunctions that ask the same but for one fact, which one of them denies.
fn whichever(one: &Condition, other: &Condition) -> Option<Condition> {
    let (Condition::All(one), Condition::All(other)) = (one, other) else { return None };
    if one.len() != other.len() {
        return None;
    }
    let apart = |parts: &[Condition], known: &[Condition]| -> Vec<usize> {
        let here = |part: &Condition| known.iter().any(|other| other.words() == part.words());
        (0..parts.len()).filter(|at| !here(&parts[*at])).collect()
    };
    let (mine, theirs) = (apart(one, other), apart(other, one));
    let ([mine], [theirs]) = (mine.as_slice(), theirs.as_slice()) else { return None };
    let (Condition::Fact(fact), Condition::Fact(denied)) = (&one[*mine], &other[*theirs]) else {
        return None;
    };
    if !opposed(fact, denied) {
        return None;
    }
    let told: Vec<_> = one.iter().chain(other).flat_map(Condition::told).collect();
    let left = one.iter().enumerate().filter(|(at, _)| at != mine).map(|(_, part)| part.clone());
    Some(Condition::all(left).tell_all(&told))
}

#[cfg(test)]
mod tests {
    use super::super::condition::{Condition, Role};

    fn fact(subject: &str, word: &str) -> Condition {
        Condition::fact(Role::Other, subject, format!("is {word}"), format!("is not {word}"))
    }

    #[test]
    fn what_holds_either_way_is_not_asked() {
        let (a, b) = (fact("the board", "full"), fact("the king", "there"));
        let either = Condition::any([
            Condition::all([a.clone(), b.clone()]),
            Condition::all([b.clone().negated(), a.clone()]),
        ]);
        assert_eq!(either, a);
        let apart = Condition::any([
            Condition::all([a.clone(), b.clone()]),
            Condition::all([a.clone().negated(), b.clone().negated()]),
        ]);
        assert!(matches!(apart, Condition::Any(members) if members.len() == 2));
    }
}
