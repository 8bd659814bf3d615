//! Patterns: pieces that stand along a walk.

use language::booleans::IsPattern;
use language::ints::Int;
use language::refs::WhatOrWhats;
use language::words::WalkStep;

use crate::plan::{Condition, Role};
use crate::realise::{Text, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn is_pattern(&self, node: &IsPattern, scope: &Scope) -> Condition {
        let start = match (&node.from, &node.froms) {
            (Some(from), _) => self.place(from, scope).text,
            (None, Some(froms)) => self.area(froms, scope).single,
            (None, None) => scope.last_to.clone(),
        };
        let kinds: Vec<Text> = match &node.what {
            Some(WhatOrWhats::What(what)) => vec![self.kinds(what, scope)],
            Some(WhatOrWhats::Whats(whats)) => {
                whats.iter().map(|what| self.kinds(what, scope)).collect()
            }
            None => vec![format!("{} of the same kind", self.pieces.words()).into()],
        };
        let walk: &[WalkStep] = node.walk.as_ref().map_or(&[], |walk| walk);
        if self.places.is_square() && goes_round_a_square(walk) && kinds.len() <= 2 {
            let square = format!("a 2×2 block of {}", self.places.words(None));
            let held = match kinds.as_slice() {
                [one, other] => {
                    say!("with {} at two opposite corners and {} at the others", one, other)
                }
                kinds => say!("with {} at all corners", kinds.first().cloned().unwrap_or_default()),
            };
            let (yes, no) = (
                say!("is part of {} {}", square, held),
                say!("is not part of {} {}", square, held),
            );
            return Condition::fact(Role::LastTo, start, yes, no).tell(node.id);
        }
        let way = match node.walk.as_ref() {
            Some(walk) => self.walk(walk),
            None => "the pattern shown".to_owned(),
        };
        let pieces = match kinds.as_slice() {
            [one] => one.clone(),
            kinds => {
                let first = kinds.first().cloned().unwrap_or_default();
                let rest = kinds.iter().skip(1).cloned();
                let turns = rest.fold(first, |all, kind| say!("{}, {}", all, kind));
                say!("these pieces in turn ({})", turns)
            }
        };
        let shape = say!("{} stand along this way, beginning on {}: {}", pieces, start, way);
        let not = say!("{} do not stand along this way, beginning on {}: {}", pieces, start, way);
        Condition::fact(Role::Other, "", shape, not).tell(node.id)
    }

    /// "your markers", "enemy markers", "rooks".
    fn kinds(&self, what: &Int, scope: &Scope) -> Text {
        let kind = self.kind(what, scope);
        match with_article(kind.as_str()) {
            // A piece that is found out in play has no plural.
            long if long.split(' ').count() > 4 => kind.reworded(long),
            _ => kind.reworded(plural(kind.as_str())),
        }
    }
}

/// Whether a walk visits the four corners of a square, turning to the same side each time.
fn goes_round_a_square(walk: &[WalkStep]) -> bool {
    use WalkStep::{F, L, R};
    walk == [F, R, F, R, F] || walk == [F, L, F, L, F]
}
