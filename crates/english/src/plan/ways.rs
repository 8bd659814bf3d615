//! Jumps of several pieces that differ in who jumps and which way only, and moves of one piece that differ in where they lead: what
//! they have in common stands before the list.

use super::action::{Action, Deed};
use crate::realise::{Text, say, word_count};

/// Fewer words than this are told with each of them.
const WORTH: usize = 6;
/// Where what the jumps have in common begins.
const OVER: &str = " over ";

/// What several jumps have in common, and each of them without that.
pub(super) struct Ways {
    /// "jump over an enemy piece to an empty square directly beyond, in one of these ways:"
    pub intro: Text,
    /// "with one of your counters, diagonally forward"
    pub ways: Vec<(Text, Deed)>,
}

/// The deeds of the player, if all alternatives are such.
fn own_deeds(members: &[Action]) -> Option<Vec<&Deed>> {
    fn own(member: &Action) -> Option<&Deed> {
        match member {
            Action::Deed(deed) if deed.subject.is_none() => Some(deed),
            _ => None,
        }
    }
    members.iter().map(own).collect()
}

/// Jumps that end in the same many words.
pub(super) fn ways(members: &[Action]) -> Option<Ways> {
    let deeds = own_deeds(members)?;
    let (first, others) = deeds.split_first()?;
    let (_, common) = first.rest.as_str().split_once(OVER)?;
    let alike = |other: &&Deed| {
        other.verb == first.verb
            && other.joint == first.joint
            && other.rest.as_str().split_once(OVER).is_some_and(|(_, end)| end == common)
    };
    if others.is_empty() || !others.iter().all(alike) || word_count(common) < WORTH {
        return None;
    }
    let told: Vec<_> = deeds.iter().flat_map(|deed| deed.rest.told().to_vec()).collect();
    let comma = if common.contains(", ") { "," } else { "" };
    let intro = say!("{} over {}{} in one of these ways:", first.verb.as_str(), common, comma);
    let ways = deeds
        .into_iter()
        .map(|deed| {
            let piece = deed.piece.as_ref()?;
            let (way, _) = deed.rest.as_str().split_once(OVER)?;
            let way = deed.rest.reworded(way);
            Some((say!("{} {}, {}", deed.joint, piece, way), deed.clone()))
        })
        .collect::<Option<_>>()?;
    Some(Ways { intro: intro.tell_all(&told), ways })
}

/// Words with which a way begins that stands below what all ways have in common, and no command.
const WAYS: [&str; 16] = [
    "along",
    "any",
    "backward",
    "diagonally",
    "exactly",
    "horizontally",
    "in any",
    "one",
    "over",
    "sideways",
    "straight",
    "through",
    "to",
    "two",
    "vertically",
    "with",
];

/// Whether a sentence is a way that says nothing without what stands above its list: "Straight ahead to an empty square."
pub(crate) fn is_way(sentence: &str) -> bool {
    let sentence = sentence.to_lowercase();
    WAYS.iter().any(|way| sentence.strip_prefix(way).is_some_and(|rest| rest.starts_with(' ')))
}

/// How the length of a move begins.
const NUMBERS: [&str; 7] = ["one", "two", "three", "four", "five", "exactly", "any"];

/// "Move one of your pawns one square in one of these ways:" moves of the same piece, each of them without what they share.
pub(super) fn ways_of_a_piece(members: &[Action]) -> Option<Ways> {
    let deeds = own_deeds(members)?;
    let (first, others) = deeds.split_first()?;
    let piece = first.piece.as_ref()?;
    let alike = |other: &&Deed| {
        other.verb == first.verb
            && other.joint == first.joint
            && other.piece.as_ref().is_some_and(|other| other.as_str() == piece.as_str())
    };
    if others.is_empty() || !others.iter().all(alike) {
        return None;
    }
    let lengths: Vec<Option<&str>> = deeds.iter().map(|deed| length(deed.rest.as_str())).collect();
    let shared = lengths[0].filter(|shared| lengths.iter().all(|other| *other == Some(*shared)));
    let ways: Vec<&str> = deeds
        .iter()
        .map(|deed| deed.rest.as_str().get(shared.map_or(0, str::len)..).map(str::trim_start))
        .collect::<Option<_>>()?;
    let apart = |(index, way): (usize, &&str)| {
        way.starts_with(char::is_alphabetic) && !ways[..index].contains(way)
    };
    if !ways.iter().enumerate().all(apart) {
        return None;
    }
    let told: Vec<_> = deeds
        .iter()
        .flat_map(|deed| deed.piece.iter().chain([&deed.rest]))
        .flat_map(|text| text.told().to_vec())
        .collect();
    let joint = if first.joint.is_empty() { "" } else { " " };
    let far = shared.map_or_else(String::new, |length| format!(" {length}"));
    let intro = say!(
        "{}{}{} {}{} in one of these ways:",
        first.verb.as_str(),
        joint,
        first.joint,
        piece,
        far
    );
    let ways =
        ways.iter().zip(&deeds).map(|(way, deed)| (deed.rest.reworded(*way), (*deed).clone()));
    Some(Ways { ways: ways.collect(), intro: intro.tell_all(&told) })
}

/// "one square", "any number of squares": how far a move leads.
fn length(rest: &str) -> Option<&str> {
    let words = rest.split(' ').take(4).collect::<Vec<_>>();
    let count = match words.as_slice() {
        ["any", "number", "of", _] => 4,
        ["exactly", _, _, ..] => 3,
        [number, _, ..] if NUMBERS.contains(number) => 2,
        _ => return None,
    };
    let end = rest.match_indices(' ').nth(count - 1).map_or(rest.len(), |(at, _)| at);
    rest.get(..end).filter(|length| !length.ends_with(','))
}
