//! What another member of a condition says already: "not A, or both A and B" is "not A, or B", and "A, or both A and B" is "A".

use syntax::NodeId;

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
    let members = without_contained(members, &facts, all);
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

impl Condition {
    /// What is left to ask where other conditions are known to fail: of "A or B" only B, once A has failed.
    #[must_use]
    pub(crate) fn where_none_of(self, failed: &[Condition]) -> Self {
        let failed: Vec<&Condition> = failed
            .iter()
            .flat_map(|condition| match condition {
                Self::Any(members) => members.iter().collect(),
                other => vec![other],
            })
            .collect();
        match self {
            Self::Any(members) => {
                let fails =
                    |member: &Condition| failed.iter().any(|one| one.words() == member.words());
                rest(members, fails, Self::Any)
            }
            Self::All(members) => {
                let holds = |member: &Condition| {
                    let Self::Fact(fact) = member else { return false };
                    failed.iter().any(|one| matches!(one, Self::Fact(one) if opposed(one, fact)))
                };
                rest(members, holds, Self::All)
            }
            other => other,
        }
    }
}

/// The members without those that hold, or fail, wherever a fact beside them does: "A, and either A or B". The fact tells them as well.
fn without_contained(members: Vec<Condition>, facts: &[Fact], all: bool) -> Vec<Condition> {
    let settles = |member: &Condition| {
        let parts = match member {
            Condition::All(parts) if !all => parts,
            Condition::Any(parts) if all => parts,
            _ => return None,
        };
        facts.iter().find(|fact| {
            parts.iter().any(|part| matches!(part, Condition::Fact(part) if alike(part, fact)))
        })
    };
    let mut kept: Vec<Condition> = Vec::new();
    let mut gone: Vec<(Fact, Vec<NodeId>)> = Vec::new();
    for member in members {
        match settles(&member) {
            Some(fact) => gone.push((fact.clone(), member.told())),
            None => kept.push(member),
        }
    }
    for (by, told) in gone {
        let fact = kept
            .iter_mut()
            .find(|member| matches!(member, Condition::Fact(fact) if alike(fact, &by)));
        if let Some(fact) = fact {
            *fact = std::mem::replace(fact, Condition::Always).tell_all(&told);
        }
    }
    kept
}

/// Whether two facts say the same.
fn alike(one: &Fact, other: &Fact) -> bool {
    one.subject.as_str() == other.subject.as_str() && one.yes.as_str() == other.yes.as_str()
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
pub(super) fn opposed(one: &Fact, other: &Fact) -> bool {
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
    }

    #[test]
    fn what_earlier_cases_exclude_is_not_asked_again() {
        let (a, b) = (fact("the square", "safe"), fact("the king", "there"));
        let either = Condition::any([a.clone(), b.clone()]);
        assert_eq!(either.clone().where_none_of(std::slice::from_ref(&a)), b);
        assert_eq!(either.clone().where_none_of(&[fact("it", "new")]), either);
        let both = Condition::all([a.clone().negated(), b.clone()]);
        assert_eq!(both.where_none_of(&[Condition::any([a, fact("it", "new")])]), b);
    }

    #[test]
    fn what_holds_or_fails_with_another_fact_is_left_unsaid() {
        let (a, b) = (fact("the square", "safe"), fact("the king", "there"));
        let wider = Condition::any([a.clone(), Condition::all([a.clone(), b.clone()])]);
        assert_eq!(wider, a);
        let narrower = Condition::all([a.clone(), Condition::any([b.clone(), a.clone()])]);
        assert_eq!(narrower, a);
        let apart = Condition::all([a.clone(), Condition::any([b.clone(), fact("it", "new")])]);
        assert!(matches!(apart, Condition::All(members) if members.len() == 2));
    }
}
