//! Comparisons of players and of kinds of pieces.

use language::ints::Int;

use super::Comparison;
use crate::facts::{Person, Shape};
use crate::plan::{Condition, Role};
use crate::realise::{Text, owner_and_thing, plural, say, with_article};
use crate::scope::Scope;
use crate::state::Marks;
use crate::teller::Teller;

impl Teller<'_> {
    /// "that square holds one of your pieces", "you are White".
    pub(super) fn same_player(
        &self,
        left: &Int,
        how: Comparison,
        other: &Text,
        is_you: bool,
        scope: &Scope,
    ) -> Condition {
        let looked_at = match left {
            Int::Who(who) => Some((who.id, &who.at, who.level.as_ref())),
            // Where each player has one kind of piece, its number is the player's.
            Int::What(what) if self.numbers_name_players() => {
                Some((what.id, &what.at, what.level.as_ref()))
            }
            _ => None,
        };
        if let Some((id, at, level)) = looked_at {
            let place = self.place(at, scope);
            let piece = &self.pieces.word;
            // On an empty place nobody owns the top piece either.
            let top = match level {
                Some(Int::TopLevel(top)) if other.as_str() == "nobody" => {
                    let there = self.place(&top.at, scope).text;
                    (there.as_str() == place.text.as_str()).then_some(top.id)
                }
                _ => None,
            };
            if level.is_some() && top.is_none() {
                let subject = self.piece_at_level(&place, level, scope);
                let (yes, no) = if is_you {
                    ("is yours".into(), "is not yours".into())
                } else {
                    (say!("belongs to {}", other), say!("does not belong to {}", other))
                };
                let condition =
                    Condition::fact(Role::Other, subject, yes, no).tell(id).tell_all(other.told());
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
            self.asks_for_top(id);
            let (yes, no) = if is_you {
                (
                    say!("holds one of your {}", plural(piece)),
                    say!("holds none of your {}", plural(piece)),
                )
            } else if other.as_str() == self.players.name(self.players.count() + 1) {
                // The number after the last player stands for what all players have in common.
                (say!("holds a common {}", piece), say!("holds no common {}", piece))
            } else if other.as_str() == "nobody" {
                ("holds no player's piece".into(), "holds a player's piece".into())
            } else {
                (say!("holds a {} of {}", piece, other), say!("holds no {} of {}", piece, other))
            };
            let told = top.map_or_else(Vec::new, |top| self.whole(top));
            let told = [other.told(), &told].concat();
            let (yes, no) = (yes.tell_all(&told), no.tell_all(&told));
            let condition = Condition::fact(place.role, place.text, yes, no).tell(id);
            return if how == Comparison::Different { condition.negated() } else { condition };
        }
        if let Int::State(state) = left
            && self.state.marks == Marks::Owners
        {
            let whose = if is_you {
                other.reworded("yours")
            } else {
                Person::third(other.clone()).possessive()
            };
            let condition = self.marked_fact(state, &say!(" as {}", whose), scope);
            return if how == Comparison::Different { condition.negated() } else { condition };
        }
        let person = self.person(left, scope);
        let (be, other_name) = (person.verb("be"), other.clone());
        let (subject, yes, no) = if is_you && !person.second {
            (Text::from("you"), say!("are {}", person.name), say!("are not {}", person.name))
        } else {
            (person.name.clone(), say!("{} {}", be, other_name), say!("{} not {}", be, other_name))
        };
        let role = if subject.as_str() == "you" { Role::You } else { Role::Other };
        let condition = Condition::fact(role, subject.tell_all(other.told()), yes, no);
        if how == Comparison::Different { condition.negated() } else { condition }
    }

    /// "that square holds an enemy pawn".
    pub(super) fn same_kind(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Condition {
        let (what, other) = match (left, right) {
            (Int::What(_), _) => (left, right),
            (_, Int::What(_)) => (right, left),
            _ => {
                let (a, b) = (self.kind(left, scope), self.kind(right, scope));
                let (yes, no) = (say!("is the {}", b), say!("is not the {}", b));
                let condition = Condition::fact(Role::Other, say!("the {}", a), yes, no);
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
        };
        let Int::What(node) = what else { return Condition::Always };
        let place = self.place(&node.at, scope);
        let level = node.level.as_ref();
        // Without a level the bottom piece of a stack is looked at.
        let bottom = level.is_none()
            && !scope.held
            && self.stacks()
            && self.places.shape != Shape::Holes
            && !place.text.as_str().ends_with("hand")
            && !matches!(other, Int::Constant(0) | Int::What(_));
        let (subject, holds) = match level {
            None if bottom => {
                (say!("the bottom {} on {}", self.pieces.word, place.text), ("is", "is not"))
            }
            // A piece in a hand is spoken of itself, and so is the piece that moves.
            None if scope.held && matches!(node.at, Int::Site(_) | Int::From(_))
                || self.is_its_own_place(&place, scope)
                    && !scope.follows
                    && !matches!(other, Int::Constant(0) | Int::What(_)) =>
            {
                let subject = if scope.effect && !scope.held { "the moving piece" } else { "it" };
                let kind = self.kind(other, scope);
                let bare = kind.as_str().strip_prefix("your ").unwrap_or(kind.as_str());
                let thing = with_article(bare);
                let told = [kind.told(), place.text.told()].concat();
                let condition = Condition::fact(
                    Role::Other,
                    subject,
                    say!("is {}", thing).tell_all(&told),
                    say!("is not {}", thing).tell_all(&told),
                )
                .tell(node.id);
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
            None if let Some(chosen) = self.chosen_on(&place, scope)
                && !matches!(other, Int::Constant(0) | Int::What(_)) =>
            {
                (chosen, ("is", "is not"))
            }
            None => (place.text.clone(), ("holds", "does not hold")),
            Some(_) => (self.piece_at_level(&place, level, scope), ("is", "is not")),
        };
        // Of a piece in a stack nothing can be said by speaking of its place.
        let role =
            if level.is_some() || bottom || holds.0 == "is" { Role::Other } else { place.role };
        let condition = match other {
            Int::Constant(0) => Condition::fact(role, subject, "is empty", "is not empty"),
            Int::What(second) => {
                let there = self.place(&second.at, scope);
                let thing =
                    self.piece_at_level(&there, second.level.as_ref(), scope).tell(second.id);
                let (yes, no) = (
                    say!("holds the same kind of piece as {}", thing),
                    say!("does not hold the same kind of piece as {}", thing),
                );
                Condition::fact(place.role, place.text, yes, no)
            }
            other => {
                let kind = self.kind(other, scope);
                let thing = kind.reworded(match owner_and_thing(kind.as_str()) {
                    Some((owner, thing)) => format!("one of {owner} {}", plural(thing)),
                    None => with_article(kind.as_str()),
                });
                let (yes, no) = (say!("{} {}", holds.0, thing), say!("{} {}", holds.1, thing));
                Condition::fact(role, subject, yes, no)
            }
        }
        .tell(node.id);
        if how == Comparison::Different { condition.negated() } else { condition }
    }
}
