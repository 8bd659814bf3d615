//! Endings that players know by a name, such as stalemate, are told as such: each has an entry of its own.

use language::booleans::Boolean;
use language::end::{If, Outcome};
use language::words::ResultType;
use syntax::NodeId;

use super::Plight;
use crate::realise::{capitalised, spelled};
use crate::teller::Teller;

/// What an ending asks for: the whole test of its rule, or one of the alternatives of that.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asked<'r> {
    /// The test.
    pub test: &'r Boolean,
    /// Where it stands.
    pub node: NodeId,
}

impl Teller<'_> {
    /// What a rule asks for; its alternatives one by one, if players have a name for one of them.
    pub(crate) fn asked_by<'r>(&self, rule: &'r If) -> Vec<Asked<'r>> {
        let links = &self.state.links;
        let Some(node) = links.plain(rule.id).next() else { return Vec::new() };
        let whole = vec![Asked { test: &rule.test, node }];
        let (Boolean::Or(or), Some(result), None) = (&rule.test, &rule.result, &rule.nested) else {
            return whole;
        };
        let alternatives = or.operands.iter().zip(links.members(or.id));
        let asked: Vec<Asked<'_>> = alternatives.map(|(test, node)| Asked { test, node }).collect();
        let has_name = |asked: &Asked<'_>| self.name_of_ending(&[asked.test], result).is_some();
        if asked.iter().any(has_name) { asked } else { whole }
    }

    /// "Checkmate." and "Stalemate.", where the game knows check; "Fifty moves.", where nothing happens in so many.
    pub(super) fn name_of_ending(&self, tests: &[&Boolean], outcome: &Outcome) -> Option<String> {
        let Outcome::Result(node) = outcome else { return None };
        let quiet = match tests {
            [test] => self.quiet_moves(test),
            _ => None,
        };
        match (self.plight(tests), quiet, node.result) {
            (Some(Plight::Checkmate), _, ResultType::Win) => Some("Checkmate.".to_owned()),
            (Some(Plight::Stalemate), _, ResultType::Draw) => Some("Stalemate.".to_owned()),
            (None, Some(moves), ResultType::Draw) => {
                Some(format!("{} moves.", capitalised(&spelled(moves))))
            }
            _ => None,
        }
    }
}
