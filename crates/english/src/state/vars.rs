//! Numbers that rules note under a name: what is never asked for, and what is only on or off.

use std::collections::BTreeMap;

use syntax::NodeId;

use super::blanks::{compared, passes};
use super::links::Links;
use super::marks::set_value;
use super::places::{are_numbers_of_players, are_places, are_players};

/// What a noted number is used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VarUse {
    /// No rule asks for it.
    Unread,
    /// It is on (above zero) or off, and no rule asks for anything else.
    Reminder,
    /// A place, or none.
    Place,
    /// A player, or none.
    Player,
    /// A number or a piece.
    Noted,
}

/// The noted numbers of a game, by their name; one may have none.
#[derive(Debug, Default)]
pub struct Vars {
    uses: BTreeMap<Option<String>, VarUse>,
}

impl Vars {
    /// Looks at all places where a number is noted and asked for.
    pub fn of(links: &Links<'_>) -> Self {
        let name = |node: NodeId, skip: usize| {
            links.plain(node).skip(skip).find_map(|part| links.text(part)).map(str::to_owned)
        };
        let mut written: BTreeMap<Option<String>, Vec<Option<i32>>> = BTreeMap::new();
        let mut values: BTreeMap<Option<String>, Vec<NodeId>> = BTreeMap::new();
        for node in links.clauses("set", "Var") {
            written.entry(name(node, 1)).or_default().push(set_value(links, node));
            let value = links.plain(node).skip(1).find(|part| links.text(*part).is_none());
            // What is noted without a value is nothing that can be called a place.
            values.entry(name(node, 1)).or_default().push(value.unwrap_or(node));
        }
        let mut read: BTreeMap<Option<String>, Vec<Option<Test<'_>>>> = BTreeMap::new();
        for node in links.clauses("var", "") {
            // A number that is asked for only to note it anew is asked for by nothing else.
            let anew = links
                .ancestors(node)
                .take_while(|outer| links.keyword(*outer) != Some("then"))
                .any(|set| links.is(set, "set", "Var") && name(set, 1) == name(node, 0));
            if anew {
                continue;
            }
            read.entry(name(node, 0)).or_default().push(compared(links, node));
        }
        let key = |reader: NodeId| name(reader, 0);
        let uses = written
            .into_iter()
            .map(|(name, written)| {
                let usage = match read.get(&name) {
                    None => VarUse::Unread,
                    Some(read) if is_reminder(&written, read) => VarUse::Reminder,
                    Some(_) if values.get(&name).is_some_and(|all| are_places(links, all)) => {
                        VarUse::Place
                    }
                    Some(_) if values.get(&name).is_some_and(|all| are_players(links, all)) => {
                        VarUse::Player
                    }
                    Some(_)
                        if values.get(&name).is_some_and(|all| {
                            let named = |reader: &NodeId| key(*reader) == name;
                            let readers: Vec<NodeId> =
                                links.clauses("var", "").filter(named).collect();
                            are_numbers_of_players(links, all, &readers)
                        }) =>
                    {
                        VarUse::Player
                    }
                    Some(_) => VarUse::Noted,
                };
                (name, usage)
            })
            .collect();
        Self { uses }
    }

    /// What the number of a name is used for.
    pub fn of_name(&self, name: Option<&str>) -> VarUse {
        self.uses.get(&name.map(str::to_owned)).copied().unwrap_or(VarUse::Noted)
    }
}

/// How a noted number is compared, and with what.
type Test<'a> = (&'a str, i32);

/// Whether there are only one number for on and some for off, and rules ask for nothing but which of them it is.
///
/// A number that was not noted yet is −1; a rule that tells it from the number of off would tell more.
fn is_reminder(written: &[Option<i32>], read: &[Option<Test<'_>>]) -> bool {
    let numbers = written.iter().flatten().copied();
    let asked = read.iter().flatten().map(|(_, number)| *number);
    let Some(on) = numbers.chain(asked).find(|number| *number > 0) else { return false };
    let known = |value: &Option<i32>| matches!(value, Some(-1 | 0)) || *value == Some(on);
    // Where zero is never noted, nobody has to tell it from nothing.
    let zero = written.contains(&Some(0));
    let tells = |test: &Option<Test<'_>>| {
        test.is_some_and(|test| {
            (!zero || passes(test, -1) == passes(test, 0)) && passes(test, -1) != passes(test, on)
        })
    };
    written.iter().all(known) && read.iter().all(tells)
}
