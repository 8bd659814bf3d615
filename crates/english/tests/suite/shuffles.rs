//! What stands on places is noted, taken off and put back elsewhere: told as one turn, or by where it goes.

use crate::common::told;

/// Steps that put what stands on some places onto others.
fn shuffle(ways: &[(&str, &str)]) -> String {
    let all = |tell: &dyn Fn(usize, &str, &str) -> String| {
        ways.iter()
            .enumerate()
            .map(|(index, (from, to))| tell(index, from, to))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let note = all(&|index, from, _| format!(r#"(set Var "V{index}" (what at:(coord "{from}")))"#));
    let take =
        all(&|index, from, _| format!(r#"(if (!= 0 (var "V{index}")) (remove (coord "{from}")))"#));
    let put = all(&|index, _, to| {
        format!(
            r#"(if (!= 0 (var "V{index}")) (add (piece (var "V{index}")) (to (coord "{to}"))))"#
        )
    });
    format!("(do (and {{ {note} }}) next:(and {{ {take} {put} }}))")
}

fn game(play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Turn" (players 2)
            (equipment {{ (board (square 3)) (piece "Disc" Each) }})
            (rules (play {play}) (end {end})))"#
    ))
}

fn choosing(steps: &str) -> String {
    format!(r#"(move Select (from (sites {{"B2"}})) (then {steps}))"#)
}

const DRAW: &str = "(if (is Full) (result Mover Draw))";
const CLOCKWISE: [(&str, &str); 8] = [
    ("A1", "A3"),
    ("A3", "C3"),
    ("C3", "C1"),
    ("C1", "A1"),
    ("A2", "B3"),
    ("B3", "C2"),
    ("C2", "B1"),
    ("B1", "A2"),
];

fn back() -> Vec<(&'static str, &'static str)> {
    CLOCKWISE.iter().map(|(from, to)| (*to, *from)).collect()
}

#[test]
fn places_that_turn_around_a_middle_are_turned() {
    let text = game(&choosing(&shuffle(&CLOCKWISE)), DRAW);
    let turned = "urn what stands on the eight squares around it a quarter turn";
    assert!(text.contains(&format!("{turned} clockwise.")), "{text}");
    let text = game(&choosing(&shuffle(&back())), DRAW);
    assert!(text.contains(&format!("{turned} counter-clockwise.")), "{text}");
}

#[test]
fn both_senses_are_told_at_once() {
    let both = format!("(or {} {})", choosing(&shuffle(&CLOCKWISE)), choosing(&shuffle(&back())));
    let text = game(&both, DRAW);
    assert!(text.contains("around it a quarter turn, clockwise or counter-clockwise."), "{text}");
    assert_eq!(text.matches("hoose B2").count(), 1, "{text}");
}

#[test]
fn what_is_no_turn_is_told_by_where_it_goes() {
    let text = game(&choosing(&shuffle(&[("A1", "B1"), ("B1", "C3"), ("C3", "A1")])), DRAW);
    assert!(text.contains("from A1 to B1, from B1 to C3 and from C3 to A1"), "{text}");
}

#[test]
fn what_is_lost_or_asked_for_elsewhere_is_told_step_by_step() {
    // The disc on C3 would be covered: that is no exchange.
    let text = game(&choosing(&shuffle(&[("A1", "B1"), ("B1", "C3")])), DRAW);
    assert!(!text.contains("all at once"), "{text}");
    // Another rule asks for what was noted.
    let asks = r#"(if (= 1 (var "V0")) (result Mover Win))"#;
    let text = game(&choosing(&shuffle(&CLOCKWISE)), asks);
    assert!(!text.contains("quarter turn"), "{text}");
}
