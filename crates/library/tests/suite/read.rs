//! Every bundled game can be read and typed, with each of its options.

use std::fs;
use std::path::Path;

use library::{GAMES, cards};
use syntax::{Diagnostic, Library, Selection, Severity, Sources};

/// Reads a description with a selection; the problems as text.
fn read(name: &str, text: &str, selection: &Selection) -> Result<syntax::Description, String> {
    let mut sources = Sources::default();
    let file = sources.add(name, text);
    let show = |problems: Vec<Diagnostic>, sources: &Sources| {
        problems.iter().map(|problem| problem.render(sources)).collect::<String>()
    };
    let read = syntax::read(&mut sources, file, &Library::standard(), selection)
        .map_err(|problems| show(problems, &sources))?;
    language::read_game(&read.game).map_err(|problems| show(problems, &sources))?;
    let metadata = read.metadata.as_ref().ok_or("there is no metadata")?;
    language::read_metadata(metadata).map_err(|problems| show(problems, &sources))?;
    // Names are looked up too: what the original system would refuse is an error.
    let mut found = language::check(&read);
    found.retain(|problem| problem.severity == Severity::Error);
    if found.is_empty() { Ok(read) } else { Err(show(found, &sources)) }
}

#[test]
fn every_game_can_be_read_with_each_option() {
    let mut failures = String::new();
    for game in GAMES {
        let plain = match read(game.path, game.text, &Selection::default()) {
            Ok(plain) => plain,
            Err(problem) => {
                failures += &format!("{}:\n{problem}\n", game.path);
                continue;
            }
        };
        for category in &plain.options {
            for item in &category.items {
                let name = format!("{}/{}", category.heading, item.name);
                let selection = Selection { options: vec![name.clone()], ruleset: None };
                if let Err(problem) = read(game.path, game.text, &selection) {
                    failures += &format!("{} with {name}:\n{problem}\n", game.path);
                }
            }
        }
        for ruleset in &plain.rulesets {
            let selection = Selection { options: vec![], ruleset: Some(ruleset.name.clone()) };
            if let Err(problem) = read(game.path, game.text, &selection) {
                failures += &format!("{} with {}:\n{problem}\n", game.path, ruleset.name);
            }
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn every_game_says_what_it_is() {
    for card in cards() {
        let path = card.game.path;
        assert!(card.description.len() > 40, "{path} has no description");
        assert!(card.classification.contains('/'), "{path} has no classification");
        assert!(card.origin.is_some(), "{path} does not say where it comes from");
        let wanted = library::fold(&card.name);
        assert_eq!(library::fold(card.game.slug), wanted, "{path} should be named for its game");
        assert!(card.game.text.contains("(rules \""), "{path} has no summary of its rules");
        assert!(
            card.game.text.contains("(heuristics")
                || card.game.family == "puzzle"
                || card.game.family == "match",
            "{path} has no heuristics"
        );
    }
}

#[test]
fn no_two_games_answer_to_the_same_name() {
    let mut names: Vec<(String, &str)> = cards()
        .iter()
        .flat_map(|card| {
            let names = std::iter::once(&card.name).chain(&card.aliases);
            names.map(|name| (library::fold(name), card.game.slug))
        })
        .collect();
    names.sort();
    for pair in names.windows(2) {
        let same_name = pair[0].0 == pair[1].0;
        assert!(!same_name || pair[0].1 == pair[1].1, "{:?} and {:?}", pair[0], pair[1]);
    }
}

#[test]
fn every_file_in_the_folder_is_bundled() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut files: Vec<String> = Vec::new();
    for family in fs::read_dir(&folder).unwrap() {
        let family = family.unwrap().path();
        for file in fs::read_dir(&family).unwrap() {
            let file = file.unwrap().path();
            let path = file.strip_prefix(&folder).unwrap();
            files.push(path.to_str().unwrap().replace('\\', "/"));
        }
    }
    files.sort();
    let mut bundled: Vec<&str> = GAMES.iter().map(|game| game.path).collect();
    bundled.sort_unstable();
    assert_eq!(files, bundled);
}
