//! Changes to a position that the tests of a goal speak of: a counter that stands one short, a piece on a place that is to be held.
//!
//! Most of them would make a test true at once, which is more than a construction wants: the last step is left to a legal move.
//! So numbers are suggested that lie beside the wanted ones too, and one test of many is served at a time.

use board::SiteType;
use engine::World;
use engine::action::{Act, Shift};
use engine::booleans::Bool;
use engine::ints::{Int, SiteRead};
use engine::moves::{Kind, Moves};

use crate::consequence::{Wanted, openings, sources};
use crate::proof::within::inner;
use crate::propose::around;

/// How far from the wanted number a suggested one may lie: a move may count before the test is made, or after.
const AROUND: std::ops::RangeInclusive<i32> = -2..=1;
/// More suggestions than this are not needed for one position.
const MOST: usize = 400;

/// Adds changes that a test speaks of, as the player who is to move would make it.
pub(crate) fn suggest<'p>(test: &'p Bool, w: &mut World<'p>, changes: &mut Vec<Act>) {
    of_test(test, w, changes, false);
}

/// Adds changes that a test speaks of; if it is the test of a consequence, it is not asked which consequence would make it true.
fn of_test<'p>(test: &'p Bool, w: &mut World<'p>, changes: &mut Vec<Act>, aside: bool) {
    if changes.len() >= MOST {
        return;
    }
    match test {
        Bool::And(tests) | Bool::Or(tests) => {
            tests.iter().for_each(|test| of_test(test, w, changes, aside));
        }
        Bool::Not(test) => of_test(test, w, changes, aside),
        Bool::If(parts) => {
            let part = if parts.0.eval(w) { &parts.1 } else { &parts.2 };
            of_test(part, w, changes, aside);
        }
        Bool::Eq(pair) | Bool::Ne(pair) | Bool::Lt(pair) | Bool::Le(pair) => {
            for (number, wanted) in [(&pair.0, &pair.1), (&pair.1, &pair.0)] {
                let size = wanted.eval(w);
                set(number, size, w, changes);
                if let Some(wanted) = Wanted::of(number, w.program)
                    && !aside
                {
                    consequences(wanted, w, changes);
                }
            }
        }
        // A number that is to be, or not to be, that of a player is set to each.
        Bool::Mover(who) | Bool::Next(who) => {
            (1..=w.program.players as i32).for_each(|player| set(who, player, w, changes));
        }
        Bool::Friend(who) if let Int::Who(read) = &**who => {
            let (mover, site) = (w.mover(), read.site.eval(w));
            bring(w, (site, read.kind), |w, slot| w.state.who(slot) == mover, changes);
        }
        Bool::Enemy(who) if let Int::Who(read) = &**who => {
            let (mover, site) = (w.mover(), read.site.eval(w));
            let is_enemy = |w: &World<'_>, slot: usize| ![0, mover].contains(&w.state.who(slot));
            bring(w, (site, read.kind), is_enemy, changes);
        }
        Bool::Occupied(kind, site) => {
            let site = site.eval(w);
            bring(w, (site, *kind), |w, slot| w.state.who(slot) > 0, changes);
        }
        Bool::Empty(kind, site) => {
            let site = site.eval(w);
            changes.extend((site >= 0).then(|| taken(*kind, site)));
        }
        Bool::AllSites(parts) => {
            let sites: Vec<i32> = parts.0.eval(w).iter().collect();
            let saved = w.regs.site;
            for site in sites {
                w.regs.site = site;
                if !parts.1.eval(w) {
                    of_test(&parts.1, w, changes, aside);
                }
            }
            w.regs.site = saved;
        }
        // Where a piece is asked for that stands in some place, one of the mover's goes there.
        Bool::In(pair) if matches!(pair.0, Int::From) => {
            let (mover, kind) = (w.mover(), w.program.default_type());
            let sites: Vec<i32> = pair.1.eval(w).iter().collect();
            for site in sites {
                bring(w, (site, kind), |w, slot| w.state.who(slot) == mover, changes);
            }
        }
        // Where the last move is to end in some place, one of the mover's pieces goes beside it.
        Bool::In(pair) if matches!(pair.0, Int::LastTo | Int::LastToAfter) => {
            let (mover, kind) = (w.mover(), w.program.default_type());
            let sites: Vec<i32> = pair.1.eval(w).iter().collect();
            let beside = sites.iter().flat_map(|site| around(w.program, *site));
            let mut beside: Vec<i32> = beside.filter(|site| !sites.contains(site)).collect();
            beside.sort_unstable();
            beside.dedup();
            for site in beside {
                bring(w, (site, kind), |w, slot| w.state.who(slot) == mover, changes);
            }
        }
        Bool::Triggered(_) if !aside => consequences(Wanted::Sign, w, changes),
        Bool::Prev(who) if !aside && matches!(**who, Int::Mover) => {
            consequences(Wanted::Again, w, changes);
        }
        // Whose places they are is what is asked, mostly: pieces in places of the one area alone go to those of the other.
        Bool::SameRegion(pair) => {
            let (mover, kind) = (w.mover(), w.program.default_type());
            let one: Vec<i32> = pair.0.eval(w).iter().collect();
            let other: Vec<i32> = pair.1.eval(w).iter().collect();
            for (here, there) in [(&one, &other), (&other, &one)] {
                let slot = |site: i32| w.program.layout.board_slot(site, kind);
                let own = |site: i32| slot(site).is_some_and(|slot| w.state.who(slot) == mover);
                let from = here.iter().filter(|site| !there.contains(site) && own(**site));
                for from in from {
                    let to = there.iter().filter(|site| !here.contains(site));
                    changes.extend(to.map(|to| Act::Move(Shift::simple(kind, *from, *to))));
                }
            }
        }
        _ => {}
    }
}

/// Adds what the tests speak of that lead to a consequence.
fn consequences(wanted: Wanted, w: &mut World<'_>, changes: &mut Vec<Act>) {
    let saved = w.regs;
    w.regs.to = w.state.last_played().map_or(w.regs.to, |played| played.to);
    sources(w.program, wanted).into_iter().for_each(|moves| towards(wanted, moves, w, changes));
    w.regs = saved;
}

fn towards<'p>(wanted: Wanted, moves: &'p Moves, w: &mut World<'p>, changes: &mut Vec<Act>) {
    if changes.len() >= MOST || !wanted.occurs(moves) {
        return;
    }
    match &moves.kind {
        Kind::If(parts) => {
            of_test(&parts.0, w, changes, true);
            towards(wanted, &parts.1, w, changes);
            parts.2.iter().for_each(|inner| towards(wanted, inner, w, changes));
        }
        Kind::ForEachSite(parts) => {
            let sites: Vec<i32> = parts.0.eval(w).iter().collect();
            let saved = w.regs.site;
            for site in sites {
                w.regs.site = site;
                towards(wanted, &parts.1, w, changes);
            }
            w.regs.site = saved;
        }
        Kind::Surround(it) => {
            let kind = it.from.as_ref().map_or(w.program.default_type(), |from| from.kind);
            let mover = w.mover();
            for site in openings(it, w).into_iter().flatten() {
                bring(w, (site, kind), |w, slot| w.state.who(slot) == mover, changes);
            }
        }
        _ => inner(moves).into_iter().for_each(|inner| towards(wanted, inner, w, changes)),
    }
}

/// Adds changes that make a number as large as wanted, or nearly so, if it is one that can be set.
fn set<'p>(number: &'p Int, wanted: i32, w: &mut World<'p>, changes: &mut Vec<Act>) {
    let around = AROUND.map(|by| wanted.saturating_add(by));
    match number {
        Int::Counter => changes.extend(around.map(|counter| Act::SetCounter { counter })),
        Int::Var(at) => {
            if let Some(&name) = w.program.variables.get(*at) {
                changes.extend(around.map(|value| Act::SetVar { name, value }));
            }
        }
        Int::PlayerValue(player) => {
            let player = player.eval(w);
            changes.extend(around.map(|value| Act::SetValueOfPlayer { player, value }));
        }
        Int::Score(player) => {
            let player = player.eval(w);
            // Few games have scores below nothing.
            let scores = around.filter(|score| *score >= 0 || wanted < 0);
            changes.extend(scores.map(|score| Act::SetScore { player, score, add: false }));
        }
        Int::From => {
            let (mover, kind) = (w.mover(), w.program.default_type());
            bring(w, (wanted, kind), |w, slot| w.state.who(slot) == mover, changes);
        }
        Int::What(read) => {
            let site = read.site.eval(w);
            bring(w, (site, read.kind), |w, slot| w.state.what(slot) == wanted, changes);
        }
        Int::Who(read) => {
            let site = read.site.eval(w);
            bring(w, (site, read.kind), |w, slot| w.state.who(slot) == wanted, changes);
        }
        Int::CountAt(read) => {
            let around: Vec<i32> = around.collect();
            pile(read, &around, w, changes);
        }
        Int::CountIn(counted) => {
            let sites: Vec<i32> = counted.0.eval(w).iter().collect();
            sites.into_iter().for_each(|site| join(w, (site, counted.1), changes));
        }
        // Places that are to be no longer among some are held, or given up.
        Int::CountSites(region) => {
            let (mover, kind) = (w.mover(), w.program.default_type());
            let sites: Vec<i32> = region.eval(w).iter().collect();
            for site in sites.into_iter().filter(|_| wanted == 0) {
                bring(w, (site, kind), |w, slot| w.state.who(slot) == mover, changes);
            }
        }
        Int::State(read) => {
            let (to, kind) = (read.site.eval(w), Some(read.kind));
            changes.extend(around.map(|state| Act::SetState { kind, to, level: -1, state }));
        }
        Int::PieceValue(read) => {
            let (to, kind) = (read.site.eval(w), Some(read.kind));
            let held = w.program.layout.slot(to, read.kind).is_some_and(|it| !w.state.is_empty(it));
            let values = around.filter(|value| held && *value >= 0);
            changes.extend(values.map(|value| Act::SetValue { kind, to, level: -1, value }));
        }
        Int::SizeStackAt(kind, site) => {
            let site = site.eval(w);
            stack(w, (site, *kind), wanted, changes);
        }
        _ => {}
    }
}

/// Adds changes that make a pile of seeds as high as one of some numbers.
fn pile<'p>(read: &'p SiteRead, numbers: &[i32], w: &mut World<'p>, changes: &mut Vec<Act>) {
    let (to, kind) = (read.site.eval(w), read.kind);
    let Some(slot) = w.program.layout.slot(to, kind) else { return };
    let what = w.state.what(slot);
    for &count in numbers.iter().filter(|count| **count >= 0) {
        match (count, what) {
            (0, 0) => {}
            (0, _) => changes.push(taken(kind, to)),
            (count, 0) => changes.extend(seed(w).map(|what| Act::Add {
                kind: Some(kind),
                to,
                level: -1,
                what,
                count,
                state: -1,
                rotation: -1,
                value: -1,
                on_stack: false,
            })),
            (count, what) => changes.push(Act::SetCount { kind: Some(kind), to, what, count }),
        }
    }
}

/// Adds the changes by which a stack comes to have one piece more, of those whose it is, or one less, where it is to have another height.
fn stack(w: &World<'_>, (to, kind): (i32, SiteType), wanted: i32, changes: &mut Vec<Act>) {
    let layout = &w.program.layout;
    let Some(slot) = layout.slot(to, kind).filter(|_| layout.has_stacks()) else { return };
    let (height, whose) = (w.state.stack_size(slot) as i32, w.state.who(slot));
    if height > wanted {
        changes.push(taken(kind, to));
    }
    let sites = (0..w.program.topology.count(kind) as i32).filter(|site| *site != to);
    let own = sites.filter(|site| {
        let other = layout.board_slot(*site, kind);
        other
            .is_some_and(|other| w.state.who(other) > 0 && [0, w.state.who(other)].contains(&whose))
    });
    if height < wanted {
        changes.extend(own.map(|from| Act::Move(Shift::simple(kind, from, to))));
    }
}

/// Adds the changes by which a piece of each sort on the board goes to a place that is empty or holds its like.
fn join(w: &World<'_>, (to, to_kind): (i32, SiteType), changes: &mut Vec<Act>) {
    let (program, state) = (w.program, &w.state);
    let (layout, from_kind) = (&program.layout, program.default_type());
    let Some(there) = layout.slot(to, to_kind) else { return };
    let mut known = Vec::new();
    for from in (0..program.topology.sites().len() as i32).filter(|from| *from != to) {
        let Some(slot) = layout.board_slot(from, from_kind) else { continue };
        let what = state.what(slot);
        let fits = state.is_empty(there) || state.what(there) == what;
        if what > 0 && fits && !known.contains(&what) {
            known.push(what);
            changes.push(Act::Move(Shift { to_kind, ..Shift::simple(from_kind, from, to) }));
        }
    }
}

/// What lies in piles: the first thing on the board.
fn seed(w: &World<'_>) -> Option<i32> {
    let (layout, kind) = (&w.program.layout, w.program.default_type());
    let sites = 0..w.program.topology.sites().len() as i32;
    let whats = sites.filter_map(|site| Some(w.state.what(layout.board_slot(site, kind)?)));
    whats.into_iter().find(|what| *what > 0)
}

/// Adds the changes by which each piece of a sort goes from elsewhere on the board to a place.
pub(crate) fn bring(
    w: &World<'_>,
    (to, kind): (i32, SiteType),
    wanted: impl Fn(&World<'_>, usize) -> bool,
    changes: &mut Vec<Act>,
) {
    let layout = &w.program.layout;
    if layout.slot(to, kind).is_none_or(|slot| wanted(w, slot)) {
        return;
    }
    let sites = 0..w.program.topology.count(kind) as i32;
    let others = sites.filter(|site| {
        *site != to && layout.board_slot(*site, kind).is_some_and(|slot| wanted(w, slot))
    });
    changes.extend(others.map(|from| Act::Move(Shift::simple(kind, from, to))));
}

/// What lies at a place is taken away.
pub(crate) fn taken(kind: SiteType, to: i32) -> Act {
    Act::Remove { kind, to, level: -1, deferred: false }
}
