//! Games in which pieces that move alike surround a king, and endings that ask the same thing of the last move.

use crate::common::told;

/// A small tafl game of our own.
const SIEGE: &str = r#"(game "Siege" (players 2)
  (equipment { (board (square 7))
    (piece "Guard" P1 (move Slide Orthogonal (then (and
      (custodial (from (last To)) Orthogonal
        (between (max 1) if:(= (what at:(between)) (id "Guard" Next)) (apply (remove (between))))
        (to if:(or {(is Friend (who at:(to))) (is In (to) (sites Corners)) (is In (to) (sites Centre))})))
      (surround (from (last To)) Orthogonal
        (between if:(= (what at:(between)) (id "King" P2)) (apply (trigger "Caught" P2)))
        (to if:(is Friend (who at:(to)))))))))
    (piece "Guard" P2 (move Slide Orthogonal (then
      (custodial (from (last To)) Orthogonal
        (between (max 1) if:(= (what at:(between)) (id "Guard" Next)) (apply (remove (between))))
        (to if:(or {(is Friend (who at:(to))) (is In (to) (sites Corners)) (is In (to) (sites Centre))}))))))
    (piece "King" P2 (move Slide Orthogonal)) })
  (rules (start { (place "Guard1" (sites Bottom)) (place "Guard2" (sites Top)) (place "King2" (sites Centre)) })
    (play (forEach Piece))
    (end { (if (is In (where "King" P2) (sites Corners)) (result P2 Win)) (if (is Triggered "Caught" P2) (result P1 Win)) })))"#;

#[test]
fn what_every_piece_does_is_told_once() {
    let text = told(SIEGE).split_whitespace().collect::<Vec<_>>().join(" ");
    let slide = "slides any number of squares horizontally or vertically through empty squares";
    assert!(text.contains(&format!("Every piece {slide}.")), "{text}");
    assert_eq!(text.matches(slide).count(), 1, "{text}");
    assert!(text.contains("When a guard has moved: Capture every enemy guard"), "{text}");
    assert!(
        text.contains("the square directly beyond it holds one of your pieces, is a corner square or is the centre square."),
        "{text}"
    );
    assert!(
        text.contains("When one of White's guards has moved: If the king is next to"),
        "{text}"
    );
}

/// A row game of our own, with two lengths.
const ROWS: &str = r#"(game "Rows" (players 2)
  (equipment { (board (hex 5)) (piece "Disc" Each) })
  (rules (meta (swap)) (play (move Add (to (sites Empty))))
    (end { (if (is Line 5) (result Mover Win)) (if (is Line 4) (result Mover Loss)) })))"#;

#[test]
fn a_shorter_row_is_told_by_its_length() {
    let text = told(ROWS).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("You win if you make a row of five or more of your discs."), "{text}");
    assert!(text.contains("You lose if you make a row of only four."), "{text}");
}

/// Draughts of our own in which men and kings jump alike.
const DRAUGHTS: &str = r#"(game "Short Draughts" (players {(player N) (player S)})
  (equipment { (board (square 8)) (piece "Man" Each) (piece "Chief" Each) (regions P1 (sites Top)) (regions P2 (sites Bottom)) })
  (rules (start { (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) })
    (play (or {
      (forEach Piece "Man" (move Hop (directions {FR FL}) (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))))
      (forEach Piece "Chief" (move Hop Diagonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))))
      (forEach Piece "Man" (move Step (directions {FR FL}) (to if:(is Empty (to))))) }
      (then (if (is In (last To) (sites Mover)) (promote (last To) (piece "Chief") Mover)))))
    (end (if (no Moves Next) (result Mover Win)))))"#;

#[test]
fn jumps_of_several_kinds_are_one_alternative() {
    let text = told(DRAUGHTS).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(
        text.matches("over an enemy piece to an empty square directly beyond").count(),
        1,
        "{text}"
    );
    assert!(text.contains("or with one of your chiefs diagonally, over an enemy piece"), "{text}");
}
