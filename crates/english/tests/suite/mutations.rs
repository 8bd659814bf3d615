//! Changes of a description that leave the game as it is are not held against its text; others are.

use english::gates::{Source, mutations};
use language::Root;
use syntax::{Library, Selection, Sources};

/// How many changes are tried, and those that the text does not show.
fn tried(description: &str) -> (usize, Vec<String>) {
    let mut sources = Sources::default();
    let file = sources.add("test.lud", description);
    let read =
        syntax::read(&mut sources, file, &Library::new(), &Selection::default()).expect("it reads");
    let Ok(Root::Game(game)) = language::read_game(&read.game) else { panic!("it is a game") };
    let board = game
        .equipment
        .items
        .iter()
        .find_map(|item| board::build::board(&read.game, item))
        .and_then(Result::ok);
    let topology = board.as_ref().map(|board| &board.topology);
    let source = Source { tree: &read.game, metadata: None, topology };
    let told = source.tell().expect("it is told");
    let found = mutations(source, &told, 200);
    (found.tried, found.missed)
}

fn game(equipment: &str, rules: &str) -> String {
    format!(
        "(game \"Test\" (players 2) (equipment {{{equipment}}}) (rules {rules} \
         (end (if (no Moves Next) (result Mover Win)))))"
    )
}

/// How many more changes are tried in the second description; none of either may go unseen.
fn more(one: &str, other: &str) -> usize {
    let (few, missed) = tried(one);
    assert!(missed.is_empty(), "{missed:?}");
    let (many, missed) = tried(other);
    assert!(missed.is_empty(), "{missed:?}");
    many.saturating_sub(few)
}

#[test]
fn neighbours_that_are_the_same_have_two_names() {
    let step = |board: &str| {
        game(
            &format!(
                "(board {board}) (piece \"Disc\" Each (move Step Adjacent (to if:(is Empty (to)))))"
            ),
            "(start {(place \"Disc1\" 0) (place \"Disc2\" 5)}) (play (forEach Piece))",
        )
    };
    // On hexagons all neighbours lie across a side; on squares some touch at a corner.
    assert_eq!(more(&step("(hex 3)"), &step("(square 5)")), 1);
}

#[test]
fn a_mark_that_no_rule_asks_for() {
    let marked = |rules: &str| {
        game(
            "(board (square 4)) (piece \"Disc\" Each (move Step Orthogonal (to if:(is Empty (to)))))",
            &format!("(start {{(place \"Disc1\" 0 state:1) (place \"Disc2\" 15)}}) {rules}"),
        )
    };
    let (_, missed) = tried(&marked("(play (forEach Piece))"));
    assert!(missed.is_empty(), "{missed:?}");
    let asked = "(play (forEach Piece (if (= 1 (state at:(from))) (move Step Orthogonal (to if:(is Empty (to)))))))";
    let (_, missed) = tried(&marked(asked));
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn what_is_not_there_cannot_be_moved() {
    let from = |test: &str| {
        game(
            "(board (square 4)) (piece \"Disc\" Each) (hand Each)",
            &format!(
                "(start {{(place \"Disc1\" \"Hand1\" count:3) (place \"Disc2\" \"Hand2\" count:3)}}) \
                 (play (move (from (handSite Mover) {test}) (to (sites Empty))))"
            ),
        )
    };
    assert_eq!(more(&from(""), &from("if:(is Occupied (from))")), 0);
}

#[test]
fn nothing_is_taken_where_nothing_stands() {
    let taking = |test: &str, extra: &str| {
        game(
            &format!(
                "(board (square 4)) {extra} (piece \"Disc\" Each (move Step Orthogonal \
                 (to if:(not (is Friend (who at:(to)))) (apply {test} (remove (to))))))"
            ),
            "(start {(place \"Disc1\" 0) (place \"Disc2\" 15)}) (play (forEach Piece))",
        )
    };
    let enemy = "if:(is Enemy (who at:(to)))";
    assert_eq!(tried(&taking(enemy, "")).0, tried(&taking("", "")).0 + 1, "the word alone counts");
}

#[test]
fn the_other_place_of_a_result() {
    let highest = |of: &str| {
        game(
            "(board (square 4)) (piece \"Disc\" Each)",
            &format!(
                "(play (if (< 1 (max (results from:3 to:(sites Occupied by:Mover) {of}))) \
                 (move Add (to (sites Empty))) (move Add (to (sites Corners)))))"
            ),
        )
    };
    let (few, missed) = tried(&highest("(row of:(to))"));
    assert!(missed.is_empty(), "{missed:?}");
    let (many, missed) = tried(&highest("(+ (row of:(to)) (row of:(from)))"));
    assert!(missed.is_empty(), "{missed:?}");
    assert_eq!(many, few + 1);
}

#[test]
fn nothing_follows_from_a_move_that_is_only_possible() {
    let again = |follows: &str| {
        game(
            "(board (square 5)) (piece \"Disc\" Each)",
            &format!(
                "(start {{(place \"Disc1\" 0) (place \"Disc2\" 24)}}) \
                 (play (forEach Piece (move Step (to if:(is Empty (to))) \
                 (then (if (can Move (move Step (from (last To)) Orthogonal (to if:(is Enemy (who at:(to)))) {follows})) \
                 (addScore Mover 1))))))"
            ),
        )
    };
    assert_eq!(more(&again(""), &again("(then (and (addScore Next 2) (set Value Mover 3)))")), 0);
}
