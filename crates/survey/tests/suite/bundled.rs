//! Surveys of bundled games.

use crate::common::{on_threads, program, read, settings};
use survey::{Deed, Finish, Settings, Whose, survey};

#[test]
fn the_number_of_threads_changes_nothing() {
    let program = program("english draughts");
    let one = on_threads(1, &program, &settings(40_000));
    let three = on_threads(3, &program, &settings(40_000));
    assert_eq!(format!("{one:?}"), format!("{three:?}"));
}

#[test]
fn tic_tac_toe_ends_by_a_line_or_full() {
    let program = program("tic-tac-toe");
    let found = survey(&program, &settings(40_000));
    let finishes: Vec<&Finish> = found.endings.iter().map(|ending| &ending.key.finish).collect();
    assert!(finishes.contains(&&Finish::MoverWins), "{finishes:?}");
    assert!(finishes.contains(&&Finish::Draw), "{finishes:?}");
    assert!(!finishes.contains(&&Finish::OtherWins), "{finishes:?}");
    assert!(found.judged > 0 && found.endless == 0);
    assert!(found.facts.length_quantile(0.0).is_some_and(|shortest| shortest >= 5));
}

#[test]
fn every_example_can_be_played_again() {
    let program = program("english draughts");
    let found = survey(&program, &settings(40_000));
    assert!(
        found.kinds.iter().any(|seen| seen
            .kind
            .deeds
            .iter()
            .any(|deed| matches!(deed, Deed::Remove(_))))
    );
    for seen in &found.kinds {
        let scene = seen.example.replay(&program).expect("the example");
        assert_eq!(scene.legal[scene.chosen].origin, seen.kind.origin);
    }
    for seen in &found.endings {
        let scene = seen.example.replay(&program).expect("the example");
        assert!(scene.after.is_over());
    }
}

/// Castling on both sides, en passant, promotion to each piece, checkmate, stalemate and the draw by counting moves.
#[test]
fn chess_shows_everything_with_any_seed() {
    let program = program("chess");
    for seed in [1, 7, 41, 1_000_003, u64::MAX] {
        let found = survey(&program, &Settings { seed, ..settings(400_000) });
        let with = |piece: &str, deed: Deed| {
            let kinds = found.kinds.iter().map(|seen| &seen.kind);
            kinds.filter(|kind| &*kind.piece == piece && kind.deeds.contains(&deed)).count()
        };
        assert_eq!(with("King", Deed::Displace(Whose::Own)), 2, "castlings with seed {seed}");
        let passing = found.kinds.iter().filter(|seen| {
            let deeds = seen.kind.deeds.as_slice();
            &*seen.kind.piece == "Pawn" && deeds == [Deed::Move, Deed::Remove(Whose::Enemy)]
        });
        assert_eq!(passing.count(), 1, "en passant with seed {seed}");
        let promotions: usize = (0..program.components.len())
            .map(|what| with("Pawn", Deed::Promote(what as u16)))
            .sum();
        assert_eq!(promotions, 4, "promotions with seed {seed}");
        let finishes: Vec<&Finish> = found.endings.iter().map(|seen| &seen.key.finish).collect();
        assert_eq!(finishes.iter().filter(|finish| **finish == &Finish::MoverWins).count(), 1);
        assert_eq!(finishes.iter().filter(|finish| **finish == &Finish::Draw).count(), 2);
        assert_eq!(found.endings_unseen, [], "seed {seed}");
        assert_eq!(found.rules_unseen, [], "seed {seed}");
        assert!(!found.cut_short, "seed {seed}");
        assert!(found.attack.is_some_and(|it| &*it.piece == "King"), "check with seed {seed}");
    }
}

/// A race in which random play never arrives: all pieces of a player have to be on the other side.
#[test]
fn a_race_is_run_to_its_end() {
    let text = r#"(game "Run" (players 2)
        (equipment {
            (board (square 7)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))
            (regions "Goal" P1 (sites Top)) (regions "Goal" P2 (sites Bottom))})
        (rules
            (start {(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))})
            (play (forEach Piece))
            (end (if (= (sites Occupied by:Mover) (sites Mover "Goal")) (result Mover Win)))))"#;
    let found = survey(&read("run.lud", text), &Settings { longest: 300, ..settings(400_000) });
    assert_eq!(found.facts.finished, 0, "random games do arrive");
    assert_eq!(found.endings_unseen, []);
}

#[test]
fn what_random_play_does_not_reach_is_sought() {
    let program = program("chess");
    // So little that random games alone show hardly any ending.
    let found = survey(&program, &Settings { longest: 60, ..settings(400_000) });
    assert_eq!(found.endings_unseen, []);
    assert!(found.endings.iter().any(|seen| seen.plain == 0), "nothing had to be sought");
}

/// Where all places are alike, the corner that comes first in the list is no good example.
#[test]
fn a_placement_is_shown_in_the_middle_of_the_board() {
    let program = program("tic-tac-toe");
    let found = survey(&program, &settings(20_000));
    let placed = found.kinds.iter().find(|seen| seen.kind.deeds == [Deed::Place]).unwrap();
    let scene = placed.example.replay(&program).unwrap();
    assert_eq!(scene.legal[scene.chosen].to, 4);
}
