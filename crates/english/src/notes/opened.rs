//! A list that a sentence asks for stands right below it: "Stop if all of these hold: …"; what the sentence goes on to say stands
//! below the list.

use super::asked::parted;
use super::{Note, Sort};
use crate::plan::{Part, Passage};
use crate::realise::{Text, capitalised, say};

/// How the list of a move begins that can be made in several ways.
const CHOICE: &str = "do one of the following:";
/// A list inside a list of conditions has no more members than this.
const MEMBERS: usize = 4;
/// How members of a list of conditions end.
const ENDS: [&str; 4] = [".", "; and", "; or", ";"];

/// A sentence that ends in a colon, the list below it, and what follows the list.
pub(super) struct Opened {
    pub text: String,
    pub list: Part,
    pub rest: Option<String>,
}

/// The sentence with its list; `in_place` gives a text with the definition in it, if that has room.
pub(super) fn opened(
    text: &str,
    note: &Note,
    name: &str,
    in_place: impl Fn(&str) -> Option<String>,
) -> Option<Opened> {
    match note.sort {
        Sort::Condition => condition(text, note, name),
        Sort::Move => possible(text, note, name),
        // What an area is made of is all of it, however the list is announced.
        Sort::Area => area(text, note, name),
        _ => None,
    }
    .or_else(|| below(text, note, name, in_place))
}

/// "If all of these hold:", "… for each of them, at least one of these holds:".
fn condition(text: &str, note: &Note, name: &str) -> Option<Opened> {
    let (head, list) = match note.body.parts.as_slice() {
        [Part::Say(head), list @ Part::List { .. }] => (head.as_str().to_owned(), list.clone()),
        _ => return None,
    };
    asking(text, &format!("{name} holds"), &head, list)
}

/// "If you can do one of the following:", "… if you can do this:".
fn possible(text: &str, note: &Note, name: &str) -> Option<Opened> {
    let (choice, list) = match note.body.parts.as_slice() {
        [Part::Say(head), list @ Part::List { .. }] if head.as_str() == CHOICE => {
            (true, list.clone())
        }
        parts if parts.iter().all(|part| matches!(part, Part::Say(_))) => {
            let what = Passage { parts: parts.to_vec() };
            (false, Part::List { ordered: false, items: vec![what] })
        }
        _ => return None,
    };
    let ways = [
        ("you can make ", "you can do one of the following:", "you can do this:"),
        ("you cannot make ", "you can do none of the following:", "you cannot do this:"),
        ("if you make ", "if you do one of the following:", "if you do this:"),
    ];
    ways.into_iter().find_map(|(way, several, one)| {
        let head = if choice { several } else { one };
        asking(text, &format!("{way}{name}"), head, list.clone())
    })
}

/// A sentence that asks for something at its end, or as the condition of what it goes on to say.
fn asking(text: &str, asked: &str, head: &str, list: Part) -> Option<Opened> {
    let ends = ENDS.iter().find_map(|end| text.strip_suffix(end)?.strip_suffix(asked));
    if let Some(before) = ends {
        // A member of a list has room for a short list only.
        let members = if let Part::List { items, .. } = &list { items.len() } else { 0 };
        if text.starts_with(char::is_lowercase) && members > MEMBERS {
            return None;
        }
        return Some(Opened {
            text: capitalised_as(text, format!("{before}{head}")),
            list,
            rest: None,
        });
    }
    let (before, condition, done) = parted(text, asked)?;
    if condition != asked {
        return None;
    }
    let question = capitalised(&format!("{before}check whether {head}"));
    Some(Opened { text: question, list, rest: Some(format!("If so, {done}")) })
}

/// "These points:" for "the points of area A" at the end.
fn area(text: &str, note: &Note, name: &str) -> Option<Opened> {
    let [Part::Say(_), list @ Part::List { .. }] = note.body.parts.as_slice() else { return None };
    let (before, places) = text.strip_suffix(&format!(" of {name}."))?.rsplit_once("the ")?;
    let places = Some(places).filter(|places| !places.contains(' '))?;
    let text = match before.strip_suffix(": ") {
        // "The walls: the squares of area A" is a definition already.
        Some(what) => format!("{what}:"),
        None => format!("{before}these {places}:"),
    };
    Some(Opened { text, list: list.clone(), rest: None })
}

/// "… if this holds:" with the condition below it, for a condition that has room only in an item of its own.
fn below(
    text: &str,
    note: &Note,
    name: &str,
    in_place: impl Fn(&str) -> Option<String>,
) -> Option<Opened> {
    let at = text.rfind(" if ")?;
    let (before, condition) = (&text[..at], &text[at + " if ".len()..]);
    // A condition of a few words is what the sentence is about.
    if !condition.contains(name) || !text.ends_with('.') || condition.contains(", ") {
        return None;
    }
    let said = in_place(condition)?;
    let told = note.body.parts.iter().find_map(|part| match part {
        Part::Say(text) => Some(text.told().to_vec()),
        _ => None,
    });
    // "Such a move is allowed only if afterwards this holds:"
    let (when, said) = match said.strip_prefix("afterwards ") {
        Some(said) => (" afterwards", said.to_owned()),
        None => ("", said),
    };
    let clause = Text::from(said).tell_all(&told.unwrap_or_default());
    let item = Passage { parts: vec![Part::Clause(say!("{}", clause))] };
    let list = Part::List { ordered: false, items: vec![item] };
    Some(Opened { text: format!("{before} if{when} this holds:"), list, rest: None })
}

/// The text with a capital if the one it is made of has one.
fn capitalised_as(text: &str, made: String) -> String {
    if text.starts_with(char::is_uppercase) { capitalised(&made) } else { made }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str, sort: Sort, body: Passage) -> Option<(String, Option<String>)> {
        let note = Note { sort, body, name: None, forms: vec![], explained: None };
        let opened = opened(text, &note, "thing X", |_| None)?;
        Some((opened.text, opened.rest))
    }

    fn list(head: &str) -> Passage {
        let mut body = Passage::of(head);
        body.list(false, vec![Passage::of("it is red"), Passage::of("it is new")]);
        body
    }

    #[test]
    fn conditions_stand_below_the_sentence() {
        let told = |text: &str| told(text, Sort::Condition, list("all of these hold:"));
        assert_eq!(told("Stop if thing X holds.").unwrap().0, "Stop if all of these hold:");
        let clause = told("for each hole, thing X holds; and").unwrap().0;
        assert_eq!(clause, "for each hole, all of these hold:");
        let (text, rest) = told("If thing X holds, stop.").unwrap();
        assert_eq!(text, "Check whether all of these hold:");
        assert_eq!(rest.as_deref(), Some("If so, stop."));
        assert!(told("Stop where thing X holds next to it.").is_none());
    }

    #[test]
    fn what_can_be_done_stands_below_the_sentence() {
        let told = |text: &str| told(text, Sort::Move, list(CHOICE)).unwrap().0;
        assert_eq!(
            told("Stop if you cannot make thing X."),
            "Stop if you can do none of the following:"
        );
        let text = "If you can make thing X, move again in the same turn.";
        assert_eq!(told(text), "Check whether you can do one of the following:");
    }
}
