//! Rows that a description looks for in one direction after the other: "a row of three (horizontally or vertically)".
//!
//! A row is looked for from a piece in one direction and in the opposite one, but not where the board ends in the first of them. Only
//! both directions together stand for all rows along their axis.

use language::booleans::{Boolean, IsLine, Or};
use language::words::AbsoluteDirection;

use crate::plan::Condition;
use crate::realise::{Text, listed_or};
use crate::scope::Scope;
use crate::teller::Teller;

/// The points of the compass clockwise: opposite ones are eight apart.
const COMPASS: [&str; 16] = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
    "NNW",
];
/// The axes between opposite points, in words.
const AXES: [(&str, &str); 4] = [
    ("E", "horizontally"),
    ("N", "vertically"),
    ("NE", "rising to the right"),
    ("SE", "falling to the right"),
];

/// Which point of the compass a direction is.
pub(super) fn axis(direction: AbsoluteDirection) -> Option<usize> {
    COMPASS.iter().position(|point| *point == direction.word())
}

impl Teller<'_> {
    /// Rows that are the same but for their directions, if these go in pairs of opposite ones.
    pub(super) fn rows_in_ways(&self, node: &Or, scope: &Scope) -> Option<Condition> {
        let mut lines: Vec<&IsLine> = Vec::new();
        let mut others: Vec<&Boolean> = Vec::new();
        for operand in node.operands.iter() {
            match operand {
                Boolean::IsLine(line) if line.direction.and_then(axis).is_some() => {
                    lines.push(line);
                }
                other => others.push(other),
            }
        }
        let points: Vec<usize> = lines.iter().filter_map(|line| axis(line.direction?)).collect();
        let paired = |point: &usize| points.contains(&((point + 8) % 16));
        if points.len() < 2 || !points.iter().all(paired) {
            return None;
        }
        let ways: Vec<Text> = AXES
            .iter()
            .filter(|(end, _)| points.iter().any(|point| COMPASS[*point] == *end))
            .map(|(_, words)| Text::from(*words))
            .collect();
        if ways.len() * 2 != points.len() {
            return None;
        }
        let ways = match ways.len() {
            4 => self.absolute(AbsoluteDirection::All),
            _ => listed_or(&ways),
        };
        let whole: Vec<Condition> = lines
            .iter()
            .map(|line| {
                let any = IsLine { direction: None, ..(**line).clone() };
                self.line_running(&any, Some(&ways), scope)
            })
            .collect();
        let told: Vec<_> = lines.iter().flat_map(|line| self.whole(line.id)).collect();
        let first = whole.first()?;
        let same = whole.iter().all(|one| one.words() == first.words());
        let others = others.into_iter().map(|test| self.condition(test, scope));
        same.then(|| Condition::any([first.clone().tell_all(&told)].into_iter().chain(others)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_points_lie_across_the_compass() {
        let at = |word: &str| COMPASS.iter().position(|point| *point == word).unwrap();
        for (one, other) in [("N", "S"), ("E", "W"), ("NE", "SW"), ("SE", "NW"), ("NNE", "SSW")] {
            assert_eq!((at(one) + 8) % 16, at(other));
        }
    }
}
