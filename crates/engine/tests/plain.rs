//! The fast paths against the plain ones, over the bundled games.

use std::path::{Path, PathBuf};

use engine::{Program, World};
use language::Root;
use language::words::ModeType;
use syntax::{Library, Selection, Sources};

const MOVES: usize = 25;

fn games() -> Vec<PathBuf> {
    let mut games = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the games are there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "lud") {
                games.push(path);
            }
        }
    }
    games.sort();
    games
}

fn program(path: &Path) -> Option<Program> {
    let text = std::fs::read_to_string(path).expect("a game can be read");
    let mut sources = Sources::default();
    let file = sources.add(path.to_string_lossy(), text.as_str());
    let description =
        syntax::read(&mut sources, file, &Library::new(), &Selection::default()).ok()?;
    let Ok(Root::Game(game)) = language::read_game(&description.game) else { return None };
    engine::lower(&description.game, &game).ok()
}

/// Mover, sites and origin of each legal move.
fn listing(world: &mut World<'_>) -> Vec<(i32, i32, i32, u32)> {
    world.legal_moves().iter().map(|mv| (mv.mover, mv.from, mv.to, mv.origin.0)).collect()
}

#[test]
fn fast_paths_list_play_and_end_as_plain_ones_do() {
    let mut played = 0;
    for path in games() {
        let Some(program) = program(&path) else { continue };
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
