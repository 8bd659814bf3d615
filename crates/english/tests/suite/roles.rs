//! Who is meant, and when: dice that are left, pieces of others, the last move before there is one, moves made together.

use crate::common::told;

/// A race with two dice, and what follows from a move with one of them at the start of a turn.
fn race(then: &str) -> String {
    told(&format!(
        r#"(game "Race" (players 2)
            (equipment {{ (board (rectangle 1 12) (track "Way" "0,E,End" directed:True)) (dice d:6 num:2)
                (piece "Man" Each (move (from) (to (trackSite Move from:(from) steps:(pips))
                    if:(is Empty (to))))) }})
            (rules (start {{(place "Man1" 0) (place "Man2" 1)}})
                (play (if (is Prev Mover)
                    (forEach Die if:(!= (pips) 0) (forEach Piece))
                    (do (roll) next:(forEach Die (forEach Piece) (then {then})))))
                (end (if (is In (last To) (sites Right)) (result Mover Win)))))"#
    ))
}

#[test]
fn another_die_is_used_only_where_one_is_left() {
    let die = "use another die in the same turn";
    assert!(race("(if (not (all DiceUsed)) (moveAgain))").contains(die));
    assert!(race("(if (all DiceUsed) (set Score Mover 1) (moveAgain))").contains(die));
    let used = race("(if (all DiceUsed) (moveAgain))");
    assert!(!used.contains(die) && used.contains("move again in the same turn"), "{used}");
    let either = race("(if (or (not (all DiceUsed)) (= 1 (score Mover))) (moveAgain))");
    assert!(!either.contains(die), "{either}");
}

/// A game on a small board with men that step, and other pieces.
fn men(pieces: &str, start: &str, play: &str) -> String {
    told(&format!(
        r#"(game "Men" (players 2)
            (equipment {{ (board (square 5)) {pieces} }})
            (rules (start {{(place "Man1" (sites Bottom)) (place "Man2" (sites Top)) {start}}})
                (play {play}) (end (if (no Moves Next) (result Next Loss)))))"#
    ))
}

const STEP: &str = "(move Step (to if:(is Empty (to))))";
const TAKE: &str = "(move Step (to if:(is Enemy (who at:(to))) (apply (remove (to)))))";

#[test]
fn pieces_without_moves_get_none() {
    let wall = format!("(piece \"Man\" Each {STEP}) (piece \"Wall\" Each)");
    let text = men(&wall, "(place \"Wall1\" 12)", "(forEach Piece Next)");
    assert!(text.contains("Move one of your opponent's men one square"), "{text}");
    let named = men(&wall, "(place \"Wall1\" 12)", "(forEach Piece {\"Man\" \"Wall\"})");
    assert!(named.contains("Move one of your men one square"), "{named}");
    let white = format!("(piece \"Man\" P1 {STEP}) (piece \"Man\" P2)");
    let text = men(&white, "", "(forEach Piece)");
    assert!(text.contains("Black's men do not move."), "{text}");
}

#[test]
fn friends_and_enemies_of_a_piece_are_those_of_its_owner() {
    let men = |play: &str| men(&format!("(piece \"Man\" Each {TAKE})"), "", play);
    let next = men("(or (forEach Piece) (forEach Piece Next))");
    assert!(next.contains("As if you were your opponent, move one of your men"), "{next}");
    assert!(!men("(forEach Piece)").contains("As if"));
}

#[test]
fn the_place_of_a_chosen_piece_is_told_from_that_of_the_moving_one() {
    let around = "(to if:(and (is Empty (to)) (is In (to) (sites Around (site)))))";
    let play =
        format!("(forEach Site (sites Occupied by:Neutral) (forEach Piece (move Step {around})))");
    let text =
        men("(piece \"Man\" Each) (piece \"Stone\" Neutral)", "(place \"Stone0\" 12)", &play);
    assert!(text.contains("next to the square of the piece chosen"), "{text}");
}

#[test]
fn the_first_turn_has_no_last_move() {
    let near = "(move Add (to (sites Empty) if:(not (is In (to) (sites Around (last To))))))";
    let text = told(&format!(
        r#"(game "Far" (players 2) (equipment {{ (board (square 4)) (piece "Disc" Each) }})
            (rules (play {near}) (end (if (is Line 3) (result Mover Win)))))"#
    ));
    assert!(text.contains("there is no last move: no square is its square"), "{text}");
    let play = format!("(forEach Piece (if (!= (from) (last To)) {STEP}))");
    let text = men("(piece \"Man\" Each)", "", &play);
    assert!(text.contains("the last move counts as made to E5"), "{text}");
    assert!(!men("(piece \"Man\" Each)", "", STEP).contains("last move"));
}

#[test]
fn players_move_together_only_by_moves_of_their_own() {
    let game = |play: &str| {
        told(&format!(
            r#"(game "Together" (players 2) (mode Simultaneous)
                (equipment {{ (board (square 3)) (piece "Man" Each) }})
                (rules (start {{(place "Man1" 0) (place "Man2" 8)}}) (play {play})
                    (end (if (>= (score P1) 5) (result P1 Win)))))"#
        ))
    };
    let turns = game(&format!("(forEach Piece {STEP})"));
    assert!(turns.contains("White moves first; after that the players take turns."), "{turns}");
    let choose = |who: &str| format!("(move Select (from (sites Board)) {who})");
    let both = game(&format!("(or {} {})", choose("P1"), choose("P2")));
    assert!(both.contains("move at the same time."), "{both}");
    assert!(!both.contains("names no player"), "{both}");
    let mixed = game(&format!("(or {} {})", choose("P1"), choose("")));
    assert!(
        mixed.contains("A rule that names no player is for White in the first move"),
        "{mixed}"
    );
}

#[test]
fn what_follows_a_search_follows_where_something_was_found() {
    let search = "(forEach Site (sites Around (last To))
        (if (is Enemy (who at:(site))) (remove (site))) (then (moveAgain)))";
    let text = men("(piece \"Man\" Each)", "", &format!("(forEach Piece {STEP} (then {search}))"));
    assert!(text.contains("If this happens at least once, take another turn."), "{text}");
}

#[test]
fn a_piece_that_is_pushed_aside_takes_the_place_of_another() {
    let aside = "(move Step (to if:(is Enemy (who at:(to)))
        (apply (fromTo (from (to)) (to (ahead (to) N))))))";
    let text = men(&format!("(piece \"Man\" Each {aside})"), "", "(forEach Piece)");
    assert!(text.contains("Any man that stands there is removed."), "{text}");
}

#[test]
fn what_the_numbers_of_players_tell_apart_is_told_to_either() {
    let text = told(
        r#"(game "Homes" (players 2)
            (equipment {
                (board (square 4)) (piece "Disc" Each)
                (regions "Home" P1 (sites Bottom)) (regions "Home" P2 (sites Top)) })
            (rules
                (play (if (= 1 (mover))
                    (move Add (to (intersection (sites Empty) (sites P1 "Home"))))
                    (move Add (to (intersection (sites Empty) (sites P2 "Home"))))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("square of your home"), "{text}");
    assert!(!text.contains("If you are"), "{text}");
}
