//! What can never happen is proved, and what players do who leave a game is shown.

use crate::common::{read, settings};
use engine::Program;
use survey::{Finish, Never, Survey, Unreachable, survey};

/// A hunt: one wolf takes sheep by hopping, and sheep take nothing.
fn hunt(end: &str) -> Program {
    let text = format!(
        r#"(game "Hunt" (players 2)
        (equipment {{
            (board (square 5))
            (piece "Wolf" P1 (or
                (move Hop (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to))))
                (move Step (to if:(is Empty (to))))))
            (piece "Sheep" P2 (move Step (to if:(is Empty (to)))))}})
        (rules
            (start {{(place "Wolf1" (sites {{12}})) (place "Sheep2" (sites Bottom))}})
            (play (forEach Piece))
            (end {{{end}}})))"#
    );
    read("hunt.lud", &text)
}

fn found(program: &Program) -> Survey {
    survey(program, &settings(60_000))
}

fn reasons(found: &Survey) -> Vec<&Never> {
    found.impossible.iter().map(|(_, never)| never).collect()
}

#[test]
fn pieces_that_nothing_takes_are_never_gone() {
    let found =
        found(&hunt("(if (no Pieces P1) (result P2 Win)) (if (no Pieces P2) (result P1 Win))"));
    assert_eq!(reasons(&found), [&Never::NothingTaken(vec![1])]);
    assert!(found.endings_unseen.is_empty());
}

#[test]
fn who_has_no_pieces_has_no_move() {
    let program =
        hunt("(if (no Moves Next) (result Next Loss)) (if (no Pieces P2) (result P1 Win))");
    let found = found(&program);
    let first = program.end[0].id;
    assert_eq!(reasons(&found), [&Never::HasNoMove(first)]);
}

#[test]
fn scores_are_compared_even_after_a_rule_that_holds() {
    let program = hunt(
        "(if (<= (count Pieces P2) 3) (result P1 Win)) (if (<= (count Pieces P2) 3) (byScore))",
    );
    assert!(reasons(&found(&program)).is_empty());
}

#[test]
fn a_rule_that_an_earlier_one_covers_never_applies() {
    let program = hunt(
        "(if (<= (count Pieces P2) 3) (result P1 Win)) (if (= (count Pieces P2) 2) (result P1 Win)) \
         (if (and (= (count Moves) 60) (!= (count Moves) 60)) (result P2 Win))",
    );
    let found = found(&program);
    assert_eq!(reasons(&found), [&Never::Forestalled(program.end[0].id), &Never::Contradiction]);
    let second = Unreachable::Ending(program.end[1].id, None);
    assert!(found.impossible.iter().any(|(part, _)| *part == second));
}

/// The same count may be reached by either rule: nothing is proved.
#[test]
fn what_may_happen_is_not_proved_away() {
    let end = "(if (= (count Pieces P2) 3) (result P1 Win)) (if (<= (count Pieces P2) 4) (result Mover Draw))";
    let found = found(&hunt(end));
    assert_eq!(reasons(&found), Vec::<&Never>::new());
}

/// Three players race; who arrives has won a place, and the others go on.
#[test]
fn a_player_who_leaves_the_game_is_shown() {
    let text = r#"(game "Places" (players 3)
        (equipment {(board (square 6)) (piece "Runner" Each (move Step (directions {N}) (to if:(is Empty (to)))))})
        (rules
            (start {(place "Runner1" (sites {0})) (place "Runner2" (sites {2})) (place "Runner3" (sites {4}))})
            (play (forEach Piece))
            (end (if (is In (last To) (sites Top)) (result Mover Win)))))"#;
    let found = found(&read("places.lud", text));
    let placed = found.endings.iter().find(|seen| seen.key.finish == Finish::Placed);
    let scene = placed.expect("a place").example.replay(&read("places.lud", text)).is_some();
    assert!(scene && found.endings.iter().any(|seen| !seen.key.finish.goes_on()));
}

/// The sheep may rest if they move again, which they never do.
#[test]
fn nobody_moves_twice_where_no_rule_says_so() {
    let text = r#"(game "Rest" (players 2)
        (equipment {(board (square 4)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            (play (if (is Prev Mover) (move Pass) (forEach Piece)))
            (end (if (= (count Moves) 40) (result Mover Win)))))"#;
    let found = found(&read("rest.lud", text));
    assert_eq!(reasons(&found), [&Never::NoSecondMove]);
    assert!(found.rules_unseen.is_empty());
}

/// What follows from all moves together may propose something as well as what follows from one of them.
#[test]
fn a_proposal_that_follows_from_any_move_is_possible() {
    let text = r#"(game "Enough" (players 2)
        (equipment {(board (square 3)) (piece "Disc" Each)})
        (rules
            (play (or (move Add (to (sites Empty))) (move Pass) (then (if (is Full) (propose "Stop")))))
            (end (if (is Proposed "Stop") (result Mover Win)))))"#;
    let program = read("enough.lud", text);
    let found = found(&program);
    assert_eq!(reasons(&found), Vec::<&Never>::new());
    assert!(found.contradicted.is_empty() && found.endings_unseen.is_empty());
    assert_eq!(survey::Claims::of(&program).contradicted(1, 40), None);
}

/// Sheep that may become something at the far side, and two sorts of pieces that are not there at the start.
fn flock(play: &str, becomes: &str) -> Program {
    let text = format!(
        r#"(game "Flock" (players 2)
        (equipment {{
            (board (square 4))
            (piece "Ghost" P1 (move Leap {{{{F F}}}} (to if:(is Empty (to)))))
            (piece "Sheep" Each (move Step (to if:(is Empty (to)))
                (then (if (is In (last To) (sites Top)) (promote (last To) (piece "{becomes}") Mover)))))}})
        (rules
            (start {{(place "Sheep1" (sites {{0}})) (place "Sheep2" (sites {{3}}))}})
            (play {play})
            (end (if (no Moves Next) (result Mover Win)))))"#
    );
    read("flock.lud", &text)
}

#[test]
fn pieces_that_nothing_brings_never_move() {
    let absent = found(&flock("(forEach Piece)", "Sheep"));
    assert_eq!(reasons(&absent), [&Never::NoSuchPiece]);
    assert!(absent.rules_unseen.is_empty() && absent.contradicted.is_empty());
    let brought = found(&flock("(forEach Piece)", "Ghost"));
    assert!(reasons(&brought).is_empty());
}

#[test]
fn pieces_whose_rules_nobody_asks_for_never_move_by_them() {
    let program = flock(r#"(forEach Piece "Sheep")"#, "Ghost");
    assert_eq!(reasons(&found(&program)), [&Never::NotCalled]);
}

/// Sheep that become queens by another move in the same turn are not there at all.
#[test]
fn nobody_moves_twice_where_only_absent_pieces_would() {
    let text = r#"(game "Absent" (players 2)
        (equipment {(board (square 4))
            (piece "Sheep" Each (move Step Forward (to if:(is Empty (to))) (then (moveAgain))))
            (piece "Disc" Each (move Step (to if:(is Empty (to)))))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            (play (if (is Prev Mover) (move Pass) (forEach Piece)))
            (end (if (= (count Moves) 40) (result Mover Win)))))"#;
    let found = found(&read("absent.lud", text));
    assert!(reasons(&found).contains(&&Never::NoSecondMove));
    assert!(found.rules_unseen.is_empty() && found.contradicted.is_empty());
}

/// The first phase leads to itself.
#[test]
fn a_phase_that_no_rule_leads_to_is_never_played() {
    let text = r#"(game "Round" (players 2)
        (equipment {(board (square 4)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            phases:{
                (phase "Here" (play (forEach Piece)) (end (if (= (count Moves) 40) (result Mover Win)))
                    (nextPhase (= (count Moves) 3) "Here"))
                (phase "There" (play (move Remove (sites Occupied by:Next)))
                    (end (if (no Pieces Next) (result Mover Win))))}))"#;
    let found = found(&read("round.lud", text));
    assert_eq!(reasons(&found), [&Never::NotEntered, &Never::NotEntered]);
    assert!(found.rules_unseen.is_empty() && found.endings_unseen.is_empty());
    assert!(found.phases_unseen.is_empty() && found.contradicted.is_empty());
}

/// Nobody may pass, and who has to loses at once.
#[test]
fn nobody_passes_where_the_game_ends_before() {
    let text = r#"(game "Out" (players 2)
        (equipment {(board (square 3)) (piece "Disc" Each)})
        (rules
            (play (move Add (to (sites Empty))))
            (end (if (or (all Passed) (no Moves Mover)) (byScore)))))"#;
    let found = found(&read("out.lud", text));
    assert_eq!(reasons(&found), [&Never::OtherCase]);
    assert!(found.endings_unseen.is_empty() && found.contradicted.is_empty());
}

/// The hunt, with other rules of play.
fn hunt_by(play: &str, end: &str) -> Program {
    let text = format!(
        r#"(game "Hunt" (players 2)
        (equipment {{
            (board (square 5) (track "Round" "0,1,2,3,4" loop:True))
            (dice d:6 num:1)
            (piece "Wolf" P1 (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))
            (piece "Sheep" P2 (move Step (to if:(is Empty (to)))))}})
        (rules
            (start {{(place "Wolf1" (sites {{12}})) (place "Sheep2" (sites Bottom))}})
            (play {play})
            (end {{{end} (if (no Pieces P2) (result P1 Win))}})))"#
    );
    read("hunt.lud", &text)
}

#[test]
fn a_rule_behind_tests_that_exclude_each_other_permits_nothing() {
    let play = "(or (forEach Piece) (if (is Mover P1) (if (is Mover P2) (move Pass))))";
    assert_eq!(reasons(&found(&hunt_by(play, ""))), [&Never::Contradiction]);
    // The place that is asked about first is another one than that which is asked about then.
    let play = "(or (forEach Piece) (forEach Site (sites Bottom) (if (is Empty (site)) \
                (forEach Site (sites Top) (if (not (is Empty (site))) (move Pass))))))";
    assert!(reasons(&found(&hunt_by(play, ""))).is_empty());
}

#[test]
fn what_follows_from_a_test_that_never_holds_does_not_follow() {
    let again = |test: &str| {
        let play = format!(
            "(if (is Prev Mover) (move Pass) (forEach Piece (then (if {test} (moveAgain)))))"
        );
        hunt_by(&play, "")
    };
    let never =
        again("(and (= 2 (count Sites in:(sites Occupied by:P1))) (if (is Mover P1) False))");
    assert_eq!(reasons(&found(&never)), [&Never::NoSecondMove]);
    assert!(reasons(&found(&again("(is Mover P1)"))).is_empty());
}

#[test]
fn a_rule_about_what_nothing_names_permits_nothing() {
    let unnamed = "(or (forEach Piece) (move Step (to if:(is Empty (to)))))";
    assert_eq!(reasons(&found(&hunt_by(unnamed, ""))), [&Never::NothingNamed]);
    let site = "(or (forEach Piece) (move Select (from (sites Occupied by:Mover) if:(< 0 (count at:(site))))))";
    assert_eq!(reasons(&found(&hunt_by(site, ""))), [&Never::NothingNamed]);
    let named = "(forEach Piece (move Step (to if:(is Empty (to)))))";
    assert!(!reasons(&found(&hunt_by(named, ""))).contains(&&Never::NothingNamed));
}

#[test]
fn where_nobody_may_be_left_without_a_move_nobody_is() {
    let end = "(if (no Moves Next) (result Mover Win))";
    let barred = hunt_by("(do (forEach Piece) ifAfterwards:(not (no Moves Next)))", end);
    assert!(reasons(&found(&barred)).contains(&&Never::NextMayMove));
    // Who is not asked about may be left without one.
    let open = hunt_by("(do (forEach Piece) ifAfterwards:(not (no Pieces Mover)))", end);
    assert!(!reasons(&found(&open)).contains(&&Never::NextMayMove));
}

#[test]
fn who_can_do_nothing_with_a_throw_passes_and_is_not_stuck() {
    let end = "(if (no Moves Mover) (result Mover Loss))";
    let thrown = hunt_by("(do (roll) next:(if (= 6 (count Pips)) (forEach Piece)))", end);
    let found = found(&thrown);
    assert!(reasons(&found).contains(&&Never::AlwaysMoves), "{:?}", found.impossible);
    assert!(found.contradicted.is_empty());
}

#[test]
fn a_sign_that_nothing_gives_is_never_given() {
    let end = r#"(if (is Triggered "Lost" Next) (result Mover Win))"#;
    assert_eq!(reasons(&found(&hunt_by("(forEach Piece)", end))), [&Never::NeverSignalled]);
    let gives = r#"(forEach Piece (then (if (is Mover P1) (trigger "Lost" Next))))"#;
    assert!(reasons(&found(&hunt_by(gives, end))).is_empty());
}

#[test]
fn a_track_leads_to_its_own_places() {
    let play = |to: &str| {
        format!(
            "(or (forEach Piece) (forEach Piece (if (= (trackSite Move from:(from) \"Round\" steps:1) {to}) (move Remove (from)))))"
        )
    };
    assert_eq!(reasons(&found(&hunt_by(&play("End"), ""))), [&Never::NeverHolds]);
    assert!(reasons(&found(&hunt_by(&play("3"), ""))).is_empty());
}

/// Two race from their hands along a track of eight places, by the throw of a die.
fn race(entering: &str) -> Program {
    let text = format!(
        r#"(game "Race" (players 2)
        (equipment {{
            (board (rectangle 1 8) {{
                (track "Way" "8,0,1,2,3,4,5,6,7,End" P1 directed:True)
                (track "Way" "9,7,6,5,4,3,2,1,0,End" P2 directed:True)}})
            (hand Each) (dice d:4 num:1) (piece "Runner" Each)}})
        (rules
            (start (place "Runner" "Hand"))
            (play (do (roll) next:(forEach Die (or
                (forEach Piece container:(mover) (if (= (trackSite Move from:(from) steps:(pips)) {entering})
                    (move Remove (from)) (move (from (from)) (to (trackSite Move from:(from) steps:(pips))))))
                (forEach Piece (if (= (trackSite Move from:(from) steps:(pips)) End)
                    (move Remove (from)) (move (from (from)) (to (trackSite Move from:(from) steps:(pips))))))))))
            (end (if (no Pieces Mover) (result Mover Win)))))"#
    );
    read("race.lud", &text)
}

#[test]
fn no_throw_leads_from_a_hand_past_the_end_of_a_long_track() {
    let far = found(&race("End"));
    assert_eq!(reasons(&far), [&Never::NeverHolds], "{:?}", far.impossible);
    assert!(far.rules_unseen.is_empty() && far.contradicted.is_empty());
    assert!(reasons(&found(&race("3"))).is_empty());
}

#[test]
fn who_has_no_pieces_has_none_in_a_place() {
    let play = |count: &str| {
        format!(
            "(if (no Pieces Mover) (if (= {count} (count Pieces Mover in:(sites {{12}}))) (move Remove (sites Occupied by:Next))) \
             (forEach Piece))"
        )
    };
    assert_eq!(reasons(&found(&hunt_by(&play("1"), ""))), [&Never::Contradiction]);
    assert!(reasons(&found(&hunt_by(&play("0"), ""))).is_empty());
}

#[test]
fn nothing_lies_in_empty_places() {
    let play = |count: &str| {
        format!(
            "(or (forEach Piece) (if (= 1 (count {count} in:(intersection (sites Empty) (sites Centre)))) (move Pass)))"
        )
    };
    assert_eq!(reasons(&found(&hunt_by(&play(""), ""))), [&Never::NeverHolds]);
    assert!(reasons(&found(&hunt_by(&play("Sites"), ""))).is_empty());
}

/// A board of vertices on which hands are asked for what lies in them, with or without saying that they are cells.
fn with_hands(count: &str) -> Survey {
    found(&read(
        "hands.lud",
        &format!(
            r#"(game "Hands" (players 2)
        (equipment {{
            (board (square 3) use:Vertex)
            (piece "Disc" Each)
            (hand Each)}})
        (rules
            (start {{(place "Disc1" (handSite P1) count:5) (place "Disc2" (handSite P2) count:5)}})
            (play (or
                (if (<= 3 ({count} at:(handSite Mover))) (move Add (to (sites Empty))))
                (move Add (to (sites Bottom) if:(is Empty (to))))))
            (end (if (is Line 3) (result Mover Win)))))"#
        ),
    ))
}

#[test]
fn a_hand_is_asked_as_cells_or_it_seems_empty() {
    let unsaid = with_hands("count");
    assert_eq!(reasons(&unsaid), [&Never::NeverHolds]);
    assert!(unsaid.rules_unseen.is_empty() && unsaid.contradicted.is_empty());
    let said = with_hands("count Cell");
    assert!(reasons(&said).is_empty());
    assert!(said.rules_unseen.is_empty());
}

/// A march in which nobody has a choice.
fn march(board: &str, start: &str) -> Survey {
    found(&read(
        "march.lud",
        &format!(
            r#"(game "March" (players 2)
        (equipment {{
            (board ({board}))
            (piece "Runner" Each (move Step E (to if:(is Empty (to)))))}})
        (rules
            (start {{{start}}})
            (play (forEach Piece))
            (end {{
                (if (= (count Moves) 40) (result Mover Loss))
                (if (is In (last To) (sites Right)) (result Mover Win))
            }})))"#
        ),
    ))
}

#[test]
fn where_nobody_has_a_choice_only_one_game_can_be_played() {
    let alone =
        march("rectangle 2 5", r#"(place "Runner1" (sites {0})) (place "Runner2" (sites {5}))"#);
    assert_eq!(reasons(&alone), [&Never::OneCourse]);
    assert!(alone.endings_unseen.is_empty() && alone.contradicted.is_empty());
    let chosen =
        march("rectangle 3 5", r#"(place "Runner1" (sites {0 10})) (place "Runner2" (sites {5}))"#);
    // A choice makes several games, all of whose positions are gone through.
    let gone_through = |reason: &&Never| matches!(reason, Never::InNoPosition { .. });
    assert!(reasons(&chosen).iter().all(gone_through), "{:?}", reasons(&chosen));
}
