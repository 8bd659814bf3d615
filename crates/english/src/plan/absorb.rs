//! What another member of a condition says already: "not A, or both A and B" is "not A, or B".

use super::condition::{Condition, Fact};

/// The members of a conjunction or of a disjunction, each without what the others make sure of.
pub(super) fn absorbed(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    let facts: Vec<Fact> = members
        .iter()
        .filter_map(|member| match member {
            Condition::Fact(fact) => Some(fact.clone()),
            _ => None,
        })
        .collect();
    let inner = |member: &Condition| match member {
        Condition::All(_) => !all,
        Condition::Any(_) => all,
        _ => false,
    };
    if facts.is_empty() || !members.iter().any(inner) {
        return members;
    }
    let denied = |part: &Condition| match part {
        Condition::Fact(part) => facts.iter().any(|fact| opposed(fact, part)),
        _ => false,
    };
    members
        .into_iter()
        .map(|member| match member {
            Condition::All(parts) if !all => rest(parts, denied, Condition::All),
            Condition::Any(parts) if all => rest(parts, denied, Condition::Any),
            other => other,
        })
        // What is left of a member may be of the same sort as the whole.
        .flat_map(|member| match member {
            Condition::All(parts) if all => parts,
            Condition::Any(parts) if !all => parts,
            other => vec![other],
        })
        .collect()
}

/// The parts that are not known, which tell what the others told.
fn rest(
    parts: Vec<Condition>,
    known: impl Fn(&Condition) -> bool,
    whole: fn(Vec<Condition>) -> Condition,
) -> Condition {
    let (gone, mut left): (Vec<Condition>, Vec<Condition>) = parts.into_iter().partition(known);
    let told: Vec<_> = gone.iter().flat_map(Condition::told).collect();
    match left.len() {
        // Both cannot be meant: it stays as it was written.
        0 => whole(gone),
        1 => left.remove(0).tell_all(&told),
        _ => whole(left).tell_all(&told),
    }
}

/// Whether one fact holds just where the other does not.
fn opposed(one: &Fact, other: &Fact) -> bool {
    one.subject.as_str() == other.subject.as_str()
        && one.yes.as_str() == other.no.as_str()
        && one.no.as_str() == other.yes.as_str()
}

#[cfg(test)]
mod tests {
    use super::super::condition::{Condition, Role};

    fn fact(subject: &str, word: &str) -> Condition {
        Condition::fact(Role::Other, subject, format!("is {word}"), format!("is not {word}"))
    }

    #[test]
    fn what_the_other_case_rules_out_is_left_unsaid() {
        let (a, b) = (fact("the square", "safe"), fact("the king", "there"));
        let either = Condition::any([a.clone().negated(), Condition::all([a.clone(), b.clone()])]);
        assert_eq!(either, Condition::Any(vec![a.clone().negated(), b.clone()]));
        let both = Condition::all([a.clone(), Condition::any([a.clone().negated(), b.clone()])]);
        assert_eq!(both, Condition::All(vec![a.clone(), b.clone()]));
        let other = Condition::any([a.clone(), Condition::all([a.clone(), b.clone()])]);
        assert!(matches!(other, Condition::Any(members) if members.len() == 2));
    }
}
