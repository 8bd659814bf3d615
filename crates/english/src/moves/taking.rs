//! Captures by moving onto a piece, told in the clause of the move.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Apply, Moves, To};
use language::refs::{IndexOrRole, SiteOrRegion};
use language::regions::Region;
use language::words::{DynamicRegion, IsPlayerKind, SitesIndexKind};

use super::parts::Target;
use crate::plan::{Action, Deed};
use crate::realise::{Text, say, word_count};

/// A clause with more words than this has no room for what it does.
const ROOM: usize = 22;

/// What may stand on the target of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occupant {
    /// Nothing.
    Nobody,
    /// An enemy piece.
    Enemy,
    /// An enemy piece, where something else is asked for as well.
    EnemyAndMore,
    /// An enemy piece or nothing.
    EnemyOrNobody,
    /// An enemy piece or nothing, where something else is asked for as well.
    EnemyOrNobodyAndMore,
    /// Whatever the rule says.
    Anything,
}

/// When a move captures what stands on its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Taken {
    /// Always.
    Whatever,
    /// If it is an enemy piece.
    Enemies,
}

/// ", capturing it": what a move does to the piece on its target, as long as that is all it does.
///
/// What can never happen, because the target is empty, is told by the target.
pub(super) fn taking(before: &Text, to: &To, target: &mut Target, piece: &str) -> Text {
    // Without an effect the piece that moves takes the place of what stands there.
    let Some(taken) = to.effect.as_ref().map_or(Some(Taken::Enemies), taken) else {
        return Text::default();
    };
    if occupant(to.condition.as_ref()) == Occupant::Nobody
        && matches!(&target.effect, Action::Deed(deed) if deed.verb == "remove" && deed.is_plain())
    {
        return Text::default().tell_all(&std::mem::take(&mut target.effect).told());
    }
    if !only_captures(&target.effect)
        || word_count(before.as_str()) + word_count(target.phrase.as_str()) > ROOM
    {
        return Text::default();
    }
    let words = match (occupant(to.condition.as_ref()), taken) {
        (Occupant::Nobody, _) => Text::default(),
        (Occupant::Enemy, _) => ", capturing it".into(),
        // "a square that holds an enemy rook": nothing else stands between the rook and what happens to it.
        (Occupant::EnemyAndMore, _) if names_enemy_last(target.phrase.as_str()) => {
            ", capturing it".into()
        }
        (Occupant::EnemyAndMore, _) => say!(", capturing the enemy {} there", piece),
        (Occupant::EnemyOrNobody | Occupant::EnemyOrNobodyAndMore, _)
        | (Occupant::Anything, Taken::Enemies) => {
            say!(", capturing any enemy {} there", piece)
        }
        (Occupant::Anything, Taken::Whatever) => return Text::default(),
    };
    words.tell_all(&std::mem::take(&mut target.effect).told())
}

/// Whether a phrase says no more of a place than which enemy piece it holds.
fn names_enemy_last(place: &str) -> bool {
    place
        .split_once(" that holds an enemy ")
        .is_some_and(|(_, piece)| !piece.contains([' ', ',']) && !piece.is_empty())
}

/// Whether a move may end on an empty place or on an enemy piece, which it captures, and nothing else is said of its target.
pub(super) fn is_ordinary(to: &To, taking: &Text) -> bool {
    takes_as_usual(to, taking) && ends_as_usual(to)
}

/// Whether all that a move does to what stands on its target is to capture it.
pub(super) fn takes_as_usual(to: &To, taking: &Text) -> bool {
    match &to.effect {
        Some(apply) => taken(apply).is_some(),
        None => !taking.is_empty(),
    }
}

/// Whether all that a move does to what stands on its target is to capture it, told after the move.
pub(super) fn only_takes(to: &To, effect: &Action) -> bool {
    to.effect.as_ref().is_some_and(|apply| taken(apply).is_some()) && only_captures(effect)
}

/// Whether a move may end on an empty place or on an enemy piece, and nothing else is asked of its target.
pub(super) fn ends_as_usual(to: &To) -> bool {
    occupant(to.condition.as_ref()) == Occupant::EnemyOrNobody
        && to.site.is_none()
        && to.level.is_none()
        && to.rotations.is_none()
}

/// In which areas a move has to end, where it may end there as usual and nothing else is asked of its target.
pub(super) fn ends_as_usual_in(to: &To) -> Option<Vec<&Boolean>> {
    let Some(Boolean::And(node)) = &to.condition else { return None };
    let (usual, areas): (Vec<&Boolean>, Vec<&Boolean>) =
        node.operands.iter().partition(|test| occupant(Some(test)) == Occupant::EnemyOrNobody);
    let plain = to.site.is_none() && to.level.is_none() && to.rotations.is_none();
    let within = |test: &&Boolean| match test {
        Boolean::Not(not) => matches!(not.operand, Boolean::IsIn(_)),
        test => matches!(test, Boolean::IsIn(_)),
    };
    (plain && !usual.is_empty() && !areas.is_empty() && areas.iter().all(within)).then_some(areas)
}

/// Whether a slide may end on an enemy piece, whatever then happens there, and nothing else is asked of its target.
pub(super) fn ends_on_enemy(to: &To) -> bool {
    occupant(to.condition.as_ref()) == Occupant::Enemy
        && to.site.is_none()
        && to.level.is_none()
        && to.rotations.is_none()
        && to.effect.as_ref().is_none_or(|apply| apply.condition.is_none())
}

/// Whether a slide may end on an enemy piece and captures it, as it is told; its effect has no condition of its own.
pub(super) fn takes_enemy(to: &To, effect: &Action) -> bool {
    let rules = to.effect.as_ref().and_then(|apply| apply.effect.as_ref());
    occupant(to.condition.as_ref()) == Occupant::Enemy
        && rules.map_or(to.effect.is_none(), |rules| removed(rules).is_some())
        && only_captures(effect)
}

/// Whether a move ends on an enemy piece only.
pub(super) fn always_holds_enemy(to: &To) -> bool {
    matches!(occupant(to.condition.as_ref()), Occupant::Enemy | Occupant::EnemyAndMore)
}

/// Whether whatever stands on a target is an enemy's, where every piece belongs to a player.
pub(super) fn holds_no_friend(test: &Boolean) -> bool {
    matches!(occupant(Some(test)), Occupant::EnemyOrNobody | Occupant::EnemyOrNobodyAndMore)
}

/// Whether the condition on a target lets it be empty, beside other things.
pub(super) fn may_be_empty(test: &Boolean) -> bool {
    match test {
        Boolean::Or(node) => {
            node.operands.iter().any(|part| occupant(Some(part)) == Occupant::Nobody)
        }
        test => holds_no_friend(test),
    }
}

/// Whether a target may hold an enemy piece, by its condition or by the region it lies in.
pub(super) fn may_hold_enemy(to: &To) -> bool {
    match &to.condition {
        Some(test) => !matches!(occupant(Some(test)), Occupant::Nobody | Occupant::Anything),
        None => is_among_enemies(to),
    }
}

/// Whether all that happens at a target is that what stands there is removed.
pub(super) fn only_removes(apply: &Apply) -> bool {
    matches!(
        &apply.effect,
        Some(Moves::Remove(remove))
            if remove.then.is_none()
                && remove.at.is_none()
                && matches!(remove.site, SiteOrRegion::Site(Int::To(_)))
    )
}

/// Whether a target is one of the places of enemy pieces.
fn is_among_enemies(to: &To) -> bool {
    match &to.site {
        Some(SiteOrRegion::Region(Region::SitesAround(around))) => {
            around.kind == Some(DynamicRegion::Enemy)
        }
        _ => false,
    }
}

/// Whether every empty place meets the condition on a target.
pub(super) fn accepts_empty(test: &Boolean) -> bool {
    match test {
        Boolean::And(node) => node.operands.iter().all(accepts_empty),
        Boolean::Or(node) => node.operands.iter().any(accepts_empty),
        Boolean::Not(not) => {
            stands_here(&not.operand, IsPlayerKind::Friend)
                || stands_here(&not.operand, IsPlayerKind::Enemy)
        }
        test => occupant(Some(test)) == Occupant::Nobody,
    }
}

/// Whether only a place with a piece on it can meet the condition on a target; comparisons are taken to be about pieces.
pub(super) fn needs_piece(test: &Boolean) -> bool {
    match test {
        Boolean::And(node) => node.operands.iter().any(needs_piece),
        Boolean::Or(node) => node.operands.iter().all(needs_piece),
        Boolean::Not(not) => occupant(Some(&not.operand)) == Occupant::Nobody,
        Boolean::IsIn(node) => {
            matches!(&node.set, language::booleans::RegionOrArray::Region(Region::SitesOccupied(_)))
        }
        Boolean::IsEmpty(_) | Boolean::Constant(_) | Boolean::IsVisited(_) => false,
        _ => true,
    }
}

/// Whether only a place with an enemy piece on it can meet the condition on a target.
pub(super) fn asks_for_enemy(test: &Boolean) -> bool {
    matches!(occupant(Some(test)), Occupant::Enemy | Occupant::EnemyAndMore)
}

/// Whether only an empty place can meet the condition on a target.
pub(super) fn asks_for_empty(test: &Boolean) -> bool {
    occupant(Some(test)) == Occupant::Nobody
}

/// What the condition on a target lets stand there.
fn occupant(test: Option<&Boolean>) -> Occupant {
    match test {
        None => Occupant::Anything,
        Some(Boolean::IsEmpty(node)) if matches!(node.at, Int::To(_)) => Occupant::Nobody,
        Some(Boolean::IsIn(node)) => {
            let here = node.site.as_ref().is_none_or(|sites| {
                matches!(sites.iter().collect::<Vec<_>>().as_slice(), [Int::To(_)])
            });
            let empty = matches!(
                &node.set,
                language::booleans::RegionOrArray::Region(Region::SitesIndex(sites))
                    if sites.kind == SitesIndexKind::Empty && sites.index.is_none()
            );
            if here && empty { Occupant::Nobody } else { Occupant::Anything }
        }
        Some(test) if stands_here(test, IsPlayerKind::Enemy) => Occupant::Enemy,
        Some(Boolean::Not(not)) if stands_here(&not.operand, IsPlayerKind::Friend) => {
            Occupant::EnemyOrNobody
        }
        Some(Boolean::Or(node)) => {
            let mut parts: Vec<Occupant> =
                node.operands.iter().map(|part| occupant(Some(part))).collect();
            parts.sort_by_key(|part| *part as u8);
            match parts.as_slice() {
                [Occupant::Nobody, Occupant::Enemy] => Occupant::EnemyOrNobody,
                [Occupant::Nobody, Occupant::EnemyAndMore] => Occupant::EnemyOrNobodyAndMore,
                _ => Occupant::Anything,
            }
        }
        Some(Boolean::And(node)) => {
            let tests: Vec<&Boolean> =
                node.operands.iter().filter(|test| **test != Boolean::Constant(true)).collect();
            if let [only] = tests.as_slice() {
                return occupant(Some(only));
            }
            let parts: Vec<Occupant> = tests.iter().map(|part| occupant(Some(part))).collect();
            let enemy = |part: &Occupant| matches!(part, Occupant::Enemy | Occupant::EnemyAndMore);
            if parts.contains(&Occupant::Nobody) {
                Occupant::Nobody
            } else if parts.iter().any(enemy) {
                Occupant::EnemyAndMore
            } else if parts.iter().any(|part| {
                matches!(part, Occupant::EnemyOrNobody | Occupant::EnemyOrNobodyAndMore)
            }) {
                Occupant::EnemyOrNobodyAndMore
            } else {
                Occupant::Anything
            }
        }
        Some(_) => Occupant::Anything,
    }
}

/// Whether a test asks for an enemy piece on the place that is looked at.
pub(super) fn is_enemy_here(test: &Boolean) -> bool {
    stands_here(test, IsPlayerKind::Enemy)
}

/// Whether a test asks whose piece stands on the target.
fn stands_here(test: &Boolean, kind: IsPlayerKind) -> bool {
    matches!(
        test,
        Boolean::IsPlayer(node) if node.kind == kind && matches!(
            &node.player,
            IndexOrRole::Index(Int::Who(who)) if matches!(who.at, Int::To(_)) && who.level.is_none()
        )
    )
}

/// Whether an effect removes what stands on the target, and when.
fn taken(apply: &Apply) -> Option<Taken> {
    let inner = removed(apply.effect.as_ref()?)?;
    match &apply.condition {
        None | Some(Boolean::Constant(true)) => Some(inner),
        Some(test) if stands_here(test, IsPlayerKind::Enemy) => Some(Taken::Enemies),
        Some(_) => None,
    }
}

fn removed(moves: &Moves) -> Option<Taken> {
    match moves {
        Moves::Remove(node) => {
            let here = matches!(node.site, SiteOrRegion::Site(Int::To(_)));
            let plain = node.at.is_none() && node.count.is_none() && node.level.is_none();
            (here && plain).then_some(Taken::Whatever)
        }
        Moves::If(node)
            if node.otherwise.is_none() && stands_here(&node.condition, IsPlayerKind::Enemy) =>
        {
            removed(&node.moves).map(|_| Taken::Enemies)
        }
        // A piece that goes to a hand, or is replaced by the one that moves onto it, is captured as well; whether nothing
        // else happens shows in the words.
        Moves::And(_) | Moves::Add(_) => Some(Taken::Whatever),
        _ => None,
    }
}

/// Whether an effect, as it is told, is a capture and nothing else.
fn only_captures(effect: &Action) -> bool {
    let captures = |deed: &Deed| deed.verb == "capture" && deed.is_plain();
    match effect {
        Action::Deed(deed) => captures(deed),
        Action::When(_, yes, no) => only_captures(yes) && no.is_nothing(),
        _ => false,
    }
}
