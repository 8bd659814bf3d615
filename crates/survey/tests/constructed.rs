//! What play does not reach is shown in constructed positions, or told to be out of reach.

mod common;

use common::{on_threads, read, settings};
use engine::Program;
use survey::{Settings, survey};

/// Pieces are removed only when two are left, and there are four: by play nobody gets there.
fn frozen(end: &str) -> Program {
    let text = format!(
        r#"(game "Frozen" (players 2)
        (equipment {{(board (square 4)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))}})
        (rules
            (start {{(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))}})
            (play (if (= 2 (count Pieces Next)) (move Remove (sites Occupied by:Next)) (forEach Piece)))
            (end {end})))"#
    );
    read("frozen.lud", &text)
}

fn brief() -> Settings {
    Settings { longest: 200, ..settings(60_000) }
}

#[test]
fn an_ending_that_play_does_not_reach_is_constructed() {
    let program = frozen("(if (<= (count Pieces Next) 1) (result Mover Win))");
    let found = survey(&program, &brief());
    assert_eq!(found.facts.finished, 0, "random games do end");
    assert_eq!((found.endings_unseen.len(), found.rules_unseen.len()), (0, 0));
    let ending = &found.endings[0];
    assert!(ending.example.is_constructed() && ending.plain == 0);
    // It is the real engine that ends the game, by a legal move.
    let scene = ending.example.replay(&program).expect("the example");
    assert!(!scene.before.is_over() && scene.after.is_over());
    assert_eq!(scene.after.ending.and_then(|ending| ending.rule), ending.key.rule);
}

#[test]
fn no_more_is_changed_than_is_needed() {
    let program = frozen("(if (<= (count Pieces Next) 1) (result Mover Win))");
    let found = survey(&program, &brief());
    let arranged = found.endings[0].example.way.arranged.first().expect("an arrangement");
    assert_eq!(arranged.changes.len(), 2, "{:?}", arranged.changes);
}

#[test]
fn a_move_that_is_never_possible_is_constructed() {
    let program = frozen("(if (no Pieces Next) (result Mover Win))");
    let found = survey(&program, &brief());
    assert!(found.rules_unseen.is_empty());
    let shown = found.kinds.iter().filter(|seen| seen.example.is_constructed());
    for seen in shown.clone() {
        let scene = seen.example.replay(&program).expect("the example");
        assert_eq!(scene.legal[scene.chosen].origin, seen.kind.origin);
    }
    assert_eq!(shown.count(), 1);
}

#[test]
fn what_cannot_be_is_out_of_reach() {
    let program = frozen("(if (> (count Pieces Next) 20) (result Mover Win))");
    let found = survey(&program, &brief());
    assert_eq!((found.endings.len(), found.endings_unseen.len()), (0, 1));
    assert!(found.constructed);
}

#[test]
fn constructions_do_not_depend_on_the_number_of_threads() {
    let program = frozen("(if (<= (count Pieces Next) 1) (result Mover Win))");
    let one = on_threads(1, &program, &brief());
    let three = on_threads(3, &program, &brief());
    assert_eq!(format!("{one:?}"), format!("{three:?}"));
}
