//! Games with a king: castling as this game knows it, and endings that players have a name for.

use crate::common::told;

/// Kings and towers; castling under a condition besides the usual ones, the tower ending so many squares further on.
fn keep(besides: &str, steps: usize, draw: &str) -> String {
    told(&format!(
        r#"
        (define "Unmoved" (= (state at:(mapEntry #1 (mover))) 1))
        (define "Moves" (then (if (= (state at:(last To)) 1) (set State at:(last To) 0))))
        (define "Takes" (apply (if (is Enemy (who at:(to))) (remove (to) (then (set Counter))))))
        (define "Rush" (slide (from (mapEntry "Tower" (mover))) E (between (exact #1) if:#2)))
        (define "Safe" (not (is Threatened (id "King" Mover) #1)))
        (game "Keep" (players {{(player N) (player S)}})
            (equipment {{
                (board (square 8))
                (piece "King" Each
                    (move Step (to if:(not (is Friend (who at:(to)))) "Takes") "Moves"))
                (piece "Tower" Each
                    (move Slide Orthogonal (to if:(is Enemy (who at:(to))) "Takes") "Moves"))
                (map "King" {{(pair 1 "E1") (pair 2 "E8")}})
                (map "Tower" {{(pair 1 "A1") (pair 2 "A8")}})
            }})
            (rules
                (start {{
                    (place "King1" coord:"E1" state:1) (place "King2" coord:"E8" state:1)
                    (place "Tower1" coord:"A1" state:1) (place "Tower2" coord:"A8" state:1)
                }})
                (play (do
                    (or
                        (forEach Piece)
                        (if (and {{{besides} ("Unmoved" "King") ("Unmoved" "Tower") ("Safe")
                                (can Move ("Rush" 1 (is Empty (to))))}})
                            (move Slide (from (mapEntry "King" (mover))) W
                                (between (exact 2) if:(and (is Empty (to)) ("Safe" at:(to))))
                                (then (and (set State at:(last To) 0) ("Rush" {steps} True))))))
                    ifAfterwards:("Safe")))
                (end {{
                    (if (and (is Threatened (id "King" Next))
                            (not (can Move (do (forEach Piece Next)
                                ifAfterwards:(not (is Threatened (id "King" Next)))))))
                        (result Mover Win))
                    {draw}
                }})))"#
    ))
}

#[test]
fn castling_with_one_more_condition_is_castling_under_that_condition() {
    let text = keep("(is Even (count Turns))", 3, "");
    assert!(
        text.contains("If the number of the turn is even, castle (see Special rules)."),
        "{text}"
    );
    let landing = "and the tower moves to the square that the king crossed";
    assert!(text.contains(landing), "{text}");
    let plain = keep("", 3, "");
    assert!(plain.contains("or castle (see Special rules)."), "{plain}");
}

#[test]
fn the_partner_may_go_past_the_king_or_to_where_it_stood() {
    let left = keep("", 4, "");
    assert!(left.contains("the tower moves to the square that the king left"), "{left}");
    // To where the king stands now it may not go: both would be on one square.
    let onto = keep("", 2, "");
    assert!(!onto.contains("astl"), "{onto}");
}

#[test]
fn endings_with_a_name_have_an_entry_of_their_own() {
    let text = keep("", 3, "(if (or (no Moves Mover) (= (counter) 79)) (result Mover Draw))");
    let stalemate = "2. Stalemate. The game is a draw if you have no legal move on your turn.";
    assert!(text.contains(stalemate), "{text}");
    let quiet = "3. Forty moves. The game is a draw if each player has made 40 moves in succession";
    assert!(text.contains(quiet), "{text}");
}

#[test]
fn an_ending_with_several_alternatives_is_won_by_each() {
    let text = keep("", 3, "(if (or (no Pieces Next) (no Moves Mover)) (result Mover Draw))");
    assert!(text.contains("2. The game is a draw if your opponent has no pieces left."), "{text}");
    assert!(text.contains("3. Stalemate. The game is a draw"), "{text}");
    // Alternatives without a name stay together.
    let text = keep("", 3, "(if (or (no Pieces Next) (no Pieces Mover)) (result Mover Draw))");
    assert!(text.contains("2. The game is a draw if "), "{text}");
    assert!(!text.contains("3. "), "{text}");
}
