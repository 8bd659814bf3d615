//! Aims that are told by places: to bring pieces there, to reach them, to empty them.

use language::booleans::{Boolean, RegionOrArray};
use language::ints::{CountWhere, Int};
use language::refs::{IndexOrRole, PlayerRef};
use language::regions::{Region, SitesSimple};
use language::words::{
    CountSimpleKind, CountSiteKind, IsPlayerKind, LastKind, Role, SitesSimpleKind,
};

use super::aim::{Sides, alike};
use crate::booleans::asks_for_empty;
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// What a side tries to do with places.
    pub(super) fn aim_with_places(
        &self,
        test: &Boolean,
        sides: Sides,
        scope: &Scope,
    ) -> Option<Text> {
        match test {
            Boolean::AllSites(node) if asks_for_empty(&node.condition) => {
                let area = self.area(&node.region, scope);
                let own = area.owner.as_ref().is_some_and(|owner| owner.second);
                let hand = matches!(node.region, Region::SitesHand(_));
                match sides.winner {
                    Some(Role::Mover) if own || hand => {
                        Some(self.first_to(&say!("empty {}", area.plural)))
                    }
                    Some(Role::Mover) => Some(say!("empty {}", area.plural)),
                    None if sides.loser.is_some() => Some(say!("empty {}", area.plural)),
                    _ => None,
                }
            }
            Boolean::IsEmpty(node) if matches!(node.at, Int::HandSite(_)) => {
                let Int::HandSite(hand) = &node.at else { return None };
                let IndexOrRole::Role(owner) = &hand.player else { return None };
                let mine = sides.winner.is_some_and(|winner| alike(winner, *owner));
                mine.then(|| self.first_to(&say!("empty {} hand", self.own(sides))))
            }
            Boolean::AllSites(node) => {
                let Boolean::IsIn(inside) = &node.condition else { return None };
                let sites: Vec<&Int> = inside.site.iter().flat_map(|list| list.iter()).collect();
                let [Int::Site(_)] = sites.as_slice() else { return None };
                let RegionOrArray::Region(goal) = &inside.set else { return None };
                self.all_brought(&node.region, goal, sides, scope)
            }
            Boolean::RegionEquals(node) => self
                .all_brought(&node.left, &node.right, sides, scope)
                .or_else(|| self.all_brought(&node.right, &node.left, sides, scope)),
            Boolean::Equals(node) => {
                let IndexOrRole::Index(right) = &node.right else { return None };
                self.one_brought(&node.left, right, sides, scope)
                    .or_else(|| self.one_brought(right, &node.left, sides, scope))
                    .or_else(|| self.none_standing(&node.left, right, sides))
                    .or_else(|| self.none_standing(right, &node.left, sides))
                    .or_else(|| is_last_left(&node.left, right, 1, sides))
            }
            Boolean::Le(node) => is_last_left(&node.left, &node.right, 1, sides),
            Boolean::Lt(node) => is_last_left(&node.left, &node.right, 2, sides),
            _ => None,
        }
    }

    /// "bring all your markers to your opponent's home".
    fn all_brought(
        &self,
        pieces: &Region,
        goal: &Region,
        sides: Sides,
        scope: &Scope,
    ) -> Option<Text> {
        let Region::SitesOccupied(occupied) = pieces else { return None };
        let PlayerRef::Role(owner) = &occupied.player else { return None };
        if occupied.component.is_some() || occupied.container.is_some() {
            return None;
        }
        let mine = sides.winner.is_some_and(|winner| alike(winner, *owner));
        let (all, place) = (plural(&self.pieces.word), self.area(goal, scope).plural);
        mine.then(|| say!("bring all {} {} to {}", self.own(sides), all, place))
    }

    /// "bring your fox to A3", "reach H10".
    fn one_brought(&self, piece: &Int, goal: &Int, sides: Sides, scope: &Scope) -> Option<Text> {
        let known = self.fixed_site(goal).is_some() || matches!(goal, Int::MapEntry(_));
        let place = known.then(|| self.place(goal, scope).text)?;
        match piece {
            Int::WhereNamed(node) => {
                let IndexOrRole::Role(owner) = node.player else { return None };
                let mine = sides.winner.is_some_and(|winner| alike(winner, owner));
                let kind = self.pieces.named(&node.piece).0;
                mine.then(|| say!("bring {} {} to {}", self.own(sides), kind, place))
            }
            Int::Last(last) if last.kind == LastKind::To => {
                (sides.winner == Some(Role::Mover)).then(|| say!("reach {}", place))
            }
            _ => None,
        }
    }

    /// "leave your opponent without markers", where the places with pieces are counted.
    fn none_standing(&self, count: &Int, zero: &Int, sides: Sides) -> Option<Text> {
        let (Int::Count(node), Int::Constant(0)) = (count, zero) else { return None };
        let sites = matches!(node.kind, None | Some(CountSiteKind::Sites));
        let Some(CountWhere::In(Region::SitesOccupied(pieces))) = &node.place else { return None };
        let PlayerRef::Role(owner) = &pieces.player else { return None };
        let lost = sides.loser.is_some_and(|loser| alike(loser, *owner));
        (sites && lost && pieces.component.is_none() && pieces.container.is_none())
            .then(|| say!("leave {} without {}", self.loser(sides), plural(&self.pieces.word)))
    }
}

/// "be the last player in the game": nobody else is left.
fn is_last_left(count: &Int, most: &Int, bound: i32, sides: Sides) -> Option<Text> {
    let Int::CountSimple(node) = count else { return None };
    let alone = node.kind == CountSimpleKind::Active
        && matches!(most, Int::Constant(most) if *most == bound)
        && sides.winner == Some(Role::Mover);
    alone.then(|| "be the last player in the game".into())
}

/// Whether a test says only when an ending is looked at: by whose move, how far the game has gone, or at the end of a round,
/// when nothing is left on the board.
pub(super) fn only_says_when(test: &Boolean) -> bool {
    let when = |int: &Int| match int {
        Int::CountSimple(count) => matches!(
            count.kind,
            CountSimpleKind::Moves | CountSimpleKind::Turns | CountSimpleKind::MovesThisTurn
        ),
        Int::Mover(_) | Int::Prev(_) | Int::Next(_) => true,
        _ => false,
    };
    match test {
        Boolean::Not(node) => only_says_when(&node.operand),
        Boolean::AllSites(node) if asks_for_empty(&node.condition) => {
            let board = |sites: &SitesSimple| sites.kind == SitesSimpleKind::Board;
            matches!(&node.region, Region::SitesSimple(sites) if board(sites))
        }
        Boolean::IsPlayer(node) => {
            matches!(node.kind, IsPlayerKind::Mover | IsPlayerKind::Next | IsPlayerKind::Prev)
        }
        Boolean::Equals(node) => {
            when(&node.left) || matches!(&node.right, IndexOrRole::Index(right) if when(right))
        }
        Boolean::NotEqual(node) => {
            when(&node.left) || matches!(&node.right, IndexOrRole::Index(right) if when(right))
        }
        Boolean::Ge(node) => when(&node.left) || when(&node.right),
        Boolean::Gt(node) => when(&node.left) || when(&node.right),
        Boolean::Le(node) => when(&node.left) || when(&node.right),
        Boolean::Lt(node) => when(&node.left) || when(&node.right),
        _ => false,
    }
}
