//! Steps that follow one of several moves and, in the same words, all of them: who is promoted already, or has no mark any
//! more, is not promoted or unmarked again. They are told once, with all.

use std::collections::BTreeMap;

use language::moves::If;
use syntax::NodeId;

use crate::plan::Action;
use crate::scope::Scope;
use crate::state::Links;
use crate::teller::Teller;

/// Steps that are done again after others, with those that do so.
pub(crate) type DoneAgain = BTreeMap<NodeId, NodeId>;

impl Teller<'_> {
    /// A case among the effects or moves; what is done again for all alternatives is told there.
    pub(super) fn if_once(&self, node: &If, scope: &Scope) -> Action {
        let again = self.done_again.get_or_init(|| found(&self.state.links));
        if again.contains_key(&node.id) {
            self.recall.spoil();
            return Action::Nothing;
        }
        let action = self.if_(node, scope);
        let before: Vec<NodeId> =
            again.iter().filter(|(_, later)| **later == node.id).map(|(first, _)| *first).collect();
        if before.is_empty() {
            return action;
        }
        self.recall.spoil();
        before
            .into_iter()
            .flat_map(|first| self.whole(first))
            .fold(action, |action, told| action.tell(told))
    }
}

fn found(links: &Links<'_>) -> DoneAgain {
    let mut again = DoneAgain::new();
    for choice in links.clauses("or", "") {
        let Some(then) = consequence(links, choice) else { continue };
        let outer = steps(links, then);
        for own in links.clauses_within(choice, "then") {
            let inner = steps(links, *own);
            if *own == then || !follows_alternative(links, *own, choice) {
                continue;
            }
            // What is done in between must not depend on it.
            if !inner.iter().all(|step| changes_itself(links, *step) || is_apart(links, *step)) {
                continue;
            }
            for step in inner.iter().filter(|step| changes_itself(links, **step)) {
                if let Some(later) = outer.iter().find(|later| links.same(*step, **later)) {
                    again.insert(*step, *later);
                }
            }
        }
    }
    again
}

/// What follows a clause.
fn consequence(links: &Links<'_>, clause: NodeId) -> Option<NodeId> {
    links.plain(clause).find(|part| links.keyword(*part) == Some("then"))
}

/// The effects of a consequence, one by one.
fn steps(links: &Links<'_>, then: NodeId) -> Vec<NodeId> {
    let parts = links.members(then);
    parts
        .into_iter()
        .flat_map(|part| match links.keyword(part) {
            Some("and") => links.members(part),
            _ => vec![part],
        })
        .collect()
}

/// Whether a consequence is that of one of the moves of a choice, which it always is.
fn follows_alternative(links: &Links<'_>, then: NodeId, choice: NodeId) -> bool {
    let Some(one) = links.parent(then) else { return false };
    links.keyword(one) == Some("move")
        && links
            .ancestors(one)
            .take_while(|outer| *outer != choice)
            .all(|outer| links.keyword(outer).is_none_or(|keyword| keyword == "or"))
}

/// Whether a step changes a piece under a condition, and does nothing where it is done a second time.
fn changes_itself(links: &Links<'_>, step: NodeId) -> bool {
    let parts: Vec<NodeId> = links.plain(step).collect();
    let [_, change] = parts.as_slice() else { return false };
    let fixed = |part: NodeId| links.number(part).is_some();
    let set = links.is(*change, "set", "State") && links.plain(*change).any(fixed);
    links.keyword(step) == Some("if")
        && (set || links.keyword(*change) == Some("promote"))
        && links.clauses_within(step, "then").is_empty()
}

/// Whether a step asks nothing and changes no piece.
fn is_apart(links: &Links<'_>, step: NodeId) -> bool {
    ["Value", "Var", "Counter", "Score"].iter().any(|what| links.is(step, "set", what))
        && links.clauses_within(step, "then").is_empty()
}
