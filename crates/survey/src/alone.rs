//! From where a piece that stands alone on the board could make a certain move: on a large board, long ways that bend begin in few places.

use engine::action::Act;
use engine::booleans::Bool;
use engine::ints::Int;
use engine::moves::{Kind, Moves};
use engine::regions::Region;
use engine::state::Scalar;
use engine::{Chance, Program, World};

use crate::proof::{name, within};
use crate::propose::put;
use crate::rules::Rule;
use crate::suggest::taken;
use crate::things::slots;

/// The sites from which a piece could move by a rule if nothing else stood on the board; none where that cannot be tried out.
pub(crate) fn sites(program: &Program, rule: &Rule<'_>, piece: usize) -> Option<Vec<i32>> {
    let component = program.components.get(piece)?;
    let layout = &program.layout;
    if layout.has_stacks() || !component.walks.is_empty() {
        return None;
    }
    let moves = component.moves.as_ref()?;
    let kind = program.default_type();
    let mut world = World::new(program, Chance::seeded(0));
    world.start();
    let all = slots(program);
    let held = all.iter().filter(|(slot, ..)| !world.state.is_empty(*slot));
    let gone: Vec<Act> = held.map(|(_, kind, site)| taken(*kind, *site)).collect();
    world.arrange(&gone);
    world.state.set(Scalar::Mover, component.owner);
    let mut found = Vec::new();
    for site in 0..program.topology.count(kind) as i32 {
        world.arrange(&[put(kind, site, piece as i32)]);
        (world.regs.from, world.regs.level) = (site, 0);
        let origins = world.origins_of(moves);
        if origins.iter().any(|origin| rule.names.contains(origin)) {
            found.push(site);
        }
        world.arrange(&[taken(kind, site)]);
    }
    Some(found)
}

/// Whether a rule of pieces never permits a move: it asks for nothing but room, and no piece has enough of that even alone.
pub(crate) fn lacks_room(program: &Program, rule: &Rule<'_>) -> bool {
    let pieces = rule.pieces.iter().filter_map(|piece| program.components.get(*piece));
    let mut moves = pieces.filter_map(|component| component.moves.as_ref());
    let alone = |piece: &usize| sites(program, rule, *piece).is_some_and(|sites| sites.is_empty());
    !rule.pieces.is_empty()
        && rule.guards.is_empty()
        && moves.all(|moves| asks_for_room(moves, rule) == Some(true))
        && rule.pieces.iter().all(alone)
}

/// Whether all that is asked on the way to a rule, and by it, is that places are empty, or hold nothing of one's own; none where the
/// rule is not within another one.
fn asks_for_room(moves: &Moves, rule: &Rule<'_>) -> Option<bool> {
    if moves.id == rule.id {
        return Some(own_tests(moves));
    }
    let inner = within::inner(moves).into_iter().find_map(|inner| asks_for_room(inner, rule))?;
    Some(inner && own_tests(moves))
}

fn own_tests(moves: &Moves) -> bool {
    let holds = |test: &Option<Bool>| test.as_ref().is_none_or(is_about_room);
    match &moves.kind {
        Kind::All(_) => true,
        Kind::If(parts) => parts.2.is_none() && is_about_room(&parts.0),
        Kind::ForEachDirection(it) => {
            holds(&it.from.condition)
                && holds(&it.between)
                && holds(&it.to.condition)
                && !name(&it.directions).contains("If")
        }
        Kind::FromTo(it) => {
            it.from.place.is_none()
                && it.to.place.is_none()
                && holds(&it.from.condition)
                && holds(&it.to.condition)
        }
        _ => false,
    }
}

/// Whether a test asks that a place is empty, or holds nothing of one's own: where it holds among other pieces, it holds without them.
fn is_about_room(test: &Bool) -> bool {
    match test {
        Bool::Const(_) | Bool::Empty(..) => true,
        Bool::Not(test) => match &**test {
            Bool::Friend(who) => matches!(**who, Int::Who(_)),
            Bool::Occupied(..) => true,
            Bool::In(pair) => matches!(pair.1, Region::Fixed(_)),
            _ => false,
        },
        Bool::In(pair) => matches!(pair.1, Region::Fixed(_)),
        Bool::And(tests) | Bool::Or(tests) => tests.iter().all(is_about_room),
        _ => false,
    }
}
