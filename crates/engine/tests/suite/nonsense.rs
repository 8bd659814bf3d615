//! Descriptions that type but make no sense end in an error that names the ludeme, and never in a panic or a hang.

use crate::common::{keyword, lowered};
use engine::World;

/// A game with a rule of play, what follows from it, a start rule, and an item of equipment.
fn game(players: &str, board: &str, item: &str, start: &str, play: &str) -> String {
    let start = if start.is_empty() { String::new() } else { format!("(start {{ {start} }})") };
    format!(
        r#"(game "Nonsense" (players {players})
            (equipment {{ (board {board}) (piece "Disc" Each) {item} }})
            (rules {start} (play {play}) (end (if (is Line 3) (result Mover Win)))))"#
    )
}

const ADD: &str = "(move Add (to (sites Empty)))";

/// What lowering says.
fn refusal(text: &str) -> String {
    lowered(text).1.map(|_| ()).expect_err("it makes no sense").message
}

/// What goes wrong in play, and the word that the rule begins with in which it does.
fn fault(text: &str) -> (String, String) {
    let (tree, program) = lowered(text);
    let program = program.expect("it can be lowered");
    let outcome = World::begin(&program, 1).playout(30);
    let fault = outcome.fault.expect("something goes wrong").to_string();
    (fault, outcome.fault_at.map_or("", |at| keyword(&tree, at)).to_owned())
}

fn follows(effect: &str) -> String {
    game("2", "(square 3)", "", "", &format!("(move Add (to (sites Empty)) (then {effect}))"))
}

#[track_caller]
fn assert_fault(text: &str, message: &str, rule: &str) {
    assert_eq!(fault(text), (message.to_owned(), rule.to_owned()));
}

#[test]
fn loops_without_end_are_reported() {
    assert_fault(
        &follows("(while (is Mover Mover) (set Counter))"),
        "while does not come to an end",
        "while",
    );
    let turns =
        r#"(max Moves (move Add (to (sites Empty)) (then (and (remove (last To)) (moveAgain)))))"#;
    let turns = game("2", "(square 3)", "", "", turns).replace("(is Line 3)", "(is Full)");
    assert_fault(&turns, "the rules call each other too deeply", "max");
}

#[test]
fn absurd_numbers_are_reported() {
    let add = r#"(add (piece "Disc1") (to 0) count:2000000000)"#;
    assert_fault(&follows(add), "`add` asks for 2000000000 at once", "add");
    assert_fault(
        &follows("(remove (last To) count:2000000000)"),
        "`remove` asks for 2000000000 at once",
        "remove",
    );
    assert_fault(
        &follows("(forEach Value min:0 max:2000000000 (set Var (value)))"),
        "`forEach Value` asks for 2000000000 at once",
        "forEach",
    );
    let start = r#"(place Stack "Disc1" 0 count:2000000000)"#;
    let (message, _) = fault(&game("2", "(square 3)", "", start, ADD));
    assert_eq!(message, "`place Stack` asks for 2000000000 at once");
}

#[test]
fn division_by_zero_names_its_rule() {
    assert_fault(&follows("(set Var (/ 1 (- (counter) (counter))))"), "division by zero", "set");
}

#[test]
fn an_end_rule_that_asks_for_itself_is_reported() {
    let text = game("2", "(square 3)", "", "", ADD)
        .replace("(is Line 3)", "(< 0 (count Sites in:(sites Winning Mover (moveAgain))))");
    let (message, _) = fault(&text);
    assert_eq!(message, "the rules call each other too deeply");
}

#[test]
fn sites_and_lines_that_cannot_be_are_refused() {
    let start = r#"(place "Disc1" 9999)"#;
    assert_eq!(refusal(&game("2", "(square 3)", "", start, ADD)), "`place`: there is no site 9999");
    for (rule, message) in [
        ("(move Add (to 9999))", "`to`: there is no site 9999"),
        ("(move (from 9) (to 3))", "`from`: there is no site 9"),
    ] {
        assert_eq!(refusal(&game("2", "(square 3)", "", "", rule)), message);
    }
    let line = game("2", "(square 3)", "", "", ADD).replace("(is Line 3)", "(is Line -1)");
    assert_eq!(refusal(&line), "`is Line`: no line has a length of -1");
    let phase = r#"(game "Nonsense" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })
        (rules phases:{ (phase "One" (play (move Add (to (sites Empty)))) (nextPhase "Nowhere")) }
            (end (if (is Line 3) (result Mover Win)))))"#;
    assert!(refusal(phase).contains("Nowhere"), "{}", refusal(phase));
}

#[test]
fn equipment_beyond_all_measure_is_refused() {
    for (players, board, item, named) in [
        ("2", "(square 100000)", "", "rows"),
        ("2", "(square -5)", "", "rows"),
        ("1000", "(square 3)", "", "players"),
        ("2", "(square 3)", "(dice num:1000000000)", "dice"),
        ("2", "(square 3)", "(dice d:1000000000 num:2)", "faces"),
        ("2", "(square 3)", "(hand Each size:1000000000)", "size"),
        ("2", "(square 3)", "(dominoes upTo:1000000)", "upTo:"),
    ] {
        let message = refusal(&game(players, board, item, "", ADD));
        assert!(message.contains(named), "{item} {board} {players}: {message}");
    }
}

#[test]
fn a_game_without_moves_is_drawn() {
    let program =
        lowered(&game("2", "(square 3)", "", "", "(forEach Piece)")).1.expect("it lowers");
    let outcome = World::begin(&program, 1).playout(10);
    assert!(outcome.finished && outcome.winner == 0 && outcome.moves <= 2, "{outcome:?}");
}

#[test]
fn a_game_of_nobody_runs_by_itself() {
    let program = lowered(&game("0", "(square 3)", "", "", ADD)).1.expect("it lowers");
    let outcome = World::begin(&program, 1).playout(10);
    assert!(outcome.fault.is_none(), "{outcome:?}");
}
