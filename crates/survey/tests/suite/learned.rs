//! What play says of the features of positions.

use crate::common::{read, settings};
use survey::survey;
use tutor::strategy::Feature;

/// One side has wolves, the other sheep: to have more pieces than the other says nothing to either.
#[test]
fn sides_without_a_piece_in_common_are_not_compared() {
    let program = read(
        "wolves.lud",
        r#"(game "Wolves" (players 2)
        (equipment {
            (board (square 5))
            (piece "Wolf" P1 (or
                (move Step Orthogonal (to if:(is Empty (to))))
                (move Hop Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between))))
                    (to if:(is Empty (to))))))
            (piece "Sheep" P2 (move Step Orthogonal (to if:(is Empty (to)))))})
        (rules
            (start {(place "Wolf1" (sites Top)) (place "Sheep2" (expand (sites Bottom)))})
            (play (forEach Piece))
            (end {
                (if (<= (count Pieces P2) 3) (result P1 Win))
                (if (= (count Moves) 60) (result P2 Win))
            })))"#,
    );
    let found = survey(&program, &settings(60_000));
    let material: Vec<&Feature> = found
        .learned
        .iter()
        .map(|one| &one.feature)
        .filter(|feature| matches!(feature, Feature::Material(_)))
        .collect();
    assert!(material.contains(&&Feature::Material("Sheep".to_owned())), "{material:?}");
    assert!(!material.contains(&&Feature::Material(String::new())), "{material:?}");
}

/// Throws of dice alone decide, so that no plan helps: all of them were tried.
#[test]
fn where_luck_decides_all_plans_are_tried() {
    let program = read(
        "luck.lud",
        r#"(game "Luck" (players 2)
        (equipment {
            (board (rectangle 1 12))
            (piece "Runner" Each)
            (dice d:2 num:1)})
        (rules
            (start {(place "Runner1" (sites {0})) (place "Runner2" (sites {11}))})
            (play (do (roll) next:(or
                (move Select (from (sites Occupied by:Mover)))
                (move Select (from (sites Occupied by:Next))))))
            (end (if (and (> (count Moves) 5) (= (count Pips) 2)) (result Mover Win)))))"#,
    );
    let found = survey(&program, &settings(60_000));
    let tried: Vec<&Feature> = found.tried.iter().map(|one| &one.feature).collect();
    assert!(tried.contains(&&Feature::Near) && tried.contains(&&Feature::Goal), "{tried:?}");
}
