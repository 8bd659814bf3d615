//! What is demanded of the place that a move goes to: "The target point may hold at most one enemy disc."

use super::condition::{Condition, Role};
use super::connective::{ALLOWED_ONLY_IF, begins};
use super::passage::LONGEST;
use crate::realise::{Text, say, word_count};

/// How the place is called.
const TARGET: &str = "the target ";

/// The sentence for a demand, if all that it asks for is said of the target.
pub(super) fn of_target(lead: &Text, condition: &Condition) -> Option<Text> {
    let Condition::Fact(fact) = condition else { return None };
    let target = fact.role == Role::To
        && lead.as_str() == ALLOWED_ONLY_IF
        && fact.subject.as_str().strip_prefix(TARGET).is_some_and(|site| !site.contains(' '));
    let demanded = demanded(fact.yes.as_str()).filter(|_| target)?;
    let text = say!("{} {}", fact.subject, fact.yes.reworded(demanded)).tell_all(lead.told());
    (word_count(text.as_str()) <= LONGEST).then_some(text)
}

/// Whether a demand is told as a sentence on the target.
pub(crate) fn is_told_of_target(lead: &Text, condition: &Condition) -> bool {
    of_target(lead, condition).is_some()
}

/// Whether a sentence demands something of the target.
pub(super) fn is_of_target(sentence: &str) -> bool {
    let mut words = sentence.split(' ').skip(3);
    begins(sentence, TARGET) && words.next().is_some_and(|verb| ["must", "may"].contains(&verb))
}

/// A predicate as it is demanded; none if there are no plain words for it.
fn demanded(predicate: &str) -> Option<String> {
    let (verb, rest) = predicate.split_once(' ')?;
    match (verb, rest.split(' ').next()?) {
        ("is", "not" | "neither" | "none") => None,
        ("is", _) => Some(format!("must be {rest}")),
        ("holds", "at") if rest.starts_with("at most") => Some(format!("may hold {rest}")),
        ("holds", "no" | "none") => Some(format!("may hold {rest}")),
        ("holds", "fewer" | "either" | "neither") => None,
        ("holds", _) => Some(format!("must hold {rest}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn demands_are_put_as_what_must_or_may_be() {
        let said = |yes: &str| {
            let condition = Condition::fact(Role::To, "the target point", yes, "");
            of_target(&ALLOWED_ONLY_IF.into(), &condition).map(|text| text.to_string())
        };
        let may = "the target point may hold at most one enemy disc";
        assert_eq!(said("holds at most one enemy disc").as_deref(), Some(may));
        assert_eq!(said("is empty").as_deref(), Some("the target point must be empty"));
        assert_eq!(said("is not a corner"), None);
        assert!(is_of_target("The target point may hold none of your discs."));
        assert!(!is_of_target("The target point is empty."));
    }
}
