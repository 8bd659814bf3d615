//! Whether a place or a player is noted at all.

use language::ints::Int;

use super::Comparison;
use crate::plan::{Condition, Role};
use crate::realise::say;
use crate::scope::Scope;
use crate::state::VarUse;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether a number is a place that rules note, or nothing.
    pub(crate) fn keeps_place(&self, int: &Int) -> bool {
        match int {
            Int::Var(var) => self.state.vars.of_name(var.key.as_deref()) == VarUse::Place,
            Int::ValuePlayer(_) => self.state.players_keep_places,
            _ => false,
        }
    }

    /// "you have a noted hole", "there is no square noted as ‘gate’": a test for minus one.
    pub(super) fn keeps_a_place(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let noted_player = matches!(left, Int::Var(var)
            if self.state.vars.of_name(var.key.as_deref()) == VarUse::Player);
        if !noted_player && !self.keeps_place(left) {
            return None;
        }
        let value = self.number(right, scope);
        let any = match (how, value.constant?) {
            // No player has the number zero.
            (Comparison::More, 0) | (Comparison::AtLeast, 1) if noted_player => true,
            (Comparison::AtMost, 0) | (Comparison::Less, 1) if noted_player => false,
            (Comparison::Different | Comparison::More, -1) | (Comparison::AtLeast, 0) => true,
            (Comparison::Equal | Comparison::AtMost, -1) | (Comparison::Less, 0) => false,
            _ => return None,
        };
        if let Int::Var(var) = left
            && noted_player
        {
            let noted = match var.key.as_deref() {
                Some(key) => say!("is noted as {}", self.kept_name(key)),
                None => "is noted".into(),
            };
            let noted = noted.tell(var.id);
            let (yes, no) = (say!("somebody {}", noted), say!("nobody {}", noted));
            let somebody = Condition::fact(Role::Other, "", yes, no).tell_all(value.text.told());
            return Some(if any { somebody } else { somebody.negated() });
        }
        let site = self.site();
        let condition = match left {
            Int::Var(var) => {
                let noted = match var.key.as_deref() {
                    Some(key) => say!("{} noted as {}", site, self.kept_name(key)),
                    None => say!("noted {}", site),
                };
                let (yes, no) = (say!("is a {}", noted), say!("is no {}", noted));
                Condition::fact(Role::Other, "there", yes, no).tell(var.id)
            }
            Int::ValuePlayer(node) => {
                self.term("noted place", node.id);
                let person = self.index_or_role(&node.player, scope);
                let have = person.verb("have");
                let role = if person.second { Role::You } else { Role::Other };
                let (yes, no) =
                    (say!("{} a noted {}", have, site), say!("{} no noted {}", have, site));
                Condition::fact(role, person.name, yes, no).tell(node.id)
            }
            _ => return None,
        };
        let condition = condition.tell_all(value.text.told());
        Some(if any { condition } else { condition.negated() })
    }
}
