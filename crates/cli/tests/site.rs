//! A library with games that are broken, hostile or unchanged.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const EVIL: &str = r#"(game "<script>alert(1)</script>" (players 2)
    (equipment {(board (square 3)) (piece "<img src=x onerror=alert(2)>" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
(metadata (info {
    (description "<script>alert(3)</script> [x](javascript:alert(4))")
    (source "javascript:alert(5) https://example.org/<b>")
    (aliases {"\" onmouseover=alert(6) x=\""})
    (classification "board/<script>alert(7)</script>")}))"#;

fn site(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ludoscribe"))
        .args(["site", "games", "-o", "out", "--budget", "2000"])
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

/// A new folder with some games.
fn library(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("games/deep")).expect("a folder");
    fs::write(folder.join("games/evil.lud"), EVIL).expect("a file");
    fs::write(folder.join("games/broken.lud"), "(game \"X\" (players 2)").expect("a file");
    let good = EVIL.replace("<script>alert(1)</script>", "Good");
    fs::write(folder.join("games/deep/good.lud"), good).expect("a file");
    folder
}

#[test]
fn nothing_of_a_description_runs() {
    let folder = library("site-evil");
    let output = site(&folder, &[]);
    assert_eq!(output.status.code(), Some(1), "the broken game is reported");
    let read = |path: &str| fs::read_to_string(folder.join(path)).expect(path);
    for path in ["out/index.html", "out/games/evil/index.html", "out/games/good/index.html"] {
        let page = read(path);
        for bad in ["<script>alert", "<img src=x", "href=\"javascript", "\" onmouseover", "<b>"] {
            assert!(!page.contains(bad), "{bad} in {path}");
        }
    }
    assert!(read("out/index.html").contains("broken.lud"), "the broken game is listed");
}

#[test]
fn what_has_not_changed_is_kept_and_what_failed_is_told() {
    let folder = library("site-again");
    site(&folder, &[]);
    let made = |name: &str| {
        let page = fs::metadata(folder.join(format!("out/games/{name}/index.html"))).expect(name);
        page.modified().expect("a time")
    };
    let (evil, good) = (made("evil"), made("good"));
    let changed = EVIL.replace("(square 3)", "(square 4)");
    fs::write(folder.join("games/evil.lud"), changed).expect("a file");
    let output = site(&folder, &["--json"]);
    assert!(made("evil") > evil, "a changed game is made again");
    assert_eq!(made("good"), good, "an unchanged game is kept");
    let told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(told["manuals"].as_array().map(Vec::len), Some(2));
    assert_eq!(told["failures"].as_array().map(Vec::len), Some(1));
    assert!(told["manuals"][0]["review"]["bytes"].as_u64() > Some(1000), "{told}");
    let report = fs::read_to_string(folder.join("out/report.json")).expect("the report");
    assert_eq!(serde_json::from_str::<Value>(&report).expect("JSON"), told);
}
