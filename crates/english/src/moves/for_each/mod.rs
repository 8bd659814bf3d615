//! The same for each of several things.

mod as_told;
mod die;
mod direction;
mod level;
mod own;
mod piece;
mod restated;
mod site;

use language::arrays::IntArray;
use language::moves::Moves;

use crate::ints::is_of_one_owner;
use crate::plan::{Action, Deed};
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(in crate::moves) fn for_each_other(&self, moves: &Moves, scope: &Scope) -> Action {
        let one = if scope.effect { "each" } else { "any" };
        match moves {
            Moves::ForEachValue(node) if self.only_lengths(node) => {
                let told = [&node.min, &node.max].into_iter();
                let told: Vec<_> =
                    told.flat_map(|end| self.number(end, scope).text.told().to_vec()).collect();
                let body = self.moves(&node.generator, scope).tell(node.id);
                let body = told.into_iter().fold(body, Action::tell);
                self.with_then(body, node.then.as_ref(), &self.after_any(scope))
            }
            Moves::ForEachValue(node) => {
                let (min, max) = (self.number(&node.min, scope), self.number(&node.max, scope));
                let head =
                    say!("for {} number from {} to {}", one, min.text, max.text).tell(node.id);
                let inner = Scope { value: "that number".into(), ..scope.clone() };
                let body = self.moves(&node.generator, &inner);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachValueOf(node) => {
                let numbers = self.numbers(&node.values, scope);
                let head = say!("for {} of {}", one, numbers).tell(node.id);
                // A number that is chosen and then used elsewhere needs more than "it", which is a piece for most rules.
                let places = match &node.values {
                    IntArray::ValuesRemembered(values) => {
                        self.remembered_places(values.name.as_deref()).is_some()
                    }
                    IntArray::ArrayOfRegion(_) | IntArray::Results(_) => true,
                    _ => false,
                };
                let written = match &node.values {
                    IntArray::ValuesRemembered(values) => self.written_list(values.name.as_deref()),
                    _ => None,
                };
                let value = match places {
                    true => "it",
                    false if let Some((noun, _)) = written => match (noun, scope.effect) {
                        ("throw", false) => "the throw chosen",
                        ("throw", true) => "that throw",
                        (_, false) => "the number chosen",
                        (_, true) => "that number",
                    },
                    false if !scope.effect => "the value chosen",
                    false => "that value",
                };
                let inner = Scope { value: value.into(), ..scope.clone() };
                let body = self.moves(&node.generator, &inner);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachPlayer(node) => {
                let head = say!("for {} player", one).tell(node.id);
                let inner = Scope { player: "that player".into(), ..scope.clone() };
                let body = self.moves(&node.moves, &inner);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachPlayerOf(node) => {
                let players = self.numbers(&node.players, scope);
                let head = say!("for {} of {}", one, players).tell(node.id);
                let inner = Scope { player: "that player".into(), ..scope.clone() };
                let body = self.moves(&node.moves, &inner);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachTeam(node) => {
                let head = say!("for {} team", one).tell(node.id);
                let body = self.moves(&node.moves, scope);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachGroup(node) => {
                let mut head = match &node.condition {
                    Some(_) => say!("for {} group", one),
                    None => say!("for {} group of your {}", one, self.pieces.words()),
                };
                head = self.connected(head, node.directions.as_ref(), node.id, scope);
                head = self.group_test(head, node.condition.as_ref(), scope);
                let plain = node.condition.is_none() || is_of_one_owner(&head);
                self.speaks_of_groups(plain, node.directions.as_ref(), node.id);
                let body = self.moves(&node.moves, scope);
                self.each_with_then(head.tell(node.id), body, node.then.as_ref(), scope)
            }
            Moves::ForEachLevel(node) if let Some(action) = self.whole_stack(node, scope) => {
                self.with_then(action, node.then.as_ref(), &self.after_any(scope))
            }
            Moves::ForEachLevel(node) => {
                let place = self.place(&node.site, scope);
                let order = match node.stack_direction.map(|direction| direction.word()) {
                    Some("FromTop") => ", from the top down",
                    _ => "",
                };
                let head =
                    say!("for {} piece of the stack on {}{}", one, place.text, order).tell(node.id);
                let inner = Scope { stack: place.text.clone(), ..scope.clone() };
                let body = self.moves(&node.moves, &inner);
                if scope.effect
                    && let Some(action) = self.some_of_stack(&place.text, order, &body, node.id)
                {
                    return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
                }
                if let Action::Deed(deed) = &body
                    && scope.effect
                    && deed.is_plain()
                    && deed.subject.as_ref().is_some_and(|who| who.as_str() == "that piece")
                {
                    // "Each piece of the stack on A1 gets mark 2."
                    let each = head.reworded(head.as_str().trim_start_matches("for "));
                    let subject = deed.subject.as_ref().map(|who| each.tell_all(who.told()));
                    let action = Action::from(Deed { subject, ..deed.clone() });
                    return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
                }
                if let Action::Deed(deed) = &body
                    && scope.effect
                    && deed.is_plain()
                    && deed.subject.is_none()
                    && deed.piece.is_none()
                    && let Some(before) = deed.rest.as_str().strip_suffix("that piece")
                {
                    // "Put a mark on each piece of the stack on A1."
                    let each = head.as_str().trim_start_matches("for ");
                    let rest = head.reworded(format!("{before}{each}"));
                    let rest = rest.tell_all(deed.rest.told());
                    let action = Action::from(Deed { rest, ..deed.clone() });
                    return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
                }
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            _ => Action::Nothing,
        }
    }
}
