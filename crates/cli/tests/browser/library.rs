//! The index of a library as a reader sees it: with and without scripts, on a phone, in the dark.

use std::path::PathBuf;
use std::process::Command;

use serde_json::json;

use crate::chromium::Chromium;
use crate::faults::UNSEEN_FOCUS;

/// A small game of a category; its second name has letters that few can type.
fn description(name: &str, category: &str) -> String {
    format!(
        r#"(game "{name}" (players 2)
    (equipment {{(board (square 3)) (piece "Disc" Each)}})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
(metadata (info {{(aliases {{"Jeu de {name} à trois"}}) (classification "{category}")}}))
"#
    )
}

const GAMES: &str = "[...document.querySelectorAll('.game')].filter(game => game.checkVisibility()).map(game => game.textContent)";

/// Types some words into the search.
fn search(words: &str) -> String {
    format!(
        "(() => {{ const query = document.getElementById('query'); query.value = {};
            query.dispatchEvent(new Event('input')); return document.getElementById('count').textContent }})()",
        json!(words)
    )
}

#[test]
fn the_index_serves_everybody() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("library");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("games")).expect("a folder");
    let Some((browser, axe)) = crate::tools() else { return };
    let games = [
        ("Mill", "board/space/line"),
        ("Corner", "board/space/line"),
        ("Chase", "board/hunt"),
        ("Guess", "puzzle/deduction"),
    ];
    for (name, category) in games {
        let file = folder.join(format!("games/{name}.lud"));
        std::fs::write(file, description(name, category)).expect(name);
    }
    let made = Command::new(env!("CARGO_BIN_EXE_ludoscribe"))
        .args(["site", "games", "-o", "out", "--budget", "500"])
        .current_dir(&folder)
        .output()
        .expect("the program runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let index = folder.join("out/index").with_extension("html");
    let mut chromium = Chromium::start(&browser, &folder.join("profile"));

    chromium.resize(1280, false);
    chromium.open(&index);
    assert_eq!(chromium.evaluate(&search("TROIS corner")), json!("1 found"));
    assert_eq!(chromium.evaluate(GAMES), json!(["Corner"]));
    assert_eq!(
        chromium.evaluate(&search("a trois")),
        json!("4 found"),
        "accents need not be typed"
    );
    assert_eq!(chromium.evaluate(&search("nothing of the kind")), json!("0 found"));
    let headings =
        "[...document.querySelectorAll('.category')].filter(it => it.checkVisibility()).length";
    assert_eq!(chromium.evaluate(headings), json!(0), "no heading is left without games");
    assert_eq!(chromium.evaluate(&search("")), json!(""));
    let pictures = "Promise.all([...document.querySelectorAll('.game img')].map(picture => {
        picture.loading = 'eager'; return picture.decode().then(() => picture.naturalWidth > 0) }))";
    assert_eq!(chromium.evaluate(pictures), json!([true, true, true, true]));
    assert_eq!(chromium.evaluate(UNSEEN_FOCUS), json!([]));

    chromium.evaluate(&axe);
    for scheme in ["light", "dark"] {
        chromium.scheme(scheme);
        assert_eq!(chromium.evaluate(crate::AXE), json!([]), "accessibility, {scheme}");
    }
    chromium.resize(360, true);
    let overflow = "Math.max(0, document.documentElement.scrollWidth - innerWidth)";
    assert_eq!(chromium.evaluate(overflow), json!(0), "horizontal scroll at 360 pixels");

    // Without scripts there is no search, but all games are there and can be reached by their categories.
    chromium.scripts(false);
    chromium.open(&index);
    assert_eq!(chromium.evaluate(GAMES), json!(["Chase", "Corner", "Mill", "Guess"]));
    assert_eq!(
        chromium.evaluate("document.getElementById('search').checkVisibility()"),
        json!(false)
    );
    assert_eq!(chromium.evaluate("document.querySelectorAll('.categories a').length"), json!(3));
    assert_eq!(chromium.complaints, Vec::<String>::new());
}
