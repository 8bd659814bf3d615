//! Ends that random play seldom meets are sought.

use crate::common::{read, settings};
use survey::{Finish, Settings, survey};
use tutor::strategy::Feature;

/// A game of one piece each on a large board; what the players do, and when it ends.
fn wanderers(play: &str, end: &str) -> engine::Program {
    let text = format!(
        r#"(game "Wanderers" (players 2)
        (equipment {{(board (square 12)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))}})
        (rules
            (start {{(place "Disc1" 0) (place "Disc2" 11)}})
            (play {play})
            (end {end})))"#
    );
    read("wanderers.lud", &text)
}

fn brief() -> Settings {
    Settings { longest: 24, ..settings(100_000) }
}

#[test]
fn a_sign_is_sought_by_the_tests_that_give_it() {
    let program = wanderers(
        r#"(forEach Piece (then (if (is In (last To) (sites Top)) (trigger "There" Mover))))"#,
        r#"(if (is Triggered "There" Mover) (result Mover Win))"#,
    );
    let found = survey(&program, &brief());
    assert_eq!(found.facts.finished, 0, "random games do end");
    assert_eq!(found.endings_unseen.len(), 0);
    assert!(!found.endings[0].example.is_constructed(), "it is reached by play");
}

#[test]
fn players_pass_where_that_ends_the_game() {
    let add = "(or (move Add (to (sites Empty))) (move Pass))";
    let program = wanderers(add, "(if (all Passed) (result Mover Draw))");
    let found = survey(&program, &brief());
    assert_eq!(found.endings_unseen.len(), 0);
    assert!(found.endings.iter().any(|seen| seen.key.rule.is_some() && seen.key.pass));
}

/// A tour of a horse: solved by going first where few moves lead on.
#[test]
fn a_game_for_one_is_solved_and_says_how() {
    let program = read(
        "tour.lud",
        r#"(game "Tour" (players 1)
        (equipment {
            (board (square 6))
            (piece "Mark" Neutral)
            (piece "Horse" P1 (move Leap {{F F R F} {F F L F}} (to if:(is Empty (to)))
                (then (add (piece "Mark0") (to (last From))))))
        })
        (rules
            (start (place "Horse" 0))
            (play (forEach Piece))
            (end {(if (>= (count Moves) 35) (result P1 Win)) (if (no Moves P1) (result P1 Loss))})))"#,
    );
    let found = survey(&program, &settings(400_000));
    let finishes: Vec<&Finish> = found.endings.iter().map(|seen| &seen.key.finish).collect();
    assert!(finishes.contains(&&Finish::Solved), "{finishes:?}");
    let few = found.alone.iter().find(|one| one.feature == Feature::Mobility && !one.more);
    assert!(few.is_some_and(|one| one.closer > 3.5), "{:?}", found.alone);
}

#[test]
fn a_race_by_dice_alone_leaves_no_choice() {
    let program = read(
        "luck.lud",
        r#"(game "Luck" (players 2)
        (equipment {
            (board (square 6) {(track "Track1" {0..35} P1 directed:True) (track "Track2" {0..35} P2 directed:True)})
            (piece "Pawn" Each (move (from) (to (trackSite Move steps:(count Pips)))))
            (dice num:1)
        })
        (rules
            (start {(place "Pawn1" 0) (place "Pawn2" 1)})
            (play (do (roll) next:(forEach Piece)))
            (end (if (> (count Moves) 30) (result Mover Win)))))"#,
    );
    let found = survey(&program, &settings(60_000));
    let play = found.play(&program);
    assert!(play.chance && !play.choice && play.finished > 0, "{play:?}");
}

/// Where the moves depend on dice, to look for threats must not throw them.
#[test]
fn looking_for_threats_does_not_change_the_dice() {
    let program = read(
        "dice.lud",
        r#"(game "Dice" (players 2)
        (equipment {
            (board (square 5)) (dice d:6 num:1)
            (piece "King" Each (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))
            (piece "Rook" Each (move Slide (to if:(is Enemy (who at:(to))) (apply (remove (to))))))
        })
        (rules
            (start {
                (place "King1" 0) (place "Rook1" {2 4}) (place "King2" 24) (place "Rook2" {20 22})
            })
            (play (do (roll) next:(if (< (count Pips) 4) (forEach Piece "King") (forEach Piece "Rook"))))
            (end {
                (if (and (is Threatened (id "King" Next)) (= (count Pieces Next) 1)) (result Mover Win))
                (if (no Pieces Next) (result Mover Win))
            })))"#,
    );
    let found = survey(&program, &settings(60_000));
    assert!(found.attack.is_some(), "no threat was seen");
    for seen in &found.kinds {
        let scene = seen.example.replay(&program).expect("the example");
        assert_eq!(scene.legal[scene.chosen].origin, seen.kind.origin);
    }
    for seen in &found.endings {
        let scene = seen.example.replay(&program).expect("the example");
        assert_eq!(scene.after.ending.and_then(|ending| ending.rule), seen.key.rule);
    }
}

/// Points come only to who has points: to ask for the way to the first ones must come to an end.
#[test]
fn a_score_may_depend_on_the_score() {
    let program = wanderers(
        "(forEach Piece (then (if (> (score Mover) 3) (addScore Mover 1))))",
        "(if (>= (score Mover) 9) (result Mover Win))",
    );
    let found = survey(&program, &brief());
    assert!(found.fault.is_none());
}

/// A mark that only a move to the far corner makes.
#[test]
fn a_mark_of_a_player_is_sought_by_the_tests_that_make_it() {
    let program = wanderers(
        "(forEach Piece (then (if (is In (last To) (sites Top)) (set Value Next 1))))",
        "(if (= 1 (value Player Next)) (result Mover Win))",
    );
    let found = survey(&program, &brief());
    assert_eq!(found.endings_unseen.len(), 0);
    assert!(!found.endings[0].example.is_constructed(), "it is reached by play");
}
