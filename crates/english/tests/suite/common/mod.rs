//! What several tests need.

use english::gates::{coverage, leaks};
use english::render::text;
use language::Root;
use syntax::{Library, Selection, Sources};

/// The rules of a description in words; they must tell all of it.
pub fn told(description: &str) -> String {
    let mut sources = Sources::default();
    let file = sources.add("test.lud", description);
    let read =
        syntax::read(&mut sources, file, &Library::new(), &Selection::default()).expect("it reads");
    let Ok(Root::Game(game)) = language::read_game(&read.game) else { panic!("it is a game") };
    let board = game
        .equipment
        .items
        .iter()
        .find_map(|item| board::build::board(&read.game, item))
        .and_then(Result::ok);
    let topology = board.as_ref().map(|board| &board.topology);
    let told = english::tell(&game, &read.game, None, topology);
    assert_eq!(leaks(&told.document), [], "no trace of the description may show");
    assert_eq!(coverage(&told, &read.game).missing, [], "every rule is told");
    text(&told.document)
}
