//! What play does not reach is shown in constructed positions, or told to be out of reach.

use crate::common::{on_threads, read, settings};
use engine::Program;
use survey::{Settings, survey};

/// Pieces are removed only when two are left, and there are four: by play nobody gets there.
fn frozen(end: &str) -> Program {
    let text = format!(
        r#"(game "Frozen" (players 2)
        (equipment {{(board (square 4)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))}})
        (rules
            (start {{(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))}})
            (play (if (= 2 (count Pieces Next)) (move Remove (sites Occupied by:Next)) (forEach Piece)))
            (end {end})))"#
    );
    read("frozen.lud", &text)
}

fn brief() -> Settings {
    Settings { longest: 200, ..settings(60_000) }
}

#[test]
fn an_ending_that_play_does_not_reach_is_constructed() {
    let program = frozen("(if (<= (count Pieces Next) 1) (result Mover Win))");
    let found = survey(&program, &brief());
    assert_eq!(found.facts.finished, 0, "random games do end");
    assert_eq!((found.endings_unseen.len(), found.rules_unseen.len()), (0, 0));
    let ending = &found.endings[0];
    assert!(ending.example.is_constructed() && ending.plain == 0);
    // It is the real engine that ends the game, by a legal move.
    let scene = ending.example.replay(&program).expect("the example");
    assert!(!scene.before.is_over() && scene.after.is_over());
    assert_eq!(scene.after.ending.and_then(|ending| ending.rule), ending.key.rule);
}

#[test]
fn no_more_is_changed_than_is_needed() {
    let program = frozen("(if (<= (count Pieces Next) 1) (result Mover Win))");
    let found = survey(&program, &brief());
    let arranged = found.endings[0].example.way.arranged.first().expect("an arrangement");
    assert_eq!(arranged.changes.len(), 2, "{:?}", arranged.changes);
}

#[test]
fn a_move_that_is_never_possible_is_constructed() {
    let program = frozen("(if (no Pieces Next) (result Mover Win))");
    let found = survey(&program, &brief());
    assert!(found.rules_unseen.is_empty());
    let shown = found.kinds.iter().filter(|seen| seen.example.is_constructed());
    for seen in shown.clone() {
        let scene = seen.example.replay(&program).expect("the example");
        assert_eq!(scene.legal[scene.chosen].origin, seen.kind.origin);
    }
    assert_eq!(shown.count(), 1);
}

/// A guard takes a thief only from a corner, with a guard on each side: what the rule asks of its places leads there.
#[test]
fn what_a_rule_asks_of_its_places_is_sought() {
    let program = read(
        "guards.lud",
        r#"(game "Guards" (players 2)
        (equipment {
            (board (square 7))
            (piece "Guard" P1 (or
                (move Step Orthogonal (to if:(is Empty (to))))
                (move Step (from if:(= (what at:(ahead (from) E)) (id "Guard1"))) N
                    (to if:(and {
                        (= (what at:(to)) (id "Thief2"))
                        (= (what at:(ahead (to) E)) (id "Guard1"))
                        (= (what at:(ahead (to) W)) (id "Guard1"))
                        (= (what at:(ahead (to) N)) (id "Guard1"))
                    }) (apply (remove (to)))))))
            (piece "Thief" P2 (move Step Orthogonal (to if:(is Empty (to)))))})
        (rules
            (start {(place "Guard1" (sites Bottom)) (place "Thief2" (sites Top))})
            (play (forEach Piece))
            (end (if (no Pieces P2) (result P1 Win)))))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.rules_unseen.is_empty());
}

#[test]
fn what_cannot_be_is_out_of_reach() {
    let program = frozen("(if (> (count Pieces Next) 20) (result Mover Win))");
    let found = survey(&program, &brief());
    let by_rule = found.endings.iter().filter(|seen| seen.key.rule.is_some()).count();
    assert_eq!((by_rule, found.endings_unseen.len()), (0, 1));
    assert!(found.constructed);
}

#[test]
fn constructions_do_not_depend_on_the_number_of_threads() {
    let program = frozen("(if (<= (count Pieces Next) 1) (result Mover Win))");
    let one = on_threads(1, &program, &brief());
    let three = on_threads(3, &program, &brief());
    assert_eq!(format!("{one:?}"), format!("{three:?}"));
}

/// Who has one disc left may pass, and nothing takes discs.
#[test]
fn all_pass_one_after_another() {
    let program = read(
        "still.lud",
        r#"(game "Still" (players 2)
        (equipment {(board (square 4)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            (play (or (forEach Piece) (if (= 1 (count Pieces Mover)) (move Pass))))
            (end (if (all Passed) (result Mover Draw)))))"#,
    );
    let found = survey(&program, &brief());
    assert_eq!((found.endings_unseen.len(), found.rules_unseen.len()), (0, 0));
    let ending = &found.endings[0];
    assert!(ending.example.is_constructed() && ending.key.pass);
    // The other one has passed just before, by a legal move.
    let scene = ending.example.replay(&program).expect("the example");
    let before = scene.before.state.last_played().expect("a move before");
    assert!(before.is_pass);
}

/// A turn goes on after a capture, which no disc is close enough for.
#[test]
fn a_move_in_the_same_turn_is_led_to() {
    let program = read(
        "again.lud",
        r#"(game "Again" (players 2)
        (equipment {(board (square 9)) (piece "Disc" Each
            (if (is In (from) (sites Bottom))
                (move Hop Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between))))
                    (to if:(is Empty (to))) (then (moveAgain)))
                (move Step Orthogonal (to if:(is Empty (to))))))})
        (rules
            (start {(place "Disc1" (sites {40})) (place "Disc2" (sites {44}))})
            (play (if (is Prev Mover) (move Remove (sites Occupied by:Mover)) (forEach Piece)))
            (end (if (= 100 (count Moves)) (result Mover Draw)))))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.rules_unseen.is_empty(), "{:?}", found.rules_unseen);
}

#[test]
fn a_phase_that_nothing_leads_to_is_entered_by_hand() {
    let program = read(
        "late.lud",
        r#"(game "Late" (players 2)
        (equipment {(board (square 4)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            phases:{
                (phase "Early" (play (forEach Piece)) (nextPhase (> (count Pieces) 20) "Late"))
                (phase "Late" (play (move Remove (sites Occupied by:Next)))
                    (end (if (no Pieces Next) (result Mover Win))))}))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.phases_unseen.is_empty() && found.rules_unseen.is_empty());
    assert!(found.endings_unseen.is_empty());
    let ending = &found.endings[0].example;
    assert_eq!(ending.way.arranged[0].phase, Some(1));
    let scene = ending.replay(&program).expect("the example");
    assert!(!scene.before.is_over() && scene.after.is_over());
}

/// Seeds go round one by one and are never taken: by play the board is never nearly empty.
#[test]
fn seeds_are_poured_together() {
    let program = read(
        "seeds.lud",
        r#"(game "Seeds" (players 2)
        (equipment {(mancalaBoard 2 4 store:None (track "Track" "0,E,N,W" loop:True)) (piece "Seed" Shared) (hand Each)
            (regions P1 (sites Bottom)) (regions P2 (sites Top))})
        (rules
            (start (set Count 2 to:(sites Track)))
            (play (move Select (from (sites Mover) if:(is Occupied (from))) (then (sow apply:(if (<= (count in:(sites Board)) 2) (fromTo (from (to)) (to (handSite Mover)) count:(count at:(to))))))))
            (end (if (<= (count in:(sites Board)) 1) (result Mover Win)))))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.endings_unseen.is_empty());
    assert!(found.endings.iter().any(|seen| seen.example.is_constructed()));
}

/// Who has no move passes, and may take a piece the next time: the discs have too much room for that.
#[test]
fn somebody_is_made_to_pass() {
    let program = read(
        "stuck.lud",
        r#"(game "Stuck" (players 2)
        (equipment {(board (square 7)) (piece "Disc" Each (move Step Orthogonal (to if:(is Empty (to)))))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            (play (if (no Moves Mover) (move Remove (sites Occupied by:Next)) (forEach Piece)))
            (end (if (= 100 (count Moves)) (result Mover Draw)))))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.rules_unseen.is_empty(), "{:?}", found.rules_unseen);
    let taking = found.kinds.iter().find(|seen| seen.example.is_constructed()).expect("a capture");
    let scene = taking.example.replay(&program).expect("the example");
    assert_eq!(scene.legal[scene.chosen].origin, taking.kind.origin);
}

/// The dice must fall in one of thirty-six ways while a disc stands in one of nine places.
#[test]
fn the_dice_fall_as_they_have_to() {
    let program = read(
        "throw.lud",
        r#"(game "Throw" (players 2)
        (equipment {(board (square 9)) (dice d:36 num:1) (piece "Disc" Each
            (or (if (and (is In (from) (sites Top)) (= 36 (count Pips))) (move Remove (from)))
                (move Step Orthogonal (to if:(is Empty (to))))))})
        (rules
            (start {(place "Disc1" (sites {0})) (place "Disc2" (sites {8}))})
            (play (do (roll) next:(forEach Piece)))
            (end (if (= 60 (count Moves)) (result Mover Draw)))))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.rules_unseen.is_empty(), "{:?}", found.rules_unseen);
    for seen in found.kinds.iter().filter(|seen| seen.example.is_constructed()) {
        let scene = seen.example.replay(&program).expect("the example");
        assert_eq!(scene.legal[scene.chosen].origin, seen.kind.origin);
    }
}

/// A board of which a row of three ends most games before it is full.
#[test]
fn games_go_on_where_nobody_ends_them() {
    let program = read(
        "full.lud",
        r#"(game "Full" (players 2)
        (equipment {(board (square 6)) (piece "Disc" Each)})
        (rules
            (play (move Add (to (sites Empty))))
            (end {(if (is Line 3) (result Mover Win)) (if (is Full) (result Mover Draw))})))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.endings_unseen.is_empty());
}

/// All passed, and the scores are not equal: an earlier rule is about equal ones.
#[test]
fn an_earlier_rule_is_kept_from_ending_the_game() {
    let program = read(
        "even.lud",
        r#"(game "Even" (players 2)
        (equipment {(board (square 3)) (piece "Disc" Each)})
        (rules
            (play (or (move Pass) (move Add (to (sites Empty)) (then (if (is Full) (addScore Mover 1))))))
            (end {
                (if (and (= (score P1) (score P2)) (all Passed)) (result Mover Draw))
                (if (all Passed) (byScore))})))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.endings_unseen.is_empty());
}

/// Who had to pass loses after the other's next move; discs step aside as long as they can.
#[test]
fn somebody_who_had_to_pass_has_lost() {
    let program = read(
        "lost.lud",
        r#"(game "Lost" (players 2)
        (equipment {(board (square 7)) (piece "Disc" Each (move Step Orthogonal (to if:(is Empty (to)))))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            (play (forEach Piece))
            (end (forEach NonMover if:(no Moves Player) (result Player Loss)))))"#,
    );
    let found = survey(&program, &brief());
    assert!(found.endings_unseen.is_empty());
}

/// A king of a large board that a few of many short-legged enemies have to surround: nobody gets there by chance.
#[test]
fn a_mate_on_a_large_board_is_constructed() {
    let text = r#"(game "Siege" (players {(player N) (player S)})
        (equipment {(board (square 14))
            (piece "King" Each (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))
            (piece "Guard" Each (move Step Orthogonal (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))})
        (rules
            (start {(place "King1" coord:"G1") (place "King2" coord:"G14")
                (place "Guard1" (sites Row 1)) (place "Guard2" (sites Row 12))})
            (play (do (forEach Piece) ifAfterwards:(not (is Threatened (id "King" Mover)))))
            (end (if (and (is Threatened (id "King" Next))
                    (not (can Move (do (forEach Piece Next)
                        ifAfterwards:(not (is Threatened (id "King" Next)))))))
                (result Mover Win)))))"#;
    let found = survey(&read("siege.lud", text), &Settings { longest: 200, ..settings(100_000) });
    assert_eq!(found.endings_unseen, vec![]);
}

/// Two rules give the same result: the second applies only where the first has ended the game, which no proof sees through.
#[test]
fn a_rule_that_always_comes_too_late_is_shown_all_the_same() {
    let program = frozen(
        "{(if (>= (count Moves) 12) (result P1 Win)) (if (= 0 (% (count Moves) 12)) (result P1 Win))}",
    );
    let found = survey(&program, &brief());
    assert!(found.endings_unseen.is_empty() && found.impossible.is_empty());
    let late: Vec<_> = found.endings.iter().filter(|seen| seen.late).collect();
    assert_eq!(late.len(), 1);
    let scene = late[0].example.replay(&program).expect("the example");
    assert_ne!(scene.after.ending.and_then(|ending| ending.rule), late[0].key.rule);
    // What says otherwise of the game than what became of it is not shown by it.
    let other = frozen(
        "{(if (>= (count Moves) 12) (result P1 Win)) (if (= 0 (% (count Moves) 12)) (result P2 Win))}",
    );
    let found = survey(&other, &brief());
    assert_eq!((found.endings_unseen.len(), found.endings.len()), (1, 1));
}

#[test]
fn a_game_that_no_rule_ends_is_played_to_the_limit() {
    let program = frozen(r#"(if (is Triggered "Never" Mover) (result Mover Win))"#);
    let found = survey(&program, &brief());
    let ending = found.endings.iter().find(|seen| seen.key.rule.is_none()).expect("an ending");
    let scene = ending.example.replay(&program).expect("the example");
    assert!(scene.after.is_over() && survey::winners(&scene.after).is_empty());
}

/// All discs have to be in the home of the others, which nobody gets to: many pieces have to be in their places at once.
#[test]
fn a_home_that_many_pieces_have_to_fill_is_filled() {
    let program = read(
        "homes.lud",
        r#"(game "Homes" (players 2)
        (equipment {(board (square 12)) (piece "Disc" Each (move Step Orthogonal (to if:(is Empty (to)))))})
        (rules
            (start {(place "Disc1" (expand (sites Bottom))) (place "Disc2" (expand (sites Top)))})
            (play (forEach Piece))
            (end (if (and (is Mover P1) (= (sites Occupied by:Mover) (expand (sites Top)))) (result Mover Win)))))"#,
    );
    let found = survey(&program, &Settings { longest: 200, ..settings(200_000) });
    assert_eq!(found.endings_unseen, vec![]);
}

/// A sign is given by what a move does on its way, where three places are held.
#[test]
fn a_sign_that_a_move_itself_gives_is_sought() {
    let program = read(
        "signs.lud",
        r#"(game "Signs" (players 2)
        (equipment {(board (square 8)) (piece "Disc" Each (move Step (to if:(not (is Friend (who at:(to))))
            (apply (if (= 0 (count Sites in:(difference (sites {18 27 36 45 54}) (sites Occupied by:Mover))))
                (trigger "Row" Mover) (remove (to)))))))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            (play (forEach Piece))
            (end (if (is Triggered "Row" Mover) (result Mover Win)))))"#,
    );
    let found = survey(&program, &brief());
    assert_eq!(found.endings_unseen, vec![]);
}
