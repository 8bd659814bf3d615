//! The kernel against the general engine, on the bundled games.

use std::path::{Path, PathBuf};

use engine::kernel::Kernel;
use engine::{Playouts, Program, World};
use language::Root;
use syntax::{Library, Selection, Sources};

fn games() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the games can be read") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "lud") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn program(path: &Path) -> Option<Program> {
    let text = std::fs::read_to_string(path).ok()?;
    let mut sources = Sources::default();
    let file = sources.add("game", text.as_str());
    let selection = Selection::default();
    let description = syntax::read(&mut sources, file, &Library::new(), &selection).ok()?;
    let Ok(Root::Game(ast)) = language::read_game(&description.game) else { return None };
    engine::lower(&description.game, &ast).ok()
}

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
        let Some(program) = program(&path) else { continue };
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

#[test]
fn a_game_of_the_kernel_can_be_watched() {
    for path in games() {
        let Some(program) = program(&path) else { continue };
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
fn every_legal_move_is_as_likely() {
    // Placing where a test refuses most sites, moves of pieces, flips, moves that look ahead, and a pass among others.
    for name in ["connect-four", "breakthrough", "reversi", "amazons", "chess", "go"] {
        let path = games().into_iter().find(|p| p.file_stem().is_some_and(|s| s == name));
        let program = program(&path.expect("the game")).expect("a program");
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
