//! Each question of [`crate::faults`] finds its fault in a page that was broken on purpose, and nothing in a sound one.

use std::path::PathBuf;

use crate::chromium::Chromium;
use crate::faults::{CONTENT, DARK, LAYOUT, PHONE, found};

const PICTURE: &str = "<svg viewBox='0 0 100 100' role='img' aria-label='A board.' style='width:200px;height:200px'><g class='over'><path d='M0 0h9'/></g></svg>";

/// A page around some markup.
fn page(body: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang='en'><meta charset='utf-8'><style>* {{ margin: 0 }} .at {{ position: absolute; top: 300px; left: 0 }}
         .panels {{ display: grid; grid-template-columns: 1fr 1fr }}</style><main>{body}</main></html>"
    )
}

fn figure(class: &str, inside: &str) -> String {
    format!(
        "<figure class='{class}'>{inside}<figcaption>White moves the king.</figcaption></figure>"
    )
}

/// A picture with a letter so many units high, each of which is a pixel.
fn lettered(height: usize) -> String {
    let letter = format!("<defs><path id='letter' d='M0 0h2v{height}h-2z'/></defs>");
    let words = "<g class='text'><use href='#letter'/></g>";
    PICTURE.replace("</svg>", &format!("{letter}{words}</svg>")).replace("200px", "100px")
}

/// The name of each fault with a page that has it.
fn broken() -> Vec<(&'static str, String)> {
    let beside = |inside: &str| figure("beside-figure", inside);
    let picture = |style: &str| {
        format!("<div class='picture'>{}</div>", PICTURE.replace("width:200px;height:200px", style))
    };
    let panel = |name: &str| format!("<div class='panel'>{PICTURE}<p>{name}</p></div>");
    let list = "<ul><li>the square is empty; and</li><li>the king has not moved.</li></ul>";
    let one = beside(PICTURE);
    vec![
        (
            "a figure that covers words",
            format!("<p class='at'>Some words.</p><div class='at'>{one}</div>"),
        ),
        (
            "captions or headings that run into each other",
            "<h3 class='at'>Chess</h3><h4 class='at'>Draughts</h4><p>Text.</p>".to_owned(),
        ),
        ("a picture wider than its column", beside(&picture("width:3000px;height:200px"))),
        ("a picture that is too small to be made out", beside(&picture("width:12px;height:12px"))),
        (
            "the pictures of a move out of their order",
            figure(
                "",
                &format!(
                    "<div class='panels'>{}{}{}</div>",
                    panel("Before"),
                    panel("The move").replace("class='panel'", "class='panel' style='order:1'"),
                    panel("After")
                ),
            ),
        ),
        (
            "a gap in the text beside a figure",
            format!(
                "<section class='rule-section'><p>Move a piece.</p><div class='figures' style='float:right'>{one}</div>
                 <p style='clear:right'>Or pass.</p></section>"
            ),
        ),
        (
            "a figure between a colon and its list",
            format!(
                "<section class='rule-section'><p>You may castle if all of these hold:</p>
                 <div class='figures'>{one}</div>{list}</section>"
            ),
        ),
        (
            "names beside a board that are too small to be read",
            beside(&format!("<div class='picture'>{}</div>", lettered(4))),
        ),
        (
            "paper that shines in the dark",
            beside(&format!(
                "<div class='picture'>{}</div>",
                PICTURE.replace("<g ", "<path class='paper' fill='#fff' d='M0 0h100v100h-100z'/><g ")
            )),
        ),
        (
            "a move that is shown in motion and at rest",
            figure(
                "",
                &format!(
                    "<div class='panels'>{}{}</div>",
                    panel("Before"),
                    panel("The move").replace("class='panel'", "class='panel moving'")
                ),
            ),
        ),
        (
            "a board that is not on the first screen",
            format!(
                "</main><header class='masthead' style='padding-top:600px'>{}</header><main>",
                figure("setup", &picture("width:200px;height:200px"))
            ),
        ),
        (
            "figures of one sentence on top of each other",
            format!("<div class='figures'>{one}{}</div>", one.replace("king", "queen")),
        ),
        (
            "contents that nobody reads to their end",
            format!(
                "<nav class='contents'><ol><li>Moves<ol>{}</ol></li></ol></nav>",
                "<li>A piece</li>".repeat(40)
            ),
        ),
        (
            "an item that stands apart from its list",
            format!(
                "<ul><li><div class='beside in-margin' style='margin-bottom:30px'><div class='figures' style='float:right'>{one}</div>
                 <div class='words'>The king moves.</div></div></li><li>The queen moves.</li></ul>"
            ),
        ),
        (
            "a short entry of a table in several lines",
            "<table><tr><th>If the king moves</th><td style='width:20px'>Number D</td></tr></table>"
                .to_owned(),
        ),
        (
            "a verb in the wrong number",
            "<figure><figcaption>Attackers moves the man to A1.</figcaption></figure>".to_owned(),
        ),
        (
            "the same move twice in the catalogue",
            "<section class='move-group'><h3>Other moves</h3><article class='move'><h4>Vote</h4></article>\
             <article class='move'><h4>Vote</h4></article></section>"
                .to_owned(),
        ),
        (
            "a heading that repeats the one before it",
            "<section class='move-group'><h3>Pawn</h3><h4>Move</h4><p>One.</p><h4>Move</h4><p>Two.</p></section>"
                .to_owned(),
        ),
        (
            "moves of a piece under two headings",
            "<section class='move-group'><h3>Scout</h3><p>It runs.</p></section>\
             <section class='move-group'><h3>Scout (Blue)</h3><p>It runs.</p></section>"
                .to_owned(),
        ),
        (
            "words that are cut off",
            "<p style='overflow:hidden;white-space:nowrap;width:40px'>These words are cut off.</p>"
                .to_owned(),
        ),
        (
            "a section without anything but its heading",
            "<section><h2>Rules</h2></section>".to_owned(),
        ),
        ("a figure without a caption", format!("<figure>{PICTURE}</figure>")),
        ("a caption that is no sentence", one.replace("White moves the king.", "white moves")),
        ("words of a machine", "<p>The game ends after undefined moves.</p>".to_owned()),
        (
            "the same figure twice beside one sentence",
            format!("<div class='figures'>{one}{one}</div>"),
        ),
        (
            "the same note twice",
            "<ul id='notes'><li>Nobody moved.</li><li>Nobody moved.</li></ul>".to_owned(),
        ),
        (
            "a picture of a move that marks nothing",
            beside(&picture("width:200px;height:200px"))
                .replace("class='picture'", "class='picture motion'")
                .replace("class='over'", "class='pieces'"),
        ),
    ]
}

#[test]
fn every_question_finds_its_fault() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("broken");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let Some((browser, _)) = crate::tools() else { return };
    let mut chromium = Chromium::start(&browser, &folder.join("profile"));
    chromium.resize(1280, false);
    let mut faults = |name: &str, body: &str| {
        let file = folder.join("page.html");
        std::fs::write(&file, page(body)).expect(name);
        chromium.open(&file);
        chromium.scheme("dark");
        let mut all = found(&mut chromium, &DARK);
        chromium.scheme("light");
        all.extend(found(&mut chromium, &LAYOUT));
        all.extend(found(&mut chromium, &CONTENT));
        all.extend(found(&mut chromium, &PHONE));
        all
    };
    let good = figure("beside-figure", &format!("<div class='picture'>{}</div>", lettered(9)));
    let sound = format!(
        "<h2>Rules</h2><section class='rule-section'><p>Move a piece if all of these hold:</p>
         <ul><li>it is yours; and</li><li>it has not moved.</li></ul>{good}</section>"
    );
    assert_eq!(faults("sound", &sound), Vec::<String>::new());
    let broken = broken();
    for (name, body) in &broken {
        let found = faults(name, body);
        assert!(found.iter().any(|fault| fault.starts_with(name)), "{name} is not seen: {found:?}");
    }
    for fault in LAYOUT.iter().chain(&CONTENT).chain(&DARK).chain(&PHONE) {
        assert!(broken.iter().any(|(name, _)| *name == fault.name), "{} is not tried", fault.name);
    }
}
