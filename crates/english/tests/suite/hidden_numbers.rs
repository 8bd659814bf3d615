//! Numbers that descriptions keep behind the scenes, and the words that players have for them.

use crate::common::told;

/// Two players with men that step to empty squares, with what stands before the game and what follows from a step.
fn men(defines: &str, man: &str, play: &str, end: &str) -> String {
    format!(
        r#"{defines}
        (game "Men" (players 2)
            (equipment {{ (board (square 5)) (piece "Man" Each {man}) }})
            (rules (start {{(place "Man1" (sites Bottom)) (place "Man2" (sites Top))}})
                (play {play}) (end {end})))"#
    )
}

const STEP: &str = "(move Step (to if:(is Empty (to))))";
const BLOCKED: &str = "(if (no Moves Next) (result Mover Win))";

#[test]
fn marks_are_called_by_the_words_that_definitions_have_for_them() {
    let text = told(&men(
        r#"(define "PieceActivated" (= 1 (state at:#1))) (define "ActivatePiece" (set State at:#1 1))"#,
        r#"(or (move Step (to if:(is Empty (to)) (apply if:(is In (to) (sites Centre)) ("ActivatePiece" (to)))))
            (if ("PieceActivated" (from)) (move Leap {{F F}} (to if:(is Empty (to))))))"#,
        "(forEach Piece)",
        BLOCKED,
    ));
    assert!(text.contains("becomes active") && text.contains("is active"), "{text}");
    assert!(text.contains("to show which men are active"), "{text}");
    assert!(!text.contains("mark"), "{text}");
}

#[test]
fn a_name_for_only_one_of_three_states_says_too_little() {
    let text = told(&men(
        r#"(define "PieceActivated" (= 1 (state at:#1)))"#,
        r#"(or (move Step (to if:(is Empty (to))) (then (if ("PieceActivated" (last To)) (set State at:(last To) 2)
                (set State at:(last To) 1))))
            (if (= 2 (state at:(from))) (move Leap {{F F}} (to if:(is Empty (to))))))"#,
        "(forEach Piece)",
        BLOCKED,
    ));
    assert!(!text.contains("active"), "{text}");
    assert!(text.contains("carries mark 2"), "{text}");
}

#[test]
fn a_mark_that_every_move_brings_means_that_the_piece_has_moved() {
    let man = |mark: &str| {
        format!(
            r#"(or (move Step (to if:(is Empty (to))))
                (if (= 0 (state at:(from))) (move Leap {{{{F F}}}} (to if:(is Empty (to)))))
                (then {mark}))"#
        )
    };
    let always = told(&men("", &man("(set State at:(last To) 1)"), "(forEach Piece)", BLOCKED));
    assert!(always.contains("has not yet moved"), "{always}");
    assert!(!always.contains("mark"), "{always}");
    // A piece that may stand where it comes without a mark may have moved all the same.
    let here = "(if (is In (last To) (sites Centre)) (set State at:(last To) 1))";
    let sometimes = told(&men("", &man(here), "(forEach Piece)", BLOCKED));
    assert!(!sometimes.contains("has not yet moved"), "{sometimes}");
}

#[test]
fn what_only_counts_as_moved_is_said_to() {
    let text = told(&men(
        r#"(define "HasMoved" (= 1 (state at:#1))) (define "RememberMoved" (set State at:#1 1))"#,
        r#"(or (move Step (to if:(is Empty (to)))
                (then (if (is In (last To) (sites Centre)) ("RememberMoved" (last To)))))
            (if (not ("HasMoved" (from))) (move Leap {{F F}} (to if:(is Empty (to))))))"#,
        "(forEach Piece)",
        BLOCKED,
    ));
    assert!(
        text.contains("counts as moved from now on") && text.contains("counts as unmoved"),
        "{text}"
    );
}

#[test]
fn numbers_that_no_rule_changes_are_those_of_the_pieces() {
    let text = told(
        r#"(game "Numbers" (players 2)
            (equipment { (board (square 4)) (piece "Man" Each) (dice d:4 num:1) })
            (rules (start {(place "Man1" 0 state:1) (place "Man1" 1 state:2) (place "Man1" 2 state:3)
                (place "Man2" 13 state:1) (place "Man2" 14 state:2) (place "Man2" 15 state:3)})
                (play (do (roll) next:(forEach Site (sites Occupied by:Mover)
                    (if (= (state at:(site)) (count Pips)) (move Step (from (site)) (to if:(is Empty (to))))))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("with number 3"), "{text}");
    assert!(!text.contains("mark"), "{text}");
}

#[test]
fn marks_that_no_rule_asks_for_are_passed_over() {
    let mark = "(then (forEach Site (sites Occupied by:Mover) (set State at:(site) 1)))";
    let man = format!("(move Step (to if:(is Empty (to))) {mark})");
    let text = told(&men("", &man, "(forEach Piece)", BLOCKED));
    assert!(!text.contains("mark") && !text.contains("For each"), "{text}");
}

#[test]
fn what_is_measured_before_a_move_is_compared_with_it() {
    let near = |place: &str| format!("(count Pieces Next in:(sites Around {place}))");
    let man = format!(
        r#"(do (set Var "NearFrom" {}) next:{STEP} ifAfterwards:(> {} (var "NearFrom")))"#,
        near("(from)"),
        near("(last To)")
    );
    let text = told(&men("", &man, "(forEach Piece)", BLOCKED));
    assert!(text.contains("before the move"), "{text}");
    assert!(!text.contains("note") && !text.contains("minus one"), "{text}");
    // What another rule asks for later has to be noted.
    let later = r#"(if (> (var "NearFrom") 2) (result Mover Win))"#;
    let text = told(&men("", &man, "(forEach Piece)", later));
    assert!(text.contains("noted as"), "{text}");
}

#[test]
fn a_move_that_is_marked_where_the_turn_goes_on_is_an_extra_move() {
    let play = |marked: &str| {
        format!(
            r#"(if (is Pending) (move Remove (sites Occupied by:Next))
                (forEach Piece (then (if (is In (last To) (sites Centre)) {marked}
                    (if (is In (last To) (sites Corners)) (moveAgain))))))"#
        )
    };
    let text = told(&men("", STEP, &play("(and (set Pending) (moveAgain))"), BLOCKED));
    assert!(text.contains("take an extra move in the same turn"), "{text}");
    assert!(text.contains("this is an extra move"), "{text}");
    // The mark may also be for the other player.
    let text = told(&men("", STEP, &play("(set Pending)"), BLOCKED));
    assert!(!text.contains("extra move"), "{text}");
}

#[test]
fn a_sign_that_only_leads_to_a_phase_is_the_phase() {
    let game = |sign: &str, test: &str, end: &str| {
        format!(
            r#"(game "Phases" (players 2)
                (equipment {{ (board (square 4)) (piece "Man" Each {STEP}) }})
                (rules (start {{(place "Man1" 0) (place "Man2" 15)}})
                    phases:{{ (phase "Placing" (play (or (move Add (to (sites Empty))) (move Pass (then {sign}))))
                            (nextPhase {test} "Moving"))
                        (phase "Moving" (play (forEach Piece))) }}
                    (end {end})))"#
        )
    };
    let noted = told(&game(
        "(set Var 1)",
        "(= 1 (var))",
        "(if (and (= 1 (var)) (no Moves Next)) (result Mover Win))",
    ));
    assert!(noted.contains("enter phase 2 (moving) after this move"), "{noted}");
    assert!(noted.contains("phase 2 (moving) has begun"), "{noted}");
    assert!(!noted.contains("reminder"), "{noted}");
    let marked = told(&game("(set Pending)", "(is Pending)", BLOCKED));
    assert!(marked.contains("enter phase 2 (moving) after this move"), "{marked}");
    assert!(!marked.contains("marked"), "{marked}");
}

#[test]
fn a_tally_that_only_grows_counts_from_zero() {
    let man = |growth: &str| {
        format!("(move Step (to if:(is Empty (to))) (then (set Value Mover {growth})))")
    };
    let end = "(if (= (value Player Mover) 4) (result Mover Win))";
    let text = told(&men("", &man("(+ 1 (value Player Mover))"), "(forEach Piece)", end));
    assert!(text.contains("a number that is zero when the game begins"), "{text}");
    assert!(text.contains("your tally is five"), "{text}");
    // Where it is set to a number of its own, one more would be wrong.
    let set = "(if (is In (last To) (sites Centre)) 0 (+ 1 (value Player Mover)))";
    let text = told(&men("", &man(set), "(forEach Piece)", end));
    assert!(!text.contains("your tally is five"), "{text}");
}

#[test]
fn what_is_counted_down_is_what_there_is_left_to_do() {
    let text = told(&men(
        "",
        STEP,
        r#"(if (< 0 (var "ExtraMove"))
            (forEach Piece (then (and (if (< 1 (var "ExtraMove")) (moveAgain)) (set Var "ExtraMove" (- (var "ExtraMove") 1)))))
            (forEach Piece (then (if (is In (last To) (sites Centre)) (and (set Var "ExtraMove" 3) (moveAgain))))))"#,
        BLOCKED,
    ));
    assert!(text.contains("set the number of extra moves left to three"), "{text}");
    assert!(text.contains("there are extra moves left"), "{text}");
    assert!(text.contains("there is more than one extra move left"), "{text}");
    assert!(!text.contains("noted"), "{text}");
}

#[test]
fn numbers_that_are_held_against_players_are_players() {
    let text = told(&men(
        "",
        "(move Step (to if:(is Empty (to))) (then (if (is In (last To) (sites Centre)) (set Var \"Leader\" 2))))",
        "(forEach Piece)",
        r#"(if (= (mover) (var "Leader")) (result Mover Win))"#,
    ));
    assert!(text.contains("note Black as ‘leader’"), "{text}");
}

#[test]
fn the_sides_of_pieces_are_spoken_of_by_their_colours() {
    let text = told(
        r#"(game "Sides" (players 2)
            (equipment { (board (square 4)) (piece "Disc" Neutral (flips 1 2)) })
            (rules (start {(place "Disc0" (sites Bottom) state:1) (place "Disc0" (sites Top) state:2)})
                (play (move Select (from (sites Occupied by:Neutral)) (then (flip (last To)))))
                (end (if (all Sites (sites Bottom) if:(= 2 (state at:(site)))) (result Mover Win)))))"#,
    );
    assert!(text.contains("Black's colour"), "{text}");
    assert!(!text.contains("mark"), "{text}");
}

#[test]
fn marks_that_are_counted_up_and_down_are_tokens() {
    let man = |place: &str| {
        format!(
            r#"(move Step (to if:(is Empty (to)))
                (then (if (is In (last To) (sites Centre)) (set State at:{place} (+ 1 (state at:(last To)))))))"#
        )
    };
    let end = "(if (= 3 (state at:(last To))) (result Mover Win))";
    let text = told(&men("", &man("(last To)"), "(forEach Piece)", end));
    assert!(text.contains("put one token on it"), "{text}");
    assert!(text.contains("carries exactly three tokens"), "{text}");
    assert!(!text.contains("mark"), "{text}");
    // The number of one piece is no number of tokens to add to another.
    let text = told(&men("", &man("(last From)"), "(forEach Piece)", end));
    assert!(!text.contains("token on"), "{text}");
}

#[test]
fn a_mark_above_zero_is_a_mark() {
    let text = told(&men(
        "",
        r#"(or (move Step (to if:(is Empty (to)) (apply if:(is In (to) (sites Centre)) (set State at:(to) 1))))
            (if (< 0 (state at:(from))) (move Leap {{F F}} (to if:(is Empty (to))))))"#,
        "(forEach Piece)",
        BLOCKED,
    ));
    assert!(text.contains("is marked") && !text.contains("greater than"), "{text}");
}

#[test]
fn a_mark_that_decides_on_a_path_is_that_path() {
    let text = told(
        r#"(game "Paths" (players 2)
            (equipment { (board (rectangle 2 6) {
                    (track "TrackLong" "0,E,N1,W" loop:True) (track "TrackShort" "6,E" loop:True) })
                (piece "Man" Each (move (from (from)) (to (if (= 1 (state at:(from)))
                        (trackSite Move from:(from) "TrackShort" steps:(count Pips))
                        (trackSite Move from:(from) "TrackLong" steps:(count Pips))) if:(is Empty (to)))
                    (then (if (is In (last To) (sites Top)) (set State at:(last To) 1)))))
                (dice d:4 num:1) })
            (rules (start {(place "Man1" 0) (place "Man2" 11 state:1)})
                (play (do (roll) next:(forEach Piece))) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("follows the short path from now on"), "{text}");
    assert!(
        text.contains("en follow the long path at first, unless the setup says otherwise"),
        "{text}"
    );
    assert!(!text.contains("mark"), "{text}");
}

#[test]
fn a_token_is_what_definitions_say_of_its_owner() {
    let man = |first: &str, second: &str| {
        format!(
            r#"(or (move Hop (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to))) (then {first}))
                (move Step (to if:(is Empty (to))) (then {second})))"#
        )
    };
    let play = r#"(if (= (value Player Next) 1) (or (move Pass (then (set Value Next 0))) (forEach Piece)) (forEach Piece))"#;
    let names = r#"(define "HasCaptured" (set Value Mover 0)) (define "HasNotCaptured" (set Value Mover 1))"#;
    let text = told(&men(names, &man("(\"HasCaptured\")", "(\"HasNotCaptured\")"), play, BLOCKED));
    assert!(text.contains("your opponent counts as not having captured"), "{text}");
    assert!(text.contains("every player counts as having captured"), "{text}");
    assert!(!text.contains("token"), "{text}");
    let text = told(&men("", &man("(set Value Mover 0)", "(set Value Mover 1)"), play, BLOCKED));
    assert!(text.contains("a token"), "{text}");
}

#[test]
fn a_number_that_is_always_noted_before_it_is_asked_for_is_never_missing() {
    let then = r#"(set Var "Near" (count Pieces Next in:(sites Around (last To))) (then (if (> 2 (var "Near")) (addScore Mover 1))))"#;
    let man = format!("(move Step (to if:(is Empty (to))) (then {then}))");
    let text = told(&men("", &man, "(forEach Piece)", BLOCKED));
    assert!(text.contains("noted as ‘near’") && !text.contains("minus one"), "{text}");
}

#[test]
fn throws_that_are_kept_are_written_down_and_crossed_out() {
    let game = |forget: &str| {
        format!(
            r#"(game "Throws" (players 2)
                (equipment {{ (board (rectangle 1 9) {{(track "Track" "0,E" loop:True)}}) (dice d:4 num:1)
                    (piece "Man" Each (forEach Value (values Remembered "Throws")
                        (move (from (from)) (to (trackSite Move from:(from) "Track" steps:(value)) if:(is Empty (to))
                            (apply {forget}))))) }})
                (rules (start {{(place "Man1" 0) (place "Man2" 8)}})
                    phases:{{ (phase "Throwing" (play (do (roll) next:(move Pass (then (remember Value "Throws" (count Pips))))))
                            (nextPhase "Moving"))
                        (phase "Moving" (play (forEach Piece))
                            (nextPhase (= 0 (size Array (values Remembered "Throws"))) "Throwing")) }}
                    (end (if (no Moves Next) (result Mover Win)))))"#
        )
    };
    let text = told(&game(r#"(forget Value "Throws" (value))"#));
    assert!(text.contains("rite down the number thrown"), "{text}");
    assert!(text.contains("ross out the throw chosen"), "{text}");
    assert!(text.contains("there are no throws written down"), "{text}");
    assert!(!text.contains("remember"), "{text}");
    // What stays on the list is no list to work through.
    let text = told(&game("(addScore Mover 1)"));
    assert!(text.contains("remembered as ‘throws’"), "{text}");
}

#[test]
fn the_own_number_of_a_player_is_a_token() {
    let text = told(&men(
        "",
        r#"(or (move Step (to if:(is Empty (to))) (then (if (is In (last To) (sites Centre)) (set Value Mover (mover)))))
            (if (= (value Player Mover) (mover)) (move Leap {{F F}} (to if:(is Empty (to))))))"#,
        "(forEach Piece)",
        BLOCKED,
    ));
    assert!(text.contains("you have a token") && !text.contains("your tally"), "{text}");
}
