//! How boards, their coordinates and what starts on them are told, in small games.

use crate::common::told;

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

/// A game of steps on a board, with one piece on the first place.
fn steps(board: &str) -> String {
    told(&format!(
        r#"(game "Steps" (players 2)
            (equipment {{ (board {board}) (piece "Man" Each (move Step (to if:(is Empty (to))))) }})
            (rules (start {{ (place "Man1" 0) (place "Man2" 3) }}) (play (forEach Piece))
                (end (if (no Moves Next) (result Mover Win)))))"#
    ))
}

#[test]
fn lines_are_told_where_no_phrase_settles_them() {
    let text = steps("(square 5 diagonals:Concentric) use:Vertex");
    states(&text, "Rising to the right: ");
    assert!(!text.contains("A1–B1–C1"), "a grid needs no words for its rows: {text}");
    let graph = "(graph vertices:{{0 0} {1 0} {2 0} {1 1}} edges:{{0 1} {1 2} {1 3}}) use:Vertex";
    let text = steps(graph);
    states(&text, "4 points joined by lines");
    states(&text, "Row 1 has A to C; row 2 has B.");
    states(&text, "Lines join each point to the next one in its row and in its column.");
    assert!(!text.contains("figure"), "{text}");
}

#[test]
fn regular_lines_are_told_by_their_rule() {
    let text = steps("(square 3 diagonals:Alternating) use:Vertex");
    states(&text, "The two diagonals of the board are lines as well.");
    let text = steps("(rectangle 5 9 diagonals:Alternating) use:Vertex");
    states(&text, "5 rows of 9 points joined by lines");
    states(&text, "Lines join each point to the next one in its row and in its column.");
    states(&text, "Diagonal lines cross every second point, starting with the corner A1.");
    let cross = "(remove (square 7 diagonals:Alternating) vertices:{0 1 5 6 7 8 12 13 35 36 40 41 42 43 47 48}) use:Vertex";
    let text = steps(cross);
    states(&text, "Rows 1, 2, 6 and 7 have C to E; rows 3 to 5 have A to G.");
    states(&text, "Diagonal lines cross every second point of each row: C1, E1, D2, A3 and so on.");
    let text = steps("(concentric Square rings:3) use:Vertex");
    states(
        &text,
        "Lines run along the sides of the squares and join the midpoints of neighbouring squares; their corners are not joined.",
    );
    let text = steps("(tri Hexagon 3) use:Vertex");
    states(
        &text,
        "along a number (A1–B1), along a letter (A1–A2), or with letter and number both one further (A1–B2).",
    );
}

#[test]
fn a_ring_is_no_straight_line() {
    let text = steps("(concentric {1 8}) use:Vertex");
    states(&text, "A line joins the outer points to a ring: ");
}

#[test]
fn cells_that_are_missing_are_named_or_the_rows_are_told() {
    let text = steps("(remove (square 5) cells:{12})");
    states(&text, "5×5 squares without C3");
    let text = steps("(merge (shift 0 1 (rectangle 1 3)) (shift 1 0 (rectangle 3 1)))");
    states(&text, "3×3 squares without A1, C1, A3 and C3");
    let text = steps("(merge (shift 0 2 (rectangle 3 7)) (shift 2 0 (rectangle 7 3)))");
    states(&text, "Rows 1, 2, 6 and 7 have C to E; rows 3 to 5 have A to G.");
}

#[test]
fn coordinates_are_explained_where_they_are_used() {
    let board = "(hex 3)";
    let placed = steps(board);
    states(&placed, "The letters A to E run from left to right");
    let empty = told(
        r#"(game "Fill" (players 2) (equipment { (board (square 3)) (piece "Man" Each) })
            (rules (play (move Add (to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(!empty.contains("lettered"), "{empty}");
}

#[test]
fn ranks_are_told_kind_by_kind() {
    let game = |soldier: u8| {
        told(&format!(
            r#"(game "Ranks" (players 2) (equipment {{ (board (square 4))
                (piece "Chief" Each "Go") (piece "Guard" Each "Go") (piece "Soldier" Each "Go") }})
            (rules (start {{ (place "Chief1" coord:"A1" value:3) (place "Chief2" coord:"D4" value:3)
                    (place "Guard1" coord:"B1" value:2) (place "Guard2" coord:"C4" value:2)
                    (place "Soldier1" coord:"C1" value:1) (place "Soldier2" coord:"B4" value:{soldier}) }})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))
            (define "Go" (move Step (to if:(or (is Empty (to))
                (and (is Enemy (who at:(to))) (>= (value Piece at:(from)) (value Piece at:(to)))))
                (apply (remove (to))))))"#
        ))
    };
    let alike = game(1);
    states(
        &alike,
        "Each piece starts with the strength of its kind: chiefs 3, guards 2 and soldiers 1.",
    );
    states(&alike, "its own strength is at least the strength of the piece on the target square");
    let different = game(2);
    assert!(!different.contains("the strength of its kind"), "{different}");
    states(&different, "Black's soldier with strength 2");
}

#[test]
fn rows_may_be_longer_where_the_board_is() {
    let game = |size: u8| {
        told(&format!(
            r#"(game "Row" (players 2) (equipment {{ (board (square {size})) (piece "Man" Each) }})
            (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"#
        ))
    };
    states(&game(3), "a row of three of your men");
    states(&game(4), "a row of three or more of your men");
}

#[test]
fn forward_is_explained_where_nobody_faces_anywhere() {
    let game = |players: &str| {
        told(&format!(
            r#"(game "Ahead" (players {players})
            (equipment {{ (board (square 4)) (piece "Man" Each (move Step Forward (to if:(is Empty (to))))) }})
            (rules (start {{ (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) }})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    let explained = "Forward is up the board for every player.";
    states(&game("2"), explained);
    assert!(!game("{(player N) (player S)}").contains(explained));
}

#[test]
fn pieces_without_moves_are_said_not_to_move() {
    let game = |flag: &str| {
        told(&format!(
            r#"(game "Flags" (players 2)
            (equipment {{ (board (square 4)) (piece "Flag" Each {flag})
                (piece "Tower" Each (move Slide)) (piece "Man" Each (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to)))))) }})
            (rules (start {{ (place "Flag1" 0) (place "Man1" 1) (place "Flag2" 15) (place "Man2" 14) }})
                (play (forEach Piece)) (end (if (no Pieces Next "Flag") (result Mover Win)))))"#
        ))
    };
    states(&game(""), "Flags do not move.");
    assert!(!game("(move Step (to if:(is Empty (to))))").contains("do not move"));
}
