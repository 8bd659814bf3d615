//! What the hidden numbers of a description become in its text.

use crate::common::told;

/// A king that may leap once, as long as it has not moved.
fn leaper(set: &str) -> String {
    format!(
        r#"(game "Leap" (players 2)
            (equipment {{ (board (square 5)) (piece "King" Each (or
                (move Step (to if:(is Empty (to)))
                    (then (if (= (state at:(last To)) 1) (set State at:(last To) {set}))))
                (if (= (state at:(from)) 1)
                    (move Leap {{ {{ F F }} }} (to if:(is Empty (to)))
                        (then (set State at:(last To) {set})))))) }})
            (rules (start {{(place "King1" 0 state:1) (place "King2" 24 state:1)}})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    )
}

#[test]
fn a_mark_lost_by_moving_means_that_the_piece_has_moved() {
    let text = told(&leaper("0"));
    assert!(text.contains("has not yet moved"), "{text}");
    assert!(!text.contains("mark"), "{text}");
}

#[test]
fn a_mark_that_changes_otherwise_stays_a_mark() {
    let text = told(&leaper("2"));
    assert!(!text.contains("has not yet moved"), "{text}");
    assert!(text.contains("mark 2"), "{text}");
}

#[test]
fn the_counter_counts_what_did_not_happen() {
    let text = told(
        r#"(game "Count" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each (move Step
                (to if:(not (is Friend (who at:(to))))
                    (apply (if (is Enemy (who at:(to))) (remove (to) (then (set Counter)))))))) })
            (rules (start {(place "Man1" 0) (place "Man2" 24)}) (play (forEach Piece))
                (end (if (= (counter) 39) (result Mover Draw)))))"#,
    );
    assert!(
        text.contains("each player has made 20 moves in succession without a capture"),
        "{text}"
    );
    assert!(!text.contains("move count"), "{text}");
}

#[test]
fn a_turn_told_apart_by_the_number_of_moves_has_steps() {
    let text = told(
        r#"(game "Steps" (players 2)
            (equipment { (board (square 5)) (piece "Man" Each
                (move Step (to if:(is Empty (to))) (then (moveAgain)))) (piece "Wall" Neutral) })
            (rules (start {(place "Man1" 0) (place "Man2" 24)})
                (play (if (is Even (count Moves)) (forEach Piece)
                    (move Add (piece "Wall0") (to (sites Empty)))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("A turn has two steps, and you must take both:"), "{text}");
    assert!(!text.contains("even") && !text.contains("move again"), "{text}");
}

#[test]
fn jumps_that_go_on_are_told_where_they_begin() {
    let hop = |from: &str, then: &str| {
        format!(
            "(move Hop {from} Diagonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))) \
             (to if:(is Empty (to))) {then})"
        )
    };
    let again = |rest: &str| {
        let can = hop("(from (last To))", "").replace("(move Hop", "(hop");
        let then = format!("(then (if (can Move {can}) (moveAgain)))");
        let next = hop("(from (last To))", &then);
        let game = format!(
            r#"(game "Jumps" (players 2)
                (equipment {{ (board (square 8)) (piece "Man" Each {}) }})
                (rules (start {{(place "Man1" 0) (place "Man2" 63)}})
                    (play (if (is Prev Mover) {rest} (forEach Piece)))
                    (end (if (no Moves Next) (result Mover Win)))))"#,
            hop("(from)", &then),
            rest = rest.replace("NEXT", &next)
        );
        told(&game)
    };
    let must = again("NEXT");
    assert!(must.contains("it must do so in the same turn"), "{must}");
    let may = again("(or NEXT (move Pass))");
    assert!(may.contains("it may do so in the same turn, or you may stop"), "{may}");
    let other = again("(move Add (to (sites Empty)))");
    assert!(!other.contains("do so"), "{other}");
}

/// A sowing game in which the last hole is marked and noted.
fn sowing(mark: &str) -> String {
    format!(
        r#"(game "Claims" (players 2)
            (equipment {{ (mancalaBoard 2 4 store:None (track "Ring" "0,E,N,W" loop:True))
                (piece "Seed" Shared) (hand Each) (regions P1 (sites Bottom)) (regions P2 (sites Top)) }})
            (rules (start (set Count 3 to:(sites Track)))
                (play (or
                    (move Select (from (sites Mover) if:(and (is Occupied (from)) (= 0 (state at:(from)))))
                        (then (sow apply:(if (= 4 (count at:(to)))
                            (and (set State at:(to) {mark}) (set Value Mover (to))))
                            skipIf:(= (state at:(to)) (next)))))
                    (if (!= -1 (value Player Mover))
                        (move Select (from (value Player Mover))
                            (then (fromTo (from (last To)) (to (handSite Mover)) count:(count at:(last To))))))))
                (end (if (no Moves Next) (result Mover Win)))))"#
    )
}

#[test]
fn marks_that_are_players_belong_to_them_and_lie_by_the_holes() {
    let text = told(&sowing("(mover)"));
    assert!(text.contains("mark the last hole as yours"), "{text}");
    assert!(text.contains("Skip every hole that is marked as your opponent's."), "{text}");
    assert!(!text.contains("seed in"), "{text}");
    // A mark that no player could have is a number.
    let text = told(&sowing("3"));
    assert!(!text.contains("as yours"), "{text}");
}

#[test]
fn a_value_of_a_player_that_is_always_a_place_is_a_noted_place() {
    let text = told(&sowing("(mover)"));
    assert!(text.contains("If you have a noted hole, choose your noted hole"), "{text}");
    assert!(!text.contains("tally"), "{text}");
}

/// A game in which a row of three lets its player take a stone, told by a mark on the move.
fn taker(after: &str, other: &str) -> String {
    format!(
        r#"(game "Take" (players 2) (equipment {{ (board (square 5)) (piece "Stone" Each) }})
            (rules (play (if (is Pending)
                    (move Remove (sites Occupied by:Next){other})
                    (move Add (to (sites Empty)) (then (if (is Line 3) {after})))))
                (end (if (no Pieces Next) (result Mover Win)))))"#
    )
}

#[test]
fn a_mark_on_every_move_that_goes_on_needs_no_words() {
    let text = told(&taker("(and (set Pending) (moveAgain))", ""));
    assert!(text.contains("If you are moving again in the same turn, remove"), "{text}");
    assert!(!text.contains("marked"), "{text}");
    // Another move that goes on is not marked: the mark tells the two apart.
    let text = told(&taker("(and (set Pending) (moveAgain))", " (then (moveAgain))"));
    assert!(text.contains("If this is an extra move: Remove"), "{text}");
    assert!(text.contains("take an extra move in the same turn"), "{text}");
}

#[test]
fn minus_one_among_places_is_none() {
    let noted = |off: &str| {
        told(&format!(
            r#"(game "Gate" (players 2) (equipment {{ (board (square 5)) (piece "Stone" Each) }})
                (rules (play (if (= (value Player Mover) -1)
                        (move Add (to (sites Empty)) (then (set Value Mover (last To))))
                        (move Remove (sites {{ (value Player Mover) }})
                            (then (set Value Mover {off})))))
                    (end (if (is Full) (result Mover Win)))))"#
        ))
    };
    let text = noted("-1");
    assert!(text.contains("If you have no noted square"), "{text}");
    assert!(text.contains("Forget your noted square") && !text.contains("tally"), "{text}");
    // A number among them is no place that was noted.
    assert!(noted("7").contains("tally"));
}

#[test]
fn a_counter_that_is_never_set_counts_all_moves() {
    let text = told(
        r#"(game "Long" (players 2) (equipment { (board (square 5)) (piece "Stone" Each) })
            (rules (play (move Add (to (sites Empty)))) (end (if (= (counter) 8) (result Mover Draw)))))"#,
    );
    assert!(text.contains("exactly ten moves have been made in the game"), "{text}");
}

#[test]
fn the_place_of_a_search_in_a_search_has_a_name_of_its_own() {
    let text = told(
        r#"(game "Spread" (players 2) (equipment { (board (square 5)) (piece "Stone" Each) })
            (rules (play (move Add (to (sites Empty)) (then (forEach Site (sites Occupied by:Mover)
                    (forEach Site (sites Around (site)) (remove (site)))))))
                (end (if (is Full) (result Mover Win)))))"#,
    );
    assert!(text.contains("next to that square, called the second square"), "{text}");
    assert!(text.contains("on the second square"), "{text}");
}

#[test]
fn a_piece_that_loses_the_mark_without_a_move_counts_as_moved() {
    let checked =
        r#"(then (if (= (state at:(where "King" Next)) 1) (set State at:(where "King" Next) 0)))"#;
    let game =
        leaper("0").replace("(play (forEach Piece))", &format!("(play (forEach Piece {checked}))"));
    let text = told(&game);
    assert!(text.contains("has not yet moved"), "{text}");
    assert!(text.contains("counts as moved from now on"), "{text}");
}

/// Players who note a number of their own, as a rule and a test say.
fn tallied(rule: &str, test: &str) -> String {
    told(&format!(
        r#"(game "Tally" (players 2) (equipment {{ (board (square 5)) (piece "Stone" Each) }})
            (rules (play (move Add (to (sites Empty)) (then {rule})))
                (end (if {test} (result Mover Win)))))"#
    ))
}

#[test]
fn a_tally_is_blank_until_it_is_set() {
    let text = tallied(
        "(if (= (value Player Mover) 1) (set Value Mover 2)
            (if (= (value Player Mover) -1) (set Value Mover 1)))",
        "(= (value Player Mover) 2)",
    );
    assert!(text.contains("a number that is blank until a rule sets it"), "{text}");
    assert!(text.contains("your tally is blank"), "{text}");
    assert!(!text.contains("minus one"), "{text}");
}

#[test]
fn a_blank_tally_is_zero_where_nobody_tells_them_apart() {
    let text = tallied(
        "(if (<= (value Player Mover) 0) (set Value Mover 1)
            (if (= (value Player Mover) 2) (set Value Mover 0) (set Value Mover 2)))",
        "(= (value Player Mover) 2)",
    );
    assert!(text.contains("zero when the game begins"), "{text}");
    assert!(text.contains("your tally is zero"), "{text}");
}

#[test]
fn whoever_counts_with_a_blank_tally_must_know_its_number() {
    let text = tallied(
        "(if (is Full) (set Value Mover 0) (set Value Mover (+ (value Player Mover) 1)))",
        "(= (value Player Mover) 4)",
    );
    assert!(text.contains("minus one as long as nothing changes it"), "{text}");
    // After a test for a number there is no blank to count with.
    let text = tallied(
        "(if (= (value Player Mover) -1) (set Value Mover 1)
            (set Value Mover (+ (value Player Mover) 1)))",
        "(= (value Player Mover) 4)",
    );
    assert!(text.contains("add one to your tally"), "{text}");
    assert!(text.contains("blank") && !text.contains("minus one"), "{text}");
}

#[test]
fn a_note_that_is_only_on_or_off_may_be_asked_for_by_its_size() {
    let text = told(
        r#"(game "Flag" (players 2) (equipment { (board (square 5)) (piece "Stone" Each) })
            (rules (play (if (<= (var "Open") 0)
                    (move Add (to (sites Empty)) (then (set Var "Open" 1)))
                    (move Add (to (sites Empty)) (then (set Var "Open" 0)))))
                (end (if (is Full) (result Mover Win)))))"#,
    );
    assert!(text.contains("the reminder ‘open’ is off"), "{text}");
    assert!(text.contains("Turn on the reminder ‘open’"), "{text}");
}

#[test]
fn marks_go_up_and_down() {
    let text = told(
        r#"(game "Worn" (players 2) (equipment { (board (square 5)) (piece "Stone" Each
                (move Step (to if:(is Empty (to)))
                    (then (set State at:(last To) (- (state at:(last To)) 1))))) })
            (rules (start (place "Stone1" 0 state:5)) (play (forEach Piece))
                (end (if (= (state at:(last To)) 2) (result Mover Loss)))))"#,
    );
    assert!(text.contains("ake one from the value of the stone"), "{text}");
}
