//! What several dice show is said of all of them at once: "the first and second dice show zero".

use super::condition::{Condition, Fact, Role};
use crate::realise::{Text, listed_and, listed_or, say};

const SHOWS: &str = "shows ";
const NOT: &str = "does not show ";

/// The members of a conjunction or of a disjunction, those that say the same of several dice drawn into one.
pub(super) fn by_dice(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    let mut out: Vec<Condition> = Vec::new();
    let mut rest = members;
    while !rest.is_empty() {
        let first = rest.remove(0);
        let Some(known) = shown(&first).map(|(_, said)| said.to_owned()) else {
            out.push(first);
            continue;
        };
        let same = |other: &Condition| shown(other).is_some_and(|(_, said)| said == known);
        let (others, left): (Vec<Condition>, Vec<Condition>) = rest.into_iter().partition(same);
        rest = left;
        if others.is_empty() {
            out.push(first);
            continue;
        }
        let dice: Vec<Condition> = std::iter::once(first).chain(others).collect();
        out.extend(together(&dice, all));
    }
    out
}

/// The die that a fact speaks of, "first", and what is said of it.
fn shown(condition: &Condition) -> Option<(&str, &str)> {
    let Condition::Fact(Fact { subject, yes, no, .. }) = condition else { return None };
    let die = subject.as_str().strip_prefix("the ")?.strip_suffix(" die")?;
    let (yes, no) = (yes.as_str(), no.as_str());
    let opposed = match yes.strip_prefix(SHOWS) {
        Some(value) => no.strip_prefix(NOT) == Some(value),
        None => yes.strip_prefix(NOT).is_some_and(|value| no.strip_prefix(SHOWS) == Some(value)),
    };
    (opposed && !die.contains(' ')).then_some((die, yes))
}

fn together(dice: &[Condition], all: bool) -> Option<Condition> {
    let names: Vec<Text> =
        dice.iter().filter_map(|die| shown(die).map(|(name, _)| Text::from(name))).collect();
    let (_, said) = shown(dice.first()?)?;
    let (value, shows) = match said.strip_prefix(SHOWS) {
        Some(value) => (value, true),
        None => (said.strip_prefix(NOT)?, false),
    };
    let each = say!("the {} dice show {}", listed_and(&names), value);
    let some = say!("the {} die shows {}", listed_or(&names), value);
    let none = match names.as_slice() {
        [one, other] => say!("neither the {} nor the {} die shows {}", one, other, value),
        _ => say!("none of the {} dice shows {}", listed_and(&names), value),
    };
    let not_all = say!("the {} die does not show {}", listed_or(&names), value);
    let (yes, no) = match (all, shows) {
        (true, true) => (each, not_all),
        (false, true) => (some, none),
        (true, false) => (none, some),
        (false, false) => (not_all, each),
    };
    let told: Vec<_> = dice.iter().flat_map(Condition::told).collect();
    Some(Condition::fact(Role::Other, "", yes, no).tell_all(&told))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(name: &str, value: &str) -> Condition {
        let (yes, no) = (format!("shows {value}"), format!("does not show {value}"));
        Condition::fact(Role::Other, format!("the {name} die"), yes, no)
    }

    fn told(condition: &Condition) -> String {
        condition.clause().map(|clause| clause.as_str().to_owned()).unwrap_or_default()
    }

    #[test]
    fn dice_are_told_together() {
        let all = Condition::all([die("first", "zero"), die("second", "zero")]);
        assert_eq!(told(&all), "the first and second dice show zero");
        assert_eq!(told(&all.negated()), "the first or second die does not show zero");
        let any = Condition::any([die("third", "six"), die("fourth", "six"), die("fifth", "six")]);
        assert_eq!(told(&any), "the third, fourth or fifth die shows six");
        let none = any.negated();
        assert_eq!(told(&none), "none of the third, fourth and fifth dice shows six");
        let other = Condition::all([die("first", "one"), die("second", "two")]);
        assert_eq!(told(&other), "the first die shows one and the second die shows two");
    }

    #[test]
    fn numbers_of_one_die_are_told_together() {
        let any = Condition::any([die("first", "one"), die("first", "six")]);
        assert_eq!(told(&any), "the first die shows one or six");
        assert_eq!(told(&any.negated()), "the first die shows neither one nor six");
    }
}
