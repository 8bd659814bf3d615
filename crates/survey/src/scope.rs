//! The cases for which the tests of a rule are made: a rule of pieces asks each piece, one of dice each die.

use engine::World;

use crate::rules::Scope;

/// More pieces than this are not asked: some that lie apart in the list stand for all.
const PIECES: usize = 12;

/// What a test is made for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Case {
    /// A piece, by its site and its level there.
    piece: Option<(i32, i32)>,
    /// What a die shows.
    pips: Option<i32>,
}

/// The cases for which the tests of a rule are made: once where it asks for nothing.
pub(crate) fn cases(scope: Scope, components: &[usize], w: &World<'_>, mover: i32) -> Vec<Case> {
    let pieces = if scope.pieces { pieces(components, w, mover) } else { vec![] };
    let dice = if scope.dice { faces(w) } else { vec![] };
    let each = |pips: Option<i32>| {
        let once = pieces.is_empty().then_some(Case { piece: None, pips });
        let pieces = pieces.iter().map(move |piece| Case { piece: Some(*piece), pips });
        once.into_iter().chain(pieces)
    };
    let once = dice.is_empty().then_some(None);
    once.into_iter().chain(dice.iter().map(|pips| Some(*pips))).flat_map(each).collect()
}

/// Makes tests ask about a case.
pub(crate) fn in_case(case: Case, w: &mut World<'_>) {
    if let Some((site, level)) = case.piece {
        (w.regs.from, w.regs.level) = (site, level);
    }
    if let Some(pips) = case.pips {
        w.regs.pips = pips;
    }
}

/// The places of a player's pieces, or of those that a rule is about.
fn pieces(components: &[usize], w: &World<'_>, mover: i32) -> Vec<(i32, i32)> {
    let all = w.program.components.iter().enumerate();
    let own = all.filter(|(index, component)| match components.is_empty() {
        true => component.owner == mover,
        false => {
            components.contains(index)
                && (component.owner == mover || component.owner > w.program.players as i32)
        }
    });
    let entries = own.flat_map(|(index, _)| {
        (0..w.state.owned_len(index)).filter_map(move |at| w.state.owned_at(index, at))
    });
    let all: Vec<(i32, i32)> = entries.map(|entry| (entry.site, entry.level)).collect();
    let apart = all.len().div_ceil(PIECES).max(1);
    all.into_iter().step_by(apart).collect()
}

/// What the dice of a game may show: they are thrown only when the rule is asked.
fn faces(w: &World<'_>) -> Vec<i32> {
    let dice = w.program.dice.iter().flat_map(|dice| &dice.components);
    let shown = dice.filter_map(|at| w.program.components.get(*at)).flat_map(|die| &die.faces);
    let mut faces: Vec<i32> = shown.copied().collect();
    faces.sort_unstable();
    faces.dedup();
    faces
}
