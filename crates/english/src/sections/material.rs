//! Aims that are told by pieces: how many are left, whether they hang together, where one of them stands.

use language::booleans::{Boolean, RegionOrArray};
use language::ints::{Count, CountWhere, Int};
use language::refs::{AtOrIn, IndexOrRole, RoleOrOf};
use language::words::Role;

use super::aim::{Sides, alike};
use crate::realise::{Text, counted, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// What a side tries to do with its pieces or with those of the other side.
    pub(super) fn aim_with_pieces(
        &self,
        test: &Boolean,
        sides: Sides,
        scope: &Scope,
    ) -> Option<Text> {
        match test {
            Boolean::Le(_)
            | Boolean::Lt(_)
            | Boolean::Ge(_)
            | Boolean::Gt(_)
            | Boolean::Equals(_) => {
                let (number, bound, value) = self.bounded(test)?;
                match number {
                    Int::CountPieces(_) => self.headcount(number, bound, value, (sides, scope)),
                    Int::Count(node) => self.held(node, bound, value, (sides, scope)),
                    Int::CountGroups(node) if bound == Bound::Exactly && value == 1 => {
                        let whose = owner_here(node.condition.as_ref()?)?;
                        let plain = node.through_any.is_none() && node.min.is_none();
                        let mine = sides.winner.is_some_and(|winner| alike(winner, whose));
                        (plain && mine).then(|| {
                            let all = plural(&self.pieces.word);
                            say!("join all {} {} into one group", self.own(sides), all)
                        })
                    }
                    Int::WhereNamed(node) if bound == Bound::Exactly && value == -1 => {
                        let IndexOrRole::Role(owner) = node.player else { return None };
                        let kind = self.pieces.named(&node.piece).0;
                        sides
                            .loser
                            .is_some_and(|loser| alike(loser, owner))
                            .then(|| say!("capture the enemy {}", kind))
                    }
                    _ => None,
                }
            }
            Boolean::IsIn(node) => {
                let sites: Vec<&Int> = node.site.iter().flat_map(|sites| sites.iter()).collect();
                let [Int::WhereNamed(piece)] = sites.as_slice() else { return None };
                let RegionOrArray::Region(region) = &node.set else { return None };
                let IndexOrRole::Role(owner) = piece.player else { return None };
                let kind = self.pieces.named(&piece.piece).0;
                self.brought(&kind, Some(owner), region, sides, scope)
            }
            Boolean::IsWithin(node) => {
                let Some(AtOrIn::In(region)) = &node.at else { return None };
                let Some(Int::IdOfPiece(id)) = &node.what else { return None };
                let (kind, number) = self.pieces.named(&id.name);
                let owner = [Role::P1, Role::P2, Role::P3, Role::P4]
                    .into_iter()
                    .find(|role| crate::facts::number_of(*role) == number);
                self.brought(&kind, owner, region, sides, scope)
            }
            _ => None,
        }
    }

    /// "leave your opponent with at most two markers", "have at least 27 balls".
    fn headcount(
        &self,
        number: &Int,
        bound: Bound,
        value: i64,
        (sides, scope): (Sides, &Scope),
    ) -> Option<Text> {
        let Int::CountPieces(node) = number else { return None };
        if node.condition.is_some() || value < 0 {
            return None;
        }
        let Some(RoleOrOf::Role(owner)) = &node.owner else { return None };
        let kind = node.name.as_deref().map(|name| self.pieces.named(name).0);
        let kind = kind.unwrap_or_else(|| self.pieces.word.clone());
        let lost = sides.loser.is_some_and(|loser| alike(loser, *owner));
        let won = sides.winner.is_some_and(|winner| alike(winner, *owner));
        if let Some(region) = &node.within {
            // Where pieces stand changes with them; a goal needs places that stay.
            let links = &self.state.links;
            if self.whole(node.id).into_iter().any(|part| links.is(part, "sites", "Occupied")) {
                return None;
            }
            // "have exactly three keepers on the corner squares"
            let place = self.area(region, scope).plural;
            return match bound {
                Bound::AtLeast if won => {
                    Some(say!("have at least {} on {}", counted(value, &kind), place))
                }
                Bound::Exactly if won && value > 0 => {
                    Some(say!("have exactly {} on {}", counted(value, &kind), place))
                }
                _ => None,
            };
        }
        match bound {
            Bound::AtMost | Bound::Exactly if lost && value == 0 => {
                Some(say!("leave {} without {}", self.loser(sides), plural(&kind)))
            }
            Bound::AtMost if lost => {
                let few = counted(value, &kind);
                Some(say!("leave {} with at most {}", self.loser(sides), few))
            }
            Bound::Exactly if lost => {
                Some(say!("leave {} with {}", self.loser(sides), counted(value, &kind)))
            }
            Bound::AtLeast if won => Some(say!("have at least {}", counted(value, &kind))),
            _ => None,
        }
    }

    /// "leave North with at most two seeds in hand", "have at least 25 seeds in your store", "empty North's home".
    fn held(
        &self,
        node: &Count,
        bound: Bound,
        value: i64,
        (sides, scope): (Sides, &Scope),
    ) -> Option<Text> {
        if node.kind.is_some() || node.what.is_some() || node.who.is_some() || value < 0 {
            return None;
        }
        let few = matches!(bound, Bound::AtMost | Bound::Exactly);
        if let Some(CountWhere::In(region)) = &node.place {
            let area = self.area(region, scope);
            let whose = format!("{}'s ", self.loser(sides).as_str());
            let theirs = sides.loser.is_some() && area.plural.as_str().starts_with(&whose);
            return (few && value == 0 && theirs).then(|| say!("empty {}", area.plural));
        }
        let Some(CountWhere::At(place)) = &node.place else { return None };
        let (owner, place) = match place {
            Int::HandSite(hand) => (&hand.player, Text::from("in hand")),
            Int::MapEntry(entry) => {
                (&entry.key, self.place_of_each(&self.place(place, scope).text, &entry.key, scope)?)
            }
            _ => return None,
        };
        let IndexOrRole::Role(owner) = *owner else { return None };
        let is = |side: Option<Role>| side.is_some_and(|side| alike(side, owner));
        let (word, loser) = (&self.pieces.word, self.loser(sides));
        match bound {
            _ if few && value == 0 && is(sides.loser) => {
                Some(say!("leave {} without {} {}", loser, plural(word), place))
            }
            Bound::AtMost if is(sides.loser) => {
                Some(say!("leave {} with at most {} {}", loser, counted(value, word), place))
            }
            Bound::AtLeast if is(sides.winner) => {
                Some(say!("have at least {} {}", counted(value, word), place))
            }
            _ => None,
        }
    }

    /// "in store", for a place that each player has and that is told by its owner.
    fn place_of_each(&self, place: &Text, owner: &IndexOrRole, scope: &Scope) -> Option<Text> {
        let whose = self.index_or_role(owner, scope).possessive();
        let place = place.as_str().strip_prefix(whose.as_str())?.trim_start();
        (!place.contains(' ')).then(|| Text::from(format!("in {place}")))
    }

    /// "bring your jarl to one of the fortresses".
    fn brought(
        &self,
        kind: &str,
        owner: Option<Role>,
        region: &language::regions::Region,
        sides: Sides,
        scope: &Scope,
    ) -> Option<Text> {
        let mine = sides.winner.is_some_and(|winner| owner.is_some_and(|own| alike(winner, own)));
        let place = self.area(region, scope).single;
        mine.then(|| say!("bring {} {} to {}", self.own(sides), kind, place))
    }

    /// "your" for whoever wins, "their" where the winner has just been named.
    pub(super) fn own(&self, sides: Sides) -> &'static str {
        match sides.winner {
            Some(role) if crate::facts::number_of(role).is_some() => "their",
            _ => "your",
        }
    }

    /// A number that is held against one that is known.
    fn bounded<'a>(&self, test: &'a Boolean) -> Option<(&'a Int, Bound, i64)> {
        let known = |number: &Int| self.constant(number);
        let (left, right, bound, less) = match test {
            Boolean::Le(node) => (&node.left, &node.right, Bound::AtMost, 0),
            Boolean::Lt(node) => (&node.left, &node.right, Bound::AtMost, 1),
            Boolean::Ge(node) => (&node.left, &node.right, Bound::AtLeast, 0),
            // More than some is less than that many on the other side.
            Boolean::Gt(node) => (&node.right, &node.left, Bound::AtMost, 1),
            Boolean::Equals(node) => {
                let IndexOrRole::Index(right) = &node.right else { return None };
                (&node.left, right, Bound::Exactly, 0)
            }
            _ => return None,
        };
        match (known(left), known(right)) {
            (None, Some(value)) => Some((left, bound, value - less)),
            (Some(value), None) => match bound {
                Bound::Exactly => Some((right, bound, value)),
                Bound::AtMost => Some((right, Bound::AtLeast, value + less)),
                Bound::AtLeast => Some((right, Bound::AtMost, value - less)),
            },
            _ => None,
        }
    }
}

/// How a number is bounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    AtMost,
    AtLeast,
    Exactly,
}

/// Whose pieces a test on a place asks for, if that is all it asks.
fn owner_here(test: &Boolean) -> Option<Role> {
    match test {
        Boolean::Equals(node) => match (&node.left, &node.right) {
            (Int::Who(who), IndexOrRole::Role(role)) if matches!(who.at, Int::To(_)) => Some(*role),
            _ => None,
        },
        _ => None,
    }
}
