//! Tests for an area inside tests for a larger one: the smaller area comes first.

use language::booleans::Boolean;
use language::moves::{If, Moves};

use crate::plan::Action;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "If it reaches the last row, it must …. Otherwise, if it reaches the three last rows, it may …."
    ///
    /// Descriptions ask for the larger area first and for the smaller one inside; where the smaller one lies in the larger
    /// for every player, the first test says nothing about the first case.
    pub(super) fn zone_in_zone(&self, node: &If, scope: &Scope) -> Option<Action> {
        let Moves::If(inner) = &node.moves else { return None };
        let others = inner.otherwise.as_ref()?;
        if !scope.effect || node.otherwise.is_some() || inner.then.is_some() {
            return None;
        }
        if !self.lies_within(&inner.condition, &node.condition) {
            return None;
        }
        let small = self.reaches(&inner.condition, scope)?;
        let large = self.reaches(&node.condition, scope)?;
        // The piece has just been named.
        let named = Scope { last_piece: "it".into(), ..scope.clone() };
        let (yes, no) = (self.moves(&inner.moves, &named), self.moves(others, &named));
        let larger = Action::when(large, no, Action::Nothing).tell(node.id);
        Some(Action::when(small, yes, larger).tell(inner.id))
    }

    /// Whether one area that is asked for lies in another for every player.
    fn lies_within(&self, small: &Boolean, large: &Boolean) -> bool {
        let (Some(small), Some(large)) =
            (crate::booleans::reached_area(small), crate::booleans::reached_area(large))
        else {
            return false;
        };
        (1..=self.players.count()).all(|player| {
            let sites = |region| self.fixed_for(region, Some(player));
            sites(small)
                .zip(sites(large))
                .is_some_and(|(small, large)| small.is_subset(&large) && small != large)
        })
    }
}
