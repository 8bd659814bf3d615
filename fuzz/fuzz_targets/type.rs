//! Any tree is typed or answered with messages that can be shown.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use syntax::{Library, Selection, Sources};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::standard);

fuzz_target!(|text: &str| {
    let mut sources = Sources::default();
    let file = sources.add("fuzz.lud", text);
    if let Ok(description) = syntax::read(&mut sources, file, &LIBRARY, &Selection::default()) {
        let built = language::read_game(&description.game);
        for problem in built.err().into_iter().flatten().chain(language::check(&description)) {
            problem.render(&sources);
        }
    }
});
