//! Marks that rules put on pieces and holes.

use language::ints::Int;
use language::moves::SetState;
use syntax::NodeId;

use super::change::Change;
use crate::booleans::{carried_by, numbered};
use crate::facts::{Person, Shape};
use crate::ints::sort::sort;
use crate::ints::{Place, Sort};
use crate::plan::{Condition, Deed, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::state::Marks;
use crate::teller::Teller;

impl Teller<'_> {
    /// "put a mark on it", "mark the last hole as yours", "that hole keeps its mark".
    pub(super) fn set_state(&self, node: &SetState, scope: &Scope) -> Deed {
        self.mark_term(node.id);
        let place = self.place(&node.at, scope);
        let bearer = self.bearer(&place, node.level.as_ref(), scope);
        let old = |int: &Int| {
            let same =
                |level: Option<&Int>| self.bearer(&place, level, scope).as_str() == bearer.as_str();
            matches!(int, Int::State(old) if same(old.level.as_ref())
                && self.place(&old.at, scope).text.as_str() == place.text.as_str())
        };
        if let Int::State(kept) = &node.value
            && old(&node.value)
        {
            let told = self.whole(kept.id);
            return Deed::of(bearer, "keep", Text::from("its mark").tell_all(&told));
        }
        if let Some(mark) = self.constant(&node.value)
            && let Some(deed) =
                self.gets_status(&bearer, mark, self.number(&node.value, scope).text.told())
        {
            return deed;
        }
        let noun = self.state.mark_noun;
        if noun == "token" {
            return self.lay_tokens(node, &bearer, scope);
        }
        if !matches!(self.state.marks, Marks::Flag | Marks::Owners)
            && let Some(change) = Change::of(&node.value, old)
        {
            return self.changed(&change, &carried_by(noun, &bearer), scope);
        }
        let value = self.number(&node.value, scope);
        let told = value.text.told();
        match (&self.state.marks, value.constant) {
            (Marks::Flag | Marks::Owners, Some(0)) => {
                Deed::you("take", say!("the mark off {}", bearer).tell_all(told))
            }
            (Marks::Flag, Some(_)) => Deed::you("put", say!("a mark on {}", bearer).tell_all(told)),
            (Marks::Owners, _) => {
                let owner = self.mark_owner(&node.value, scope);
                Deed::you("mark", say!("{} as {}", bearer, owner))
            }
            (_, Some(mark)) if noun != "mark" => {
                let number = value.text.reworded(crate::realise::number_word(mark));
                Deed::of(carried_by(noun, &bearer), "become", number)
            }
            (_, Some(0)) => Deed::of(bearer, "lose", value.text.reworded("its mark")),
            (_, Some(mark)) => Deed::of(bearer, "get", value.text.reworded(format!("mark {mark}"))),
            (_, None) => {
                Deed::of(carried_by(noun, &bearer), "become", self.kept_mark(&node.value, scope))
            }
        }
    }

    /// "put one token on it", "take one token off it", "it carries exactly five tokens from now on".
    fn lay_tokens(&self, node: &SetState, bearer: &Text, scope: &Scope) -> Deed {
        let own = |int: &Int| matches!(int, Int::State(_));
        if let Some(change) = Change::of(&node.value, own) {
            let told = self.whole(change.node);
            return match change.more {
                true => Deed::you("put", say!("one token on {}", bearer).tell_all(&told)),
                false => Deed::you("take", say!("one token off {}", bearer).tell_all(&told)),
            };
        }
        let number = self.number(&node.value, scope);
        let told = number.text.told();
        match number.constant {
            Some(0) => Deed::you("take", say!("all tokens off {}", bearer).tell_all(told)),
            Some(many) => {
                let rest = format!("exactly {} from now on", numbered("token", many));
                Deed::of(bearer.clone(), "carry", Text::from(rest).tell_all(told))
            }
            None => Deed::of(
                bearer.clone(),
                "carry",
                say!("as many tokens as {} from now on", number.text),
            ),
        }
    }

    /// A number as a mark: of a player the number, as marks are numbers.
    fn kept_mark(&self, value: &Int, scope: &Scope) -> Text {
        let kept = self.kept(value, scope);
        match sort(value) {
            Sort::Player => {
                say!("{} number", self.person(value, scope).possessive()).tell_all(kept.told())
            }
            _ => kept,
        }
    }

    /// "with mark 2", "whose mark is the number thrown".
    pub(crate) fn with_mark(&self, mark: &Int, scope: &Scope) -> Text {
        let number = self.number(mark, scope);
        let noun = self.state.mark_noun;
        match number.constant {
            Some(mark) if let Some([is, _]) = self.status(mark) => {
                say!("that {}", Text::from(is).tell_all(number.text.told()))
            }
            Some(_) if noun == "mark" => say!("with mark {}", number.text),
            Some(mark) => say!("with {}", number.text.reworded(numbered(noun, mark))),
            None if noun == "token" => say!("with as many tokens as {}", number.text),
            None => say!("whose {} is {}", noun, number.text),
        }
    }

    /// What carries a mark: a hole itself, as seeds come and go; else the piece.
    pub(crate) fn bearer(&self, place: &Place, level: Option<&Int>, scope: &Scope) -> Text {
        if self.marks_holes(level) {
            place.text.clone()
        } else {
            self.piece_at_level(place, level, scope)
        }
    }

    /// Whether marks belong to the holes of the board.
    pub(crate) fn marks_holes(&self, level: Option<&Int>) -> bool {
        self.places.shape == Shape::Holes && level.is_none()
    }

    /// "is marked as yours", where marks are the numbers of players: what is asked of the place with the mark.
    pub(crate) fn owner_mark(
        &self,
        state: &language::ints::State,
        of: &Int,
        scope: &Scope,
    ) -> Condition {
        if self.constant(of) == Some(0) {
            return self.marked_fact(state, &Text::default(), scope).negated();
        }
        let owner = self.mark_owner(of, scope);
        self.marked_fact(state, &say!(" as {}", owner), scope)
    }

    /// "is marked", with whose it is.
    pub(crate) fn marked_fact(
        &self,
        state: &language::ints::State,
        whose: &Text,
        scope: &Scope,
    ) -> Condition {
        self.mark_term(state.id);
        let place = self.place(&state.at, scope);
        let role = if self.marks_holes(state.level.as_ref()) { place.role } else { Role::Other };
        let moving = self
            .moving_piece(&place, scope)
            .filter(|_| role == Role::Other && state.level.is_none());
        let bearer = moving.unwrap_or_else(|| self.bearer(&place, state.level.as_ref(), scope));
        let (yes, no) = (say!("is marked{}", whose), say!("is not marked{}", whose));
        Condition::fact(role, bearer.tell(state.id), yes, no)
    }

    /// "yours", "South's": whose a mark is by its number.
    fn mark_owner(&self, int: &Int, scope: &Scope) -> Text {
        let person = match self.constant(int) {
            Some(_) => {
                let person = self.person(int, scope);
                let told = self.number(int, scope).text;
                Person { name: person.name.tell_all(told.told()), ..person }
            }
            None => self.person(int, scope),
        };
        owned(&person)
    }

    /// Notes that a mark was spoken of.
    pub(crate) fn mark_term(&self, node: NodeId) {
        let term = match (&self.state.marks, self.places.shape) {
            // A promoted piece is known by its form.
            _ if self.statuses().is_some_and(|statuses| !statuses.silent.is_empty()) => return,
            _ if self.has_statuses() => "status",
            (Marks::Numbers, _) if self.state.mark_noun == "number" => {
                // Where every piece has one nothing is left to say.
                let placed = self.placements();
                if placed.iter().all(|(_, carried, _)| carried.state.is_some()) {
                    return;
                }
                "number on a piece"
            }
            (Marks::Numbers, _) if self.state.mark_noun == "strength" => "strength",
            (Marks::Numbers, _) if self.state.mark_noun == "value" => "value of a piece",
            (Marks::Numbers, _) if self.state.mark_noun == "token" => "tokens on pieces",
            (Marks::Owners, Shape::Holes) => "owned hole",
            (Marks::Owners, _) => "owned piece",
            (_, Shape::Holes) => "marked hole",
            (Marks::Flag, _) => "marked",
            _ => "mark",
        };
        self.term(term, node);
    }
}

/// "yours", "South's".
pub(crate) fn owned(person: &Person) -> Text {
    if person.second { person.name.reworded("yours") } else { person.possessive() }
}
