//! The same done with the contents of several places is told once.

use std::borrow::Cow;

use super::action::{Action, Deed};
use super::caught::caught_in_cases;
use super::connective::AT_ONCE;
use crate::realise::{Text, listed_and, number_of_word, say};

/// Steps in order, neighbours that bring all pieces of a place to the same place, or catch the same piece, drawn together.
pub(super) fn gathered(members: &[Action]) -> Cow<'_, [Action]> {
    let together = members.first().is_some_and(goes_by_what_was);
    if !members.windows(2).any(|pair| as_one(&pair[0], &pair[1], together).is_some()) {
        return Cow::Borrowed(members);
    }
    let mut out: Vec<Action> = Vec::new();
    for member in members {
        match out.last_mut().and_then(|last| as_one(last, member, together)) {
            Some(both) => {
                out.pop();
                out.push(both);
            }
            None => out.push(member.clone()),
        }
    }
    // One step has nothing before it to go by.
    if together && let [first, only] = out.as_slice() {
        let told = first.told();
        return Cow::Owned(vec![told.into_iter().fold(only.clone(), Action::tell)]);
    }
    Cow::Owned(out)
}

/// Whether an action says that the steps after it all go by what was before the first of them.
fn goes_by_what_was(action: &Action) -> bool {
    matches!(action, Action::Deed(deed) if deed.subject.is_some()
        && deed.verb == "go"
        && deed.rest.as_str() == AT_ONCE.trim_end_matches('.'))
}

/// Two neighbours as one step.
fn as_one(first: &Action, second: &Action, together: bool) -> Option<Action> {
    from_both(first, second, together)
        .or_else(|| becomes(first, second, together))
        .or_else(|| of_both_kinds(first, second))
        .or_else(|| caught_in_cases(first, second))
}

/// A deed with what its target becomes by it, taken out of what follows.
pub(super) fn with_what_its_target_becomes(deed: &Deed) -> Option<Deed> {
    let (first, rest) = match &*deed.then {
        Action::Sequence(members) => {
            let (first, rest) = members.split_first()?;
            (first, Action::sequence(rest.iter().cloned()))
        }
        first => (first, Action::Nothing),
    };
    let bare = Action::Deed(Deed { then: Box::default(), ..deed.clone() });
    match becomes(&bare, first, false)? {
        Action::Deed(whole) => Some(Deed { then: Box::new(rest), ..whole }),
        _ => None,
    }
}

/// What the place is called to which something has been moved.
const REACHED: &str = " it has reached";

/// "move four seeds to A1, which becomes yours": what a hole becomes into which something has just been moved.
fn becomes(first: &Action, second: &Action, together: bool) -> Option<Action> {
    let (Action::Deed(one), Action::Deed(other)) = (first, second) else { return None };
    let place = one.rest.as_str().strip_prefix("to ")?;
    let subject = other.subject.as_ref()?;
    let known = one.is_plain()
        && one.subject.is_none()
        && one.verb == "move"
        && other.is_plain()
        && other.verb == "become"
        && (subject.as_str().ends_with(REACHED)
            || subject.as_str() == place && (together || stays(place)));
    let rest = say!("{}, which becomes {}", one.rest, other.rest).tell_all(subject.told());
    known.then(|| Deed { rest, ..one.clone() }.into())
}

/// Whether words name the same place after a move.
fn stays(place: &str) -> bool {
    !place.contains("empty") && !place.contains("first ")
}

/// "move all seeds from A and B to your store" for two moves, "remove all seeds in A and any in B" for two removals.
fn from_both(first: &Action, second: &Action, together: bool) -> Option<Action> {
    let (Action::Deed(one), Action::Deed(other)) = (first, second) else { return None };
    let (known, more) = (Taking::of(one)?, Taking::of(other)?);
    let moves = known.to.is_some();
    let same_place = |place: &&str| more.places().contains(place);
    let goes_there = |taking: &Taking<'_>| known.to.is_some_and(|to| taking.places().contains(&to));
    if known.to != more.to
        || !together && known.to.is_some_and(|to| !stays(to))
        || singular(known.things) != singular(more.things)
        || known.places().iter().any(same_place)
        || goes_there(&known)
        || goes_there(&more)
    {
        return None;
    }
    let joint = if moves { FROM } else { IN };
    let all = [known.from.as_slice(), more.from.as_slice()].concat();
    let mut words = Text::default();
    let groups: Vec<&[(&str, &str)]> =
        all.chunk_by(|a, b| a.0 == b.0 && ["all", "any"].contains(&a.0)).collect();
    for (index, group) in groups.iter().enumerate() {
        let places: Vec<Text> = group.iter().map(|(_, place)| Text::from(*place)).collect();
        let many = group[0].0;
        // "And any from B": what is taken has been named.
        let things = if index == 0 { format!("{many} {}", known.things) } else { many.to_owned() };
        let comma = if groups.iter().any(|group| group.len() > 1) { "," } else { "" };
        words = match index {
            0 => say!("{}{}{}", things, joint, listed_and(&places)),
            _ => say!("{}{} and {}{}{}", words, comma, things, joint, listed_and(&places)),
        };
    }
    let told = |deed: &Deed| {
        let texts = deed.piece.iter().chain(std::iter::once(&deed.rest));
        texts.flat_map(Text::told).copied().collect::<Vec<_>>()
    };
    let told = [told(one), told(other)].concat();
    let apart =
        if groups.len() > 1 && groups.iter().any(|group| group.len() > 1) { "," } else { "" };
    let deed = match known.to {
        Some(_) => {
            let piece = Some(say!("{}{}", words, apart).tell_all(&told));
            Deed { piece, ..one.clone() }
        }
        None => {
            Deed { rest: say!("{}{} from the board", words, apart).tell_all(&told), ..one.clone() }
        }
    };
    Some(deed.into())
}

/// "add as many pawns and lances to your hand as that player has in hand" for one kind after the other.
fn of_both_kinds(first: &Action, second: &Action) -> Option<Action> {
    let (Action::Deed(one), Action::Deed(other)) = (first, second) else { return None };
    let (kinds, owner) = as_many(one)?;
    let (kind, same) = as_many(other)?;
    if owner != same || kind.contains(" and ") {
        return None;
    }
    let known = kinds.replace(" and ", ", ");
    let kinds: Vec<Text> = known.split(", ").chain([kind]).map(Text::from).collect();
    let rest = say!("{}{}{}{}", AS_MANY, listed_and(&kinds), TO_HAND, owner);
    let told: Vec<_> = [one.rest.told(), other.rest.told()].concat();
    Some(Deed { rest: rest.tell_all(&told), ..one.clone() }.into())
}

/// How the words begin and go on that bring somebody's pieces into one's own hand.
const AS_MANY: &str = "as many ";
const TO_HAND: &str = " to your hand as ";

/// Which kinds come into the hand, and whose they were.
fn as_many(deed: &Deed) -> Option<(&str, &str)> {
    let plain = deed.is_plain() && deed.verb == "add" && deed.subject.is_none();
    let rest = deed.rest.as_str().strip_prefix(AS_MANY).filter(|_| plain)?;
    rest.split_once(TO_HAND)
}

/// What joins things and the place that they come from, and the place where they lie.
const FROM: &str = " from ";
const IN: &str = " in ";

/// "seed" for "seeds".
fn singular(things: &str) -> &str {
    things.strip_suffix('s').unwrap_or(things)
}

/// How much of what lies in some places is taken: all of it, or whatever may lie there.
#[derive(Debug, PartialEq, Eq)]
struct Taking<'d> {
    /// What is taken.
    things: &'d str,
    /// How much of it, and from where.
    from: Vec<(&'d str, &'d str)>,
    /// Where it goes; nowhere if it leaves the board.
    to: Option<&'d str>,
}

impl<'d> Taking<'d> {
    /// What a deed takes, if it says no more than that.
    fn of(deed: &'d Deed) -> Option<Self> {
        if !deed.is_plain() || deed.subject.is_some() || !deed.joint.is_empty() {
            return None;
        }
        let (words, joint, to) = match (deed.verb.as_str(), &deed.piece) {
            ("move", Some(piece)) => {
                (piece.as_str(), FROM, Some(deed.rest.as_str().strip_prefix("to ")?))
            }
            ("remove", None) => (deed.rest.as_str().strip_suffix(" from the board")?, IN, None),
            _ => return None,
        };
        let words = words.trim_end_matches(',');
        let mut things = None;
        let mut from: Vec<(&str, &str)> = Vec::new();
        for part in words.split(", and ").flat_map(|part| part.split(" and ")) {
            let (taken, place) = match part.split_once(joint) {
                Some((taken, place)) => (Some(taken), place),
                None => (None, part),
            };
            let many = match taken.map(|taken| taken.split_once(' ').unwrap_or((taken, ""))) {
                Some((many, what)) if things.is_none() && !what.is_empty() => {
                    things = Some(what);
                    many
                }
                Some((many, "")) if things.is_some() => many,
                None => from.last()?.0,
                _ => return None,
            };
            if !["all", "any"].contains(&many) && number_of_word(many).is_none() {
                return None;
            }
            from.push((many, place));
        }
        // "Any hole" could be another one each time.
        let single = |place: &str| {
            !["or ", ",", "it "]
                .iter()
                .any(|it| format!("{place} ").contains(&format!(" {it}")) || place.contains(','))
                && !["any ", "one of ", "a ", "an ", "each "].iter().any(|it| place.starts_with(it))
        };
        let known = from.iter().all(|(_, place)| single(place)) && to.is_none_or(single);
        known.then_some(Self { things: things?, from, to })
    }

    fn places(&self) -> Vec<&'d str> {
        self.from.iter().map(|(_, place)| *place).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_from(from: &str, to: &str) -> Action {
        let piece = format!("all seeds from {from}");
        Deed::piece(piece, "move", "", format!("to {to}")).into()
    }

    #[test]
    fn what_leaves_the_board_leaves_it_together() {
        let remove = |what: &str| Deed::you("remove", format!("{what} from the board")).into();
        let steps: [Action; 2] = [remove("all seeds in that hole"), remove("any seeds in B2")];
        let [Action::Deed(deed)] = &gathered(&steps)[..] else { panic!("one step") };
        assert_eq!(deed.rest.as_str(), "all seeds in that hole and any in B2 from the board");
        let one: [Action; 2] = [remove("one of the seeds in B1"), remove("any seeds in B2")];
        assert_eq!(&gathered(&one)[..], one);
    }

    #[test]
    fn kinds_that_come_from_one_player_come_together() {
        let add = |kind: &str| -> Action {
            Deed::you("add", format!("as many {kind} to your hand as Black has in hand")).into()
        };
        let all = [add("pawns"), add("lances"), add("rooks")];
        let [Action::Deed(deed)] = &gathered(&all)[..] else { panic!("one step") };
        let told = "as many pawns, lances and rooks to your hand as Black has in hand";
        assert_eq!(deed.rest.as_str(), told);
    }

    #[test]
    fn what_goes_to_the_same_place_goes_together() {
        let steps = [all_from("A1", "your store"), all_from("A2", "your store")];
        let both = gathered(&steps);
        let [Action::Deed(deed)] = &both[..] else { panic!("one step") };
        assert_eq!(deed.piece.as_ref().unwrap().as_str(), "all seeds from A1 and A2");
        let any = Action::from(Deed::piece("any seeds from B2", "move", "", "to your store"));
        let three = [steps[0].clone(), steps[1].clone(), any.clone()];
        let [Action::Deed(deed)] = &gathered(&three)[..] else { panic!("one step") };
        let words = "all seeds from A1 and A2, and any from B2,";
        assert_eq!(deed.piece.as_ref().unwrap().as_str(), words);
        let two = [steps[0].clone(), any];
        let [Action::Deed(deed)] = &gathered(&two)[..] else { panic!("one step") };
        assert_eq!(deed.piece.as_ref().unwrap().as_str(), "all seeds from A1 and any from B2");
        let apart = [all_from("A1", "your store"), all_from("A2", "A1")];
        assert_eq!(&gathered(&apart)[..], apart);
        let anywhere = [all_from("A1", "any empty hole"), all_from("A2", "any empty hole")];
        assert_eq!(&gathered(&anywhere)[..], anywhere);
    }
}
