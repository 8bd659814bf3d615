//! What captions say of moves that do several things at once.

use std::time::Duration;

use manual::model::Book;
use manual::{Request, make};
use syntax::{Library, Selection, Sources};

/// The book of a small game, played a little.
fn book(text: &str) -> Book {
    let mut sources = Sources::default();
    let file = sources.add("game.lud", text);
    let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
    let description = read.unwrap_or_else(|_| panic!("it cannot be read"));
    let survey =
        survey::Settings { moves: 500, time: Duration::from_secs(600), ..Default::default() };
    let made = make(&description, &sources, &Request { survey, ..Request::default() });
    made.unwrap_or_else(|problems| panic!("{}", problems[0].message))
}

fn captions(book: &Book) -> Vec<&str> {
    book.manual.figures.iter().map(|figure| figure.caption.as_str()).collect()
}

/// A game in which discs step ahead, with what happens to an enemy where they land.
fn ahead(hand: &str, apply: &str) -> String {
    let step = format!(
        "(move Step Forward (to if:(not (is Friend (who at:(to)))) (apply if:(is Enemy (who at:(to))) {apply})))"
    );
    format!(
        r#"(game "Ahead" (players 2)
    (equipment {{(board (square 3)) {hand} (piece "Disc" P1 N {step}) (piece "Disc" P2 S {step})}})
    (rules (start {{(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))}})
        (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    )
}

#[test]
fn what_goes_to_the_hand_is_captured() {
    let taken = book(&ahead("(hand Each)", "(fromTo (from (to)) (to (handSite Mover)))"));
    let told = captions(&taken);
    let whole = |text: &&str| {
        text.contains(", capturing Black's disc on ") && text.ends_with(", which goes to the hand.")
    };
    assert!(told.iter().any(whole), "{told:?}");
    assert!(
        !told.iter().any(|text| text.contains("while") || text.contains("placing")),
        "{told:?}"
    );
}

#[test]
fn the_move_comes_before_what_it_does() {
    let book = book(&ahead("", "(remove (to))"));
    let entries = || book.manual.moves.iter().flat_map(|group| &group.moves);
    let steps = ["The disc moves.", "An enemy piece is captured."];
    assert!(entries().any(|entry| entry.actions == steps), "{:?}", book.manual.moves);
}

#[test]
fn a_piece_becomes_another_where_it_arrives() {
    let told = book(
        r#"(game "Crown" (players 2)
    (equipment {(board (rectangle 4 1))
        (piece "Pawn" P1 N (move Step Forward
            (to if:(not (is Friend (who at:(to)))) (apply (if (is Enemy (who at:(to))) (remove (to)))))
            (then (if (is In (last To) (sites Top)) (promote (last To) (piece "Queen") Mover)))))
        (piece "Pawn" P2) (piece "Queen" P1)})
    (rules (start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))})
        (play (if (is Mover P2) (move Pass) (forEach Piece)))
        (end (if (no Pieces P2) (result P1 Win)))))"#,
    );
    let told = captions(&told);
    let promoted = |text: &&str| {
        text.contains(", where it becomes a queen, capturing the pawn on ")
            && text.starts_with("White moves the pawn from ")
    };
    assert!(told.iter().any(promoted), "{told:?}");
}

#[test]
fn lines_are_named_by_the_places_beside_them() {
    let told = book(
        r#"(game "Fence" (players 2) (equipment {(board (square 2)) (piece "Fence" Each)})
    (rules (play (move Add (to Edge (sites Empty Edge)))) (end (if (is Full) (result Mover Win)))))"#,
    );
    let told = captions(&told);
    let named = |text: &&str| {
        let place = text.split_once("places a fence on the ").map_or("", |(_, place)| place);
        place.starts_with("line between ") || place.contains(" side of ")
    };
    assert!(told.iter().any(named), "{told:?}");
}
