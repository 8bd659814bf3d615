//! Cards, dominoes and dice in words, and puzzles.

use crate::common::told;

#[test]
fn any_card_may_be_played_to_the_place_of_its_player() {
    let text = told(
        r#"(game "Cards" (players 2)
            (equipment { (board (rectangle 1 2)) (hand Each)
                (deck suits:2 { (card Seven rank:0 value:0) (card King rank:1 value:4) }) })
            (rules (start (deal Cards 2))
                (play (move PlayCard (then (if (is Full)
                    (if (> (card Rank at:(- (mover) 1)) (card Rank at:(- 2 (mover)))) (addScore Mover 1))))))
                (end (if (is Full) (byScore)))))"#,
    );
    assert!(
        text.contains("Play any card from your hand to your square (A1 for White, B1 for Black)")
    );
    assert!(text.contains("the card on your square"), "{text}");
    assert!(text.contains("the card on your opponent's square"), "{text}");
    assert!(text.contains("2 suits of 2 cards each"), "{text}");
}

#[test]
fn a_die_that_says_where_to_enter_counts_along_the_path() {
    let race = |black: &str| {
        told(&format!(
            r#"(game "Enter" (players 2)
                (equipment {{ (board (rectangle 2 4) {{
                        (track "Way1" {{0..3 7..4 End}} P1 directed:True)
                        (track "Way2" {{7..4 0..3 End}} P2 directed:True) }})
                    (dice d:3 num:1) (hand Each) (piece "Man" Each) }})
                (rules (start (place "Man" "Hand" count:2))
                    (play (do (roll) next:(forEach Die (move (from (handSite Mover))
                        (to (if (is Mover P1) (- (pips) 1) {black}))))))
                    (end (if (is Empty (handSite Mover)) (result Mover Win)))))"#
        ))
    };
    let along = "of your path that the number on the die gives (1 is the first square)";
    assert!(race("(- 8 (pips))").contains(along));
    assert!(!race("(- 7 (pips))").contains(along));
}

#[test]
fn a_puzzle_of_marks_speaks_of_marks() {
    let text = told(
        r#"(game "Marks" (players 1)
            (equipment { (board (square 4) (values Cell (range 0 1))) (regions {Rows Columns}) })
            (rules (play (satisfy { (is Count (sites Board) of:1 3) (all Different except:0) }))
                (end (if (is Solved) (result P1 Win)))))"#,
    );
    assert!(text.contains("exactly three of the squares of the board are marked"), "{text}");
    assert!(text.contains("each of the rows and columns has at most one marked square"), "{text}");
}

#[test]
fn an_otherwise_belongs_to_the_first_condition() {
    let text = told(
        r#"(game "Otherwise" (players 2)
            (equipment { (board (square 3)) (piece "Disc" Each) })
            (rules (play (move Add (to (sites Empty)) (then
                    (if (is Even (count Turns)) (if (is In (last To) (sites Corners)) (addScore Mover 2)) (addScore Next 1)))))
                (end (if (is Full) (byScore)))))"#,
    );
    assert!(!text.contains("There are two cases:"), "{text}");
    assert!(text.contains("- Otherwise, your opponent scores 1 point."), "{text}");
}

#[test]
fn a_note_of_a_choice_is_told_as_the_choice() {
    let game = |asked: &str| {
        told(&format!(
            r#"(game "Choice" (players 2) (mode Simultaneous)
                (equipment {{ (board (square 2)) }})
                (rules (play (or {{
                        (move Select (from 0) P1 (then (set Var "Left" 4)))
                        (move Select (from 1) P1 (then (set Var "Left" 5)))
                        (move Select (from 2) P2 (then (set Var "Right" 4)))
                        (move Select (from 3) P2 (then (set Var "Right" 5))) }}
                        (then (if (and (= 4 (var "Left")) (= {asked} (var "Right"))) (addScore P1 1) (addScore P2 1))
                            applyAfterAllMoves:True)))
                    (end (if (>= (score P1) 3) (byScore)))))"#
        ))
    };
    let text = game("5");
    assert!(text.contains("When all have moved, "), "{text}");
    assert!(text.contains("White has chosen A1 and Black has chosen B2"), "{text}");
    // A number that nobody notes is no choice.
    assert!(!game("6").contains("Black has chosen"));
}

#[test]
fn seeds_that_are_removed_and_put_back_as_ones_own_are_replaced() {
    let game = |count: &str| {
        told(&format!(
            r#"(game "Turncoats" (players 2)
                (equipment {{ (mancalaBoard 2 4 store:None (track "Ring" "0,E,N,W" loop:True)) (piece "Seed" Each) }})
                (rules (start {{ (place "Seed1" (sites Bottom) counts:{{3}}) (place "Seed2" (sites Top) counts:{{3}}) }})
                    (play (move Select (from (sites Occupied by:Mover)) (then (sow sowEffect:(if (is Enemy (who at:(to)))
                        (and (remove (to)) (add (piece (id "Seed" Mover)) (to (to)) count:{count})))))))
                    (end (if (no Pieces Next) (result Mover Win)))))"#
        ))
    };
    assert!(
        game("(count at:(to))").contains("replace all seeds in that hole with as many of yours")
    );
    assert!(!game("2").contains("with as many of yours"));
    assert!(game("2").contains("Put three of South's seeds in every hole of the bottom row."));
}
