//! Games with many kinds of pieces: what all share is told once, and what differs in tables.

use crate::common::told;

/// A game on a board of 8×8 squares for two players who face each other.
fn two(pieces: &str, start: &str, play: &str) -> String {
    told(&format!(
        r#"
        (define "Takes" (apply (if (is Enemy (who at:(to))) (remove (to)))))
        (define "Step" (move Step #1 (to if:(not (is Friend (who at:(to)))) "Takes") #2))
        (define "Slide" (move Slide #1 (to if:(is Enemy (who at:(to))) "Takes") #2))
        (game "Armies" (players {{(player N) (player S)}})
            (equipment {{ (board (square 8)) {pieces} }})
            (rules
                (start {{ {start} }})
                (play {play})
                (end (if (no Pieces Next) (result Mover Win)))))"#
    ))
}

#[test]
fn castling_of_several_kings_is_a_table_of_places() {
    let text = told(
        r#"
        (define "Unmoved" (= (state at:(mapEntry #1 (mover))) 1))
        (define "Moves" (then (if (= (state at:(last To)) 1) (set State at:(last To) 0))))
        (define "Takes" (apply (if (is Enemy (who at:(to))) (remove (to)))))
        (define "Rush" (slide (from (mapEntry #1 (mover))) #2 (between (exact #3) if:#4)))
        (define "Castle" (if (and {("Unmoved" #1) ("Unmoved" #2)
                (can Move ("Rush" #2 #3 1 (is Empty (to))))})
            (move Slide (from (mapEntry #1 (mover))) #4 (between (exact 2) if:(is Empty (to)))
                (then (and (set State at:(last To) 0) ("Rush" #2 #3 2 True))))))
        (game "Halls" (players {(player N) (player S)})
            (equipment {
                (board (rectangle 8 10))
                (piece "King" Each (move Step (to if:(not (is Friend (who at:(to)))) "Takes") "Moves"))
                (piece "Tower" Each
                    (move Slide Orthogonal (to if:(is Enemy (who at:(to))) "Takes") "Moves"))
                (map "West King" {(pair 1 "D1") (pair 2 "D8")})
                (map "West Tower" {(pair 1 "A1") (pair 2 "A8")})
                (map "East King" {(pair 1 "G1") (pair 2 "G8")})
                (map "East Tower" {(pair 1 "J1") (pair 2 "J8")})
            })
            (rules
                (start {
                    (place "King1" {"D1" "G1"} state:1) (place "King2" {"D8" "G8"} state:1)
                    (place "Tower1" {"A1" "J1"} state:1) (place "Tower2" {"A8" "J8"} state:1)
                })
                (play (or {
                    (forEach Piece)
                    ("Castle" "West King" "West Tower" E W)
                    ("Castle" "East King" "East Tower" W E)
                }))
                (end (if (no Pieces Next) (result Mover Win)))))"#,
    );
    let told = "Castling moves a king and a tower in a single turn, in one of these ways:";
    assert!(text.contains(told), "{text}");
    assert!(text.contains("D1 to B1") && text.contains("J8 to H8"), "{text}");
    assert!(text.contains("neither the king nor that tower has moved before"), "{text}");
}

#[test]
fn what_happens_to_each_other_player_is_told_once() {
    let text = told(
        r#"
        (define "Fallen" (if (and {(is Active #1) (not (is Mover #1)) (no Moves #1)})
            (remove (sites Occupied by:#1))))
        (define "Free" (and {(is Active #1) (not (is Mover #1)) (no Pieces #1)}))
        (game "Three" (players 3)
            (equipment { (board (hex 4)) (piece "Guard" Each (move Step (to if:(is Empty (to))))) })
            (rules
                (start {(place "Guard1" {0 1 2}) (place "Guard2" {20 21}) (place "Guard3" {34 35})})
                (play (if (or {("Free" P1) ("Free" P2) ("Free" P3)}) (move Pass)
                    (forEach Piece)
                    (then (and {("Fallen" P1) ("Fallen" P2) ("Fallen" P3)}))))
                (end (forEach NonMover if:(no Pieces Player) (result Player Loss)))))"#,
    );
    assert!(text.contains("For each other player, if"), "{text}");
    assert!(text.contains("for at least one other player, that player"), "{text}");
    assert!(text.contains("Any other player loses if"), "{text}");
}

#[test]
fn a_capture_that_is_worked_out_case_by_case_goes_to_the_hand() {
    let text = told(
        r#"
        (define "Won" (if (is Mover P1)
            (if (or {(= #1 (id "Fort" P2)) (= #1 (id "Fort" P3))}) (id "Guard" P1) (id "Guard" P1))
            (if (is Mover P2)
                (if (or {(= #1 (id "Fort" P1)) (= #1 (id "Fort" P3))}) (id "Guard" P2) (id "Guard" P2))
                (if (= #1 (id "Fort" P1)) (id "Guard" P3) (id "Guard" P3)))))
        (game "Prisoners" (players 3)
            (equipment {
                (board (square 7)) (hand Each)
                (piece "Guard" Each (move Step (to if:(not (is Friend (who at:(to))))
                    (apply (if (is Enemy (who at:(to)))
                        (add (piece ("Won" (what at:(to)))) (to (mapEntry "Camp" ("Won" (what at:(to)))))))))))
                (piece "Fort" Each)
                (map "Camp" {(pair "Guard1" (handSite P1)) (pair "Guard2" (handSite P2)) (pair "Guard3" (handSite P3))})
            })
            (rules
                (start {(place "Guard1" {0 1}) (place "Guard2" {6 12}) (place "Guard3" {44 45})
                    (place "Fort1" {8}) (place "Fort2" {18}) (place "Fort3" {37})})
                (play (or (forEach Piece)
                    (move (from (handSite Mover)) (to (sites Empty)))))
                (end (forEach NonMover if:(no Pieces Player) (result Player Loss)))))"#,
    );
    let told = "A captured piece changes sides and goes to the hand of the player who captured it.";
    assert!(text.contains(told), "{text}");
    assert!(text.contains("a fort becomes a guard"), "{text}");
}

#[test]
fn a_table_of_each_players_own_piece_is_the_piece() {
    let pieces = r#"(piece "Scout" Each ("Step" Orthogonal))
        (piece "Queen" Each ("Slide" Diagonal))
        (map "Lady" {(pair 1 3) (pair 2 4)})"#;
    let text = two(
        pieces,
        r#"(place "Scout1" {0 1}) (place "Queen1" {3}) (place "Scout2" {56 57}) (place "Queen2" {60})"#,
        r#"(forEach Piece (then (if (= (what at:(last To)) (mapEntry "Lady" (mover))) (moveAgain))))"#,
    );
    assert!(text.contains("holds one of your queens"), "{text}");
    assert!(!text.contains("listed"), "{text}");
}

#[test]
fn numbers_that_are_the_same_for_everybody_are_no_cases() {
    let rules = r#"(forEach Piece (then (addScore Mover
        (/ (* 4 (if (= (mover) 1) (mapEntry "Pay" 7)
            (if (= (mover) 2) (mapEntry "Pay" 7) (if (= (mover) 3) (mapEntry "Pay" 7) 0)))) 1))))"#;
    let pieces = r#"(piece "Scout" Each ("Step" Orthogonal))
        (map "Pay" {(pair 6 2) (pair 7 5)})"#;
    let text = two(pieces, r#"(place "Scout1" {0 1}) (place "Scout2" {56 57})"#, rules);
    assert!(!text.contains("first line that applies"), "{text}");
    assert!(!text.contains("listed"), "{text}");
    assert!(text.contains("five"), "{text}");
}

#[test]
fn most_of_the_directions_are_told_by_those_that_are_missing() {
    let start = r#"(place "Scout1" {0 1}) (place "Scout2" {56 57})"#;
    let scout = r#"(piece "Scout" Each ("Step" (directions {Forwards Rightwards Leftwards})))"#;
    let text = two(scout, start, "(forEach Piece)");
    assert!(text.contains("in any direction except straight backward"), "{text}");
    let gold =
        r#"(piece "Scout" Each ("Step" (directions {Forward FL FR Leftward Rightward Backward})))"#;
    let text = two(gold, start, "(forEach Piece)");
    assert!(!text.contains("except"), "{text}");
}

#[test]
fn many_promotions_are_a_table() {
    let names = ["Ant", "Bee", "Cat", "Dog", "Elk", "Fox", "Goat", "Hare", "Ibex"];
    let ways = ["N", "E", "S", "W", "NE", "SE", "SW", "NW", "Diagonal"];
    let piece = |(name, way): (&&str, &&str)| {
        format!(
            r#"(piece "{name}" Each ("Step" {way} (then (if (is In (last To) (sites Mover "Far"))
                (promote (last To) (piece "Great{name}") Mover)))))
               (piece "Great{name}" Each ("Slide" {way}))"#
        )
    };
    let army: String = names.iter().zip(&ways).map(piece).collect();
    let pieces =
        format!(r#"{army} (regions "Far" P1 (sites Top)) (regions "Far" P2 (sites Bottom))"#);
    let start = r#"(place "Ant1" {0 1}) (place "Ant2" {56 57})"#;
    let text = two(&pieces, start, "(forEach Piece)");
    assert!(!text.contains("(promotes to"), "{text}");
    assert!(text.contains("A piece that promotes becomes what this table says."), "{text}");
    assert!(text.contains("A great ibex"), "{text}");
}

#[test]
fn a_piece_that_acts_on_another_place_chooses_that_place() {
    let rules = r#"(or ("Step" Orthogonal)
        (move Select (from (from)) (to (sites Around (from)) if:(is Enemy (who at:(to))))
            (then (and (remove (last To)) (set State at:(last From) 1)))))"#;
    let pieces = format!(r#"(piece "Archer" Each {rules})"#);
    let start = r#"(place "Archer1" {0 1}) (place "Archer2" {56 57})"#;
    let text = two(&pieces, start, "(forEach Piece)");
    assert!(!text.contains("Choose the piece on its square"), "{text}");
    let told =
        "Choose one of your archers, and any square next to its square that holds an enemy archer.";
    assert!(text.contains(told), "{text}");
    assert!(text.contains("Remove the archer on the chosen square from the board."), "{text}");
}

#[test]
fn what_is_asked_only_in_some_moves_is_no_product() {
    let again = "(if (< 0 (count MovesThisTurn)) 1 0)";
    let rules = format!(
        r#"(forEach Piece (move (from if:(= (* (from) {again}) (* (last To) {again})))
            (to (sites Around (from)) if:(is Empty (to)))
            (then (if (< (count MovesThisTurn) 2) (moveAgain)))))"#
    );
    let start = r#"(place "Scout1" {0 1}) (place "Scout2" {56 57})"#;
    let text = two(r#"(piece "Scout" Each ("Step" Orthogonal))"#, start, &rules);
    assert!(!text.contains(" times "), "{text}");
    assert!(text.contains("its square is the square of the last move"), "{text}");
}

#[test]
fn the_rules_of_a_kind_know_which_kind_it_is() {
    let shot = r#"(move Select (from (from)) (to (sites Around (from))
        if:(if (is In (from) (sites Occupied by:Mover components:{"Gun" "Bow"}))
            (is Enemy (who at:(to))) (is Empty (to))))
        (then (remove (last To))))"#;
    let pieces = format!(
        r#"(piece "Gun" Each {shot}) (piece "Cart" Each {shot}) (piece "Bow" Each ("Step" N))"#
    );
    let start =
        r#"(place "Gun1" {0 1}) (place "Gun2" {56 57}) (place "Cart1" {2}) (place "Cart2" {58})"#;
    let text = two(&pieces, start, "(forEach Piece)");
    assert!(!text.contains("guns or bows"), "{text}");
}

#[test]
fn what_is_shown_of_several_pieces_is_told_piece_by_piece() {
    let rules = r#"(forEach Piece (then (and {
        (set Hidden What at:(last To) False to:P1) (set Hidden What at:(last From) False to:P2)
        (set Hidden Value at:(last To) False to:P1) (set Hidden Value at:(last From) False to:P2)})))"#;
    let start = r#"(place "Scout1" {0 1}) (place "Scout2" {56 57})"#;
    let text = two(r#"(piece "Scout" Each ("Step" Orthogonal))"#, start, rules);
    assert_eq!(text.matches("the kind and the value of").count(), 2, "{text}");
}
