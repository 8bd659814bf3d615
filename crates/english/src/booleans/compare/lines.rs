//! Rows and columns by the names that the coordinates give them.

use language::ints::Int;

use super::Comparison;
use crate::plan::Condition;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the target square is in row 1", "its square is in column C", where a row or column is asked for by its number.
    pub(super) fn in_line(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let (of, id, row) = match left {
            Int::Row(node) if node.site_type.is_none() => (&node.of, node.id, true),
            Int::Column(node) if node.site_type.is_none() => (&node.of, node.id, false),
            _ => return None,
        };
        if !matches!(how, Comparison::Equal | Comparison::Different) {
            return None;
        }
        let number = self.number(right, scope);
        let name = self.line_name(u32::try_from(number.constant?).ok()?, row)?;
        let told = |text: Text| text.tell(id).tell_all(number.text.told());
        let place = self.place(of, scope);
        let (yes, no) = (say!("is in {}", name.as_str()), say!("is not in {}", name.as_str()));
        let condition = Condition::fact(place.role, place.text, told(yes), told(no));
        Some(if how == Comparison::Different { condition.negated() } else { condition })
    }

    /// "row 3", "column C": the part of the coordinates that all places of a row or column share.
    fn line_name(&self, index: u32, row: bool) -> Option<String> {
        let board = self.elements()?;
        let lines = if row { &board.rows } else { &board.columns };
        let mut parts = lines.iter().zip(&board.labels).filter(|(line, _)| **line == index).map(
            |(_, label)| {
                let letters = label.chars().take_while(char::is_ascii_uppercase).count();
                if row { label.get(letters..) } else { label.get(..letters) }
            },
        );
        let first = parts.next()??;
        let line = if row { "row" } else { "column" };
        (!first.is_empty() && parts.all(|part| part == Some(first)))
            .then(|| format!("{line} {first}"))
    }
}
