//! Moves of two legs, the second one in a new direction: horses that can be blocked, leaps ahead, and slides that turn once.

use language::booleans::{And, Boolean};
use language::directions::{Direction, DirectionBetween};
use language::ints::Int;
use language::ludeme::PairOrList;
use language::moves::{Between, DirectionBody, ForEachDirection, FromTo, Moves, To};
use language::ranges::Range;
use language::refs::SiteOrRegion;
use language::words::{AbsoluteDirection, RelativeDirection};
use syntax::NodeId;

use crate::plan::{Action, Deed};
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

use super::leap::{OVER_ANY, OVER_FIRST};

/// Some steps in one direction, and from there some steps in another.
struct Bent<'m> {
    first: &'m ForEachDirection,
    over: &'m To,
    second: &'m ForEachDirection,
    tests: Vec<&'m Boolean>,
    carry: &'m FromTo,
}

/// How far a leg goes.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Far<'m> {
    /// To the next place.
    One,
    /// So many places.
    Exactly(&'m Int),
    /// As far as it likes.
    Any,
}

/// A leg of such a move.
#[derive(Debug, Clone, Copy)]
struct Leg<'m> {
    far: Far<'m>,
    /// Whether places that it crosses have to be empty.
    empty: bool,
}

impl Teller<'_> {
    /// "one point horizontally or vertically, then one point diagonally outward", for a search along two directions.
    pub(super) fn bent_move(&self, node: &ForEachDirection, scope: &Scope) -> Option<Action> {
        if scope.effect {
            return None;
        }
        let bent = bent(node)?;
        let turns_on = match &bent.over.condition {
            None | Some(Boolean::Constant(true)) => None,
            Some(Boolean::IsEmpty(test)) if matches!(test.at, Int::To(_)) => Some(test.id),
            Some(_) => return None,
        };
        let first = self.first_leg(bent.first.between.as_ref(), turns_on.is_some())?;
        let second = self.leg(bent.second.between.as_ref())?;
        let (verb, limit) = self.manner(&first, &second)?;
        let site = self.site();
        let way = self.direction(bent.first.directions.as_ref()?, scope);
        let turn = self.second_way(&bent, first.far, scope)?;
        let mut told: Vec<_> = vec![bent.first.id, bent.over.id, bent.second.id, bent.carry.id];
        told.extend(bent.over.effect.as_ref().map(|apply| apply.id));
        for between in [&bent.first.between, &bent.second.between].into_iter().flatten() {
            told.extend(self.whole(between.id));
        }
        for from in [bent.second.from.as_ref(), Some(&bent.carry.from)].into_iter().flatten() {
            told.extend(self.whole(from.id));
        }
        if let DirectionBody::Moves(Moves::If(test)) = &bent.second.body {
            told.push(test.id);
        }
        told.extend(turns_on.into_iter().flat_map(|test| self.whole(test)));
        let to =
            To { condition: all(&bent.tests, bent.carry.id), site: None, ..bent.carry.to.clone() };
        let mut target = self.target(&to, scope);
        let (far, further) = (self.how_far(first.far, scope), self.how_far(second.far, scope));
        let path = say!("{} {}{}{} {}", far, way, THEN, further, turn).tell_all(&told);
        let taking = super::taking::taking(&path, &to, &mut target, &self.pieces.word);
        let rest = say!("{}{}{}", path, target.after("to"), taking);
        let joint = if verb == "move" { "" } else { "with" };
        let mut deed = Deed::piece(scope.piece.clone(), verb, joint, rest);
        deed.demands = target.demands();
        deed.limits.push(Text::from(limit).tell_all(&told));
        if deed.demands.is_empty() {
            deed.ordinary = self.ordinary(&to, &taking, &target.effect, path, scope);
            if let Some(ordinary) = &mut deed.ordinary {
                ordinary.slides = verb == "slide";
            }
        }
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        let action = Action::from(deed).followed_by(target.effect);
        let action = self.with_then(action, bent.carry.then.as_ref(), &after);
        Some(self.with_then(action, node.then.as_ref(), &after))
    }

    /// The first leg, whose last place, and with it each before, may have to be empty.
    fn first_leg<'m>(&self, between: Option<&'m Between>, empty: bool) -> Option<Leg<'m>> {
        let mut leg = self.leg(between)?;
        // What is asked of places on the way does not count for the place where it turns.
        let blocked_before = leg.empty && matches!(leg.far, Far::Exactly(_));
        leg.empty = empty;
        (empty || leg.far != Far::Any && !blocked_before).then_some(leg)
    }

    /// How far a search goes, if it is said by a number, and over what.
    fn leg<'m>(&self, between: Option<&'m Between>) -> Option<Leg<'m>> {
        let Some(between) = between else { return Some(Leg { far: Far::One, empty: false }) };
        let empty = match &between.condition {
            None | Some(Boolean::Constant(true)) => false,
            Some(Boolean::IsEmpty(test)) if matches!(test.at, Int::Between(_)) => true,
            Some(_) => return None,
        };
        let plain = between.before.is_none()
            && between.after.is_none()
            && between.trail.is_none()
            && between.effect.is_none();
        let far = match between.range.as_ref().filter(|_| plain)? {
            Range::Exact(range) => match self.constant(&range.value) {
                Some(1) => Far::One,
                Some(..=0) => return None,
                _ => Far::Exactly(&range.value),
            },
            Range::Min(range) if self.constant(&range.min) == Some(1) => Far::Any,
            _ => return None,
        };
        Some(Leg { far, empty })
    }

    /// The verb for two legs, and what is said of the places between; none for what no verb says.
    fn manner(&self, first: &Leg<'_>, second: &Leg<'_>) -> Option<(&'static str, String)> {
        let site = self.site();
        let clear = format!("every {site} that it crosses must be empty");
        // A leg of one step crosses nothing.
        let second_clear = second.empty || second.far == Far::One;
        match (first.far, first.empty, second.far) {
            (_, _, Far::Any) => None,
            (Far::Any, _, _) => second_clear.then_some(("slide", clear)),
            (Far::One, true, Far::One) => {
                let places = self.places.words(None);
                Some(("move", format!("the first of these {places} must be empty")))
            }
            (_, true, _) => second_clear.then_some(("move", clear)),
            (Far::One, false, Far::One) => {
                Some(("leap", format!("{OVER_FIRST} {}", self.places.words(None))))
            }
            (_, false, _) => (!second.empty).then(|| ("leap", OVER_ANY.to_owned())),
        }
    }

    /// "two squares": how far a leg goes.
    fn how_far(&self, far: Far<'_>, scope: &Scope) -> Text {
        let site = self.site();
        match far {
            Far::One => format!("one {site}").into(),
            Far::Exactly(count) => self.so_many(count, site, scope),
            Far::Any => format!("any number of {}", plural(site)).into(),
        }
    }

    /// The direction of the second leg, as seen in the direction of the first.
    fn second_way(&self, bent: &Bent<'_>, far: Far<'_>, scope: &Scope) -> Option<Text> {
        use RelativeDirection::{FL, FR, Forward};
        let (first, second) = (bent.first.directions.as_ref()?, bent.second.directions.as_ref()?);
        if let Direction::Difference(node) = second {
            let base = sideways_of(second)?;
            let way = self.direction(base, scope).tell_all(&self.whole(node.id));
            let square =
                self.places.is_square() && along(first).is_some_and(|it| Some(it) == along(base));
            return Some(match square {
                true => way.reworded("at a right angle to that"),
                false => say!("{}, but neither straight on nor back", way),
            });
        }
        let way = self.direction(second, scope);
        let ways: &[RelativeDirection] = match second {
            Direction::Absolute(_) | Direction::AbsoluteDirections(_) => return Some(way),
            Direction::Relative(one) => std::slice::from_ref(one),
            Direction::RelativeDirections(node) => node.directions.as_deref()?,
            _ => return None,
        };
        let from = match first {
            Direction::Relative(one) => Some(*one),
            Direction::RelativeDirections(node) => match node.directions.as_deref()? {
                [one] => Some(*one),
                _ => None,
            },
            _ => None,
        };
        // Ahead is ahead for both; after more than one step the piece looks ahead again.
        if from == Some(Forward) || matches!(far, Far::Exactly(_)) {
            return Some(way);
        }
        if far == Far::Any {
            return None;
        }
        if ways == [Forward] {
            return Some(way.reworded("further in the same direction"));
        }
        if ways.len() == 2 && [FR, FL].iter().all(|one| ways.contains(one)) {
            return Some(way.reworded("diagonally outward"));
        }
        let turned = from.filter(|_| self.places.is_square()).and_then(|from| {
            let seen = |ways: &[RelativeDirection]| self.as_played(ways, None);
            let from = *seen(&[from]).first()?;
            seen(ways).into_iter().map(|way| turned(from, way)).collect::<Option<Vec<_>>>()
        });
        Some(match turned {
            Some(ways) => way.reworded(self.relative_as_seen(&ways, None).as_str()),
            None => say!("{} (seen in the direction of the first step)", way),
        })
    }

    /// Slides that turn once, whose second legs are of one length after the other, as one.
    pub(super) fn as_far_as_they_go(&self, members: Vec<Action>) -> Vec<Action> {
        let mut out: Vec<(Action, Option<Turning>)> = Vec::new();
        for member in members {
            let turning = self.one_bend(&member);
            if let (Some((Action::Deed(deed), Some(known))), Some(next)) =
                (out.last_mut(), turning.as_ref())
                && next.like == known.like
                && next.least == known.most + 1
            {
                known.most = next.most;
                deed.rest = std::mem::take(&mut deed.rest).tell_all(&member.told());
                continue;
            }
            out.push((member, turning));
        }
        let site = self.site();
        out.into_iter()
            .map(|(action, turning)| match (action, turning) {
                (Action::Deed(mut deed), Some(turning)) if turning.most > turning.least => {
                    let old = self.of_places(turning.least);
                    let far = match turning.most >= self.longest_way() && turning.least == 1 {
                        true => format!("any number of {}", plural(site)),
                        false if turning.least == 1 => {
                            format!("up to {}", self.of_places(turning.most))
                        }
                        false => format!(
                            "{} to {}",
                            crate::realise::number_word(turning.least),
                            self.of_places(turning.most)
                        ),
                    };
                    let (old, new) = (format!("{THEN}{old} "), format!("{THEN}{far} "));
                    let reword = |text: &Text| text.reworded(text.as_str().replacen(&old, &new, 1));
                    deed.rest = reword(&deed.rest);
                    if let Some(ordinary) = &mut deed.ordinary {
                        ordinary.rest = reword(&ordinary.rest);
                    }
                    Action::Deed(deed)
                }
                (action, _) => action,
            })
            .collect()
    }

    fn of_places(&self, number: i64) -> String {
        crate::realise::counted(number, self.site())
    }

    /// How far the second leg of a slide goes, and what else is said of the slide.
    fn one_bend(&self, action: &Action) -> Option<Turning> {
        let Action::Deed(deed) = action else { return None };
        let (_, rest) = deed.rest.as_str().split_once(THEN).filter(|_| deed.verb == "slide")?;
        let far = |number: &i64| rest.starts_with(&format!("{} ", self.of_places(*number)));
        let number = (1..=self.longest_way()).find(far)?;
        let told = format!("{THEN}{} ", self.of_places(number));
        let like = action.words().replacen(&told, THEN, 1);
        Some(Turning { least: number, most: number, like })
    }
}

/// What stands between the two legs.
const THEN: &str = ", then ";

/// A slide that turns once.
struct Turning {
    least: i64,
    most: i64,
    /// What it says but for the length of the second leg.
    like: String,
}

/// The parts of a move of two legs, if a search is one.
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

/// Directions from which those along the first leg are taken, both on and back.
fn sideways_of(directions: &Direction) -> Option<&Direction> {
    let Direction::Difference(outer) = directions else { return None };
    let Direction::Difference(inner) = &outer.directions else { return None };
    let on = |way: &DirectionBetween| matches!((&way.from, &way.to), (Int::From(_), Int::To(_)));
    let back = |way: &DirectionBetween| matches!((&way.from, &way.to), (Int::To(_), Int::From(_)));
    match (&outer.subtracted, &inner.subtracted) {
        (Direction::DirectionBetween(one), Direction::DirectionBetween(other)) => {
            (on(one) && back(other) || back(one) && on(other)).then_some(&inner.directions)
        }
        _ => None,
    }
}

/// Whether directions on a square board lead along its rows and columns, or along its diagonals.
fn along(directions: &Direction) -> Option<AbsoluteDirection> {
    use AbsoluteDirection::{Diagonal, Orthogonal};
    let one = |way: &RelativeDirection| match way {
        RelativeDirection::Forward
        | RelativeDirection::Backward
        | RelativeDirection::Leftward
        | RelativeDirection::Rightward => Some(Orthogonal),
        RelativeDirection::FL
        | RelativeDirection::FR
        | RelativeDirection::BL
        | RelativeDirection::BR => Some(Diagonal),
        _ => None,
    };
    match directions {
        Direction::Absolute(way @ (Diagonal | Orthogonal)) => Some(*way),
        Direction::Relative(way) => one(way),
        Direction::RelativeDirections(node) => {
            let (first, others) = node.directions.as_deref()?.split_first()?;
            let kind = one(first)?;
            others.iter().all(|way| one(way) == Some(kind)).then_some(kind)
        }
        _ => None,
    }
}

/// The eight directions of a square board clockwise, as a player sees them.
const ROUND: [RelativeDirection; 8] = [
    RelativeDirection::Forward,
    RelativeDirection::FR,
    RelativeDirection::Rightward,
    RelativeDirection::BR,
    RelativeDirection::Backward,
    RelativeDirection::BL,
    RelativeDirection::Leftward,
    RelativeDirection::FL,
];

/// A direction seen while looking in another, as the player sees it.
fn turned(facing: RelativeDirection, way: RelativeDirection) -> Option<RelativeDirection> {
    let at = |way| ROUND.iter().position(|one| *one == way);
    ROUND.get((at(facing)? + at(way)?) % ROUND.len()).copied()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_on_the_left_of_one_who_looks_back_lies_on_the_right() {
        use RelativeDirection::{BL, Backward, FL, Forward, Leftward, Rightward};
        assert_eq!(turned(Backward, Leftward), Some(Rightward));
        assert_eq!(turned(Leftward, FL), Some(BL));
        assert_eq!(turned(FL, Forward), Some(FL));
        assert_eq!(turned(FL, RelativeDirection::Forwards), None);
    }
}
