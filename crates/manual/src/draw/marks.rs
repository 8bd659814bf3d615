//! What is pointed out in a picture of a move, and in one of an ending.

use engine::Program;
use engine::action::Act;
use engine::arena::Move;
use picture::animation::{Manner, Motion};
use picture::model::{Position, Site};
use picture::{Highlight, Painter, Weight, adapter};
use survey::Scene as Moment;

/// More marks than this hide the board: then the move stands alone.
const MOST_ALIKE: usize = 24;

/// In more directions than this, arrows are a tangle: a knight has eight, a queen and a knight in one have sixteen.
const MOST_DIRECTIONS: usize = 16;

/// The marks for a move: where it and its like lead, and what else it does. Those that are to stay near the board do not reach to
/// the hands beside it.
pub(super) fn of_move(
    program: &Program,
    painter: &Painter,
    before: &Position,
    moment: &Moment<'_>,
    near: bool,
) -> Vec<Highlight> {
    let chosen = &moment.legal[moment.chosen];
    let kinds = adapter::kinds(&moment.applied);
    let mut all = possible(program, painter, moment);
    let own = adapter::highlights(program, painter, before, &moment.applied, Weight::Chosen);
    if own.is_empty() {
        let mark = adapter::move_mark(program, chosen, kinds, Weight::Chosen);
        all.extend(mark.map(|mark| if near { arrival(mark) } else { mark }));
    }
    // What is chosen and then sown is marked once.
    for mark in if near { near_board(own) } else { own } {
        if !all.contains(&mark) {
            all.push(mark);
        }
    }
    all
}

/// The marks for moves like the one that is made, by the same rule and with the same piece: nothing where there are too many, and
/// where they go in very many directions, only the places that they lead to.
fn possible(program: &Program, painter: &Painter, moment: &Moment<'_>) -> Vec<Highlight> {
    // Moves of one rule begin and end on sites of the same types.
    let kinds = adapter::kinds(&moment.applied);
    let mut all: Vec<Highlight> = Vec::new();
    for highlight in alike(moment).filter_map(|mv| landing(program, mv, kinds)) {
        if !all.contains(&highlight) {
            all.push(highlight);
        }
        if all.len() > MOST_ALIKE {
            return vec![];
        }
    }
    if directions(painter, &all) > MOST_DIRECTIONS {
        all.iter_mut().for_each(|mark| *mark = target(mark));
    }
    all
}

/// In how many directions some ways begin, told apart by a degree.
fn directions(painter: &Painter, marks: &[Highlight]) -> usize {
    let layout = painter.setting().layout;
    let direction = |mark: &Highlight| {
        let Highlight::Move { path, .. } = mark else { return None };
        let (from, to) = (layout.spot(*path.first()?)?, layout.spot(*path.get(1)?)?);
        Some((to.centre - from.centre).atan2().to_degrees().round() as i32)
    };
    let mut all: Vec<i32> = marks.iter().filter_map(direction).collect();
    all.sort_unstable();
    all.dedup();
    all.len()
}

/// The mark of a place that a way leads to.
fn target(mark: &Highlight) -> Highlight {
    match mark {
        Highlight::Move { path, weight } => path
            .last()
            .map_or_else(|| mark.clone(), |to| Highlight::Act { site: *to, weight: *weight }),
        other => other.clone(),
    }
}

/// The other moves by the same rule and with the same piece.
fn alike<'m>(moment: &'m Moment<'_>) -> impl Iterator<Item = &'m Move> {
    let chosen = &moment.legal[moment.chosen];
    moment
        .legal
        .iter()
        .filter(|mv| mv.origin == chosen.origin && (mv.from == chosen.from || mv.from == mv.to))
        .filter(|mv| (mv.from, mv.to) != (chosen.from, chosen.to))
}

/// Where else the piece could go that moves, as far as a picture shows it.
pub(super) fn other_ways<'m>(
    program: &Program,
    painter: &Painter,
    moment: &'m Moment<'_>,
) -> Vec<&'m Move> {
    let shown = possible(program, painter, moment);
    let is_way = |mark: &Highlight| matches!(mark, Highlight::Move { .. });
    let from = moment.legal[moment.chosen].from;
    if !shown.iter().any(is_way) {
        return vec![];
    }
    alike(moment).filter(|mv| mv.from == from && mv.to != from).collect()
}

/// The marks that a picture in motion keeps, so that it tells its move at any moment: where a piece goes and could have gone, where one
/// is put, and where one is taken away, unless another one comes to stand there. What is sown tells its way itself.
pub(super) fn of_motion(
    program: &Program,
    painter: &Painter,
    before: &Position,
    moment: &Moment<'_>,
    motions: &[Motion],
    near: bool,
) -> Vec<Highlight> {
    if motions.iter().any(|motion| motion.manner == Manner::Sow) {
        return vec![];
    }
    let mut marks = adapter::highlights(program, painter, before, &moment.applied, Weight::Chosen);
    let reached = |site: &Site| motions.iter().any(|motion| motion.path.last() == Some(site));
    marks.retain(|mark| match mark {
        Highlight::Move { .. } | Highlight::Act { .. } => true,
        Highlight::Capture(site) => !reached(site),
        _ => false,
    });
    let marks = if near { near_board(marks) } else { marks };
    let ways = possible(program, painter, moment).into_iter();
    ways.filter(|mark| matches!(mark, Highlight::Move { .. })).chain(marks).collect()
}

/// The mark for a possible move by where it leads.
fn landing(program: &Program, mv: &Move, kinds: adapter::Kinds) -> Option<Highlight> {
    adapter::move_mark(program, mv, kinds, Weight::Possible).map(arrival)
}

/// What comes from beside the board is marked where it goes alone: an arrow over half the board would hide what lies between.
fn arrival(mark: Highlight) -> Highlight {
    let Highlight::Move { path, weight } = &mark else { return mark };
    match (path.first(), path.last()) {
        (Some(from), Some(to)) if from.container > 0 => {
            Highlight::Act { site: *to, weight: *weight }
        }
        _ => mark,
    }
}

/// The marks on the board alone, if there are any.
fn near_board(marks: Vec<Highlight>) -> Vec<Highlight> {
    let beside = |mark: &Highlight| match mark {
        Highlight::Act { site, .. } | Highlight::Capture(site) => site.container > 0,
        _ => false,
    };
    let marks = marks.into_iter().map(arrival);
    let (far, near): (Vec<Highlight>, Vec<Highlight>) = marks.partition(beside);
    if near.is_empty() { far } else { near }
}

/// The marks for the last position of a game: the last move, and what made it the last.
pub(super) fn of_ending(program: &Program, moment: &Moment<'_>) -> Vec<Highlight> {
    let ending = moment.after.ending.iter();
    let mut shown: Vec<Site> = ending
        .flat_map(|ending| {
            ending.evidence.iter().filter_map(|at| adapter::site(program, *at, None))
        })
        .collect();
    shown.sort_unstable();
    shown.dedup();
    // That a hand is empty is seen without marks on its places.
    shown.retain(|site| site.container == 0);
    let mut all = match shown.as_slice() {
        [] => vec![],
        [one] => vec![Highlight::Threat(*one)],
        _ => vec![Highlight::Group(shown)],
    };
    all.extend(of_last_move(program, moment));
    all
}

/// The marks for a move that has been made: what it left and where it ended. Where all players move at once, those of all.
fn of_last_move(program: &Program, moment: &Moment<'_>) -> Vec<Highlight> {
    let chosen = &moment.legal[moment.chosen];
    let together = chosen.mover > program.players as i32;
    let mark =
        |mv: &Move, kinds: adapter::Kinds| adapter::move_mark(program, mv, kinds, Weight::Chosen);
    let own = mark(chosen, adapter::kinds(&moment.applied)).filter(|_| !together);
    let all = moment.applied.iter().filter(|_| together).filter_map(|action| match action.act {
        Act::Move(shift) => mark(&Move::new(shift.from, shift.to), action.kinds()),
        Act::Add { to, .. } => mark(&Move::new(to, to), action.kinds()),
        _ => None,
    });
    let mut marks: Vec<Highlight> = Vec::new();
    for mark in own.into_iter().chain(all) {
        let (left, reached) = match &mark {
            Highlight::Move { path, .. } => (path.first().copied(), path.last().copied()),
            Highlight::Act { site, .. } => (None, Some(*site)),
            _ => (None, None),
        };
        let left = left.filter(|site| site.container == 0).map(Highlight::Left);
        marks.extend(left.into_iter().chain(reached.map(Highlight::Arrived)));
    }
    marks
}

/// The marks for a position in which a piece is attacked: the piece, and the move that attacks it.
pub(super) fn of_attack(program: &Program, moment: &Moment<'_>, site: i32) -> Vec<Highlight> {
    let attacked = adapter::site(program, site, None).map(Highlight::Threat);
    let chosen = &moment.legal[moment.chosen];
    let kinds = adapter::kinds(&moment.applied);
    let last = adapter::move_mark(program, chosen, kinds, Weight::Chosen);
    attacked.into_iter().chain(last).collect()
}
