//! Hostile and broken files get a clear answer, and soon: without the limits these tests would run for hours.

use syntax::{Library, Selection, Sources};

/// The first message about a text.
fn answer(text: &str) -> String {
    let mut sources = Sources::default();
    let result = match sources.add_bytes("test.lud", text.as_bytes()) {
        Ok(file) => syntax::read(&mut sources, file, &Library::standard(), &Selection::default())
            .map(|_| ()),
        Err(problem) => Err(vec![problem]),
    };
    match result {
        Ok(()) => "fine".to_owned(),
        Err(problems) => {
            assert!(problems.iter().all(|problem| !problem.render(&sources).is_empty()));
            problems[0].message.clone()
        }
    }
}

#[test]
fn too_large() {
    assert!(answer(&"(".repeat(100_000_000)).contains("is too large"));
}

#[test]
fn too_deep() {
    let depth = 100_000;
    let text = "(a ".repeat(depth) + &")".repeat(depth);
    assert!(answer(&text).contains("nested more than"));
    assert!(answer(&"{".repeat(depth)).contains("nested more than"));
}

#[test]
fn too_deep_through_defines() {
    let deep = |inside: &str| "(a ".repeat(200) + inside + &")".repeat(200);
    let text = format!("(define \"D\" {}) (game \"G\" {})", deep("1"), deep("\"D\""));
    assert!(answer(&text).contains("nested more than"));
}

#[test]
fn recursive_defines() {
    assert!(answer(r#"(define "A" ("A")) (game "G" "A")"#).contains("calls itself"));
    assert!(
        answer(r#"(define "A" (x "B")) (define "B" (y "A")) (game "G" "A")"#)
            .contains("calls itself")
    );
    // This one calls itself through its argument only.
    assert!(answer(r#"(define "A" (#1 #1)) (game "G" ("A" "A"))"#).contains("calls itself"));
}

#[test]
fn exponential_defines() {
    let mut text = String::from(r#"(define "D0" (x))"#);
    for n in 1..40 {
        text += &format!(r#"(define "D{n}" "D{}" "D{}")"#, n - 1, n - 1);
    }
    assert!(answer(&(text + r#"(game "G" "D39")"#)).contains("too much text"));
}

#[test]
fn one_argument_in_many_places() {
    let body = "#1 ".repeat(300_000);
    let argument = "x".repeat(300_000);
    let text = format!(r#"(define "A" (a {body})) (game "G" ("A" {argument}))"#);
    assert!(answer(&text).contains("too much text"));
}

#[test]
fn one_value_in_many_places() {
    let (markers, value) = ("<T:a> ".repeat(100_000), "x".repeat(300_000));
    let text = format!(
        r#"(game "G" {markers}) (option "O" <T> args:{{<a>}} {{(item "I" <{value}> "d")}})"#
    );
    assert!(answer(&text).contains("too much text"));
}

#[test]
fn many_of_each() {
    let options = r#"(option "O" <T> args:{<a>} {(item "I" <1> "d")}) "#.repeat(20_000);
    assert!(answer(&format!(r#"(game "G") {options}"#)).contains("at most"));
    let rulesets = r#"(rulesets {(ruleset "R" {})}) "#.repeat(40_000);
    assert_eq!(answer(&format!(r#"(game "G") {rulesets}"#)), "fine");
    let defines: String = (0..40_000).map(|n| format!(r#"(define "D{n}" {n}) "D{n}" "#)).collect();
    assert!(answer(&format!(r#"(game "G" {defines})"#)).contains("too much text"));
    let ranges = "1..900 ".repeat(200_000);
    assert!(answer(&format!(r#"(game "G" {ranges})"#)).contains("too much text"));
    let use_for = "(useFor \"O/I\" x)\n".repeat(100_000);
    assert!(
        answer(&format!(r#"(game "G") (metadata {use_for})"#)).contains("no option or ruleset")
    );
}
