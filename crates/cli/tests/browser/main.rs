//! Manuals as a reader sees them, in a real browser.
//!
//! Needs Chromium and axe-core; `.ci/run` installs both. Elsewhere the test says that it was skipped, unless
//! `LUDOSCRIBE_BROWSER=required` asks for it.

mod broken;
mod chromium;
mod faults;
mod library;
mod preview;

use std::path::{Path, PathBuf};
use std::process::Command;

use chromium::Chromium;
use serde_json::json;

/// Games of ten families.
const GAMES: [&str; 10] = [
    "chess",
    "tic-tac-toe",
    "hex",
    "go",
    "english draughts",
    "nine men's morris",
    "oware",
    "backgammon",
    "brandub",
    "sudoku",
];

/// What a page must not get wrong: all of axe-core's rules for the levels A and AA, and its best practices.
const AXE: &str = "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']})
    .then(r => r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ')))";

const IMAGES: &str = "[...document.querySelectorAll('svg[role=img]')]
    .filter(picture => !picture.getAttribute('aria-label') || !picture.querySelector('use, path'))
    .map(picture => picture.outerHTML.slice(0, 80))
    .concat([...document.querySelectorAll('use')].map(use => use.getAttribute('href'))
        .filter(href => !document.getElementById(href.slice(1))))";

const ANCHORS: &str =
    "[...document.querySelectorAll('a[href^=\"#\"]')].map(a => a.getAttribute('href').slice(1))
    .filter(id => !document.getElementById(id))";

const PAIRS: &str = "[...document.querySelectorAll('.panels, .move, .card')]
    .filter(e => getComputedStyle(e).breakInside !== 'avoid').length";

/// Lays out what is far away too.
const FAR: &str = "document.querySelectorAll('.move, .card').forEach(e => { e.style.contentVisibility = 'visible' })";

#[test]
fn manuals_read_well_in_a_browser() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser");
    let _ = std::fs::remove_dir_all(&folder);
    let Some((browser, axe)) = tools() else { return };
    let mut chromium = Chromium::start(&browser, &folder.join("profile"));
    let mut wrong: Vec<String> = Vec::new();
    for game in GAMES {
        let place = folder.join(game.replace(['\'', ' '], "-"));
        let made = Command::new(env!("CARGO_BIN_EXE_ludoscribe"))
            .args(["manual", game, "--budget", "6000", "-o"])
            .arg(&place)
            .output()
            .expect("the program runs");
        if !made.status.success() {
            wrong.push(format!("{game}: {}", String::from_utf8_lossy(&made.stderr)));
            continue;
        }
        let mut complain = |what: &str, found: serde_json::Value| {
            if found != json!([]) && found != json!(0) {
                wrong.push(format!("{game}: {what}: {found}"));
            }
        };
        chromium.resize(1280, false);
        chromium.scheme("light");
        chromium.open(&place.join("index.html"));
        complain("images", chromium.evaluate(IMAGES));
        complain("anchors", chromium.evaluate(ANCHORS));
        chromium.evaluate(FAR);
        complain("contents", json!(faults::found(&mut chromium, &faults::CONTENT)));
        complain("layout", json!(faults::found(&mut chromium, &faults::LAYOUT)));
        chromium.evaluate(&axe);
        complain("accessibility", chromium.evaluate(AXE));
        shot(&mut chromium, game, "desktop");
        chromium.scheme("dark");
        complain("accessibility in the dark", chromium.evaluate(AXE));
        complain("darkness", json!(faults::found(&mut chromium, &faults::DARK)));
        chromium.resize(360, true);
        let overflow = "Math.max(0, document.documentElement.scrollWidth - innerWidth)";
        complain("horizontal scroll at 360 pixels", chromium.evaluate(overflow));
        complain("layout on a phone", json!(faults::found(&mut chromium, &faults::LAYOUT)));
        complain("length on a phone", json!(faults::found(&mut chromium, &faults::PHONE)));
        chromium.scheme("light");
        shot(&mut chromium, game, "phone");
        chromium.keep_still();
        complain("restlessness", chromium.evaluate(faults::RESTLESS));
        complain("focus", chromium.evaluate(faults::UNSEEN_FOCUS));
        chromium.ask("Emulation.setEmulatedMedia", json!({"media": "print"}));
        complain("pairs that a page break may part", chromium.evaluate(PAIRS));
        chromium.ask("Emulation.setEmulatedMedia", json!({"media": ""}));
        complain("complaints", json!(chromium.complaints));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Chromium and the text of axe-core, or nothing and a word that the test is skipped.
fn tools() -> Option<(PathBuf, String)> {
    let found = chromium::find().zip(axe());
    if found.is_none() {
        let required = std::env::var("LUDOSCRIBE_BROWSER");
        assert_ne!(required.as_deref(), Ok("required"), "no Chromium or no axe-core");
        testing::skipped("needs Chromium (variable CHROME) and axe-core (variable AXE_CORE)");
    }
    found
}

/// The text of axe-core.
fn axe() -> Option<String> {
    let usual = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../target/browser/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(std::env::var_os("AXE_CORE").map_or(usual, PathBuf::from)).ok()
}

/// Keeps a picture of the page for people to look at, if `LUDOSCRIBE_SCREENSHOTS` names a folder.
fn shot(chromium: &mut Chromium, game: &str, name: &str) {
    let Some(folder) = std::env::var_os("LUDOSCRIBE_SCREENSHOTS").map(PathBuf::from) else {
        return;
    };
    let height = chromium.evaluate("Math.min(6000, document.documentElement.scrollHeight)");
    let picture = chromium.screenshot(height.as_u64().unwrap_or(900) as u32);
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    std::fs::write(folder.join(format!("{game}-{name}.png.base64")), picture).expect("a picture");
}
