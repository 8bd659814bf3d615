//! What authors are told about their mistakes. Each file in `bad/` holds one kind of mistake; its message is a snapshot.
//!
//! A file that starts with `// --option "…"` or `// --ruleset "…"` is read with that selection.

use std::fs;
use std::path::Path;

use syntax::{Library, Selection, Sources};

/// All messages about a description, as a user sees them.
fn messages(name: &str, text: &str) -> String {
    let mut sources = Sources::default();
    let file = sources.add(name, text);
    let mut selection = Selection::default();
    let first = text.lines().next().unwrap_or_default();
    match first.strip_prefix("// --").and_then(|rest| rest.split_once(' ')) {
        Some(("option", value)) => selection.options.push(value.trim_matches('"').to_owned()),
        Some(("ruleset", value)) => selection.ruleset = Some(value.trim_matches('"').to_owned()),
        _ => {}
    }
    let problems = match syntax::read(&mut sources, file, &Library::standard(), &selection) {
        Ok(description) => [description.notes.clone(), language::check(&description)].concat(),
        Err(problems) => problems,
    };
    let rendered: Vec<String> = problems.iter().map(|problem| problem.render(&sources)).collect();
    rendered.join("\n\n")
}

#[test]
fn mistakes_are_explained() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder exists")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    assert!(files.len() >= 30);
    for file in files {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).expect("the file can be read");
        let messages = messages(&format!("{name}.lud"), &text);
        assert!(!messages.is_empty(), "nothing is said about {name}");
        insta::with_settings!({ snapshot_path => "../bad_messages", prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(name, messages);
        });
    }
}
