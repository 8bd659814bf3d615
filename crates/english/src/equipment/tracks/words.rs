//! The legs of a path in words.

use super::course::Leg;
use crate::realise::{ordinal, word_count};

/// Rows that are walked to and fro, from so many on, are told at once.
const ROWS: usize = 3;
/// More places than this are not told in one breath.
const PLACES_ON_END: usize = 12;

/// The legs in words, each to follow the one before.
pub(super) fn legs(legs: &[Leg], name: impl Fn(i32) -> String) -> Vec<String> {
    let mut told = Vec::new();
    let mut at = 0;
    while at < legs.len() {
        if let Some((words, used)) = to_and_fro(&legs[at..], &name) {
            told.push(words);
            at += used;
            continue;
        }
        if let Some((words, used)) = through(&legs[at..], &name) {
            told.push(words);
            at += used;
            continue;
        }
        let before = at.checked_sub(1).and_then(|before| legs.get(before));
        told.push(leg(&legs[at], before, &name));
        at += 1;
    }
    told
}

/// "starts at A1, goes right to F1 and up to F4".
pub(super) fn joined(legs: &[String]) -> String {
    match legs {
        [] => "is shown in the figure".to_owned(),
        [one] => one.clone(),
        [first @ .., last] if last.starts_with("then ") => {
            format!("{}, and {last}", first.join(", "))
        }
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// The legs in lines of so many words, if single legs are not longer.
pub(super) fn lines(legs: &[String], most: usize) -> Vec<String> {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut words = 0;
    for leg in legs {
        let more = word_count(leg);
        match lines.last_mut() {
            Some(line) if words + more <= most => {
                line.push(leg.clone());
                words += more;
            }
            _ => {
                lines.push(vec![leg.clone()]);
                words = more;
            }
        }
    }
    lines.iter().map(|line| joined(line)).collect()
}

/// A leg in words; "goes" is said once for several runs on end.
fn leg(leg: &Leg, before: Option<&Leg>, name: impl Fn(i32) -> String) -> String {
    let runs = |leg: &Leg| matches!(leg, Leg::Straight { .. } | Leg::Ring { .. });
    let goes = if before.is_some_and(runs) { "" } else { "goes " };
    let from_hand = matches!(before, Some(Leg::Start(hand)) if name(*hand).contains("hand"));
    match leg {
        Leg::Start(at) => {
            let at = name(*at);
            format!("starts {} {at}", if at.contains("hand") { "in" } else { "at" })
        }
        Leg::Straight { way, to, skipped, .. } => {
            let past = match skipped.as_slice() {
                [] => String::new(),
                passed => {
                    let names: Vec<String> = passed.iter().map(|site| name(*site)).collect();
                    format!(" (skipping {})", names.join(", "))
                }
            };
            format!("{goes}{} to {}{past}", way_word(*way), name(*to))
        }
        Leg::Arc { clockwise, to } => {
            format!("goes round {} to {}", sense(*clockwise), name(*to))
        }
        Leg::Ring { ring, of, clockwise, to, whole } => {
            let ring = ring_word(*ring, *of);
            let (once, back) = if *whole { ("once ", ", back") } else { ("", "") };
            format!("{goes}{once}{} round {ring}{back} to {}", sense(*clockwise), name(*to))
        }
        Leg::Spiral { inwards, clockwise, to } => {
            let way = if *inwards { "inwards" } else { "outwards" };
            format!("spirals {way}, {}, to {}", sense(*clockwise), name(*to))
        }
        Leg::Jump(board::equipment::END) => "then leaves the board".to_owned(),
        Leg::Jump(board::equipment::OFF) => "then ends".to_owned(),
        Leg::Jump(to) if from_hand => format!("enters at {}", name(*to)),
        Leg::Jump(to) => format!("jumps to {}", name(*to)),
        Leg::Next(to) => format!("goes on to {}", name(*to)),
    }
}

/// "goes on through A2, B3 and C5 to D4", for places nearby in no direction that has a name, with the number of legs that it tells.
fn through(legs: &[Leg], name: impl Fn(i32) -> String) -> Option<(String, usize)> {
    let next = |leg: &Leg| match leg {
        Leg::Next(to) => Some(name(*to)),
        _ => None,
    };
    let places: Vec<String> = legs.iter().map_while(next).take(PLACES_ON_END).collect();
    let (last, passed) = places.split_last()?;
    let passed = match passed {
        [] => return None,
        [one] => one.clone(),
        [first @ .., second] => format!("{} and {second}", first.join(", ")),
    };
    Some((format!("goes on through {passed} to {last}"), places.len()))
}

/// "goes right to J1, up to J2, left to A2, and so on to and fro, row by row, to J3", with the number of legs that it tells.
fn to_and_fro(legs: &[Leg], name: impl Fn(i32) -> String) -> Option<(String, usize)> {
    let straight = |index: usize| match legs.get(index) {
        Some(Leg::Straight { way, steps, skipped, .. }) if skipped.is_empty() => {
            Some((*way, *steps))
        }
        _ => None,
    };
    let ((across, length), (along, one)) = (straight(0)?, straight(1)?);
    let opposite = |way: u8| (way + 4) % 8;
    if across % 4 == along % 4 || across % 2 == 1 || along % 2 == 1 || one != 1 {
        return None;
    }
    let mut used = 1;
    let mut rows = 1;
    let mut next = opposite(across);
    // Rows of another length would have to be told one by one.
    while straight(used) == Some((along, 1)) && straight(used + 1) == Some((next, length)) {
        used += 2;
        rows += 1;
        next = opposite(next);
    }
    let last = legs.get(used - 1)?.end();
    let lines = if across % 4 == 0 { "row by row" } else { "column by column" };
    let turn = |index: usize| legs.get(index).map(|leg| name(leg.end()));
    let (first, second, third) = (turn(0)?, turn(1)?, turn(2)?);
    (rows >= ROWS).then(|| {
        let words = format!(
            "goes {} to {first}, {} to {second}, {} to {third}, and so on to and fro, {lines}, to {}",
            way_word(across),
            way_word(along),
            way_word(opposite(across)),
            name(last)
        );
        (words, used)
    })
}

fn sense(clockwise: bool) -> &'static str {
    if clockwise { "clockwise" } else { "counter-clockwise" }
}

/// What a ring is called that is so many from the edge.
fn ring_word(ring: usize, of: usize) -> String {
    match (ring, of) {
        (0, _) => "the edge of the board".to_owned(),
        (1, 2) => "the inner ring".to_owned(),
        (ring, _) => format!(
            "the {} ring from the edge",
            ordinal(i64::try_from(ring + 1).unwrap_or_default())
        ),
    }
}

fn way_word(way: u8) -> &'static str {
    match way {
        0 => "right",
        1 => "diagonally up to the right",
        2 => "up",
        3 => "diagonally up to the left",
        4 => "left",
        5 => "diagonally down to the left",
        6 => "down",
        _ => "diagonally down to the right",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_to_and_fro_are_told_at_once() {
        let straight = |way, to, steps| Leg::Straight { way, to, steps, skipped: vec![] };
        let path = [
            Leg::Start(0),
            straight(0, 9, 9),
            straight(2, 19, 1),
            straight(4, 10, 9),
            straight(2, 20, 1),
            straight(0, 29, 9),
        ];
        assert_eq!(
            legs(&path, |site| site.to_string()),
            [
                "starts at 0",
                "goes right to 9, up to 19, left to 10, and so on to and fro, row by row, to 29"
            ]
        );
    }

    #[test]
    fn places_in_no_direction_are_told_on_end() {
        let path = [Leg::Start(0), Leg::Next(4), Leg::Next(7), Leg::Next(2), Leg::Jump(9)];
        assert_eq!(
            legs(&path, |site| site.to_string()),
            ["starts at 0", "goes on through 4 and 7 to 2", "jumps to 9"]
        );
        assert_eq!(legs(&path[..2], |site| site.to_string()), ["starts at 0", "goes on to 4"]);
    }

    #[test]
    fn rows_of_unequal_length_are_told_one_by_one() {
        let straight = |way, to, steps| Leg::Straight { way, to, steps, skipped: vec![] };
        let path = [
            Leg::Start(0),
            straight(0, 9, 9),
            straight(2, 19, 1),
            straight(4, 12, 7),
            straight(2, 22, 1),
            straight(0, 29, 7),
        ];
        assert_eq!(legs(&path, |site| site.to_string()).len(), path.len());
    }
}
