//! The live preview as a designer sees it: the file is saved, and the page follows.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::chromium::Chromium;

/// How long a page may take to follow a build, in milliseconds: half a second.
const PROMPT: u64 = 500;

/// The command, serving a file.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(file: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ludoscribe"))
            .args(["serve", "--port", "0", "--budget", "3000"])
            .arg(file)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut address = String::new();
        let stdout = child.stdout.take().expect("its output is piped");
        BufReader::new(stdout).read_line(&mut address).expect("it says where it listens");
        Self { child, address: address.trim().to_owned() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The game that is changed: what it is called, and a rule in which something can be misspelt.
fn description(name: &str, empty: &str) -> String {
    format!(
        r#"(game "{name}" (players 2)
    (equipment {{(board (square 5)) (piece "Disc" Each) (piece "Cross" Each)}})
    (rules (play (or (move Add (piece (id "Disc" Mover)) (to (sites {empty})))
        (move Add (piece (id "Cross" Mover)) (to (sites Empty)))))
        (end {{(if (is Line 4) (result Mover Win)) (if (is Full) (result Mover Draw))}}))
)
"#
    )
}

/// Waits until an expression holds in the page.
fn wait(chromium: &mut Chromium, expression: &str) -> Value {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        let value = chromium.evaluate(&format!(
            "(() => {{ try {{ return {expression} }} catch {{ return null }} }})()"
        ));
        if value != json!(null) && value != json!(false) {
            return value;
        }
        assert!(
            Instant::now() < deadline,
            "waited for {expression}: {}",
            chromium.evaluate("document.body.innerText")
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

const FRAME: &str = "document.querySelector('iframe.shown').contentDocument";

#[test]
fn the_page_follows_the_file() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("preview");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let Some((browser, axe)) = crate::tools() else { return };
    let file = folder.join("game.lud");
    std::fs::write(&file, description("First Name", "Empty")).expect("a file");
    let server = Server::start(&file);
    let mut chromium = Chromium::start(&browser, &folder.join("profile"));
    chromium.allow(&server.address);
    chromium.resize(1280, false);
    chromium.visit(&server.address);
    wait(&mut chromium, &format!("{FRAME}.querySelector('h1').textContent === 'First Name'"));

    // The reader is somewhere in the middle, in the last section of the rules that can be scrolled to the top; the place is
    // known by an element and how far it is from the top.
    wait(&mut chromium, "document.querySelector('#panel').textContent.includes('thoroughly in')");
    let chosen = chromium.evaluate(&format!(
        "(() => {{ const page = {FRAME}; const view = page.defaultView;
            const start = element => element.getBoundingClientRect().top + view.scrollY + 40;
            const last = page.documentElement.scrollHeight - view.innerHeight;
            const element = [...page.querySelectorAll('#rules section[id]')].filter(one => start(one) <= last).pop();
            view.scrollTo({{top: start(element), behavior: 'instant'}});
            return [element.id, element.getBoundingClientRect().top] }})()"
    ));
    chromium.evaluate(&axe);
    assert_eq!(chromium.evaluate(crate::AXE), json!([]), "accessibility of the preview");
    let (id, top) = (chosen[0].as_str().expect("an element"), chosen[1].as_f64().expect("a place"));
    let place = format!("{FRAME}.getElementById('{id}').getBoundingClientRect().top");

    let mut delays = Vec::new();
    for name in ["Second Name", "Third Name", "Next Name", "Last Name", "Fourth Name"] {
        std::fs::write(&file, description(name, "Empty")).expect("a file");
        wait(&mut chromium, &format!("{FRAME}.querySelector('h1').textContent === '{name}'"));
        delays.push(
            chromium.evaluate("Number(document.body.dataset.delay)").as_u64().expect("a delay"),
        );
        let now = chromium.evaluate(&place).as_f64().expect("a place");
        assert!((now - top).abs() < 2.0, "the place moved from {top} to {now}");
    }
    println!("milliseconds from the end of a build to the page: {delays:?}");
    // On a busy machine some of them may be late.
    assert!(delays.iter().any(|delay| *delay < PROMPT), "{delays:?}");

    // An error shows with its line, and the last good manual stays where it was.
    std::fs::write(&file, description("Fifth Name", "Emtpy")).expect("a file");
    wait(
        &mut chromium,
        "document.querySelector('pre.errors').textContent.includes('(sites Emtpy)')",
    );
    wait(&mut chromium, "document.querySelector('pre.errors').textContent.includes('game.lud:3:')");
    wait(&mut chromium, &format!("{FRAME}.querySelector('h1').textContent === 'Fourth Name'"));
    let now = chromium.evaluate(&place).as_f64().expect("a place");
    assert!((now - top).abs() < 2.0, "the place moved from {top} to {now}");
    assert_eq!(chromium.evaluate(crate::AXE), json!([]), "accessibility beside an error");

    std::fs::write(&file, description("Sixth Name", "Empty")).expect("a file");
    wait(&mut chromium, &format!("{FRAME}.querySelector('h1').textContent === 'Sixth Name'"));
    wait(&mut chromium, "!document.querySelector('pre.errors')");
    assert_eq!(chromium.evaluate("document.title"), json!("Sixth Name – live preview"));
    assert_eq!(chromium.complaints, Vec::<String>::new());
}
