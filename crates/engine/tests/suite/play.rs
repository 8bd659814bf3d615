//! Small games played through: counts, undoing, hashes, endings.

use crate::common::program;
use engine::World;

const NOUGHTS: &str = r#"
(game "Noughts" (players 2)
    (equipment { (board (square 3)) (piece "Disc" P1) (piece "Cross" P2) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#;

const RACE: &str = r#"
(game "Race" (players { (player N) (player S) })
    (equipment { (board (square 4))
        (piece "Pawn" Each (move Step (directions { Forward FR FL })
            (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))
        (regions P1 (sites Top)) (regions P2 (sites Bottom)) })
    (rules (meta (no Repeat))
        (start { (place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top)) })
        (play (forEach Piece))
        (end (if (is In (last To) (sites Mover)) (result Mover Win)))))"#;

#[test]
fn noughts_and_crosses_has_its_known_number_of_sequences() {
    let program = program(NOUGHTS);
    let mut world = World::begin(&program, 1);
    let counts: Vec<u64> = (1..=6).map(|depth| world.perft(depth)).collect();
    assert_eq!(counts, [9, 72, 504, 3024, 15120, 54720]);
}

/// Pieces are put on stacks, and a row is made by those that are equally high, or rise step by step.
const TOWERS: &str = r#"
(game "Towers" (players 2)
    (equipment { (board (square 3)) (piece "Disc" Each) })
    (rules (play (move Add (to (sites Board) if:(< (size Stack at:(to)) 3)) stack:True))
        (end (if (is Line 3 byLevel:True) (result Mover Win)))))"#;

/// The places of the row by which the first player wins after these moves.
fn winning_row(text: &str, moves: &[i32]) -> Vec<i32> {
    let program = program(text);
    let mut world = World::begin(&program, 1);
    for site in moves {
        let n = world.legal_moves().len();
        let index = (0..n).find(|&i| world.arena.moves[i].to == *site).expect("the site is free");
        world.play(index);
    }
    assert!(world.is_over(), "{moves:?}");
    assert_eq!((world.ranking(1), world.ranking(2)), (1.0, 2.0));
    let ending = world.ending.expect("it ended by a rule");
    assert!(ending.rule.is_some());
    let mut sites = ending.evidence;
    sites.sort_unstable();
    sites
}

#[test]
fn a_line_wins_and_says_where_it_is() {
    assert_eq!(winning_row(NOUGHTS, &[0, 3, 1, 4, 2]), [0, 1, 2]);
}

#[test]
fn a_line_of_stacks_says_where_it_is() {
    assert_eq!(winning_row(TOWERS, &[0, 3, 1, 4, 2]), [0, 1, 2], "it lies flat");
    assert_eq!(winning_row(TOWERS, &[4, 0, 4, 1, 4]), [4], "it stands upright");
    assert_eq!(winning_row(TOWERS, &[0, 1, 1, 2, 5, 2, 2]), [0, 1, 2], "it rises");
}

#[test]
fn counting_leaves_no_trace() {
    for text in [NOUGHTS, RACE] {
        let program = program(text);
        let mut world = World::begin(&program, 7);
        for _ in 0..6 {
            let before = format!("{:?}", world.state);
            world.perft(3);
            assert_eq!(format!("{:?}", world.state), before);
            if world.play_random().is_none() {
                break;
            }
        }
    }
}

#[test]
fn the_kept_hash_is_the_recomputed_one() {
    let program = program(RACE);
    for seed in 0..20 {
        let mut world = World::begin(&program, seed);
        while world.play_random().is_some() {
            assert_eq!(world.state.hash(), world.state.recomputed_hash());
        }
        assert!(world.is_over());
    }
}

#[test]
fn a_playout_is_named_by_its_seed() {
    let program = program(RACE);
    let play = |seed| World::begin(&program, seed).playout(1000);
    assert_eq!(play(3), play(3));
    assert!(play(3).finished);
}

#[test]
fn a_move_that_was_tried_leaves_no_trace() {
    let program = program(RACE);
    let mut world = World::begin(&program, 5);
    for _ in 0..8 {
        let count = world.legal_moves().len();
        let before = format!("{:?}", world.state);
        for index in 0..count {
            let made = world.try_move(index, |w| w.state.history().len());
            assert_eq!(made, world.state.history().len() + 1);
            assert_eq!(format!("{:?}", world.state), before);
        }
        assert_eq!(world.legal_moves().len(), count);
        if world.play_random().is_none() {
            break;
        }
    }
}

#[test]
fn picking_is_as_fair_as_listing() {
    let text = r#"
(game "Safe" (players { (player N) (player S) })
    (equipment { (board (square 5))
        (piece "King" Each (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))
        (piece "Rook" Each (move Slide Orthogonal (to if:(is Enemy (who at:(to))) (apply (remove (to)))))) })
    (rules
        (start { (place "King1" {"A1"}) (place "King2" {"E5"}) (place "Rook1" {"C1"}) (place "Rook2" {"A4" "B5"}) })
        (play (do (forEach Piece) ifAfterwards:(not (is Threatened (id "King" Mover) (forEach Piece)))))
        (end (if (no Moves Next) (result Mover Win)))))"#;
    let program = program(text);
    let mut world = World::begin(&program, 5);
    let legal: Vec<(i32, i32)> = world.legal_moves().iter().map(|m| (m.from, m.to)).collect();
    assert!(!legal.is_empty());
    let rounds = 4000;
    let mut times = vec![0usize; legal.len()];
    for seed in 0..rounds {
        let mut world = World::begin(&program, seed);
        let mv = world.pick().expect("this game needs no list");
        let at = legal.iter().position(|&m| m == (mv.from, mv.to)).expect("the move is legal");
        times[at] += 1;
    }
    let mean = rounds as f64 / legal.len() as f64;
    let chi: f64 = times.iter().map(|&n| (n as f64 - mean).powi(2) / mean).sum();
    // Far beyond what chance gives for the degrees of freedom; the seeds are fixed.
    assert!(chi < 3.0 * legal.len() as f64 + 12.0, "{times:?}");
}

#[test]
fn a_game_played_in_used_memory_is_the_same() {
    for text in [NOUGHTS, RACE] {
        let program = program(text);
        let mut playouts = engine::Playouts::general(&program);
        for seed in 0..20 {
            assert_eq!(playouts.play(seed, 500), World::begin(&program, seed).playout(500));
        }
    }
}

#[test]
fn a_position_of_chess_is_small() {
    let path = crate::common::games().into_iter().find(|path| path.ends_with("chess/chess.lud"));
    let program = crate::common::bundled(&path.expect("chess is bundled")).expect("it lowers");
    let mut world = World::begin(&program, 1);
    world.playout(40);
    assert!(world.state.footprint() < 2048, "{} bytes", world.state.footprint());
}

#[test]
fn a_pass_that_is_all_there_is_does_not_ask_for_itself() {
    let program = program(
        r#"
(game "Fill or pass" (players 2)
    (equipment { (board (square 2)) (piece "Disc" Each) })
    (rules (meta (no Suicide))
        (play (or (move Add (to (sites Empty))) (move Pass)))
        (end (if (all Passed) (result Mover Loss)))))"#,
    );
    let mut world = World::begin(&program, 1);
    for _ in 0..4 {
        world.legal_moves();
        world.play(0);
    }
    // The board is full: one may pass, but who passes second would lose, and has no other move than the pass of the rule.
    assert_eq!(world.legal_moves().len(), 1);
    assert_eq!(world.fault, None);
    world.play(0);
    assert_eq!(world.legal_moves().len(), 1);
    assert_eq!(world.fault, None);
}
