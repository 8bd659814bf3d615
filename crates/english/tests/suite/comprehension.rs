//! What readers of the text alone took otherwise than the program does.

use crate::common::told;

/// A game of two players on a small board.
fn game(equipment: &str, start: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Small" (players 2)
            (equipment {{ (board (square 5)) {equipment} }})
            (rules (start {{{start}}}) (play {play}) (end {end})))"#
    ))
}

/// Two men on each side.
const MEN: &str = r#"(place "Man1" {"A1" "B1"}) (place "Man2" {"A5" "B5"})"#;
/// What a man does.
const STEP: &str = r#"(piece "Man" Each (move Step (to if:(is Empty (to)))))"#;
const LAST: &str = "(if (no Moves Next) (result Mover Win))";

#[test]
fn a_hand_with_a_number_gets_the_piece_of_that_number() {
    let more = format!(r#"{STEP} (piece "King" Each) (hand Each)"#);
    let text = game(&more, r#"(place "King1" "Hand1")"#, "(forEach Piece)", LAST);
    assert!(text.contains("White has a man in hand"), "{text}");
}

#[test]
fn a_leap_forward_starts_in_any_direction() {
    let leap = |players: &str| {
        told(&format!(
            r#"(game "Leaps" (players {players})
                (equipment {{ (board (square 7)) (piece "Ram" Each
                    (move Leap {{{{F F R F}} {{F F L F}}}} forward:True (to if:(is Empty (to))))) }})
                (rules (start {{(place "Ram1" {{"A1"}}) (place "Ram2" {{"A7"}})}})
                    (play (forEach Piece)) (end {LAST})))"#
        ))
    };
    let facing = leap("{(player N) (player S)}");
    assert!(facing.contains("or one straight ahead and two sideways"), "{facing}");
    let nowhere = leap("2");
    assert!(nowhere.contains("two squares horizontally or vertically, then one"), "{nowhere}");
}

#[test]
fn a_puzzle_compares_what_is_written_on_numbered_places() {
    let text = told(
        r#"(game "Order" (players 1)
            (equipment { (board (square 2) (values Cell (range 1 4))) })
            (rules (play (satisfy {(< 0 1) (all Different (sites Board))}))
                (end (if (is Solved) (result P1 Win)))))"#,
    );
    assert!(text.contains("the number on A1 is less than the number on B1"), "{text}");
}

#[test]
fn moves_that_no_rule_asks_a_kind_for_are_not_told() {
    let ox = r#"(piece "Ox" Each (move Step Orthogonal (to if:(is Empty (to)))))"#;
    let cow = r#"(piece "Cow" Each (move Slide Diagonal))"#;
    let play = r#"(or (forEach Piece "Cow") (forEach Piece "Ox" (move Hop Diagonal
        (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to))))))"#;
    let start = r#"(place "Ox1" 0) (place "Cow1" 1) (place "Ox2" 24) (place "Cow2" 23)"#;
    let text = game(&format!("{ox} {cow}"), start, play, LAST);
    assert!(text.contains("slides"), "{text}");
    assert!(!text.contains("An ox moves one square"), "{text}");
}

#[test]
fn the_last_move_before_the_first_is_where_the_last_piece_was_set_up() {
    let more = format!(r#"{STEP} (piece "Rock" Neutral) (hand Each)"#);
    let play = "(if (is In (last To) (sites Centre)) (forEach Piece) (move Pass))";
    let first = |start: &str| game(&more, &format!("{MEN} {start}"), play, LAST);
    let rock = first(r#"(place "Rock" {"C3"})"#);
    assert!(rock.contains("the last move counts as made to C3"), "{rock}");
    let random = first(r#"(place Random {"Rock"})"#);
    assert!(random.contains("on which the last piece was set up"), "{random}");
    let hand = first(r#"(place "Man" "Hand")"#);
    assert!(hand.contains("no square is that of the last move"), "{hand}");
}

#[test]
fn what_numbers_lead_to_is_told_in_their_order() {
    let start =
        format!(r#"{MEN} (forEach Value min:2 max:4 (place "Man1" (value) value:(- (value) 1)))"#);
    let asks = "(if (= (value Piece at:(last To)) 3) (result Mover Win))";
    let text = game(STEP, &start, "(forEach Piece)", asks);
    assert!(text.contains("C1, D1 and E1"), "{text}");
    assert!(text.contains("start with the values one, two and three"), "{text}");
}

#[test]
fn pieces_without_a_value_are_told_player_by_player() {
    let start = r#"(place "Man1" {"A1"}) (place "Man2" {"A5"} value:1)"#;
    let asks = "(if (= (value Piece at:(last To)) 1) (result Mover Win))";
    let text = game(STEP, start, "(forEach Piece)", asks);
    assert!(text.contains("White's men start with the value zero"), "{text}");
}

#[test]
fn a_prisoner_that_is_dropped_becomes_ones_own() {
    let more = r#"(hand Each) (piece "Man" Each (move Step (to if:(not (is Friend (who at:(to))))
        (apply (fromTo (from (to)) (to (handSite Mover)))))))"#;
    let play = r#"(or (forEach Piece) (move (from (handSite Mover)) (to (sites Empty))
        (then (promote (last To) (piece "Man") Mover))))"#;
    let end = "(if (= 0 (count Pieces Next)) (result Mover Win))";
    let text = game(more, MEN, play, end);
    assert!(text.contains("yours"), "{text}");
    assert!(text.contains("on the board or in hand"), "{text}");
}

#[test]
fn what_belongs_to_nobody_is_called_neutral_beside_its_namesakes() {
    let more = format!(r#"{STEP} (piece "Man" Neutral)"#);
    let play = r#"(forEach Piece (then (add (piece "Man0") (to (last From)))))"#;
    let text = game(&more, MEN, play, LAST);
    assert!(text.contains("neutral man"), "{text}");
}

#[test]
fn captures_that_do_more_than_capture_go_by_the_position_before() {
    let more = r#"(piece "Man" Each) (piece "Rock" Neutral)"#;
    let capture = |done: &str| {
        let play = format!(
            r#"(move Add (piece (id "Man" Mover)) (to (sites Empty)) (then (and
                (custodial (from (last To)) (between if:(is Enemy (who at:(between))) (apply (remove (between))))
                    (to if:(is Friend (who at:(to)))))
                (surround (from (last To)) (between if:(is Enemy (who at:(between))) (apply {done}))
                    (to if:(is Friend (who at:(to))))))))"#
        );
        game(more, r#"(place "Rock" 12)"#, &play, LAST).contains("how things stood before")
    };
    assert!(capture(r#"(promote (between) (piece "Rock"))"#));
    assert!(!capture("(remove (between))"));
}

#[test]
fn what_surroundings_decide_happens_everywhere_at_once() {
    let then = "(then (forEach Site (sites Occupied by:All) (if (>= (count Sites in:(sites Around (site) NotEmpty)) 4)
        (remove (site)))))";
    let text = game(STEP, MEN, &format!("(forEach Piece {then})"), LAST);
    assert!(text.contains("All these changes happen at the same time"), "{text}");
}

#[test]
fn a_used_die_is_not_used_again() {
    let play = "(do (if (is Even (count Turns)) (roll)) next:(forEach Die if:(> (pips) 2) (forEach Piece)))";
    let text = game(&format!("{STEP} (dice d:6 num:2)"), MEN, play, LAST);
    assert!(text.contains("die not yet used"), "{text}");
}

#[test]
fn every_second_line_is_named_as_the_board_names_it() {
    let piece =
        r#"(piece "Man" Each (if (is Even (row of:(from))) (move Step (to if:(is Empty (to))))))"#;
    let text = game(piece, MEN, "(forEach Piece)", LAST);
    assert!(text.contains("odd-numbered row"), "{text}");
}

#[test]
fn the_top_of_an_empty_place_belongs_to_nobody() {
    let then =
        "(then (if (= 0 (who at:(last From) level:(topLevel at:(last From)))) (addScore Mover 1)))";
    let start = r#"(place Stack "Man1" 0 count:2) (place "Man2" 24)"#;
    let text = game(STEP, start, &format!("(forEach Piece {then})"), LAST);
    assert!(text.contains("holds no player's piece"), "{text}");
}

#[test]
fn enemies_give_way_where_own_pieces_pile_up() {
    let piece = r#"(hand Each) (piece "Man" Each (move Step Forward (to if:True)))"#;
    let start = r#"(place "Man1" 0 count:2) (place "Man2" 24 count:2)"#;
    let text = game(piece, start, "(forEach Piece)", LAST);
    assert!(text.contains("enemy men stand there"), "{text}");
}

#[test]
fn a_card_that_is_not_named_by_its_place_in_the_pile_is_gone() {
    let card = |from: &str| {
        told(&format!(
            r#"(game "Cards" (players 2)
                (equipment {{ (board (square 3)) (hand Each) (deck cardsBySuit:3 suits:4
                    {{(card Seven rank:0 value:0) (card Eight rank:1 value:1) (card Ace rank:2 value:11)}}) }})
                (rules (start (deal Cards 4))
                    (play (forEach Site (sites Hand Mover) (forEach Level (site)
                        (move (from (site) {from}) (to (centrePoint))))))
                    (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    assert!(card("").contains("out of the game"), "{}", card(""));
    assert!(!card("level:(level)").contains("out of the game"));
}

#[test]
fn passing_by_choice_ends_the_game_beside_an_ending_without_moves() {
    let passed = "If all players pass, one after the other, the game is a draw";
    let play = |play: &str| game(STEP, MEN, play, LAST).contains(passed);
    assert!(play("(or (forEach Piece) (move Pass))"));
    assert!(!play("(forEach Piece)"));
    assert!(!play("(if (is Prev Mover) (move Pass) (forEach Piece (then (moveAgain))))"));
}

#[test]
fn an_own_piece_gives_way_where_the_rule_lets_a_piece_go_there() {
    let to = |test: &str| {
        let piece = format!(r#"(piece "Man" Each (move Step (to if:{test})))"#);
        game(&piece, MEN, "(forEach Piece)", LAST).contains("one of your own men stands there")
    };
    assert!(to("(or (is Empty (to)) (is Friend (who at:(to))))"));
    assert!(!to("(not (is Friend (who at:(to))))"));
}

#[test]
fn of_several_promotions_that_follow_the_last_stays() {
    let more = format!(r#"{STEP} (piece "King" Each) (piece "Rook" Each)"#);
    let promote = r#"(promote (last To) (piece {"King" "Rook"}) Mover)"#;
    let text = game(&more, MEN, &format!("(forEach Piece (then {promote}))"), LAST);
    assert!(text.contains("rook") && !text.contains("a king or"), "{text}");
}

#[test]
fn a_test_that_asks_for_heights_alone_lets_enemies_be_covered() {
    let piece = r#"(piece "Man" Each (move Step (to if:(or (is Empty (to))
        (<= (size Stack at:(to)) (size Stack at:(from))))) stack:True))"#;
    let end = "(if (= (who at:(centrePoint)) (mover)) (result Mover Win))";
    let text = game(piece, MEN, "(forEach Piece)", end);
    assert!(text.contains("only the top piece of a stack counts"), "{text}");
}

#[test]
fn the_first_container_is_the_board() {
    let play = "(or (forEach Piece) (move Remove (sites Occupied by:Next container:0)))";
    let text = game(&format!("{STEP} (hand Each)"), MEN, play, LAST);
    assert!(text.contains("on the board") && !text.contains("neutral hand"), "{text}");
}

#[test]
fn a_piece_that_is_chosen_is_the_one_that_is_replaced() {
    let more = format!(r#"{STEP} (piece "King" Each)"#);
    let play =
        r#"(or (forEach Piece) (forEach Piece "Man" (move Promote (from) (piece "King") Mover)))"#;
    let text = game(&more, MEN, play, LAST);
    assert!(text.contains("eplace one of your men with a king"), "{text}");
}

#[test]
fn a_place_that_was_spoken_of_is_chosen_under_its_condition() {
    let piece = r#"(piece "Man" Each (forEach Direction (from) Adjacent
        (move Select (from) (to (to) if:(is Empty (to))) (then (remove (last From))))))"#;
    let text = game(piece, MEN, "(forEach Piece)", LAST);
    assert!(!text.contains("hoose an empty square") && text.contains("is empty"), "{text}");
}

#[test]
fn what_all_players_share_is_an_enemy_of_each() {
    let piece =
        r#"(piece "Man" Each (move Step (to if:(is Enemy (who at:(to))) (apply (remove (to))))))"#;
    let shared = |more: &str| {
        let text = game(&format!("{piece} {more}"), MEN, "(forEach Piece)", LAST);
        text.contains("counts as an enemy piece")
    };
    assert!(shared(r#"(piece "Stone" Shared)"#));
    assert!(!shared(r#"(piece "Stone" Neutral)"#));
}
