//! Races and sowing games: areas of one place, bearing off, seeds that are taken and sown.

use crate::common::told;

/// A step to anywhere, with a well that a condition speaks of.
fn wells(places: &str, test: &str) -> String {
    told(&format!(
        r#"(game "Wells" (players 2)
            (equipment {{ (board (square 4)) (regions "Well" {{ {places} }}) (piece "Man" Each) }})
            (rules (start {{ (place "Man1" 1) (place "Man2" 14) }})
                (play (if {test} (move Pass)
                    (forEach Piece (move Step (to if:(is Empty (to)))))))
                (end (if (is In (last To) (sites "Well")) (result Mover Win)))))"#
    ))
}

#[test]
fn an_area_of_one_place_is_one_place() {
    let one = wells("5", r#"(= 1 (count Pieces Mover in:(sites "Well")))"#);
    assert!(one.contains("The well square is B2."), "{one}");
    assert!(one.contains("the well square holds one of your men"), "{one}");
    assert!(one.contains("You win if you have just reached the well square."), "{one}");
    let two = wells("5 6", r#"(= 1 (count Pieces Mover in:(sites "Well")))"#);
    assert!(two.contains("The well squares: B2 and C2."), "{two}");
    assert!(two.contains("exactly one man on the well squares"), "{two}");
}

/// Bearing off along a path, by a search over places.
fn bearing_off(region: &str) -> String {
    told(&format!(
        r#"(game "Off" (players 2)
            (equipment {{ (board (rectangle 2 4) {{
                    (track "Way1" {{0..3 7..4 End}} P1 directed:True)
                    (track "Way2" {{7..4 0..3 End}} P2 directed:True) }})
                (dice d:3 num:1) (piece "Man" Each) }})
            (rules (start {{ (place "Man1" 0) (place "Man2" 7) }})
                (play (do (roll) next:(forEach Die (forEach Site {region}
                    (if (is Occupied (site))
                        (if (= (trackSite Move from:(site) steps:(pips)) End)
                            (move Remove (site))
                            (move (from (site)) (to (trackSite Move from:(site) steps:(pips))))))))))
                (end (if (no Pieces Mover) (result Mover Win)))))"#
    ))
}

#[test]
fn the_places_of_ones_pieces_stand_for_the_pieces() {
    let text = bearing_off("(sites Occupied by:Mover)");
    assert!(text.contains("move one of your men to its landing square."), "{text}");
    assert!(
        text.contains("If that square is just off the end of the path, remove that man"),
        "{text}"
    );
    assert!(!text.contains("is occupied"), "{text}");
    let anywhere = bearing_off("(sites Board)");
    assert!(anywhere.contains("that square is occupied"), "{anywhere}");
}

/// A sowing game in which the seeds opposite are brought to the last hole, and so many seeds are sown from there.
fn sowing_on(count: &str) -> String {
    let opposite = r#"(trackSite Move from:(to) "Way" steps:3)"#;
    told(&format!(
        r#"(game "On" (players 2)
            (equipment {{ (mancalaBoard 2 4 store:None {{ (track "Way" "0,E,N,W" loop:True) }})
                (piece "Seed" Shared) }})
            (rules (start (set Count 3 to:(sites Board)))
                (play (move Select (from (sites Board) if:(> (count at:(from)) 0)) (then (sow apply:(and {{
                    (fromTo (from {opposite}) (to (to)) count:(count at:{opposite}))
                    (sow (to) count:{count} "Way") }})))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
        count = count.replace("OPPOSITE", opposite),
    ))
}

#[test]
fn what_is_taken_is_what_is_sown() {
    let text = sowing_on("(count at:OPPOSITE)");
    assert!(text.contains("ake all seeds from the hole three holes along the"), "{text}");
    assert!(text.contains("Sow them one by one into the holes after the last hole"), "{text}");
    assert!(!text.contains("as many seeds as"), "{text}");
    let fewer = sowing_on("2");
    assert!(fewer.contains("ake two seeds from the last hole"), "{fewer}");
}

#[test]
fn the_same_number_of_the_other_is_not_told_again() {
    let game = |other: &str| {
        told(&format!(
            r#"(game "Total" (players 2)
                (equipment {{ (board (square 4)) (hand Each) (piece "Man" Each) }})
                (rules (start (place "Man" "Hand" count:4))
                    (play (move (from (handSite Mover)) (to (sites Empty))))
                    (end (if (>= (+ (score P1) (count Cell at:(handSite P1)))
                        (+ (score P2) (count Cell at:(handSite {other})))) (result P1 Win)))))"#
        ))
    };
    assert!(game("P2").contains("is at least the same total for Black"), "{}", game("P2"));
    assert!(!game("P1").contains("the same total"), "{}", game("P1"));
}

#[test]
fn what_is_asked_of_each_hole_is_said_of_the_holes() {
    let text = told(
        r#"(game "Each" (players 2)
            (equipment { (mancalaBoard 2 4 store:None { (track "Way" "0,E,N,W" loop:True) })
                (regions P1 (sites Bottom)) (regions P2 (sites Top)) (hand Each) (piece "Seed" Shared) })
            (rules (start (set Count 3 to:(sites Board)))
                (play (move Select (from (sites Mover) if:(> (count at:(from)) 0)) (then (sow (then
                    (forEach Site (sites Mover) (if (= (count at:(site)) 4)
                        (fromTo (from (site)) (to (handSite Mover)) count:(count at:(site))))))))))
                (end (if (no Moves Next) (result Mover Win)))))"#,
    );
    let each =
        "For each of your holes that holds exactly four seeds, move all seeds from that hole";
    assert!(text.contains(each), "{text}");
}

/// A race by two dice with men that enter, and what they do on their way.
fn entering(dice: &str, way: &str) -> String {
    let enter = r#"(move (from (handSite Mover)) (to (trackSite Move from:(mapEntry "First" Mover) steps:(- (pips) 1))))"#;
    told(&format!(
        r#"(game "Enter" (players 2)
            (equipment {{ (board (rectangle 2 6) {{
                    (track "Way1" {{0..5 11..6 End}} P1 directed:True)
                    (track "Way2" {{11..6 0..5 End}} P2 directed:True) }})
                (map "First" {{(pair P1 0) (pair P2 11)}})
                (hand Each) (dice d:4 num:2) (piece "Man" Each) }})
            (rules (start (place "Man" "Hand" count:3))
                (play (do (roll) next:(or
                    (forEach Die {dice} (if (is Occupied (handSite Mover)) {enter}))
                    (forEach Piece (forEach Die {dice} {way})))))
                (end (if (no Pieces Mover) (result Mover Win)))))"#
    ))
}

#[test]
fn what_happens_past_the_end_of_the_path_is_told() {
    let goal = "(trackSite Move from:(from) steps:(pips))";
    let way = format!("(if (!= {goal} Off) (move (from) (to {goal})) (move Remove (from)))");
    let text = entering("replayDouble:True", &way);
    assert!(text.contains("remove"), "{text}");
    // The distance that is asked for most has the short name.
    assert!(text.contains("landing square of a man lies as many squares further along its path as the number on the die."), "{text}");
    assert!(text.contains("the square at the number on the die along its path with"), "{text}");
    assert!(
        text.contains("If all dice show the same number, you use each of them twice."),
        "{text}"
    );
    assert!(!text.contains("You use each die twice"), "{text}");
}

#[test]
fn a_path_along_another_is_told_by_it() {
    let tracks = r#"{(track "Track1" "0,E,N,W" P1 directed:True) (track "Track2" "12,11,10,5,0,1,2,3,4,9,14" P2 directed:True)}"#;
    let text = crate::common::told(&format!(
        r#"(game "Lanes" (players 2)
            (equipment {{(board (rectangle 3 5) {tracks}) (piece "Disc" Each) (hand Each) (dice d:6 num:1)}})
            (rules (start {{(place "Disc1" "Hand1") (place "Disc2" "Hand2")}})
                (play (do (roll) next:(forEach Piece (move (from (from)) (to (trackSite Move from:(from) steps:(count Pips)))))))
                (end (if (no Pieces Mover) (result Mover Win)))))"#
    ));
    assert!(text.contains("and follows White's path to E3"), "{text}");
}
