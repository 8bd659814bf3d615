//! Long first steps of pawns, how they are answered in passing, and castling that not everybody can do.

use crate::common::told;

/// Pawns whose first step leads further, and what `marks` of it for the next move.
fn pawns(step: &str, passing: &str) -> String {
    told(&format!(
        r#"
        (game "Ranks" (players {{(player N) (player S)}})
            (equipment {{
                (board (square 8))
                (piece "Pawn" Each (or {{
                    (move Step Forward (to if:(is Empty (to))))
                    (if (is In (from) (sites Start (piece (what at:(from))))) {step})
                    (move Step (directions {{FR FL}}) {passing} (then (remove (var))))
                }}))
            }})
            (rules
                (start {{ (place "Pawn1" (sites Row 1)) (place "Pawn2" (sites Row 6)) }})
                (play (forEach Piece))
                (end (if (no Moves Mover) (result Mover Loss)))))"#
    ))
}

const NOTED: &str = "(then (set Var (last To)))";
const AMONG: &str = "(to if:(is In (to) (sites Pending)))";

#[test]
fn a_step_of_any_of_several_lengths_is_told_by_its_lengths() {
    let each = |max: u32| {
        let slide = format!(
            "(forEach Value min:2 max:{max} (move Slide Forward
                (between (exact (value)) if:(is Empty (between)) (apply (set Pending (between))))
                (to if:(is Empty (to))) {NOTED}))"
        );
        pawns(&slide, AMONG)
    };
    let text = each(3);
    let step = "two or three squares straight ahead through empty squares to an empty square \
                (a long step).";
    assert!(text.contains(step), "{text}");
    assert!(text.contains("a square that has just been crossed by a long step"), "{text}");
    assert!(text.contains("Capture the pawn that made this long step (en passant)."), "{text}");
    assert!(each(5).contains("from two to five squares straight ahead"));
}

#[test]
fn a_jump_over_an_empty_square_is_a_double_step() {
    let hop = |back: &str| {
        let marks =
            format!("(then (and (set Pending (ahead (last To) {back})) (set Var (last To))))");
        let hop = format!(
            "(move Hop Forward (between if:(is Empty (between))) (to if:(is Empty (to))) {marks})"
        );
        pawns(&hop, "(to if:(and (is Pending) (= (to) (value Pending))))")
    };
    let text = hop("Backward");
    let step = "exactly two squares straight ahead through empty squares to an empty square \
                (a double step).";
    assert!(text.contains(step), "{text}");
    assert!(text.contains("Capture the pawn that made this double step (en passant)."), "{text}");
    // What is marked lies beyond the pawn, not behind it.
    assert!(!hop("Forward").contains("en passant"));
}

/// Kings and towers; the towers of the second player start on the squares given.
fn castles(second: &str) -> String {
    told(&format!(
        r#"
        (define "Unmoved" (= (state at:(mapEntry #1 (mover))) 1))
        (define "Moves" (then (if (= (state at:(last To)) 1) (set State at:(last To) 0))))
        (define "Rush" (slide (from (mapEntry "Tower" (mover))) E (between (exact 3) if:#1)))
        (game "Castles" (players {{(player N) (player S)}})
            (equipment {{
                (board (square 8))
                (piece "King" Each (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to)))) "Moves"))
                (piece "Tower" Each (move Slide Orthogonal (to if:(is Enemy (who at:(to))) (apply (remove (to)))) "Moves"))
                (map "King" {{(pair 1 "E1") (pair 2 "E8")}})
                (map "Tower" {{(pair 1 "A1") (pair 2 {second})}})
            }})
            (rules
                (start {{
                    (place "King1" coord:"E1" state:1) (place "King2" coord:"E8" state:1)
                    (place "Tower1" coord:"A1" state:1) (place "Tower2" coord:"A8" state:1)
                }})
                (play (or
                    (forEach Piece)
                    (if (and {{("Unmoved" "King") ("Unmoved" "Tower") (can Move ("Rush" (is Empty (to))))}})
                        (move Slide (from (mapEntry "King" (mover))) W
                            (between (exact 2) if:(is Empty (to)))
                            (then (and (set State at:(last To) 0) ("Rush" True)))))))
                (end (if (no Moves Mover) (result Mover Loss)))))"#
    ))
}

#[test]
fn who_has_no_partner_where_the_rules_look_for_it_cannot_castle() {
    let both = castles(r#""A8""#);
    assert!(both.contains("Castling moves the king and a tower"), "{both}");
    assert!(!both.contains("can castle"), "{both}");
    // A tower on H8 could not go three squares to the right, and none starts there.
    let one = castles(r#""H8""#);
    assert!(one.contains("Only White can castle."), "{one}");
}

/// Kings that castle among their own moves: two squares to the right, `far` squares to the left, where the tower goes `rush`.
fn corners(far: u32, rush: u32) -> String {
    told(&format!(
        r#"
        (define "Unmoved" (= (state at:(mapEntry #1 (mover))) 1))
        (define "Moves" (then (if (= (state at:(last To)) 1) (set State at:(last To) 0))))
        (define "Rush" (slide (from (mapEntry #1 (mover))) #2 (between (exact #3) if:#4)))
        (define "Castle"
            (if (and {{("Unmoved" "King") ("Unmoved" #1) (can Move ("Rush" #1 #3 #4 (is Empty (to))))}})
                (move Slide (from (mapEntry "King" (mover))) #2
                    (between (exact #5) if:(is Empty (to)))
                    (then (and (set State at:(last To) 0) ("Rush" #1 #3 #4 True))))))
        (game "Corners" (players {{(player N) (player S)}})
            (equipment {{
                (board (square 8))
                (piece "King" Each (or {{
                    (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to)))) "Moves")
                    ("Castle" "Near" E W 2 2)
                    ("Castle" "Far" W E {rush} {far})
                }}))
                (piece "Tower" Each (move Slide Orthogonal
                    (to if:(is Enemy (who at:(to))) (apply (remove (to)))) "Moves"))
                (map "King" {{(pair 1 "E1") (pair 2 "E8")}})
                (map "Near" {{(pair 1 "H1") (pair 2 "H8")}})
                (map "Far" {{(pair 1 "A1") (pair 2 "A8")}})
            }})
            (rules
                (start {{
                    (place "King1" coord:"E1" state:1) (place "King2" coord:"E8" state:1)
                    (place "Tower1" {{"A1" "H1"}} state:1) (place "Tower2" {{"A8" "H8"}} state:1)
                }})
                (play (forEach Piece))
                (end (if (no Moves Mover) (result Mover Loss)))))"#
    ))
}

#[test]
fn the_nearer_and_the_farther_partner_are_told_apart_where_the_king_goes_not_as_far() {
    let apart = corners(3, 2);
    let way = "two squares towards the nearer tower or three squares towards the farther one";
    assert!(apart.contains(way), "{apart}");
    assert!(apart.contains("or castles (see Special rules)"), "{apart}");
    let alike = corners(2, 3);
    assert!(alike.contains("The king moves two squares towards the tower"), "{alike}");
    assert!(!alike.contains("nearer"), "{alike}");
}
