//! Why a game ended: which alternative of a rule held, and the sites that show it.

use syntax::NodeId;

use super::EndRule;
use crate::booleans::Bool;
use crate::world::World;

/// More sites than this show nothing.
const MOST: usize = 60;

impl<'p> World<'p> {
    /// Which alternative of the test of a rule held, and what shows it. The rule is one of those within another, or that itself; it
    /// has just been found to apply.
    pub(super) fn why(&mut self, rule: &'p EndRule, id: NodeId) -> (Option<usize>, Vec<i32>) {
        let mut shown = self.shown_by(&rule.condition);
        if rule.id == id {
            let alternative = match &rule.condition {
                Bool::Or(tests) => tests.iter().position(|test| test.eval(self)),
                _ => None,
            };
            return (alternative, shown);
        }
        let inner = rule.nested.iter().find(|inner| inner.has(id));
        let (alternative, more) = inner.map_or((None, vec![]), |inner| self.why(inner, id));
        shown.extend(more);
        (alternative, shown)
    }

    /// The sites that show that a test holds.
    fn shown_by(&mut self, test: &'p Bool) -> Vec<i32> {
        let mut shown = match test {
            Bool::And(tests) => tests.iter().flat_map(|test| self.shown_by(test)).collect(),
            Bool::Or(tests) => {
                let held = tests.iter().find(|test| test.eval(self));
                held.map_or_else(Vec::new, |test| self.shown_by(test))
            }
            // These try moves, and what is found on the way shows nothing.
            Bool::Not(_) | Bool::NoMoves(_) | Bool::NoMovesNext | Bool::CanMove(_) => vec![],
            Bool::In(pair) => vec![pair.0.eval(self)],
            Bool::AllSites(pair) => {
                let sites = pair.0.eval(self);
                let all = sites.iter().collect();
                self.give(sites);
                all
            }
            test => {
                self.evidence.clear();
                if test.eval(self) { self.evidence.clone() } else { vec![] }
            }
        };
        shown.retain(|site| *site >= 0);
        if shown.len() > MOST { vec![] } else { shown }
    }
}

impl EndRule {
    fn has(&self, id: NodeId) -> bool {
        self.id == id || self.nested.iter().any(|inner| inner.has(id))
    }
}
