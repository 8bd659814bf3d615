//! What captions say of moves that do several things at once.

use std::time::Duration;

use manual::model::Book;
use manual::{Request, make};
use syntax::{Library, Selection, Sources};

/// The book of a small game, played a little.
fn book(text: &str) -> Book {
    let mut sources = Sources::default();
    let file = sources.add("game.lud", text);
    let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
    let description = read.unwrap_or_else(|_| panic!("it cannot be read"));
    let survey =
        survey::Settings { moves: 500, time: Duration::from_secs(600), ..Default::default() };
    let made = make(&description, &sources, &Request { survey, ..Request::default() });
    made.unwrap_or_else(|problems| panic!("{}", problems[0].message))
}

fn captions(book: &Book) -> Vec<&str> {
    book.manual.figures.iter().map(|figure| figure.caption.as_str()).collect()
}

/// A game in which discs step ahead, with what happens to an enemy where they land.
fn ahead(hand: &str, apply: &str) -> String {
    let step = format!(
        "(move Step Forward (to if:(not (is Friend (who at:(to)))) (apply if:(is Enemy (who at:(to))) {apply})))"
    );
    format!(
        r#"(game "Ahead" (players 2)
    (equipment {{(board (square 3)) {hand} (piece "Disc" P1 N {step}) (piece "Disc" P2 S {step})}})
    (rules (start {{(place "Disc1" (sites Bottom)) (place "Disc2" (sites Top))}})
        (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"#
    )
}

#[test]
fn what_goes_to_the_hand_is_captured() {
    let taken = book(&ahead("(hand Each)", "(fromTo (from (to)) (to (handSite Mover)))"));
    let told = captions(&taken);
    let whole = |text: &&str| {
        text.contains(", capturing Black's disc on ")
            && text.ends_with(" and putting it in the hand.")
    };
    assert!(told.iter().any(whole), "{told:?}");
    assert!(
        !told.iter().any(|text| text.contains("while") || text.contains("placing")),
        "{told:?}"
    );
}

#[test]
fn the_move_comes_before_what_it_does() {
    let book = book(&ahead("", "(remove (to))"));
    let entries = || book.manual.moves.iter().flat_map(|group| &group.moves);
    let steps = ["The disc moves.", "An enemy piece is captured."];
    assert!(entries().any(|entry| entry.actions == steps), "{:?}", book.manual.moves);
}

#[test]
fn a_piece_becomes_another_where_it_arrives() {
    let told = book(
        r#"(game "Crown" (players 2)
    (equipment {(board (rectangle 4 1))
        (piece "Pawn" P1 N (move Step Forward
            (to if:(not (is Friend (who at:(to)))) (apply (if (is Enemy (who at:(to))) (remove (to)))))
            (then (if (is In (last To) (sites Top)) (promote (last To) (piece "Queen") Mover)))))
        (piece "Pawn" P2) (piece "Queen" P1)})
    (rules (start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))})
        (play (if (is Mover P2) (move Pass) (forEach Piece)))
        (end (if (no Pieces P2) (result P1 Win)))))"#,
    );
    let told = captions(&told);
    let promoted = |text: &&str| {
        text.contains(", where it becomes a queen, capturing the pawn on ")
            && text.starts_with("White moves the pawn from ")
    };
    assert!(told.iter().any(promoted), "{told:?}");
}

#[test]
fn lines_are_named_by_the_places_beside_them() {
    let told = book(
        r#"(game "Fence" (players 2) (equipment {(board (square 2)) (piece "Fence" Each)})
    (rules (play (move Add (to Edge (sites Empty Edge)))) (end (if (is Full) (result Mover Win)))))"#,
    );
    let told = captions(&told);
    let named = |text: &&str| {
        let place = text.split_once("places a fence on the ").map_or("", |(_, place)| place);
        place.starts_with("line between ") || place.contains(" side of ")
    };
    assert!(told.iter().any(named), "{told:?}");
}

/// A race in which a disc sends a single enemy disc back to its start.
const RACE: &str = r#"(game "Race" (players 2)
    (equipment {(board (rectangle 1 6) {(track "Track1" "0,E,5" P1 directed:true) (track "Track2" "5,W,0" P2 directed:true)} use:Vertex largeStack:true)
        (piece "Disc" Each (move (from) (to (trackSite Move steps:1) if:(not (is Friend (who at:(to))))
            (apply if:(is Enemy (who at:(to) level:0)) (fromTo (from (to) level:0) (to (mapEntry "Start" (who at:(to) level:0))))))))
        (map "Start" {(pair P1 0) (pair P2 5)})
        (regions "Swamp" (sites {2 4}))})
    (rules (start {(place Stack "Disc1" 0 count:1) (place Stack "Disc2" 5 count:1)})
        (play (forEach Piece top:true))
        (end (if (is In (last To) (sites "Swamp")) (result Mover Win)))))"#;

#[test]
fn areas_and_paths_are_shown_beside_the_words_about_them() {
    let book = book(RACE);
    let manual = &book.manual;
    let beside = |caption: &str| {
        let figure = manual.figures.iter().position(|figure| figure.caption.starts_with(caption));
        let figure = figure.unwrap_or_else(|| panic!("{caption}: {:?}", captions(&book)));
        assert!(!manual.is_catalogued(manual::model::FigureId(figure)));
        let place =
            manual.beside.iter().find(|it| it.figure.0 == figure).expect("it stands beside");
        manual.rules.sentences()[place.sentence].text.clone()
    };
    assert!(beside("The swamp").contains("C1 and E1"), "{:?}", captions(&book));
    assert!(beside("White's path. It begins at the dot.").contains("path"));
    // Black's path is as long, and told by White's.
    assert!(!captions(&book).iter().any(|caption| caption.starts_with("Black's path")));
}

#[test]
fn the_last_reason_of_a_list_may_begin_with_a_place() {
    let book = book(
        r#"(game "Corners" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)))) (end {
        (if (or {(is Occupied 0) (is Occupied 3) (is Occupied 1)}) (result Mover Win))})))"#,
    );
    let reasons: Vec<&str> = book.manual.endings.iter().map(|it| it.reason.as_str()).collect();
    assert!(reasons.iter().all(|reason| !reason.contains("at least one of these")), "{reasons:?}");
}

#[test]
fn pieces_that_swap_places_are_told_as_one_move() {
    let told = book(
        r#"(game "Exchange" (players 2)
    (equipment {(board (rectangle 1 4)) (piece "Disc" Each)})
    (rules (start {(place "Disc1" {0 1}) (place "Disc2" {2 3})})
        (play (if (is Mover P1) (move Swap Pieces 1 2) (move Swap Pieces 3 0)))
        (end (if (is In (last To) (sites Right)) (result Mover Win)))))"#,
    );
    let told = captions(&told);
    let swapped = "White moves the disc from B1 to C1, swapping places with Black's disc.";
    assert!(told.contains(&swapped), "{told:?}");
    assert!(!told.iter().any(|text| text.contains("captur")), "{told:?}");
}

#[test]
fn what_goes_on_by_itself_swaps_places_with_nobody() {
    let told = book(
        r#"(game "Slide on" (players 2)
    (equipment {(board (rectangle 1 4)) (piece "Disc" Each)})
    (rules (start {(place "Disc1" {0}) (place "Disc2" {3})})
        (play (if (is Mover P1)
            (move (from 0) (to 1) (then (if (= 1 (last To)) (fromTo (from 1) (to 2)))))
            (move Pass)))
        (end (if (is Occupied 2) (result Mover Win)))))"#,
    );
    let told = captions(&told);
    let on = "White moves the disc from A1 to B1 and on from there to C1.";
    assert!(told.iter().any(|text| text.ends_with(on)), "{told:?}");
    assert!(!told.iter().any(|text| text.contains("swapping")), "{told:?}");
}

#[test]
fn a_capture_from_which_mere_moves_can_be_seen_is_the_only_figure_of_its_sentence() {
    let book = book(
        r#"(game "Rooks" (players 2)
    (equipment {(board (square 4)) (piece "Rook" Each (move Slide Orthogonal
        (to if:(is Enemy (who at:(to))) (apply (remove (to))))))})
    (rules (start {(place "Rook1" {0 5}) (place "Rook2" {10 15})})
        (play (forEach Piece)) (end (if (no Pieces Next) (result Mover Win)))))"#,
    );
    let manual = &book.manual;
    let shown = || manual.beside.iter().filter_map(|it| manual.figure(it.figure));
    let names: Vec<&str> =
        manual.moves.iter().flat_map(|group| &group.moves).map(|it| it.name.as_str()).collect();
    assert!(names.contains(&"Move") && names.contains(&"Move and capture"), "{names:?}");
    let told: Vec<&str> = shown().map(|figure| figure.caption.as_str()).collect();
    assert!(matches!(told.as_slice(), [one] if one.contains("capturing")), "{told:?}");
    assert!(shown().all(|figure| figure.scope == manual::model::Scope::MoveAndCapture));
}

#[test]
fn captions_say_that_a_turn_goes_on() {
    let told = book(
        r#"(game "Again" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)) (then (if (is In (last To) (sites Corners)) (moveAgain)))))
        (end (if (is Line 3) (result Mover Win)))))"#,
    );
    let told = captions(&told);
    assert!(told.iter().any(|text| text.ends_with("'s turn goes on.")), "{told:?}");
    assert!(told.iter().any(|text| !text.ends_with("'s turn goes on.")), "{told:?}");
}

#[test]
fn what_a_line_closes_is_claimed() {
    let told = book(
        r#"(game "Plots" (players 2) (equipment {(board (square 1)) (piece "Fence" Each)})
    (rules (play (move Add (to Edge (sites Empty Edge))
            (then (if (= 4 (count Sites in:(sites Occupied by:All on:Edge))) (add (to Cell (sites {0})))))))
        (end (if (= 4 (count Sites in:(sites Occupied by:All on:Edge))) (result Mover Win)))))"#,
    );
    let told = captions(&told);
    assert!(told.iter().any(|text| text.ends_with(", claiming A1.")), "{told:?}");
}

#[test]
fn sowing_is_quoted_and_not_the_choice_of_a_hole() {
    let sown = book(
        r#"(game "Sown" (players 2)
    (equipment {(mancalaBoard 2 3 store:None (track "Track" "0,E,N,W" loop:True))
        (regions P1 (sites Bottom)) (regions P2 (sites Top)) (piece "Seed" Shared)})
    (rules (start (set Count 2 to:(sites Track)))
        (play (move Select (from (sites Mover) if:(> (count at:(from)) 0)) (then (sow))))
        (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    let entries = || sown.manual.moves.iter().flat_map(|group| &group.moves);
    let sowing = entries().find(|entry| entry.name == "Sow").and_then(|entry| entry.rule.clone());
    assert!(
        sowing.is_some_and(|rule| rule.starts_with("Sow all seeds")),
        "{:?}",
        sown.manual.moves
    );
}

#[test]
fn pieces_that_nobody_described_have_no_name() {
    let lines = book(
        r#"(game "Lines" (players 2) (equipment {(board (square 2) use:Edge)})
    (rules (play (or (move Add (to (sites Empty))) (move Pass)))
        (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    let told = captions(&lines);
    assert!(told.iter().any(|text| text.contains("places a piece on ")), "{told:?}");
    assert!(!told.iter().any(|text| text.contains("ball")), "{told:?}");
    let headings: Vec<&str> = lines.manual.moves.iter().map(|it| it.heading.as_str()).collect();
    assert_eq!(headings, ["Piece", "Passing"], "passing comes last");
}

#[test]
fn players_are_called_by_the_colour_they_are_drawn_in() {
    let coloured = ahead("", "(remove (to))")
        + "(metadata (graphics {(player Colour P1 (colour DarkGreen)) (player Colour P2 (colour VeryDarkGrey))}))";
    assert_eq!(book(&coloured).manual.players, ["Green", "Black"]);
}

/// A game in which those win who have put all their pieces on the board, and lose who cannot move.
const EMPTY_HAND: &str = r#"(game "Empty Hand" (players 2)
    (equipment {(board (square 3)) (hand Each) (piece "Disc" Each)})
    (rules (start (place "Disc" "Hand" count:2))
        (play (move (from (handSite Mover)) (to (sites Empty))))
        (end {(if (all Sites (sites Hand Mover) if:(= 0 (count at:(site)))) (result Mover Win))})))"#;

#[test]
fn an_empty_hand_is_called_so_and_has_no_marks() {
    let book = book(EMPTY_HAND);
    let ending = book.manual.endings.first().expect("somebody wins");
    assert!(ending.result.starts_with("Hand empty: "), "{}", ending.result);
}

/// Whoever cannot move has lost if attacked, and else it is a draw: the inner rule is told first.
const STUCK: &str = r#"(game "Stuck" (players 2)
    (equipment {(board (square 3))
        (piece "King" Each (move Step (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))})
    (rules (start {(place "King1" 0) (place "King2" 8)})
        (play (forEach Piece))
        (end {(if (no Pieces Next) (if (is In (last To) (sites Bottom)) (result Mover Win)) (result Mover Draw))})))"#;

#[test]
fn endings_follow_each_other_as_the_rules_tell_them() {
    let book = book(STUCK);
    let told: Vec<usize> = book
        .manual
        .endings
        .iter()
        .map(|ending| {
            let all = book.manual.rules.sentences();
            let at = all.iter().rposition(|sentence| ending.reason.contains(sentence.text.trim()));
            at.unwrap_or_else(|| panic!("{} is not told", ending.reason))
        })
        .collect();
    assert!(told.len() > 1 && told.is_sorted(), "{told:?} {:?}", book.manual.endings);
}
