//! Endings that ask for the player who moves next: while a turn goes on, that is the player who has just moved.

use language::booleans::Boolean;
use language::end::{If, Outcome};
use language::words::{ResultType, Role};
use syntax::NodeId;

use super::named::Asked;
use crate::plan::Passage;
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::state::Links;
use crate::teller::Teller;

/// When an ending is looked at that asks for an opponent.
pub(super) const AT_END_OF_TURN: &str = "at the end of your turn";
/// A condition of more words is not told again.
const SHORT: usize = 16;

/// Moves that can be made in any position: what is removed, placed or shot may find no piece or no room.
const SURE_STEPS: [&str; 2] = ["Pass", "Promote"];

impl Teller<'_> {
    /// Whether an ending speaks of an opponent only once the turn is over, for until then the player who moves next is the same.
    ///
    /// `rule` is the rule of the ending and `asked` what is asked for.
    pub(super) fn waits_for_end_of_turn(
        &self,
        tests: &[&Boolean],
        rule: NodeId,
        asked: NodeId,
    ) -> bool {
        let links = &self.state.links;
        let outer = links.ancestors(rule).filter(|outer| links.is(*outer, "if", ""));
        let told_apart = outer
            .filter_map(|outer| links.plain(outer).next())
            .chain([asked])
            .any(|test| compares_movers(links, test));
        let known = told_apart
            || tests.iter().any(|test| names_the_mover_as_next(test))
            || self.plight(tests).is_some();
        if known {
            return false;
        }
        let mut asked_of_next =
            links.whole(asked).into_iter().filter(|node| is_next(links, *node)).peekable();
        self.players.count() > 1
            && asked_of_next.peek().is_some()
            && asked_of_next.any(|node| match links.holder(node) {
                // Who moves again only where that is possible is not stuck.
                Some(asked) if links.is(asked, "no", "Moves") => {
                    self.goes_on_in(rule).any(|again| !is_sure(links, again))
                }
                _ => !is_last_of(links, node) && self.goes_on_in(rule).next().is_some(),
            })
    }

    /// What an ending says of you while your turn goes on, where that can come to bear.
    pub(super) fn while_turn_goes_on(
        &self,
        node: &If,
        asked: Asked<'_>,
        later: bool,
        scope: &Scope,
    ) -> Passage {
        let mut passage = Passage::default();
        let Some(result) = &node.result else { return passage };
        let yours = match result {
            Outcome::Result(result) => match (result.who, result.result) {
                (Role::Mover | Role::Next, ResultType::Win) => Some("you win".into()),
                (Role::Mover | Role::Next, ResultType::Loss) => Some("you lose".into()),
                _ => Some(self.outcome(&Outcome::Result(result.clone()), scope).0),
            },
            Outcome::ByScore(_) | Outcome::Payoffs(_) => None,
        };
        let yours: Text = yours.unwrap_or("the game ends in the same way".into());
        let stuck = matches!(asked.test, Boolean::NoMoves(test) if test.player == Role::Next);
        if later {
            let short = |text: &Text| {
                word_count(text.as_str()) <= SHORT && !crate::notes::is_marked(text.as_str())
            };
            let told = match () {
                () if !self.may_hold_of_mover(asked.node) => return passage,
                () if stuck => say!("if you are to move again and have no legal move, {}", yours),
                () => {
                    let scope = Scope { again: true, ..scope.clone() };
                    match self.condition(asked.test, &scope).clause().filter(short) {
                        Some(test) => say!("if you are to move again, {} if {}", yours, test),
                        None => {
                            let same = "if you are to move again, the same is asked of you instead";
                            say!("{}; if it holds, {}", same, yours)
                        }
                    }
                }
            };
            passage.say(told.tell(node.id));
        } else if self.falls_to_whoever_is_next(node, asked.node) {
            let turned: Text = match self.players.count() {
                2 => say!("if you are to move again at that moment, {} instead", yours),
                _ => "if you are to move again at that moment, you are meant yourself".into(),
            };
            passage.say(turned.tell(node.id));
        }
        passage
    }

    /// Whether a result goes to the player who moves next, who may be the one who has moved, for something that is not asked of that player.
    fn falls_to_whoever_is_next(&self, node: &If, asked: NodeId) -> bool {
        let links = &self.state.links;
        let next = matches!(&node.result, Some(Outcome::Result(result))
            if result.who == Role::Next && matches!(result.result, ResultType::Win | ResultType::Loss));
        let outer = links.ancestors(node.id).filter(|rule| links.is(*rule, "if", ""));
        let mut tests = outer.filter_map(|rule| links.plain(rule).next()).chain([asked]);
        let asks = |test: NodeId| {
            links.whole(test).into_iter().any(|part| {
                // With these the turn is over.
                let over = [("no", "Moves"), ("no", "Pieces"), ("was", "Pass"), ("all", "Passed")];
                is_next(links, part)
                    || links.is(part, "is", "Mover")
                    || over.iter().any(|(keyword, word)| links.is(part, keyword, word))
            })
        };
        next && self.players.count() > 1
            && !tests.any(asks)
            && self.goes_on_in(node.id).next().is_some()
    }

    /// Where moves that an ending follows let their player move again.
    fn goes_on_in(&self, ending: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let links = &self.state.links;
        let phase = links.ancestors(ending).find(|outer| links.is(*outer, "phase", ""));
        links.clauses("moveAgain", "").filter(move |again| {
            let mut outer = links.ancestors(*again);
            !phase.is_some_and(|phase| {
                outer.any(|outer| links.is(outer, "phase", "") && outer != phase)
            })
        })
    }

    /// Whether what is asked of the next player may be true of a player who has moved and is to move again.
    pub(super) fn may_hold_of_mover(&self, test: NodeId) -> bool {
        let links = &self.state.links;
        let next: Vec<NodeId> =
            links.whole(test).into_iter().filter(|part| is_next(links, *part)).collect();
        let within = |keyword: &str, word: &str| {
            next.iter().any(|role| {
                let mut outer = links.ancestors(*role).take_while(|outer| *outer != test);
                links.is(test, keyword, word) || outer.any(|outer| links.is(outer, keyword, word))
            })
        };
        match links.keyword(test) {
            _ if next.is_empty() => true,
            Some("and") => links.members(test).into_iter().all(|part| self.may_hold_of_mover(part)),
            Some("or") => links.members(test).into_iter().any(|part| self.may_hold_of_mover(part)),
            Some("no") if links.is(test, "no", "Moves") => self.may_leave_stuck(),
            // No move leaves one's own king in check, and a player who had lost a piece or too many before would have lost.
            _ if within("is", "Threatened") && !self.royals().is_empty() => false,
            _ if within("where", "") || within("no", "Pieces") => false,
            Some("<" | "<=" | "=") if within("count", "Pieces") || within("count", "Sites") => {
                false
            }
            // Nobody has more or less than oneself.
            Some("<" | ">" | "!=") => {
                !links.whole(test).into_iter().any(|part| is_mover(links, part))
            }
            _ => true,
        }
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
        let freed = |step: NodeId| further(step) && self.finds_room(step);
        let room = |kind: &str| links.clauses("move", kind).any(freed);
        !SURE_STEPS.iter().any(|kind| links.clauses("move", kind).any(further))
            && !room("Shoot")
            && !room("Add")
            && !room("Remove")
    }

    /// Whether a further step of a turn needs no more than an empty place, where the step before has left one.
    fn finds_room(&self, step: NodeId) -> bool {
        let links = &self.state.links;
        let left = |again: NodeId| {
            let before = links.ancestors(again).find(|outer| links.keyword(*outer) == Some("move"));
            before.is_some_and(|it| links.is(it, "move", "Slide") || links.is(it, "move", "Step"))
        };
        let anywhere = |part: &NodeId| {
            let only = |outer: NodeId| outer == step || links.children(outer).len() == 1;
            links.is(*part, "sites", "Empty") && links.parent(*part).is_some_and(only)
        };
        let any = links.is(step, "move", "Shoot") || links.whole(step).iter().any(anywhere);
        any && links.clauses("moveAgain", "").all(left)
    }
}

/// Whether a branch of a case distinction is one for further steps of a turn.
pub(crate) fn goes_on_with(links: &Links<'_>, cases: NodeId, branch: NodeId) -> bool {
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

/// Whether a node stands for the player who has moved.
fn is_mover(links: &Links<'_>, node: NodeId) -> bool {
    links.word(node) == Some("Mover") || links.keyword(node) == Some("mover")
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
