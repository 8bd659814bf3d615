//! What one sentence says of each of two players is said of them together: "each player's hand is empty".

use crate::document::{Block, Document, SectionKind};
use crate::realise::capitalised;

/// The sections in which rules are told.
const TOLD: [SectionKind; 4] =
    [SectionKind::Turn, SectionKind::Pieces, SectionKind::Special, SectionKind::End];
/// Words of which a clause has one.
const VERBS: [&str; 6] = ["is", "are", "has", "have", "holds", "hold"];
/// What may stand before the two clauses.
const BEFORE: [&str; 3] = ["if", "either", "whether"];

/// Draws together what sentences say of one player and of the other.
pub(crate) fn draw_players_together(document: &mut Document, names: &[String]) {
    let [one, other] = names else { return };
    for section in document.sections.iter_mut().filter(|section| TOLD.contains(&section.kind)) {
        for sentence in section.blocks.iter_mut().flat_map(Block::sentences_mut) {
            if let Some(text) = together(&sentence.text, one, other) {
                sentence.text = text;
            }
        }
    }
}

/// The sentence with one clause for two of which the second is the first with the other player.
fn together(text: &str, one: &str, other: &str) -> Option<String> {
    for (joint, who) in [(" and ", "each player"), (" or ", "either player")] {
        for (at, _) in text.match_indices(joint) {
            let left = text[..at].trim_end_matches(',');
            let right = &text[at + joint.len()..];
            for (first, second) in [(one, other), (other, one)] {
                if let Some((clause, rest)) = repeated(left, right, first, second) {
                    let before = left[..left.len() - clause.len()].trim_end();
                    let before = before
                        .strip_suffix("either")
                        .or_else(|| before.strip_suffix("Either"))
                        .unwrap_or(before)
                        .trim_end();
                    if ["and", "or"].iter().any(|joint| before.ends_with(joint)) {
                        continue;
                    }
                    // "Each of either player's holes" could be those of both.
                    let all = clause.contains("ach of ") || clause.contains("very ");
                    let who = if all && joint == " or " { "one player" } else { who };
                    let clause = clause.replace(first, who);
                    return Some(match before {
                        "" if text.starts_with(char::is_uppercase) => {
                            capitalised(&format!("{clause}{rest}"))
                        }
                        "" => format!("{clause}{rest}"),
                        _ => format!("{before} {clause}{rest}"),
                    });
                }
            }
        }
    }
    None
}

/// The clause about the first player at the end of a text that comes again about the second at the start of another, and
/// what stands after it there.
fn repeated<'a>(
    left: &'a str,
    right: &'a str,
    first: &str,
    second: &str,
) -> Option<(&'a str, &'a str)> {
    if !left.contains(first) || !right.contains(second) {
        return None;
    }
    let stops = right.match_indices([' ', ',', '.', ';', ':']).map(|(at, _)| at);
    let mut ends: Vec<usize> = stops.chain([right.len()]).collect();
    ends.reverse();
    ends.into_iter().find_map(|end| {
        let again = &right[..end];
        let clause = again.replace(second, first);
        let named = again.contains(second) && !again.contains(first);
        // Players who are many have verbs of their own.
        let crowd = again.contains(&format!("the {second}"));
        let whole = again.split(' ').any(|word| VERBS.contains(&word));
        let before = left.strip_suffix(clause.as_str())?;
        let last = before.trim_end().rsplit(' ').next().unwrap_or_default().to_lowercase();
        let apart = before.is_empty() || before.ends_with(' ') && BEFORE.contains(&last.as_str());
        (named && !crowd && whole && apart).then(|| (&left[before.len()..], &right[end..]))
    })
}

#[cfg(test)]
mod tests {
    use super::together;

    fn told(text: &str) -> Option<String> {
        together(text, "South", "North")
    }

    #[test]
    fn what_is_asked_of_both_is_asked_once() {
        assert_eq!(
            told("The game ends if South's home is empty or North's home is empty.").as_deref(),
            Some("The game ends if either player's home is empty.")
        );
        assert_eq!(
            told("If South has no seeds and North has no seeds, stop.").as_deref(),
            Some("If each player has no seeds, stop.")
        );
        // A member of a list of conditions stays without a capital.
        let member =
            told("every hole of South's home is empty or every hole of North's home is empty;");
        assert_eq!(member.as_deref(), Some("every hole of one player's home is empty;"));
    }

    #[test]
    fn other_things_stay() {
        assert_eq!(
            told("If it is full, and either South has seeds or North has seeds, stop."),
            None
        );
        assert_eq!(told("If South's hand is empty or North's store is empty, stop."), None);
        assert_eq!(told("Put a seed in each of South's holes and North's holes."), None);
        // Another member of the list would lose its "or".
        assert_eq!(
            told("If it is full, South's hand is empty or North's hand is empty, stop."),
            None
        );
    }
}
