//! Comparisons of how many things there are.

use language::ints::Int;

use super::super::piece::on_any_of;
use super::{Comparison, relation};
use crate::ints::{Counted, Number};
use crate::plan::{Condition, Role};
use crate::realise::{Text, number_word, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "you have fewer than three pieces", "that hole holds two seeds".
    pub(super) fn compared_count(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Condition {
        let value = self.number(right, scope);
        if let Some(condition) = self.one_place_there(left, how, &value, scope) {
            return condition;
        }
        if let Some(condition) = self.some_of_them(left, how, &value, scope) {
            return condition;
        }
        if let Some(condition) = self.group_reaches(left, how, &value, scope) {
            return condition;
        }
        if let Some(condition) = self.holds_a_piece(left, how, &value, scope) {
            return condition;
        }
        self.so_many_there(&self.counted(left, scope), how, &value, [left, right], scope)
    }

    /// The same of things that are counted already; the numbers are those of the description.
    pub(super) fn so_many_there(
        &self,
        counted: &Counted,
        how: Comparison,
        value: &Number,
        [left, right]: [&Int; 2],
        scope: &Scope,
    ) -> Condition {
        if counted.whole.is_some() {
            let subject = counted.the_number();
            return Condition::fact(
                Role::Other,
                subject,
                relation(how, &value.text),
                relation(how.opposite(), &value.text),
            );
        }
        let amount = |how: Comparison| -> Text {
            match value.constant {
                Some(number) => {
                    let (low, thing) = (number_word(number), &counted.thing);
                    // "two of the squares", not "two those of the squares".
                    let plain = counted.things.as_str();
                    let some = plain.strip_prefix("those ").map(|of| counted.things.reworded(of));
                    let many = some.unwrap_or_else(|| counted.things.clone());
                    let things = if number == 1 { thing } else { &many };
                    let text = match (how, number) {
                        (Comparison::Equal, 0)
                        | (Comparison::AtMost, 0)
                        | (Comparison::Less, 1) => {
                            match counted.things.as_str().strip_prefix("those of ") {
                                Some(rest) => counted.things.reworded(format!("none of {rest}")),
                                None => match &counted.apart {
                                    Some((things, within)) => {
                                        say!("no {} {}", things, on_any_of(within.clone()))
                                            .tell_all(counted.things.told())
                                    }
                                    None => {
                                        say!("no {}", with_any_place(&counted.things))
                                    }
                                },
                            }
                        }
                        (Comparison::Different | Comparison::More, 0)
                        | (Comparison::AtLeast, 1) => {
                            if thing.as_str().starts_with("one of ") {
                                say!("at least {}", thing)
                            } else {
                                say!("at least one {}", thing)
                            }
                        }
                        (Comparison::Equal, 1) if thing.as_str().starts_with("one of ") => {
                            say!("exactly {}", thing)
                        }
                        (Comparison::Equal, _) => say!("exactly {} {}", low, things),
                        (Comparison::Different, _) => {
                            say!("a number of {} other than {}", counted.things, low)
                        }
                        (Comparison::Less, _) => say!("fewer than {} {}", low, things),
                        (Comparison::AtMost, _) => say!("at most {} {}", low, things),
                        (Comparison::More, _) => say!("more than {} {}", low, things),
                        (Comparison::AtLeast, _) => say!("at least {} {}", low, things),
                    };
                    text.tell_all(value.text.told())
                }
                None => {
                    let other = self
                        .held_against(counted, right, scope)
                        .map_or_else(|| value.text.clone(), |it| it.tell_all(value.text.told()));
                    match how {
                        Comparison::Equal => {
                            say!("exactly as many {} as {}", counted.things, other)
                        }
                        Comparison::Different => {
                            say!("more or fewer {} than {}", counted.things, other)
                        }
                        Comparison::Less => say!("fewer {} than {}", counted.things, other),
                        Comparison::AtMost => say!("no more {} than {}", counted.things, other),
                        Comparison::More => say!("more {} than {}", counted.things, other),
                        Comparison::AtLeast => {
                            say!("at least as many {} as {}", counted.things, other)
                        }
                    }
                }
            }
        };
        if let Some(owner) = &counted.owner {
            let have = owner.verb("have");
            let role = if owner.second { Role::You } else { Role::Other };
            return Condition::fact(
                role,
                owner.name.clone(),
                say!("{} {}", have, amount(how)),
                say!("{} {}", have, amount(how.opposite())),
            );
        }
        if let Some((role, place, _)) = &counted.place {
            let empty = |how: Comparison| match (how, value.constant) {
                (Comparison::Equal | Comparison::AtMost, Some(0)) | (Comparison::Less, Some(1)) => {
                    Some(say!("is empty").tell_all(counted.things.told()))
                }
                (Comparison::Different | Comparison::More, Some(0))
                | (Comparison::AtLeast, Some(1)) => {
                    Some(say!("is not empty").tell_all(counted.things.told()))
                }
                _ => None,
            };
            // Only a plain number of any pieces makes a place empty.
            let plain = counted.thing.as_str() == self.pieces.word;
            let are = place.as_str().ends_with('s') || place.as_str().contains(" and ");
            let (holds, not) =
                if are { ("hold", "do not hold") } else { ("holds", "does not hold") };
            let in_all = if counted.total && value.constant != Some(0) { " in all" } else { "" };
            let form = |how: Comparison| match empty(how) {
                Some(text) if plain && !are => text,
                None if how == Comparison::Different && value.constant.is_some() => {
                    say!("{} {}{}", not, amount(Comparison::Equal), in_all)
                }
                _ => say!("{} {}{}", holds, amount(how), in_all),
            };
            return Condition::fact(*role, place.clone(), form(how), form(how.opposite()));
        }
        let be = |how: Comparison| {
            let single = matches!(
                (how, value.constant),
                (
                    Comparison::Equal
                        | Comparison::AtLeast
                        | Comparison::More
                        | Comparison::Different,
                    Some(1)
                ) | (Comparison::More | Comparison::Different, Some(0))
            );
            if single { "is" } else { "are" }
        };
        let opposite = how.opposite();
        if let (Some((group, has)), Some((_, lacks))) =
            (of_group(left, &amount(how)), of_group(left, &amount(opposite)))
        {
            return Condition::fact(Role::Other, group, has, lacks);
        }
        Condition::fact(
            Role::Other,
            "there",
            say!("{} {}", be(how), amount(how)),
            say!("{} {}", be(opposite), amount(opposite)),
        )
    }
}

/// "the group on that point" and "has at least one liberty", for so many liberties of a group.
fn of_group(counted: &Int, amount: &Text) -> Option<(Text, Text)> {
    if !matches!(counted, Int::CountLiberties(node) if node.condition.is_none()) {
        return None;
    }
    let (many, joint, group) = [" of the group on ", " of the group of "]
        .into_iter()
        .find_map(|joint| amount.as_str().split_once(joint).map(|(a, b)| (a, joint, b)))?;
    let (place, links) = match group.split_once(" (connected") {
        Some((place, links)) => (place, format!(" (connected{links}")),
        None => (group, String::new()),
    };
    let joint = joint.trim_start_matches(" of ");
    let group = Text::from(format!("{joint}{place}"));
    Some((group, amount.reworded(format!("has {many}{links}"))))
}

/// "men on A1 or B2": what is nowhere of "men on A1 and B2".
fn with_any_place(things: &Text) -> Text {
    match things.as_str().split_once(" on ") {
        Some((what, places)) => {
            say!("{} {}", what, on_any_of(format!("on {places}").into())).tell_all(things.told())
        }
        None => things.clone(),
    }
}
