//! Comparisons of how high a stack is, where the level of its top piece is asked for.

use language::ints::{Int, TopLevel};

use super::Comparison;
use crate::ints::Number;
use crate::plan::Condition;
use crate::realise::number_word;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "its point holds exactly 14 discs": levels are counted from zero. An empty place counts as one with a single piece.
    pub(super) fn compared_level(
        &self,
        top: &TopLevel,
        how: Comparison,
        value: &Number,
        numbers: [&Int; 2],
        scope: &Scope,
    ) -> Option<Condition> {
        let level = value.constant.filter(|level| *level >= 0)?;
        let how = match (how, level) {
            (Comparison::Equal, 0) => Comparison::AtMost,
            (Comparison::Different, 0) => Comparison::More,
            // Nothing lies lower than the board.
            (Comparison::Less | Comparison::AtLeast, 0) => return None,
            _ => how,
        };
        let height = level.checked_add(1)?;
        let text = value.text.reworded(number_word(height));
        let value = Number { text, constant: Some(height) };
        Some(self.so_many_there(&self.counted_to_top(top, scope), how, &value, numbers, scope))
    }
}
