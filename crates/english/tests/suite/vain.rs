//! What a description says and play passes over: the text tells what happens.

use crate::common::told;

/// A game with these pieces and boards, this start and these moves.
fn game(equipment: &str, start: &str, play: &str) -> String {
    told(&format!(
        r#"(game "Vain" (players 2) (equipment {{ {equipment} }})
            (rules {start} (play {play}) (end (if (no Moves Next) (result Mover Win)))))"#
    ))
}

const ROWS: &str = r#"(start {(place "Man1" (sites Bottom)) (place "Man2" (sites Top))})"#;

/// A game in which men step, and what follows from a step.
fn steps(then: &str) -> String {
    let man = format!("(move Step (to if:(is Empty (to))) (then {then}))");
    game(&format!(r#"(board (square 5)) (piece "Man" Each {man})"#), ROWS, "(forEach Piece)")
}

#[test]
fn a_place_that_is_not_known_after_a_move_is_none() {
    let text = steps("(if (is In (to) (sites Corners)) (addScore Mover 1))");
    assert!(!text.contains("corner") && !text.contains("point"), "{text}");
    let text = steps("(if (is In (last To) (sites Corners)) (addScore Mover 1))");
    assert!(text.contains("corner"), "{text}");
    assert!(!steps("(remove (to))").contains("emove the man"));
}

#[test]
fn pieces_are_counted_before_any_of_them_is_removed() {
    let first = "Each of these steps goes by how things stood before the first of them.";
    let both = |one: &str, other: &str| steps(&format!("(and {one} {other})")).contains(first);
    let remove = "(remove (sites Around (last To) Enemy))";
    let count = "(addScore Mover (count Pieces Next))";
    assert!(both(remove, count));
    assert!(both(remove, "(if (no Pieces Next) (addScore Mover 1))"));
    assert!(!both(count, remove));
}

#[test]
fn a_hand_is_not_found_among_points() {
    let equipment = r#"(board (square 5) use:Vertex) (hand Each)
        (piece "Man" Each (move Step (to if:(is Empty (to)))))"#;
    let start = r#"(start (place "Man" "Hand" count:6))"#;
    let play = |count: &str| {
        let place = "(move (from (handSite Mover)) (to (sites Empty)))";
        game(equipment, start, &format!("(if (= 0 ({count})) (forEach Piece) {place})"))
    };
    let text = play("count at:(handSite Mover)");
    assert!(!text.contains("hand is empty") && !text.contains("Place a man"), "{text}");
    assert!(play("count Cell at:(handSite Mover)").contains("hand is empty"));
}

#[test]
fn captured_pieces_crowd_others_out_of_a_hand() {
    let capture = r#"(piece "Man" Each (move Step (to if:(is Enemy (who at:(to)))
        (apply (fromTo (from (to)) (to (handSite Mover)))))))"#;
    let hand = |hand: &str| {
        let start = r#"(start {(place "Man1" (sites Bottom)) (place "Man" "Hand" count:3)})"#;
        game(&format!("(board (square 5)) {capture} {hand}"), start, "(forEach Piece)")
    };
    let lost = "Pieces of another kind or colour that lie there are out of the game.";
    let text = hand("(hand Each)");
    assert!(text.contains(lost), "{text}");
    assert!(!hand("(hand Each size:3)").contains(lost));
}

#[test]
fn large_pieces_go_where_there_is_room() {
    let play = "(forEach Piece (move (from) (to (sites Empty) if:(is In (to) (sites Top)))))";
    let text = game(r#"(board (square 5)) (tile "Bar" Each {F F})"#, "", play);
    assert!(!text.contains("top row"), "{text}");
}

#[test]
fn a_distance_without_a_lower_bound_is_that_of_no_place() {
    let man = r#"(board (square 5)) (piece "Man" Each)"#;
    let play = |range: &str| {
        let near = format!("(intersection (sites Empty) (sites Distance from:12 ({range})))");
        game(man, "", &format!("(move Add (to {near}))"))
    };
    let none = "a distance that no place has";
    assert!(play("max 2").contains(none), "{}", play("max 2"));
    assert!(!play("range 1 2").contains(none));
}

#[test]
fn a_piece_that_becomes_another_loses_its_value() {
    let men = |more: &str| {
        let promote = format!(
            "(then (if (is In (last To) (sites Top))
                (and (promote (last To) (piece \"King\") Mover) {more})))"
        );
        let equipment = format!(
            r#"(board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to))) {promote}))
            (piece "King" Each (move Step (to if:(and (is Enemy (who at:(to)))
                (> (value Piece at:(from)) (value Piece at:(to)))) (apply (remove (to))))))"#
        );
        game(&equipment, ROWS, "(forEach Piece)")
    };
    let lost = "From then on its value is zero.";
    let text = men("(addScore Mover 1)");
    assert!(text.contains(lost), "{text}");
    assert!(!men("(set Value at:(last To) 3)").contains(lost));
}

#[test]
fn pieces_are_set_out_by_the_numbers_of_players() {
    let man = r#"(board (square 5)) (piece "Man" Each (move Step (to if:(is Empty (to)))))"#;
    let start = "(start {(set P1 Cell (sites Bottom)) (set Count 3 to:(sites Top))})";
    let text = game(man, start, "(forEach Piece)");
    assert!(text.contains("Place one of White's men on each square of the bottom row."), "{text}");
    assert!(text.contains("Put three of Black's men on each square of the top row."), "{text}");
}

#[test]
fn hexagons_have_no_way_straight_ahead_from_side_to_side() {
    let hexes = |moves: &str| {
        told(&format!(
            r#"(game "Hexes" (players {{(player N) (player S)}})
                (equipment {{ (board (hex 4)) (piece "Man" Each (or {moves}
                    (move Step (to if:(is Enemy (who at:(to))) (apply (remove (to)))))))
                }}) (rules {ROWS} (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    let text = hexes("(move Step Forward (to if:(is Empty (to))))");
    assert!(!text.contains("straight ahead"), "{text}");
    let text = hexes("(move Step (directions {Forward FL FR}) (to if:(is Empty (to))))");
    assert!(text.contains("- Forward to either side to an empty cell."), "{text}");
    let text = hexes("(move Slide N)");
    assert!(text.contains("to the north (straight across a corner)"), "{text}");
}

#[test]
fn captures_go_on_only_from_a_hole_that_lets_them() {
    let sowing = |capture: &str, back: &str| {
        let play = format!(
            "(move Select (from (sites Mover) if:(> (count at:(from)) 0)) (then (sow
                if:{capture} apply:(fromTo (from (to)) (to (mapEntry \"Store\" Mover))
                    count:(count at:(to))) backtracking:{back})))"
        );
        let board = r#"(mancalaBoard 2 6 (track "Way" "1,E,N,W" loop:True))
            (regions P1 (sites Bottom)) (regions P2 (sites Top)) (piece "Seed" Shared)
            (map "Store" {(pair P1 0) (pair P2 13)})"#;
        game(board, "(start (set Count 4 to:(sites Track)))", &play)
    };
    let first = "only if the last hole holds exactly two seeds.";
    let (two, few) = ("(= 2 (count at:(to)))", "(<= (count at:(to)) 3)");
    let text = sowing(few, two);
    assert!(text.contains(first), "{text}");
    assert!(!sowing(&format!("(and {few} {two})"), two).contains(first));
}

#[test]
fn what_is_done_with_a_move_comes_before_it() {
    let push = "(push (from (to)) (directions {SameDirection}))";
    let man = format!("(move Step (to if:(is Enemy (who at:(to))) (apply {push})))");
    let text =
        game(&format!(r#"(board (square 5)) (piece "Man" Each {man})"#), ROWS, "(forEach Piece)");
    assert!(text.contains("in the same direction as the move before this one."), "{text}");
    assert!(text.contains("This is done before the move itself."), "{text}");
}

#[test]
fn directions_without_a_range_lead_to_the_next_place() {
    let text = steps(
        "(forEach Direction (from (last To)) Orthogonal
            (between if:(is Enemy (who at:(between)))) (to if:(is Enemy (who at:(to))) (apply (remove (to)))))",
    );
    assert!(!text.contains("in between"), "{text}");
}

#[test]
fn groups_of_ones_own_stay_where_no_rule_asks_for_them() {
    let place = |more: &str| {
        let play = format!(
            "(or (do (move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal
                (between if:(is Enemy (who at:(between))) (apply (remove (between))))))) {more})
                (move Pass))"
        );
        game(r#"(board (square 7) use:Vertex) (piece "Stone" Each)"#, "", &play)
    };
    let own = "group of your own without a liberty stays on the board";
    let free = "(move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal
        (between if:(is Enemy (who at:(between))) (apply (remove (between)))))))";
    let text = game(r#"(board (square 7) use:Vertex) (piece "Stone" Each)"#, "", free);
    assert!(text.contains(own), "{text}");
    let text = place("ifAfterwards:(> (count Liberties Orthogonal) 0)");
    assert!(!text.contains(own), "{text}");
}

#[test]
fn what_is_captured_later_may_be_jumped_again_unless_a_rule_forbids_it() {
    let jumps = |test: &str| {
        let man = format!(
            "(move Hop (between if:{test} (apply (remove (between) at:EndOfTurn)))
                (to if:(is Empty (to))) (then (moveAgain)))"
        );
        game(&format!(r#"(board (square 5)) (piece "Man" Each {man})"#), ROWS, "(forEach Piece)")
    };
    let enemy = "(is Enemy (who at:(between)))";
    let again = "may not be jumped again";
    assert!(!jumps(enemy).contains(again));
    assert!(
        jumps(&format!("(and {enemy} (not (is In (between) (sites ToClear))))")).contains(again)
    );
}

#[test]
fn nothing_is_driven_away_from_a_place_that_a_rule_finds_empty() {
    let ahead = r#"(trackSite Move from:(from) "Track" steps:2)"#;
    let leap = |test: &str| {
        let moved = format!("(move (from) (to {ahead}))");
        let man = if test.is_empty() { moved } else { format!("(if {test} {moved})") };
        let equipment = format!(
            r#"(board (square 7) (track "Track" "0,E,N,W" loop:True)) (piece "Man" Each {man})"#
        );
        game(&equipment, ROWS, "(forEach Piece)")
    };
    let driven = "stands there, remove it from the board";
    assert!(leap("").contains(driven), "{}", leap(""));
    let empty = format!("(is Empty {ahead})");
    assert!(!leap(&empty).contains(driven), "{}", leap(&empty));
    let among = format!("(and (is In {ahead} (sites Empty)) (is In (from) (sites Board)))");
    assert!(!leap(&among).contains(driven), "{}", leap(&among));
    let elsewhere = r#"(is Empty (trackSite Move from:(from) "Track" steps:1))"#;
    assert!(leap(elsewhere).contains(driven), "{}", leap(elsewhere));
}

#[test]
fn nothing_lies_in_an_area_without_places() {
    let slide = |area: &str| {
        let man = format!("(move Slide Orthogonal (to (apply if:(not (is In (to) {area})))))");
        let man = format!(r#"(board (square 7)) (piece "Man" Each {man})"#);
        game(&man, ROWS, "(forEach Piece)")
    };
    let anywhere = slide("(sites {})");
    assert!(!anywhere.contains("may stop only"), "{anywhere}");
    let some = slide("(sites Corners)");
    assert!(some.contains("may stop only"), "{some}");
}
