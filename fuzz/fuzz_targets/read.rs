//! Any bytes are answered with a description or with messages that can be shown.
#![no_main]

use libfuzzer_sys::fuzz_target;
use syntax::{Library, Selection, Sources};

fuzz_target!(|bytes: &[u8]| {
    let mut sources = Sources::default();
    let problems = match sources.add_bytes("fuzz.lud", bytes) {
        Ok(file) => syntax::read(&mut sources, file, &Library::new(), &Selection::default()).err().unwrap_or_default(),
        Err(problem) => vec![problem],
    };
    for problem in problems {
        problem.render(&sources);
    }
});
