//! Points that may be landed on: without enemies, or with a single one.

use language::booleans::{Boolean, Or};
use language::ints::Int;
use language::refs::{AtOrIn, IndexOrRole};
use language::words::IsPlayerKind;

use crate::plan::Condition;
use crate::realise::{plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "holds at most one enemy disc", for a place without an enemy on top or with a stack of one.
    pub(super) fn unblocked(&self, node: &Or, scope: &Scope) -> Option<Condition> {
        let [first, second] = &*node.operands else { return None };
        let (Boolean::Not(free), size) = (first, second) else { return None };
        let Boolean::IsPlayer(enemy) = &free.operand else { return None };
        let IndexOrRole::Index(Int::Who(who)) = &enemy.player else { return None };
        if enemy.kind != IsPlayerKind::Enemy || who.level.is_some() {
            return None;
        }
        let Int::SizeStack(stack) = (match size {
            Boolean::Equals(node) => match (&node.left, &node.right) {
                (Int::Constant(1), IndexOrRole::Index(size))
                | (size, IndexOrRole::Index(Int::Constant(1))) => size,
                _ => return None,
            },
            _ => return None,
        }) else {
            return None;
        };
        let Some(AtOrIn::At(other)) = &stack.at else { return None };
        let place = self.place(&who.at, scope);
        if self.place(other, scope).text.as_str() != place.text.as_str() {
            return None;
        }
        let piece = &self.pieces.word;
        let told = self.whole(node.id);
        Some(Condition::fact(
            place.role,
            place.text,
            say!("holds at most one enemy {}", piece).tell_all(&told),
            say!("holds two or more enemy {}", plural(piece)).tell_all(&told),
        ))
    }
}
