//! What is hidden and shown, and what is said of the players at the start.

use crate::common::told;

/// A game of pieces that lie face down until they are chosen.
fn veiled(shown: &str) -> String {
    format!(
        r#"(game "Veil" (players 2)
            (equipment {{ (board (square 4)) (piece "Fox" Each) (piece "Hen" Each) (hand Each) }})
            (rules (start {{
                    (place Random {{"Fox1"}} count:3 value:2) (place Random {{"Fox2"}} count:3 value:2)
                    (set Hidden {{What Who}} (sites Board) to:P1)
                    (set Hidden {{What Who}} (sites Board) to:P2)
                }})
                (play (move Select (from (sites Occupied by:All)) (then (and {{ {shown} }}))))
                (end (if (= (value Player Mover) (count Turns)) (result Mover Win)))))"#
    )
}

#[test]
fn what_is_shown_to_all_is_said_once() {
    let text = told(&veiled(
        "(set Hidden What at:(last To) False to:P1) (set Hidden Who at:(last To) False to:P1)
         (set Hidden What at:(last To) False to:P2) (set Hidden Who at:(last To) False to:P2)",
    ));
    assert_eq!(text.matches("how the kind and the owner of").count(), 1, "{text}");
    assert!(text.contains("to both players"), "{text}");
}

#[test]
fn what_only_one_player_sees_is_said_of_that_player() {
    let text = told(&veiled(
        "(set Hidden What at:(last To) False to:P1) (set Hidden Who at:(last To) False to:P1)
         (set Hidden What at:(last To) False to:P2)",
    ));
    assert!(!text.contains("both players"), "{text}");
    assert_eq!(text.matches("how the kind of").count(), 2, "{text}");
}

#[test]
fn what_holds_for_the_pieces_of_each_player_is_said_once() {
    let text = told(&veiled("(set Hidden What at:(last To) False to:P1)"));
    assert_eq!(
        text.matches("each player's foxes on empty squares chosen at random").count(),
        1,
        "{text}"
    );
    assert_eq!(text.matches("starts with the value two").count(), 1, "{text}");
    assert_eq!(text.matches("stay hidden from every player").count(), 1, "{text}");
}
