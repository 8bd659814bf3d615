//! A move that captures by approach or by withdrawal: it is told once, and the two ways to capture stand below it by their names.

use super::action::{Action, Deed};
use super::common::common_then;
use super::condition::Condition;
use super::connective::ALLOWED_ONLY_IF;
use super::passage::{Part, Passage};
use super::writer::{Writer, demand};
use crate::realise::{Text, say};

/// The names of the ways, as they stand behind a capture.
const NAMES: [(&str, &str); 2] =
    [("Approach:", " (capture by approach)"), ("Withdrawal:", " (capture by withdrawal)")];
/// How the line that is captured begins.
const STARTS: &str = " that starts next to ";

/// "Move one of your men to an empty point, capturing in one of these ways:" and the ways.
pub(super) fn approaches(writer: &Writer, members: &[Action]) -> Option<(Text, Vec<Passage>)> {
    let deeds: Vec<&Deed> = members
        .iter()
        .map(|member| match member {
            Action::Deed(deed) if deed.limits.is_empty() && deed.onward.is_none() => Some(deed),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let clauses: Vec<Text> = deeds.iter().map(|deed| writer.clause(deed)).collect();
    let (first, others) = clauses.split_first()?;
    if others.is_empty() || others.iter().any(|other| other.as_str() != first.as_str()) {
        return None;
    }
    let items = deeds.into_iter().map(|deed| item(writer, deed)).collect::<Option<_>>()?;
    let told: Vec<_> = clauses.iter().flat_map(|clause| clause.told().to_vec()).collect();
    Some((say!("{}, capturing in one of these ways:", first).tell_all(&told), items))
}

/// Whether captures by approach and withdrawal are told below their move, which then is not spoken of again.
pub(crate) fn is_told_by_approach(action: &Action) -> bool {
    let members = match action {
        Action::Sequence(steps) => match steps.first() {
            Some(Action::Choice(members)) => members,
            _ => return false,
        },
        Action::Choice(members) => members,
        _ => return false,
    };
    let writer = Writer::command();
    let told = |members: &[Action]| {
        approaches(&writer, members).is_some_and(|(_, items)| {
            items.iter().all(|item| !item.words().contains("this is allowed only if"))
        })
    };
    common_then(members).map_or_else(|| told(members), |(bare, _)| told(&bare))
}

/// "Approach: The next point beyond must hold an enemy. Capture the unbroken line of enemies that starts there."
fn item(writer: &Writer, deed: &Deed) -> Option<Passage> {
    let steps = match &*deed.then {
        Action::Sequence(steps) => steps.clone(),
        step => vec![step.clone()],
    };
    let (capture, later) = steps.split_first()?;
    let Action::Deed(capture) = capture else { return None };
    let line = capture.rest.as_str();
    let (name, line) =
        NAMES.iter().find_map(|(name, sign)| Some((*name, line.strip_suffix(sign)?)))?;
    let [(lead, condition)] = deed.demands.as_slice() else { return None };
    let mut passage = Passage { parts: vec![Part::Lead(name.to_owned())] };
    let told = [lead.told(), deed.rest.told()].concat();
    match next_to_line(lead, condition, name) {
        Some(neighbour) => {
            passage.say(neighbour.tell_all(&told));
            let (what, place) = line.split_once(STARTS)?;
            let (_, way) = place.split_once(", ")?;
            let words = format!("capture {what} that starts there, {way}");
            passage.say(capture.rest.reworded(words).tell_all(capture.rest.told()));
        }
        None => {
            demand(&lead.clone().tell_all(&told), condition, &mut passage);
            passage.say(capture.rest.reworded(format!("capture {line}")));
        }
    }
    passage.extend(writer.consequence().write(&Action::sequence(later.iter().cloned())));
    Some(passage)
}

/// What stands where the captured line begins, if that is all that is asked for.
fn next_to_line(lead: &Text, condition: &Condition, name: &str) -> Option<Text> {
    let Condition::Fact(fact) = condition else { return None };
    let subject = fact.subject.as_str();
    let site = subject.strip_prefix("the ")?.split(' ').next()?;
    let held = fact.yes.as_str().strip_prefix("holds ")?;
    let beyond = format!("the {site} beyond the target {site} in the direction of the move");
    let behind = format!("the {site} directly behind its {site} (opposite to the move)");
    let place = match name == NAMES[0].0 {
        true if subject == beyond => "beyond it, in the direction of the move",
        false if subject == behind => "behind the one it leaves, opposite to the move",
        _ => return None,
    };
    let known = lead.as_str() == ALLOWED_ONLY_IF && held.starts_with("an enemy ");
    let words = format!("the next {site} {place}, must hold {held}");
    known.then(|| fact.subject.reworded(words).tell_all(fact.yes.told()).tell_all(fact.no.told()))
}
