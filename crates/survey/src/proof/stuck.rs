//! Who has lost the last piece has no move: a rule about the one comes too late where there is a rule about the other.

use engine::Program;
use engine::booleans::Bool;
use engine::ints::{CountPieces, Int};
use engine::moves::{Kind, Moves, Place};
use engine::players::Players;
use engine::program::{Container, ContainerKind};
use language::words::ModeType;

use super::{harm, within};

/// The player who has no pieces where a test holds.
pub(super) fn bereft(test: &Bool) -> Option<usize> {
    match test {
        Bool::NoPieces(count) => all_of(count),
        Bool::Le(pair) | Bool::Eq(pair) => match (&pair.0, &pair.1) {
            (Int::CountPieces(count), Int::Const(0)) => all_of(count),
            _ => None,
        },
        Bool::And(tests) => tests.iter().find_map(bereft),
        _ => None,
    }
}

/// The player all of whose pieces are counted.
fn all_of(count: &CountPieces) -> Option<usize> {
    let player = match &count.players {
        Players::One(Int::Const(player)) => usize::try_from(*player).ok(),
        Players::Fixed(set) if set.count_ones() == 1 => Some(set.trailing_zeros() as usize),
        _ => None,
    };
    player.filter(|_| count.is_whole())
}

/// Whether a test holds where the next player has no move.
pub(super) fn is_about_moves(test: &Bool) -> bool {
    match test {
        Bool::NoMovesNext => true,
        Bool::Or(tests) => tests.iter().any(is_about_moves),
        _ => false,
    }
}

/// Whether a test holds where a player could not move just before, or cannot next.
pub(super) fn is_about_mover(test: &Bool) -> bool {
    match test {
        Bool::NoMoves(player) => matches!(**player, Int::Mover),
        Bool::Or(tests) => tests.iter().any(is_about_mover),
        test => is_about_moves(test),
    }
}

/// Whether a player who has just lost the last piece is next and has no move, in every case.
pub(super) fn has_no_move(program: &Program, player: usize) -> bool {
    let plays = || program.phases.iter().map(|phase| &phase.play);
    let pieces = program.components.iter().filter_map(|component| component.moves.as_ref());
    let thens = program.thens.iter().map(|then| &then.moves);
    program.players == 2
        && program.mode == ModeType::Alternating
        && !program.meta.swap
        && (0..program.phases.len()).all(|index| is_without_moves(program, index, player))
        // Nobody loses pieces by moving them: so it was the other one who moved.
        && !harm::harms_itself(program, player)
        && plays().chain(pieces).chain(thens).all(hands_over)
}

/// Whether two players always move in turn, as far as such pieces permit moves as ever appear.
pub(super) fn takes_turns(program: &Program, appearing: &[bool]) -> bool {
    let plays = program.phases.iter().map(|phase| &phase.play);
    let pieces = program.components.iter().zip(appearing);
    let moves_of = |appears: bool| {
        let some = pieces.clone().filter(move |(_, here)| **here == appears);
        some.filter_map(|(component, _)| component.moves.as_ref())
    };
    // What follows from the moves of pieces alone that never appear does not follow.
    let absent = within::followed(program, moves_of(false));
    let present = within::followed(program, plays.clone().chain(moves_of(true)));
    let follows = absent.into_iter().zip(present).map(|(absent, present)| present || !absent);
    let thens = program.thens.iter().zip(follows).filter(|(_, follows)| *follows);
    let thens = thens.map(|(then, _)| &then.moves);
    let pieces = moves_of(true);
    let again = |kind: &Kind| matches!(kind, Kind::MoveAgain | Kind::SetNextPlayer(..));
    program.players == 2
        && program.mode == ModeType::Alternating
        && !program.meta.swap
        && !plays.chain(pieces).chain(thens).any(|moves| within::any(program, moves, &again))
}

/// Whether a player without pieces never plays a phase, or has no move in it.
fn is_without_moves(program: &Program, index: usize, player: usize) -> bool {
    let phase = &program.phases[index];
    let led_to = program.phases.iter().any(|it| it.next.iter().any(|next| next.to == Some(index)));
    let of_other = (1..=program.players as i32).contains(&phase.owner)
        && phase.owner != player as i32
        && !led_to;
    of_other || needs_pieces(program, &phase.play, player)
}

/// Whether a rule gives a player no move who has no pieces, on the board or in hand.
fn needs_pieces(program: &Program, moves: &Moves, player: usize) -> bool {
    match &moves.kind {
        Kind::ForEachPiece(each) => matches!(each.players, Players::One(Int::Mover)),
        Kind::FromTo(it) => match &it.from.place {
            Some(Place::Site(Int::HandSite(_, pair))) => match &pair.0 {
                Int::Mover => true,
                Int::Const(owner) => *owner == player as i32,
                _ => false,
            },
            Some(Place::Site(Int::Const(site))) => {
                let container = program.containers.get(program.layout.container(*site));
                let is_hand = |it: &Container| it.kind == ContainerKind::Hand;
                container.is_some_and(|it| is_hand(it) && it.owner == player as i32)
            }
            _ => false,
        },
        Kind::Do(parts) => needs_pieces(program, parts.1.as_ref().unwrap_or(&parts.0), player),
        Kind::All(_) | Kind::Priority(_) | Kind::If(_) | Kind::MaxMoves(_) => {
            within::inner(moves).into_iter().all(|inner| needs_pieces(program, inner, player))
        }
        _ => false,
    }
}

/// Whether it is the other player's turn after a move that took the last piece.
fn hands_over(moves: &Moves) -> bool {
    match &moves.kind {
        Kind::MoveAgain | Kind::SetNextPlayer(..) => false,
        // Nobody takes a second piece after the last one.
        Kind::If(parts) if asks_for_prey(&parts.0) => parts.2.as_ref().is_none_or(hands_over),
        _ => within::inner(moves).into_iter().all(hands_over),
    }
}

fn asks_for_prey(test: &Bool) -> bool {
    match test {
        Bool::And(tests) => tests.iter().any(asks_for_prey),
        Bool::CanMove(moves) => takes_something(moves),
        _ => false,
    }
}

/// Whether each move of a rule takes, or passes over, a piece of an enemy.
fn takes_something(moves: &Moves) -> bool {
    match &moves.kind {
        Kind::Hop(it) => it.between.condition.as_ref().is_some_and(|test| is_enemy(test, true)),
        Kind::Step(it) => it.to.condition.as_ref().is_some_and(|test| is_enemy(test, false)),
        Kind::Leap(it) => it.to.condition.as_ref().is_some_and(|test| is_enemy(test, false)),
        Kind::All(_) | Kind::Priority(_) | Kind::ForEachPiece(_) => {
            let inner = within::inner(moves);
            !inner.is_empty() && inner.into_iter().all(takes_something)
        }
        _ => false,
    }
}

fn is_enemy(test: &Bool, between: bool) -> bool {
    match test {
        Bool::And(tests) => tests.iter().any(|test| is_enemy(test, between)),
        Bool::Enemy(who) if let Int::Who(read) = &**who => match read.site {
            Int::Between => between,
            Int::To => !between,
            _ => false,
        },
        _ => false,
    }
}
