//! Every ludeme is explained, and its example is one.

use language::catalogue::Catalogue;
use language::ludeme::{Clause, Matcher, Type};
use language::reference;
use syntax::{Library, Selection, Sources, Tree};

fn clauses() -> impl Iterator<Item = &'static Clause> {
    let mut clauses: Vec<_> = Catalogue::get().clauses.values().flatten().copied().collect();
    clauses.sort_by_key(|clause| (clause.module, clause.name));
    clauses.dedup_by_key(|clause| (clause.module, clause.name));
    clauses.into_iter()
}

/// The tree of a clause that stands alone.
fn parse(text: &str) -> Tree {
    let mut sources = Sources::default();
    let file = sources.add("example", text);
    match syntax::read(&mut sources, file, &Library::new(), &Selection::default()) {
        Ok(description) if !text.contains("(metadata") => description.game,
        Ok(description) => description.metadata.expect("it is there"),
        Err(problems) => panic!("{text}\n{}", problems[0].render(&sources)),
    }
}

/// Fails with all complaints at once.
fn assert_none(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

fn path(clause: &Clause) -> String {
    format!("{}::{}", clause.module, clause.name)
}

#[test]
fn every_ludeme_has_a_sentence() {
    let bad = clauses().filter(|clause| {
        let sentence = clause.doc.lines().next().unwrap_or_default();
        sentence.split_whitespace().count() < 3
            || sentence.starts_with('`')
            || !sentence.ends_with('.')
    });
    assert_none(bad.map(|clause| format!("{}: {:?}", path(clause), clause.doc)).collect());
}

#[test]
fn every_argument_is_explained() {
    let arguments = clauses().flat_map(|c| c.params.iter().map(move |param| (c, param)));
    let bad = arguments
        .filter(|(_, param)| !param.doc.ends_with('.') || param.doc.starts_with("Whether:"));
    assert_none(bad.map(|(c, p)| format!("{}.{}: {:?}", path(c), p.name, p.doc)).collect());
}

#[test]
fn every_ludeme_has_an_example_of_itself() {
    let mut complaints = vec![];
    for clause in clauses() {
        let line = clause.doc.lines().find_map(|line| line.strip_prefix("Example: "));
        let Some(example) = line.map(|line| line.trim_matches('`')) else {
            complaints.push(format!("{} has no example", path(clause)));
            continue;
        };
        let tree = match example.starts_with("(metadata") {
            // Metadata goes with a game.
            true => parse(&format!("(game \"None\") {example}")),
            false => parse(example),
        };
        let ty: &'static Type = Box::leak(Box::new(Type::Clause(clause)));
        if !Matcher::new(&tree).fits(Tree::ROOT, ty) {
            let syntax = reference::syntax_of(clause, &clause.forms[0]);
            complaints.push(format!("{}: {example}\n  is not {syntax}", path(clause)));
        }
    }
    assert_none(complaints);
}

#[test]
fn every_vocabulary_and_choice_has_a_sentence() {
    for vocabulary in &Catalogue::get().vocabularies {
        let doc = vocabulary.doc;
        assert!(doc.ends_with('.') && !doc.contains('`'), "{}: {doc:?}", vocabulary.name);
    }
    for choice in &Catalogue::get().choices {
        assert!(choice.doc.ends_with('.'), "{}: {:?}", choice.name, choice.doc);
    }
}

#[test]
fn every_ludeme_belongs_to_a_family() {
    for clause in clauses() {
        let family = reference::family_of(clause);
        assert!(clause.module.starts_with(&format!("language::{}", family.module)), "{clause:?}");
    }
}
