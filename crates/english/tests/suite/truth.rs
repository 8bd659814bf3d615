//! What the program does where a description could be read otherwise.

use crate::common::told;

/// A game in which men step; what follows from a step, what else there is, and how the game ends.
fn steps(then: &str, more: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Steps" (players 2)
            (equipment {{ (board (square 5)) (hand Shared size:2) {more}
                (piece "Man" Each (move Step (to if:(is Empty (to))) {then})) }})
            (rules (start {{(place "Man1" (sites Bottom)) (place "Man2" (sites Top))}})
                (play (forEach Piece)) (end {end})))"#
    ))
}

const LAST: &str = "(if (no Moves Next) (result Mover Win))";

/// A custodial capture with what follows from it.
fn custodial(then: &str) -> String {
    let capture = format!(
        "(then (custodial (from (last To)) Orthogonal
            (between (max 1) if:(is Enemy (who at:(between))) (apply (remove (between))))
            (to if:(is Friend (who at:(to)))) (then {then})))"
    );
    steps(&capture, "", "(if (>= (score Mover) 2) (result Mover Win))")
}

#[test]
fn points_follow_each_piece_that_is_captured() {
    let text = custodial("(addScore Mover 1)");
    assert!(text.contains("For each man captured in this way, score 1 point."), "{text}");
}

#[test]
fn another_turn_follows_once_and_only_after_a_capture() {
    let text = custodial("(moveAgain)");
    assert!(text.contains("If at least one man is captured in this way, take another"), "{text}");
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
fn a_die_that_was_laid_down_shows_nothing() {
    let race = |place: &str, then: &str| {
        told(&format!(
            r#"(game "Race" (players 2)
                (equipment {{ (board (rectangle 1 9) (track "Way" "0,E,End" directed:True))
                    (dice d:6 num:1) (hand Each) (piece "Man" Each
                        (move (from) (to (trackSite Move steps:(pips))))) }})
                (rules (start (place "Man" "Hand"))
                    (play (do (roll) next:(forEach Die
                        (if (is Occupied (handSite Mover))
                            (move (from (handSite Mover)) (to {place}))
                            (forEach Piece))
                        (then (if (= {then} 6) (moveAgain))))))
                    (end (if (no Pieces Mover) (result Mover Win)))))"#
        ))
    };
    assert!(!race("0", "(pips)").contains("again"));
    assert!(race("0", "(count Pips)").contains("again"));
    let entering = race("(- (count Pips) 1)", "(count Pips)");
    assert!(entering.contains("the square given by the die (A1 to F1 for 1 to 6)"), "{entering}");
}

#[test]
fn a_move_is_not_among_the_earlier_moves_of_its_turn() {
    let again = "(then (if (< (+ (count MovesThisTurn) 1) (count Turns)) (moveAgain)))";
    let text = steps(again, "", LAST);
    assert!(text.contains("the number of your earlier moves in this turn plus one"), "{text}");
}

#[test]
fn a_table_of_places_gives_places_and_keeps_what_it_does_not_list() {
    let slide = "(then (if (!= (mapEntry \"Slides\" (last To)) (last To))
        (fromTo (from (last To)) (to (mapEntry \"Slides\" (last To))))))";
    let text = steps(slide, "(map \"Slides\" {(pair 7 20) (pair 12 3)})", LAST);
    assert!(text.contains("C2 gives A5 and C3 gives D1"), "{text}");
    assert!(text.contains("Any other square is listed for itself."), "{text}");
    assert!(text.contains("is listed in the table ‘slides’"), "{text}");
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
fn sums_stay_apart_from_what_they_are_part_of() {
    let value = "(then (set Value Mover (+ (max 0 (value Player Mover)) 1)))";
    let text = steps(value, "", "(if (> (value Player Mover) 9) (result Mover Win))");
    assert!(text.contains("one plus the larger of zero and your tally"), "{text}");
}

#[test]
fn a_row_of_points_runs_along_the_lines() {
    let text = told(
        r#"(game "Points" (players 2)
            (equipment { (board (square 3) use:Vertex) (piece "Man" Each) })
            (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#,
    );
    assert!(text.contains("a row of three of your men (along a line)"), "{text}");
}

#[test]
fn a_name_stands_for_every_kind_that_contains_it() {
    let more = r#"(piece "DoubleMan" Each (move Step (to if:(is Empty (to)))))"#;
    let text = steps("", more, r#"(if (no Pieces Next "Man") (result Mover Win))"#);
    assert!(text.contains("has no double men or men left"), "{text}");
}

#[test]
fn opponents_are_counted_together() {
    let text = told(
        r#"(game "Three" (players 3)
            (equipment { (board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to))))) })
            (rules (start {(place "Man1" 0) (place "Man2" 4) (place "Man3" 24)})
                (play (forEach Piece)) (end (if (no Pieces Enemy) (result Mover Win)))))"#,
    );
    assert!(text.contains("You win if your opponents have no men left."), "{text}");
}

#[test]
fn the_parts_of_a_puzzle_are_listed() {
    let text = told(
        r#"(game "Cages" (players 1)
            (equipment { (board (square 2) (values Cell (range 0 1)))
                (regions "Cages" {(sites {0 1}) (sites {2 3})}) })
            (rules (play (satisfy (is Sum 1))) (end (if (is Solved) (result P1 Win)))))"#,
    );
    assert!(text.contains("The cages are these:"), "{text}");
    assert!(text.contains("A1 and B1"), "{text}");
}

#[test]
fn an_area_without_places_is_none() {
    let region = r#"(regions "Walls" (sites {}))"#;
    let text = steps("(then (if (is In (last To) (sites \"Walls\")) (moveAgain)))", region, LAST);
    assert!(text.contains("The walls: none."), "{text}");
}

#[test]
fn rows_of_hexagons_in_turn_are_of_two_lengths() {
    let text = told(
        r#"(game "Hexes" (players 2)
            (equipment { (board (hex Rectangle 3 4)) (piece "Man" Each) })
            (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#,
    );
    assert!(text.contains("3 rows of 4 hexagonal cells, every second row of 3"), "{text}");
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
fn a_removal_begins_and_ends_where_the_piece_stood() {
    let text = told(
        r#"(game "Pins" (players 2)
            (equipment { (board (rectangle 1 7)) (piece "Pin" Neutral) })
            (rules (start (place "Pin0" (sites Board)))
                (play (move Remove (sites Occupied by:Neutral) (then (remove (ahead (last From) E)))))
                (end (if (no Pieces Neutral) (result Mover Win)))))"#,
    );
    assert!(text.contains("the right of the square where it stood"), "{text}");
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
fn what_is_replaced_is_captured_wherever_it_stands() {
    let text = told(
        r#"(game "Replace" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each (move Step
                (to if:(not (is Friend (who at:(to))))
                    (apply if:(is In (to) (sites Centre)) (remove (to)))))) })
            (rules (start {(place "Man1" (sites Bottom)) (place "Man2" (sites Top))})
                (play (forEach Piece)) (end (if (no Pieces Next) (result Mover Win)))))"#,
    );
    assert!(!text.contains("centre"), "{text}");
    assert!(text.contains("captur"), "{text}");
}

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
fn what_belongs_to_all_is_common() {
    let text = told(
        r#"(game "Marbles" (players 2)
            (equipment { (board (hex 3)) (piece "Marble" Shared) })
            (rules (start (place "Marble" (sites Bottom)))
                (play (forEach Piece (move Hop (from)
                    (between if:(= (who at:(between)) 3) (apply (remove (between))))
                    (to if:(is Empty (to)))) Shared))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("common marble"), "{text}");
    assert!(!text.contains("player 3"), "{text}");
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
fn kinds_that_are_listed_are_held_and_zero_adds_nothing() {
    let text = told(
        r#"(game "Kinds" (players 2)
            (equipment { (board (square 5)) (piece "King" Each) (piece "Queen" Each)
                (piece "Man" Each (move Step (to if:(is Empty (to))) (then
                    (if (is In (what at:(ahead (last To) N)) (array {(id "King1") (id "Queen1")}))
                        (addScore Mover (+ (count Pieces Mover) 0)))))) })
            (rules (start {(place "Man1" 0) (place "Man2" 24) (place "King1" 12) (place "Queen1" 13)})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("king or ") && !text.contains("among"), "{text}");
    assert!(!text.contains("zero"), "{text}");
}

#[test]
fn whoever_is_known_to_have_moved_is_named() {
    let end = "(if (and (is Mover P1) (not (can Move (hop (from 12) Orthogonal
        (between if:True) (to if:(is Empty (to))))))) (result P1 Win))";
    let text = steps("", "", end);
    assert!(!text.contains("you cannot"), "{text}");
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

/// A game in which stones do this.
fn stones(moves: &str) -> String {
    told(&format!(
        r#"(game "Stones" (players 2)
            (equipment {{ (board (square 5)) (piece "Stone" Each {moves}) }})
            (rules (start {{(place "Stone1" (sites Bottom)) (place "Stone2" (sites Top))}})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    ))
}

#[test]
fn all_that_is_jumped_is_captured() {
    let hop = |range: &str, apply: &str| {
        stones(&format!(
            "(move Hop Orthogonal (between {range} if:(is Enemy (who at:(between)))
                (apply {apply})) (to if:(is Empty (to))))"
        ))
    };
    let both = hop("(exact 2)", "(remove (between))");
    assert!(both.contains("capturing all of them"), "{both}");
    assert!(hop("(max 1)", "(remove (between))").contains("capturing the jumped stone"));
    assert!(hop("(range 1 3)", "(set State at:(between) 1)").contains("or each jumped stone, put"));
}

#[test]
fn a_slide_over_pieces_takes_what_it_stops_on() {
    let slide = |between: &str| {
        stones(&format!(
            "(move Slide Diagonal (between if:{between})
                (to if:(is Enemy (who at:(to))) (apply (remove (to)))))"
        ))
    };
    let over = slide("(not (is Enemy (who at:(between))))");
    assert!(over.contains("capturing the first enemy stone that it meets"), "{over}");
    assert!(over.contains("If it stops where another stone stands, that stone is removed."));
    let plain = slide("(is Empty (between))");
    assert!(plain.contains("the first piece that it meets"), "{plain}");
    assert!(!plain.contains("that stone is removed"), "{plain}");
}

#[test]
fn a_trail_begins_where_the_piece_starts() {
    let text = stones("(move Slide (between if:(is Empty (between)) trail:1))");
    assert!(text.contains("on the square where it starts and on every square it crosses"));
}

#[test]
fn what_nobody_asks_for_is_replaced() {
    let text = stones("(move Step Orthogonal (to))");
    assert!(text.contains("If another stone, even one of your own, stands there, remove it"));
    let asked = stones("(move Step Orthogonal (to if:(is Empty (to))))");
    assert!(!asked.contains("stands there"), "{asked}");
    let add = |sites: &str| {
        told(&format!(
            r#"(game "Adds" (players 2)
                (equipment {{ (board (square 3)) (piece "Stone" Each) }})
                (rules (play (move Add (to (sites {sites}))))
                    (end (if (is Line 3) (result Mover Win)))))"#
        ))
    };
    assert!(add("Board").contains("Where a square holds a stone already, nothing changes."));
    assert!(!add("Empty").contains("nothing changes"));
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
fn places_around_at_a_distance_lie_in_a_line() {
    let text = stones("(move (from) (to (sites Around (from) Empty distance:2)))");
    assert!(text.contains("two steps in a straight line from"), "{text}");
}

#[test]
fn what_is_removed_from_heaps_found_by_a_test_is_all_of_it() {
    let text = told(
        r#"(game "Heaps" (players 2)
            (equipment { (board (square 3)) (piece "Bean" Shared) })
            (rules (start (place "Bean" 4 count:5))
                (play (move Remove (forEach (sites Board) if:(>= (count at:(site)) 2)) count:2))
                (end (if (no Pieces Shared) (result Mover Win)))))"#,
    );
    assert!(text.contains("emove all beans on"), "{text}");
}

/// A game with stones of the players and neutral rocks.
fn rocks(play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Rocks" (players 2)
            (equipment {{ (board (square 4)) (piece "Stone" Each) (piece "Rock" Neutral) }})
            (rules (start (place "Rock0" {{"A1" "B2"}}))
                (play (or (move Add (to (sites Empty))) {play})) (end (if {end} (result Mover Win)))))"#
    ))
}

#[test]
fn what_belongs_to_nobody_is_counted_apart_and_is_not_the_movers() {
    let text = rocks("(move Remove (sites Occupied by:NonMover))", "(= 1 (count Pieces Neutral))");
    assert!(text.contains("a piece that is not yours"), "{text}");
    assert!(text.contains("rock") && !text.contains("exactly one piece"), "{text}");
    let text = rocks("(move Remove (sites Occupied by:Enemy))", "(no Moves Next)");
    assert!(text.contains("an enemy piece"), "{text}");
}

#[test]
fn a_player_has_one_mark_for_all_events() {
    let events = |second: &str| {
        steps(
            &format!(
                "(then (if (is In (last To) (sites Corners)) (trigger \"Corner\" Mover)
                    (if (is In (last To) (sites Centre)) (trigger \"{second}\" Mover))))"
            ),
            "",
            "(if (is Triggered \"Corner\" Mover) (result Mover Win))",
        )
    };
    let both = events("Centre");
    assert!(both.contains("You win if you count as ‘centre or corner’."), "{both}");
    assert!(events("Corner").contains("You win if you count as ‘corner’."));
}

#[test]
fn groups_on_squares_are_linked_by_corners_unless_a_rule_says_otherwise() {
    let links = |way: &str| {
        told(&format!(
            r#"(game "Links" (players 2)
                (equipment {{ (board (square 5)) (piece "Stone" Each)
                    (regions P1 {{(sites Top) (sites Bottom)}})
                    (regions P2 {{(sites Left) (sites Right)}}) }})
                (rules (play (move Add (to (sites Empty))))
                    (end (if (is Connected {way} Mover) (result Mover Win)))))"#
        ))
    };
    assert!(links("").contains("squares that touch at a corner are neighbours as well"));
    assert!(!links("Orthogonal").contains("at a corner"));
}

#[test]
fn what_is_hidden_of_a_piece_is_named() {
    let text = steps("", "", "(if (is Hidden State at:(last To) to:Next) (result Mover Win))");
    assert!(text.contains("the mark of the man you have just played is hidden"), "{text}");
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
fn after_a_removal_a_row_is_one_of_empty_places() {
    let lines = |more: &str| {
        told(&format!(
            r#"(game "Lines" (players 2) (equipment {{ (board (square 4)) (piece "Man" Each) }})
                (rules (play (or (move Add (to (sites Empty))) {more}))
                    (end (if (is Line 3) (result Mover Win)))))"#
        ))
    };
    let emptied = "the square you have just emptied is part of a row of three empty squares";
    let text = lines("(move Remove (sites Occupied by:Enemy))");
    assert!(text.contains(emptied), "{text}");
    assert!(!lines("(move Pass)").contains("emptied"));
}

#[test]
fn dice_have_the_first_numbers() {
    let add = |dice: &str| {
        told(&format!(
            r#"(game "Dice" (players 2)
                (equipment {{ (board (square 4)) {dice} (piece "Man" Each) }})
                (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#
        ))
    };
    let text = add("(dice d:6 num:1)");
    assert!(text.contains("a die if you are White or White's man if you are Black"), "{text}");
    assert!(add("").contains("one of your men"));
}

/// Men are placed on a board; what the end of the game asks for.
fn placed(test: &str) -> String {
    told(&format!(
        r#"(game "Placed" (players 2)
            (equipment {{ (board (square 5)) (piece "Man" Each) }})
            (rules (play (move Add (to (sites Empty))))
                (end (if {test} (result Mover Win)))))"#
    ))
}

#[test]
fn what_lies_around_each_place_is_looked_at_from_that_place() {
    let around = |what: &str| {
        format!(
            "(results from:(last To) to:(sites Around (from) Orthogonal if:(is Empty (to))) {what})"
        )
    };
    let text = placed(&format!("(= 0 (+ {}))", around("1")));
    let near = "next to the square you have just played to (horizontally or vertically)";
    assert!(text.contains(near), "{text}");
    let text = placed(&format!("(= 0 (size Array {}))", around("(to)")));
    assert!(text.contains(near) && text.contains("there are no squares"), "{text}");
}

#[test]
fn pairs_of_places_are_counted_as_pairs() {
    let text = placed(
        "(= 4 (+ (results from:(sites Occupied by:Mover) to:(sites Around (from) Orthogonal) 1)))",
    );
    let pairs = "the number of ways to choose a first square from the squares of your men \
                 and a second square from the squares next to the first square";
    assert!(text.contains(pairs), "{text}");
}

#[test]
fn numbers_of_pieces_are_held_against_each_other_with_their_places() {
    let men = |who: &str, place: &str| format!("(count Pieces {who} in:(sites {place}))");
    let more = |a: &str, b: &str| placed(&format!("(> {a} {b})"));
    let text = more(&men("P1", "Top"), &men("P2", "Top"));
    assert!(text.contains("White has more men in the top row than Black."), "{text}");
    let text = more(&men("P1", "Top"), &men("P2", "Bottom"));
    let both = "White has more men in the top row than Black has in the bottom row.";
    assert!(text.contains(both), "{text}");
    let text = more(&men("Mover", "Top"), &men("Mover", "Bottom"));
    assert!(text.contains("you have more men in the top row than in the bottom row."), "{text}");
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
fn lines_of_a_grid_may_slant() {
    let game = |board: &str| {
        told(&format!(
            r#"(game "Slant" (players 2)
                (equipment {{ (board {board} use:Vertex)
                    (piece "Goat" Each (move Step Orthogonal (to if:(is Empty (to))))) }})
                (rules (start {{(place "Goat1" 10) (place "Goat2" 24)}}) (play (forEach Piece))
                    (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    let slanting = game("(square 5 diagonals:Alternating)");
    assert!(slanting.contains("one point along a line to an empty point"), "{slanting}");
    let plain = game("(square 5)");
    assert!(plain.contains("one point horizontally or vertically to an empty point"), "{plain}");
}

#[test]
fn a_table_that_rules_look_places_up_in_is_printed() {
    let text = told(
        "(game \"Gates\" (players 2) (equipment {(board (square 4)) (piece \"Disc\" Each) \
         (map \"Gate\" {(pair 0 5) (pair 3 6) (pair 12 9) (pair 15 11)})}) \
         (rules (play (move Add (to (sites Empty) if:(is Empty (mapEntry \"Gate\" (to)))))) \
         (end (if (no Moves Next) (result Mover Win)))))",
    );
    assert!(text.contains("listed under ‘gate’"), "{text}");
    assert!(text.contains("A1") && text.contains("B2"), "{text}");
}

#[test]
fn holes_across_the_board_have_a_word() {
    let sowing = |pairs: &str| {
        told(&format!(
            "(game \"Across\" (players 2) (equipment {{(board (rectangle 2 4) (track \"Track\" \"0,E,N,W\" loop:True)) \
             (piece \"Seed\" Shared) (map \"Other\" {{{pairs}}})}}) \
             (rules (start (set Count 2 to:(sites Track))) \
             (play (move Select (from (sites Board) if:(< 0 (count at:(from)))) \
             (then (sow apply:(remove (mapEntry \"Other\" (to))))))) \
             (end (if (no Moves Next) (result Mover Win)))))"
        ))
    };
    let opposite =
        "(pair 0 4) (pair 1 5) (pair 2 6) (pair 3 7) (pair 4 0) (pair 5 1) (pair 6 2) (pair 7 3)";
    let text = sowing(opposite);
    assert!(text.contains("in the same column are opposite each other"), "{text}");
    assert!(!text.contains("listed"), "{text}");
    let turned =
        "(pair 0 7) (pair 1 6) (pair 2 5) (pair 3 4) (pair 4 3) (pair 5 2) (pair 6 1) (pair 7 0)";
    assert!(sowing(turned).contains("turned half round"), "{}", sowing(turned));
    // One entry that does not fit, and the table stays.
    let odd = opposite.replace("(pair 7 3)", "(pair 7 2)");
    assert!(sowing(&odd).contains("listed under ‘other’"), "{}", sowing(&odd));
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
fn a_number_that_is_only_counted_up_is_not_told() {
    let counting = |end: &str| {
        told(&format!(
            "(game \"Count\" (players 2) (equipment {{(board (square 3)) (piece \"Disc\" Each)}}) \
             (rules (play (move Add (to (sites Empty)) (then (set Var \"Turns\" (+ 1 (var \"Turns\")))))) \
             (end {{{end} (if (is Full) (result Mover Draw))}})))"
        ))
    };
    assert!(!counting("").contains("turns’"), "{}", counting(""));
    let asked = counting("(if (= 4 (var \"Turns\")) (result Mover Win))");
    assert!(asked.contains("turns’"), "{asked}");
}

#[test]
fn a_removed_piece_leaves_a_place_that_may_be_filled_again() {
    let text = told(
        "(game \"Fall\" (players 2) (equipment {(board (rectangle 4 4)) (piece \"Disc\" Each)}) \
         (rules (play (or (move Add (to (sites Empty))) \
         (move Remove (sites Occupied by:Next) (then (fromTo (from (ahead (last To) N)) (to (last To))))))) \
         (end (if (is Line 3) (result Mover Win)))))",
    );
    assert!(text.contains("all empty or all hold discs of one colour"), "{text}");
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
