//! Ways along a track that are too short to come to its end: from a hand, say, by the throw of some dice.

use engine::Program;
use engine::arrays::Array;
use engine::booleans::Bool;
use engine::ints::{Int, OnTrack};
use engine::moves::{Kind, Moves};
use engine::program::ContainerKind;

use super::barred::parts;
use super::within;
use crate::rules::Rule;
use crate::scope::{Asked, Lying};

/// Longer ways than this are not gone.
const LONGEST: i32 = 1000;

/// Whether a rule needs a way along a track to lead off it, or to a site, where no way does that may be gone.
pub(super) fn is_out_of_reach(program: &Program, rule: &Rule<'_>) -> bool {
    let tests = rule.guards.iter().filter(|(_, holds)| *holds).flat_map(|(test, _)| parts(test));
    let mut wanted = tests.filter_map(|test| match test {
        Bool::Eq(pair) => match &**pair {
            (Int::OnTrack(on), Int::Const(site)) | (Int::Const(site), Int::OnTrack(on)) => {
                Some((&**on, *site))
            }
            _ => None,
        },
        _ => None,
    });
    wanted.any(|(on, site)| !may_lead(program, rule, on, site))
}

/// Whether a way along a track may lead to a site.
fn may_lead(program: &Program, rule: &Rule<'_>, on: &OnTrack, site: i32) -> bool {
    let Some(most) = most(program, rule, &on.steps).filter(|most| *most <= LONGEST) else {
        return true;
    };
    if !matches!(on.track.owner, Int::Mover) {
        return true;
    }
    (1..=program.players).any(|player| {
        let track = on.track.by_owner.get(player).and_then(|index| usize::try_from(*index).ok());
        let Some(track) = track.and_then(|index| program.tracks.get(index)) else { return true };
        let Some(froms) = froms(program, rule, &on.from, player) else { return true };
        froms.iter().any(|from| {
            let at = track.elems.iter().enumerate().filter(|(_, elem)| elem.site == *from);
            let mut at = at.map(|(at, _)| at).peekable();
            // From where the track does not begin, anything may come.
            at.peek().is_none() || at.any(|at| (0..=most).any(|by| track.forward(at, by) == site))
        })
    })
}

/// The sites from which a way may begin where a player moves, if they are known.
fn froms(program: &Program, rule: &Rule<'_>, from: &Int, player: usize) -> Option<Vec<i32>> {
    match from {
        Int::Const(site) => Some(vec![*site]),
        Int::HandSite(first, of) => match (&of.0, &of.1) {
            (Int::Mover, Int::Const(offset)) => Some(vec![first.get(player)? + offset]),
            _ => None,
        },
        Int::From => rule.asked.iter().find_map(|asked| match asked {
            Asked::Pieces(Lying::In(Int::Mover)) => {
                let hand = program.containers.get(player)?;
                let sites = hand.first as i32..(hand.first + hand.size) as i32;
                let own = hand.kind == ContainerKind::Hand && hand.owner == player as i32;
                own.then(|| sites.collect())
            }
            _ => None,
        }),
        _ => None,
    }
}

/// A number is at most so large, if that is known.
fn most(program: &Program, rule: &Rule<'_>, number: &Int) -> Option<i32> {
    let of = |number: &Int| most(program, rule, number);
    match number {
        Int::Const(value) => Some(*value),
        // Sums of dice may count too.
        Int::Pips => {
            program.dice.iter().map(|dice| sum_of_highest(program, &dice.components)).max()
        }
        Int::Face(_) => highest(program),
        Int::Value => {
            let listed = rule.asked.iter().rev().find_map(|asked| match asked {
                Asked::Values(Array::Remembered(name)) => Some(*name),
                _ => None,
            });
            most_remembered(program, rule, listed?)
        }
        Int::Sub(pair) => Some(of(&pair.0)?.saturating_sub(least(&pair.1)?)),
        Int::Add(parts) => parts.iter().try_fold(0_i32, |sum, part| sum.checked_add(of(part)?)),
        _ => None,
    }
}

/// A number is at least so large, if that is known. What a die shows that was not thrown yet is nothing.
fn least(number: &Int) -> Option<i32> {
    match number {
        Int::Const(value) => Some(*value),
        Int::Pips | Int::Face(_) => Some(0),
        _ => None,
    }
}

/// The highest number that is ever remembered under a name.
fn most_remembered(program: &Program, rule: &Rule<'_>, wanted: Option<u32>) -> Option<i32> {
    let mut highest = Some(0);
    let mut look = |kind: &Kind| {
        if let Kind::Remember(name, parts) = kind
            && *name == wanted
        {
            let of = match parts.0 {
                // What is remembered while remembered values are gone through would have to be followed.
                Int::Value => None,
                ref number => most(program, rule, number),
            };
            highest = highest.and_then(|known: i32| Some(known.max(of?)));
        }
    };
    let plays = program.phases.iter().map(|phase| &phase.play);
    let pieces = program.components.iter().filter_map(|component| component.moves.as_ref());
    let all: Vec<&Moves> = plays.chain(pieces).collect();
    all.into_iter().for_each(|moves| within::each(program, moves, &mut look));
    highest
}

/// The highest number on any die.
fn highest(program: &Program) -> Option<i32> {
    let dice = program.dice.iter().flat_map(|dice| &dice.components);
    dice.filter_map(|at| program.components.get(*at)?.faces.iter().max()).max().copied()
}

fn sum_of_highest(program: &Program, dice: &[usize]) -> i32 {
    let faces = dice.iter().filter_map(|at| program.components.get(*at));
    faces.map(|die| die.faces.iter().max().copied().unwrap_or(0)).sum()
}
