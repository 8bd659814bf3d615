//! Comparisons of numbers, places, players and pieces.

mod against;
mod apart;
mod blank;
mod counterpart;
mod counts;
mod dice;
mod held;
mod how_many;
mod left;
mod level;
mod lines;
mod listed;
mod numbers;
mod one_place;
mod only_if;
mod order;
mod owners;
mod peace;
mod places;
mod progress;
mod reaches;
mod some_of;
mod tops;
mod unkept;

pub(crate) use numbers::{carried_by, numbered};

use language::booleans::Boolean;
use language::ints::Int;
use language::refs::IndexOrRole;

use crate::ints::Sort;
use crate::ints::sort::sort;
use crate::plan::{Condition, Role};
use crate::realise::{Text, number_word, plural, say};
use crate::scope::Scope;
use crate::state::{Marks, asks_own_number};
use crate::teller::Teller;

/// How two things are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    Different,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Comparison {
    /// With the sides exchanged.
    pub(super) fn turned(self) -> Self {
        match self {
            Self::Less => Self::More,
            Self::AtMost => Self::AtLeast,
            Self::More => Self::Less,
            Self::AtLeast => Self::AtMost,
            same => same,
        }
    }

    /// What holds if this does not.
    pub(super) fn opposite(self) -> Self {
        match self {
            Self::Equal => Self::Different,
            Self::Different => Self::Equal,
            Self::Less => Self::AtLeast,
            Self::AtMost => Self::More,
            Self::More => Self::AtMost,
            Self::AtLeast => Self::Less,
        }
    }
}

impl Teller<'_> {
    /// A comparison as a condition.
    pub(in crate::booleans) fn comparison(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        use Comparison::{AtLeast, AtMost, Different, Equal, Less, More};
        if let Some(condition) = self.has_just_moved(boolean, scope) {
            return condition;
        }
        let number = |int: &Int| IndexOrRole::Index(int.clone());
        let (id, left, how, right) = match boolean {
            Boolean::Equals(node) => (node.id, &node.left, Equal, node.right.clone()),
            Boolean::NotEqual(node) => (node.id, &node.left, Different, node.right.clone()),
            Boolean::Lt(node) => (node.id, &node.left, Less, number(&node.right)),
            Boolean::Le(node) => (node.id, &node.left, AtMost, number(&node.right)),
            Boolean::Gt(node) => (node.id, &node.left, More, number(&node.right)),
            Boolean::Ge(node) => (node.id, &node.left, AtLeast, number(&node.right)),
            _ => return Condition::Always,
        };
        let condition = match &right {
            IndexOrRole::Role(role) => {
                let person = self.role(*role, scope);
                self.same_player(
                    left,
                    how,
                    &person.name,
                    *role == language::words::Role::Mover,
                    scope,
                )
            }
            // A puzzle puts its places in order by what is written there, also those that are given by number.
            IndexOrRole::Index(right)
                if matches!((left, right), (Int::Constant(_), Int::Constant(_)))
                    && !matches!(how, Equal | Different)
                    && self.is_puzzle() =>
            {
                self.place_order(left, how, right, scope)
            }
            IndexOrRole::Index(right) => {
                // What is known stands on the right.
                if let Some(condition) = self.listed_in_table(id, [left, right], how, scope) {
                    condition
                } else if matches!(left, Int::Constant(_)) && !matches!(right, Int::Constant(_)) {
                    self.compared(right, how.turned(), left, scope)
                } else {
                    self.compared(left, how, right, scope)
                }
            }
        };
        condition.tell(id)
    }

    /// "White has just moved": who is to move, asked by number where an ending names who has moved.
    fn has_just_moved(&self, boolean: &Boolean, scope: &Scope) -> Option<Condition> {
        let Boolean::Equals(node) = boolean else { return None };
        if !scope.ending || scope.mover.is_none() {
            return None;
        }
        let person = self.players.one(self.asked_player(boolean)?);
        let have = person.verb("have");
        let (yes, no) = (say!("{} just moved", have), say!("{} not just moved", have));
        Some(Condition::fact(Role::Other, person.name, yes, no).tell_all(&self.whole(node.id)))
    }

    fn compared(&self, left: &Int, how: Comparison, right: &Int, scope: &Scope) -> Condition {
        if let Some(condition) = self.kinds_in_order(left, how, right, scope) {
            return condition;
        }
        if let Some(condition) = self.shown(left, how, right, scope) {
            return condition;
        }
        if let Some(condition) = self.equal_only_if(left, how, right, scope) {
            return condition;
        }
        if let Some(condition) = self.none_among(left, how, right, scope) {
            return condition;
        }
        if let Some(condition) = self.keeps_a_place(left, how, right, scope) {
            return condition;
        }
        if let Some(condition) = self.so_many_hold(left, how, right, scope) {
            return condition;
        }
        if let Some(condition) = self.tops_its_stack(left, how, right, scope) {
            return condition;
        }
        // The value of a player that is held against the player's own number is no player.
        for (value, number) in [(left, right), (right, left)] {
            if let Int::ValuePlayer(node) = value
                && self.state.tokens
                && asks_own_number(&self.state.links, node.id)
            {
                return self.same_number(value, how, number, scope);
            }
        }
        if let Some(condition) = self.is_blank(left, how, right, scope) {
            return condition;
        }
        let further = match how {
            Comparison::More => self.beyond_in_row(left, true, right, scope),
            Comparison::AtMost => {
                self.beyond_in_row(left, true, right, scope).map(Condition::negated)
            }
            Comparison::Less => self.beyond_in_row(left, false, right, scope),
            Comparison::AtLeast => {
                self.beyond_in_row(left, false, right, scope).map(Condition::negated)
            }
            Comparison::Equal | Comparison::Different => None,
        };
        if let Some(condition) = further {
            return condition;
        }
        // What remains of one number after another is taken off: which of the two is larger.
        if let (Int::Sub(sub), Int::Constant(0)) = (left, right)
            && let Some(whole) = &sub.left
            && sort(whole) == Sort::Number
            && sort(&sub.right) == Sort::Number
        {
            let zero = self.number(right, scope).text;
            let condition = self.compared(whole, how, &sub.right, scope).tell(sub.id);
            return zero.told().iter().fold(condition, |condition, node| condition.tell(*node));
        }
        let empty = matches!(right, Int::Constant(0));
        let sort = |int: &Int| match int {
            // What a place of a puzzle holds is a number, and it is empty as long as there is none.
            Int::What(_) if self.is_puzzle() && !empty => Sort::Number,
            int if self.keeps_place(int) => Sort::Place,
            int => sort(int),
        };
        if let Some(condition) = self.in_line(left, how, right, scope) {
            return condition;
        }
        let sorts = (sort(left), sort(right));
        let equality = matches!(how, Comparison::Equal | Comparison::Different);
        if let (Int::TrackSiteMove(_), Int::Constant(0)) = (left, right)
            && matches!(how, Comparison::Less | Comparison::AtLeast)
        {
            let place = self.place(left, scope);
            let (off, on) = ("is off the board", "is on the board");
            let condition = Condition::fact(place.role, place.text, off, on);
            return if how == Comparison::AtLeast { condition.negated() } else { condition };
        }
        if let (Int::Mover(one), Int::Prev(other)) | (Int::Prev(other), Int::Mover(one)) =
            (left, right)
            && equality
            && other.kind.is_none()
        {
            let same = self.same_turn(scope).tell(one.id).tell(other.id);
            return if how == Comparison::Different { same.negated() } else { same };
        }
        if let (Int::Mover(one), Int::Next(other)) | (Int::Next(other), Int::Mover(one)) =
            (left, right)
            && equality
        {
            let (yes, no) = ("are to move again", "have ended your turn");
            let same = Condition::fact(Role::You, "you", yes, no).tell(one.id).tell(other.id);
            return if how == Comparison::Different { same.negated() } else { same };
        }
        if let (other, Int::State(_)) = (left, right)
            && equality
            && self.state.marks == Marks::Owners
            && !matches!(other, Int::State(_))
        {
            return self.same_number(right, how, left, scope);
        }
        match sorts {
            // A place is asked whose piece it holds, whichever side of the comparison it stands on.
            (Sort::Player, _)
                if equality && matches!(right, Int::What(_)) && self.numbers_name_players() =>
            {
                let person = self.person(left, scope);
                self.same_player(right, how, &person.name, person.second, scope)
            }
            (_, Sort::Player)
                if equality && matches!(left, Int::What(_)) && self.numbers_name_players() =>
            {
                let person = self.person(right, scope);
                self.same_player(left, how, &person.name, person.second, scope)
            }
            (Sort::Player, Sort::Player)
                if equality
                    && matches!((left, right), (other, Int::Who(_)) if !matches!(other, Int::Who(_))) =>
            {
                let person = self.person(left, scope);
                self.same_player(right, how, &person.name, person.second, scope)
            }
            (Sort::Player, _) if equality && sorts.1 != Sort::Number => {
                let person = self.person(right, scope);
                self.same_player(left, how, &person.name, person.second, scope)
            }
            (_, Sort::Player) if equality && sorts.0 != Sort::Number => {
                let person = self.person(left, scope);
                self.same_player(right, how, &person.name, person.second, scope)
            }
            (Sort::Piece, _) if equality => self.same_kind(left, how, right, scope),
            (_, Sort::Piece) if equality => self.same_kind(right, how, left, scope),
            (Sort::Place, _) if equality => self.same_place(left, how, right, scope),
            (_, Sort::Place) if equality => self.same_place(right, how, left, scope),
            (Sort::Place, Sort::Place) => self.place_order(left, how, right, scope),
            _ => self.same_number(left, how, right, scope),
        }
    }
}

/// "is at least three".
pub(super) fn relation(how: Comparison, value: &Text) -> Text {
    match how {
        Comparison::Equal => say!("is {}", value),
        Comparison::Different => say!("is not {}", value),
        Comparison::Less => say!("is less than {}", value),
        Comparison::AtMost => say!("is at most {}", value),
        Comparison::More => say!("is greater than {}", value),
        Comparison::AtLeast => say!("is at least {}", value),
    }
}

/// "at least three moves", "no move".
pub(super) fn quantity(how: Comparison, number: i64, noun: &str) -> String {
    let things = if number == 1 { noun.to_owned() } else { plural(noun) };
    let word = number_word(number);
    match (how, number) {
        (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => format!("no {noun}"),
        (Comparison::Different | Comparison::More, 0) | (Comparison::AtLeast, 1) => {
            format!("at least one {noun}")
        }
        (Comparison::Equal, _) => format!("exactly {word} {things}"),
        (Comparison::Different, _) => format!("more or fewer than {word} {things}"),
        (Comparison::Less, _) => format!("fewer than {word} {things}"),
        (Comparison::AtMost, _) => format!("at most {word} {things}"),
        (Comparison::More, _) => format!("more than {word} {things}"),
        (Comparison::AtLeast, _) => format!("at least {word} {things}"),
    }
}
