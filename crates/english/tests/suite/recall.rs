//! What reads the same is planned once, and tells the ludemes of every place where it stands.

use crate::common::told;

/// A test with so many ludemes that it is planned once for both pieces.
const TEST: &str =
    "(and { (is Empty (to)) (not (is In (to) (sites Corners))) (< 2 (count Pieces Mover)) })";

#[test]
fn every_copy_of_a_rule_is_told() {
    // `told` looks whether all ludemes are told, those of the second copy included.
    let text = told(&format!(
        r#"(game "Twice" (players 2)
            (equipment {{ (board (square 6))
                (piece "Man" Each (move Step Forward (to if:{TEST})))
                (piece "Elder" Each (move Step Backward (to if:{TEST}))) }})
            (rules (start {{(place "Man1" 7) (place "Elder1" 8) (place "Man2" 28) (place "Elder2" 27)}})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    ));
    assert!(text.contains("As under “Man”, with “backward”"), "{text}");
}

#[test]
fn the_same_words_mean_another_place_in_another_scope() {
    let text = told(&format!(
        r#"(game "Scopes" (players 2)
            (equipment {{ (board (square 6)) (regions "Camp" (sites Bottom))
                (piece "Man" Each (move Step (to if:{TEST})
                    (then (forEach Site (sites "Camp") (if {TEST} (add (piece "Man1") (to (site)))))))) }})
            (rules (start {{(place "Man1" 7) (place "Man2" 28)}})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    ));
    assert!(text.contains("corner"), "{text}");
}
