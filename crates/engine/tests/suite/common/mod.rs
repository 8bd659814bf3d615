//! Descriptions made ready to be played.
#![allow(dead_code, reason = "each test uses some of it")]

use std::path::{Path, PathBuf};

use engine::{LowerError, Program};
use language::Root;
use syntax::{Library, NodeId, NodeKind, Selection, Sources, Tree};

/// The tree of a description that types, and what lowering makes of it.
pub fn lowered(text: &str) -> (Tree, Result<Program, LowerError>) {
    let mut sources = Sources::default();
    let file = sources.add("test.lud", text);
    let description =
        syntax::read(&mut sources, file, &Library::new(), &Selection::default()).expect("it reads");
    let Ok(Root::Game(game)) = language::read_game(&description.game) else {
        panic!("it is a game")
    };
    let program = engine::lower(&description.game, &game);
    (description.game, program)
}

/// The program of a description.
pub fn program(text: &str) -> Program {
    lowered(text).1.expect("the engine knows its ludemes")
}

/// The bundled games.
pub fn games() -> Vec<PathBuf> {
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

/// The program of a bundled game; none if it is a match.
pub fn bundled(path: &Path) -> Option<Program> {
    let text = std::fs::read_to_string(path).expect("a game can be read");
    let mut sources = Sources::default();
    let file = sources.add(path.to_string_lossy(), text.as_str());
    let selection = Selection::default();
    let description = syntax::read(&mut sources, file, &Library::new(), &selection).ok()?;
    let Ok(Root::Game(game)) = language::read_game(&description.game) else { return None };
    engine::lower(&description.game, &game).ok()
}

/// The word that a clause begins with.
pub fn keyword(tree: &Tree, id: NodeId) -> &str {
    match &tree.node(id).kind {
        NodeKind::Clause { keyword, .. } => keyword,
        _ => "",
    }
}
