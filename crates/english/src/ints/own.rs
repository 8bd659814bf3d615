//! Places that a description fixes for each player: "your king's home".

use language::equipment::{Item, MapPairs, PairKey, PairValue};
use language::ints::{Int, MapEntry};
use language::refs::IndexOrRole;
use language::words::Role;

use crate::teller::Teller;

impl Teller<'_> {
    /// The place that an expression stands for when it is a player's turn, if nothing else matters.
    pub(crate) fn site_for(&self, int: &Int, player: usize) -> Option<u32> {
        u32::try_from(self.number_for(int, player)?).ok()
    }

    fn number_for(&self, int: &Int, player: usize) -> Option<i64> {
        match int {
            Int::MapEntry(entry) => self.entry_for(entry, player),
            Int::Add(sum) => {
                sum.operands.iter().map(|part| self.number_for(part, player)).sum::<Option<i64>>()
            }
            Int::Sub(sub) => {
                let left = match &sub.left {
                    Some(left) => self.number_for(left, player)?,
                    None => 0,
                };
                Some(left - self.number_for(&sub.right, player)?)
            }
            Int::Constant(number) => Some(i64::from(*number)),
            other => self.fixed_site(other).map(i64::from),
        }
    }

    /// Whether a map of places for the player whose turn it is has one for others, but none for a player.
    pub(crate) fn has_no_entry(&self, entry: &MapEntry, player: usize) -> bool {
        let mover = matches!(
            &entry.key,
            IndexOrRole::Role(Role::Mover) | IndexOrRole::Index(Int::Mover(_))
        );
        let keys: Option<Vec<usize>> = self
            .map_of(entry)
            .and_then(|map| map.pairs.iter().map(|pair| self.keyed_by(&pair.key)).collect());
        mover
            && (keys.is_some_and(|keys| !keys.contains(&player))
                || self.is_off_the_board(entry, player))
    }

    /// Whether a map names a place for a player that the board does not have.
    fn is_off_the_board(&self, entry: &MapEntry, player: usize) -> bool {
        let own = self
            .map_of(entry)
            .and_then(|map| map.pairs.iter().find(|pair| self.keyed_by(&pair.key) == Some(player)));
        let label = own.and_then(|pair| match &pair.value {
            PairValue::Text(label) => Some(label),
            _ => None,
        });
        match (label, self.elements()) {
            (Some(label), Some(board)) => crate::regions::fixed::labelled(board, label).is_none(),
            _ => false,
        }
    }

    fn map_of(&self, entry: &MapEntry) -> Option<&MapPairs> {
        self.items().iter().find_map(|item| match item {
            Item::MapPairs(map) if map.name == entry.name => Some(&**map),
            _ => None,
        })
    }

    /// The player for whom an entry of a map is.
    fn keyed_by(&self, key: &PairKey) -> Option<usize> {
        match key {
            PairKey::Int(int) => usize::try_from(self.constant(int)?).ok(),
            PairKey::Role(role) => crate::facts::number_of(*role),
            PairKey::Text(_) => None,
        }
    }

    /// What a map gives to the player whose turn it is.
    fn entry_for(&self, entry: &MapEntry, player: usize) -> Option<i64> {
        match &entry.key {
            IndexOrRole::Role(Role::Mover) | IndexOrRole::Index(Int::Mover(_)) => {}
            _ => return None,
        }
        let map = self.map_of(entry)?;
        let own = map.pairs.iter().find(|pair| self.keyed_by(&pair.key) == Some(player))?;
        match &own.value {
            PairValue::Int(int) => self.constant(int),
            PairValue::Text(label) => {
                crate::regions::fixed::labelled(self.elements()?, label).map(i64::from)
            }
            PairValue::Role(_) | PairValue::Landmark(_) => None,
        }
    }
}
