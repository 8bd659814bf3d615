//! Solving deduction puzzles.

use engine::Program;
use engine::solve::{Limits, Reason, explain, solve};

fn program(equipment: &str, start: &str, constraints: &str) -> Program {
    let text = format!(
        r#"(game "Puzzle" (players 1) (equipment {{ {equipment} }})
            (rules {start} (play (satisfy {{ {constraints} }})) (end (if (is Solved) (result P1 Win)))))"#
    );
    crate::common::program(&text)
}

fn count(program: &Program) -> usize {
    let limits = Limits { solutions: 10_000, positions: 1_000_000 };
    let solutions = solve(program, limits).expect("it is a puzzle");
    assert!(solutions.complete);
    solutions.found.len()
}

const FOUR: &str = "(board (square 4) (values Cell (range 1 4)))";

#[test]
fn latin_squares_and_sudokus_of_four_are_counted() {
    let latin = program(&format!("{FOUR} (regions {{ Columns Rows }})"), "", "(all Different)");
    assert_eq!(count(&latin), 576);
    let sudoku =
        program(&format!("{FOUR} (regions {{ Columns Rows SubGrids }})"), "", "(all Different)");
    assert_eq!(count(&sudoku), 288);
}

#[test]
fn queens_are_counted() {
    for (n, expected) in [(4, 2), (5, 10), (6, 4), (7, 40)] {
        let queens = program(
            &format!("(board (square {n}) (values Cell (range 0 1))) (regions AllDirections)"),
            "",
            &format!("(is Count (sites Board) of:1 {n}) (all Different except:0)"),
        );
        assert_eq!(count(&queens), expected, "{n} queens");
    }
}

#[test]
fn lines_and_sums_and_equal_rows_are_forbidden() {
    // Binary squares of four with two of each kind in every line, no three in a row, no two lines alike.
    let binary = program(
        "(board (square 4) (values Cell (range 0 1))) (regions { Columns Rows })",
        "",
        "(not (is Line 3 Orthogonal)) (is Unique) (is Sum 2)",
    );
    assert_eq!(count(&binary), 72);
}

#[test]
fn a_test_without_a_rule_of_its_own_is_made_on_candidates() {
    // Kings: no two neighbours hold a 1; one way for each independent set of the grid of king's moves.
    let kings = program(
        "(board (square 3) (values Cell (range 0 1)))",
        "",
        "(forAll Cell (or (= (what at:(from)) 0) (is Count (sites Around (from)) of:1 0)))",
    );
    assert_eq!(count(&kings), 35);
}

#[test]
fn a_puzzle_without_a_solution_has_none() {
    let puzzle = program(
        &format!("{FOUR} (regions {{ Columns Rows }})"),
        "(start (set { {0 1} {1 2} {2 3} {7 4} }))",
        "(all Different)",
    );
    assert_eq!(count(&puzzle), 0);
    assert_eq!(explain(&puzzle), None);
}

#[test]
fn the_steps_of_an_easy_puzzle_need_no_guess() {
    let puzzle = program(
        &format!("{FOUR} (regions {{ Columns Rows SubGrids }})"),
        "(start (set { {0 1} {1 2} {2 3} {12 4} {15 1} }))",
        "(all Different)",
    );
    let explanation = explain(&puzzle).expect("it has a solution");
    assert!(explanation.unique);
    assert_eq!(explanation.steps.len(), 11);
    for step in &explanation.steps {
        assert_ne!(step.reason, Reason::Guess);
        assert!(step.because.iter().all(|because| because.sites.contains(&step.site)));
    }
}
