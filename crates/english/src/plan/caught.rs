//! A piece that is caught in one way here and in another way there: the cases are told as such.

use super::action::{Action, Deed};
use super::condition::Condition;
use crate::realise::say;

/// Two steps that catch the same piece where it stands in an area and where it stands elsewhere, as one.
///
/// Who is caught twice is caught: only such steps may become cases of one.
pub(super) fn caught_in_cases(first: &Action, second: &Action) -> Option<Action> {
    let (here, yes) = catches(first)?;
    let (there, other) = catches(second)?;
    if Action::Deed(yes.clone()).words() != Action::Deed(other.clone()).words() {
        return None;
    }
    let both = |one: &Condition| there.iter().any(|other| other.words() == one.words());
    let place = here.iter().find(|one| there.iter().any(|other| denies(one, other)))?;
    let near = Condition::all(here.iter().filter(|one| both(one)).cloned());
    let case = |conditions: &[Condition], deed: &Deed| {
        let own = conditions.iter().filter(|one| {
            one.words() != place.words() && !denies(place, one) && !near_has(&near, one)
        });
        let who = deed.subject.clone().unwrap_or_default();
        let caught = say!("{} is {} if", who, deed.rest);
        Action::Demand(caught, Condition::all(own.cloned()))
    };
    let cases = Action::when(place.clone(), case(here, yes), case(there, other));
    let told = [first.told(), second.told()].concat();
    let action = Action::when(near, cases, Action::Nothing);
    Some(told.into_iter().fold(action, Action::tell))
}

/// Whether a condition is among those that hold in either case.
fn near_has(near: &Condition, one: &Condition) -> bool {
    match near {
        Condition::All(members) => members.iter().any(|member| member.words() == one.words()),
        near => near.words() == one.words(),
    }
}

/// What must hold for a piece to be caught, if a step says no more than that.
fn catches(action: &Action) -> Option<(&[Condition], &Deed)> {
    let Action::When(Condition::All(members), yes, no) = action else { return None };
    let Action::Deed(deed) = &**yes else { return None };
    (no.is_nothing() && deed.is_plain() && deed.rest.as_str() == "caught")
        .then_some((members.as_slice(), deed))
}

/// Whether a fact says of a place that it is none of what another fact says that it is.
fn denies(one: &Condition, other: &Condition) -> bool {
    let (Condition::Fact(one), Condition::Fact(other)) = (one, other) else { return false };
    let (is, is_not) = (one.yes.as_str(), other.yes.as_str());
    let each = |part: &str| format!("is not {}", part.trim_start_matches("is "));
    let none = is.split(" or is ").map(each).collect::<Vec<_>>().join(" and ");
    let opposed = is.starts_with("is one of ") && is.replacen("one", "none", 1) == is_not;
    one.subject.as_str() == other.subject.as_str()
        && !is.contains(" and is ")
        && (opposed || none == is_not)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;

    fn fact(subject: &str, yes: &str) -> Condition {
        Condition::fact(Role::Other, subject, yes, "does not")
    }

    fn caught(facts: [Condition; 3]) -> Action {
        Action::when(
            Condition::all(facts),
            Deed::of("the king", "be", "caught").into(),
            Action::Nothing,
        )
    }

    #[test]
    fn where_a_piece_stands_decides_how_it_is_caught() {
        let near = fact("the king", "is next to it");
        let home = |yes: &str| fact("the king's square", yes);
        let first =
            caught([near.clone(), home("is home or is the gate"), fact("it", "is surrounded")]);
        let second = caught([
            near.clone(),
            home("is not home and is not the gate"),
            fact("it", "is flanked"),
        ]);
        let both = caught_in_cases(&first, &second).unwrap();
        let Action::When(known, cases, _) = &both else { panic!("under a condition") };
        assert_eq!(*known, near);
        let Action::When(place, ..) = &**cases else { panic!("two cases") };
        assert_eq!(*place, home("is home or is the gate"));
        let apart = caught([near, home("is not home"), fact("it", "is flanked")]);
        assert_eq!(caught_in_cases(&first, &apart), None);
    }
}
