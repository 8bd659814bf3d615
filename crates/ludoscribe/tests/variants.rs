//! What the other choices of a description change, in the words of its rules.

use english::render;
use ludoscribe::{Game, Reader};

const GAME: &str = r#"
(game "Rows" (players 2)
    (equipment {(board (square <Board:size>)) (piece "Disc" Each)})
    (rules
        <Swap:rule>
        (play (move Add (to (sites Empty))))
        (end (if (is Line <Line:length>) (result Mover <End:result>)))))
(option "Board" <Board> args:{<size>} {
    (item "5x5" <5> "Five rows.")**
    (item "7x7" <7> "Seven rows.")
    (item "9x9" <9> "Nine rows.") })
(option "Swap" <Swap> args:{<rule>} {
    (item "Off" <> "No swap.")*
    (item "On" <(meta (swap))> "The second player may swap.") })
(option "Line" <Line> args:{<length>} {
    (item "Four" <4> "Four in a row.")*
    (item "Three" <3> "Three in a row.") })
(option "End" <End> args:{<result>} {
    (item "Standard" <Win> "A line wins.")*
    (item "Misere" <Loss> "A line loses.") })
(rulesets {
    (ruleset "Ruleset/Plain" {"Board/5x5" "Swap/Off" "Line/Four" "End/Standard"})
    (ruleset "Ruleset/Upside Down" {"Board/5x5" "Swap/Off" "Line/Four" "End/Misere"}) })
"#;

fn game() -> Game {
    Reader::new().text("Rows.lud", GAME).unwrap_or_else(|error| panic!("{error}"))
}

/// What is said of a choice.
fn said(group: &str, name: &str) -> String {
    let groups = game().variants();
    let group = groups.iter().find(|it| it.heading == group).expect("a group");
    let variant = group.variants.iter().find(|it| it.name == name).expect("a choice");
    variant.words().join(" ")
}

#[test]
fn sizes_of_the_board_are_not_told_one_by_one() {
    let section = english::variants::section(&game().variants()).expect("a section");
    let document = english::document::Document { title: "Rows".into(), sections: vec![section] };
    let text = render::text(&document);
    assert!(text.contains("7×7, 9×9: Only the size of the board differs."), "{text}");
}

#[test]
fn rules_are_quoted() {
    let misere = said("End", "Misere");
    assert!(misere.starts_with("You lose (instead of “win”) if "), "{misere}");
    assert!(said("Swap", "On").starts_with("Added: “On the second turn"), "{}", said("Swap", "On"));
    assert!(said("Line", "Three").contains("row of three"), "{}", said("Line", "Three"));
}

/// A ruleset is compared as a whole; the one that is in use is no variant.
#[test]
fn rulesets_are_compared_as_a_whole() {
    assert_eq!(said("Rulesets", "Upside Down"), said("End", "Misere"));
    let groups = game().variants();
    let rulesets = groups.last().expect("rulesets");
    assert_eq!(rulesets.variants.len(), 1, "{rulesets:?}");
}

/// The variants are those of the choice at hand, not of the default.
#[test]
fn other_options_stay_as_they_are() {
    let game = Reader::new().option("End/Misere").text("Rows.lud", GAME).expect("a game");
    let groups = game.variants();
    let lines = groups.iter().find(|group| group.heading == "Line").expect("lines");
    let words = lines.variants[0].words().join(" ");
    assert!(words.contains("You lose") && !words.contains("You win"), "{words}");
}
