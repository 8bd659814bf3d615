//! The command as scripts and people use it: what it prints where, and the codes it ends with.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const COMMANDS: [&str; 18] = [
    "board",
    "check",
    "completions",
    "english",
    "expand",
    "games",
    "manual",
    "moves",
    "new",
    "options",
    "perft",
    "picture",
    "playout",
    "reference",
    "serve",
    "site",
    "solve",
    "trial",
];

fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ludoscribe"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn every_command_has_help_with_examples() {
    let folder = folder("help");
    for command in COMMANDS {
        let help = out(&run(&folder, &[command, "--help"]));
        assert!(help.contains(&format!("  ludoscribe {command}")), "{command}: {help}");
    }
    let help = out(&run(&folder, &["--help"]));
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command} ")), "{command} is not listed:\n{help}");
    }
    assert!(help.contains("Exit codes:") && help.contains("  ludoscribe manual chess"), "{help}");
    let version = out(&run(&folder, &["--version"]));
    assert_eq!(version.trim(), concat!("ludoscribe ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn exit_codes_are_as_documented() {
    let folder = folder("codes");
    std::fs::write(folder.join("broken.lud"), "(game \"X\" (players 2)").expect("a file");
    for (arguments, expected) in [
        (&["check", "hex"][..], 0),
        (&["--help"], 0),
        (&["check", "broken.lud"], 1),
        (&["manual", "broken.lud"], 1),
        (&["manual", "hex", "--option", "Board/none"], 1),
        (&["moves", "hex", "--after", "9999"], 1),
        (&["reference", "no such ludeme"], 1),
        (&["new", "(bad)"], 1),
        (&[], 2),
        (&["nonsense"], 2),
        (&["perft", "chess", "many"], 2),
        (&["manual", "missing.lud"], 3),
        (&["manual", "no/such/file.lud"], 3),
        (&["games", "zzzzzzzz"], 3),
        (&["serve", "no/such/folder"], 3),
        (&["serve", "hex", "--bind", "203.0.113.1"], 3),
        (&["manual", "hex", "--budget", "100", "-o", "broken.lud/in"], 3),
    ] {
        let output = run(&folder, arguments);
        assert_eq!(output.status.code(), Some(expected), "{arguments:?}: {}", err(&output));
        if expected != 0 {
            assert!(!output.stderr.is_empty(), "{arguments:?} fails silently");
        }
    }
}

#[test]
fn scripts_get_json_and_nothing_else() {
    let folder = folder("json");
    std::fs::create_dir_all(folder.join("games")).expect("a folder");
    std::fs::write(folder.join("games/broken.lud"), "(game \"X\" (players 2)").expect("a file");
    let json = |arguments: &[&str]| -> Value {
        let output = run(&folder, arguments);
        serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
            panic!("{arguments:?}: {error}\n{}{}", out(&output), err(&output))
        })
    };
    let checked = json(&["check", "--json", "hex", "games"]);
    assert_eq!(checked[0]["ok"], true);
    assert_eq!(checked[1]["ok"], false);
    assert_eq!(checked[1]["diagnostics"][0]["severity"], "error");
    assert_eq!(checked[1]["diagnostics"][0]["places"][0]["line"], 1);
    assert_eq!(
        json(&["perft", "tic-tac-toe", "3", "--json"])["counts"],
        serde_json::json!([9, 72, 504])
    );
    let moves = json(&["moves", "tic-tac-toe", "--after", "4", "--json"]);
    assert_eq!(moves["moves"].as_array().map(Vec::len), Some(8));
    assert_eq!(json(&["playout", "hex", "--count", "5", "--json"])["playouts"], 5);
    assert_eq!(
        json(&["board", "tic-tac-toe", "--json"])["sites"][0]["steps"]["N"],
        serde_json::json!([3])
    );
    assert_eq!(json(&["games", "weiqi", "--json"])[0]["slug"], "go");
    assert!(json(&["options", "go", "--json"])["options"].is_array());
    assert!(json(&["english", "hex", "--json"])["sections"].is_array());
    assert!(json(&["reference", "is Line", "--json"])[0]["syntax"].is_string());
    assert_eq!(json(&["trial", "hex", "--json"])["game"], "Hex");
    let series = json(&["trial", "three-in-a-row-match", "--json"]);
    assert!(series["over"] == true && series["match"]["games"].as_i64() > Some(0), "{series}");
    assert_eq!(
        json(&["playout", "three-in-a-row-match", "--count", "3", "--json"])["unfinished"],
        0
    );
    let first = json(&["moves", "three-in-a-row-match", "--json"]);
    assert!(first["moves"].as_array().is_some_and(|moves| !moves.is_empty()), "{first}");
    let manual = json(&["manual", "tic-tac-toe", "--budget", "500", "--json", "-o", "ttt"]);
    assert_eq!(manual[0]["title"], "Tic-Tac-Toe");
    assert!(folder.join(manual[0]["manual"].as_str().expect("a path")).is_file());
    let site = json(&["site", "games", "--json"]);
    assert!(
        site["failures"][0]["game"].as_str().is_some_and(|it| it.contains("broken.lud")),
        "{site}"
    );
}

#[test]
fn a_new_game_is_never_written_over_another() {
    let folder = folder("new");
    let output = run(&folder, &["new", "My Game"]);
    assert_eq!(out(&output).trim(), "my-game.lud");
    let text = std::fs::read_to_string(folder.join("my-game.lud")).expect("a file");
    assert!(text.contains("(game \"My Game\""));
    assert!(run(&folder, &["check", "--all-options", "my-game.lud"]).status.success());
    let manual = run(&folder, &["manual", "my-game.lud", "--budget", "1000"]);
    assert_eq!(out(&manual).trim(), "my-game/index.html", "{}", err(&manual));
    std::fs::write(folder.join("my-game.lud"), "mine").expect("a file");
    let again = run(&folder, &["new", "My Game"]);
    assert_eq!(again.status.code(), Some(1));
    assert!(err(&again).contains("exists already"));
    assert_eq!(std::fs::read_to_string(folder.join("my-game.lud")).expect("a file"), "mine");
}

#[test]
fn shells_can_complete() {
    let folder = folder("completions");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = out(&run(&folder, &["completions", shell]));
        assert!(text.contains("playout"), "{shell}");
    }
    assert_eq!(run(&folder, &["completions", "nonsense"]).status.code(), Some(2));
}

#[test]
fn messages_without_a_terminal_have_no_colours() {
    let folder = folder("colours");
    std::fs::write(folder.join("broken.lud"), "(game \"X\" (players 2)").expect("a file");
    assert!(!err(&run(&folder, &["check", "broken.lud"])).contains('\u{1b}'));
}

#[test]
fn a_manual_says_what_it_lacks() {
    let folder = folder("lacking");
    let game = "(game \"Vast\" (players 2) (equipment {(board (square 500)) (piece \"Disc\" Each)})
        (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))";
    std::fs::write(folder.join("Vast.lud"), game).expect("a game");
    let made = run(&folder, &["manual", "Vast.lud", "-o", "out"]);
    assert!(made.status.success(), "{}", err(&made));
    assert!(err(&made).contains("warning: There are no pictures"), "{}", err(&made));
    let single = run(&folder, &["manual", "Vast.lud", "--format", "markdown", "--single-file"]);
    assert!(!single.status.success());
    assert!(err(&single).contains("leave out --single-file"), "{}", err(&single));
}
