//! Cases and alternatives in which the same is done are one, and alternatives under the same condition stand below it.

use std::borrow::Cow;

use super::action::{Action, Deed};
use super::condition::Condition;
use super::passage::Part;
use super::writer::Writer;
use crate::gates::is_mixed;
use crate::realise::word_count;

/// A condition with more words than this is not drawn together with another one.
const LONGEST: usize = 24;
/// What several alternatives ask for in fewer words, all repetitions counted, is said with each.
const WORTH: usize = 10;
/// A condition above several alternatives has no more words.
const LONGEST_HEAD: usize = 18;

impl Condition {
    /// One or the other of two conditions; what both ask for is asked once.
    pub(super) fn either(self, other: Self) -> Self {
        let parts = |condition: Self| match condition {
            Self::All(parts) => parts,
            one => vec![one],
        };
        let (one, two) = (parts(self), parts(other));
        let among = |part: &Self, others: &[Self]| {
            let words = part.words();
            others.iter().find(|other| other.words() == words).map(Self::told)
        };
        let (shared, own): (Vec<Self>, Vec<Self>) =
            one.into_iter().partition(|part| among(part, &two).is_some());
        let shared = shared.into_iter().map(|part| {
            let told = among(&part, &two).unwrap_or_default();
            part.tell_all(&told)
        });
        let shared: Vec<Self> = shared.collect();
        let others: Vec<Self> =
            two.into_iter().filter(|part| among(part, &shared).is_none()).collect();
        if own.is_empty() || others.is_empty() {
            let told: Vec<_> = own.iter().chain(&others).flat_map(Self::told).collect();
            return Self::all(shared).tell_all(&told);
        }
        let either = Self::any([Self::all(own), Self::all(others)]);
        Self::all(shared.into_iter().chain([either]))
    }
}

/// Cases that follow each other and do the same are one, if their conditions make one clause together.
pub(super) fn one_case<'a>(
    branches: Vec<(Cow<'a, Condition>, &'a Action)>,
) -> Vec<(Cow<'a, Condition>, &'a Action)> {
    let mut out: Vec<(Cow<'a, Condition>, &'a Action)> = Vec::new();
    for (condition, action) in branches {
        let both = out.last().and_then(|(before, known)| {
            let same = known.words() == action.words();
            same.then(|| drawn_together(before, &condition, &action.told())).flatten()
        });
        match (both, out.last_mut()) {
            (Some(both), Some((before, _))) => *before = Cow::Owned(both),
            _ => out.push((condition, action)),
        }
    }
    out
}

/// Two conditions as one that makes a clause.
fn drawn_together(
    one: &Condition,
    other: &Condition,
    told: &[syntax::NodeId],
) -> Option<Condition> {
    let both = one.clone().either(other.clone()).tell_all(told);
    let fits = both
        .clause()
        .is_some_and(|clause| word_count(clause.as_str()) <= LONGEST && !is_mixed(clause.as_str()));
    fits.then_some(both)
}

/// Alternatives that do the same under different conditions are one.
pub(super) fn one_alternative(members: &[Action]) -> Cow<'_, [Action]> {
    let alike = |one: &Action, other: &Action| match (one, other) {
        (Action::Deed(first), Action::Deed(second)) => one_deed(first, second).map(Action::from),
        (Action::When(first, yes, none), Action::When(second, same, nothing))
            if none.is_nothing() && nothing.is_nothing() && yes.words() == same.words() =>
        {
            let both = drawn_together(first, second, &same.told())?;
            Some(Action::When(both, yes.clone(), Box::default()))
        }
        _ => None,
    };
    // Only members that say the same under their conditions are drawn together.
    let core = |member: &Action| match member {
        Action::Deed(deed) => {
            let bare = Action::from(Deed { demands: vec![], ..deed.clone() });
            (deed.demands.len() == 1).then(|| bare.words())
        }
        Action::When(_, yes, none) if none.is_nothing() => Some(yes.words()),
        _ => None,
    };
    let mut out: Vec<(Option<String>, Action)> = Vec::new();
    for member in members {
        let said = core(member);
        let found = out.iter().enumerate().find_map(|(at, (known, one))| {
            (said.is_some() && *known == said)
                .then(|| alike(one, member))
                .flatten()
                .map(|both| (at, both))
        });
        match found {
            Some((at, both)) => out[at].1 = both,
            None => out.push((said, member.clone())),
        }
    }
    let out: Vec<Action> = out.into_iter().map(|(_, member)| member).collect();
    if out.len() < members.len() { out.into() } else { members.into() }
}

/// Two deeds that differ in nothing but what they ask for as one that asks for either.
fn one_deed(first: &Deed, second: &Deed) -> Option<Deed> {
    let ([(lead, one)], [(other, two)]) = (first.demands.as_slice(), second.demands.as_slice())
    else {
        return None;
    };
    let bare = |deed: &Deed| Action::from(Deed { demands: vec![], ..deed.clone() });
    if lead.as_str() != other.as_str() || bare(first).words() != bare(second).words() {
        return None;
    }
    let either = one.clone().either(two.clone());
    let told = bare(second).told();
    let demands = vec![(lead.clone().tell_all(other.told()), either)];
    let deed = Deed { demands, ..first.clone() };
    Some(told.into_iter().fold(deed, Deed::tell))
}

impl Writer {
    /// Alternatives that stand side by side and ask for the same beside what is their own: the latter stands below the former.
    pub(super) fn below_conditions<'a>(&self, members: &'a [Action]) -> Cow<'a, [Action]> {
        let mut out: Vec<Action> = Vec::new();
        let mut rest = members;
        while let Some((first, others)) = rest.split_first() {
            let number = self.group(rest);
            match number.and_then(|number| Some((below(rest.get(..number)?)?, number))) {
                Some((group, number)) => {
                    out.push(group);
                    rest = rest.get(number..).unwrap_or_default();
                }
                None => {
                    out.push(first.clone());
                    rest = others;
                }
            }
        }
        if out.len() < members.len() { out.into() } else { members.into() }
    }

    /// How many of the alternatives at the front share a condition that is worth a place above them.
    fn group(&self, members: &[Action]) -> Option<usize> {
        let mut best = None;
        for number in 2..=members.len() {
            let group = members.get(..number)?;
            let Some((shared, own)) = parted(group) else { break };
            let clause = shared.clause()?;
            let words = word_count(clause.as_str());
            // A list within an item of a list within a list is more than a reader can follow.
            let plain = own.iter().all(|action| {
                let told = self.write(action);
                matches!(told.parts.as_slice(), [Part::Say(_)] | [Part::Say(_), Part::Say(_)])
            });
            let head = words <= LONGEST_HEAD && !clause.as_str().contains(" or ");
            if plain && head && words * (number - 1) >= WORTH {
                best = Some(number);
            }
        }
        best
    }
}

/// What several alternatives all ask for, and each of them without it.
fn parted(members: &[Action]) -> Option<(Condition, Vec<Action>)> {
    let asked = |action: &Action| match action {
        Action::When(condition, yes, no) if no.is_nothing() => Some((
            match condition {
                Condition::All(parts) => parts.clone(),
                one => vec![one.clone()],
            },
            (**yes).clone(),
        )),
        _ => None,
    };
    let all: Vec<(Vec<Condition>, Action)> = members.iter().map(asked).collect::<Option<_>>()?;
    let (first, others) = all.split_first()?;
    let has = |parts: &[Condition], words: &str| parts.iter().any(|part| part.words() == words);
    let everywhere = |part: &Condition| {
        let words = part.words();
        others.iter().all(|(parts, _)| has(parts, &words))
    };
    let shared: Vec<Condition> = first.0.iter().filter(|part| everywhere(part)).cloned().collect();
    if shared.is_empty() {
        return None;
    }
    let known: Vec<String> = shared.iter().map(Condition::words).collect();
    let told: Vec<_> = others
        .iter()
        .flat_map(|(parts, _)| parts)
        .filter(|part| known.contains(&part.words()))
        .flat_map(Condition::told)
        .collect();
    let own = all.iter().map(|(parts, action)| {
        let own = parts.iter().filter(|part| !known.contains(&part.words())).cloned();
        Action::when(Condition::all(own), action.clone(), Action::Nothing)
    });
    Some((Condition::all(shared).tell_all(&told), own.collect()))
}

/// Alternatives below what all of them ask for.
fn below(members: &[Action]) -> Option<Action> {
    let (shared, own) = parted(members)?;
    Some(Action::When(shared, Box::new(Action::Choice(own)), Box::default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;

    fn fact(subject: &str, word: &str) -> Condition {
        Condition::fact(Role::Other, subject, format!("is {word}"), format!("is not {word}"))
    }

    fn enter(place: &str, asked: Vec<Condition>) -> Action {
        let deed = Deed::you("place", format!("a man from your hand on {place}"));
        Action::when(Condition::all(asked), deed.into(), Action::Nothing)
    }

    #[test]
    fn what_is_done_on_either_of_two_conditions_is_done_once() {
        let hand = || fact("your hand", "full");
        let on = |number: &str| enter("A1", vec![hand(), fact("the throw", number)]);
        let one = one_alternative(&[on("one"), on("six")]).into_owned();
        let [Action::When(condition, ..)] = one.as_slice() else { panic!("{one:?}") };
        let told = condition.clause().map(|clause| clause.as_str().to_owned());
        assert_eq!(told.as_deref(), Some("your hand is full, and the throw is one or six"));
        let other = [on("one"), enter("B2", vec![hand()])];
        assert_eq!(one_alternative(&other).len(), 2);
    }

    #[test]
    fn a_deed_that_asks_for_either_of_two_is_told_once() {
        let place = |place: &str| {
            let demands = vec![("this is allowed only if".into(), fact(place, "full"))];
            Action::from(Deed { demands, ..Deed::you("place", "a line on the board") })
        };
        let one = one_alternative(&[place("A1"), place("B2")]).into_owned();
        let [Action::Deed(deed)] = one.as_slice() else { panic!("{one:?}") };
        let told = deed.demands[0].1.clause().map(|clause| clause.as_str().to_owned());
        assert_eq!(told.as_deref(), Some("A1 is full or B2 is full"));
    }

    #[test]
    fn what_alternatives_ask_for_stands_above_them() {
        let shared = || vec![fact("your hand", "full"), fact("the last counter moved", "yours")];
        let on = |place: &str, number: &str| {
            enter(place, [shared(), vec![fact("the throw", number)]].concat())
        };
        let members = [on("A1", "one"), on("B2", "six"), enter("C3", vec![])];
        let told = Writer::command().below_conditions(&members).into_owned();
        assert_eq!(told.len(), 2);
        let Action::When(condition, inner, _) = &told[0] else { panic!("{told:?}") };
        assert_eq!(*condition, Condition::all(shared()));
        assert!(matches!(&**inner, Action::Choice(both) if both.len() == 2));
    }
}
