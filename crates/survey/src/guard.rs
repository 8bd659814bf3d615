//! Whether a move leaves pieces in danger: how many of the next moves would take one of them.

use engine::World;
use engine::action::{Act, Action};

use crate::cost;

/// How many legal moves after a move of a player take a piece of that player, as far as that is seen before they are made; to win is worth
/// any pieces, and to lose is the worst.
pub(crate) fn losses(world: &World<'_>, index: usize, seat: usize, looked: &mut usize) -> usize {
    let mut after = world.clone();
    after.legal_moves();
    after.play(index);
    if after.is_over() {
        let won = crate::winners(&after).contains(&seat);
        return if won { 0 } else { usize::MAX };
    }
    if after.mover() == seat as i32 {
        return 0;
    }
    let count = after.legal_moves().len();
    let (layout, kind) = (&after.program.layout, after.program.default_type());
    let is_own = |site: i32, kind| {
        layout.slot(site, kind).is_some_and(|slot| after.state.who(slot) == seat as i32)
    };
    let removes =
        |action: &Action| matches!(action.act, Act::Remove { kind, to, .. } if is_own(to, kind));
    let arena = &after.arena;
    let takes = arena.moves[..count].iter().filter(|mv| {
        mv.from != mv.to && is_own(mv.to, kind) || arena.find(mv.parts, &mut { removes }).is_some()
    });
    let taken = takes.count();
    *looked += cost::weighed(1 + count / 4, after.effort - world.effort);
    taken
}

#[cfg(test)]
mod tests {
    use syntax::{Library, Selection, Sources};

    use super::*;

    /// A disc between two enemies is taken by a hop unless it steps aside.
    #[test]
    fn who_stays_in_danger_loses_something() {
        let text = r#"(game "Hops" (players 2)
            (equipment {
                (board (square 4))
                (piece "Disc" Each (or
                    (move Step Orthogonal (to if:(is Empty (to))))
                    (move Hop Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between))))
                        (to if:(is Empty (to))))))})
            (rules
                (start {(place "Disc1" (sites {1 15})) (place "Disc2" (sites {0}))})
                (play (forEach Piece))
                (end (if (no Pieces Next) (result Mover Win)))))"#;
        let mut sources = Sources::default();
        let file = sources.add("hops.lud", text);
        let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
        let description = read.unwrap_or_else(|problems| panic!("{}", problems[0].message));
        let Ok(language::Root::Game(game)) = language::read_game(&description.game) else {
            panic!("no game")
        };
        let program = engine::lower(&description.game, &game).unwrap();
        let mut world = World::begin(&program, 1);
        let moves = world.legal_moves().to_vec();
        let mut looked = 0;
        for (index, mv) in moves.iter().enumerate() {
            let lost = losses(&world, index, 1, &mut looked);
            // The other disc steps, and the one beside the enemy stays; or that steps to where it is beside nobody, or takes.
            let in_danger = mv.from == 15;
            assert_eq!(lost > 0, in_danger, "{} to {}", mv.from, mv.to);
        }
        assert!(looked > 0);
    }
}
