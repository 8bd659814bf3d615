//! Pieces that are placed one after the other until a hand is empty.

use crate::document::Sentence;

/// How a turn goes on as long as there are pieces in a hand.
const AGAIN: &str = " is not empty, move again in the same turn.";

/// "Place a disc from your hand on any empty square. Go on in the same turn until your hand is empty."
pub(super) fn told(sentences: &mut [Sentence]) {
    for at in 1..sentences.len() {
        let (before, after) = sentences.split_at_mut(at);
        let (Some(placed), Some(again)) = (before.last(), after.first_mut()) else { continue };
        if let Some(hand) = emptied(&placed.text, &again.text) {
            again.text = format!("Go on in the same turn until {hand} is empty.");
        }
    }
}

/// The hand from which a piece is placed, and again as long as it is not empty.
fn emptied(placed: &str, again: &str) -> Option<String> {
    let hand = again.strip_prefix("If ")?.strip_suffix(AGAIN)?;
    let from = format!(" from {hand} on ");
    (placed.starts_with("Place a") && placed.contains(&from)).then(|| hand.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(placed: &str, again: &str) -> String {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let mut sentences = vec![sentence(placed), sentence(again)];
        told(&mut sentences);
        sentences.remove(1).text
    }

    #[test]
    fn a_hand_is_emptied_in_one_turn() {
        let placed = "Place a disc from White's hand on any empty square.";
        let again = "If White's hand is not empty, move again in the same turn.";
        assert_eq!(both(placed, again), "Go on in the same turn until White's hand is empty.");
        let other = "If Black's hand is not empty, move again in the same turn.";
        assert_eq!(both(placed, other), other);
    }
}
