//! Aims that are told by places: to bring pieces there, to reach them, to empty them.

use language::booleans::{Boolean, RegionOrArray};
use language::ints::{CountWhere, Int};
use language::refs::{IndexOrRole, PlayerRef, RoleOrOf};
use language::regions::Region;
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

    /// Whether a test says only when an ending is looked at: by whose move, how far the game has gone, or at the end of a round,
    /// when all have passed or nothing is left on places that are nobody's.
    pub(super) fn only_says_when(&self, test: &Boolean, scope: &Scope) -> bool {
        let nobodys = |region: &Region| self.area(region, scope).owner.is_none();
        match test {
            Boolean::Not(node) => self.only_says_when(&node.operand, scope),
            Boolean::AllPassed(_) => true,
            Boolean::AllSites(node) => asks_for_empty(&node.condition) && nobodys(&node.region),
            Boolean::NoPieces(node) => {
                matches!(node.owner, Some(RoleOrOf::Role(Role::All)) | None)
                    && node.within.as_ref().is_some_and(nobodys)
            }
            Boolean::IsPlayer(node) => {
                matches!(node.kind, IsPlayerKind::Mover | IsPlayerKind::Next | IsPlayerKind::Prev)
            }
            Boolean::Equals(node) => is_time(&node.left) || is_time_of(&node.right),
            Boolean::NotEqual(node) => is_time(&node.left) || is_time_of(&node.right),
            Boolean::Ge(node) => is_time(&node.left) || is_time(&node.right),
            Boolean::Gt(node) => is_time(&node.left) || is_time(&node.right),
            Boolean::Le(node) => is_time(&node.left) || is_time(&node.right),
            Boolean::Lt(node) => is_time(&node.left) || is_time(&node.right),
            _ => false,
        }
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

/// Whether a number tells how far the game has gone, or whose turn it is.
fn is_time(int: &Int) -> bool {
    match int {
        Int::CountSimple(count) => matches!(
            count.kind,
            CountSimpleKind::Moves | CountSimpleKind::Turns | CountSimpleKind::MovesThisTurn
        ),
        // What is still on the board.
        Int::Count(count) => {
            let plain = count.kind.is_none() && count.who.is_none() && count.what.is_none();
            plain
                && matches!(&count.place, Some(CountWhere::In(Region::SitesSimple(sites)))
                    if sites.kind == SitesSimpleKind::Board)
        }
        Int::Mover(_) | Int::Prev(_) | Int::Next(_) => true,
        _ => false,
    }
}

fn is_time_of(number: &IndexOrRole) -> bool {
    matches!(number, IndexOrRole::Index(number) if is_time(number))
}
