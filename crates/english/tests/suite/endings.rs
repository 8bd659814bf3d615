//! Who wins and when: all ways to win in the goal, and endings that ask for a next player who may be the one who has moved.

use crate::common::told;

/// A game in which discs are placed, with what follows from that and how it ends.
fn placing(players: usize, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Discs" (players {players})
            (equipment {{ (board (square 4)) (piece "Disc" Each) (regions "Hot" (sites {{0 4 8}})) }})
            (rules (play {play}) (end {end})))"#
    ))
}

const PLACE: &str = "(move Add (to (sites Empty)))";
const AGAIN: &str =
    "(move Add (to (sites Empty)) (then (if (is In (last To) (sites \"Hot\")) (moveAgain))))";

#[test]
fn the_goal_tells_all_ways_to_win() {
    let three = placing(
        2,
        PLACE,
        "{(if (is Line 3) (result Mover Win)) (if (no Moves Next) (result Mover Win))
          (if (>= (score Mover) 5) (result Mover Win))}",
    );
    let goal = "Make a row of three or more of your discs, leave your opponent without a legal move \
                or be the first to have five points";
    assert!(three.contains(goal), "{three}");
}

#[test]
fn the_goal_says_that_there_are_ways_it_leaves_out() {
    let odd = "(if (is Even (count Moves)) (result Next Win))";
    let text = placing(2, PLACE, &format!("{{(if (is Line 3) (result Mover Win)) {odd}}}"));
    assert!(text.contains("of your discs (other ways to win: see End of the game)"), "{text}");
    let text = placing(2, PLACE, "(if (is Line 3) (result Mover Win))");
    assert!(!text.contains("other ways"), "{text}");
}

#[test]
fn the_score_is_a_way_to_win_beside_others() {
    let text = placing(2, PLACE, "{(if (is Line 3) (result Mover Win)) (if (is Full) (byScore))}");
    let goal = "of your discs or have the higher score when the game ends";
    assert!(text.contains(goal), "{text}");
}

#[test]
fn ways_that_leave_a_player_without_something_are_drawn_together() {
    let text = placing(
        2,
        PLACE,
        "{(if (no Pieces Next) (result Mover Win)) (if (no Moves Next) (result Mover Win))}",
    );
    let goal = "Leave your opponent without discs or without a legal move";
    assert!(text.contains(goal), "{text}");
}

#[test]
fn a_further_step_may_find_nothing_to_remove() {
    let play = format!("(if (is Prev Mover) (move Remove (sites Occupied by:Next)) {AGAIN})");
    let text = placing(2, &play, "(if (no Moves Next) (result Mover Win))");
    let stuck = "If you are to move again and have no legal move, you win.";
    assert!(text.contains(stuck), "{text}");
    let play = format!(
        "(if (is Prev Mover) (or (move Remove (sites Occupied by:Next)) (move Pass)) {AGAIN})"
    );
    let text = placing(2, &play, "(if (no Moves Next) (result Mover Win))");
    assert!(!text.contains(stuck), "{text}");
}

#[test]
fn what_is_asked_of_the_next_player_is_asked_of_the_mover_while_the_turn_goes_on() {
    let test = "(> (count Sites in:(sites Occupied by:Next)) 4)";
    let end = format!("(if {test} (result Mover Win))");
    let text = placing(2, AGAIN, &end);
    let again = "If you are to move again, you win if you have more than four discs.";
    assert!(text.contains(again), "{text}");
    assert!(!placing(2, PLACE, &end).contains("move again"));
}

#[test]
fn a_result_of_the_next_player_may_fall_to_the_mover() {
    let end = "(if (is Line 3) (result Next Loss))";
    let two = placing(2, AGAIN, end);
    assert!(two.contains("If you are to move again at that moment, you lose instead."), "{two}");
    let three = placing(3, AGAIN, end);
    assert!(three.contains("at that moment, you are meant yourself."), "{three}");
    assert!(!placing(2, PLACE, end).contains("at that moment"));
}

/// A region of the next player is your own while you are to move again.
#[test]
fn the_next_players_row_is_your_own_while_you_move_again() {
    let text = told(
        r#"(game "Rows" (players {(player N) (player S)})
            (equipment {(board (square 6))
                (piece "Man" Each (or
                    (move Step (to if:(is Empty (to))))
                    (move Hop (between if:(is Enemy (who at:(between))) (apply (remove (between))))
                        (to if:(is Empty (to))) (then (moveAgain)))))
                (regions P1 (sites Bottom)) (regions P2 (sites Top))})
            (rules (start {(place "Man1" (sites Bottom)) (place "Man2" (sites Top))})
                (play (forEach Piece))
                (end (if (>= (count Pieces Mover in:(sites Next)) 3) (result Mover Win)))))"#,
    );
    let again = "If you are to move again, you win if you have at least three men in the row nearest to you";
    assert!(text.contains(again), "{text}");
}
