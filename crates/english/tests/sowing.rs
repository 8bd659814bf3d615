//! Sowing in the words of rulebooks: what holds for all sowings is said once, phases refer to each other, seeds are counted.

mod common;

use common::told;

/// A game of sowing with some phases and an ending.
fn game(rules: &str) -> String {
    let board = r#"(mancalaBoard 2 4 store:None (track "Track" "0,E,N,W" loop:True))"#;
    let homes = "(regions P1 (sites Bottom)) (regions P2 (sites Top))";
    let start = r#"(start (set Count 3 to:(sites Track "Track")))"#;
    told(&format!(
        r#"(game "Pits" (players {{(player N) (player S)}})
            (equipment {{{board} (piece "Seed" Shared) (hand Each) {homes}}})
            (rules {start} {rules}))"#
    ))
}

const SOW: &str = "(sow if:(= 2 (count at:(to))) apply:(fromTo (from (to)) (to (handSite Mover)) count:(count at:(to))))";

fn choose(area: &str, sow: &str) -> String {
    format!("(move Select (from {area} if:(< 0 (count at:(from)))) (then {sow}))")
}

#[test]
fn seeds_are_counted_and_not_scored() {
    let own = |who: &str| {
        format!("(score {who} (+ (count Cell at:(handSite {who})) (count in:(sites {who}))))")
    };
    let scores = format!("(byScore {{{} {}}})", own("P1"), own("P2"));
    let play = format!("(play {})", choose("(sites Mover)", SOW));
    let text = game(&format!("{play} (end (if (no Moves Mover) {scores}))"));
    assert!(text.contains("Goal: Have more seeds than your opponent when the game ends"), "{text}");
    assert!(
        text.contains("Each player then counts the seeds in their own hand and holes."),
        "{text}"
    );
    let sowing = "2. Sow all seeds of the chosen hole one by one into the following holes, counter-clockwise around the board.";
    assert!(text.contains(sowing), "{text}");
    assert!(text.contains("comes round to the hole where it began does not skip it"), "{text}");
    // Two rules with the same scores are one.
    let both = format!("(if (no Moves Mover) {scores}) (if (< 50 (count Moves)) {scores})");
    let text = game(&format!("{play} (end {{{both}}})"));
    assert_eq!(text.matches("Each player then counts").count(), 1, "{text}");
}

#[test]
fn sowings_that_skip_their_start_say_so() {
    let sow = format!("{} includeSelf:False)", SOW.strip_suffix(')').unwrap_or(SOW));
    let text = game(&format!(
        "(play {}) (end (if (no Moves Next) (result Mover Win)))",
        choose("(sites Mover)", &sow)
    ));
    assert!(text.contains("Skip the chosen hole if you come round to it."), "{text}");
    assert!(!text.contains("comes round"), "{text}");
}

#[test]
fn steps_of_a_later_phase_refer_to_the_first() {
    let phase = |name: &str, area: &str, next: &str| {
        format!(r#"(phase "{name}" (play {}) {next})"#, choose(area, SOW))
    };
    let phases =
        phase("Opening", "(sites {0 1 6 7})", r#"(nextPhase Mover (> (count Moves) 2) "Main")"#)
            + &phase("Main", "(sites Mover)", "");
    let text = game(&format!("phases:{{{phases}}} (end (if (no Moves Next) (result Mover Win)))"));
    assert!(text.contains("2. Sow as in phase 1."), "{text}");
    assert!(text.contains("3. Capture. As in phase 1."), "{text}");
}

#[test]
fn endings_that_mirror_each_other_are_told_of_a_player() {
    let lost = |who: &str, other: &str| {
        format!("(if (> 2 (count Cell at:(handSite {who}))) (result {other} Win))")
    };
    let rules = lost("P1", "P2") + &lost("P2", "P1");
    let play = choose("(sites Mover)", SOW);
    let text = game(&format!("(play {play}) (end {{{rules}}})"));
    assert!(
        text.contains("A player loses if that player's hand holds fewer than two seeds."),
        "{text}"
    );
    assert!(text.contains("If this is so for both players, North wins."), "{text}");
    assert!(text.contains("Goal: Leave your opponent with at most one seed in hand"), "{text}");
    // The same within another test.
    let text = game(&format!(
        "(play {play}) (end (if (all Sites (sites Board) if:(= 0 (count at:(site)))) {{{rules}}}))"
    ));
    assert!(text.contains("is empty and that player's hand holds fewer than two seeds."), "{text}");
    // Tests that go by whose turn it is are each told by themselves.
    let by_turn = rules
        .replace("(if (> 2", "(if (and (is Mover P1) (> 2")
        .replace("))) (result", ")))) (result");
    let text = game(&format!("(play {play}) (end {{{by_turn}}})"));
    assert!(!text.contains("A player loses"), "{text}");
}
