//! Conditions.

mod all;
mod among;
mod blocked;
mod check;
mod compare;
mod connect;
mod each_player;
mod event;
mod facing;
mod is_in;
mod line;
mod mill;
mod neighbours;
mod other_than;
mod own_kind;
mod pattern;
mod piece;
mod player;
mod puzzle;
mod recurring;
mod repetition;
mod row_ways;
mod settled;
mod target;
mod threat;
mod turned;

use language::booleans::{Boolean, IntOrFloat};
use language::ints::Int;

use crate::facts::Shape;
use crate::notes::{Cases, Sort};
use crate::plan::{Condition, Role};
use crate::realise::say;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

pub(crate) use all::asks_for_empty;
pub(crate) use check::royal;
pub(crate) use compare::{carried_by, numbered};
pub(crate) use connect::static_region;
pub(crate) use each_player::without_you;
pub(crate) use is_in::reached_area;
pub(crate) use threat::with_the;

impl Teller<'_> {
    /// What must hold in each of several cases, told one after the other.
    fn tests_in_turn(&self, node: &language::booleans::If, scope: &Scope) -> Cases {
        let case = |node: &language::booleans::If| {
            let demand = self.squeezed(&self.condition(&node.then, scope)).tell(node.id);
            (self.condition(&node.condition, scope), demand)
        };
        let mut cases = vec![case(node)];
        let mut last = node;
        while let Some(Boolean::If(next)) = &last.otherwise {
            cases.push(case(next));
            last = next;
        }
        let otherwise =
            last.otherwise.as_ref().map(|test| self.squeezed(&self.condition(test, scope)));
        Cases { cases, otherwise: otherwise.or_else(|| Some("never".into())) }
    }

    /// Whether one of several cases asks for nothing, or can never be met: then all of them are told as one condition.
    fn some_case_decides(&self, node: &language::booleans::If, scope: &Scope) -> bool {
        let decided = |demand: &Boolean| {
            matches!(self.condition(demand, scope), Condition::Always | Condition::Never)
        };
        decided(&node.then)
            || match &node.otherwise {
                Some(Boolean::If(next)) => self.some_case_decides(next, scope),
                _ => false,
            }
    }

    /// What a boolean of the language tests.
    pub fn condition(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        let node = match boolean {
            Boolean::And(node) => node.id,
            Boolean::Or(node) => node.id,
            Boolean::Not(node) => node.id,
            Boolean::If(node) => node.id,
            Boolean::Equals(node) => node.id,
            Boolean::NotEqual(node) => node.id,
            Boolean::IsIn(node) => node.id,
            Boolean::IsThreatened(node) => node.id,
            Boolean::CanMove(node) => node.id,
            _ => return self.test(boolean, scope),
        };
        self.recalled(&self.recall.conditions, node, scope, || {
            self.by_name_if_it_recurs(boolean, self.test(boolean, scope))
        })
    }

    fn test(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        if let (Some(holds), Some(clause)) = (self.settled(boolean), settled::clause(boolean)) {
            self.silent(Silence::Unreachable, self.whole(clause));
            return if holds { Condition::Always } else { Condition::Never };
        }
        if let (Some(holds), Some(clause)) =
            (self.settled_by_kind(boolean, scope), settled::clause(boolean))
        {
            self.silent(Silence::Unreachable, self.whole(clause));
            return if holds { Condition::Always } else { Condition::Never };
        }
        match boolean {
            Boolean::Constant(true) => Condition::Always,
            Boolean::Constant(false) => Condition::Never,
            Boolean::And(node) if let Some(condition) = self.facing_openly(node, scope) => {
                condition
            }
            Boolean::And(node) => {
                let members = self.operands(node.id, &node.operands, true, scope);
                self.other_than(Condition::all(members)).tell(node.id)
            }
            Boolean::Or(node) => {
                if let Some(condition) = self.unblocked(node, scope) {
                    return condition;
                }
                if let Some(condition) = self.rows_in_ways(node, scope) {
                    return condition.tell(node.id);
                }
                Condition::any(self.operands(node.id, &node.operands, false, scope)).tell(node.id)
            }
            Boolean::Not(node) => {
                if let Some(condition) = self.unless_held(&node.operand, scope) {
                    return condition.tell(node.id);
                }
                self.condition(&node.operand, scope).negated().tell(node.id)
            }
            Boolean::Xor(node) => {
                let (a, b) =
                    (self.condition(&node.left, scope), self.condition(&node.right, scope));
                Condition::any([
                    Condition::all([a.clone(), b.clone().negated()]),
                    Condition::all([a.negated(), b]),
                ])
                .tell(node.id)
            }
            Boolean::If(node)
                if let Some(holds) = self
                    .settled(&node.condition)
                    .or_else(|| self.settled_by_kind(&node.condition, scope)) =>
            {
                self.rule_out(node.id, holds);
                self.silent(Silence::Unreachable, [node.id]);
                let case = if holds { Some(&node.then) } else { node.otherwise.as_ref() };
                case.map_or(Condition::Never, |case| self.condition(case, scope)).tell(node.id)
            }
            Boolean::If(node)
                if scope.mover.is_none()
                    && let Some(first) = self.asked_player(&node.condition)
                    && let Some(otherwise) = &node.otherwise
                    && let plans = (
                        first,
                        || self.condition(&node.then, scope),
                        || self.condition(otherwise, scope),
                    )
                    && let Some(condition) =
                        self.said_to_either(node.id, plans, Condition::words) =>
            {
                condition.tell(node.id)
            }
            Boolean::If(node)
                if matches!(node.otherwise, Some(Boolean::If(_)))
                    && !self.some_case_decides(node, scope) =>
            {
                let cases = self.tests_in_turn(node, scope);
                let name = self.cases_by_name(Sort::Condition, &cases, vec![]);
                Condition::fact(Role::Other, name, "holds", "does not hold").tell(node.id)
            }
            Boolean::If(node) => {
                let test = self.condition(&node.condition, scope);
                let yes = self.condition(&node.then, scope);
                let no = node
                    .otherwise
                    .as_ref()
                    .map_or(Condition::Never, |no| self.condition(no, scope));
                if let Some(condition) = self.facing(node, scope) {
                    return condition;
                }
                // Where one case asks for nothing, the other case is all there is to say.
                if no == Condition::Always {
                    return Condition::any([test.negated(), yes]).tell(node.id);
                }
                if yes == Condition::Always {
                    return Condition::any([test, no]).tell(node.id);
                }
                if yes == Condition::Never {
                    return Condition::all([test.negated(), no]).tell(node.id);
                }
                if no == Condition::Never {
                    return Condition::all([test, yes]).tell(node.id);
                }
                Condition::any([
                    Condition::all([test.clone(), yes]),
                    Condition::all([test.negated(), no]),
                ])
                .tell(node.id)
            }
            Boolean::Equals(_)
            | Boolean::NotEqual(_)
            | Boolean::Ge(_)
            | Boolean::Gt(_)
            | Boolean::Le(_)
            | Boolean::Lt(_) => self.comparison(boolean, scope),
            Boolean::RegionEquals(node) => {
                self.same_area(&node.left, &node.right, scope).tell_all(&self.whole(node.id))
            }
            Boolean::RegionNotEqual(node) => self
                .same_area(&node.left, &node.right, scope)
                .negated()
                .tell_all(&self.whole(node.id)),
            Boolean::ToBool(node) => match &node.value {
                IntOrFloat::Int(int) => {
                    let number = self.number(int, scope).text;
                    Condition::fact(Role::Other, number, "is not zero", "is zero").tell(node.id)
                }
                IntOrFloat::Float(_) => {
                    Condition::fact(Role::Other, "that number", "is not zero", "is zero")
                        .tell(node.id)
                }
            },
            Boolean::IsEmpty(node) => {
                let place = self.place(&node.at, scope);
                Condition::fact(place.role, place.text, "is empty", "is not empty").tell(node.id)
            }
            Boolean::IsOccupied(node) => {
                let place = self.place(&node.at, scope);
                // Hands and holes are not occupied by what lies in them.
                let (yes, no) =
                    if matches!(node.at, Int::HandSite(_)) || self.places.shape == Shape::Holes {
                        ("is not empty", "is empty")
                    } else {
                        ("is occupied", "is not occupied")
                    };
                Condition::fact(place.role, place.text, yes, no).tell(node.id)
            }
            Boolean::IsIn(node) => self.is_in(node, scope),
            Boolean::IsPlayer(node) if self.settled_by_owner(boolean, scope) == Some(true) => {
                self.silent(Silence::Unreachable, self.whole(node.id));
                Condition::Always
            }
            Boolean::IsPlayer(node) => self.is_player(node, scope),
            Boolean::IsLine(node) => self.is_line(node, scope),
            Boolean::IsConnect(node) => self.is_connect(node, scope),
            Boolean::IsLoop(node) => self.is_loop(node, scope),
            Boolean::IsPattern(node) => self.is_pattern(node, scope),
            Boolean::IsPyramidCorners(node) => {
                let place = match (&node.from, &node.froms) {
                    (Some(from), _) => self.place(from, scope).text,
                    (None, Some(froms)) => self.area(froms, scope).single,
                    (None, None) => scope.last_to.clone(),
                };
                Condition::fact(
                    Role::Other,
                    place,
                    "is the corner of a pyramid of such pieces",
                    "is not the corner of a pyramid of such pieces",
                )
                .tell(node.id)
            }
            Boolean::IsPath(_)
            | Boolean::IsTree(_)
            | Boolean::IsRegularGraph(_)
            | Boolean::IsAngle(_) => self.is_graph(boolean, scope),
            Boolean::IsCrossing(node) => {
                let (a, b) = (self.place(&node.edge1, scope), self.place(&node.edge2, scope));
                let (yes, no) = (say!("crosses {}", b.text), say!("does not cross {}", b.text));
                Condition::fact(a.role, a.text, yes, no).tell(node.id)
            }
            Boolean::IsRelated(node) => self.is_related(node, scope),
            Boolean::IsThreatened(node) => self.is_threatened(node, scope),
            Boolean::IsWithin(node) => self.is_within(node, scope),
            Boolean::CanMove(node) => self.can_move(node, scope),
            Boolean::NoMoves(node) => self.no_moves(node, scope),
            Boolean::NoPieces(node) => self.no_pieces(node, scope),
            Boolean::AllSites(_)
            | Boolean::AllSitesDifferent(_)
            | Boolean::AllGroups(_)
            | Boolean::AllValues(_)
            | Boolean::AllDiceUsed(_)
            | Boolean::AllDiceEqual(_)
            | Boolean::AllPassed(_) => self.all_of(boolean, scope),
            Boolean::ForAll(_)
            | Boolean::IsSolved(_)
            | Boolean::IsUnique(_)
            | Boolean::IsCount(_)
            | Boolean::IsSum(_)
            | Boolean::AllDifferent(_) => self.puzzle_condition(boolean, scope),
            _ => self.event(boolean, scope),
        }
    }
}
