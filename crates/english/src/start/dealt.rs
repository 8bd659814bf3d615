//! What is put into the hand of one player, named by its number: `(place "King1" "Hand1")`.
//!
//! The language takes the piece that has the number of the hand, whatever name stands there: the first piece of the
//! description goes into the first hand.

use language::equipment::Item;
use language::start::PlaceAt;
use language::words::Role;

use crate::teller::Teller;

impl Teller<'_> {
    /// The kind and owner of the piece that a rule puts into a hand with a number; none if it does not do so.
    pub(super) fn dealt(&self, node: &PlaceAt) -> Option<(String, String)> {
        let hand = self.hand_named(node.container.as_deref()?)?;
        let what = self.component_numbered(i64::try_from(hand).ok()?)?;
        let kind = self.pieces.kinds[what.kind].spoken.clone();
        let owner = self.owner_before(&kind, what.owner);
        Some((kind, owner))
    }

    /// The number of a hand among all that holds pieces, the board being none.
    fn hand_named(&self, name: &str) -> Option<usize> {
        // Dice, cards and dominoes have numbers of their own before those of the pieces.
        let counted =
            |item: &Item| matches!(item, Item::Dice(_) | Item::Deck(_) | Item::Dominoes(_));
        if self.items().iter().any(counted) {
            return None;
        }
        let owners = self.items().iter().filter_map(|item| match item {
            Item::Hand(hand) => Some(hand.role),
            _ => None,
        });
        let mut names = owners.flat_map(|role| match role {
            Role::Each => (1..=self.players.count()).collect(),
            other => vec![crate::facts::number_of(other).unwrap_or(0)],
        });
        names.position(|number| name == format!("Hand{number}")).map(|at| at + 1)
    }
}
