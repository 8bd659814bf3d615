//! What an implementation easily gets wrong: small games for the traps of the language.
//!
//! Records of games arbitrate most of these; the games here show each of them alone.

use engine::{Program, World};

/// A game on nine squares for two players: equipment besides discs, start rules, and the rule of play.
fn game(equipment: &str, start: &str, play: &str) -> Program {
    let start = if start.is_empty() { String::new() } else { format!("(start {{ {start} }})") };
    crate::common::program(&format!(
        r#"(game "Trap" (players 2)
            (equipment {{ (board (square 3)) (piece "Disc" Each) {equipment} }})
            (rules {start} (play {play}) (end (if (is Full) (result Mover Draw)))))"#
    ))
}

/// What lies at each square and how many, after the first legal move was made.
fn position(program: &Program) -> Vec<(i32, i32)> {
    let mut world = World::begin(program, 1);
    world.legal_moves();
    world.play(0);
    assert_eq!(world.fault, None);
    (0..9).map(|site| (world.state.what(site), world.state.count(site))).collect()
}

/// The position after an effect that follows a pass.
fn after(start: &str, effect: &str) -> Vec<(i32, i32)> {
    position(&game("", start, &format!("(move Pass (then {effect}))")))
}

/// A number, worked out after a first pass.
fn number_with(equipment: &str, start: &str, number: &str) -> i32 {
    let program = game(equipment, start, &format!("(move Pass (then (set Score P1 {number})))"));
    let mut world = World::begin(&program, 1);
    world.legal_moves();
    world.play(0);
    assert_eq!(world.fault, None);
    world.score(1)
}

fn number(number: &str) -> i32 {
    number_with("", "", number)
}

/// Whether something holds after a first pass.
fn holds(start: &str, test: &str) -> bool {
    number_with("", start, &format!("(if {test} 1 0)")) == 1
}

/// Where the legal moves of the first position begin and end.
fn moves(start: &str, play: &str) -> Vec<(i32, i32)> {
    let program = game("", start, play);
    let mut world = World::begin(&program, 1);
    world.legal_moves().iter().map(|mv| (mv.from, mv.to)).collect()
}

/// Counts are kept only where a game has use for them.
const COUNTED: &str = r#"(place "Disc1" 0 count:3) (place "Disc2" 1 count:2)"#;

#[test]
fn a_flat_site_is_cleared_as_a_whole() {
    for effect in ["(remove 0)", "(remove 0 count:2)"] {
        assert_eq!(after(COUNTED, effect)[0], (0, 0), "{effect}");
    }
}

#[test]
fn adding_to_a_piece_never_changes_it() {
    let plain = after(r#"(place "Disc1" 0)"#, r#"(add (piece "Disc2") (to 0))"#);
    assert_eq!(plain[0].0, 1);
    assert_eq!(after(COUNTED, r#"(add (piece "Disc2") (to 0))"#)[0], (1, 4));
}

#[test]
fn moving_onto_another_piece_replaces_it() {
    let replaced = after(COUNTED, "(fromTo (from 0) (to 1))");
    assert_eq!((replaced[0], replaced[1]), ((1, 2), (1, 1)));
    // Several at once are lost on a site with something else.
    let lost = after(COUNTED, "(fromTo (from 0) (to 1) count:2)");
    assert_eq!((lost[0], lost[1]), ((1, 1), (2, 2)));
}

#[test]
fn siblings_do_not_see_each_other_but_in_a_sequence_they_do() {
    let start = r#"(place "Disc1" 0)"#;
    let parts = r#"{ (remove 0) (if (is Occupied 0) (add (piece "Disc2") (to 8))) }"#;
    assert_eq!(after(start, &format!("(and {parts})"))[8].0, 2);
    assert_eq!(after(start, &format!("(seq {parts})"))[8].0, 0);
}

#[test]
fn numbers_have_the_values_they_begin_with() {
    assert_eq!(number("(count Turns)"), 1);
    assert_eq!(number("(counter)"), -1);
    assert_eq!(number(r#"(var "Nothing")"#), -1);
    assert_eq!(number("(value Player P1)"), -1);
}

#[test]
fn maps_and_ways_ahead_end_where_they_began() {
    let map = r#"(map "Pairs" {(pair 1 5)})"#;
    assert_eq!(number_with(map, "", r#"(mapEntry "Pairs" 1)"#), 5);
    assert_eq!(number_with(map, "", r#"(mapEntry "Pairs" 2)"#), 2);
    assert_eq!(number("(ahead 0 steps:2 N)"), 6);
    assert_eq!(number("(ahead 0 steps:3 N)"), 0);
    assert_eq!(number("(ahead 7 N)"), 7);
}

#[test]
fn empty_sites_make_lines() {
    assert!(holds("", "(is Line 3 through:4)"));
    assert!(!holds(r#"(place "Disc1" 4)"#, "(is Line 2 through:4)"));
    assert!(holds(r#"(place "Disc1" (sites {3 4}))"#, "(is Line 2 through:4)"));
}

#[test]
fn around_at_a_distance_is_a_ring_and_not_a_disc() {
    assert_eq!(number("(count Sites in:(sites Around 0 distance:2))"), 3);
    assert_eq!(number("(count Sites in:(sites Distance from:4 (max 1)))"), 0);
}

#[test]
fn lists_are_taken_from_each_other_once_for_each_number() {
    assert_eq!(number("(size Array (difference (array {1 1 2}) 1))"), 2);
    assert_eq!(number("(size Array (union (array {1 1}) (array {1 2})))"), 3);
}

#[test]
fn the_last_move_before_all_moves_is_the_last_placement() {
    let play = "(if (= 5 (last To)) (move Add (to 0)) (move Add (to 1)))";
    assert_eq!(moves(r#"(place "Disc1" 5)"#, play), [(0, 0)]);
}

#[test]
fn the_longest_distance_does_not_choose() {
    let slides = r#"(max Distance (forEach Piece (move Slide)))"#;
    let all = moves(r#"(place "Disc1" 0)"#, "(forEach Piece (move Slide))");
    assert_eq!(moves(r#"(place "Disc1" 0)"#, slides), all);
    assert_eq!(all.len(), 6);
}

#[test]
fn a_condition_of_an_effect_forbids_slides_and_not_steps() {
    let start = r#"(place "Disc1" 0)"#;
    let apply = "(apply if:(is In (to) (sites {1})) (remove 8))";
    let slides = format!("(forEach Piece (move Slide Orthogonal (to {apply})))");
    assert_eq!(moves(start, &slides), [(0, 1)]);
    let steps = format!("(forEach Piece (move Step Orthogonal (to if:(is Empty (to)) {apply})))");
    assert_eq!(moves(start, &steps).len(), 2);
}

#[test]
fn a_trigger_holds_whatever_it_is_called() {
    let play = r#"(if (is Triggered "Other" Mover) (move Add (to 0))
        (move Add (to 1) (then (and { (trigger "Bell" Mover) (moveAgain) }))))"#;
    let program = game("", "", play);
    let mut world = World::begin(&program, 1);
    world.legal_moves();
    world.play(0);
    let to: Vec<i32> = world.legal_moves().iter().map(|mv| mv.to).collect();
    assert_eq!(to, [0]);
}

#[test]
fn stacks_tell_the_piece_below_and_the_owner_above() {
    let start = r#"(place Stack items:{"Disc1" "Disc2"} 4)"#;
    assert_eq!(number_with("", start, "(what at:4)"), 1);
    assert_eq!(number_with("", start, "(who at:4)"), 2);
    assert_eq!(number_with("", start, "(size Stack at:4)"), 2);
}

#[test]
fn what_follows_a_capture_of_two_follows_twice() {
    let start = r#"(place "Disc2" (sites {1 3})) (place "Disc1" (sites {2 6}))"#;
    let play = "(move Add (to 0) (then (custodial (from (last To)) Orthogonal
        (between (max 1) if:(is Enemy (who at:(between))) (apply (remove (between))))
        (to if:(is Friend (who at:(to)))) (then (addScore Mover 1)))))";
    let program = game("", start, play);
    let mut world = World::begin(&program, 1);
    world.legal_moves();
    world.play(0);
    assert_eq!((world.state.what(1), world.state.what(3)), (0, 0));
    assert_eq!(world.score(1), 2);
}

#[test]
fn a_way_to_another_phase_without_a_role_is_open_to_all() {
    let program = crate::common::program(
        r#"(game "Phases" (players 2)
            (equipment { (board (square 3)) (piece "Disc" Each) })
            (rules
                phases:{
                    (phase "One" (play (move Add (to 0))) (nextPhase "Two"))
                    (phase "Two" (play (move Add (to 1))))
                }
                (end (if (is Full) (result Mover Draw)))))"#,
    );
    let mut world = World::begin(&program, 1);
    world.legal_moves();
    world.play(0);
    let to: Vec<i32> = world.legal_moves().iter().map(|mv| mv.to).collect();
    assert_eq!(to, [1], "the second player did not move, and is in the second phase already");
}

#[test]
fn having_no_moves_shows_once_a_pass_was_forced() {
    let play = "(if (= 1 (mover)) (move Add (to (sites Empty))) (forEach Piece))";
    let text = format!(
        r#"(game "Stuck" (players 2)
            (equipment {{ (board (square 3)) (piece "Disc" Each) }})
            (rules (play {play}) (end (if (no Moves Mover) (result Mover Loss)))))"#
    );
    let program = crate::common::program(&text);
    let mut world = World::begin(&program, 1);
    world.legal_moves();
    world.play(0);
    assert!(!world.is_over(), "the second player has not passed yet");
    assert_eq!(world.legal_moves().len(), 1);
    world.play(0);
    assert!(world.is_over());
}
