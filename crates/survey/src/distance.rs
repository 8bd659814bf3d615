//! How far a test is from being true.
//!
//! A test is true or false, which tells a search nothing about the way. So tests that are made of others, that compare
//! numbers, or that ask whether something is left are measured: a smaller distance is a step in the right direction.

use engine::booleans::Bool;
use engine::ints::{Int, SiteRead};
use engine::state::Scalar;
use engine::{Program, World};

use crate::connection::links;
use crate::consequence::{Source, Wanted, distance_to};

/// How far a simple test is from being true when nothing finer can be said.
const FALSE: f64 = 1.0;

/// What is known where a distance is measured.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Known<'a, 'p> {
    /// How many moves the next player has.
    pub mobility: usize,
    /// Whether it is the test of a consequence that is measured: then it is not asked which consequence would make that true.
    pub aside: bool,
    /// Which rules bring about what tests ask for.
    pub sources: &'a [Source<'p>],
}

/// How far a test is from being true: 0 if it holds, and for a simple test at most 1.
pub(crate) fn distance<'p>(test: &'p Bool, w: &mut World<'p>, known: Known<'_, 'p>) -> f64 {
    match test {
        Bool::And(tests) => tests.iter().map(|test| distance(test, w, known)).sum(),
        Bool::Or(tests) => {
            tests.iter().map(|test| distance(test, w, known)).fold(f64::INFINITY, f64::min)
        }
        Bool::Not(test) => distance_to_false(test, w, known),
        Bool::If(parts) => {
            if parts.0.eval(w) {
                distance(&parts.1, w, known)
            } else {
                distance(&parts.2, w, known)
            }
        }
        Bool::Eq(pair) if let (Int::Where(wanted), Int::Const(-1)) = (&pair.0, &pair.1) => {
            match wanted.eval(w) {
                -1 => 0.0,
                // Where it stands says nothing in itself; what counts is who is close enough to take it.
                site => (FALSE + hunted(w, site)) / 2.0,
            }
        }
        // What stands somewhere: it counts how far the nearest such piece is.
        Bool::Eq(pair) if let Some((read, what, wanted)) = stands(pair) => {
            let (site, wanted) = (read.site.eval(w), wanted.eval(w));
            // All sites are looked at.
            w.effort += w.program.topology.sites().len() as u64 / 4;
            match what {
                _ if test.eval(w) => 0.0,
                true => way(w.program, &[site], &held(w, |slot| w.state.what(slot) == wanted)),
                false => way(w.program, &[site], &owned(w, |who| who == wanted)),
            }
        }
        Bool::Eq(pair) => {
            let by = difference(pair.0.eval(w), pair.1.eval(w));
            numbers(pair, by.abs(), w, known)
        }
        Bool::Lt(pair) => {
            let by = difference(pair.0.eval(w), pair.1.eval(w)) + 1.0;
            numbers(pair, by, w, known)
        }
        Bool::Le(pair) => {
            let by = difference(pair.0.eval(w), pair.1.eval(w));
            numbers(pair, by, w, known)
        }
        Bool::Ne(pair) => {
            let same = pair.0.eval(w) == pair.1.eval(w);
            numbers(pair, f64::from(u8::from(same)), w, known)
        }
        Bool::Connected(connected) if !test.eval(w) => gap(links(connected, w)),
        Bool::Empty(kind, site) => {
            let site = site.eval(w);
            let slot = w.program.layout.slot(site, *kind);
            gap(slot.map_or(0.0, |slot| f64::from(w.state.count(slot))))
        }
        Bool::Target(target) if !w.program.layout.has_stacks() && !test.eval(w) => {
            let first = w.program.containers.get(target.container).map_or(0, |it| it.first as i32);
            let at = |place: usize| match &target.sites {
                Some(sites) => sites.get(place).map_or(-1, |site| first + site),
                None => first + place as i32,
            };
            let kind = w.program.default_type();
            let here = |place: usize| w.program.layout.slot(at(place), kind);
            let wrong = target.wanted.iter().enumerate().filter(|(place, wanted)| {
                here(*place).is_none_or(|slot| w.state.what(slot) != **wanted)
            });
            gap(wrong.count().max(1) as f64)
        }
        Bool::NoPieces(pieces) => gap(f64::from(pieces.eval(w))),
        Bool::NoMovesNext => {
            if test.eval(w) {
                0.0
            } else {
                gap(known.mobility.max(1) as f64)
            }
        }
        Bool::NoMoves(player) => {
            if test.eval(w) {
                0.0
            } else {
                let player = player.eval(w);
                gap(mobility_of(w, player).max(1) as f64)
            }
        }
        Bool::In(pair) => {
            let (site, sites) = (pair.0.eval(w), pair.1.eval(w));
            let goals: Vec<i32> = sites.iter().collect();
            if goals.contains(&site) { 0.0 } else { way(w.program, &[site], &goals) }
        }
        Bool::SameRegion(pair) => {
            let one: Vec<i32> = pair.0.eval(w).iter().collect();
            let other: Vec<i32> = pair.1.eval(w).iter().collect();
            let only = |a: &[i32], b: &[i32]| -> Vec<i32> {
                a.iter().copied().filter(|site| !b.contains(site)).collect()
            };
            match (only(&one, &other), only(&other, &one)) {
                (left, right) if left.is_empty() && right.is_empty() => 0.0,
                (left, right) if left.is_empty() || right.is_empty() => {
                    gap((left.len() + right.len()) as f64)
                }
                (left, right) => way(w.program, &left, &right),
            }
        }
        Bool::AllSites(parts) => {
            let sites = parts.0.eval(w);
            let saved = w.regs.site;
            let all: Vec<i32> = sites.iter().collect();
            let mut missing = Vec::new();
            let mut far = 0.0;
            for &site in &all {
                w.regs.site = site;
                if !parts.1.eval(w) {
                    missing.push(site);
                    far += distance(&parts.1, w, known);
                }
            }
            w.regs.site = saved;
            gap(missing.len() as f64 + far + closeness(w, &all))
        }
        Bool::AllPassed if !test.eval(w) => {
            let passes = w.state.history().iter().rev().take_while(|played| played.is_pass);
            let passes = passes.count();
            gap(w.program.players.saturating_sub(passes).max(1) as f64)
        }
        // How many of the last positions are those of a round before.
        Bool::Cycle if !test.eval(w) => {
            let (round, all) = (w.program.players * w.program.players, w.state.positions());
            let earlier = all.iter().rev().skip(round);
            let same = all.iter().rev().zip(earlier).take_while(|(now, then)| now == then).count();
            gap((2 * round).saturating_sub(same).max(1) as f64)
        }
        Bool::Triggered(_) if !known.aside && !test.eval(w) => {
            let far = distance_to(Wanted::Sign, w, known);
            if far.is_finite() { (FALSE + gap(far)) / 2.0 } else { FALSE }
        }
        Bool::Occupied(kind, site) if *kind == w.program.default_type() && !test.eval(w) => {
            let site = site.eval(w);
            way(w.program, &[site], &owned(w, |who| who > 0))
        }
        // Whose piece stands somewhere: it counts how far the nearest such piece is.
        Bool::Friend(who) | Bool::Mover(who)
            if let Int::Who(read) = &**who
                && !test.eval(w) =>
        {
            let (site, mover) = (read.site.eval(w), w.mover());
            way(w.program, &[site], &owned(w, |who| who == mover))
        }
        // Nobody moves twice in a row unless something that follows a move says so.
        Bool::Prev(who) if matches!(**who, Int::Mover) && !known.aside && !test.eval(w) => {
            let (mover, next) = (w.mover(), w.state.get(Scalar::Next));
            let moved = w.state.get(Scalar::Previous);
            w.state.set(Scalar::Mover, moved);
            w.state.set(Scalar::Next, mover);
            let far = distance_to(Wanted::Again, w, known);
            w.state.set(Scalar::Mover, mover);
            w.state.set(Scalar::Next, next);
            if far.is_finite() { (FALSE + gap(far)) / 2.0 } else { FALSE }
        }
        Bool::Edges(edges) if !test.eval(w) => {
            edges.lacks(w).map_or(FALSE, |lacks| gap(lacks.max(1) as f64))
        }
        Bool::Enemy(who)
            if let Int::Who(read) = &**who
                && !test.eval(w) =>
        {
            let (site, mover) = (read.site.eval(w), w.mover());
            way(w.program, &[site], &owned(w, |who| who > 0 && who != mover))
        }
        Bool::Full => {
            let kind = w.program.default_type();
            let sites = 0..w.program.topology.sites().len() as i32;
            let empty = sites.filter(|site| {
                w.program.layout.board_slot(*site, kind).is_some_and(|slot| w.state.is_empty(slot))
            });
            gap(empty.count() as f64)
        }
        Bool::Threatened(threat) if !test.eval(w) => match threat.what.as_ref() {
            Some(what) => {
                let what = what.eval(w);
                let prey = held(w, |slot| w.state.what(slot) == what);
                (FALSE + prey.first().map_or(FALSE, |site| hunted(w, *site))) / 2.0
            }
            None => FALSE,
        },
        _ => binary(test.eval(w)),
    }
}

/// How far numbers are from being as wanted that differ by so much.
fn numbers<'p>(pair: &'p (Int, Int), by: f64, w: &mut World<'p>, known: Known<'_, 'p>) -> f64 {
    let either = [&pair.0, &pair.1];
    if by <= 0.0 {
        return 0.0;
    }
    // A score changes only where somebody scores, and a mark only where it is made.
    let changed = either.iter().find_map(|number| Wanted::of(number, w.program));
    if let Some(wanted) = changed.filter(|_| !known.aside) {
        let far = distance_to(wanted, w, known);
        return if far.is_finite() { (3.0 * gap(by) + gap(far)) / 4.0 } else { gap(by) };
    }
    // Pieces are counted somewhere: it counts how far those are that may come there.
    let counted = either.into_iter().find_map(|number| match number {
        Int::CountPieces(count) => count.within.as_ref(),
        _ => None,
    });
    match counted.map(|within| within.eval(w).iter().collect::<Vec<i32>>()) {
        Some(sites) => gap(by + closeness(w, &sites)),
        None => gap(by),
    }
}

/// Where a comparison asks what stands somewhere, or whose it is: the place, whether it asks for the component, and what it is compared with.
fn stands(pair: &(Int, Int)) -> Option<(&SiteRead, bool, &Int)> {
    match pair {
        (Int::What(read), wanted) | (wanted, Int::What(read)) => Some((read, true, wanted)),
        (Int::Who(read), wanted) | (wanted, Int::Who(read)) => Some((read, false, wanted)),
        _ => None,
    }
}

/// How many moves a player would have now.
pub(crate) fn mobility_of(w: &mut World<'_>, player: i32) -> usize {
    let mover = w.mover();
    w.state.set(Scalar::Mover, player);
    let moves = w.count_moves();
    w.state.set(Scalar::Mover, mover);
    moves
}

/// Where places are to be filled: how far what may fill them is, between 0 and 1.
fn closeness(w: &World<'_>, sites: &[i32]) -> f64 {
    let vacant: Vec<i32> = sites.iter().copied().filter(|site| owner(w, *site) == 0).collect();
    let mover = w.mover();
    let mut own = owned(w, |who| who == mover);
    own.retain(|site| !sites.contains(site));
    if vacant.is_empty() || own.is_empty() { 0.0 } else { way(w.program, &vacant, &own) }
}

/// How far a piece is from those who may take it: the others' nearest one.
fn hunted(w: &World<'_>, site: i32) -> f64 {
    let holder = owner(w, site);
    way(w.program, &[site], &owned(w, |who| who > 0 && who != holder))
}

/// Who holds a site of the board; 0 for nobody.
fn owner(w: &World<'_>, site: i32) -> i32 {
    let slot = w.program.layout.board_slot(site, w.program.default_type());
    slot.map_or(0, |slot| w.state.who(slot))
}

/// The sites of the board that are held by certain players.
pub(crate) fn owned(w: &World<'_>, by: impl Fn(i32) -> bool) -> Vec<i32> {
    held(w, |slot| by(w.state.who(slot)))
}

/// The sites of the board whose slots are like this.
fn held(w: &World<'_>, like: impl Fn(usize) -> bool) -> Vec<i32> {
    let (layout, kind) = (&w.program.layout, w.program.default_type());
    let sites = 0..w.program.topology.sites().len() as i32;
    sites.filter(|site| layout.board_slot(*site, kind).is_some_and(&like)).collect()
}

/// How far a site is from the nearest of others, between 0 and 1.
pub(crate) fn nearest(program: &Program, site: i32, others: &[i32]) -> f64 {
    if others.is_empty() { 0.0 } else { way(program, &[site], others) }
}

/// How far some sites of the board are from others: the sum of the ways to the nearest ones.
fn way(program: &Program, from: &[i32], to: &[i32]) -> f64 {
    let topology = &program.topology;
    let points = &topology.sites().positions;
    let point = |site: &i32| usize::try_from(*site).ok().and_then(|at| points.get(at));
    let nearest = |site: &i32| {
        let here = point(site)?;
        let ways = to.iter().filter_map(point).map(|goal| (goal.x - here.x).hypot(goal.y - here.y));
        ways.min_by(f64::total_cmp)
    };
    let ways: Vec<f64> = from.iter().filter_map(nearest).collect();
    if ways.is_empty() { FALSE } else { gap(ways.iter().sum::<f64>() / topology.unit.max(1e-9)) }
}

/// How far a test is from being false.
pub(crate) fn distance_to_false<'p>(
    test: &'p Bool,
    w: &mut World<'p>,
    known: Known<'_, 'p>,
) -> f64 {
    match test {
        Bool::And(tests) => {
            tests.iter().map(|test| distance_to_false(test, w, known)).fold(f64::INFINITY, f64::min)
        }
        Bool::Or(tests) => tests.iter().map(|test| distance_to_false(test, w, known)).sum(),
        Bool::Not(test) => distance(test, w, known),
        // Fewer ways out are closer to none.
        Bool::CanMove(moves) if test.eval(w) => gap(w.count_moves_of(moves).max(1) as f64),
        Bool::Lt(pair) => gap(difference(pair.1.eval(w), pair.0.eval(w))),
        Bool::Le(pair) => gap(difference(pair.1.eval(w), pair.0.eval(w)) + 1.0),
        _ => binary(!test.eval(w)),
    }
}

fn binary(holds: bool) -> f64 {
    if holds { 0.0 } else { FALSE }
}

fn difference(a: i32, b: i32) -> f64 {
    f64::from(a) - f64::from(b)
}

/// A gap between numbers as a distance below [`FALSE`]; none if it is closed.
pub(crate) fn gap(by: f64) -> f64 {
    let by = by.max(0.0);
    by / (by + 1.0)
}

#[cfg(test)]
mod tests {
    use super::gap;

    #[test]
    fn a_smaller_gap_is_nearer() {
        assert_eq!(gap(-3.0), 0.0);
        assert!(gap(1.0) < gap(2.0) && gap(2.0) < gap(100.0) && gap(1e9) <= 1.0);
    }
}
