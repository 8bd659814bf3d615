//! Leaps by a walk.

use language::booleans::Boolean;
use language::ints::Int;
use language::ludeme::PairOrList;
use language::moves::{Leap, To};
use language::refs::IndexOrRole;

use crate::plan::{Action, Deed};
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// What is said of leaps: nothing stands in their way.
pub(crate) const OVER_ANY: &str = "it jumps over any pieces in between";
/// What is said of leaps with one place between start and target.
pub(crate) const OVER_FIRST: &str = "it may jump over a piece on the first of these";
/// Longer leaps are told by their target first.
const LONGEST: usize = 28;

impl Teller<'_> {
    pub(super) fn leap_move(&self, node: &Leap, scope: &Scope) -> Action {
        let site = self.site();
        let (piece, mut demands) = self.origin_piece(node.from.as_ref(), scope);
        // What faces nowhere has nothing behind it.
        let forward =
            matches!(node.forward, Some(Boolean::Constant(true))) && self.faces_somewhere();
        let turned = !matches!(node.rotations, Some(Boolean::Constant(false)));
        let rows =
            if forward && turned && self.places.is_square() { rows_apart(&node.to) } else { None };
        let ahead = rows.and_then(|(rows, rest)| {
            Some((self.leap_ahead(&node.walk, Some(rows))?.tell_all(&self.whole(node.to.id)), rest))
        });
        let (walk, to) = match ahead {
            // How many rows it leads ahead is said by the leap itself.
            Some((walk, to)) => (walk, to),
            None => (self.leap(&node.walk, forward, turned), node.to.clone()),
        };
        let to = &to;
        let mut target = self.target(to, scope);
        let taking = super::taking::taking(&walk, to, &mut target, &self.pieces.word);
        let mut rest = say!("{}{}{}", walk, target.after("to"), taking);
        let mut plain = walk.clone();
        if word_count(walk.as_str()) > LONGEST {
            plain = self.ways(&node.walk, forward, turned).tell_all(walk.told());
        }
        if word_count(rest.as_str()) > LONGEST {
            // The ways come last, so that they can become a list.
            let to = say!("{}{}", target.after("to"), taking);
            let ways = self.ways(&node.walk, forward, turned);
            rest = say!("{} {}", to, ways).tell_all(walk.told());
            rest = rest.reworded(rest.as_str().trim_start().to_owned());
        }
        let mut deed = Deed::piece(piece, "leap", "with", rest).tell(node.id);
        demands.extend(target.demands());
        deed.limits.push(Text::from(OVER_ANY).tell(node.id));
        deed.demands = demands;
        if deed.demands.is_empty() {
            deed.ordinary = self.ordinary(to, &taking, &target.effect, plain, scope);
        }
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        let action =
            Action::from(deed).followed_by(target.effect).followed_by(self.displaced(to, scope));
        self.with_then(action, node.then.as_ref(), &after)
    }
}

/// A target that must lie so many rows from the start, and the same target without this demand.
fn rows_apart(to: &To) -> Option<(i32, To)> {
    let Some(Boolean::And(and)) = &to.condition else { return None };
    let at = and.operands.iter().position(|test| apart(test).is_some())?;
    let rows = apart(&and.operands[at])?;
    let mut rest: Vec<Boolean> = and.operands.iter().cloned().collect();
    rest.remove(at);
    let condition = if rest.len() == 1 {
        rest.pop()
    } else {
        let mut and = and.clone();
        and.operands = PairOrList(rest);
        Some(Boolean::And(and))
    };
    Some((rows, To { condition, ..to.clone() }))
}

/// How many rows start and target lie apart, if that is what a test asks.
fn apart(test: &Boolean) -> Option<i32> {
    let Boolean::Equals(node) = test else { return None };
    let (rows, between) = match (&node.left, &node.right) {
        (Int::Constant(rows), IndexOrRole::Index(between))
        | (between, IndexOrRole::Index(Int::Constant(rows))) => (rows, between),
        _ => return None,
    };
    let Int::Abs(abs) = between else { return None };
    let Int::Sub(sub) = &abs.value else { return None };
    let (Some(Int::Row(one)), Int::Row(other)) = (&sub.left, &sub.right) else { return None };
    let ends =
        matches!((&one.of, &other.of), (Int::To(_), Int::From(_)) | (Int::From(_), Int::To(_)));
    ends.then_some(*rows)
}
