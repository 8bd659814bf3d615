//! Positions do not come back soon where seeds only go on along one loop.
//!
//! A move empties a hole and puts a seed into the next one. For the position to come back, that hole has to be emptied too, and so
//! on round the whole loop: each by a move of its own, as a seed that has been taken off the loop never comes back.

use engine::Program;
use engine::booleans::Bool;
use engine::ints::Int;
use engine::moves::{Kind, Moves, Place};

use super::{Never, within};
use crate::rules::Rule;

/// That a position cannot come back as often as a test for a cycle asks for.
pub(super) fn never_repeats(program: &Program, rules: &[Rule<'_>]) -> Option<Never> {
    // Then positions are kept turn by turn, and a turn may have several moves.
    // Where passing does not end a game, nothing changes as long as all pass.
    if program.meta.records.is_some() || program.layout.has_stacks() || !program.all_pass_ends {
        return None;
    }
    let mut track = None;
    for rule in rules {
        match &rule.moves.kind {
            // Before anybody may propose anything, a position must have come back by sowing alone.
            Kind::Propose(..) if rule.guards.iter().any(is_cycle) => {}
            Kind::Vote(..) if rule.guards.iter().any(is_proposed) => {}
            Kind::Select(_) => {
                let then = &program.thens.get(rule.moves.then? as usize)?.moves;
                let sown = sown(program, then)?;
                if *track.get_or_insert(sown) != sown {
                    return None;
                }
            }
            _ => return None,
        }
        let changes = |kind: &Kind| changes_the_loop(kind, track, program);
        if within::any(program, rule.moves, &changes) {
            return None;
        }
    }
    let track = program.tracks.get(track?)?;
    let mut sites: Vec<i32> = track.elems.iter().map(|elem| elem.site).collect();
    sites.sort_unstable();
    sites.dedup();
    let (places, moves) = (sites.len(), program.players * program.players);
    (track.looped && places == track.elems.len() && places > moves)
        .then_some(Never::SeedsGoOn { places, moves })
}

fn is_cycle((test, holds): &(&Bool, bool)) -> bool {
    *holds && matches!(test, Bool::Cycle)
}

fn is_proposed((test, holds): &(&Bool, bool)) -> bool {
    *holds && matches!(test, Bool::Proposed(_))
}

/// The track along which a consequence sows, if it does so in every case, once, one seed a place.
fn sown(program: &Program, then: &Moves) -> Option<usize> {
    let Kind::Sow(sow) = &then.kind else { return None };
    let [track] = *sow.tracks else { return None };
    let plain = sow.per_hole.constant() == Some(1)
        && sow.count.is_none()
        && sow.skip_if.is_none()
        && sow.origin.constant() == Some(false);
    let again = |kind: &Kind| matches!(kind, Kind::Sow(_));
    let more = within::inner(then).into_iter().any(|inner| within::any(program, inner, &again));
    (plain && !more && then.then.is_none()).then_some(track)
}

/// Whether something may put seeds on the loop, or move them along it, otherwise than by sowing.
fn changes_the_loop(kind: &Kind, track: Option<usize>, program: &Program) -> bool {
    match kind {
        Kind::FromTo(it) => match &it.to.place {
            Some(Place::Site(site)) => !is_off_the_loop(site, track, program),
            _ => true,
        },
        Kind::Sow(_)
        | Kind::Select(_)
        | Kind::Pass { .. }
        | Kind::MoveAgain
        | Kind::Propose(..)
        | Kind::Vote(..)
        | Kind::Remove(_)
        | Kind::AddScore(_)
        | Kind::Note(_)
        | Kind::All(_)
        | Kind::If(_)
        | Kind::Priority(_)
        | Kind::Seq(_)
        | Kind::Do(_)
        | Kind::Apply(_) => false,
        _ => true,
    }
}

/// Whether a place is always a hand or a store beside the loop.
fn is_off_the_loop(site: &Int, track: Option<usize>, program: &Program) -> bool {
    let Some(looped) = track.and_then(|track| program.tracks.get(track)) else { return false };
    let off = |site: i32| looped.elems.iter().all(|elem| elem.site != site);
    match site {
        Int::HandSite(..) => true,
        Int::Const(site) => off(*site),
        Int::MapEntry(maps, _) => {
            let maps = maps.iter().filter_map(|map| program.maps.get(*map));
            maps.flat_map(|map| &map.pairs).all(|(_, site)| off(*site))
        }
        Int::If(parts) => {
            [&parts.1, &parts.2].into_iter().all(|part| is_off_the_loop(part, track, program))
        }
        _ => false,
    }
}
