//! What many kinds of pieces have in common is told once, in small games.

use crate::common::told;

/// A game on 8×8 squares with some kinds of pieces.
fn army(pieces: &str) -> String {
    told(&format!(
        r#"(game "Army" (players {{(player N) (player S)}})
            (equipment {{ (board (square 8)) {pieces} }})
            (rules (start {{ (place "Man1" (sites Row 1)) (place "Man2" (sites Row 6)) }})
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    ))
}

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

/// A target that may hold an enemy piece, with what happens there.
fn onto(effect: &str) -> String {
    format!(
        "(to if:(not (is Friend (who at:(to)))) (apply (if (is Enemy (who at:(to))) {effect})))"
    )
}

const SCORES: &str = "(and (addScore Mover 1) (remove (to)))";

#[test]
fn captures_that_do_more_are_told_once_for_steps_and_slides() {
    let to = onto(SCORES);
    let slide = format!("(to if:(is Enemy (who at:(to))) (apply {SCORES}))");
    let text = army(&format!(
        r#"(piece "Man" Each (move Step Forward {to}))
           (piece "King" Each (move Step {to}))
           (piece "Tower" Each (move Slide Orthogonal {slide}))"#
    ));
    states(&text, "A piece moves to an empty square or onto an enemy piece.");
    states(&text, "If it moves to a square that holds an enemy piece, score 1 point and capture");
    states(&text, "A man moves one square straight ahead.\n");
    states(&text, "A tower slides any number of squares horizontally or vertically.\n");
    assert!(!text.contains("ends the slide"), "{text}");
}

#[test]
fn what_happens_on_empty_targets_too_is_no_capture() {
    let to = "(to if:(not (is Friend (who at:(to)))) (apply (and (addScore Mover 1) (if (is Enemy (who at:(to))) (remove (to))))))";
    let text = army(&format!(
        r#"(piece "Man" Each (move Step Forward {to}))
           (piece "King" Each (move Step {to}))
           (piece "Duke" Each (move Step Diagonal {to}))"#
    ));
    assert!(!text.contains("If it moves to a square that holds an enemy piece"), "{text}");
}

/// A step in some directions, after which a piece may become another one.
fn promoting(name: &str, way: &str, becomes: &str) -> String {
    let to = onto("(remove (to))");
    format!(
        r#"(piece "{name}" Each (move Step {way} {to}
            (then (if (is In (last To) (sites Mover "Far")) (promote (last To) (piece "{becomes}") Mover)))))"#
    )
}

const FAR: &str = r#"(regions "Far" P1 (sites Top)) (regions "Far" P2 (sites Bottom))"#;

#[test]
fn promotions_to_different_pieces_are_one_rule() {
    let to = onto("(remove (to))");
    let text = army(&format!(
        r#"{} {} (piece "King" Each (move Step {to})) (piece "Duke" Each (move Step Diagonal {to})) {FAR}"#,
        promoting("Man", "Forward", "King"),
        promoting("Page", "Orthogonal", "Duke"),
    ));
    states(&text, "Man (promotes to a king): A man moves one square straight ahead.\n");
    states(&text, "Page (promotes to a duke):");
    states(&text, "Promotion (man and page). ");
    states(&text, "reaches one of your far squares, it promotes.");
}

#[test]
fn promotions_to_the_same_piece_name_it() {
    let to = onto("(remove (to))");
    let text = army(&format!(
        r#"{} {} {} (piece "King" Each (move Step {to})) {FAR}"#,
        promoting("Man", "Forward", "King"),
        promoting("Page", "Orthogonal", "King"),
        promoting("Squire", "Diagonal", "King"),
    ));
    states(&text, "Promotion (man, page and squire). ");
    assert!(!text.contains("promotes to"), "{text}");
    assert_eq!(text.matches("becomes a king").count(), 1, "{text}");
}

#[test]
fn a_few_plain_ways_are_one_sentence() {
    let to = onto("(remove (to))");
    let slide = "(to if:(is Enemy (who at:(to))) (apply (remove (to))))";
    let text = army(&format!(
        r#"(piece "Man" Each (move Step Forward {to}))
           (piece "King" Each (move Step {to}))
           (piece "Dragon" Each (or (move Slide Diagonal {slide}) (move Step Orthogonal {to})))"#
    ));
    states(
        &text,
        "A dragon slides any number of squares diagonally, or moves one square horizontally or vertically.",
    );
}

#[test]
fn what_sliding_and_leaping_mean_is_told_once_where_many_do() {
    let slide = "(to if:(is Enemy (who at:(to))) (apply (remove (to))))";
    let to = onto("(remove (to))");
    let sliding = [
        "Forward",
        "Orthogonal",
        "Diagonal",
        "Forwards",
        "Backward",
        "Backwards",
        "Rightward",
        "Leftward",
    ];
    let pieces: Vec<String> = sliding
        .iter()
        .enumerate()
        .map(|(at, way)| {
            let name = ["Man", "Tower", "Monk", "Page", "Duke", "Crab", "Ox", "Boar"][at];
            format!(r#"(piece "{name}" Each (move Slide {way} {slide}))"#)
        })
        .collect();
    let leaping = ["Horse", "Stag", "Hare"].map(|name| {
        let length = name.len();
        let walk = ["F "; 6][..length - 1].concat();
        format!(r#"(piece "{name}" Each (move Leap {{ {{ {walk} R F }} }} {to}))"#)
    });
    let text = army(&format!("{} {}", pieces.join(" "), leaping.concat()));
    states(&text, "A piece that slides moves any number of squares in a straight line");
    states(&text, "A piece that leaps jumps over any pieces in between.");
    states(&text, "A tower slides horizontally or vertically.\n");
    assert!(!text.contains("It jumps over"), "{text}");
}

#[test]
fn tables_from_pieces_to_pieces_are_told_once_for_both_players() {
    let text = told(
        r#"(game "Table" (players {(player N) (player S)})
            (equipment { (board (square 5))
                (piece "Man" Each (move Step Forward (to if:(is Empty (to)))))
                (piece "Duke" Each (move Step (to if:(is Empty (to)))))
                (piece "King" Each (move Step (to if:(is Empty (to)))
                    (then (promote (ahead (last To) Forward)
                        (piece (mapEntry "Next" (what at:(ahead (last To) Forward))))))))
                (map "Next" { (pair "Man1" "Duke1") (pair "Man2" "Duke2") (pair "Duke1" "King1")
                    (pair "Duke2" "King2") (pair "King1" "Man1") }) })
            (rules (start { (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) })
                (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "For | Entry (of the same player)");
    states(&text, "A man | A duke\n");
    states(&text, "White's king | A man\n");
}

#[test]
fn the_pieces_of_each_side_are_counted_at_a_glance() {
    let game = |neutral: &str| {
        told(&format!(
            r#"(game "Sides" (players {{(player N) (player S)}})
                (equipment {{ (board (square 5)) {neutral}
                    (piece "Man" Each (move Step Forward (to if:(is Empty (to)))))
                    (piece "King" Each (move Step (to if:(is Empty (to))))) }})
                (rules (start {{ (place "Man1" (sites Bottom)) (place "Man2" (sites Top))
                        (place "King1" coord:"C2") (place "King2" coord:"C4") }})
                    (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
        ))
    };
    states(&game(""), "Each: 5 men and 1 king\n");
    states(&game(r#"(piece "Rock" Neutral)"#), "Each: 5 men and 1 king; neutral rocks\n");
}
