//! Idioms that a description spells out and a reader would never guess, each in a small game.

use crate::common::told;

/// A game of placing discs on 5×5 squares, with its play and its ending.
fn discs(play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Discs" (players 2)
            (equipment {{ (board (square 5)) (piece "Disc" Each) (hand Each) }})
            (rules (play {play}) (end {{ {end} }})))"#
    ))
}

const PLACE: &str = "(move Add (to (sites Empty)))";
const FULL: &str = "(if (is Full) (result Mover Draw))";

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

#[test]
fn how_far_a_game_has_gone_is_told_by_moves_and_turns() {
    let text = discs(
        &format!("(if (> (count Moves) 3) {PLACE} (if (= (count Turns) 2) (move Pass) {PLACE}))"),
        "(if (>= (count Turns) 30) (result Mover Draw)) (if (>= (count Moves) 50) (result Mover Loss))",
    );
    states(&text, "more than three moves have been made in the game");
    states(&text, "this is the second turn of the game");
    states(&text, "The game is a draw if the 30th turn has been reached.");
    states(&text, "You lose if at least 50 moves have been made in the game.");
}

#[test]
fn a_row_through_any_of_ones_pieces_is_ones_own() {
    let text = discs(
        PLACE,
        "(if (is Line 4 throughAny:(sites Occupied by:Next)) (result Mover Loss))
         (if (is Line 4 throughAny:(sites Occupied by:Mover)) (result Mover Win))",
    );
    states(
        &text,
        "You lose if there is a row of four or more of your opponent's discs (horizontally",
    );
    states(&text, "You win if there is a row of four or more of your discs (horizontally");
    states(&text, "Goal: Make a row of four or more of your discs");
}

#[test]
fn what_a_row_does_not_speak_of_must_hold_besides() {
    let text = discs(
        PLACE,
        &format!(
            "(if (is Line 4 if:(> (count Moves) 20)) (result Mover Win))
             (if (is Line 3 if:(is In (to) (sites Corners))) (result Mover Loss)) {FULL}"
        ),
    );
    states(&text, "(horizontally, vertically or diagonally) and more than 20 moves have been made");
    states(&text, "in which each square is a corner square");
}

#[test]
fn the_goal_leaves_out_when_it_is_looked_at() {
    let text = discs(PLACE, "(if (and (no Moves Next) (> (count Moves) 4)) (result Mover Win))");
    states(&text, "Goal: Leave your opponent without a legal move");
    let text =
        discs(PLACE, "(if (= 0 (count Sites in:(sites Occupied by:Next))) (result Mover Win))");
    states(&text, "Goal: Leave your opponent without discs");
}

#[test]
fn goals_are_reached_with_pieces_and_places() {
    let text = told(
        r#"(game "Run" (players 2)
            (equipment { (board (square 5)) (piece "Fox" P1 (move Step (to if:(is Empty (to)))))
                (piece "Hen" P2 (move Step (to if:(is Empty (to))))) })
            (rules (start {(place "Fox1" 0) (place "Hen2" (sites Top))}) (play (forEach Piece))
                (end { (if (and (= (where "Fox" P1) 24) (is Mover P1)) (result P1 Win))
                       (if (all Sites (sites Occupied by:P2) if:(is In (site) (sites Bottom)))
                           (result P2 Win)) })))"#,
    );
    states(&text, "White: bring their fox to E5; Black: bring all their pieces to the bottom row");
}

#[test]
fn a_step_that_stays_where_it_is_leads_off_the_board() {
    let text = told(
        r#"(game "Push" (players 2)
            (equipment { (board (square 5)) (piece "Ram" Each (move Step (to if:(and
                (is Enemy (who at:(to)))
                (or (is Empty (ahead (to) (directions Cell from:(from) to:(to))))
                    (= (to) (ahead (to) (directions Cell from:(from) to:(to))))))))) })
            (rules (start {(place "Ram1" 0) (place "Ram2" 24)}) (play (forEach Piece))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "the square directly beyond the target square (seen from its square) is empty");
    states(&text, "there is no square directly beyond the target square (seen from its square)");
}

#[test]
fn a_direction_is_looked_at_and_gone_to() {
    let text = told(
        r#"(game "Ways" (players 2)
            (equipment { (board (square 5)) (piece "Bull" Each (forEach Direction Orthogonal
                (if (is Empty (to)) (move (from (from)) (to (to)))))) (piece "Cow" Each) })
            (rules (start {(place "Bull1" 0) (place "Bull2" 24)}) (play (forEach Piece))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "to that square.");
}

#[test]
fn a_piece_of_a_stack_goes_alone_by_its_level() {
    let text = discs(
        "(forEach Site (sites Occupied by:Mover top:True)
            (move (from (site) level:(- (size Stack at:(site)) 2)) (to (sites Empty)) stack:True
                (then (fromTo (from (last To) level:0) (to (handSite Mover))))))",
        FULL,
    );
    states(&text, "ove the second disc from the top on its square to any empty square");
    states(&text, "ove the bottom disc on the square it has reached to your hand");
    assert!(!text.contains("whole stack"), "{text}");
}

#[test]
fn a_jumped_piece_that_goes_ahead_comes_to_lie_under() {
    let text = told(
        r#"(game "Under" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each (move Hop Orthogonal
                (between if:(is Enemy (who at:(between))) (apply (fromTo (from (between)) (to (to)))))
                (to if:(is Empty (to))) stack:True)) })
            (rules (start {(place "Man1" 0) (place "Man2" 1)}) (play (forEach Piece top:True))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "Put the jumped man under the stack that jumps.");
}

#[test]
fn whose_piece_it_is_settles_whose_turn_it_is() {
    let text = told(
        r#"(game "Own" (players 2)
            (equipment { (board (square 5))
                (piece "Fox" P1 (if (is Mover P1) (move Step (to if:(is Empty (to)))) (move Slide)))
                (piece "Hen" P2 (if (is Mover P1) (move Step Diagonal (to if:(is Empty (to)))) (move Slide))) })
            (rules (start {(place "Fox1" 0) (place "Hen2" 24)}) (play (forEach Piece))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "A fox moves one square in any direction to an empty square.");
    assert!(!text.contains("you are White"), "{text}");
}

#[test]
fn an_enclosed_piece_that_triggers_the_end_is_caught() {
    let text = told(
        r#"(game "Hunt" (players 2)
            (equipment { (board (square 5)) (piece "Dog" P1 (move Slide Orthogonal (then
                (surround (from (last To)) Orthogonal
                    (between if:(= (what at:(between)) (id "Boar2")) (apply (trigger "Taken" P2)))
                    (to if:(is Friend (who at:(to))))))))
                (piece "Boar" P2 (move Slide Orthogonal)) })
            (rules (start {(place "Dog1" (sites Bottom)) (place "Boar2" 22)}) (play (forEach Piece))
                (end (if (is Triggered "Taken" P2) (result P1 Win)))))"#,
    );
    states(&text, "the boar is caught");
    states(&text, "the boar is next to the square it has reached");
    states(
        &text,
        "every square next to the boar (horizontally or vertically) holds one of your pieces",
    );
    assert!(!text.contains("boars"), "there is one: {text}");
    states(&text, "White wins if the boar has been caught.");
    states(&text, "Goal: White: catch the boar");
}

#[test]
fn generals_must_not_face_each_other() {
    let text = told(
        r#"(game "Face" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to)))))
                (piece "Lord" Each (move Step (to if:(is Empty (to))))) })
            (rules (start {(place "Lord1" 2) (place "Lord2" 22) (place "Man1" 7) (place "Man2" 17)})
                (play (do (forEach Piece) ifAfterwards:
                    (if (= (column of:(where "Lord" P1)) (column of:(where "Lord" P2)))
                        (not (= (count Sites in:(forEach
                            (sites Direction from:(where "Lord" P1) N stop:(= (to) (where "Lord" P2)))
                            if:(is Occupied (site)))) 0))
                        True)))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(
        &text,
        "White's lord and Black's lord do not stand in the same column with no piece between them",
    );
}

#[test]
fn neighbours_differ_and_hints_compare() {
    let text = told(
        r#"(game "Tint" (players 1)
            (equipment { (board (square 3) (values Cell (range 1 4)))
                (hints {(hint {0 1}) (hint {4 5})}) })
            (rules (play (satisfy { (forAll Cell (all Sites (sites Around (from) Orthogonal)
                    if:(!= (value Piece at:(site)) (value Piece at:(from)))))
                    (forAll Hint (< (from) (to))) }))
                (end (if (is Solved) (result P1 Win)))))"#,
    );
    states(&text, "squares next to each other (horizontally or vertically) have different numbers");
    states(&text, "A1 is less than B1");
    states(&text, "every hint holds");
}

#[test]
fn a_piece_placed_to_enclose_lines_must_enclose_one() {
    let text = told(
        r#"(game "Flip" (players 2)
            (equipment { (board (square 6)) (piece "Disc" Neutral (flips 1 2)) })
            (rules (start {(place "Disc0" 14 state:1) (place "Disc0" 15 state:2)})
                (play (forEach Site (sites Empty) (custodial (from (site))
                    (between if:(is Enemy (state at:(between))) (apply (allCombinations
                        (add (piece "Disc0" state:(mover)) (to (site))) (flip (between)))))
                    (to if:(is Friend (state at:(to)))))))
                (end (if (is Full) (result Mover Draw)))))"#,
    );
    states(&text, "Place a disc showing your colour on an empty square.");
    states(&text, "It must enclose at least one unbroken line of discs that show an enemy colour");
    states(&text, "urn over each disc of every line so enclosed.");
}

#[test]
fn players_that_a_table_pairs_are_counterparts() {
    let text = told(
        r#"(game "Four" (players 4)
            (equipment { (board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to)))))
                (regions "Home" P1 {0}) (regions "Home" P2 {4}) (regions "Home" P3 {24}) (regions "Home" P4 {20})
                (map {(pair 1 3) (pair 2 4) (pair 3 1) (pair 4 2)}) })
            (rules (start {(place "Man1" 0) (place "Man2" 4) (place "Man3" 24) (place "Man4" 20)})
                (play (forEach Piece))
                (end (if (is In (last To) (sites (player (mapEntry (mover))))) (result Mover Win)))))"#,
    );
    states(&text, "These players are counterparts:");
    states(&text, "Player 1 and Player 3");
    states(&text, "your counterpart's home");
}

#[test]
fn kinds_that_are_compared_by_their_numbers_come_in_an_order() {
    let text = told(
        r#"(game "Tower" (players 1)
            (equipment { (board (rectangle 1 3)) (piece "Small" P1) (piece "Large" P1) })
            (rules (start (place Stack items:{"Large" "Small"} 0))
                (play (move (from (sites Occupied by:Mover)) (to (sites Board) if:(or (is Empty (to))
                    (< (- (what at:(from) level:(topLevel at:(from))) (who at:(from) level:(topLevel at:(from))))
                       (- (what at:(to) level:(topLevel at:(to))) (who at:(to) level:(topLevel at:(to)))))))))
                (end (if (>= (count Moves) 9) (result P1 Loss)))))"#,
    );
    states(&text, "in the order small and large");
}

#[test]
fn squares_that_change_by_themselves_change_at_once() {
    let text = told(
        r#"(game "Cells" (players 0)
            (equipment { (board (square 5)) (piece "Disc" Neutral) })
            (rules (start (place "Disc0" (sites {6 7 8})))
                (play (forEach Site (sites Board) (if (is Empty (site)) (add (piece "Disc0") (to (site)))
                    (remove (site)))))
                (end (if (= (count Moves) 9) (result P1 Draw)))))"#,
    );
    states(&text, "All these changes happen at the same time.");
    states(&text, "Discs stand on B2, C2 and D2.");
}

#[test]
fn places_reckoned_from_a_number_are_named() {
    let text = told(
        r#"(game "Slant" (players 2)
            (equipment { (board (square 5)) (piece "Disc" Each) (piece "Rock" Neutral)
                (map "Twin" {(pair 0 24) (pair 24 0)}) })
            (rules (start (forEach Value min:1 max:3 (place "Rock0" (* (value) 6))))
                (play (move Add (to (sites Empty)) (then (if (is Empty (mapEntry "Twin" (last To)))
                    (fromTo (from (last To)) (to (mapEntry "Twin" (last To))))))))
                (end (if (is Full) (result Mover Draw)))))"#,
    );
    states(&text, "Rocks stand on B2, C3 and D4.");
    states(&text, "A1 gives E5");
}

#[test]
fn rows_are_called_by_their_coordinates() {
    let text = discs(
        "(move Add (to (sites Empty) if:(>= (row of:(to)) 2)))",
        "(if (= (row of:(last To)) (if (is Mover P1) 4 0)) (result Mover Win))
         (if (< (column of:(last To)) 2) (result Mover Loss))",
    );
    states(&text, "any empty square that is in row 3 or above");
    states(&text, "You win if it is in row 5 (White) or row 1 (Black)");
    states(&text, "You lose if it is in column B or further left");
    assert!(!text.contains("counted from the bottom"), "{text}");
}

#[test]
fn a_note_that_grows_counts_from_zero() {
    let text = discs(
        r#"(move Add (to (sites Empty)) (then (set Var "Leaps" (+ 1 (if (< (var "Leaps") 0) 0 (var "Leaps"))))))"#,
        r#"(if (> (var "Leaps") 6) (result Mover Win))"#,
    );
    states(&text, "dd one to the number noted as ‘leaps’ (at first, it counts as zero)");
}

#[test]
fn a_second_condition_of_the_last_case_joins_the_first() {
    let text = discs(
        "(move Add (to (sites Empty)) (then (if (is In (last To) (sites Corners))
            (if (> (score Mover) 2) (addScore Mover 2) (if (is Even (score Mover)) (addScore Mover 1))))))",
        FULL,
    );
    states(
        &text,
        "Otherwise, if its square is a corner square and your score is even, score 1 point.",
    );
}

#[test]
fn places_that_pass_a_test_are_counted_among_the_others() {
    let text = discs(
        "(move Add (to (sites Empty) if:(< (count Sites in:(forEach (sites Around (to) Orthogonal)
            if:(is Friend (who at:(site))))) 3)))",
        "(if (= 0 (count Sites in:(forEach (sites Bottom) if:(is Empty (site))))) (result Mover Win))",
    );
    states(
        &text,
        "any empty square that is next to fewer than three of your discs (horizontally or vertically).",
    );
    states(&text, "You win if none of the squares of the bottom row are empty.");
}

#[test]
fn short_conditions_are_told_in_full() {
    let rows: String = (0..4)
        .map(|row| format!("(all Different (sites Row {row}) if:(is Occupied (site)))"))
        .collect();
    let text = discs(PLACE, &format!("(if (or {{ {rows} }}) (result Mover Win)) {FULL}"));
    states(&text, "every square of the third row from the bottom holds a different disc");
    assert!(!text.contains("of these again"), "{text}");
}
