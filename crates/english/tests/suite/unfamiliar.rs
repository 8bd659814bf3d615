//! Rules that no well-known game has: what a reader who knows nothing else needs to be told about them.

use crate::common::told;

/// A game for two on 5×5 squares: its equipment, what stands there at the start, its rules of play and its end.
fn game(equipment: &str, start: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Trial" (players {{(player N) (player S)}})
            (equipment {{ (board (square 5)) {equipment} }})
            (rules (start {{ {start} }}) (play {play}) (end {end})))"#
    ))
}

const MEN: &str = r#"(piece "Man" Each)"#;
const ROWS: &str = r#"(place "Man1" (sites Bottom)) (place "Man2" (sites Top))"#;
const BLOCKED: &str = "(if (no Moves Next) (result Mover Win))";

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

#[test]
fn a_slide_ends_where_its_target_is_met_even_if_that_is_empty() {
    let slide =
        "(forEach Piece (move Slide Orthogonal (to if:(not (is In (to) (sites Corners))))))";
    let text = game(MEN, ROWS, slide, BLOCKED);
    states(
        &text,
        "It must stop as soon as it comes to a square that is not a corner square, empty or not.",
    );
    let step = "(forEach Piece (move Slide Orthogonal (between (max 3)) (to if:(is Empty (to)))))";
    states(&game(MEN, ROWS, step, BLOCKED), "one square horizontally or vertically to an empty");
}

#[test]
fn that_a_piece_is_taken_from_where_one_lies_goes_without_saying() {
    let text = game(
        r#"(piece "Man" Each) (hand Each size:2)"#,
        r#"(place "Man1" (handSite P1 0)) (place "Man1" (handSite P1 1))
           (place "Man2" (handSite P2 0)) (place "Man2" (handSite P2 1))"#,
        "(move (from (sites Hand Mover) if:(is Occupied (from))) (to (sites Empty)))",
        "(if (is Line 3) (result Mover Win))",
    );
    states(&text, "Place a man from your hand on any empty square.");
    states(&text, "A man is in place 1 of each player's hand.");
}

#[test]
fn a_kind_that_all_have_is_placed_by_its_owner() {
    let equipment = r#"(piece "Lamp" Each) (piece "Post" Each)"#;
    let line = "(if (is Line 3) (result Mover Win))";
    let named = r#"(move Add (piece "Post") (to (sites Empty)))"#;
    states(&game(equipment, "", named, line), "Place one of your posts on any empty square.");
    let numbered = "(move Add (piece (mover)) (to (sites Empty)))";
    states(&game(equipment, "", numbered, line), "Place one of your lamps on any empty square.");
}

#[test]
fn what_follows_a_placement_is_not_about_the_piece_beside_it() {
    let text = game(
        r#"(piece "Man" Each) (piece "Tree" Neutral)"#,
        ROWS,
        r#"(forEach Piece (move Add (piece "Tree0") (to (sites Around (from) Empty))
            (then (set Value at:(last From) 3))))"#,
        "(if (> (value Piece at:(last To)) 5) (result Mover Win))",
    );
    states(&text, "The value of the piece on the square just filled becomes three.");
}

#[test]
fn only_the_top_of_a_stack_is_removed() {
    let text = game(
        MEN,
        r#"(place Stack "Man1" {"A1"}) (place Stack "Man2" {"E5"} count:3)"#,
        "(forEach Piece (move Step (to) (then (forEach Site (sites Corners)
            (if (is Enemy (who at:(site))) (remove (site)))))) top:True)",
        BLOCKED,
    );
    states(&text, "capture the top man on that square.");
    states(&text, "White's man stands on A1.");
    states(&text, "a single piece is a stack of one");
}

#[test]
fn a_player_named_is_known_to_be_stuck_only_after_passing() {
    let play = "(forEach Piece (move Step Forward (to if:(is Empty (to)))))";
    let text = game(MEN, ROWS, play, "(if (no Moves P2) (result P1 Win))");
    states(&text, "White wins if Black has had to pass.");
    let text = game(MEN, ROWS, play, BLOCKED);
    states(&text, "You win if your opponent has no legal move.");
}

#[test]
fn pieces_are_turned_where_they_stand() {
    let text = game(
        r#"(piece "Arrow" Each (or (move Slide Forward) (move Set Rotation (to (from)) {0 4})))"#,
        r#"(place "Arrow1" (sites Bottom) rotation:2) (place "Arrow2" (sites Top))"#,
        "(forEach Piece)",
        BLOCKED,
    );
    states(
        &text,
        "to orientation zero or four, by an eighth of a full turn to the right or to the left.",
    );
    states(&text, "turned by an eighth of a full turn clockwise");
}

#[test]
fn numbers_of_turns_and_places_beyond_the_edge_are_explained() {
    let text = game(
        MEN,
        ROWS,
        "(if (is Even (count Turns)) (forEach Piece (move Step (to if:(is Empty (to)))))
            (move Remove (forEach (sites Occupied by:Mover) if:(is Enemy (who at:(ahead (site) E))))))",
        BLOCKED,
    );
    states(&text, "urns are numbered from 1 on, those of all players in one sequence");
    states(
        &text,
        "Where a rule names a place by its direction from another and the board ends before it, that other place is meant instead.",
    );
}

#[test]
fn points_that_depend_on_something_are_told_case_by_case() {
    let text = game(
        MEN,
        ROWS,
        "(forEach Piece (move Step (to if:(is Empty (to)))
            (then (addScore Mover (if (is In (last To) (sites Centre)) 3 1)))))",
        "(if (>= (score Mover) 9) (result Mover Win))",
    );
    states(&text, "score 3 points. Otherwise, score 1 point.");
}

#[test]
fn places_marked_for_the_next_move_are_what_is_asked_for() {
    let text = game(
        MEN,
        ROWS,
        "(if (is Pending) (move Remove (forEach (sites Pending) if:(is Occupied (site))))
            (forEach Piece (move Step (to if:(is Empty (to)))
                (then (set Pending (sites Around (last To) Orthogonal))))))",
        BLOCKED,
    );
    states(&text, "If the last move has marked a square");
}

#[test]
fn nobody_is_noted_where_a_player_could_be() {
    let text = game(
        MEN,
        ROWS,
        r#"(forEach Piece (move Step (to if:(is Empty (to)))
            (then (if (= (var "First") -1) (set Var "First" (mover))))))"#,
        r#"(if (and (is Line 3) (= (var "First") (mover))) (result Mover Win))"#,
    );
    states(&text, "If nobody is noted as ‘first’, note yourself as ‘first’.");
}

#[test]
fn another_move_after_a_throw_has_a_throw_of_its_own() {
    let text = game(
        r#"(piece "Man" Each) (dice d:4 num:1)"#,
        ROWS,
        "(if (= (value Player (mover)) 1) (move Pass (then (set Value Mover 0)))
            (do (roll) next:(forEach Piece (move Step (to if:(is Empty (to)))
                (then (if (= (count Pips) 4) (moveAgain) (set Value Mover 1)))))))",
        "(if (is Line 3) (result Mover Win))",
    );
    states(&text, "move again in the same turn with a new throw");
}

#[test]
fn a_place_that_touches_another_is_called_by_its_own_word() {
    let text = told(
        r#"(game "Fences" (players 2)
            (equipment { (board (square 4) use:Edge) (piece "Fence" Each) })
            (rules (play (move Add (to Edge (sites Empty Edge))
                (then (if (< 0 (count Sites in:(forEach (sites Incident Cell of:Edge at:(last To))
                        if:(all Sites (sites Incident Edge of:Cell at:(site)) if:(is Occupied Edge (site))))))
                    (addScore Mover 1)))))
                (end (if (no Moves Next) (byScore)))))"#,
    );
    states(&text, "each of the lines that touch that cell is occupied");
}

#[test]
fn only_the_kind_that_moves_is_named_where_others_stand_still() {
    let text = game(
        r#"(piece "Guard" Each (move Step (to if:(is Empty (to))))) (piece "Flag" Each)"#,
        r#"(place "Guard1" (sites Bottom)) (place "Guard2" (sites Top))
           (place "Flag1" {"C2"}) (place "Flag2" {"C4"})"#,
        "(forEach Piece)",
        BLOCKED,
    );
    states(&text, "Move one of your guards one square in any direction to an empty square.");
}

#[test]
fn values_that_grow_are_told_as_a_change() {
    let text = game(
        MEN,
        ROWS,
        "(forEach Piece (move Step (to if:(is Empty (to)))
            (then (set Value at:(last To) (+ 1 (value Piece at:(last To)))))))",
        "(if (> (value Piece at:(last To)) 5) (result Mover Win))",
    );
    states(&text, "Add one to the value of the man that moved.");
}

#[test]
fn a_piece_whose_place_is_spoken_of_is_chosen_first() {
    let text = game(
        MEN,
        ROWS,
        "(forEach Piece (forEach Site (forEach (sites Around (from) Diagonal)
            if:(is Enemy (who at:(site)))) (move Swap Pieces (from) (site))))",
        BLOCKED,
    );
    states(&text, "Choose one of your men.");
}

#[test]
fn the_bottom_of_a_stack_is_asked_for_where_no_level_is_said() {
    let text = game(
        r#"(piece "Man" Each) (piece "King" Each)"#,
        r#"(place Stack "Man1" {"A1" "B1"}) (place Stack "King2" {"E5" "D5"})"#,
        r#"(forEach Piece (move Step (to if:(= (what at:(to)) (id "King" Next)))) top:True)"#,
        BLOCKED,
    );
    states(&text, "The bottom piece on the target square must be an enemy king.");
}

#[test]
fn numbers_made_of_kinds_are_ranks() {
    let text = game(
        r#"(piece "Scout" Each) (piece "Guard" Each)"#,
        r#"(place "Scout1" {"A1"}) (place "Guard2" {"B5"})"#,
        "(forEach Piece (move Step (to if:(> (/ (+ (what at:(from)) 1) 2) (/ (+ (what at:(to)) 1) 2)))))",
        BLOCKED,
    );
    states(&text, "The rank of a piece goes by its kind: scout 1 and guard 2.");
    states(&text, "A square without a piece has rank 0.");
    states(&text, "the rank of ");
    assert!(!text.contains("half of"), "{text}");
}

#[test]
fn each_of_two_seats_has_its_own_place() {
    let text = game(
        MEN,
        ROWS,
        "(move Remove (forEach (if (is Mover P1) (sites Bottom) (sites Top)) if:(is Occupied (site))))",
        BLOCKED,
    );
    states(&text, "the bottom row (for Black, ");
}

#[test]
fn tiles_are_turned_and_must_fit() {
    let text = game(
        r#"(tile "Bar" Each {{F F}}) (hand Each)"#,
        r#"(place "Bar1" (handSite P1)) (place "Bar2" (handSite P2))"#,
        "(move (from (handSite Mover)) (to (sites Empty)))",
        BLOCKED,
    );
    states(&text, "It may be turned when it is moved or placed.");
    states(&text, "All squares that it then covers must be squares where it may go");
}

#[test]
fn slanted_coordinates_are_explained_even_if_no_rule_uses_them() {
    let text = told(
        r#"(game "Comb" (players 2) (equipment { (board (hex 4)) (piece "Bee" Each) })
            (rules (play (move Add (to (sites Empty)))) (end (if (is Line 4) (result Mover Win)))))"#,
    );
    states(&text, "The letters A to G run from left to right, the numbers 1 to 7");
}

#[test]
fn rows_are_opposite_each_other_only_in_pairs() {
    let text = |rows: u8| {
        told(&format!(
            r#"(game "Furrows" (players 2)
                (equipment {{ (mancalaBoard {rows} 4 store:None (track "Track" "0,E,N1,W" loop:True))
                    (piece "Seed" Shared) (hand Each) }})
                (rules (start (set Count 2 to:(sites Board)))
                    (play (move Select (from (sites Bottom) if:(> (count at:(from)) 0))
                        (then (sow "Track" apply:(fromTo (from (+ (to) 4)) (to (handSite Mover)) count:1)))))
                    (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    states(&text(2), "the hole opposite the last hole");
    states(&text(3), "the hole directly above the last hole");
}

#[test]
fn what_a_table_does_not_list_stands_for_itself() {
    let text = game(
        r#"(piece "Man" Each) (map "Chute" {(pair 3 12) (pair 8 16)})"#,
        ROWS,
        r#"(forEach Piece (move Step (to if:(is Empty (to)))
            (then (if (!= Off (mapEntry "Chute" (last To)))
                (fromTo (from (last To)) (to (mapEntry "Chute" (last To))))))))"#,
        "(if (is Line 3) (result Mover Win))",
    );
    assert!(!text.contains("minus one"), "{text}");
}

#[test]
fn scores_that_overrule_earlier_cases_are_told_beforehand() {
    let text = game(
        MEN,
        ROWS,
        "(forEach Piece (move Step (to if:(is Empty (to))) (then (if (is Line 2) (moveAgain)))))",
        "{(if (is Line 4) (result Mover Win)) (if (>= (count Moves) 50) (byScore))}",
    );
    states(&text, "the first that holds decides:");
    states(&text, "1. The game ends if");
    states(&text, "2. You win if you make a row of four");
    states(&text, "each move of a turn that has several counts, and so does a pass");
    states(&text, "Columns are lettered A to E");
}

#[test]
fn a_jump_as_long_as_the_board_goes_any_way() {
    let text = game(
        MEN,
        ROWS,
        "(forEach Piece (move Hop Orthogonal (between before:4 after:4 if:(is Enemy (who at:(between)))
            (apply (remove (between)))) (to if:(is Empty (to)))))",
        BLOCKED,
    );
    states(&text, "to any empty square beyond");
}

#[test]
fn what_is_done_for_one_place_after_the_other_is_told_once() {
    let tell = |site: usize| {
        let name = format!("{}{}", char::from(b"ABCDE"[site % 5]), site / 5 + 1);
        format!(r#"(if (and (= (last To) {site}) (is Full)) (note "Board full at {name}"))"#)
    };
    let places = |count: usize| (0..count).map(tell).collect::<Vec<_>>().join(" ");
    let text = |count: usize| {
        let play = format!("(move Add (to (sites Empty)) (then (and {{ {} }})))", places(count));
        game(MEN, "", &play, BLOCKED)
    };
    states(
        &text(25),
        "If the board is full, tell all players: ‘Board full at A1’, with its square in place of “A1”.",
    );
    states(&text(22), "The same for every other square except C5, D5 and E5.");
    states(&text(7), "The same for each of B1 to E1, A2 and B2.");
}

#[test]
fn an_ending_that_asks_for_the_next_player_waits_for_the_end_of_the_turn() {
    let game = |then: &str| {
        told(&format!(
            r#"(game "Trial" (players 2) (equipment {{ (board (square 5)) (piece "Stone" Each) }})
                (rules (play (if (is Prev Mover)
                        (move Step (from (last To)) Adjacent (to if:(is Empty (to))))
                        (move Add (to (sites Empty)) (then {then}))))
                    (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    let stuck = "If you are to move again and have no legal move, you win.";
    let text = game("(if (is In (last To) (sites Corners)) (moveAgain))");
    states(&text, "You win if, at the end of your turn, your opponent has no legal move.");
    states(&text, stuck);
    let sure = game(
        "(if (can Move (move Step (from (last To)) Adjacent (to if:(is Empty (to))))) (moveAgain))",
    );
    states(&sure, "You win if your opponent has no legal move.");
    assert!(!sure.contains(stuck), "{sure}");
}

#[test]
fn what_one_piece_must_do_binds_no_other() {
    let capture =
        "(move Step (from) Diagonal (to if:(is Enemy (who at:(to))) (apply (remove (to)))))";
    let step = "(move Step (from) Orthogonal (to if:(is Empty (to))))";
    let text = game(MEN, ROWS, &format!("(forEach Piece (priority {capture} {step}))"), BLOCKED);
    states(&text, "Choose one of your men.");
    let jump = "(move Hop (from) Orthogonal (between if:(is Enemy (who at:(between)))
        (apply (remove (between)))) (to if:(is Empty (to))))";
    let longest = |play: &str| game(MEN, ROWS, play, BLOCKED);
    let must = "You must choose the longest possible series of jumps";
    states(
        &longest(&format!("(forEach Piece (max Moves {jump}))")),
        &format!("{must} of the piece you move; another piece may do with less."),
    );
    states(&longest(&format!("(max Moves (forEach Piece {jump}))")), &format!("{must}."));
}
