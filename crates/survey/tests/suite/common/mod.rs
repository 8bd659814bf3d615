//! What the tests of surveys share.
#![allow(dead_code, reason = "each test uses some of it")]

use std::time::Duration;

use engine::Program;
use survey::{Settings, Survey, survey};
use syntax::{Library, Selection, Sources};

/// A bundled game.
pub fn program(name: &str) -> Program {
    let game = library::find(name).unwrap();
    read(game.path, game.text)
}

/// A game from its description.
pub fn read(name: &str, text: &str) -> Program {
    let mut sources = Sources::default();
    let file = sources.add(name, text);
    let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
    let description = read.unwrap_or_else(|problems| panic!("{}", problems[0].render(&sources)));
    match language::read_game(&description.game).unwrap() {
        language::Root::Game(game) => engine::lower(&description.game, &game).unwrap(),
        language::Root::Match(_) => panic!("{name} is a match"),
    }
}

/// Settings that weigh so many moves, however long that takes.
pub fn settings(moves: usize) -> Settings {
    Settings { moves, time: Duration::from_secs(600), ..Settings::default() }
}

/// A survey on so many threads.
pub fn on_threads(threads: usize, program: &Program, settings: &Settings) -> Survey {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| survey(program, settings))
}
