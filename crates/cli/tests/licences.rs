//! All dependencies may be used in a program under MIT or Apache-2.0, and come from the usual registry.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Whether a licence expression is satisfied by licences that are allowed. Brackets bind most, then `AND`, then `OR`.
fn satisfied(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest, allowed) && rest.is_empty()
}

fn either(words: &mut &[&str], allowed: &[String]) -> bool {
    let mut holds = both(words, allowed);
    while let Some(("OR", rest)) = words.split_first().map(|(word, rest)| (*word, rest)) {
        *words = rest;
        holds |= both(words, allowed);
    }
    holds
}

fn both(words: &mut &[&str], allowed: &[String]) -> bool {
    let mut holds = one(words, allowed);
    while let Some(("AND", rest)) = words.split_first().map(|(word, rest)| (*word, rest)) {
        *words = rest;
        holds &= one(words, allowed);
    }
    holds
}

fn one(words: &mut &[&str], allowed: &[String]) -> bool {
    let Some((first, mut rest)) = words.split_first() else { return false };
    let holds = if *first == "(" {
        let holds = either(&mut rest, allowed);
        let closed = rest.first() == Some(&")");
        rest = rest.get(1..).unwrap_or_default();
        holds && closed
    } else if rest.first() == Some(&"WITH") {
        let whole = format!("{first} WITH {}", rest.get(1).unwrap_or(&""));
        rest = rest.get(2..).unwrap_or_default();
        allowed.contains(&whole)
    } else {
        allowed.iter().any(|licence| licence == first)
    };
    *words = rest;
    holds
}

/// The licences that `deny.toml` allows.
fn allowed(root: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(root.join("deny.toml")).expect("deny.toml");
    let list = text.split_once("allow = [").expect("a list").1.split(']').next().expect("its end");
    list.split(',')
        .map(|it| it.trim().trim_matches('"').to_owned())
        .filter(|it| !it.is_empty())
        .collect()
}

/// What cargo knows of the packages, without asking the network. Packages for other systems may not be on this machine:
/// then those for this one must do.
fn packages(root: &Path) -> Vec<Value> {
    let host = Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let host = String::from_utf8_lossy(&host.stdout).into_owned();
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    for filter in [&[][..], &["--filter-platform", host]] {
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--offline", "--locked"])
            .args(filter)
            .current_dir(root)
            .output()
            .expect("cargo runs");
        if let Ok(Value::Object(mut metadata)) = serde_json::from_slice(&output.stdout)
            && let Some(Value::Array(packages)) = metadata.remove("packages")
        {
            return packages;
        }
    }
    panic!("cargo does not say what we depend on");
}

#[test]
fn every_dependency_has_a_licence_that_goes_with_ours() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let allowed = allowed(&root);
    let packages = packages(&root);
    assert!(packages.len() > 20, "there are dependencies");
    let mut wrong = Vec::new();
    for package in &packages {
        let licence = package["license"].as_str().unwrap_or("none");
        if !satisfied(licence, &allowed) {
            wrong.push(format!("{} {}: {licence}", package["name"], package["version"]));
        }
        // Our own packages have no source.
        let source = package["source"].as_str().unwrap_or_default();
        if !source.is_empty() && !source.starts_with("registry+") {
            wrong.push(format!("{} comes from {source}", package["name"]));
        }
    }
    assert!(wrong.is_empty(), "not in deny.toml:\n{}", wrong.join("\n"));
}

#[test]
fn expressions_are_understood() {
    let allowed = ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
    for good in [
        "MIT",
        "MIT OR GPL-3.0",
        "GPL-3.0/MIT",
        "(MIT OR GPL-3.0) AND Apache-2.0",
        "MIT AND Apache-2.0",
        "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
        "GPL-3.0 AND LGPL-3.0 OR MIT",
    ] {
        assert!(satisfied(good, &allowed), "{good}");
    }
    for bad in [
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "(MIT OR Apache-2.0) AND GPL-3.0",
        "",
        "none",
        "MIT WITH odd-exception",
        "(MIT",
        "MIT GPL-3.0",
        "AGPL-3.0-only OR GPL-2.0",
    ] {
        assert!(!satisfied(bad, &allowed), "{bad}");
    }
}
