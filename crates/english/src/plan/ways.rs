//! Jumps of several pieces that differ in who jumps and which way only: what they have in common stands before the list.

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

/// Jumps that end in the same many words.
pub(super) fn ways(members: &[Action]) -> Option<Ways> {
    let deeds: Vec<&Deed> = members
        .iter()
        .map(|member| match member {
            Action::Deed(deed) if deed.subject.is_none() => Some(deed),
            _ => None,
        })
        .collect::<Option<_>>()?;
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
