//! Endings that ask for the player who moves next: while a turn goes on, that is the player who has just moved.

use language::booleans::Boolean;
use language::end::{If, Outcome};
use language::words::{ResultType, Role};
use syntax::NodeId;

use crate::plan::Passage;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::state::Links;
use crate::teller::Teller;

/// When an ending is looked at that asks for an opponent.
pub(super) const AT_END_OF_TURN: &str = "at the end of your turn";

/// Moves that can be made in any position, or in all but a full or an empty one.
const SURE_STEPS: [&str; 5] = ["Pass", "Remove", "Promote", "Shoot", "Add"];

impl Teller<'_> {
    /// Whether an ending speaks of an opponent only once the turn is over, for until then the player who moves next is the same.
    pub(super) fn waits_for_end_of_turn(&self, tests: &[&Boolean], rule: NodeId) -> bool {
        let links = &self.state.links;
        let asked = |rule: NodeId| links.plain(rule).next();
        let told_apart = links.ancestors(rule).chain([rule]).any(|outer| {
            links.is(outer, "if", "")
                && asked(outer).is_some_and(|test| compares_movers(links, test))
        });
        let known = told_apart
            || tests.iter().any(|test| names_the_mover_as_next(test))
            || self.plight(tests).is_some();
        let Some(test) = asked(rule).filter(|_| !known) else { return false };
        self.players.count() > 1
            && links
                .whole(test)
                .into_iter()
                .any(|node| is_next(links, node) && !is_last_of(links, node))
            && self.goes_on_in(rule).next().is_some()
    }

    /// What an ending says of you while your turn goes on, where that can come to bear.
    pub(super) fn while_turn_goes_on(&self, node: &If, scope: &Scope) -> Passage {
        let mut passage = Passage::default();
        let Some(result) = &node.result else { return passage };
        let stuck = matches!(&node.test, Boolean::NoMoves(test) if test.player == Role::Next);
        if !stuck || !self.may_leave_stuck() {
            return passage;
        }
        let yours: Text = match result {
            Outcome::Result(result) => match (result.who, result.result) {
                (Role::Mover | Role::Next, ResultType::Win) => "you win".into(),
                (Role::Mover | Role::Next, ResultType::Loss) => "you lose".into(),
                _ => self.outcome(&Outcome::Result(result.clone()), scope).0,
            },
            Outcome::ByScore(_) | Outcome::Payoffs(_) => "the game ends in the same way".into(),
        };
        let stuck = "if you are to move again and have no legal move";
        passage.say(say!("{}, {}", stuck, yours).tell(node.id));
        passage
    }

    /// Where moves that an ending follows let their player move again, but for those that make sure that this is possible.
    fn goes_on_in(&self, ending: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let links = &self.state.links;
        let phase = links.ancestors(ending).find(|outer| links.is(*outer, "phase", ""));
        links.clauses("moveAgain", "").filter(move |again| {
            let mut outer = links.ancestors(*again);
            let elsewhere = phase.is_some_and(|phase| {
                outer.any(|outer| links.is(outer, "phase", "") && outer != phase)
            });
            !elsewhere && !is_sure(links, *again)
        })
    }

    /// Whether a player who moves again might find no move: not where a further step of the turn is one that is there for all.
    fn may_leave_stuck(&self) -> bool {
        let links = &self.state.links;
        let further = |step: NodeId| {
            let mut inner = step;
            links.ancestors(step).any(|outer| {
                let here = links.is(outer, "if", "") && goes_on_with(links, outer, inner);
                inner = outer;
                here
            })
        };
        !SURE_STEPS.iter().any(|kind| links.clauses("move", kind).any(further))
    }
}

/// Whether a branch of a case distinction is one for further steps of a turn.
fn goes_on_with(links: &Links<'_>, cases: NodeId, branch: NodeId) -> bool {
    let parts: Vec<NodeId> = links.plain(cases).collect();
    let Some(test) = parts.first().map(|test| links.whole(*test)) else { return false };
    let asks = |keyword: &str, word: &str| test.iter().any(|part| links.is(*part, keyword, word));
    if asks("is", "Prev") {
        let going_on = if asks("not", "") { 2 } else { 1 };
        return parts.get(going_on) == Some(&branch);
    }
    // Steps that are counted may be the first or a later one.
    branch != parts[0] && (asks("count", "Moves") || asks("count", "MovesThisTurn"))
}

/// Whether a test asks itself who moves next.
fn names_the_mover_as_next(test: &Boolean) -> bool {
    match test {
        Boolean::And(and) => and.operands.iter().any(names_the_mover_as_next),
        Boolean::Not(not) => names_the_mover_as_next(&not.operand),
        Boolean::IsPlayer(_) => true,
        _ => false,
    }
}

/// Whether a test compares the player who has moved with the one who moves next.
fn compares_movers(links: &Links<'_>, test: NodeId) -> bool {
    links.whole(test).into_iter().any(|node| {
        let keywords: Vec<_> = links.plain(node).filter_map(|part| links.keyword(part)).collect();
        matches!(keywords.as_slice(), ["mover", "next"] | ["next", "mover"])
    })
}

/// Whether a node stands for the player who moves next.
fn is_next(links: &Links<'_>, node: NodeId) -> bool {
    links.word(node) == Some("Next") || links.keyword(node) == Some("next")
}

/// Whether a role says whose last pieces are gone: that is seen at the end of the turn as well as before it.
fn is_last_of(links: &Links<'_>, role: NodeId) -> bool {
    let Some(asked) = links.holder(role) else { return false };
    let few = |outer| ["<", "<=", "="].iter().any(|how| links.is(outer, how, ""));
    links.is(asked, "no", "Pieces")
        || (links.is(asked, "count", "Pieces") && links.holder(asked).is_some_and(few))
}

/// Whether a player moves again only where that is possible.
fn is_sure(links: &Links<'_>, again: NodeId) -> bool {
    let mut inner = again;
    links.ancestors(again).take_while(|outer| !links.is(*outer, "then", "")).any(|outer| {
        let parts: Vec<NodeId> = links.plain(outer).collect();
        let sure = links.is(outer, "if", "")
            && parts.get(1) == Some(&inner)
            && links.is(parts[0], "can", "Move");
        inner = outer;
        sure
    })
}
