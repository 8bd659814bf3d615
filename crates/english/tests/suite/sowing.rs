//! Sowing in the words of rulebooks: what holds for all sowings is said once, phases refer to each other, seeds are counted.

use crate::common::told;

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
    let sowing =
        "2. Sow its seeds one by one into the following holes, counter-clockwise around the board.";
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

/// A sowing after which all holes up to some steps from the chosen one are looked at.
fn looks_back(steps: &str, more: &str) -> String {
    let part = format!(
        r#"(sites Track from:(last From) to:(trackSite Move from:(last From) "Track" steps:{steps}))"#
    );
    let take = "(if (= 4 (count at:(site))) (fromTo (from (site)) (to (handSite Mover)) count:4))";
    let then = format!(r#"(then (and (forEach Site {part} {take}) (set Var "Sown" 0)))"#);
    let sow = format!(
        r#"(do (set Var "Sown" (count at:(last To))) next:{} {then})"#,
        SOW.replace("(sow ", &format!("(sow {more} "))
    );
    let play = choose("(sites Mover)", &sow);
    game(&format!("(play {play}) (end (if (no Moves Next) (result Mover Win)))"))
}

#[test]
fn holes_that_were_sown_need_no_noted_number() {
    let text = looks_back(r#"(var "Sown")"#, "");
    assert!(text.contains("from the chosen hole to the last hole"), "{text}");
    assert!(!text.contains("‘sown’"), "{text}");
    let text = looks_back(r#"(- (var "Sown") 1)"#, "");
    assert!(text.contains("to the hole before the last hole"), "{text}");
    // Where two seeds go into each hole, the number is no distance.
    let text = looks_back(r#"(var "Sown")"#, "numPerHole:2");
    assert!(text.contains("‘sown’"), "{text}");
}

#[test]
fn the_first_hole_is_found_along_a_path() {
    let first = r#"(trackSite FirstSite "Track" from:2 if:(is Empty (to)))"#;
    let number = "(if (< 3 (count Cell at:(handSite Mover))) 4 3)";
    let play = format!("(move (from (handSite Mover)) (to {first}) count:{number})");
    let text = game(&format!("(play {play}) (end (if (no Moves Next) (result Mover Win)))"));
    assert!(text.contains("to the first empty hole along the path starting with C1"), "{text}");
    assert!(!text.contains("as many seeds as three"), "{text}");
}

#[test]
fn seeds_that_may_be_there_need_no_test() {
    let opposite = r#"(trackSite Move from:(to) "Track" steps:3)"#;
    let take =
        format!("(fromTo (from {opposite}) (to (handSite Mover)) count:(count at:{opposite}))");
    let told = |test: &str| {
        let sow = format!("(sow apply:(if {test} {take}))");
        let play = choose("(sites Mover)", &sow);
        game(&format!("(play {play}) (end (if (no Moves Next) (result Mover Win)))"))
    };
    let text = told(&format!("(is Occupied {opposite})"));
    assert!(text.contains("Move any seeds from the hole three holes along"), "{text}");
    // Another hole must be asked for.
    let text = told("(is Occupied (to))");
    assert!(text.contains("If the last hole is not empty, move all seeds"), "{text}");
}

#[test]
fn captures_that_go_on_do_not_repeat_their_condition() {
    let test = "(and (is In (to) (sites Next)) (= 2 (count at:(to))))";
    let take = "(fromTo (from (to)) (to (handSite Mover)) count:(count at:(to)))";
    let sow = format!("(sow if:{test} apply:{take} backtracking:{test})");
    let play = choose("(sites Mover)", &sow);
    let text = game(&format!("(play {play}) (end (if (no Moves Next) (result Mover Win)))"));
    assert!(text.contains("as long as that hole meets the same condition."), "{text}");
    // What is asked of another hole is asked again.
    let next =
        test.replace("(count at:(to))", r#"(count at:(trackSite Move from:(to) "Track" steps:1))"#);
    let play = play.replace(test, &next);
    let text = game(&format!("(play {play}) (end (if (no Moves Next) (result Mover Win)))"));
    assert!(text.contains("the next hole after that hole holds exactly two seeds"), "{text}");
}

#[test]
fn what_comes_to_the_first_empty_hole_changes_which_that_is() {
    let first = r#"(trackSite FirstSite "Track" from:2 if:(is Empty (to)))"#;
    let put = |who: &str| format!("(fromTo (from (handSite {who})) (to {first}) count:1)");
    let play = format!(
        "(move Select (from (sites Mover) if:(< 0 (count at:(from)))) (then (and {} {})))",
        put("Mover"),
        put("Next")
    );
    let text = game(&format!("(play {play}) (end (if (no Moves Next) (result Mover Win)))"));
    let both =
        "Move one seed from your hand and one from your opponent's hand to the first empty hole";
    assert!(text.contains(both), "{text}");
}

/// A game in which the last seed decides, with a place for what is across the board from it.
fn last_seed(test: &str) -> String {
    let across = "(if (is Mover P1) (+ (to) 4) (- (to) 4))";
    let take = |hole: &str| {
        format!("(fromTo (from {hole}) (to (handSite Mover)) count:(count at:{hole}))")
    };
    let sow = format!(
        "(sow apply:(if (and {{{test} (< 0 (count at:{across}))}}) (and {} {})))",
        take("(to)"),
        take(across)
    );
    let end = "(end (if (no Moves Next) (result Mover Win)))";
    game(&format!("(play {}) {end}", choose("(sites Mover)", &sow)))
}

#[test]
fn what_is_asked_of_the_last_hole_is_told_of_the_last_seed() {
    let text = last_seed("(is In (to) (sites Mover)) (= 1 (count at:(to)))");
    let capture = "Move all seeds from the last hole and the hole opposite to your hand if all of these hold:";
    assert!(text.contains(capture), "{text}");
    let falls = "the last seed falls into an empty hole of the row nearest to you; and";
    assert!(text.contains(falls), "{text}");
    assert!(
        text.contains("The hole opposite is always meant as seen from the last hole."),
        "{text}"
    );
    let text = last_seed("(< 1 (count at:(to)))");
    assert!(text.contains("If the last seed falls into an occupied hole and"), "{text}");
    let text =
        last_seed("(is In (to) (sites Next)) (or (= 2 (count at:(to))) (= 3 (count at:(to))))");
    assert!(text.contains("and brings it to either two or three seeds"), "{text}");
    // How many seeds make a heap is no matter of the last seed.
    let text = last_seed("(<= 3 (count at:(to)))");
    assert!(text.contains("the last hole holds at least three seeds"), "{text}");
}

#[test]
fn what_is_captured_on_the_way_is_sown_with_the_rest() {
    let across = "(if (is Mover P1) (+ (to) 4) (- (to) 4))";
    let next = "0";
    let take =
        |hole: &str| format!("(fromTo (from {hole}) (to (last From)) count:(count at:{hole}))");
    let sum = format!("count:(+ (count at:{across}) (count at:{next}))");
    let sow = |test: &str| {
        let more = format!("(if {test} {})", take(next));
        let on = format!("(sow (last From) {sum})");
        format!("(sow if:(< 1 (count at:(to))) apply:(and {{{} {more} {on}}}))", take(across))
    };
    let end = "(end (if (no Moves Next) (result Mover Win)))";
    let text = game(&format!(
        "(play {}) {end}",
        choose("(sites Mover)", &sow(&format!("(is Occupied {next})")))
    ));
    assert!(text.contains("ake all seeds from the hole opposite"), "{text}");
    assert!(text.contains(" and any seeds from A1"), "{text}");
    assert!(text.contains("Sow them one by one into the holes after the chosen hole"), "{text}");
    assert!(!text.contains("how things stood"), "{text}");
    // A test of something else is told.
    let text = game(&format!("(play {}) {end}", choose("(sites Mover)", &sow("(is Mover P1)"))));
    assert!(!text.contains("any seeds from"), "{text}");
}

/// A game of sowing in either direction along paths that the whole board has.
fn either_way(play: &str) -> String {
    let tracks =
        r#"{(track "TrackCCW" "0,E,N,W" loop:True) (track "TrackCW" "3,W,N,E" loop:True)}"#;
    let homes = "(regions P1 (sites Bottom)) (regions P2 (sites Top))";
    told(&format!(
        r#"(game "Pits" (players 2)
            (equipment {{(mancalaBoard 2 4 store:None {tracks}) (piece "Seed" Shared) (hand Each) {homes}}})
            (rules (start (set Count 3 to:(sites Board))) (play {play})
                (end (if (no Moves Next) (result Mover Win)))))"#
    ))
}

/// Sowing along a path, which binds the player to a number.
fn bound(track: &str, number: u32, more: &str) -> String {
    let take = "(fromTo (from (to)) (to (handSite Mover)) count:(count at:(to)))";
    let sow = format!(
        r#"(sow "{track}" apply:(if (= 2 (count at:(to))) {take} (if (= 3 (count at:(to))) (moveAgain))))"#
    );
    let bound = format!("(or (<= (value Player Mover) 0) (= (value Player Mover) {number}))");
    let then = format!("(and {{{sow} (set Value Mover {number}) {more}}})");
    format!("(if {bound} {})", choose("(sites Mover)", &then))
}

#[test]
fn sowings_in_either_direction_are_told_once() {
    let text =
        either_way(&format!("(or {} {})", bound("TrackCCW", 1, ""), bound("TrackCW", 2, "")));
    let paths = "Choose the counter-clockwise path or the clockwise path.";
    assert!(text.contains(paths), "{text}");
    assert!(text.contains("only if you have not noted the other path"), "{text}");
    assert!(text.contains("one by one along the chosen path"), "{text}");
    assert!(text.contains("Note the chosen path."), "{text}");
    assert_eq!(text.matches("brings its hole to two seeds").count(), 1, "{text}");
}

#[test]
fn sowings_that_differ_in_more_than_their_path_stay_apart() {
    let more = "(set Var (mover))";
    let text =
        either_way(&format!("(or {} {})", bound("TrackCCW", 1, ""), bound("TrackCW", 2, more)));
    assert!(!text.contains("chosen path"), "{text}");
}

#[test]
fn the_path_of_a_sowing_may_be_decided() {
    let sow = |track: &str| {
        choose(
            "(sites Mover)",
            &format!(r#"(sow "{track}" apply:{}"#, &SOW[SOW.find("(fromTo").unwrap()..]),
        )
    };
    let text =
        either_way(&format!("(if (is Even (count Turns)) {} {})", sow("TrackCCW"), sow("TrackCW")));
    assert!(text.contains("the counter-clockwise path is the chosen path"), "{text}");
    assert!(text.contains("Otherwise, the clockwise path is the chosen path"), "{text}");
    assert_eq!(text.matches("along the chosen path").count(), 1, "{text}");
}

/// A capture from the last hole of two seeds, with what follows from it.
fn captures(then: &str) -> String {
    let sow = format!(
        "(sow if:(= 2 (count at:(to))) apply:(fromTo (from (to)) (to (handSite Mover)) \
            count:(count at:(to)) (then {then})))"
    );
    game(&format!(
        "(play {}) (end (if (no Moves Next) (result Mover Win)))",
        choose("(sites Mover)", &sow)
    ))
}

/// A test of the hole so many steps after the hole of the last move, and a capture from it with more beside it.
fn even(steps: i32, more: &str) -> String {
    let hole = format!("(trackSite Move from:(last From) steps:{steps})");
    let take = format!("(fromTo (from {hole}) (to (handSite Mover)) count:(count at:{hole}))");
    let deeds = if more.is_empty() { take } else { format!("(and {take} {more})") };
    format!("(if (is Even (count at:{hole})) {deeds})")
}

#[test]
fn what_follows_a_capture_stays_under_its_condition() {
    let text = captures(&even(1, ""));
    let both = "If the last seed brings its hole to two seeds, do all of the following:\n  \
        - Move all seeds from the last hole to your hand.\n  \
        - If the number of seeds in the next hole after the last hole is even, \
        move all seeds from that hole to your hand.";
    assert!(text.contains(both), "{text}");
}

#[test]
fn a_run_along_the_path_is_told_once() {
    let text = captures(&even(1, &even(2, &even(3, &even(4, "")))));
    let run = "Go on in the same way, each time one hole further, at most three more times. \
        Stop as soon as the condition does not hold.";
    assert!(text.contains(run), "{text}");
    assert!(!text.contains("two holes along"), "{text}");
    // Two tests are no run, and neither are tests that differ in more than how far they look.
    let short = captures(&even(1, &even(2, "")));
    assert!(short.contains("two holes along"), "{short}");
    let uneven = captures(&even(1, &even(2, &even(4, ""))));
    assert!(!uneven.contains("in the same way"), "{uneven}");
}

#[test]
fn the_goal_of_rounds_is_what_decides_them() {
    let play = format!("(play {})", choose("(sites Mover)", SOW));
    let few = |who: &str, other: &str| {
        format!("(if (> 6 (count Cell at:(handSite {who}))) (result {other} Win))")
    };
    let end = format!("(end (if (all Passed) {{{} {}}}))", few("P1", "P2"), few("P2", "P1"));
    let text = game(&format!("{play} {end}"));
    assert!(text.contains("Goal: Leave your opponent with at most five seeds in hand"), "{text}");
    let home = "(end (forEach Player if:(= 0 (count in:(sites Player))) (result Player Loss)))";
    let text = game(&format!("{play} {home}"));
    assert!(text.contains("Goal: Empty your opponent's holes"), "{text}");
}

#[test]
fn a_hole_that_is_known_is_not_narrowed_down() {
    let text =
        game(&format!("(play {}) (end (if (no Moves Next) (result Mover Win)))", choose("2", SOW)));
    assert!(text.contains("Choose C1. This is allowed only if that hole is not empty."), "{text}");
}
