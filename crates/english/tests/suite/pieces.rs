//! How the moves of pieces and their captures are told, in small games.

use crate::common::told;

/// A game on 8×8 squares with one kind of piece beside a king, the rules of the pieces, and an ending.
fn army(pieces: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Army" (players {{(player N) (player S)}})
            (equipment {{ (board (square 8)) {pieces} }})
            (rules (start {{ (place "Man1" (sites Row 1)) (place "Man2" (sites Row 6)) }})
                (play (forEach Piece)) (end {{ {end} }})))"#
    ))
}

const BLOCKED: &str = "(if (no Moves Next) (result Mover Win))";

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

#[test]
fn a_jump_over_anything_is_a_leap() {
    let text = army(
        r#"(piece "Man" Each (move Hop Diagonal (between if:True)
                (to if:(not (is Friend (who at:(to)))) (apply (if (is Enemy (who at:(to))) (remove (to)))))))
           (piece "Tower" Each (move Slide Orthogonal))"#,
        BLOCKED,
    );
    states(
        &text,
        "A man leaps exactly two squares diagonally to a square that holds none of your pieces",
    );
    states(&text, "It jumps over any pieces in between.");
    assert!(!text.contains("neighbouring piece"), "{text}");
}

#[test]
fn a_jump_of_several_lengths_says_how_far_it_leads() {
    let text = army(
        r#"(piece "Man" Each (move Hop Orthogonal (between (range 1 2) if:True) (to if:(is Empty (to)))))"#,
        BLOCKED,
    );
    states(&text, "from two to three squares horizontally or vertically to an empty square");
}

#[test]
fn a_jump_that_asks_more_of_what_it_crosses_says_so() {
    let text = army(
        r#"(piece "Man" Each (move Hop Orthogonal
                (between before:2 if:(and (= 2 (count Steps (from) (between))) (is Enemy (who at:(between))))
                    (apply (remove (between))))
                (to if:(is Empty (to)))))"#,
        BLOCKED,
    );
    states(
        &text,
        "the distance from its square to the jumped square (in steps in any direction) is two",
    );
    assert!(!text.contains("neighbouring"), "{text}");
}

#[test]
fn pieces_are_called_what_they_are_not_how_they_are_drawn() {
    let text = army(
        r#"(piece "Man" Each (move Step Forward (to if:(is Empty (to)))))
           (piece "King_noCross" Each (move Step (to if:(is Empty (to)))))
           (piece "TowerLarge" Each (move Slide Orthogonal))"#,
        BLOCKED,
    );
    states(&text, "A king moves one square in any direction to an empty square.");
    states(&text, "A large tower slides");
    assert!(!text.contains("cross"), "{text}");
}

#[test]
fn what_faces_as_its_owner_does_is_not_told_twice() {
    let same = army(
        r#"(piece "Man" P1 N (move Step Forward (to if:(is Empty (to)))))
        (piece "Man" P2 S (move Step Forward (to if:(is Empty (to)))))"#,
        BLOCKED,
    );
    assert!(!same.contains(" face "), "{same}");
    let other = army(
        r#"(piece "Man" P1 E (move Step Forward (to if:(is Empty (to)))))
        (piece "Man" P2 S (move Step Forward (to if:(is Empty (to)))))"#,
        BLOCKED,
    );
    states(&other, "White's men face to the right");
}

#[test]
fn moves_without_an_event_are_counted_for_each_player() {
    let draw = "(if (= (counter) 99) (result Mover Draw))";
    let pieces = r#"(piece "Man" Each (move Step Forward (to if:(is Empty (to))) (then (set Counter))))
        (piece "Tower" Each (move Slide Orthogonal))"#;
    let text = army(pieces, &format!("{BLOCKED} {draw}"));
    states(&text, "each player has made 50 moves in succession without a move of a man");
    let odd = army(pieces, &format!("{BLOCKED} (if (= (counter) 100) (result Mover Draw))"));
    states(&odd, "101 moves in succession (counting those of both players)");
}

#[test]
fn what_follows_every_way_to_move_is_no_part_of_the_last() {
    let text = army(
        r#"(piece "Man" Each (or {
                (move Step Forward (to if:(is Empty (to))))
                (move Step (directions {FR FL}) (to if:(is Enemy (who at:(to))) (apply (remove (to)))))
                (if (is In (from) (sites Row 1)) (move Hop Forward (between if:(is Empty (between))) (to if:(is Empty (to))))) }
                (then (if (is In (last To) (union (sites Top) (sites Bottom))) (promote (last To) (piece "Tower") Mover)))))
           (piece "Tower" Each (move Slide Orthogonal))"#,
        BLOCKED,
    );
    states(&text, "In each case, if");
    states(&text, "From ");
    assert!(!text.contains("Then:"), "{text}");
}

#[test]
fn a_line_that_is_caught_is_captured_in_one_sentence() {
    let text = army(
        r#"(piece "Man" Each (move Step Orthogonal (to if:(is Empty (to)))
                (then (custodial (from (last To)) Orthogonal
                    (between if:(is Enemy (who at:(between))) (apply (remove (between))))
                    (to if:(is Friend (who at:(to))))))))"#,
        BLOCKED,
    );
    states(
        &text,
        "Capture every unbroken line of enemy men that starts next to the square it has reached (horizontally or vertically) with one of your men directly beyond it.",
    );
}

#[test]
fn a_slide_that_keeps_out_of_an_area_says_so_in_plain_words() {
    let text = army(
        r#"(piece "Man" Each (move Slide Orthogonal
                (between if:(and (is Empty (between)) (not (is In (between) (sites Corners)))))))"#,
        BLOCKED,
    );
    states(&text, "through empty squares. It may neither cross nor enter a corner square.");
}

#[test]
fn further_jumps_may_have_a_direction_of_their_own() {
    let text = told(
        r#"(game "Leapers" (players 2) (equipment { (board (square 8)) (piece "Man" Each) })
            (rules (start { (place "Man1" (sites Phase 0)) (place "Man2" (sites Phase 1)) })
                (play (if (is Prev Mover)
                    (or (move Hop (from (last To)) SameDirection
                            (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))
                            (then (if (can Move (hop (from (last To)) SameDirection
                                (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to))))) (moveAgain))))
                        (move Pass))
                    (forEach Piece "Man" (move Hop Orthogonal
                        (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))
                        (then (if (can Move (hop (from (last To)) SameDirection
                            (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to))))) (moveAgain)))))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "it may do so in the same turn, or you may stop.");
    states(&text, "Further jumps go in the same direction as the last move.");
    assert!(!text.contains("Moving again"), "{text}");
}

#[test]
fn many_kinds_are_counted_at_a_glance_and_set_up_in_a_table() {
    let kinds = ["Ant", "Bee", "Cat", "Dog", "Eel", "Fox", "Gnu", "Hen", "Man"];
    let pieces: String = kinds
        .iter()
        .map(|kind| format!("(piece \"{kind}\" Each (move Step (to if:(is Empty (to)))))"))
        .collect();
    let places: String = kinds
        .iter()
        .enumerate()
        .map(|(at, kind)| format!("(place \"{kind}1\" {at}) (place \"{kind}2\" {})", 36 - at))
        .collect();
    let text = told(&format!(
        r#"(game "Zoo" (players 2) (equipment {{ (board (hex 4)) {pieces} }})
            (rules (start {{ {places} }}) (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    ));
    states(&text, "9 kinds of pieces");
    states(&text, "White: A1; Black: G7");
    states(&text, "Leave your opponent without a legal move");
}

#[test]
fn a_piece_takes_the_place_of_what_it_moves_onto() {
    let pieces = |stacks: &str| {
        format!(
            r#"(piece "Man" Each (move Step Diagonal (to if:(is Enemy (who at:(to)))) {stacks}))
               (piece "Tower" Each (move Slide Orthogonal))"#
        )
    };
    let text = army(&pieces(""), BLOCKED);
    states(
        &text,
        "A man moves one square diagonally to a square that holds an enemy piece, capturing it.",
    );
    states(&text, "Captured pieces are removed from the board.");
    let stacked = army(&pieces("stack:True"), BLOCKED);
    assert!(!stacked.contains("captur"), "pieces that stand on each other stay: {stacked}");
}

#[test]
fn a_slide_that_an_empty_place_ends_is_a_step() {
    let pieces = |to: &str| {
        format!(
            r#"(piece "Man" Each (move Slide Orthogonal (to if:{to})))
               (piece "Tower" Each (move Step Orthogonal (to if:(is Empty (to)))))"#
        )
    };
    let ended = army(&pieces("(not (is Friend (who at:(to))))"), BLOCKED);
    states(&ended, "moves one square horizontally or vertically");
    assert!(!ended.contains("slides any number"), "{ended}");
    let goes_on = army(&pieces("(is Enemy (who at:(to)))"), BLOCKED);
    states(&goes_on, "slides any number of squares horizontally or vertically");
}

#[test]
fn what_is_placed_without_a_name_has_the_number_of_the_player() {
    let placed = |pieces: &str| {
        told(&format!(
            r#"(game "Put" (players 2) (equipment {{ (board (square 3)) {pieces} }})
            (rules (play (move Add (to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    states(&placed(r#"(piece "Man" Each) (piece "Rock" Neutral)"#), "Place one of your men on");
    let shifted = placed(r#"(piece "Rock" Neutral) (piece "Man" Each)"#);
    states(&shifted, "Place a rock if you are White or White's man if you are Black on");
}

#[test]
fn what_is_only_chosen_is_not_captured() {
    let text = army(
        r#"(piece "Man" Each (move Select (from) (to (sites Around (from)) if:(is Enemy (who at:(to))))
               (then (addScore Mover 1))))
           (piece "Tower" Each (move Slide Orthogonal))"#,
        BLOCKED,
    );
    states(&text, "Choose any square next to its square that holds an enemy piece.");
    assert!(!text.to_lowercase().contains("captur"), "{text}");
}

#[test]
fn the_ways_of_another_piece_are_told_by_its_name() {
    let leap = |target: &str| format!("(move Leap {{{{F F R F}}}} {target})");
    let anywhere = "(to if:(not (is Friend (who at:(to)))) (apply (if (is Enemy (who at:(to))) (remove (to)))))";
    let text = army(
        &format!(
            r#"(piece "Man" Each {})
               (piece "Bishop" Each (move Slide Diagonal (to if:(is Enemy (who at:(to))) (apply (remove (to))))))
               (piece "Knight" Each {})
               (piece "King" Each (or (move Step {anywhere}) (if (= (count Moves) 3) {})))"#,
            "(move Step Forward (to if:(is Empty (to))))",
            leap(anywhere),
            leap("(to if:(is Empty (to)))"),
        ),
        BLOCKED,
    );
    states(&text, "it leaps as a knight does to an empty square.");
}

#[test]
fn pieces_of_the_same_name_are_told_apart_by_their_owner() {
    let step = "(move Step (to if:(is Empty (to))))";
    let text = told(&format!(
        r#"(game "Hunt" (players 2)
            (equipment {{ (board (square 5))
                (piece "Man" P1 {step})
                (piece "Man" P2 (or {step} (move Hop (between if:(is Enemy (who at:(between)))
                    (apply (remove (between)))) (to if:(is Empty (to)))))) }})
            (rules (start {{ (place "Man1" (sites Bottom)) (place "Man2" coord:"C5") }})
                (play (forEach Piece))
                (end {{ (if (no Pieces P1) (result P2 Win)) (if (no Pieces P2) (result P1 Win)) }})))"#
    ));
    states(&text, "A man either moves as a man of White does or jumps");
    states(&text, "Goal: Leave your opponent without men");
}

#[test]
fn a_piece_without_an_owner_is_there_for_each_player() {
    let text = army(
        r#"(piece "Man" (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))
           (piece "Tower" (move Slide Orthogonal))"#,
        BLOCKED,
    );
    states(&text, "to a square that holds none of your pieces, capturing any enemy piece there.");
}

#[test]
fn victims_in_order_are_told_once_for_all_ways_to_take_them() {
    let take = |ways: &str, who: &str, victim: &str| {
        format!(
            r#"(forEach Piece "{who}" (move Step {ways} (to if:(and (is Enemy (who at:(to)))
                (= (what at:(to)) (id "{victim}" Next))) (apply (remove (to))))))"#
        )
    };
    let ways = [
        ("Forward", "Man"),
        ("Diagonal", "Bishop"),
        ("Orthogonal", "Rook"),
        ("All", "King"),
        ("Backward", "Man"),
    ];
    let all: Vec<String> = ["Rook", "Bishop", "Man"]
        .iter()
        .flat_map(|victim| ways.iter().map(move |(way, who)| take(way, who, victim)))
        .collect();
    let text = told(&format!(
        r#"(game "Order" (players {{(player N) (player S)}})
            (equipment {{ (board (square 8)) (piece "Man" Each) (piece "Bishop" Each) (piece "Rook" Each) (piece "King" Each) }})
            (rules (start {{ (place "Man1" (sites Row 1)) (place "Man2" (sites Row 6)) }})
                (play (priority {{ {} (forEach Piece "Man" (move Step (to if:(is Empty (to))))) }}))
                (end {BLOCKED})))"#,
        all.join(" ")
    ));
    states(&text, "to a square that holds an enemy rook, capturing it.");
    states(
        &text,
        "The last five of these again, with “bishop” and “man”, each in place of “rook”, in this order.",
    );
    assert!(!text.contains("holds an enemy piece and"), "{text}");
}

/// A step to a place that holds no piece of one's own side, in some directions, where something else is asked of it as well.
fn step(name: &str, ways: &str, more: &str) -> String {
    format!(
        r#"(piece "{name}" Each (move Step {ways}
            (to if:(and {{ {more} (not (is Friend (who at:(to)))) }})
                (apply (if (is Enemy (who at:(to))) (remove (to)))))))"#
    )
}

#[test]
fn an_ordinary_move_may_have_to_end_in_an_area() {
    let palace = "(is In (to) (sites Mover \"Palace\"))";
    let lone = "(= 0 (count Pieces Mover in:(sites Around (to))))";
    let pieces = [
        step("Man", "Forward", ""),
        step("Guard", "Diagonal", palace),
        step("Lord", "Orthogonal", palace),
        step("Hermit", "Orthogonal", lone),
        r#"(regions "Palace" P1 (expand (sites {"D1" "E1"})))"#.to_owned(),
        r#"(regions "Palace" P2 (expand (sites {"D8" "E8"})))"#.to_owned(),
    ];
    let text = army(&pieces.join("\n"), BLOCKED);
    states(&text, "a piece moves to an empty square or onto an enemy piece, which it captures");
    states(&text, "A guard moves one square diagonally to a square in your palace.");
    states(&text, "A lord moves one square horizontally or vertically to a square in your palace.");
    // What asks more than where the move ends is told in full.
    assert!(!text.contains("A hermit moves one square horizontally or vertically."), "{text}");
}

#[test]
fn a_long_condition_that_recurs_has_a_name() {
    let held = |row: usize, holds: &str| {
        format!(
            r#"(if {holds} (set Score Mover {row})) (if (and (is Mover P1) (not {holds})) (set Score Next {row}))"#
        )
    };
    let text = told(&format!(
        r#"(define "Surrounded" (or {{
                (and (is Enemy (who at:(ahead (last To) N))) (is Enemy (who at:(ahead (last To) S))))
                (and (is Enemy (who at:(ahead (last To) E))) (is Empty (ahead (last To) W)))
                (and (is Enemy (who at:(ahead (last To) NE))) (is Friend (who at:(ahead (last To) SW))))
                (and (is Enemy (who at:(ahead (last To) NW))) (is Empty (ahead (last To) SE)))
            }}))
            (game "Ring" (players 2)
            (equipment {{ (board (square 8)) (piece "Man" Each (move Step (to if:(is Empty (to))))) }})
            (rules (start {{ (place "Man1" (sites Row 1)) (place "Man2" (sites Row 6)) }})
                (play (forEach Piece (then (and {{ {} {} }}))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
        held(1, "(\"Surrounded\")"),
        held(2, "(\"Surrounded\")")
    ));
    states(&text, "If the surrounded condition is met, your score becomes two.");
    states(&text, "If you are White and the surrounded condition is not met");
    assert_eq!(text.matches("at least one of these holds:").count(), 1, "{text}");
}

#[test]
fn a_king_in_check_is_a_piece_under_attack() {
    let text = army(
        r#"(piece "Man" Each (move Step (to if:(is Empty (to)))))
           (piece "King" Each (move Step (to if:(not (is Friend (who at:(to)))))))"#,
        r#"(if (is Threatened (id "King" Next) at:(where "King" Next)) (result Mover Win))
           (if (is Threatened (id "Man" Next) at:(last To)) (result Next Win))"#,
    );
    assert!(text.matches("could capture it on its next move").count() <= 1, "{text}");
}

#[test]
fn pieces_in_a_list_of_numbers_are_named() {
    let text = army(
        r#"(piece "Man" Each (move Slide Orthogonal
                (between if:(and (is Empty (between)) (not (is In (what at:(between)) (sites {(id "King1") (id "King2") (id "Man1")})))))
                (to if:(and (is Enemy (who at:(to))) (not (is In (what at:(to)) (sites {(id "King1") (id "King2") (id "Man1")}))))
                    (apply (remove (to))))))
           (piece "King" Each (move Step (to if:(is Empty (to)))))"#,
        BLOCKED,
    );
    states(&text, "holds neither a king nor White's man");
    assert!(!text.contains("with the number"), "{text}");
}

#[test]
fn a_piece_without_an_entry_promotes_to_itself() {
    let step = |way: &str| {
        format!(
            "(move Step {way} (to if:(not (is Friend (who at:(to))))
                (apply (if (is Enemy (who at:(to)))
                    (and (remove (to)) (promote (from) (piece (mapEntry \"Grown\" (what at:(from))))))))))"
        )
    };
    let pieces = format!(
        r#"(piece "Man" Each {}) (piece "Rook" Each {}) (piece "Queen" Each {})
           (map "Grown" {{
                (pair (id "Man" P1) (id "Queen" P1)) (pair (id "Man" P2) (id "Queen" P2))
                (pair (id "Rook" P1) (id "Queen" P1)) (pair (id "Rook" P2) (id "Queen" P2)) }})"#,
        step("Forward"),
        step("Orthogonal"),
        step("Adjacent")
    );
    let text = army(&pieces, BLOCKED);
    states(&text, "you capture the piece there and the moving piece promotes");
    states(&text, "When a piece promotes whose heading names no promotion, it stays what it is.");
    states(&text, "Man (promotes to a queen):");
    states(&text, "Queen: A queen moves one square in any direction.");
}
