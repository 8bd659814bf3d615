//! Places, cases and definitions that have names: what is looked for often, what all moves have in common.

use crate::common::told;

/// A sowing game with hands, from which seeds are put on the board again.
fn refilled(moves: &str) -> String {
    told(&format!(
        r#"(game "Refill" (players 2)
            (equipment {{ (mancalaBoard 2 4 store:None {{ (track "Way" "0,E,N,W" loop:True) }})
                (regions P1 (sites Bottom)) (regions P2 (sites Top)) (hand Each)
                (map "First" {{(pair P1 0) (pair P2 7)}}) (piece "Seed" Shared) }})
            (rules (start (set Count 3 to:(sites Board)))
                (play {moves})
                (end (if (no Moves Next) (result Mover Win)))))"#
    ))
}

/// The first empty hole of the player.
const FREE: &str =
    r#"(trackSite FirstSite "Way" from:(mapEntry "First" Mover) if:(is Empty (to)))"#;

#[test]
fn a_hole_that_is_looked_for_often_has_a_name() {
    let put = |count: &str| format!("(move (from (handSite Mover)) (to {FREE}) count:{count})");
    let often = refilled(&format!("(or {{ {} {} {} }})", put("1"), put("2"), put("3")));
    assert!(
        often.contains("Your first empty hole is the first empty hole along the way path starting with your first hole."),
        "{often}"
    );
    assert!(often.contains("from your hand to your first empty hole"), "{often}");
    let once = refilled(&put("2"));
    assert!(!once.contains("your first empty hole"), "{once}");
    assert!(once.contains("to the first empty hole along the way path"), "{once}");
}

#[test]
fn as_many_as_there_are_but_no_more_than_some() {
    let some = |count: &str| {
        refilled(&format!(
            "(move (from (handSite Mover)) (to (sites Mover)) count:(min 4 {count}))"
        ))
    };
    let few = some("(count Cell at:(handSite Mover))");
    let other = some("(count Cell at:(handSite Next))");
    assert!(!other.contains("or all, if there are fewer"), "{other}");
    let own = refilled(
        "(forEach Site (sites Mover) (move (from (site)) (to (handSite Mover)) \
            count:(min 4 (count at:(site)))))",
    );
    assert!(own.contains("four seeds (or all, if there are fewer) from"), "{own} {few}");
}

#[test]
fn an_area_of_one_place_is_asked_as_a_place() {
    let well = |test: &str| {
        told(&format!(
            r#"(game "Wells" (players 2)
                (equipment {{ (board (square 4)) (regions "Well" {{ 5 }}) (regions "Mill" {{ 9 }}) (piece "Man" Each) }})
                (rules (start {{ (place "Man1" 1) (place "Man2" 14) }})
                    (play (if {test} (move Pass)
                        (forEach Piece (move Step (to if:(is Empty (to)))))))
                    (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    let empty = r#"(= 1 (count Sites in:(intersection (sites Empty) (sites "Well"))))"#;
    assert!(well(empty).contains("f the well square is empty"), "{}", well(empty));
    let two = r#"(is In (last To) (union {(sites "Well") (sites "Mill")}))"#;
    assert!(well(two).contains("the well square or the mill square"), "{}", well(two));
}

#[test]
fn pieces_that_leave_the_board_in_all_moves_do_so_once() {
    let way = |steps: &str| {
        let goal = format!("(trackSite Move from:(from) steps:{steps})");
        format!(
            "(forEach Piece (if (= {goal} End) (move Remove (from)) (move (from) (to {goal}))))"
        )
    };
    let text = told(&format!(
        r#"(game "Race" (players 2)
            (equipment {{ (board (rectangle 2 6) {{
                    (track "Way1" {{0..5 11..6 End}} P1 directed:True)
                    (track "Way2" {{11..6 0..5 End}} P2 directed:True) }})
                (dice d:4 num:1) (piece "Man" Each) }})
            (rules (start {{ (place Stack "Man1" 0 count:4) (place Stack "Man2" 11 count:4) }})
                (play (do (roll) next:(if (= (count Pips) 1) {} {})))
                (end (if (no Pieces Mover) (result Mover Win)))))"#,
        way("6"),
        way("(count Pips)"),
    ));
    assert_eq!(text.matches("from the board instead").count(), 1, "{text}");
    assert!(text.contains("square to which one of your men would move"), "{text}");
}
