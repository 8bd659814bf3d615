//! Two pieces that must not face each other on an open line.

use language::booleans::{And, Boolean, If};
use language::directions::Direction;
use language::ints::{CountWhere, Int};
use language::refs::{IndexOrRole, SiteOrRegion};
use language::regions::Region;
use language::words::{AbsoluteDirection, CountSiteKind};

use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "White's king and Red's king do not stand in the same column with no piece between them": if two pieces share
    /// a line, something stands on the way from the one to the other; or the opposite, where nothing else is asked.
    pub(super) fn facing(&self, node: &If, scope: &Scope) -> Option<Condition> {
        if matches!(node.otherwise, None | Some(Boolean::Constant(false))) {
            let face = self.face_each_other(&node.condition, &node.then, scope)?;
            return Some(face.tell_all(&self.whole(node.id)));
        }
        if node.otherwise != Some(Boolean::Constant(true)) {
            return None;
        }
        let Boolean::Not(clear) = &node.then else { return None };
        let face = self.face_each_other(&node.condition, &clear.operand, scope)?;
        Some(face.negated().tell_all(&self.whole(node.id)))
    }

    /// The same for a test that holds while they do.
    pub(super) fn facing_openly(&self, node: &And, scope: &Scope) -> Option<Condition> {
        let [same, clear] = &*node.operands else { return None };
        let face = self.face_each_other(same, clear, scope)?;
        Some(face.tell_all(&self.whole(node.id)))
    }

    /// Whether two pieces share a line on which nothing stands between them.
    fn face_each_other(&self, same: &Boolean, clear: &Boolean, scope: &Scope) -> Option<Condition> {
        let Boolean::Equals(same) = same else { return None };
        let IndexOrRole::Index(right) = &same.right else { return None };
        let (first, second, column) = match (&same.left, right) {
            (Int::Column(one), Int::Column(other)) => (&one.of, &other.of, true),
            (Int::Row(one), Int::Row(other)) => (&one.of, &other.of, false),
            _ => return None,
        };
        let (start, end, direction) = clear_way(clear)?;
        let along = match direction {
            AbsoluteDirection::N | AbsoluteDirection::S => column,
            AbsoluteDirection::E | AbsoluteDirection::W => !column,
            _ => false,
        };
        let ends = same_piece(start, first) && same_piece(end, second)
            || same_piece(start, second) && same_piece(end, first);
        if !along || !ends {
            return None;
        }
        let (one, other) =
            (self.standing_piece(first, scope)?, self.standing_piece(second, scope)?);
        let line = if column { "column" } else { "row" };
        let open = format!("in the same {line} with no {} between them", self.pieces.word);
        let (yes, no) = (say!("stand {}", open.as_str()), say!("do not stand {}", open.as_str()));
        Some(Condition::fact(Role::Other, say!("{} and {}", one, other), yes, no))
    }

    /// "White's king" for the place of White's king.
    fn standing_piece(&self, place: &Int, scope: &Scope) -> Option<Text> {
        let Int::WhereNamed(node) = place else { return None };
        let owner = self.index_or_role(&node.player, scope).possessive();
        let kind = self.pieces.named(&node.piece).0;
        node.state.is_none().then(|| say!("{} {}", owner, kind).tell_all(&self.whole(node.id)))
    }
}

/// The way on which nothing stands: where it starts, what it stops at, and its direction.
fn clear_way(test: &Boolean) -> Option<(&Int, &Int, AbsoluteDirection)> {
    let Boolean::Equals(zero) = test else { return None };
    let (Int::Count(count), IndexOrRole::Index(Int::Constant(0))) = (&zero.left, &zero.right)
    else {
        return None;
    };
    if count.kind != Some(CountSiteKind::Sites) {
        return None;
    }
    let Some(CountWhere::In(Region::ForEachSite(filter))) = &count.place else { return None };
    let occupied = matches!(&filter.condition,
        Boolean::IsOccupied(node) if matches!(node.at, Int::Site(_)));
    let Region::SitesDirection(line) = &filter.region else { return None };
    let SiteOrRegion::Site(start) = &line.from else { return None };
    let Some(Direction::Absolute(direction)) = &line.directions else { return None };
    let Some(Boolean::Equals(stop)) = &line.stop else { return None };
    let end = match (&stop.left, &stop.right) {
        (Int::To(_), IndexOrRole::Index(end)) => end,
        (end, IndexOrRole::Index(Int::To(_))) => end,
        _ => return None,
    };
    (occupied && line.distance.is_none()).then_some((start, end, *direction))
}

/// Whether two places are those of the same piece.
fn same_piece(one: &Int, other: &Int) -> bool {
    let (Int::WhereNamed(one), Int::WhereNamed(other)) = (one, other) else { return false };
    match (&one.player, &other.player) {
        (IndexOrRole::Role(a), IndexOrRole::Role(b)) => a == b && one.piece == other.piece,
        _ => false,
    }
}
