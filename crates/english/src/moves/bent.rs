//! Moves of two steps, the second one in a new direction: horses that can be blocked, and leaps ahead.

use language::booleans::{And, Boolean};
use language::directions::Direction;
use language::ints::Int;
use language::ludeme::PairOrList;
use language::moves::{DirectionBody, ForEachDirection, FromTo, Moves, To};
use language::ranges::Range;
use language::refs::SiteOrRegion;
use language::words::RelativeDirection;
use syntax::NodeId;

use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

use super::leap::OVER_FIRST;

/// A step in one direction, and from there one or more steps in another.
struct Bent<'m> {
    first: &'m ForEachDirection,
    over: &'m To,
    second: &'m ForEachDirection,
    tests: Vec<&'m Boolean>,
    carry: &'m FromTo,
}

impl Teller<'_> {
    /// "one point horizontally or vertically, then one point diagonally outward", for a search along two directions.
    pub(super) fn bent_move(&self, node: &ForEachDirection, scope: &Scope) -> Option<Action> {
        if scope.effect {
            return None;
        }
        let bent = bent(node)?;
        let site = self.site();
        let empty = match &bent.over.condition {
            None | Some(Boolean::Constant(true)) => None,
            Some(Boolean::IsEmpty(test)) if matches!(test.at, Int::To(_)) => Some(test.id),
            Some(_) => return None,
        };
        let leg = self.second_leg(&bent, scope)?;
        let long = bent.second.between.is_some();
        if long && empty.is_none() {
            return None;
        }
        let way = self.direction(bent.first.directions.as_ref()?, scope);
        let turn = self.second_way(&bent, scope)?;
        let mut told: Vec<_> = vec![bent.first.id, bent.over.id, bent.second.id, bent.carry.id];
        told.extend(bent.over.effect.as_ref().map(|apply| apply.id));
        for from in [bent.second.from.as_ref(), Some(&bent.carry.from)].into_iter().flatten() {
            told.extend(self.whole(from.id));
        }
        if let DirectionBody::Moves(Moves::If(test)) = &bent.second.body {
            told.push(test.id);
        }
        told.extend(empty.into_iter().flat_map(|test| self.whole(test)));
        let to =
            To { condition: all(&bent.tests, bent.carry.id), site: None, ..bent.carry.to.clone() };
        let mut target = self.target(&to, scope);
        let path = say!("one {} {}, then {} {}", site, way, leg, turn).tell_all(&told);
        let taking = super::taking::taking(&path, &to, &mut target, &self.pieces.word);
        let rest = say!("{}{}{}", path, target.after("to"), taking);
        let verb = if empty.is_some() { "move" } else { "leap" };
        let joint = if empty.is_some() { "" } else { "with" };
        let mut deed = Deed::piece(scope.piece.clone(), verb, joint, rest);
        deed.demands = target.demands();
        let limit = if long {
            format!("every {site} that it crosses must be empty")
        } else if empty.is_some() {
            format!("the first of these {} must be empty", self.places.words(None))
        } else {
            format!("{OVER_FIRST} {}", self.places.words(None))
        };
        deed.limits.push(Text::from(limit).tell_all(&told));
        if deed.demands.is_empty() {
            deed.ordinary = self.ordinary(&to, &taking, &target.effect, path, scope);
        }
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        let action = Action::from(deed).followed_by(target.effect);
        let action = self.with_then(action, bent.carry.then.as_ref(), &after);
        Some(self.with_then(action, node.then.as_ref(), &after))
    }

    /// "two squares": how far the second leg goes; if it is more than one step, over empty places only.
    fn second_leg(&self, bent: &Bent<'_>, scope: &Scope) -> Option<Text> {
        let Some(between) = &bent.second.between else {
            return Some(format!("one {}", self.site()).into());
        };
        let empty = matches!(&between.condition,
            Some(Boolean::IsEmpty(test)) if matches!(test.at, Int::Between(_)));
        let plain = between.before.is_none()
            && between.after.is_none()
            && between.trail.is_none()
            && between.effect.is_none();
        let Some(Range::Exact(range)) = &between.range else { return None };
        let far = self.so_many(&range.value, self.site(), scope);
        let several = self.constant(&range.value).is_some_and(|steps| steps > 1);
        (empty && plain && several).then(|| far.tell_all(&self.whole(between.id)))
    }

    /// The direction of the second step, as seen in the direction of the first.
    fn second_way(&self, bent: &Bent<'_>, scope: &Scope) -> Option<Text> {
        let second = bent.second.directions.as_ref()?;
        let way = self.direction(second, scope);
        let ahead =
            matches!(bent.first.directions, Some(Direction::Relative(RelativeDirection::Forward)));
        Some(match second {
            // Ahead is ahead for both steps.
            _ if ahead => way,
            Direction::Absolute(_) | Direction::AbsoluteDirections(_) => way,
            Direction::RelativeDirections(node) => {
                let both = [RelativeDirection::FR, RelativeDirection::FL];
                let list = node.directions.as_ref()?;
                if list.len() == 2 && both.iter().all(|one| list.contains(one)) {
                    way.reworded("diagonally outward")
                } else {
                    say!("{} (seen in the direction of the first step)", way)
                }
            }
            Direction::Relative(RelativeDirection::Forward) => {
                way.reworded("further in the same direction")
            }
            _ => return None,
        })
    }
}

/// The parts of a move of two steps, if a search is one.
fn bent(first: &ForEachDirection) -> Option<Bent<'_>> {
    let DirectionBody::To(over) = &first.body else { return None };
    let apply = over.effect.as_ref()?;
    let Some(Moves::ForEachDirection(second)) = &apply.effect else { return None };
    let here = |site: &Option<SiteOrRegion>, is_it: fn(&Int) -> bool| match site {
        None => true,
        Some(SiteOrRegion::Site(site)) => is_it(site),
        Some(SiteOrRegion::Region(_)) => false,
    };
    let from = second.from.as_ref()?;
    let starts = from.site.is_some() && here(&from.site, |site| matches!(site, Int::To(_)));
    if !starts
        || apply.condition.is_some()
        || over.site.is_some()
        || first.from.is_some()
        || first.between.is_some()
        || second.then.is_some()
    {
        return None;
    }
    let DirectionBody::Moves(moves) = &second.body else { return None };
    let mut tests = Vec::new();
    let carry = match moves {
        Moves::If(test) if test.otherwise.is_none() && test.then.is_none() => {
            tests.push(&test.condition);
            &test.moves
        }
        other => other,
    };
    let Moves::FromTo(carry) = carry else { return None };
    tests.extend(carry.to.condition.as_ref());
    let plain = here(&carry.from.site, |site| matches!(site, Int::From(_)))
        && here(&carry.to.site, |site| matches!(site, Int::To(_)))
        && carry.from.condition.is_none()
        && carry.count.is_none()
        && carry.copy.is_none()
        && carry.stack.is_none();
    plain.then_some(Bent { first, over, second, tests, carry })
}

/// All of some tests as one.
fn all(tests: &[&Boolean], id: NodeId) -> Option<Boolean> {
    match tests {
        [] => None,
        [only] => Some((*only).clone()),
        several => {
            let operands = several.iter().map(|test| (*test).clone()).collect();
            Some(Boolean::And(Box::new(And { id, operands: PairOrList(operands) })))
        }
    }
}
