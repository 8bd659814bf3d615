//! What it means for a player to have a token, where the names of the definitions say so: "has not captured", "may move".

use syntax::NodeId;

use super::links::Links;
use super::marks::{compared_with, set_value};
use crate::realise::spoken_name;

/// What players have done, as names say it.
const DONE: [&str; 13] = [
    "captured", "castled", "entered", "finished", "jumped", "moved", "passed", "played",
    "promoted", "rolled", "sown", "started", "thrown",
];
/// What players may do.
const DOINGS: [&str; 9] =
    ["capture", "castle", "enter", "jump", "leave", "move", "pass", "play", "throw"];

/// What a token stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Permit {
    /// Whether the player has done something; whether a token says so, or says that it is not so.
    Done(&'static str, bool),
    /// What a player with a token may do.
    May(&'static str),
}

/// What the tokens of players stand for, if all definitions that give one or ask for it agree.
pub(super) fn permit(links: &Links<'_>) -> Option<Permit> {
    let at =
        |node: &NodeId| links.children(*node).iter().any(|part| links.label(*part) == Some("at"));
    let mut found: Option<Permit> = None;
    let mut agree = |permit: Option<Permit>| match (permit, &found) {
        (None, _) => true,
        (Some(new), None) => {
            found = Some(new);
            true
        }
        (Some(new), Some(known)) => new == *known,
    };
    for set in links.clauses("set", "Value").filter(|set| !at(set)) {
        let on = set_value(links, set)? > 0;
        for name in links.bodies(set) {
            if !agree(said(name, on)) {
                return None;
            }
        }
    }
    for reader in links.clauses("value", "Player") {
        let (Some(test), Some(value)) = (links.parent(reader), compared_with(links, reader)) else {
            continue;
        };
        let on = (value > 0) == links.is(test, "=", "");
        for name in links.bodies(test) {
            if !agree(said(name, on)) {
                return None;
            }
        }
    }
    found
}

/// What a name says of a player with a token, if it is the name of one who has a token, or of one who has none.
fn said(name: &str, on: bool) -> Option<Permit> {
    let spoken = spoken_name(name);
    let words: Vec<&str> = spoken.split(' ').collect();
    if let ["can" | "may", doing] = words.as_slice() {
        let doing = DOINGS.iter().find(|known| *known == doing)?;
        return on.then_some(Permit::May(doing));
    }
    let (first, rest) = words.split_first()?;
    let (last, between) = rest.split_last()?;
    let negated = match between {
        [] => false,
        ["not" | "never"] => true,
        _ => return None,
    };
    let done = DONE.iter().find(|known| *known == last)?;
    matches!(*first, "has" | "have" | "did").then_some(Permit::Done(done, on != negated))
}

#[cfg(test)]
mod tests {
    use super::{Permit, said};

    #[test]
    fn names_say_what_tokens_are_for() {
        assert_eq!(said("HasNotCaptured", true), Some(Permit::Done("captured", false)));
        assert_eq!(said("HasCaptured", false), Some(Permit::Done("captured", false)));
        assert_eq!(said("CanMove", true), Some(Permit::May("move")));
        assert_eq!(said("CanMove", false), None);
        assert_eq!(said("LastCaptured", true), None);
    }
}
