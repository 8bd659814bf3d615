//! How a game ends, and for whom.

use super::{placed, steps};
use crate::common::told;

#[test]
fn checkmate_asks_for_moves_of_pieces_on_the_board() {
    let chess = |drops: &str| {
        told(&format!(
            r#"(game "Siege" (players 2)
                (equipment {{ (board (square 5)) (hand Each) (piece "Guard" Each)
                    (piece "King" Each (move Step (to if:(not (is Friend (who at:(to))))))) }})
                (rules (start {{(place "King1" 0) (place "King2" 24) (place "Guard" "Hand" count:2)}})
                    (play (or (forEach Piece) {drops}))
                    (end (if (not (can Move (do (forEach Piece Next)
                            ifAfterwards:(not (is Threatened (id "King" Next) at:(where "King" Next))))))
                        (result Mover Win)))))"#
        ))
    };
    let with = chess("(move (from (handSite Mover)) (to (sites Empty)))");
    assert!(with.contains("has no move of a piece on the board that gets"), "{with}");
    assert!(with.contains("lace a guard from your hand"), "{with}");
    let without = chess("(move Pass)");
    assert!(without.contains("has no move that gets"), "{without}");
}

#[test]
fn whoever_is_known_to_have_moved_is_named() {
    let end = "(if (and (is Mover P1) (not (can Move (hop (from 12) Orthogonal
        (between if:True) (to if:(is Empty (to))))))) (result P1 Win))";
    let text = steps("", "", end);
    assert!(!text.contains("you cannot"), "{text}");
}

#[test]
fn the_pieces_of_a_player_who_has_lost_stay() {
    let three = |test: &str| {
        told(&format!(
            r#"(game "Three" (players 3)
                (equipment {{ (board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to))))) }})
                (rules (start {{(place "Man1" 0) (place "Man2" 4) (place "Man3" 24)}})
                    (play (forEach Piece)) (end (if {test} (result Next Loss)))))"#
        ))
    };
    let stay = "The pieces of a player who has left stay where they are.";
    assert!(three("(no Moves Next)").contains(stay), "{}", three("(no Moves Next)"));
    assert!(!three("(no Pieces Next)").contains(stay));
}

#[test]
fn comparisons_on_the_same_occasion_are_one_ending() {
    let text = told(
        r#"(game "Compared" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each) })
            (rules (play (move Add (to (sites Empty)) (then (addScore Mover 1))))
                (end {
                    (if (and (no Moves Next) (> (score Mover) (score Next))) (result Mover Win))
                    (if (and (no Moves Next) (< (score Mover) (score Next))) (result Mover Loss))
                    (if (and (no Moves Next) (> (count Pieces Next) (count Pieces Mover)))
                        (result Next Win))
                    (if (and (no Moves Next) (< (count Pieces Next) (count Pieces Mover)))
                        (result Mover Win))
                    (if (no Moves Next) (result Mover Loss))
                })))"#,
    );
    let end = "The game ends if your opponent has no legal move. The player with the higher score wins. \
               If the scores are equal, the player with more men wins. \
               If both players have equally many men too, you lose.";
    assert!(text.contains(end), "{text}");
    assert!(text.contains("Goal: Have the higher score when the game ends"), "{text}");
}

#[test]
fn a_comparison_of_scores_takes_the_place_of_a_win_on_the_same_occasion() {
    let text = told(
        r#"(game "Compared" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each) })
            (rules (play (move Add (to (sites Empty)) (then (addScore Mover 1))))
                (end {
                    (if (and (no Moves Next) (= (score P1) (score P2))) (result P1 Win))
                    (if (no Moves Next) (byScore))
                })))"#,
    );
    assert!(text.contains("If the scores are equal, the game is a draw."), "{text}");
}

#[test]
fn what_no_comparison_decides_keeps_its_cases() {
    let text = placed("(and (no Moves Next) (> (count Pieces Mover) (count Pieces Next)))");
    assert!(
        text.contains("You win if your opponent has no legal move and you have more"),
        "{text}"
    );
}

#[test]
fn goals_say_what_to_do() {
    let ending = |test: &str| {
        told(&format!(
            "(game \"Goal\" (players 2) (equipment {{(board (square 5)) \
             (piece \"Spy\" Each (move Step (to if:(is Empty (to))))) (piece \"Guard\" Each (move Step (to if:(is Empty (to))))) \
             (regions P1 (sites Top)) (regions P2 (sites Bottom))}}) \
             (rules (start {{(place \"Spy1\" 0) (place \"Guard1\" 1) (place \"Spy2\" 24) (place \"Guard2\" 23)}}) (play (forEach Piece)) \
             (end (if {test} (result Mover Win)))))"
        ))
    };
    let corners = ending("(= (count Pieces Mover in:(sites Corners)) 2)");
    assert!(corners.contains("Have exactly two pieces on the corner squares"), "{corners}");
    let spy = "(and (is In (last To) (sites Mover)) (= (what at:(last To)) (id \"Spy\" Mover)))";
    assert!(ending(spy).contains("with a spy"), "{}", ending(spy));
}
