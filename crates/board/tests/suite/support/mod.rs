//! Boards from their descriptions.

use board::{Board, Equipment};
use syntax::{Library, Selection, Sources};

/// Builds the equipment of a game with these items; the error is what a user would see.
pub fn equipment(items: &str) -> Result<Equipment, String> {
    let text = format!(
        "(game \"Test\" (players 2) (equipment {{ {items} (piece \"Disc\" Each) }}) \
         (rules (play (move Add (to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))"
    );
    let mut sources = Sources::default();
    let file = sources.add("test.lud", text);
    let description = syntax::read(&mut sources, file, &Library::new(), &Selection::default())
        .map_err(|problems| problems[0].message.clone())?;
    let tree = &description.game;
    let root = language::read_game(tree).map_err(|problems| problems[0].message.clone())?;
    let language::Root::Game(game) = root else {
        return Err("not a game".to_owned());
    };
    board::build::equipment(tree, &game).map_err(|problem| {
        assert!(!problem.labels.is_empty(), "`{}` has no place", problem.message);
        problem.message.clone()
    })
}

/// Builds a board.
#[allow(dead_code, reason = "not every test needs it")]
pub fn board(text: &str) -> Board {
    equipment(text).unwrap_or_else(|problem| panic!("{text}: {problem}")).board
}
