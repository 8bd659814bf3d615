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
    assert!(text.contains("You win if you make a row of three of your pieces (horizontally, vertically or diagonally)."), "{text}");
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

#[test]
fn pieces_of_the_board_and_the_hand_that_move_alike_are_chosen_in_one() {
    let (text, untold) = told(
        r#"(game "Run" (players 2)
            (equipment { (board (square 5)) (dice d:2 from:0 num:3) (hand Each) (piece "Runner" Each
                (if (< (count Pips) 3) (move (from (from)) (to (+ (from) (count Pips))
                    if:(or (is Empty (to)) (is Enemy (who at:(to))))
                    (apply (if (is Enemy (who at:(to))) (fromTo (from (to)) (to (handSite Next)))))))
                    (remove (from)))) })
            (rules (start (place "Runner" "Hand" count:3))
                (play (do (roll) next:(or (forEach Piece) (forEach Piece container:(mover)))))
                (end (if (no Pieces Mover) (result Mover Win)))))"#,
    );
    assert_eq!(untold, 0);
    assert!(text.contains("Choose one of your runners, on the board or in your hand."), "{text}");
    assert!(
        text.contains(
            "three two-sided dice (throwing sticks), each marked 0 and 1; the number thrown is how many of them show 1"
        ),
        "{text}"
    );
}

#[test]
fn what_follows_a_list_inside_an_item_goes_on_with_the_item() {
    let (text, _) = told(
        r#"(game "Items" (players 2)
            (equipment { (board (square 5)) (piece "Disc" Each) (piece "Cross" Each) })
            (rules (play (or
                (move Add (piece "Disc1") (to (sites Empty) if:(and {
                    (> (count Pieces Mover in:(sites Around (to))) 1)
                    (< (count Pieces Next in:(sites Around (to))) 3)
                    (not (is In (to) (sites Corners))) (not (is In (to) (sites Centre))) }))
                    (then (addScore Mover 2)))
                (move Pass)))
                (end (if (is Full) (byScore)))))"#,
    );
    assert!(!text.contains("Then:"), "{text}");
    assert!(text.contains("\n    Score 2 points."), "{text}");
}

#[test]
fn a_value_that_grows_is_told_as_a_change() {
    let (text, untold) = told(
        r#"(game "Tally" (players 2)
            (equipment { (board (square 5)) (piece "Disc" Each) })
            (rules (play (move Add (to (sites Empty)) (then (and {
                (set Var "Placed" (+ (var "Placed") 1))
                (set Score Mover (- (score Mover) 2)) }))))
                (end (if (> (var "Placed") 9) (byScore)))))"#,
    );
    assert_eq!(untold, 0);
    assert!(text.contains("dd one to the number noted as ‘placed’"), "{text}");
    assert!(text.contains("ake two from your score"), "{text}");
}

#[test]
fn all_pieces_of_a_stack_are_sent_back_in_one_sentence() {
    let (text, untold) = told(
        r#"(game "Stacks" (players 2)
            (equipment { (board (square 5)) (hand Each) (piece "Disc" Each) })
            (rules (start { (place Stack "Disc1" (sites Bottom) count:2) (place Stack "Disc2" (sites Top) count:2) })
                (play (forEach Piece (move Step Forward (to if:(not (is Friend (who at:(to))))
                    (apply (if (is Enemy (who at:(to)))
                        (forEach Level (to) FromTop
                            (fromTo (from (to) level:(level)) (to (handSite Next))))))))
                    top:True))
                (end (if (no Pieces Next) (result Mover Win)))))"#,
    );
    assert_eq!(untold, 0);
    assert!(
        text.contains("move each disc there, from the top down, to your opponent's hand"),
        "{text}"
    );
}

#[test]
fn players_who_move_together_are_told_one_by_one() {
    let (text, untold) = told(
        r#"(game "Both" (players 2) (mode Simultaneous)
            (equipment { (board (square 2)) })
            (rules (play (or {
                (move Select (from 0) P1 (then (addScore P1 1)))
                (move Select (from 1) P1)
                (move Select (from 2) P2 (then (addScore P2 1)))
                (move Select (from 3) P2) }))
                (end (if (= (count Moves) 8) (byScore)))))"#,
    );
    assert_eq!(untold, 0);
    assert!(text.contains("Each player does the following:"), "{text}");
    assert!(!text.contains("counts as a choice"), "{text}");
}

#[test]
fn effects_that_happen_together_are_worked_out_before_any_of_them() {
    let game = |second: &str| {
        told(&format!(
            r#"(game "Store" (players 2)
            (equipment {{ (mancalaBoard 2 3 (track "Track" "1,E,N,W" loop:True))
                (regions P1 (sites Bottom)) (regions P2 (sites Top)) (piece "Seed" Shared) }})
            (rules (start (set Count 3 to:(sites Track)))
                (play (move Select (from (sites Mover) if:(> (count at:(from)) 0))
                    (then (sow apply:(and (remove (to)) {second})))))
                (end (if (no Moves Mover) (result Mover Loss)))))"#
        ))
        .0
    };
    let clash = game("(addScore Mover (count at:(to)))");
    let before = "Each of these steps goes by how things stood before the first of them.";
    assert!(clash.contains(before), "{clash}");
    let plain = game("(addScore Mover 2)");
    assert!(!plain.contains(before), "{plain}");
}

#[test]
fn games_of_several_players_go_on_when_one_has_won() {
    let game = |players: u8| {
        told(&format!(
            r#"(game "Line" (players {players})
            (equipment {{ (board (square 7)) (piece "Disc" Each) }})
            (rules (play (move Add (to (sites Empty)))) (end (if (is Line 4) (result Mover Win)))))"#
        ))
        .0
    };
    assert!(game(3).contains("the others play on for the next places"));
    assert!(!game(2).contains("the others play on"));
}
