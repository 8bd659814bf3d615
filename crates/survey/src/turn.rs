//! One turn, whoever makes it: in games in which all move at once, a choice is one move of each player.

use engine::World;
use engine::arena::Move;
use language::words::ModeType;

/// Whether all players of a game move at once.
pub(crate) fn is_together(world: &World<'_>) -> bool {
    world.program.mode == ModeType::Simultaneous
}

/// How many choices there are, as far as they can be numbered.
pub(crate) fn choices(world: &mut World<'_>) -> usize {
    let count = if is_together(world) {
        let of = moves_of_all(world);
        if of.is_empty() { 0 } else { of.iter().map(Vec::len).fold(1, usize::saturating_mul) }
    } else {
        world.legal_moves().len()
    };
    count.min(usize::from(u16::MAX))
}

/// Makes a choice, and says which move that was.
pub(crate) fn play(world: &mut World<'_>, chosen: usize) -> Move {
    if !is_together(world) {
        let mv = world.arena.moves[chosen];
        world.play(chosen);
        return mv;
    }
    let mut rest = chosen;
    let mut picks = Vec::new();
    for moves in moves_of_all(world) {
        picks.push(moves[rest % moves.len()]);
        rest /= moves.len();
    }
    let origin = picks.first().map(|pick| world.arena.moves[*pick].origin);
    let mv = world.play_together(&picks);
    Move { origin: origin.unwrap_or(mv.origin), ..mv }
}

/// The places of the legal moves of each player who has some.
fn moves_of_all(world: &mut World<'_>) -> Vec<Vec<usize>> {
    let players = 1..=world.program.players as i32;
    players.map(|player| world.moves_of(player)).filter(|moves| !moves.is_empty()).collect()
}
