//! Whether a place holds a piece, asked by counting the pieces there.

use language::ints::{CountPieces, Int};
use language::refs::RoleOrOf;
use language::words::Role as PlayerRole;

use super::Comparison;
use crate::ints::Number;
use crate::plan::{Condition, Role};
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the water square holds one of your pieces" for one piece in an area of one place, where pieces lie neither in heaps nor
    /// in stacks.
    pub(super) fn holds_a_piece(
        &self,
        count: &Int,
        how: Comparison,
        value: &Number,
        scope: &Scope,
    ) -> Option<Condition> {
        let Int::CountPieces(node) = count else { return None };
        let CountPieces {
            site_type: None, name: None, condition: None, within: Some(region), ..
        } = &**node
        else {
            return None;
        };
        let there = match (how, value.constant?) {
            (Comparison::Equal | Comparison::AtLeast, 1)
            | (Comparison::More | Comparison::Different, 0) => true,
            (Comparison::Equal | Comparison::AtMost, 0)
            | (Comparison::Less | Comparison::Different, 1) => false,
            _ => return None,
        };
        let area = self.area(region, scope);
        if !area.is_place() || !self.replaces() || self.has_heaps() {
            return None;
        }
        let owner = match &node.owner {
            Some(RoleOrOf::Role(PlayerRole::All)) | None => None,
            Some(RoleOrOf::Role(PlayerRole::Shared | PlayerRole::Neutral)) => return None,
            Some(RoleOrOf::Role(role)) => Some(self.role(*role, scope)),
            Some(RoleOrOf::Of(_)) => return None,
        };
        let (yes, no) = match owner {
            Some(owner) => {
                let pieces = say!("{} {}", owner.possessive(), self.pieces.words());
                (say!("holds one of {}", pieces), say!("holds none of {}", pieces))
            }
            None => ("is occupied".into(), "is empty".into()),
        };
        let told = value.text.told();
        let fact = Condition::fact(Role::Other, area.plural, yes, no).tell(node.id).tell_all(told);
        Some(if there { fact } else { fact.negated() })
    }
}
