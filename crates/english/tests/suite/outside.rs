//! What readers of games outside the corpus found untrue, missing or open to doubt, each in a small game.

use crate::common::told;

/// A game on 5×5 squares: its players, equipment, what stands there at the start, its rules of play and its end.
fn game(players: u8, equipment: &str, start: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Trial" (players {players})
            (equipment {{ (board (square 5)) {equipment} }})
            (rules (start {{ {start} }}) (play {play}) (end {end})))"#
    ))
}

const MEN: &str = r#"(piece "Man" Each)"#;
const ROWS: &str = r#"(place "Man1" (sites Bottom)) (place "Man2" (sites Top))"#;
const STEP: &str = "(forEach Piece (move Step (to if:(is Empty (to)))))";
const BLOCKED: &str = "(if (no Moves Next) (result Mover Win))";

fn states(text: &str, sentence: &str) {
    assert!(text.contains(sentence), "“{sentence}” is missing in\n{text}");
}

fn denies(text: &str, words: &str) {
    assert!(!text.contains(words), "“{words}” stands in\n{text}");
}

#[test]
fn what_all_share_is_not_everything_on_the_board() {
    let text = game(
        2,
        r#"(piece "Man" Each) (piece "Gem" Shared)"#,
        r#"(place "Man1" (sites Bottom)) (place "Man2" (sites Top)) (place "Gem" (sites Row 2))"#,
        &format!("(or {STEP} (move Remove (sites Occupied by:Shared)))"),
        "(if (= 0 (count Sites in:(sites Occupied by:Shared))) (result Mover Win))",
    );
    states(&text, "remove a gem from the board.");
    denies(&text, "Remove a piece");
    let two = game(
        2,
        r#"(piece "Man" Each) (piece "Gem" Shared) (piece "Ore" Shared)"#,
        "",
        r#"(or (move Add (piece {"Gem" "Ore"}) (to (sites Empty))) (move Remove (sites Occupied by:Shared)))"#,
        "(if (no Pieces Shared) (result Mover Win))",
    );
    states(&two, "emove a shared piece from the board.");
    states(&two, "if there are no shared pieces left");
}

#[test]
fn of_several_players_more_than_one_case_may_hold_at_once() {
    let end = "{(forEach Player if:(no Pieces Player) (result Player Loss)) (if (is Full) (result Mover Draw))}";
    let play =
        "(or (move Add (piece (mover)) (to (sites Empty))) (move Remove (sites Occupied by:Next)))";
    let three = game(3, MEN, "", play, end);
    states(&three, "go through all of these cases in order, as long as the game is not over:");
    let two = game(2, MEN, "", play, &end.replace("forEach Player", "forEach NonMover"));
    states(&two, "the first that holds decides:");
}

#[test]
fn who_loses_leaves_a_game_of_teams_too() {
    let text = game(
        4,
        MEN,
        "(set Team 1 {P1 P3}) (set Team 2 {P2 P4})",
        "(or (move Add (piece (mover)) (to (sites Empty))) (move Remove (sites Occupied by:Enemy)))",
        "{(forEach NonMover if:(no Pieces Player) (result Player Loss))
          (if (is Line 4) (result TeamMover Win))}",
    );
    states(&text, "Whoever loses leaves the game");
    states(&text, "go through all of these cases in order");
}

#[test]
fn the_one_before_the_last_mover_is_told_apart_from_the_last_mover() {
    let play = "(move Add (piece (mover)) (to (sites Empty)))";
    let text = game(3, MEN, "", play, "(if (is Full) (result Prev Win))");
    states(&text, "The player who moved before you wins if the board is full.");
}

#[test]
fn what_ends_a_phase_comes_before_what_ends_every_phase() {
    let text = told(
        r#"(game "Trial" (players 2) (equipment { (board (square 5)) (piece "Man" Each) })
            (rules phases:{
                (phase "Fill" (play (move Add (piece (mover)) (to (sites Empty)))) (nextPhase (> (count Moves) 8) "Walk"))
                (phase "Walk" (play (forEach Piece (move Step (to if:(is Empty (to))))))
                    (end (if (is Line 3) (result Mover Win))))}
            (end (if (>= (count Turns) 40) (result Mover Draw)))))"#,
    );
    let phase = text.find("[In phase 2 (walk)]").expect("the phase has endings");
    let every = text.find("[In every phase]").expect("so has the game");
    assert!(phase < every, "{text}");
    states(&text, "The rules of a phase come before these.");
}

#[test]
fn a_position_comes_again_with_what_lies_in_the_hands() {
    let hand = r#"(piece "Man" Each) (hand Each)"#;
    let start = r#"(place "Man1" (handSite P1) count:3) (place "Man2" (handSite P2) count:3)"#;
    let play = "(or (move (from (handSite Mover)) (to (sites Empty))) (forEach Piece (move Step (to if:(is Empty (to))))))";
    let end =
        "{(if (is Line 3) (result Mover Win)) (if (is Repeat Positional) (result Mover Draw))}";
    states(
        &game(2, hand, start, play, end),
        "if the position of the board and the hands has occurred before in the game",
    );
    let scored =
        "{(if (is Line 3) (result Mover Win)) (if (is Repeat Situational) (result Mover Draw))}";
    let counting = "(forEach Piece (move Step (to if:(is Empty (to))) (then (addScore Mover 1))))";
    states(
        &game(2, MEN, ROWS, counting, scored),
        "if the position of the board has occurred before in the game with the same player to move and the same scores",
    );
}

#[test]
fn what_follows_a_common_move_is_done_once_for_each_player() {
    let after = |then: &str| {
        told(&format!(
            r#"(game "Trial" (players 2) (mode Simultaneous)
                (equipment {{ (board (rectangle 1 7)) (piece "Prize" Neutral) }})
                (rules (start {{(place "Prize0" (centrePoint)) (set Amount 9)}})
                    (play (or (move Bet P1 (range 0 3)) (move Bet P2 (range 0 3))
                        (then (if (> (amount P1) (amount P2)) (addScore P1 1)) {then})))
                    (end (if (>= (score P1) 9) (result P1 Win)))))"#
        ))
    };
    states(
        &after("applyAfterAllMoves:True"),
        "When all have moved, do this twice, once for each player:",
    );
    states(&after(""), "After each player's part, in the order of the players:");
}

#[test]
fn a_piece_below_others_is_removed_as_such() {
    let text = game(
        2,
        MEN,
        r#"(place Stack "Man1" (sites Bottom) count:2) (place Stack "Man2" (sites Top) count:2)"#,
        "(or (forEach Piece (move Step (to if:(is Empty (to)))) top:True) (move Remove (sites Occupied by:Mover) level:0))",
        "(if (no Pieces Next) (result Mover Win))",
    );
    states(&text, "remove the bottom piece on a square holding one of your men from the board.");
}

#[test]
fn a_row_may_be_made_by_what_a_removal_leaves_on_top() {
    let text = game(
        2,
        MEN,
        r#"(place Stack "Man1" (sites Bottom) count:2) (place Stack "Man2" (sites Top) count:2)"#,
        "(or (move Add (piece (mover)) (to (sites Board))) (move Remove (sites Occupied by:Next)))",
        "(if (is Line 3 top:True) (result Mover Win))",
    );
    states(
        &text,
        "the top man left where you have just removed one is part of such a row of its own kind and colour",
    );
    states(&text, "the square you have just emptied is part of such a row of empty squares");
}

#[test]
fn the_score_is_among_the_ways_to_win() {
    let text = told(
        r#"(game "Trial" (players 2)
            (equipment { (mancalaBoard 2 4 store:None (track "T" "0,E,N,W" loop:True)) (piece "Bean" Shared) (hand Each)
                (regions "Home" P1 (sites Bottom)) (regions "Home" P2 (sites Top)) })
            (rules (start (set Count 2 to:(sites Board)))
                (play (move Select (from (sites Mover "Home") if:(> (count at:(from)) 1))
                    (then (sow if:(= (count at:(to)) 3) apply:(fromTo (from (to)) (to (handSite Mover)) count:(count at:(to)))))))
                (end {
                    (if (> (count Cell at:(handSite Mover)) 8) (result Mover Win))
                    (if (no Moves Next) (byScore {(score P1 (count Cell at:(handSite P1))) (score P2 (count Cell at:(handSite P2)))}))})))"#,
    );
    states(&text, "or have more beans than your opponent when the game ends");
    states(&text, "If the last bean brings its hole to three beans");
}

#[test]
fn places_of_a_hand_are_told_apart_where_rules_do() {
    let text = game(
        2,
        r#"(piece "Man" Each) (hand Each size:2)"#,
        r#"(place "Man1" (handSite P1) count:3) (place "Man2" (handSite P2) count:3)"#,
        "(or (move (from (handSite Mover)) (to (sites Empty)))
            (move (from (sites Occupied by:Mover)) (to (handSite Mover 1))))",
        "(if (> (count Cell at:(handSite Mover 1)) 2) (result Mover Win))",
    );
    states(&text, "place 1 of your hand");
    states(&text, "place 2 of your hand");
}

#[test]
fn whoever_may_always_pass_is_never_without_a_move() {
    let pass = |play: &str| game(2, MEN, ROWS, play, "(if (all Passed) (result Mover Loss))");
    let forced = "If you have no legal move, you must pass.";
    denies(&pass(&format!("(priority {{ {STEP} (move Pass) }})")), forced);
    denies(
        &pass(&format!("(if (is Even (count Turns)) (or {STEP} (move Pass)) (move Pass))")),
        forced,
    );
    states(&pass(&format!("(or {STEP} (if (is Even (count Turns)) (move Pass)))")), forced);
}

#[test]
fn a_stack_moves_as_a_whole_only_where_a_rule_says_so() {
    let text = game(
        2,
        MEN,
        r#"(place Stack "Man1" (sites Bottom) count:2) (place Stack "Man2" (sites Top) count:2)"#,
        "(forEach Piece (or
            (move Step (to if:(is Empty (to))))
            (move Hop Orthogonal (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to))) stack:True)) top:True)",
        BLOCKED,
    );
    states(&text, "only that piece moves where no rule moves the whole stack");
    let level = game(
        2,
        MEN,
        r#"(place Stack "Man1" (sites Bottom) count:2) (place Stack "Man2" (sites Top) count:2)"#,
        "(forEach Piece (if (= (level) (topLevel at:(from))) (move Step (to if:(is Empty (to))))))",
        BLOCKED,
    );
    states(&level, "on top of its stack");
    denies(&level, "that level");
}

#[test]
fn what_may_be_entered_whoever_stands_there_is_said_to_be_cleared() {
    let corner =
        "(forEach Piece (move Step (to if:(or (is Empty (to)) (is In (to) (sites Corners))))))";
    states(
        &game(2, MEN, ROWS, corner, BLOCKED),
        "If another man, even one of your own, stands there",
    );
}

#[test]
fn a_condition_that_always_holds_is_not_told() {
    let text = game(
        2,
        MEN,
        ROWS,
        "(forEach Piece (forEach Direction (from (from)) Orthogonal (between (exact 2) if:True)
            (to if:(is Empty (to)) (apply (fromTo (from (from)) (to (to)))))))",
        BLOCKED,
    );
    denies(&text, "in any case");
}

#[test]
fn what_follows_a_list_is_no_part_of_it() {
    let text = game(
        2,
        r#"(piece "Man" Each) (piece "Cart" Each)"#,
        "",
        r#"(or
            (move Add (piece (id "Man" Mover)) (to (sites Empty)) (then (and
                (forEach Player (forEach Site (sites Around (last To) Orthogonal)
                    (if (and (is Enemy (who at:(site))) (is Line 3 through:(site) what:(id "Cart" Mover)))
                        (addScore Player 1))))
                (if (> (count Pieces Mover) 8) (moveAgain)))))
            (move Remove (sites Occupied by:Next)))"#,
        "(if (is Full) (byScore))",
    );
    denies(&text, "- If you have more than eight pieces, take another turn.");
    states(&text, "If you have more than eight pieces, take another turn.");
}

#[test]
fn what_is_found_by_its_place_becomes_the_players_own() {
    let text = game(
        2,
        r#"(piece "Man" Each) (piece "Gem" Shared)"#,
        r#"(place "Man1" (sites Bottom)) (place "Man2" (sites Top)) (place "Gem" (sites Row 2))"#,
        &format!(
            r#"(or {STEP} (forEach Site (sites Occupied by:Shared)
                (if (> (count Pieces Mover in:(sites Around (site))) 2) (move Promote (site) (piece "Man") Mover))))"#
        ),
        BLOCKED,
    );
    states(&text, "with a man of yours");
}

#[test]
fn the_only_piece_of_its_kind_needs_no_place() {
    let text = game(
        2,
        r#"(piece "Man" Each) (piece "Storm" Neutral)"#,
        r#"(place "Man1" (sites Bottom)) (place "Man2" (sites Top)) (place "Storm0" (centrePoint))"#,
        &format!(
            r#"(or {STEP} (move (from (where "Storm" Neutral)) (to (sites Around (where "Storm" Neutral) Empty))))"#
        ),
        BLOCKED,
    );
    states(&text, "move the storm to any empty square next to the square of the storm");
}

#[test]
fn two_sorts_of_marks_have_two_words() {
    let text = told(
        r#"(game "Trial" (players 2)
            (equipment { (mancalaBoard 2 4 store:None (track "T" "0,E,N,W" loop:True)) (piece "Seed" Shared)
                (regions "Home" P1 (sites Bottom)) (regions "Home" P2 (sites Top)) })
            (rules (start (set Count 2 to:(sites Board)))
                (play (if (is Pending)
                    (move Select (from (sites Pending)) (then (sow apply:(set State at:(to) 1))))
                    (move Select (from (sites Mover "Home") if:(and (> (count at:(from)) 1) (= (state at:(from)) 0)))
                        (then (sow apply:(if (> (count at:(to)) 2) (and (moveAgain) (set Pending (to)))))))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    states(&text, "hole named by the last move");
    denies(&text, "marked by the last move");
}

#[test]
fn what_takes_the_place_of_a_piece_captures_it() {
    let scored =
        "(forEach Piece (move Step (to if:(is Enemy (who at:(to))) (apply (addScore Mover 1)))))";
    let end = "(if (>= (score Mover) 3) (result Mover Win))";
    states(&game(2, MEN, ROWS, scored, end), "Score 1 point. Capture the man there.");
    let weakened = "(forEach Piece (move Step (to if:(is Enemy (who at:(to)))
        (apply (if (is In (to) (sites Corners)) (remove (to)) (addScore Mover 1))))))";
    states(&game(2, MEN, ROWS, weakened, end), "The man there leaves the board in either case.");
    let removed = "(forEach Piece (move Step (to if:(is Enemy (who at:(to)))
        (apply (and (remove (to)) (addScore Mover 1))))))";
    denies(&game(2, MEN, ROWS, removed, end), "in either case");
}

#[test]
fn a_throw_without_a_move_is_a_pass() {
    let text = told(
        r#"(game "Trial" (players 2)
            (equipment { (board (rectangle 1 9) { (track "P" "0,E" P1 directed:True) (track "P" "8,W" P2 directed:True) })
                (dice d:6 num:1) (piece "Man" Each) })
            (rules (start {(place "Man1" {0}) (place "Man2" {8})})
                (play (do (roll) next:(forEach Piece (move (from) (to (trackSite Move steps:(count Pips)) if:(is Empty (to)))))))
                (end {(if (is In (last To) (sites {4})) (result Mover Win)) (if (no Moves Next) (result Mover Win))})))"#,
    );
    states(&text, "If you have no legal move, you pass; otherwise you may not.");
}

#[test]
fn a_push_from_an_empty_place_moves_what_lies_beyond() {
    let push = |from: &str| {
        game(
            2,
            MEN,
            ROWS,
            &format!("(or {STEP} (move Select (from {from}) (then (push (from (last To)) N))))"),
            BLOCKED,
        )
    };
    states(
        &push("(sites Bottom)"),
        "that starts on the chosen square, or beyond it if it is empty, by one square",
    );
    denies(&push("(sites Occupied by:Mover)"), "beyond it");
}
