//! The bundled games in which all move at once, and the bundled match.

use crate::common::{match_program, program, start};
use engine::{Chance, Series};

/// Who wins for each pair of choices: a row for each choice of the first player, 0 for a draw.
fn outcomes(slug: &str) -> Vec<Vec<i32>> {
    let program = program(slug, &[]).unwrap();
    let mut world = start(&program, 1);
    let (first, second) = (world.moves_of(1), world.moves_of(2));
    let play = |a: usize, b: usize| {
        let mut world = world.clone();
        world.play_together(&[a, b]);
        assert!(world.is_over());
        match (world.ranking(1), world.ranking(2)) {
            (a, b) if a < b => 1,
            (a, b) if a > b => 2,
            _ => 0,
        }
    };
    first.iter().map(|&a| second.iter().map(|&b| play(a, b)).collect()).collect()
}

#[test]
fn rock_blunts_scissors_scissors_cut_paper_paper_wraps_rock() {
    assert_eq!(outcomes("rock-paper-scissors"), [[0, 2, 1], [1, 0, 2], [2, 1, 0]]);
}

#[test]
fn an_odd_sum_wins_for_the_first_player() {
    assert_eq!(outcomes("odds-and-evens"), [[2, 1], [1, 2]]);
}

#[test]
fn a_match_is_three_games_long_and_who_has_more_points_wins() {
    let program = match_program("three-in-a-row-match").unwrap();
    let names: Vec<&str> = program.games.iter().map(|game| &*game.name).collect();
    assert_eq!(names, ["Tic-Tac-Toe", "Connect Four", "Squava"]);
    for seed in 0..20 {
        let mut series = Series::begin(&program, Chance::seeded(seed));
        assert_eq!(series.legal_moves().len(), 9);
        series.playout(1000);
        assert!(series.is_over);
        assert!(series.legal_moves().is_empty());
        let points = &series.standing.scores;
        assert_eq!(series.standing.finished, 3);
        // A game that is won gives one point, a draw one to each.
        assert!((3..=6).contains(&(points[1] + points[2])), "{points:?}");
        let winner = match points[1].cmp(&points[2]) {
            std::cmp::Ordering::Greater => 1,
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 0,
        };
        assert_eq!(series.winner, winner);
    }
}
