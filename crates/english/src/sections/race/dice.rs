//! Dice that are used one after the other: said once, before the moves.

use syntax::NodeId;

use super::{changed, each_landing};
use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::Text;

/// How a turn goes on as long as dice are left.
const ANOTHER: &str = "another die in the same turn";
const LEFT: &str = "not all dice have been used";
const UNUSED: &str = "any die not yet used";
/// Where dice may be used together.
const TOTALS: &str = ", or with the total of several dice";
/// Where a double counts twice.
pub(super) const TWICE: &str = "use each die twice";

/// Where every move of a turn is made with a die, and the turn goes on as long as dice are left, that is said before the moves.
pub(super) fn one_by_one(action: Action) -> Action {
    if !goes_on(&action) || !by_die(&action) {
        return action;
    }
    let mut uses = Uses::default();
    uses.gather(&action);
    let totals = !uses.heads.is_empty() && uses.heads.iter().all(|head| head.ends_with(TOTALS));
    let doubles = uses.twice.len() == uses.heads.len()
        && uses.twice.windows(2).all(|pair| pair[0].words() == pair[1].words());
    let action = changed(action, &|part| bare(part, totals, doubles));
    let steps = match action {
        Action::Sequence(steps) => steps,
        one => vec![one],
    };
    // The throw comes first.
    let thrown = steps.first().is_some_and(begins_with_throw);
    let using = Text::from("the dice one after the other, in any order, each for one move");
    let use_them = if thrown { "then use" } else { "use" };
    let mut intro = vec![Action::from(Deed::you(use_them, using.tell_all(&uses.told)))];
    if totals {
        let rest = Text::from("use several dice together for one move, by their total");
        let rest = rest.tell_all(&uses.told);
        intro.push(Deed { plural: true, ..Deed::of("you", "may also", rest) }.into());
    }
    if doubles && let Some((first, others)) = uses.twice.split_first() {
        let told = others.iter().flat_map(Action::told);
        intro.push(told.fold(first.clone(), Action::tell));
    }
    let (first, later) = steps.split_at(usize::from(thrown));
    Action::sequence(first.iter().cloned().chain(intro).chain(later.iter().cloned()))
}

/// Whether a step is the throw of the dice, at whatever time or on whatever condition that is made.
fn begins_with_throw(step: &Action) -> bool {
    match step {
        Action::Each(_, body) => is_throw(body),
        Action::When(_, yes, no) => is_throw(yes) && no.is_nothing(),
        step => is_throw(step),
    }
}

fn is_throw(action: &Action) -> bool {
    matches!(action, Action::Deed(deed) if deed.verb == "throw" && deed.is_plain())
}

/// Whether whatever is done in a turn is done with a die, and the turn goes on afterwards if dice are left.
fn goes_on(action: &Action) -> bool {
    match action {
        Action::When(condition, yes, no) => {
            is_next_die(condition, yes, no) || (goes_on(yes) && (no.is_nothing() || goes_on(no)))
        }
        // What only limits the moves, or follows from them, comes after.
        Action::Sequence(members) => {
            let moves = |member: &Action| each_landing(&mut member.clone(), &mut |_| {});
            let last = members.iter().rposition(|member| goes_on(member) || moves(member));
            last.is_some_and(|last| goes_on(&members[last]))
        }
        Action::Choice(members) | Action::Prefer(members) => members.iter().all(goes_on),
        Action::Each(_, body) | Action::Titled(_, body) => goes_on(body),
        Action::Deed(deed) => goes_on(&deed.then),
        Action::Nothing | Action::Demand(..) => false,
    }
}

/// Whether all that is done needs a die that has not been used.
fn by_die(action: &Action) -> bool {
    match action {
        Action::Each(head, body) => head.as_str().contains(UNUSED) || by_die(body),
        Action::Deed(deed) => {
            deed.verb == "use" && deed.rest.as_str().starts_with(UNUSED) || by_die(&deed.then)
        }
        Action::Sequence(members) => members.iter().any(by_die),
        Action::Choice(members) | Action::Prefer(members) => members.iter().all(by_die),
        Action::When(_, yes, no) => by_die(yes) && (no.is_nothing() || by_die(no)),
        Action::Titled(_, body) => by_die(body),
        Action::Nothing | Action::Demand(..) => false,
    }
}

/// "if not all dice have been used, use another die", also if that asks for a move to be possible.
fn is_next_die(condition: &Condition, yes: &Action, no: &Action) -> bool {
    let another = matches!(yes, Action::Deed(deed)
        if deed.verb == "use" && deed.rest.as_str() == ANOTHER && deed.is_plain());
    another && no.is_nothing() && (is_left(condition) || such_move(condition).is_some())
}

fn is_left(condition: &Condition) -> bool {
    matches!(condition, Condition::Fact(fact) if fact.clause().as_str() == LEFT)
}

/// The condition that such a move can be made again, if dice are left.
fn such_move(condition: &Condition) -> Option<&Condition> {
    let Condition::All(members) = condition else { return None };
    let [one, other] = members.as_slice() else { return None };
    let again = |it: &Condition| {
        it.clause().is_some_and(|clause| clause.as_str() == "you can make such a move again")
    };
    match (is_left(one) && again(other), is_left(other) && again(one)) {
        (true, _) => Some(other),
        (_, true) => Some(one),
        _ => None,
    }
}

/// What goes without saying once it is known that the dice are used one by one.
fn bare(action: &Action, totals: bool, doubles: bool) -> Option<Action> {
    let known = |head: &str| match head.strip_suffix(TOTALS) {
        Some(head) => totals && head == UNUSED,
        None => head == UNUSED,
    };
    let inner = |action: &Action| changed(action.clone(), &|part| bare(part, totals, doubles));
    match action {
        Action::When(condition, yes, no) if is_next_die(condition, yes, no) => {
            Some(match such_move(condition) {
                Some(_) => {
                    let cannot = "can make no such move with the dice that are left";
                    let fact = Condition::fact(Role::You, "you", cannot, "");
                    let told = [condition.told(), yes.told()].concat();
                    let end = Deed::of("your turn", "end", "").into();
                    Action::When(fact.tell_all(&told), Box::new(end), Box::default())
                }
                None => Action::Nothing,
            })
        }
        Action::Each(head, body) if head.as_str().strip_prefix("with ").is_some_and(known) => {
            Some(head.told().iter().fold(inner(body), |it, node| it.tell(*node)))
        }
        Action::Deed(deed) if deed.verb == "use" && known(deed.rest.as_str()) => {
            Some(Action::Nothing)
        }
        Action::Deed(deed) if deed.verb == TWICE && doubles => Some(Action::Nothing),
        Action::Deed(deed) if !deed.then.is_nothing() => {
            Some(Deed { then: Box::new(inner(&deed.then)), ..deed.clone() }.into())
        }
        _ => None,
    }
}

/// How the dice are used in a turn.
#[derive(Default)]
struct Uses {
    /// What is told by the parts that go without saying.
    told: Vec<NodeId>,
    /// "any die not yet used", for each use.
    heads: Vec<String>,
    /// That doubles count twice, for each use where they do.
    twice: Vec<Action>,
}

impl Uses {
    fn gather(&mut self, action: &Action) {
        match action {
            Action::When(condition, yes, no) if is_next_die(condition, yes, no) => {
                self.told.extend(action.told());
            }
            Action::When(_, yes, no) => {
                self.gather(yes);
                self.gather(no);
            }
            Action::Choice(members) | Action::Prefer(members) | Action::Sequence(members) => {
                members.iter().for_each(|member| self.gather(member));
            }
            Action::Each(head, body) => {
                if let Some(head) = head.as_str().strip_prefix("with any die") {
                    self.heads.push(format!("any die{head}"));
                }
                self.gather(body);
            }
            Action::Titled(_, body) => self.gather(body),
            Action::Deed(deed) => {
                if deed.verb == "use" && deed.rest.as_str().starts_with(UNUSED) {
                    self.told.extend_from_slice(deed.rest.told());
                    self.heads.push(deed.rest.as_str().to_owned());
                }
                if deed.verb == TWICE {
                    self.twice.push(action.clone());
                }
                self.gather(&deed.then);
            }
            Action::Nothing | Action::Demand(..) => {}
        }
    }
}
