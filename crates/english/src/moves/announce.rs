//! Announcements that are written again for every place of the board are one announcement, which names the place.
//!
//! A description cannot put a place into a message. It asks for each place in turn whether that is the one, and has a message
//! ready for it: sixty-four tests on a board of chess, of which one holds. A rulebook says which place is named.

use std::collections::BTreeSet;

use language::moves::Moves;
use syntax::NodeId;

use crate::plan::{Action, Condition, Deed};
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

/// So many announcements may take turns with each other: "Pawn at A1", "Piece at A1", "Pawn at A2", …
const MOST: usize = 4;

/// One announcement: if this is the place, and other tests hold, everybody is told so.
struct Announced<'a> {
    rule: NodeId,
    /// What is asked to be the place.
    asked: NodeId,
    /// The other tests.
    tests: Vec<NodeId>,
    /// What the place is called.
    name: String,
    /// The message before and after the name.
    message: (&'a str, &'a str),
}

impl Teller<'_> {
    /// "tell all players: ‘Pawn at A1 captured’, with the square it has reached in place of “A1”", and how many of the effects that tells.
    pub(super) fn announced(&self, effects: &[&Moves], scope: &Scope) -> Option<(Action, usize)> {
        let places = self.places.count()?;
        let Moves::If(first) = effects.first()? else { return None };
        self.announced_by(first.id)?;
        (1..=MOST).find_map(|period| {
            let number = period * places;
            let all: Vec<Announced<'_>> = effects
                .get(..number)?
                .iter()
                .map(|effect| match effect {
                    Moves::If(rule) => self.announced_by(rule.id),
                    _ => None,
                })
                .collect::<Option<_>>()?;
            let told = (0..period).map(|index| {
                let series: Vec<&Announced<'_>> = all.iter().skip(index).step_by(period).collect();
                self.announced_for_all(&series, effects[index], scope)
            });
            let told: Vec<Action> = told.collect::<Option<_>>()?;
            Some((Action::sequence(told), number))
        })
    }

    /// What a rule announces, if it does so for one place only.
    fn announced_by(&self, rule: NodeId) -> Option<Announced<'_>> {
        let links = &self.state.links;
        let (&[test, note], None) = (links.children(rule), links.label(rule)) else { return None };
        let &[message] = links.children(note) else { return None };
        let message = links.text(message).filter(|_| links.keyword(note) == Some("note"))?;
        let mut tests = match links.keyword(test)? {
            "and" => links.members(test),
            _ => vec![test],
        };
        let (index, asked, name) = tests.iter().enumerate().find_map(|(index, test)| {
            let (&[one, other], Some("=")) = (links.children(*test), links.keyword(*test)) else {
                return None;
            };
            self.name_of_place(other).map(|name| (index, one, name))
        })?;
        tests.remove(index);
        let (before, after) = message.split_once(name.as_str())?;
        let apart = |c: char| !c.is_alphanumeric();
        let whole = before.chars().next_back().is_none_or(apart)
            && after.chars().next().is_none_or(apart)
            && !after.contains(name.as_str());
        whole.then_some(Announced { rule, asked, tests, name, message: (before, after) })
    }

    /// What the place is called that a node names.
    fn name_of_place(&self, node: NodeId) -> Option<String> {
        let links = &self.state.links;
        if let Some(number) = links.number(node) {
            return self.places.label(number, None);
        }
        let &[name] = links.children(node) else { return None };
        let name = links.text(name).filter(|_| links.keyword(node) == Some("coord"))?;
        self.places.is_label(name, None).then(|| name.to_owned())
    }

    /// One announcement for all places, if each of them has the same one.
    fn announced_for_all(
        &self,
        series: &[&Announced<'_>],
        first: &Moves,
        scope: &Scope,
    ) -> Option<Action> {
        let links = &self.state.links;
        let (one, others) = series.split_first()?;
        let alike = |other: &&Announced<'_>| {
            other.message == one.message
                && links.same(one.asked, other.asked)
                && one.tests.len() == other.tests.len()
                && one.tests.iter().zip(&other.tests).all(|(a, b)| links.same(*a, *b))
        };
        let names: BTreeSet<&str> = series.iter().map(|one| one.name.as_str()).collect();
        if names.len() < series.len() || !others.iter().all(alike) {
            return None;
        }
        let Action::When(condition, yes, no) = self.moves(first, scope) else { return None };
        let Action::Deed(deed) = *yes else { return None };
        let is_it = format!("is {}", one.name);
        let members = match condition {
            Condition::All(members) => members,
            other => vec![other],
        };
        let (asked, tests): (Vec<Condition>, Vec<Condition>) = members
            .into_iter()
            .partition(|it| matches!(it, Condition::Fact(fact) if fact.yes.as_str() == is_it));
        let [Condition::Fact(asked)] = asked.as_slice() else { return None };
        if !no.is_nothing() || !deed.is_plain() {
            return None;
        }
        let named = say!("{}, with {} in place of “{}”", deed.rest, asked.subject, one.name);
        let told: Vec<NodeId> = others
            .iter()
            .flat_map(|other| links.whole(other.rule))
            .chain(asked.yes.told().iter().copied())
            .collect();
        let deed = Deed { rest: named.tell_all(&told), ..deed };
        Some(Action::when(Condition::all(tests), deed.into(), Action::Nothing))
    }
}
