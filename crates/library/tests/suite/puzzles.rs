//! The bundled deduction puzzles have the solutions that they are known to have, and filling one in wins.

use crate::common::{program, start};
use engine::action::Act;
use engine::arena::Part;
use engine::solve::{Limits, Reason, Solution, explain, solve};
use engine::{Program, World};
use library::GAMES;

/// How many solutions a puzzle has.
fn solutions(slug: &str, options: &[&str]) -> usize {
    let program = program(slug, options).unwrap();
    let limits = Limits { solutions: usize::MAX, positions: 1_000_000 };
    let solutions = solve(&program, limits).unwrap();
    assert!(solutions.complete, "{slug} is too hard");
    solutions.found.len()
}

#[test]
fn puzzles_have_their_known_numbers_of_solutions() {
    assert_eq!(solutions("n-queens", &[]), 92);
    // The one magic square of order three, turned and mirrored.
    assert_eq!(solutions("magic-square", &[]), 8);
    assert_eq!(solutions("latin-square", &["Board/3x3"]), 12);
    assert_eq!(solutions("latin-square", &["Board/4x4"]), 576);
    for slug in ["sudoku", "killer-sudoku", "futoshiki"] {
        assert_eq!(solutions(slug, &[]), 1, "{slug}");
    }
}

#[test]
fn every_step_of_an_explanation_but_a_guess_has_its_reason() {
    for (game, program) in deduction_puzzles() {
        let explanation = explain(&program).unwrap();
        let given = &program.puzzle.as_ref().unwrap().given;
        let mut told: Vec<i32> = explanation.steps.iter().map(|step| step.site).collect();
        for step in &explanation.steps {
            assert_eq!(explanation.solution.value(step.site), Some(step.value), "{game}");
            assert_eq!(step.because.is_empty(), step.reason == Reason::Guess, "{game}: {step:?}");
        }
        told.extend(given);
        told.sort_unstable();
        told.dedup();
        let sites: Vec<i32> = explanation.solution.values.iter().map(|v| v.0).collect();
        assert_eq!(told, sites, "{game}: each site is told once");
    }
}

#[test]
fn filling_in_a_solution_wins() {
    for (game, program) in deduction_puzzles() {
        let found = solve(&program, Limits::default()).unwrap().found;
        let mut world = start(&program, 1);
        fill_in(&mut world, &found[0]);
        assert!(world.is_over(), "{game} is solved");
        assert_eq!(world.ranking(1), 1.0, "{game} is won");
    }
}

fn deduction_puzzles() -> Vec<(&'static str, Program)> {
    let puzzles = GAMES.iter().filter(|game| game.text.contains("(satisfy"));
    let puzzles: Vec<_> =
        puzzles.map(|game| (game.slug, program(game.slug, &[]).unwrap())).collect();
    assert!(puzzles.len() >= 6);
    puzzles
}

/// Plays the values of a solution by legal moves, in the order of the sites.
fn fill_in(world: &mut World<'_>, solution: &Solution) {
    for &(site, value) in &solution.values {
        if world.is_over() {
            return;
        }
        let moves = world.legal_moves().to_vec();
        let sets = moves.iter().position(|mv| {
            world.arena.parts[mv.parts.range()].iter().any(|part| {
                matches!(part, Part::Action(action)
                    if matches!(action.act, Act::PuzzleSet { var, value: v, .. } if (var, v) == (site, value)))
            })
        });
        match sets {
            Some(index) => world.play(index),
            None => {
                let given = &world.program.puzzle.as_ref().unwrap().given;
                assert!(given.contains(&site), "{site} can be filled in");
            }
        }
    }
}
