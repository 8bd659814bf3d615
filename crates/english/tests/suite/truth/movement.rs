//! Where moves lead and what comes with them.

use super::{LAST, steps};
use crate::common::told;

/// A game of steps with some more moves and what follows them.
fn stepping(moves: &str, then: &str) -> String {
    told(&format!(
        r#"(game "Walk" (players 2) (equipment {{(board (square 4)) (piece "Man" Each)}})
            (rules (start {{(place "Man1" 0) (place "Man2" 15)}})
                (play (or {{{moves} (forEach Piece (move Step (to if:(is Empty (to))) {then}))}}))
                (end (if (is In (last To) (sites {{5 6}})) (result Mover Win)))))"#
    ))
}

#[test]
fn nothing_follows_where_the_language_drops_it() {
    let text = steps("(then (set Pending (last To) (then (addScore Mover 1))))", "", LAST);
    assert!(!text.contains("1 point"), "{text}");
}

#[test]
fn what_arrives_in_the_same_step_is_not_carried_on() {
    let carry = |first: &str, second: &str| {
        let moves = format!("(then (and {first} {second}))");
        steps(&moves, "", LAST).contains("by how things stood before the first of them")
    };
    let (here, one) = ("(last To)", "(handSite Shared 0)");
    let from_to = |from: &str, to: &str| format!("(fromTo (from {from}) (to {to}))");
    let two = "(handSite Shared 1)";
    assert!(carry(&from_to(one, two), &from_to(two, here)));
    assert!(!carry(&from_to(one, here), &from_to(two, here)));
}

#[test]
fn a_move_is_not_among_the_earlier_moves_of_its_turn() {
    let again = "(then (if (< (+ (count MovesThisTurn) 1) (count Turns)) (moveAgain)))";
    let text = steps(again, "", LAST);
    assert!(text.contains("the number of your earlier moves in this turn plus one"), "{text}");
}

#[test]
fn a_slide_that_nothing_may_end_is_possible() {
    let text = told(
        r#"(game "Slides" (players 2)
            (equipment { (board (square 5)) (piece "Rook" Each
                (move Slide Orthogonal (between if:(is Empty (between))) (to if:False))) })
            (rules (start {(place "Rook1" {"A1"}) (place "Rook2" {"E5"})})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("through empty squares."), "{text}");
    assert!(!text.contains("never"), "{text}");
}

#[test]
fn what_is_settled_by_numbers_is_no_case() {
    let text = steps("(then (if (> 2 3) (addScore Mover 1) (addScore Mover 5)))", "", {
        "{(if (= 1 2) (result Mover Loss)) (if (no Moves Next) (result Mover Win))}"
    });
    assert!(text.contains("score 5 points") || text.contains("Score 5 points"), "{text}");
    assert!(!text.contains("1 point") && !text.contains("lose"), "{text}");
    assert!(text.contains("You win if your opponent has no legal move."), "{text}");
}

#[test]
fn a_place_that_was_spoken_of_is_chosen() {
    let text = told(
        r#"(game "Push" (players 2)
            (equipment { (board (hex 3)) (piece "Man" Each
                (forEach Direction Adjacent (if (is Friend (who at:(to)))
                    (move Select (from) (to (to)) (then (push (from (last From))
                        (directions Cell from:(last From) to:(last To)))))))) })
            (rules (start {(place "Man1" (sites Bottom)) (place "Man2" (sites Top))})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("Choose one of your men."), "{text}");
    assert!(text.contains("hoose that cell"), "{text}");
}

#[test]
fn a_heap_goes_as_a_whole() {
    let heaps = |start: &str| {
        told(&format!(
            r#"(game "Heaps" (players 2)
                (equipment {{ (board (square 3)) (piece "Bean" Shared) }})
                (rules (start (place "Bean" 4 {start}))
                    (play (move Remove (sites Occupied by:Shared)))
                    (end (if (no Pieces Shared) (result Mover Win)))))"#
        ))
    };
    assert!(heaps("count:5").contains("Remove all beans on"), "{}", heaps("count:5"));
    assert!(!heaps("").contains("all beans"), "{}", heaps(""));
}

#[test]
fn a_slide_asks_of_its_way_what_it_does_not_ask_of_its_end() {
    let text = told(
        r#"(game "Guarded" (players 2)
            (equipment { (board (square 5)) (piece "Rook" Each (move Slide Orthogonal
                (between if:(and (is Empty (between)) (no Pieces Next in:(sites Around (between)))))
                (to if:(is Enemy (who at:(to))) (apply (remove (to)))))) })
            (rules (start {(place "Rook1" 0) (place "Rook2" 24)})
                (play (forEach Piece)) (end (if (no Pieces Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("It may cross or stop on a square only if"), "{text}");
    assert!(!text.contains("This is allowed only if"), "{text}");
}

#[test]
fn a_certain_target_is_asked_for_apart() {
    let text = told(
        r#"(game "Gate" (players 2)
            (equipment { (board (square 5)) (hand Each) (piece "Man" Each) })
            (rules (start (place "Man" "Hand" count:5))
                (play (move (from (handSite Mover)) (to (sites {12}) if:(is Empty (to)))))
                (end (if (is Empty (handSite Mover)) (result Mover Win)))))"#,
    );
    assert!(text.contains("The target square must be empty."), "{text}");
}

#[test]
fn a_piece_gives_place_to_one_that_comes_along_its_path() {
    let race = |to: &str| {
        told(&format!(
            r#"(game "Run" (players 2)
                (equipment {{ (board (rectangle 1 9) (track "Way" "0,E,End" directed:True))
                    (dice d:6 num:1) (piece "Man" Each
                        (if (= (trackSite Move steps:(count Pips)) -1) (move Remove (from))
                            (move (from) (to (trackSite Move steps:(count Pips)) {to})))) }})
                (rules (start {{(place "Man1" 0) (place "Man2" 1)}})
                    (play (do (roll) next:(forEach Piece)))
                    (end (if (no Pieces Mover) (result Mover Win)))))"#
        ))
    };
    let text = race("");
    assert!(text.contains("If another man stands there, remove it from the board."), "{text}");
    assert!(!text.contains("cannot move so far"), "{text}");
    let empty = race("if:(is Empty (to))");
    assert!(!empty.contains("another man"), "{empty}");
}

#[test]
fn directions_are_those_that_the_board_has() {
    let text = |board: &str, ways: &str| {
        told(&format!(
            r#"(game "Ways" (players {{(player N) (player S)}})
                (equipment {{ (board {board})
                    (piece "Man" Each (move Step (directions {{{ways}}}) (to if:(is Empty (to))))) }})
                (rules (start {{(place "Man1" (sites Bottom)) (place "Man2" (sites Top))}})
                    (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    let (cells, points) = ("(square 5)", "(square 5) use:Vertex");
    assert!(text(cells, "FL FR").contains("one square diagonally forward"));
    assert!(text(points, "FL FR").contains("one point sideways"));
    assert!(text(points, "Forward FL FR").contains("one point straight ahead or sideways"));
    assert!(text(cells, "FLL").contains("one square diagonally forward to the left"));
    // Who turns round has the right where the left was.
    assert!(text(cells, "BR").contains("one square diagonally backward to the left"));
    assert!(text(points, "BR").contains("one point to the left"));
}

#[test]
fn whoever_may_always_pass_is_never_without_a_move() {
    let always = stepping("(move Pass)", "");
    assert!(!always.contains("must pass") && !always.contains("no legal move, you"), "{always}");
    let sometimes = stepping("(if (is Even (count Turns)) (move Pass))", "");
    assert!(sometimes.contains("If you have no legal move, you must pass."), "{sometimes}");
}

#[test]
fn the_next_player_may_be_the_one_who_has_moved() {
    let text =
        stepping("", "(then (if (is In (last To) (sites Top)) (set NextPlayer (player (mover)))))");
    let again = stepping("", "(then (if (is In (last To) (sites Top)) (moveAgain)))");
    let turn = |text: &str| {
        text.lines().find(|line| line.contains("the top row")).unwrap_or_default().to_owned()
    };
    assert!(!turn(&again).is_empty(), "{again}");
    assert_eq!(turn(&text), turn(&again));
}

#[test]
fn nothing_leaves_a_path_that_has_no_end_to_leave_by() {
    let path = |end: &str| {
        told(&format!(
            "(game \"Path\" (players 2) (equipment {{(board (rectangle 1 8) {{(track \"Path\" \"0,E{end}\" directed:True)}}) \
             (dice d:4 num:1) (piece \"Disc\" Each (if (= (trackSite Move steps:(count Pips)) End) (move Remove (from)) \
             (move (from) (to (trackSite Move steps:(count Pips)) if:(is Empty (to))))))}}) \
             (rules (start {{(place \"Disc1\" 0) (place \"Disc2\" 1)}}) (play (do (roll) next:(forEach Piece))) \
             (end (if (no Pieces Mover) (result Mover Win)))))"
        ))
    };
    assert!(path(",End").contains("off the end of the path"), "{}", path(",End"));
    assert!(!path("").contains("off the end of the path"), "{}", path(""));
}

#[test]
fn where_pieces_are_stacked_a_count_puts_one_piece_in_the_hand() {
    let text = told(
        "(game \"Stack\" (players 2) (equipment {(board (square 3)) (hand Each) (piece \"Disc\" Each)}) \
         (rules (start {(place \"Disc1\" (handSite P1) count:4) (place \"Disc2\" (handSite P2) count:4)}) \
         (play (move (from (handSite Mover)) (to (sites Board) if:(< (size Stack at:(to)) 2)))) \
         (end (if (no Moves Next) (result Mover Win)))))",
    );
    assert!(!text.contains("our discs"), "{text}");
}
