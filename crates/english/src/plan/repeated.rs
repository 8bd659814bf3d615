//! Deeds that are done several times on end: "Remove the top disc, twice."

use super::action::{Action, Deed};
use crate::realise::say;

/// How often something is done, from two on.
const TIMES: [&str; 3] = ["twice", "three times", "four times"];

/// Steps in which a plain deed that comes several times on end says so once.
pub(super) fn counted(steps: &[Action]) -> Option<Vec<Action>> {
    let mut out: Vec<Action> = Vec::new();
    let mut rest = steps;
    while let Some(first) = rest.first() {
        let number = alike(rest);
        let times = number.checked_sub(2).and_then(|at| TIMES.get(at));
        match (first, times) {
            (Action::Deed(deed), Some(times)) => {
                let told = rest.iter().take(number).flat_map(Action::told);
                let rest_of = say!("{}, {}", deed.rest, *times);
                let deed = Deed { rest: rest_of, ..deed.clone() };
                out.push(told.fold(Action::from(deed), Action::tell));
                rest = &rest[number..];
            }
            _ => {
                out.push(first.clone());
                rest = &rest[1..];
            }
        }
    }
    (out.len() < steps.len()).then_some(out)
}

/// How many plain deeds at the front are the same.
fn alike(steps: &[Action]) -> usize {
    let Some(Action::Deed(first)) = steps.first() else { return 1 };
    if !first.is_plain() || first.goes_on || first.rest.is_empty() {
        return 1;
    }
    let words = Action::from(first.clone()).words();
    steps.iter().take_while(|step| step.is_deed() && step.words() == words).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_twice_is_said_once() {
        let remove = || Action::from(Deed::you("remove", "the top disc"));
        let place = Action::from(Deed::you("place", "a disc on A1"));
        let told = counted(&[remove(), remove(), place.clone()]).unwrap_or_default();
        assert_eq!(told.len(), 2);
        assert!(told[0].words().contains("remove  the top disc, twice"), "{}", told[0].words());
        assert_eq!(counted(&[remove(), place, remove()]), None);
    }
}
