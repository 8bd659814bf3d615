//! Whatever the text, reading it ends in a description or in messages that can be shown.

use proptest::prelude::*;
use syntax::{Description, Diagnostic, Library, Selection, Sources};

fn read(
    text: &str,
    library: &Library,
    selection: &Selection,
) -> Result<Description, Vec<Diagnostic>> {
    let mut sources = Sources::default();
    let file = sources.add("test.lud", text);
    let result = syntax::read(&mut sources, file, library, selection);
    let messages =
        result.as_ref().map_or_else(|problems| problems, |description| &description.notes);
    for message in messages {
        assert!(!message.render(&sources).is_empty());
    }
    if let Err(problems) = &result {
        assert!(!problems.is_empty(), "a failure must say why");
    }
    if let Ok(description) = &result {
        check_places(description, &sources);
    }
    result
}

/// Every node lies in a text that exists, its place included; parents come before their children.
fn check_places(description: &Description, sources: &Sources) {
    for tree in [Some(&description.game), description.metadata.as_ref()].into_iter().flatten() {
        for (index, node) in tree.nodes.iter().enumerate() {
            let text = &sources.get(node.span.source).text;
            assert!(node.span.start <= node.span.end && node.span.end as usize <= text.len());
            assert!(node.via.is_none_or(|via| (via as usize) < tree.calls.len()));
            assert!(
                tree.children(syntax::NodeId(index as u32))
                    .iter()
                    .all(|child| child.0 as usize > index)
            );
        }
    }
}

/// Pieces that mean something to the reader, in any order.
fn fragments() -> impl Strategy<Value = String> {
    let fragment = prop::sample::select(vec![
        "(",
        ")",
        "{",
        "}",
        "<",
        ">",
        "\"",
        "\\\"",
        " ",
        "\n",
        "//",
        ":",
        "#1",
        "#2",
        "~",
        "..",
        "1",
        "9",
        "-",
        "A1",
        "a",
        "B",
        "é",
        "(game \"G\" ",
        "(define \"A\" ",
        "(define \"B\" ",
        "\"A\"",
        "\"B\"",
        "(\"A\" ",
        "(\"B\" x ",
        "(option \"O\" <T> args:{<a> <b>} {",
        "(item \"I\" <1> <(x)> \"d\")",
        "*",
        "<T:a>",
        "<T>",
        "(rulesets {",
        "args:{",
        "(ruleset \"R\" {\"O/I\"} variations:{\"O/I\"})",
        "(metadata ",
        "(useFor ",
        "\"O/I\"",
        "(ai \"G_ai\")",
        "if:",
        "((",
        "()",
        "\"A1\"..\"C3\"",
        "1..3",
        "5..2",
        "(\"StepToEmpty\" Forward)",
        "(< 1 2)",
        "[",
        "]",
        ",",
    ]);
    prop::collection::vec(fragment, 0..40).prop_map(|fragments| fragments.concat())
}

/// A right description, one of its tokens left out, doubled or swapped with another, a few times over.
fn mutated_game() -> impl Strategy<Value = String> {
    let change = (0usize..3, any::<prop::sample::Index>(), any::<prop::sample::Index>());
    prop::collection::vec(change, 1..6).prop_map(|changes| {
        let mut tokens = split(include_str!("../benches/game.lud"));
        for (kind, first, second) in changes {
            let (first, second) = (first.index(tokens.len()), second.index(tokens.len()));
            match kind {
                0 if tokens.len() > 1 => {
                    tokens.remove(first);
                }
                1 => tokens.insert(first, tokens[second]),
                _ => tokens.swap(first, second),
            }
        }
        tokens.concat()
    })
}

/// Words, blanks and single signs.
fn split(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let class = |c: char| {
            if c.is_alphanumeric() {
                0
            } else if c.is_whitespace() {
                1
            } else {
                2
            }
        };
        let len = match class(first) {
            2 => first.len_utf8(),
            kind => rest.find(|c| class(c) != kind).unwrap_or(rest.len()),
        };
        tokens.push(&rest[..len]);
        rest = &rest[len..];
    }
    tokens
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        let _ = read(&text, &Library::standard(), &Selection::default());
    }

    #[test]
    fn any_fragments_are_answered(text in fragments()) {
        let _ = read(&text, &Library::standard(), &Selection::default());
    }

    #[test]
    fn any_mutated_game_is_answered(text in mutated_game()) {
        let selection = Selection { options: vec!["Board Size/10x10".into()], ruleset: Some("Small".into()) };
        let _ = read(&text, &Library::standard(), &selection);
    }

    #[test]
    fn any_library_is_answered(text in fragments()) {
        let mut library = Library::new();
        let problems = library.add("test.def", &text);
        for problem in problems {
            prop_assert!(!problem.render(library.sources()).is_empty());
        }
        let _ = read("(game \"G\" (\"A\" 1 2) \"B\")", &library, &Selection::default());
    }

    #[test]
    fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut sources = Sources::default();
        match sources.add_bytes("test.lud", &bytes) {
            Ok(file) => { let _ = syntax::read(&mut sources, file, &Library::new(), &Selection::default()); }
            Err(problem) => prop_assert!(!problem.render(&sources).is_empty()),
        }
    }

    /// What is printed reads as what was read, and prints as it was printed.
    #[test]
    fn printed_text_reads_the_same(text in mutated_game()) {
        if let Ok(first) = read(&text, &Library::standard(), &Selection::default())
            && first.game.to_string().starts_with("(game ")
        {
            let printed = first.game.pretty();
            let second = read(&printed, &Library::new(), &Selection::default());
            let second = second.map_err(|problems| TestCaseError::fail(format!("{printed}\n{problems:?}")))?;
            prop_assert_eq!(second.game.to_string(), first.game.to_string());
            prop_assert_eq!(second.game.pretty(), printed);
        }
    }
}
