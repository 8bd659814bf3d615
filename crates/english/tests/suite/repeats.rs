//! What a description says again is told once.

use crate::common::told;

/// Two rules with some steps in common, after which one of two things happens.
const TOLL: &str = r#"
(game "Toll" (players 2)
  (equipment {(board (square 5)) (piece "Disc" Each)})
  (rules
    (play (move Add (to (sites Empty)) (then (seq {
      (if (is In (last To) (sites Corners)) (and {
        (forEach Site (sites Around (last To)) (if (is Enemy (who at:(site))) (remove (site))))
        (addScore Mover 2)
        (set Var "Tolls" (+ (var "Tolls") 3))}))
      (if (is In (last To) (sites Centre)) (and {
        (set Value Mover 7)
        (forEach Site (sites Around (last To)) (if (is Enemy (who at:(site))) (remove (site))))
        (addScore Mover 2)
        (set Var "Tolls" (+ (var "Tolls") 3))}))}))))
    (end (if (>= (var "Tolls") 30) (byScore)))))
"#;

#[test]
fn steps_that_two_lists_share_are_a_rule() {
    let text = told(TOLL);
    assert_eq!(text.matches("Add three to the number noted").count(), 1, "{text}");
    assert_eq!(text.matches("ollow the rule on ").count(), 2, "{text}");
}

/// Two cases in which the same is done with one difference.
const GATHER: &str = r#"
(game "Gather" (players 2)
  (equipment {(board (square 5)) (piece "Disc" Each) (hand Each)})
  (rules
    (play (move Add (to (sites Empty)) (then
      (if (is In (last To) (sites Corners))
        (forEach Site (sites Around (last To)) (if (is Enemy (who at:(site)))
          (fromTo (from (site)) (to (handSite P1)))))
        (forEach Site (sites Around (last To)) (if (is Enemy (who at:(site)))
          (fromTo (from (site)) (to (handSite P2)))))))))
    (end (if (is Full) (result Mover Win)))))
"#;

#[test]
fn a_case_is_told_by_what_differs() {
    let text = told(GATHER);
    let same = "Otherwise, the same holds for Black.";
    assert!(text.contains(same), "{text}");
}

/// Two rules whose steps ask for what the first of them changes.
const SWEEP: &str = r#"
(game "Sweep" (players 2)
  (equipment {(board (square 5)) (piece "Disc" Each)})
  (rules
    (play (or
      (move Add (to (sites Empty)) (then (and
        (set Var "Tolls" (+ (var "Tolls") 1))
        (if (>= (var "Tolls") 9) (addScore Mover 2)))))
      (move Remove (sites Occupied by:Next) (then (and
        (set Var "Tolls" (+ (var "Tolls") 4))
        (if (>= (var "Tolls") 20) (addScore Mover 5)))))))
    (end (if (is Full) (byScore)))))
"#;

#[test]
fn steps_that_are_made_together_are_a_term() {
    let text = told(SWEEP);
    assert_eq!(text.matches("how things stood before the first of them").count(), 1, "{text}");
    assert_eq!(text.matches("Make these steps together.").count(), 2, "{text}");
}
