//! The same done with the contents of several places is told once.

use std::borrow::Cow;

use super::action::{Action, Deed};
use super::caught::caught_in_cases;
use crate::realise::{Text, say};

/// Steps in order, neighbours that bring all pieces of a place to the same place, or catch the same piece, drawn together.
pub(super) fn gathered(members: &[Action]) -> Cow<'_, [Action]> {
    if !members.windows(2).any(|pair| as_one(&pair[0], &pair[1]).is_some()) {
        return Cow::Borrowed(members);
    }
    let mut out: Vec<Action> = Vec::new();
    for member in members {
        match out.last_mut().and_then(|last| as_one(last, member)) {
            Some(both) => {
                out.pop();
                out.push(both);
            }
            None => out.push(member.clone()),
        }
    }
    Cow::Owned(out)
}

/// Two neighbours as one step.
fn as_one(first: &Action, second: &Action) -> Option<Action> {
    from_both(first, second).or_else(|| caught_in_cases(first, second))
}

/// "move all seeds from A and B to your store" for two moves.
fn from_both(first: &Action, second: &Action) -> Option<Action> {
    let (Action::Deed(one), Action::Deed(other)) = (first, second) else { return None };
    let (from, to) = carried(one)?;
    let (again, there) = carried(other)?;
    let things =
        |deed: &Deed| deed.piece.as_ref()?.as_str().split_once(FROM).map(|it| it.0.to_owned());
    if to != there || things(one) != things(other) || from == to || again == to {
        return None;
    }
    let things = things(one)?;
    let piece = say!("{}{}{} and {}", things.as_str(), FROM, from, again);
    let told: Vec<_> = one.piece.iter().chain(&other.piece).flat_map(Text::told).copied().collect();
    let rest = one.rest.clone().tell_all(other.rest.told());
    Some(Deed { piece: Some(piece.tell_all(&told)), rest, ..one.clone() }.into())
}

/// What joins things and the place that they come from.
const FROM: &str = " from ";

/// Where all pieces of a place come from and go to, if a deed says no more than that.
fn carried(deed: &Deed) -> Option<(&str, &str)> {
    let plain = deed.is_plain() && deed.subject.is_none() && deed.joint.is_empty();
    let (things, from) = deed.piece.as_ref()?.as_str().split_once(FROM)?;
    let to = deed.rest.as_str().strip_prefix("to ")?;
    // "Any hole" could be another one each time.
    let single = |place: &str| {
        ![" and ", " or ", ",", " it "].iter().any(|it| place.contains(it))
            && !["any ", "one of ", "a ", "an ", "each "].iter().any(|it| place.starts_with(it))
    };
    let all = things.starts_with("all ") && deed.verb == "move";
    (plain && all && single(from) && single(to)).then_some((from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_from(from: &str, to: &str) -> Action {
        let piece = format!("all seeds from {from}");
        Deed::piece(piece, "move", "", format!("to {to}")).into()
    }

    #[test]
    fn what_goes_to_the_same_place_goes_together() {
        let steps = [all_from("A1", "your store"), all_from("A2", "your store")];
        let both = gathered(&steps);
        let [Action::Deed(deed)] = &both[..] else { panic!("one step") };
        assert_eq!(deed.piece.as_ref().unwrap().as_str(), "all seeds from A1 and A2");
        let apart = [all_from("A1", "your store"), all_from("A2", "A1")];
        assert_eq!(&gathered(&apart)[..], apart);
        let anywhere = [all_from("A1", "any empty hole"), all_from("A2", "any empty hole")];
        assert_eq!(&gathered(&anywhere)[..], anywhere);
    }
}
