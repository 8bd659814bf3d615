//! What a rule is made of.

use engine::Program;
use engine::moves::{Effect, Kind, Moves};
use syntax::NodeId;

use super::fixed;
use crate::rules::Named;

/// Whether a rule, something within it, or something that follows from it is of a kind.
pub(super) fn any(program: &Program, moves: &Moves, is: &dyn Fn(&Kind) -> bool) -> bool {
    any_but(program, moves, is, &|_| false)
}

/// Whether a rule, something within it, or something that follows from it is of a kind, but for the rules with some ids.
pub(super) fn any_but(
    program: &Program,
    moves: &Moves,
    is: &dyn Fn(&Kind) -> bool,
    but: &dyn Fn(NodeId) -> bool,
) -> bool {
    let mut found = false;
    search(program, moves, &mut |moves| {
        if found || but(moves.id) {
            return false;
        }
        found = is(&moves.kind);
        !found
    });
    found
}

/// Looks at a rule, all that is within it and all that follows from it.
pub(super) fn each(program: &Program, moves: &Moves, look: &mut dyn FnMut(&Kind)) {
    search(program, moves, &mut |moves| {
        look(&moves.kind);
        true
    });
}

/// Goes through a rule, all that is within it and all that follows from it, as far as it is told to go on.
fn search(program: &Program, moves: &Moves, goes_on: &mut dyn FnMut(&Moves) -> bool) {
    let mut open = vec![moves];
    let mut followed = vec![false; program.thens.len()];
    while let Some(moves) = open.pop() {
        if !goes_on(moves) {
            continue;
        }
        open.extend(possible(program, moves));
        if let Some(at) = moves.then.map(|then| then as usize)
            && !std::mem::replace(&mut followed[at], true)
        {
            open.push(&program.thens[at].moves);
        }
    }
}

/// Which consequences follow from some rules, or from what is within them.
pub(super) fn followed<'p>(
    program: &'p Program,
    rules: impl Iterator<Item = &'p Moves>,
) -> Vec<bool> {
    let mut followed = vec![false; program.thens.len()];
    for moves in rules {
        search(program, moves, &mut |moves| {
            moves.then.into_iter().for_each(|then| followed[then as usize] = true);
            true
        });
    }
    followed
}

/// The rules directly within a rule, but for those whose test never has the answer that leads to them.
fn possible<'p>(program: &Program, moves: &'p Moves) -> Vec<&'p Moves> {
    let Kind::If(parts) = &moves.kind else { return inner(moves) };
    match fixed::answer(program, &parts.0, Named::ALL) {
        Some(true) => vec![&parts.1],
        Some(false) => parts.2.iter().collect(),
        None => inner(moves),
    }
}

/// The rules directly within a rule.
pub(crate) fn inner(moves: &Moves) -> Vec<&Moves> {
    fn of(effect: Option<&Effect>) -> Option<&Moves> {
        effect.and_then(|effect| effect.moves.as_ref())
    }
    match &moves.kind {
        Kind::All(list) | Kind::Priority(list) | Kind::Seq(list) => list.iter().collect(),
        Kind::If(parts) => std::iter::once(&parts.1).chain(&parts.2).collect(),
        Kind::AllCombinations(parts) => vec![&parts.0, &parts.1],
        Kind::Append(inner) | Kind::MaxDistance(inner) | Kind::AvoidStoredState(inner) => {
            vec![inner]
        }
        Kind::MaxMoves(parts) | Kind::MaxCaptures(parts) => vec![&parts.0],
        Kind::Do(parts) => std::iter::once(&parts.0).chain(&parts.1).collect(),
        Kind::While(parts) => vec![&parts.1],
        Kind::FirstMoveOnTrack(_, parts) => vec![&parts.1],
        Kind::RandomSample(parts) => vec![&parts.0],
        Kind::RandomWeighted(list) => list.iter().map(|(_, inner)| inner).collect(),
        Kind::ForEachPiece(each) => each.moves.iter().collect(),
        Kind::ForEachSite(parts) => std::iter::once(&parts.1).chain(&parts.2).collect(),
        Kind::ForEachValue(parts) | Kind::ForEachPlayer(parts) => vec![&parts.1],
        Kind::ForEachNumber(parts) => vec![&parts.2],
        Kind::ForEachTeam(inner) => vec![inner],
        Kind::ForEachDie(each) => vec![&each.moves],
        Kind::ForEachLevel(each) => vec![&each.moves],
        Kind::ForEachGroup(each) => vec![&each.moves],
        Kind::ForEachDirection(each) => {
            each.moves.iter().chain(of(each.to.effect.as_ref())).collect()
        }
        Kind::Step(it) => of(it.to.effect.as_ref()).into_iter().collect(),
        Kind::Leap(it) => of(it.to.effect.as_ref()).into_iter().collect(),
        Kind::FromTo(it) => of(it.to.effect.as_ref()).into_iter().collect(),
        Kind::Add(it) => of(it.to.effect.as_ref()).into_iter().collect(),
        Kind::Claim(it) => of(it.to.effect.as_ref()).into_iter().collect(),
        Kind::Shoot(it) => of(it.to.effect.as_ref()).into_iter().collect(),
        Kind::Directional(it) => of(it.to.effect.as_ref()).into_iter().collect(),
        Kind::Select(it) => {
            let to = it.to.as_ref().and_then(|to| to.effect.as_ref());
            of(to).into_iter().collect()
        }
        Kind::Hop(it) => both(of(it.between.effect.as_ref()), of(it.to.effect.as_ref())),
        Kind::Slide(it) => both(of(it.between.effect.as_ref()), of(it.to.effect.as_ref())),
        Kind::TrackSlide(it) => both(of(it.between.effect.as_ref()), of(it.to.effect.as_ref())),
        Kind::Custodial(it) => both(of(Some(&it.effect)), of(it.between.effect.as_ref())),
        Kind::Intervene(it) => of(Some(&it.effect)).into_iter().collect(),
        Kind::Enclose(it) => of(Some(&it.effect)).into_iter().collect(),
        Kind::Surround(it) => of(Some(&it.effect)).into_iter().collect(),
        Kind::Apply(effect) => of(Some(effect)).into_iter().collect(),
        Kind::Sow(sow) => sow.sow_effect.iter().chain(&sow.apply).collect(),
        _ => vec![],
    }
}

fn both<'p>(one: Option<&'p Moves>, other: Option<&'p Moves>) -> Vec<&'p Moves> {
    one.into_iter().chain(other).collect()
}
