//! The kernel against the general engine, on the bundled games.

use crate::common::{bundled, games};
use engine::kernel::Kernel;
use engine::{Playouts, World};

/// Games of each kind that the kernel has to know: those whose speed is promised.
const KNOWN: [&str; 11] = [
    "tic-tac-toe",
    "connect-four",
    "hex",
    "breakthrough",
    "yavalath",
    "gomoku",
    "reversi",
    "amazons",
    "english-draughts",
    "chess",
    "go",
];

#[test]
fn both_engines_play_the_same_games() {
    let mut known = Vec::new();
    for path in games() {
        let Some(program) = bundled(&path) else { continue };
        let Ok(kernel) = Kernel::recognise(&program) else { continue };
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let mut world = World::begin(&program, 1);
        let same = kernel.lockstep(&mut world, 120);
        assert_eq!(same, Ok(()), "{name}");
        known.push(name);
    }
    for name in KNOWN {
        assert!(known.iter().any(|k| k == name), "{name} is no longer played by the kernel");
    }
}

/// Readings of a type other than cells do not look into hands, in both engines.
#[test]
fn vertices_are_not_looked_for_in_hands() {
    for test in ["(<= (count at:(handSite P1)) 3)", "(is Friend (who at:(handSite P1)))"] {
        let program = crate::common::program(&format!(
            r#"(game "Hands" (players 2)
                (equipment {{ (board (square 4) use:Vertex) (hand P1)
                    (piece "Goat" Each (move Step (to if:(is Empty (to))))) }})
                (rules (start {{ (place "Goat1" (handSite P1) count:9) (place "Goat2" 3) }})
                    (play (or (move (from (handSite P1)) (to (sites Empty))) (forEach Piece)))
                    (end (if {test} (result P2 Win)))))"#
        ));
        let kernel = Kernel::recognise(&program).expect("the kernel knows its rules");
        for seed in 1..=5 {
            let mut world = World::begin(&program, seed);
            assert_eq!(kernel.lockstep(&mut world, 60), Ok(()), "{test}, seed {seed}");
        }
    }
}

/// A pass as the very first move ends the game only where nothing was placed before it, in both engines.
#[test]
fn placements_stand_before_a_first_pass() {
    for start in [r#"(start (place "Goat1" coord:"A1"))"#, ""] {
        let program = crate::common::program(&format!(
            r#"(game "Pause" (players 2)
                (equipment {{ (board (square 3)) (piece "Goat" Each (move Step (to if:(is Empty (to))))) }})
                (rules {start} (play (or (move Pass) (move Add (to (sites Empty)))))
                    (end (if (is Line 3) (result Mover Win)))))"#
        ));
        let kernel = Kernel::recognise(&program).expect("the kernel knows its rules");
        for seed in 1..=60 {
            let mut world = World::begin(&program, seed);
            assert_eq!(kernel.lockstep(&mut world, 60), Ok(()), "{start}, seed {seed}");
        }
    }
}

#[test]
fn a_game_of_the_kernel_can_be_watched() {
    for path in games() {
        let Some(program) = bundled(&path) else { continue };
        if program.kernel().is_none() {
            continue;
        }
        let mut playouts = Playouts::new(&program);
        for seed in 0..3 {
            let played = playouts.play(seed, 150);
            let mut moves = 0;
            let world = playouts.watch(seed, 150, |_, _| moves += 1);
            assert_eq!(played.moves, moves, "{}", path.display());
            assert_eq!(played.finished, world.is_over(), "{}", path.display());
            let winner = world.state.get(engine::state::Scalar::Winner);
            assert!(!played.finished || played.winner == winner, "{}", path.display());
        }
    }
}

#[test]
fn the_kernel_plays_many_games_through() {
    for path in games() {
        let Some(program) = bundled(&path) else { continue };
        if program.kernel().is_none() {
            continue;
        }
        let mut playouts = Playouts::new(&program);
        for seed in 0..40 {
            let played = playouts.play(seed, 400);
            assert_eq!(played.fault, None, "{}: seed {seed}", path.display());
            assert!(played.moves > 0, "{}: seed {seed}", path.display());
        }
    }
}

#[test]
fn every_legal_move_is_as_likely() {
    // Placing where a test refuses most sites, moves of pieces, flips, moves that look ahead, and a pass among others.
    for name in ["connect-four", "breakthrough", "reversi", "amazons", "chess", "go"] {
        let path = games().into_iter().find(|p| p.file_stem().is_some_and(|s| s == name));
        let program = bundled(&path.expect("the game")).expect("a program");
        let mut playouts = Playouts::new(&program);
        let mut world = World::begin(&program, 0);
        let n = world.legal_moves().len();
        let mut times = vec![0usize; n];
        let rounds = 12 * n;
        for seed in 0..rounds as u64 {
            playouts.watch(seed, 1, |_, index| times[index] += 1);
        }
        let mean = rounds as f64 / n as f64;
        let chi: f64 = times.iter().map(|&t| (t as f64 - mean).powi(2) / mean).sum();
        // Far beyond what chance gives for the degrees of freedom; the seeds are fixed.
        assert!(chi < 2.0 * n as f64 + 12.0, "{name}: {times:?}");
    }
}
