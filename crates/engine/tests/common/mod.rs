//! Descriptions made ready to be played.
#![allow(dead_code, reason = "each test uses some of it")]

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

/// The word that a clause begins with.
pub fn keyword(tree: &Tree, id: NodeId) -> &str {
    match &tree.node(id).kind {
        NodeKind::Clause { keyword, .. } => keyword,
        _ => "",
    }
}
