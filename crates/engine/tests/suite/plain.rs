//! The fast paths against the plain ones, over the bundled games.

use crate::common::{bundled, games};
use engine::World;
use language::words::ModeType;

const MOVES: usize = 25;

/// Mover, sites and origin of each legal move.
fn listing(world: &mut World<'_>) -> Vec<(i32, i32, i32, u32)> {
    world.legal_moves().iter().map(|mv| (mv.mover, mv.from, mv.to, mv.origin.0)).collect()
}

#[test]
fn fast_paths_list_play_and_end_as_plain_ones_do() {
    let mut played = 0;
    for path in games() {
        let Some(program) = bundled(&path) else { continue };
        if program.mode == ModeType::Simultaneous {
            continue;
        }
        let mut fast = World::begin(&program, 5);
        let mut plain = fast.clone();
        plain.plain = true;
        for ply in 0..MOVES {
            if fast.is_over() {
                break;
            }
            let (a, b) = (listing(&mut fast), listing(&mut plain));
            assert_eq!(a, b, "{}: move {ply}", path.display());
            if a.is_empty() {
                break;
            }
            let pick = (ply * 7919 + 13) % a.len();
            fast.play(pick);
            plain.play(pick);
            assert!(fast.state.same(&plain.state), "{}: after move {ply}", path.display());
            assert_eq!(fast.ending, plain.ending, "{}: after move {ply}", path.display());
        }
        played += 1;
    }
    assert!(played > 50, "only {played} of the bundled games were played");
}
