//! What is demanded of the place that a move goes to: "The target point may hold at most one enemy disc."

use super::action::Deed;
use super::condition::{Condition, Fact, Role};
use super::connective::{ALLOWED_ONLY_IF, begins};
use super::passage::LONGEST;
use crate::realise::{Text, say, word_count};

/// How the place is called.
const TARGET: &str = "the target ";
/// How it is called right after it has been named.
const NAMED: &str = "that ";
/// A demand of two parts with more words than this is told by its condition.
const ROOM: usize = 26;

/// The sentence for a demand, if all that it asks for is said of the target.
pub(super) fn of_target(lead: &Text, condition: &Condition) -> Option<Text> {
    let Condition::Fact(fact) = condition else { return None };
    let demanded = demanded(fact.yes.as_str())
        .filter(|_| lead.as_str() == ALLOWED_ONLY_IF && site_of(fact).is_some())?;
    let text = say!("{} {}", fact.subject, fact.yes.reworded(demanded)).tell_all(lead.told());
    (word_count(text.as_str()) <= LONGEST).then_some(text)
}

/// The same for a place beside the target: "The square directly above the target square must be empty."
pub(super) fn of_place_beside(lead: &Text, condition: &Condition) -> Option<Text> {
    let Condition::Fact(fact) = condition else { return None };
    let subject = fact.subject.as_str();
    let (place, site) = subject.rsplit_once(TARGET)?;
    let beside = lead.as_str() == ALLOWED_ONLY_IF
        && place.starts_with("the ")
        && !place.trim_end().ends_with("to")
        && !site.contains(' ');
    let demanded = demanded(fact.yes.as_str()).filter(|_| beside)?;
    let text = say!("{} {}", fact.subject, fact.yes.reworded(demanded)).tell_all(lead.told());
    (word_count(text.as_str()) <= LONGEST).then_some(text)
}

/// The same for a place that may be the target in one case only: "The target point may be the centre point only if …".
pub(super) fn only_if(lead: &Text, condition: &Condition) -> Option<Text> {
    let Condition::Any(members) = condition else { return None };
    let [Condition::Fact(first), second] = members.as_slice() else { return None };
    site_of(first).filter(|_| lead.as_str() == ALLOWED_ONLY_IF)?;
    let be = match first.no.as_str().split_once(' ')? {
        ("is", place) if !place.starts_with("not ") && !place.starts_with("empty") => {
            format!("may be {place}")
        }
        ("holds", what) if !what.starts_with("no") => format!("may hold {what}"),
        _ => return None,
    };
    let denied = ["is not ", "is none of ", "is neither ", "holds no"];
    if !denied.iter().any(|start| first.yes.as_str().starts_with(start)) {
        return None;
    }
    let condition = second.clause()?;
    let be = first.yes.reworded(be).tell_all(first.no.told());
    let text = say!("{} {} only if {}", first.subject, be, condition).tell_all(lead.told());
    let mixed = crate::gates::is_mixed(text.as_str());
    (word_count(text.as_str()) <= LONGEST && !mixed).then_some(text)
}

/// The same for two facts, the first of them about the target: "The target square must be in the bottom row, or the square below
/// it must be occupied."
pub(super) fn of_target_and_more(lead: &Text, condition: &Condition) -> Option<Text> {
    let (all, members) = condition.members()?;
    let [Condition::Fact(first), Condition::Fact(second)] = members else { return None };
    let site = site_of(first).filter(|_| lead.as_str() == ALLOWED_ONLY_IF)?;
    let target = format!("{TARGET}{site}");
    let yes = |fact: &Fact| {
        let words = demanded(fact.yes.as_str())?;
        Some(fact.yes.reworded(words.replace(&target, "it")))
    };
    let subject = second.subject.as_str();
    // Only what is told of the target, or of places beside it, goes on with it.
    let about = if second.role == Role::To && subject == target {
        second.subject.reworded("it")
    } else if subject.starts_with("the ") && subject.ends_with(&format!(" {target}")) {
        second.subject.reworded(subject.replace(&target, "it"))
    } else {
        return None;
    };
    let joint = if all { "and" } else { "or" };
    let (one, other) = (yes(first)?, yes(second)?);
    // What may not be cannot be an alternative.
    if !all && ![&one, &other].iter().all(|it| it.as_str().starts_with("must ")) {
        return None;
    }
    let text = say!("{} {}, {} {} {}", first.subject, one, joint, about, other);
    let mixed = crate::gates::is_mixed(text.as_str());
    let text = text.tell_all(lead.told());
    (word_count(text.as_str()) <= ROOM && !mixed).then_some(text)
}

/// The same sentence with "that square" where the move has just named the only place it may be.
pub(super) fn named_by(deed: &Deed, demand: Text) -> Text {
    let begins_so = begins(demand.as_str(), TARGET);
    let beside = !begins_so && demand.as_str().matches(TARGET).count() == 1;
    let Some((_, rest)) = demand.as_str().split_once(TARGET).filter(|_| begins_so || beside) else {
        return demand;
    };
    let Some((site, _)) = rest.split_once(' ') else { return demand };
    let words: Vec<&str> = deed.rest.as_str().split(' ').collect();
    let is_site = |word: &str| word.trim_end_matches(',') == site;
    let before = |at: usize| at.checked_sub(1).and_then(|before| words.get(before));
    // "One square" is how far a piece goes.
    let places: Vec<usize> = (0..words.len())
        .filter(|at| is_site(words[*at]) && before(*at).is_none_or(|word| *word != "one"))
        .collect();
    let [only] = places.as_slice() else { return demand };
    let open = match before(*only).copied() {
        Some("any" | "a" | "an") => true,
        Some("empty") => only
            .checked_sub(2)
            .and_then(|at| words.get(at))
            .is_some_and(|word| ["any", "an"].contains(word)),
        _ => false,
    };
    match open && !words.iter().any(|word| word.trim_end_matches(',') == format!("{site}s")) {
        true if begins_so => demand.reworded(format!("{NAMED}{rest}")),
        true => demand.reworded(demand.as_str().replace(TARGET, NAMED)),
        false => demand,
    }
}

/// The sort of place that the target is, if a fact is about it.
fn site_of(fact: &Fact) -> Option<&str> {
    let site = fact.subject.as_str().strip_prefix(TARGET)?;
    (fact.role == Role::To && !site.contains(' ')).then_some(site)
}

/// Whether a demand is told as a sentence on the target.
pub(crate) fn is_told_of_target(lead: &Text, condition: &Condition) -> bool {
    of_target(lead, condition).is_some()
}

/// Whether a sentence demands something of the target.
pub(super) fn is_of_target(sentence: &str) -> bool {
    let must =
        |words: &str| words.split(' ').nth(1).is_some_and(|verb| ["must", "may"].contains(&verb));
    let place = [TARGET, NAMED].into_iter().find(|place| begins(sentence, place));
    let beside = |place: &str| {
        begins(sentence, "the ") && sentence.split_once(place).is_some_and(|(_, it)| must(it))
    };
    place.and_then(|place| sentence.get(place.len()..)).is_some_and(must)
        || [" the target ", " that "].into_iter().any(beside)
}

/// A predicate as it is demanded; none if there are no plain words for it.
fn demanded(predicate: &str) -> Option<String> {
    let (verb, rest) = predicate.split_once(' ')?;
    let (next, after) = rest.split_once(' ').unwrap_or((rest, ""));
    match (verb, next) {
        ("is" | "are", "not") => Some(format!("may not be {after}")),
        ("is", "neither") => Some(format!("may be {rest}")),
        ("is", "none") => None,
        ("is" | "are", _) => Some(format!("must be {rest}")),
        ("has", "not") => Some(format!("may not have {after}")),
        ("has" | "have", _) => Some(format!("must have {rest}")),
        ("lies", _) => Some(format!("must lie {rest}")),
        ("does", "not") => Some(format!("may not {after}")),
        ("holds", "at") if rest.starts_with("at most") => Some(format!("may hold {rest}")),
        ("holds", "no" | "none") => Some(format!("may hold {rest}")),
        ("holds", "either" | "neither") => None,
        ("holds", _) => Some(format!("must hold {rest}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fact(role: Role, subject: &str, yes: &str) -> Condition {
        Condition::fact(role, subject, yes, "")
    }

    #[test]
    fn demands_are_put_as_what_must_or_may_be() {
        let said = |yes: &str| {
            let condition = fact(Role::To, "the target point", yes);
            of_target(&ALLOWED_ONLY_IF.into(), &condition).map(|text| text.to_string())
        };
        let may = "the target point may hold at most one enemy disc";
        assert_eq!(said("holds at most one enemy disc").as_deref(), Some(may));
        assert_eq!(said("is empty").as_deref(), Some("the target point must be empty"));
        let not = "the target point may not be a corner";
        assert_eq!(said("is not a corner").as_deref(), Some(not));
        assert_eq!(said("is none of these"), None);
        assert!(is_of_target("The target point may hold none of your discs."));
        assert!(is_of_target("That point must be empty."));
        assert!(!is_of_target("The target point is empty."));
    }

    #[test]
    fn a_place_beside_the_target_is_told_with_it() {
        let on_ground = fact(Role::To, "the target square", "is in the bottom row");
        let held = fact(Role::Other, "the square directly below the target square", "is occupied");
        let either = Condition::any([on_ground, held]);
        let demand = of_target_and_more(&ALLOWED_ONLY_IF.into(), &either);
        let demand = demand.expect("there are plain words for it");
        let words = "must be in the bottom row, or the square directly below it must be occupied";
        assert_eq!(demand.as_str(), format!("the target square {words}"));
        let drop = Deed::you("place", "one of your discs on any empty square");
        assert_eq!(named_by(&drop, demand.clone()).as_str(), format!("that square {words}"));
        let step = Deed::you("move", "it to a square next to its square");
        assert_eq!(named_by(&step, demand.clone()), demand);
    }
}
