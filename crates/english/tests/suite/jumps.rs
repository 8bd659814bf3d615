//! Jumps: how far they may reach, and which of them must be taken.

use crate::common::told;

/// A game of jumping counters on 5×5 squares, with its play.
fn jumpers(play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Jumpers" (players 2)
            (equipment {{ (board (square 5)) (piece "Counter" Each) }})
            (rules
                (start {{ (place "Counter1" (sites Bottom)) (place "Counter2" (sites Top)) }})
                (play {play}) (end {{ {end} }})))"#
    ))
}

const BLOCKED: &str = "(if (no Moves Next) (result Mover Win))";

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

fn jump(free: u32) -> String {
    format!(
        "(move Hop (from (sites Occupied by:Mover))
            (between before:{free} after:{free} if:(is Enemy (who at:(between))) (apply (remove (between))))
            (to if:(is Empty (to))))"
    )
}

#[test]
fn more_free_places_than_a_line_has_are_any_number() {
    let far = jumpers(&jump(4), BLOCKED);
    states(&far, "to any empty square beyond");
    states(&far, "Any number of empty squares may lie before what it jumps.");
    states(&jumpers(&jump(2), BLOCKED), "Up to two empty squares may lie before what it jumps.");
}

#[test]
fn several_jumps_from_afar_share_a_term() {
    let along = |way: &str| jump(4).replacen("(between", &format!("{way} (between"), 1);
    let both = format!("(or {} {})", along("Orthogonal"), along("Diagonal"));
    let text = jumpers(&both, BLOCKED);
    states(&text, "In a long jump any number of empty places may lie before the jumped piece");
    states(&text, "(a long jump)");
    assert!(!text.contains("what it jumps"), "{text}");
}

#[test]
fn the_longest_series_of_jumps_is_asked_for_as_such() {
    let text = jumpers(&format!("(max Moves (or {{ {} {} }}))", jump(0), jump(4)), BLOCKED);
    states(&text, "You must choose the longest possible series of jumps.");
    let mixed = jumpers(&format!("(max Moves (or {} (move Pass)))", jump(0)), BLOCKED);
    states(&mixed, "lets the turn go on for as many moves as possible");
}

#[test]
fn a_comparison_of_scores_goes_before_other_results() {
    let scored = "(if (no Pieces Next) (result Mover Win)) (if (no Moves Next) (byScore))";
    let text = jumpers(&jump(0), scored);
    states(&text, "the first that holds decides:");
    // It is the last rule of the description, and the first case to look at.
    states(&text, "1. The game ends if your opponent has no legal move");
    states(&text, "2. You win if your opponent has no counters");
}

/// A lion against hounds: the rules of the lion, and whether its side has other pieces that move.
fn lion(rules: &str, others: &str) -> String {
    told(&format!(
        r#"
        (define "Over" (between if:(is Enemy (who at:(between))) (apply (remove (between)))))
        (define "Jump" (move Hop (from #1) Orthogonal "Over" (to if:(is Empty (to))) #2))
        (define "GoesOn" (then (if
            (can Move (hop (from (last To)) Orthogonal "Over" (to if:(is Empty (to)))))
            (moveAgain))))
        (define "Walk" (move Step Orthogonal (to if:(is Empty (to)))))
        (game "Lion" (players 2)
            (equipment {{ (board (square 7))
                (piece "Lion" P1 {rules}) (piece "Hound" P2 "Walk") {others} }})
            (rules
                (start {{ (place "Lion1" 24) (place "Hound2" (sites Top)) }})
                (play (forEach Piece))
                (end (if (no Pieces P2) (result P1 Win)))))"#
    ))
}

const GOES_ON: &str = r#"(if (is Prev Mover)
    (or (move Pass) ("Jump" (last To) "GoesOn"))
    (or ("Jump" (from) "GoesOn") "Walk"))"#;

#[test]
fn a_piece_may_say_itself_how_its_jumps_go_on() {
    let alone = lion(GOES_ON, "");
    states(&alone, "it may do so in the same turn, or you may stop");
    assert!(!alone.contains("moving again"), "{alone}");
    // Another piece of that side may move as well when the turn goes on.
    let helped = lion(GOES_ON, r#"(piece "Cub" P1 "Walk")"#);
    states(&helped, "If you are moving again in the same turn");
}

#[test]
fn nobody_moves_again_where_no_rule_lets_anybody() {
    let text = lion(r#"(or ("Jump" (from)) (if (is Prev Mover) (move Pass) "Walk"))"#, "");
    assert!(!text.contains("moving again"), "{text}");
    states(&text, "moves as a hound does");
}
