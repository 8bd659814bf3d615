//! Sowing where holes refuse pieces.

use engine::World;

/// Four holes in a ring with two pieces each; holes are skipped where a test holds.
fn ring(skip: &str) -> String {
    format!(
        r#"(game "Ring" (players 2)
            (equipment {{
                (mancalaBoard 2 2 store:None (track "Round" "0,E,N,W" loop:True))
                (piece "Seed" Shared)
            }})
            (rules
                (start (set Count 2 to:(sites Track)))
                (play (move Select (from 0) (then (sow skipIf:{skip}))))
                (end (if (is Full) (result Mover Win)))))"#
    )
}

/// How many pieces are in each hole after the first move.
fn sown(skip: &str) -> Vec<i32> {
    let program = crate::common::program(&ring(skip));
    let mut world = World::begin(&program, 1);
    assert_eq!(world.legal_moves().len(), 1);
    world.play(0);
    assert_eq!(world.fault, None);
    (0..4).map(|hole| world.state.count(hole)).collect()
}

#[test]
fn pieces_that_no_hole_takes_stay() {
    assert_eq!(sown("(= 2 (count at:(to)))"), [2, 2, 2, 2]);
    // The first piece is sown, the last one is refused everywhere.
    let left = sown("(= 1 (value))");
    assert_eq!(left[0], 1, "{left:?}");
    assert_eq!(left.iter().sum::<i32>(), 8, "{left:?}");
}

#[test]
fn holes_that_refuse_are_passed_over() {
    let left = sown("(is In (to) (sites {1}))");
    assert_eq!((left[0], left[1]), (0, 2), "{left:?}");
    assert_eq!(left.iter().sum::<i32>(), 8, "{left:?}");
}
