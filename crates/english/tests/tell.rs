//! Whole games, told from their text.

use english::gates::{coverage, leaks};
use english::render::text;
use language::Root;
use syntax::{Library, Selection, Sources};

/// The rules of a description, with how many of its ludemes they leave out.
fn told(description: &str) -> (String, usize) {
    let mut sources = Sources::default();
    let file = sources.add("test.lud", description);
    let read =
        syntax::read(&mut sources, file, &Library::new(), &Selection::default()).expect("it reads");
    let Ok(Root::Game(game)) = language::read_game(&read.game) else { panic!("it is a game") };
    let told = english::tell(&game, &read.game, None, None);
    assert_eq!(leaks(&told.document), [], "no trace of the description may show");
    (text(&told.document), coverage(&told, &read.game).missing.len())
}

#[test]
fn a_game_of_placing_is_told_in_full() {
    let (text, untold) = told(
        r#"(game "Rows" (players 2)
            (equipment { (board (square 3)) (piece "Disc" P1) (piece "Cross" P2) })
            (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#,
    );
    assert_eq!(untold, 0);
    assert!(text.contains("Place one of your pieces on any empty square."), "{text}");
    assert!(
        text.contains(
            "You win if the piece you have just played is now part of a row of three of your pieces."
        ),
        "{text}"
    );
}

#[test]
fn what_follows_a_condition_stays_under_it() {
    let (text, untold) = told(
        r#"(game "Steps" (players {(player N) (player S)})
            (equipment { (board (square 5)) (piece "Pawn" Each
                (move Step Forward (to if:(not (is Friend (who at:(to))))
                    (apply (if (is Enemy (who at:(to))) (remove (to) (then (addScore Mover 1)))))))) })
            (rules (start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert_eq!(untold, 0);
    assert!(
        text.contains(
            "If that square holds an enemy pawn, capture the pawn there and score 1 point."
        ),
        "{text}"
    );
}

#[test]
fn a_piece_that_comes_whatever_was_taken_is_no_captive() {
    let (text, _) = told(
        r#"(game "Reward" (players 2)
            (equipment { (board (square 5)) (hand Each)
                (piece "Man" Each (move Step (to if:(is Enemy (who at:(to)))
                    (apply (and (remove (to)) (add (piece (id "Lion" Mover)) (to (handSite Mover))))))))
                (piece "Lion" Each) })
            (rules (start {(place "Man1" 0) (place "Man2" 1)}) (play (forEach Piece))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(!text.contains("changes sides"), "{text}");
    assert!(text.contains("one of your lions"), "{text}");
}
