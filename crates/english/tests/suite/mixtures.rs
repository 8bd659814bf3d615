//! Games that combine mechanisms as no known game does: what is said of them must be true all the same.

use crate::common::told;

/// A game with some equipment, start, rules of play and end.
fn game(players: &str, equipment: &str, rules: &str) -> String {
    told(&format!(
        r#"(game "Mix" (players {players}) (equipment {{ {equipment} }}) (rules {rules}))"#
    ))
}

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

fn does_not_state(text: &str, words: &str) {
    assert!(!text.contains(words), "“{words}” is not so in\n{text}");
}

const BOARD: &str = r#"(board (square 5)) (piece "Man" Each)"#;
const ROWS: &str = r#"(start {(place "Man1" (sites Bottom)) (place "Man2" (sites Top))})"#;
const BLOCKED: &str = "(end (if (no Moves Next) (result Mover Win)))";

#[test]
fn what_is_cleared_before_a_piece_is_carried_there_is_not_that_piece() {
    let play = "(play (forEach Piece (move Select (from) (to (sites Around (from))
        if:(not (is Friend (who at:(to)))))
        (then (and (remove (last To)) (fromTo (from (last From)) (to (last To))))))))";
    let text = game("2", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    does_not_state(&text, "the man that moved from the board");
    states(&text, "chosen square");
}

#[test]
fn a_push_starts_with_the_piece_that_was_chosen() {
    let play = "(play (forEach Piece (move Select (from) (to (sites Around (from) Enemy))
        (then (push (from (last From)) (directions Cell from:(last From) to:(last To)))))))";
    let text = game("2", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    states(&text, "the unbroken line of pieces that starts on the square of the chosen man");
}

#[test]
fn the_player_who_moved_before_may_be_the_same() {
    let play = "(play (if (is Mover (prev)) (move Add (to (sites Empty)))
        (forEach Piece (move Step (to if:(is Empty (to))) (then (moveAgain))))))";
    let text = game("2", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    does_not_state(&text, "your opponent or");
    states(&text, "same turn");
    let play = "(play (forEach Piece (move Step (to if:(is Empty (to)))
        (then (if (is In (last To) (sites Corners)) (set NextPlayer (player (prev))))))))";
    let text = game("3", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    states(&text, "whoever made the move before moves next");
}

#[test]
fn stacks_are_counted_by_places() {
    let text = game(
        "2",
        r#"(board (hex 3)) (piece "Disc" Each)"#,
        r#"(start {(place Stack "Disc1" (sites Bottom) count:2) (place Stack "Disc2" (sites Top) count:2)})
           (play (forEach Piece (if (< (count Sites in:(intersection (sites Around (from))
                (sites Occupied by:All))) 6)
              (move (from) (to (sites Around (from)) if:(is Occupied (to))) stack:True)) top:True))
           (end (if (no Moves Next) (result Mover Win)))"#,
    );
    states(&text, "fewer than six stacks");
}

#[test]
fn the_last_of_several_players_may_change_sides() {
    let rules = format!("(meta (swap)) (play (move Add (to (sites Empty)))) {BLOCKED}");
    let text = game("3", BOARD, &rules);
    states(&text, "On the third turn of the game only, Player 3 may change sides with Player 2");
    states(
        &game("2", BOARD, &rules),
        "On the second turn of the game only, Black may change sides instead",
    );
}

#[test]
fn what_is_remembered_beside_a_list_that_is_cleared_stays_on_it() {
    let play = r#"(play (forEach Piece (move Step (to if:(and (is Empty (to))
            (not (is In (to) (values Remembered "Trail")))))
        (then (and (remember Value "Trail" (last To))
            (if (is In (last To) (sites Corners)) (forget Value "Trail" All)))))))"#;
    let text = game("2", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    states(&text, "all others out of the squares remembered as ‘trail’");
}

#[test]
fn a_puzzle_compares_numbers() {
    let text = told(
        r#"(game "Sums" (players 1)
            (equipment { (board (square 3) (values Cell (range 1 3))) (regions {Rows Columns}) })
            (rules (play (satisfy {(all Different) (!= (what at:0) (what at:4))}))
                (end (if (is Solved) (result P1 Win)))))"#,
    );
    does_not_state(&text, "kind of piece");
    states(&text, "number in B2");
}

#[test]
fn lines_of_a_grid_are_no_rows_of_lines() {
    let text = game(
        "2",
        r#"(board (rectangle 3 4) use:Edge) (piece "Rod" Neutral)"#,
        r#"(play (move Add (piece "Rod0") (to Edge (sites Empty Edge)))) (end (if (no Moves Next) (result Mover Win)))"#,
    );
    states(&text, "3 rows of 4 points");
    does_not_state(&text, "4 lines");
}

#[test]
fn a_piece_of_the_number_of_its_player_is_named() {
    let text = game(
        "2",
        r#"(board (square 5)) (piece "Rock" Neutral) (piece "Man" Each)"#,
        &format!("(play (move Add (piece (mover)) (to (sites Empty)))) {BLOCKED}"),
    );
    does_not_state(&text, "whose number is your own");
    states(&text, "a rock if you are White");
}

#[test]
fn a_table_of_hands_is_no_table() {
    let text = game(
        "2",
        r#"(board (square 5)) (hand Each) (piece "Man" Each)
           (map "Home" {(pair P1 "Hand1") (pair P2 "Hand2")})"#,
        &format!(
            r#"{ROWS} (play (or (move (from (handSite Mover)) (to (sites Empty)))
              (forEach Piece (move Step (to if:(not (is Friend (who at:(to))))
                (apply (if (is Enemy (who at:(to)))
                    (fromTo (from (to)) (to (mapEntry "Home" (who at:(to)))))))))))) {BLOCKED}"#
        ),
    );
    states(&text, "to its owner's hand");
    does_not_state(&text, "hand of");
}

#[test]
fn groups_that_are_counted_are_explained() {
    let play = "(play (do (forEach Piece (move Step (to if:(is Empty (to)))))
        ifAfterwards:(= 1 (count Groups if:(= (who at:(to)) (mover))))))";
    let text = game("2", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    states(&text, "A group is a piece with all pieces of its owner");
    states(&text, "touch at a corner are neighbours as well");
}

#[test]
fn a_turn_that_has_rules_of_its_own_goes_on() {
    let hop = "(move Hop (between if:(is Enemy (who at:(between)))
            (apply (remove (between) at:EndOfTurn))) (to if:(is Empty (to)))
            (then (if (is In (last To) (sites Corners)) (moveAgain))))";
    let text = game("2", BOARD, &format!("{ROWS} (play (forEach Piece {hop})) {BLOCKED}"));
    states(&text, "move again in the same turn");
    does_not_state(&text, "another turn");
}

#[test]
fn pieces_named_several_times_are_counted() {
    let text = game(
        "2",
        r#"(board (square 5)) (piece "Man" Each) (piece "Coin" Neutral)"#,
        &format!(
            r#"(start {{(place "Man1" 0) (place "Man2" 24) (place Random {{"Coin0" "Coin0" "Coin0"}})}})
               (play (forEach Piece (move Step (to if:(is Empty (to)))))) {BLOCKED}"#
        ),
    );
    states(&text, "three coins on empty squares chosen at random");
}

#[test]
fn only_the_first_step_of_a_turn_begins_with_a_throw() {
    let step = "(forEach Die if:(!= (pips) 0) (if (is Occupied (handSite Mover))
            (move (from (handSite Mover)) (to (sites Empty)))
            (forEach Piece (move (from) (to (trackSite Move steps:(pips))))))
        (then (if (not (all DiceUsed)) (moveAgain))))";
    let text = game(
        "2",
        r#"(board (rectangle 1 9) (track "Way" "0,E,End" directed:True)) (dice d:4 num:2)
           (hand Each) (piece "Man" Each)"#,
        &format!(
            r#"(start (place "Man" "Hand" count:3))
               (play (if (is Prev Mover) {step} (do (roll) next:{step}))) {BLOCKED}"#
        ),
    );
    states(&text, "At the start of your turn, throw the dice");
    does_not_state(&text, "nly this is allowed");
}

#[test]
fn what_nobody_has_set_is_zero() {
    let play = "(play (forEach Piece (move Step (to if:(and (is Enemy (who at:(to)))
        (>= (value Piece at:(from)) (value Piece at:(to)))))
        (then (set Value at:(last To) (+ 1 (value Piece at:(last To))))))))";
    let text = game("2", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    states(&text, "All men start with the value zero.");
    let play = "(play (forEach Piece (if (< (state at:(from)) 3) (move Step (to if:(is Empty (to)))
        (then (set State at:(last To) (+ 1 (state at:(last To)))))))))";
    let text = game("2", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    states(&text, "has none where the setup gives it none");
}

#[test]
fn a_piece_that_has_been_turned_goes_as_it_looks() {
    let play = "(play (forEach Piece (or (move Step Forward (to if:(is Empty (to))))
        (move Set Rotation (to (from)) previous:True next:True))))";
    let text = game("2", BOARD, &format!("{ROWS} {play} {BLOCKED}"));
    states(&text, "by an eighth of a full turn to the right or to the left");
    states(&text, "however it has been turned");
}

#[test]
fn what_stands_at_the_end_of_a_ladder_is_removed() {
    let text = game(
        "2",
        r#"(board (rectangle 1 12) (track "Way" "0,E" directed:True)) (dice d:6 num:1)
           (piece "Man" Each) (map "Ladder" {(pair 3 8) (pair 9 1)})"#,
        r#"(start {(place "Man1" 0) (place "Man2" 1)})
           (play (do (roll) next:(forEach Piece
              (move (from) (to (trackSite Move from:(from) "Way" steps:(count Pips)))
                (then (if (is In (last To) (sites {3 9}))
                    (fromTo (from (last To)) (to (mapEntry "Ladder" (last To))))))))))
           (end (if (is In (last To) (sites {11})) (result Mover Win)))"#,
    );
    states(&text, "Any man that stands there is removed.");
}

#[test]
fn rules_beside_those_of_phases_are_said_to_be_so() {
    let text = game(
        "2",
        BOARD,
        r#"(play (move Remove (sites Occupied by:Mover)))
           phases:{(phase "First" (play (move Add (to (sites Empty)))) (nextPhase (is Full) "Second"))
                   (phase "Second" (play (forEach Piece (move Step (to if:(is Empty (to))))))
                     (end (if (no Pieces Next) (result Mover Win))))}"#,
    );
    states(&text, "In every phase, this is allowed besides the moves of the phase:");
}

#[test]
fn a_number_that_nobody_has_noted_is_minus_one() {
    let play = r#"(play (or (forEach Piece (move Step (to if:(is Empty (to)))))
        (if (> (var "Debt") 3) (move Pass (then (set Var "Debt" (count Moves)))))))"#;
    let end = r#"(end (if (= 50 (- (count Moves) (var "Debt"))) (result Mover Draw)))"#;
    let text = game("2", BOARD, &format!("{ROWS} {play} {end}"));
    states(&text, "A number that has not been noted yet counts as minus one.");
}

#[test]
fn ranks_below_zero_are_words() {
    let text = game(
        "2",
        r#"(board (square 5)) (hand P1 size:3) (hand P2 size:3) (piece "Pawn" Neutral)
           (piece "Amber" Neutral) (piece "Jade" Neutral) (piece "Ruby" Neutral)"#,
        r#"(start {(place "Pawn0" 12) (place "Amber0" {0 1}) (place "Jade0" {2 3}) (place "Ruby0" {4 5})})
           (play (move (from (where "Pawn" Neutral)) (to (sites Around (from) NotEmpty)
              (apply (fromTo (from (to)) (to (handSite Mover (- (what at:(to)) 2))))))))
           (end (if (no Moves Next) (result Mover Win)))"#,
    );
    states(&text, "pawn minus one, amber 0");
}
