//! Races by dice: the dice are used one by one, pieces land, are hit, enter and leave the board.

use crate::common::told;

/// Where a man lands.
const GOAL: &str = "(trackSite Move from:(from) steps:(pips))";
/// Another die, as long as one is left.
const GO_ON: &str = "(then (if (not (all DiceUsed)) (moveAgain)))";
/// An enemy goes back to the hand of its owner.
const HIT: &str = "(apply if:(is Enemy (who at:(to))) (fromTo (from (to)) (to (handSite Next))))";

/// A race by two dice along one path, with stacks.
fn race(moves: &str) -> String {
    told(&format!(
        r#"(game "Race" (players 2)
            (equipment {{ (board (rectangle 2 6) {{
                    (track "Way1" {{0..5 11..6 End}} P1 directed:True)
                    (track "Way2" {{11..6 0..5 End}} P2 directed:True) }})
                (map "First" {{(pair P1 0) (pair P2 11)}})
                (regions "Home" P1 {{8 7 6}}) (regions "Home" P2 {{3 4 5}})
                (hand Each) (dice d:4 num:2) (piece "Man" Each) }})
            (rules (start {{ (place Stack "Man1" 0 count:4) (place Stack "Man2" 11 count:4) }})
                (play (do (if (not (is Prev Mover)) (roll)) next:{moves}))
                (end (if (no Pieces Mover) (result Mover Win)))))"#
    ))
}

/// A move by a die that leaves the board where the path ends, with a test of the target.
fn way(test: &str, hit: &str) -> String {
    format!(
        "(forEach Piece (forEach Die if:(!= (pips) 0) (if (= {GOAL} End) (move Remove (from)) \
            (move (from) (to {GOAL} {test} {hit})))) top:True {GO_ON})"
    )
}

/// At most one enemy.
const OPEN: &str = "if:(or (not (is Enemy (who at:(to)))) (= 1 (size Stack at:(to))))";

#[test]
fn a_race_is_told_as_rulebooks_do() {
    let text = race(&way(OPEN, HIT));
    let turn = "Then use the dice one after the other, in any order, each for one move. Move one of \
        your men to its landing square. If that square is just off the end of the path, \
        remove that man from the board instead.";
    assert!(text.contains(turn), "{text}");
    let landing = "Landing. Your men may not land on a square that holds two or more enemy men. If \
        one of your men lands on a square that holds an enemy man, move the enemy man to your \
        opponent's hand.";
    assert!(text.contains(landing), "{text}");
    assert!(!text.contains("not all dice have been used"), "{text}");
}

#[test]
fn a_turn_that_ends_with_one_die_is_not_told_as_going_on() {
    let once = way(OPEN, HIT).replace(GO_ON, "");
    let text = race(&once);
    assert!(text.contains("With any die not yet used, move one of your men"), "{text}");
    assert!(!text.contains("one after the other"), "{text}");
}

#[test]
fn what_only_some_moves_do_stays_with_them() {
    // Men that enter are put on top of enemies: only men that move hit.
    let enter = format!(
        r#"(forEach Die if:(!= (pips) 0) (if (is Occupied (handSite Mover))
            (move (from (handSite Mover)) (to (mapEntry "First" Mover)))) {GO_ON})"#
    );
    let text = race(&format!("(or {enter} {})", way(OPEN, HIT)));
    assert!(
        text.contains("Entering. If your hand is not empty, place a man from your hand"),
        "{text}"
    );
    assert!(
        text.contains(
            "If one of your men moves along its path to a square that holds an enemy man"
        ),
        "{text}"
    );
    // Where another move hits in another way, nothing is said of all.
    let other = HIT.replace("(handSite Next)", r#"(mapEntry "First" Next)"#);
    let text = race(&format!("(if (no Pieces Next) {} {})", way(OPEN, HIT), way("", &other)));
    assert!(!text.contains("Landing."), "{text}");
    assert!(!text.contains("Hitting."), "{text}");
}

#[test]
fn bearing_off_comes_after_the_way_home() {
    let plain = format!(
        "(forEach Piece (forEach Die if:(and (!= (pips) 0) (!= {GOAL} End)) \
            (move (from) (to {GOAL} {OPEN} {HIT}))) top:True {GO_ON})"
    );
    let home = r#"(all Sites (sites Occupied by:Mover) if:(is In (site) (sites Mover "Home")))"#;
    let text = race(&format!("(if {home} {} {plain})", way(OPEN, HIT)));
    let (before, after) = (text.find("is not in your home"), text.find("remove that man"));
    assert!(before.is_some() && before < after, "{text}");
}

#[test]
fn each_piece_of_a_stack_is_told_as_such() {
    let text = told(
        r#"(game "Marks" (players 2)
            (equipment { (board (square 3)) (piece "Man" Each) })
            (rules (start { (place Stack "Man1" 0 count:3) (place Stack "Man2" 8 count:3) })
                (play (move Select (from (sites Occupied by:Mover)) (then
                    (forEach Level (last To) (set State at:(last To) level:(level) 2)))))
                (end (if (= 2 (state at:(last To))) (result Mover Win)))))"#,
    );
    assert!(text.contains("Put a mark on each piece of the stack on the chosen square."), "{text}");
}

#[test]
fn a_score_for_the_last_mover_is_told_once() {
    let score = |own: &str, other: &str| {
        format!("(score {own} (if (is Mover {own}) (if (= 4 (count Pieces {other})) 2 1) 0))")
    };
    let text = |second: &str| {
        told(&format!(
            r#"(game "Score" (players 2)
                (equipment {{ (board (square 3)) (piece "Man" Each) }})
                (rules (start {{ (place "Man1" 0) (place "Man2" 8) }})
                    (play (forEach Piece (move Step (to if:(is Empty (to))))))
                    (end (if (no Moves Next) (byScore {{ {} {second} }})))))"#,
            score("P1", "P2"),
        ))
    };
    let alike = text(&score("P2", "P1"));
    assert!(alike.contains("your final score is two. Otherwise, it is one."), "{alike}");
    assert!(alike.contains("Your opponent's final score is zero."), "{alike}");
    let unlike = text("(score P2 (if (is Mover P2) 3 0))");
    assert!(!unlike.contains("your final score"), "{unlike}");
}

#[test]
fn another_turn_by_the_throw_is_told_once() {
    let again = |number: usize| format!("(then (if (= {number} (count Pips)) (moveAgain)))");
    let game = |first: &str, second: &str| {
        let goal = "(trackSite Move from:(from) steps:(count Pips))";
        told(&format!(
            r#"(game "Again" (players 2)
                (equipment {{ (board (rectangle 2 6) {{
                        (track "Way1" {{0..5 11..6 End}} P1 directed:True)
                        (track "Way2" {{11..6 0..5 End}} P2 directed:True) }})
                    (map "First" {{(pair P1 0) (pair P2 11)}})
                    (hand Each) (dice d:4 num:1) (piece "Man" Each) }})
                (rules (start (place "Man" "Hand" count:3))
                    (play (do (roll) next:(if (is Occupied (handSite Mover))
                        (move (from (handSite Mover)) (to (mapEntry "First" Mover)) {first})
                        (forEach Piece (move (from) (to {goal} if:(is Empty (to))) {second})))))
                    (end (if (no Pieces Mover) (result Mover Win)))))"#
        ))
    };
    let alike = game(&again(4), &again(4));
    assert_eq!(alike.matches("move again in the same turn").count(), 1, "{alike}");
    assert!(alike.contains("Moving again. If the number thrown is four"), "{alike}");
    let unlike = game(&again(4), &again(3));
    assert!(!unlike.contains("Moving again."), "{unlike}");
}

#[test]
fn several_images_of_a_path_are_told_together() {
    let text = told(
        r#"(game "Round" (players 4)
            (equipment { (board (square 3) {
                    (track "Way1" {0 1 2 5 8 7 6 3} P1 directed:True)
                    (track "Way2" {2 5 8 7 6 3 0 1} P2 directed:True)
                    (track "Way3" {8 7 6 3 0 1 2 5} P3 directed:True)
                    (track "Way4" {6 3 0 1 2 5 8 7} P4 directed:True) })
                (dice d:4 num:1) (piece "Man" Each) })
            (rules (start { (place "Man1" 0) (place "Man2" 2) (place "Man3" 8) (place "Man4" 6) })
                (play (do (roll) next:(forEach Piece
                    (move (from) (to (trackSite Move from:(from) steps:(count Pips)))))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    assert!(text.contains("These paths are Player 1's path in another position:"), "{text}");
    assert!(text.contains("Player 3's path: turned half round, from C3 to C2."), "{text}");
}

#[test]
fn a_turn_goes_on_if_such_a_move_can_be_made_again() {
    let moves = "(or (forEach Piece) (forEach Piece container:(mover)))";
    let text = told(&format!(
        r#"(game "Again" (players 2)
            (equipment {{ (board (rectangle 1 9)
                    {{ (track "Track1" "9,0,E,End" P1 directed:True) (track "Track2" "10,8,W,End" P2 directed:True) }})
                (hand Each) (dice d:4 num:2)
                (piece "Boat" Each (forEach Die (if (<= 0 (trackSite Move steps:(pips)))
                    (move (from) (to (trackSite Move steps:(pips)) if:(is Empty (to))))))) }})
            (rules (start {{(place "Boat1" (handSite P1) count:3) (place "Boat2" (handSite P2) count:3)}})
                (play (do (if (not (is Prev Mover)) (roll)) next:{moves}
                    (then (if (not (all DiceUsed)) (if (can Move {moves}) (moveAgain))))))
                (end (if (no Pieces Mover) (result Mover Win)))))"#
    ));
    assert!(text.contains("you can make such a move again"), "{text}");
}

#[test]
fn stacks_are_counted_by_their_pieces() {
    let text = race(&way("if:(> 2 (size Stack at:(to)))", ""));
    assert!(text.contains("fewer than two men"), "{text}");
    assert!(!text.contains("height"), "{text}");
    // The level of the top piece is one less than the number of pieces; an empty place counts as level zero.
    let text = race(&way("if:(!= 3 (topLevel at:(to)))", ""));
    assert!(text.contains("may not hold exactly four men"), "{text}");
    let text = race(&way("if:(= 0 (topLevel at:(to)))", ""));
    assert!(text.contains("at most one man"), "{text}");
}

/// A race by two dice whose throws have values of their own.
fn valued(dice: &str, values: &str) -> String {
    told(&format!(
        r#"(game "Sticks" (players 4)
            (equipment {{ (board (rectangle 1 20) {{(track "Way" "0,E" directed:True)}})
                (map "Throw" {{{values}}}) (dice {dice}) (hand Each) (piece "Man" Each) }})
            (rules (start (place "Man" "Hand" count:2))
                (play (do (roll) next:(or
                    (move (from (handSite Mover)) (to 0 if:(= 5 (mapEntry "Throw" (count Pips)))))
                    (forEach Piece (move (from)
                        (to (trackSite Move from:(from) "Way" steps:(mapEntry "Throw" (count Pips)))))))))
                (end (if (no Pieces Mover) (result Mover Win)))))"#
    ))
}

#[test]
fn throws_that_a_table_leaves_out_count_as_they_are() {
    let all = "(pair 0 5) (pair 1 1) (pair 2 5)";
    let sticks = "d:2 facesByDie:{{0 1} {0 1}} num:2";
    let text = valued(sticks, all);
    assert!(!text.contains("counts as it is"), "{text}");
    // As many throws are listed as there could be, but these dice show others.
    let text = valued("d:2 facesByDie:{{0 4} {0 6}} num:2", "(pair 0 5) (pair 10 5) (pair 6 1)");
    assert!(text.contains("Any other number counts as it is."), "{text}");
    assert!(text.contains("0 and 10"), "{text}");
}

#[test]
fn numbered_players_are_told_by_their_range() {
    let text = valued("d:2 facesByDie:{{0 1} {0 1}} num:2", "(pair 0 5)");
    assert!(text.contains("4: Player 1 to Player 4 (Player 1 begins)"), "{text}");
}
