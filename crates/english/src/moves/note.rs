//! Scores, notes and events.

use std::collections::BTreeSet;

use language::ints::Int;
use language::moves::{AddScore, AddScores, Note, NoteMessage, ScoredPlayers, Trigger};
use language::refs::IndexOrRole;

use crate::facts::Person;
use crate::ints::place::quoted;
use crate::plan::{Action, Deed};
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::state::caught_piece;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn add_score(&self, node: &AddScore, scope: &Scope) -> Action {
        let person = self.player_ref(&node.player, scope);
        let action = self.scores_by_case(&person, &node.score, scope).tell(node.id);
        self.with_then(action, node.then.as_ref(), scope)
    }

    /// Points that depend on something are told case by case.
    fn scores_by_case(&self, person: &Person, amount: &Int, scope: &Scope) -> Action {
        let Int::If(cases) = amount else { return self.scores(person, amount, scope).into() };
        let number = |int: &Int| self.constant(int).is_some() || matches!(int, Int::If(_));
        if !number(&cases.then) || !number(&cases.otherwise) {
            return self.scores(person, amount, scope).into();
        }
        let case = |int: &Int| match self.constant(int) {
            Some(0) => Action::Nothing,
            _ => self.scores_by_case(person, int, scope).tell(cases.id),
        };
        let condition = self.condition(&cases.condition, scope);
        Action::when(condition, case(&cases.then), case(&cases.otherwise)).tell(cases.id)
    }

    /// "score two points", "White scores two points".
    fn scores(&self, person: &Person, amount: &Int, scope: &Scope) -> Deed {
        let number = self.number(amount, scope);
        let (verb, rest) = match number.constant {
            Some(1) => ("score", number.text.reworded("1 point")),
            Some(-1) => ("lose", number.text.reworded("1 point")),
            Some(value) if value < 0 => {
                ("lose", number.text.reworded(format!("{} points", -value)))
            }
            Some(value) => ("score", number.text.reworded(format!("{value} points"))),
            None => match amount {
                Int::Sub(sub) if matches!(sub.left, None | Some(Int::Constant(0))) => {
                    let lost = self.number(&sub.right, scope).text;
                    ("lose", say!("as many points as {}", lost).tell_all(number.text.told()))
                }
                _ => ("score", say!("as many points as {}", number.text)),
            },
        };
        let rest = rest.tell_all(person.name.told());
        if person.second {
            Deed::you(verb, rest)
        } else {
            Deed { plural: person.plural, ..Deed::of(person.name.clone(), verb, rest) }
        }
    }

    pub(super) fn add_scores(&self, node: &AddScores, scope: &Scope) -> Action {
        let people: Vec<Person> = match &node.players {
            ScoredPlayers::Indices(list) => {
                list.iter().map(|int| self.person(int, scope)).collect()
            }
            ScoredPlayers::Roles(list) => list.iter().map(|role| self.role(*role, scope)).collect(),
        };
        let members = people
            .iter()
            .zip(&node.scores)
            .map(|(person, amount)| Action::from(self.scores(person, amount, scope).tell(node.id)));
        let action = Action::sequence(members);
        self.with_then(action, node.then.as_ref(), scope)
    }

    pub(super) fn note(&self, node: &Note, scope: &Scope) -> Action {
        let message: Text = match &node.message {
            NoteMessage::Text(text) => format!("‘{text}’").into(),
            NoteMessage::Int(int) => self.number(int, scope).text,
            NoteMessage::IntArray(array) => self.numbers(array, scope),
            NoteMessage::Float(_) => "a number".into(),
            NoteMessage::Boolean(test) => {
                say!("whether {}", self.squeezed(&self.condition(test, scope)))
            }
            NoteMessage::Region(region) => self.area(region, scope).plural,
            NoteMessage::Range(range) => say!("a number {}", self.range(range, scope)),
            NoteMessage::Direction(direction) => self.direction(direction, scope),
            NoteMessage::Graph(_) => "a drawing".into(),
        };
        let to: Text = match (&node.player, &node.player_2) {
            (_, Some(player)) => self.player_ref(player, scope).name,
            (Some(player), None) => self.index_or_role(player, scope).name,
            (None, None) => "all players".into(),
        };
        Deed::you("tell", say!("{}: {}", to, message)).tell(node.id).into()
    }

    /// The piece whose enclosure is what the events of a player stand for: "White's jarl".
    pub(crate) fn caught(&self, player: &IndexOrRole) -> Option<Text> {
        let IndexOrRole::Role(role) = player else { return None };
        let number = crate::facts::number_of(*role)?;
        let name = caught_piece(&self.state.links, &format!("P{number}"))?;
        let (kind, owner) = self.pieces.named(name);
        let whose = self.players.one(number).possessive();
        (owner == Some(number)).then(|| match self.is_only_one(&kind, number) {
            true => say!("{} {}", whose, kind),
            false => say!("one of {} {}", whose, plural(&kind)),
        })
    }

    /// The name of an event: a player has one mark for all events, so that they share one name where there are several.
    pub(crate) fn event_name(&self, event: &str) -> String {
        let links = &self.state.links;
        let clauses = links.clauses("trigger", "").chain(links.clauses("is", "Triggered"));
        let texts =
            clauses.flat_map(|clause| links.plain(clause).filter_map(|part| links.text(part)));
        let names: BTreeSet<&str> = texts.collect();
        // A name that only says more than another one is not needed.
        let plain = names.iter().filter(|name| {
            !names
                .iter()
                .any(|other| other != *name && name.to_lowercase().contains(&other.to_lowercase()))
        });
        match names.len() {
            0 | 1 => quoted(event),
            _ => quoted(&plain.copied().collect::<Vec<_>>().join(" or ")),
        }
    }

    pub(super) fn trigger(&self, node: &Trigger, scope: &Scope) -> Action {
        if let Some(piece) = self.caught(&node.player) {
            let deed = Deed::of(piece, "be", "caught").tell(node.id);
            return self.with_then(deed.into(), node.then.as_ref(), scope);
        }
        let person = self.index_or_role(&node.player, scope);
        let rest = say!("as {} from now on", self.event_name(&node.event));
        let plural = person.second || person.plural;
        let deed = Deed { plural, ..Deed::of(person.name, "count", rest) };
        self.with_then(deed.tell(node.id).into(), node.then.as_ref(), scope)
    }
}
