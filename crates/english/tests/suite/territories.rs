//! Games of space: what stands next to a place, groups and rows, numbers of the players that are compared, steps of a turn.

use crate::common::told;

/// A game in which discs are placed on a board.
fn placing(board: &str, play: &str, end: &str) -> String {
    told(&format!(
        r#"(game "Discs" (players 2) (equipment {{ (board {board}) (piece "Disc" Each) }})
            (rules (play {play}) (end {end})))"#
    ))
}

const HEX: &str = "(hex 5)";
const PLACE: &str = "(move Add (to (sites Empty)))";
const STUCK: &str = "(if (no Moves Next) (result Mover Win))";

fn placed_where(test: &str) -> String {
    placing(HEX, &format!("(move Add (to (sites Empty) if:{test}))"), STUCK)
}

#[test]
fn neighbours_are_said_of_the_place_where_a_piece_goes() {
    let one = placed_where("(= 1 (count Sites in:(sites Around (to) Own)))");
    assert!(one.contains("on any empty cell that is next to exactly one of your discs."), "{one}");
    let none = placed_where("(= 0 (count Sites in:(sites Around (to) Enemy)))");
    assert!(none.contains("on any empty cell that is next to no enemy disc."), "{none}");
    let fewer = placed_where("(< (count Sites in:(sites Around (to) NotEmpty)) 3)");
    assert!(fewer.contains("that is next to fewer than three occupied cells."), "{fewer}");
    assert!(!format!("{one}{none}{fewer}").contains("target cell"), "{one}");
}

#[test]
fn whose_pieces_are_more_around_a_place_is_said_of_the_place() {
    let count = |who: &str| {
        format!(
            "(count Pieces {who} in:(intersection (sites Around (to)) (sites Occupied by:{who})))"
        )
    };
    let text = placed_where(&format!("(< {} {})", count("Mover"), count("Next")));
    let demand = "That cell must have fewer of your discs next to it than of your opponent's.";
    assert!(text.contains(demand), "{text}");
}

#[test]
fn opposite_directions_are_one_axis() {
    let line = |way: &str| format!("(is Line 3 {way})");
    let or = |ways: &[&str]| {
        let lines: Vec<String> = ways.iter().map(|way| line(way)).collect();
        let end = format!("(if (or {{ {} }}) (result Mover Win))", lines.join(" "));
        placing("(square 5)", PLACE, &end)
    };
    let upright = or(&["N", "S"]);
    assert!(upright.contains("a row of three or more of your discs (vertically)."), "{upright}");
    let both = or(&["N", "S", "E", "W"]);
    assert!(both.contains("discs (horizontally or vertically)."), "{both}");
    // From the top row nothing leads on to the north, so that no row is looked for there.
    let north = placing("(square 5)", PLACE, "(if (is Line 3 N) (result Mover Win))");
    assert!(north.contains("(to the north)"), "{north}");
    assert!(north.contains("where the board ends at the piece on that side, there is none."));
}

#[test]
fn rows_in_so_many_directions_are_told_by_these() {
    let one = |way: &str| format!("(if (is Line 3 {way}) 1 0)");
    let sum = ["N", "E", "NE"].map(one).join(" ");
    let end = format!("(if (<= 2 (+ {{ {sum} }})) (result Mover Win))");
    let text = placing("(square 5)", PLACE, &end);
    let intro = "a row of three or more of your discs in at least two of these directions:";
    assert!(text.contains(intro), "{text}");
    assert!(text.contains("- To the north-east."), "{text}");
}

#[test]
fn a_group_reaches_what_it_shares_a_place_with() {
    let meets = |side: &str| {
        format!("(> (count Sites in:(intersection (sites {side}) (sites Group at:(last To)))) 0)")
    };
    let end = format!("(if (and {} {}) (result Mover Win))", meets("Top"), meets("Bottom"));
    let text = placing("(square 5)", PLACE, &end);
    let said =
        "if the group of the disc you have just played reaches the top row and the bottom row.";
    assert!(text.contains(said), "{text}");
}

#[test]
fn the_larger_of_two_groups_wins() {
    let size = |who: &str| format!("(count SizeBiggestGroup if:(= (who at:(to)) {who}))");
    let full = "(is Full)";
    let rule = |how: &str, result: &str| {
        format!("(if (and {full} ({how} {} {})) (result {result}))", size("P1"), size("P2"))
    };
    let end =
        format!("{{{} {} {}}}", rule(">", "P1 Win"), rule("<", "P2 Win"), rule("=", "P2 Win"));
    let text = placing(HEX, PLACE, &end);
    let verdict =
        "The player whose largest group is larger wins. If both are equally large, Black wins.";
    assert!(text.contains(verdict), "{text}");
    assert!(text.contains("Have the largest group when the game ends"), "{text}");
    // Numbers that are not told alike for both are not compared.
    let other =
        end.replace("(count SizeBiggestGroup if:(= (who at:(to)) P2))", "(count Pieces P2)");
    assert!(!placing(HEX, PLACE, &other).contains("largest group is larger"));
}

#[test]
fn a_tie_within_a_turn_is_one_with_oneself() {
    let size = |who: &str| format!("(count SizeBiggestGroup if:(= (who at:(to)) {who}))");
    let rule = |how: &str, result: &str| {
        format!("(if (and (is Full) ({how} {} {})) (result {result}))", size("Mover"), size("Next"))
    };
    let end =
        format!("{{{} {} {}}}", rule(">", "Mover Win"), rule("<", "Next Win"), rule("=", "P2 Win"));
    let play =
        "(move Add (to (sites Empty)) (then (if (is In (last To) (sites Corners)) (moveAgain))))";
    let text = placing("(square 5)", play, &end);
    assert!(
        text.contains("If this comes about in the middle of a turn, Black wins as well."),
        "{text}"
    );
}

#[test]
fn what_leads_to_the_same_result_is_one_ending() {
    let end = "{(if (is Line 3 through:(centrePoint)) (result Mover Win)) (if (no Moves Next) (result Mover Win))}";
    let text = placing("(square 5)", PLACE, end);
    assert!(!text.contains("in order"), "{text}");
    let rest = placing(
        "(square 5)",
        PLACE,
        "{(if (and (is Full) (is Even (count Moves))) (result Mover Win))
          (if (and (is Full) (not (is Even (count Moves)))) (result Mover Win))}",
    );
    assert!(rest.contains("If the board is full, you win if"), "{rest}");
}

#[test]
fn who_has_just_moved_is_named_by_number_as_well() {
    let end = "{(if (and (= (mover) 1) (is Line 4)) (result Mover Win))
                (if (and (= (mover) 2) (is Line 5)) (result Mover Win))}";
    let text = placing("(square 7)", PLACE, end);
    let told = "You win if you make a row of four (for Black, five) or more of your discs";
    assert!(text.contains(told), "{text}");
}

#[test]
fn what_items_begin_with_is_said_before_them() {
    let line = |whats: &str| format!("(if (is Line 4 All whats:{{ {whats} }}) (result Mover Win))");
    let rules = [
        r#"(id "Disc" P1) (id "Disc" P2)"#,
        r#"(id "Ring" P1) (id "Ring" P2)"#,
        r#"(id "Disc" P1) (id "Ring" P1)"#,
        r#"(id "Disc" P2) (id "Ring" P2)"#,
    ]
    .map(line)
    .join(" ");
    let text = told(&format!(
        r#"(game "Sorts" (players 2)
            (equipment {{ (board (square 4)) (piece "Disc" Each) (piece "Ring" Each) }})
            (rules (play (or (move Add (piece (id "Disc" Mover)) (to (sites Empty)))
                             (move Add (piece (id "Ring" Mover)) (to (sites Empty)))))
                (end {{ {rules} }})))"#
    ));
    let intro = "is now part of a row of four of any one of these:";
    assert!(text.contains(intro), "{text}");
    assert!(text.contains("- any discs;\n  - any rings;"), "{text}");
}

#[test]
fn a_turn_of_two_moves_has_two_steps() {
    let play = "(if (is Prev Mover)
        (move Add (piece 2) (to (intersection (sites Empty) (sites Around (last To)))))
        (move Add (piece 1) (to (sites Empty)) (then (moveAgain))))";
    let text = placing(HEX, play, STUCK);
    assert!(text.contains("A turn has two steps, and you must take both:"), "{text}");
    assert!(
        text.contains("2. Place a disc of Black on any empty cell next to the cell of step 1."),
        "{text}"
    );
    // Where the first move may end the turn, there is nothing to be counted.
    let open = play
        .replace("(then (moveAgain))", "(then (if (is In (last To) (sites Corners)) (moveAgain)))");
    assert!(!placing(HEX, &open, STUCK).contains("two steps"));
}
