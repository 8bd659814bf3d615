//! Defines, options and ranges in any order expand within bounds.
//!
//! Each byte stands for a fragment that means something to the expander, so that the fuzzer need not find the words.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use syntax::{Library, Selection, Sources};

const FRAGMENTS: [&str; 32] = [
    "(", ")", "{", "}", "\"", " ", "(define \"A\" ", "(define \"B\" ", "(\"A\" ", "(\"B\" ", "\"A\"", "\"B\"", "#1", "#2",
    "~", "1..3", "\"A1\"..\"B2\"", "(option \"O\" <T> args:{<a>} {", "(item \"I\" <x> \"d\")", "*", "<T:a>", "<T>",
    "(rulesets {", "(ruleset \"R\" {\"O/I\"})", "(metadata ", "(useFor \"O/I\" ", "(game \"G\" ", "if:", "(\"StepToEmpty\"",
    "(\"HopCapture\"", "(ai \"G_ai\")", "//\n",
];

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::standard);

fuzz_target!(|bytes: &[u8]| {
    let text: String = bytes.iter().map(|byte| FRAGMENTS[usize::from(byte % 32)]).collect();
    let mut sources = Sources::default();
    let file = sources.add("fuzz.lud", text);
    if let Ok(description) = syntax::read(&mut sources, file, &LIBRARY, &Selection::default()) {
        let printed = description.game.pretty();
        let again = sources.add("again.lud", printed);
        let _ = syntax::read(&mut sources, again, &Library::new(), &Selection::default());
    }
});
