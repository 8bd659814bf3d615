//! What follows from a move or an effect.
//!
//! What follows an effect on several pieces happens once for each of them, and not at all where there is none. Some
//! rules have no place for anything that follows: what is written there never happens.

use language::ints::Int;
use language::moves::{Moves, Then};

use crate::plan::{Action, Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

/// Rules after which nothing follows, by their first words.
const WITHOUT_SEQUEL: [(&str, &str); 13] = [
    ("surround", ""),
    ("directional", ""),
    ("trigger", ""),
    ("firstMoveOnTrack", ""),
    ("avoidStoredState", ""),
    ("forEach", "Player"),
    ("max", "Captures"),
    ("max", "Moves"),
    ("max", "Distance"),
    ("set", "Pending"),
    ("set", "Counter"),
    ("set", "Pot"),
    ("set", "NextPlayer"),
];

impl Teller<'_> {
    /// Adds what follows from a move.
    pub(crate) fn with_then(&self, action: Action, then: Option<&Then>, scope: &Scope) -> Action {
        let Some(then) = then else { return action };
        match self.sequel(then, scope) {
            // It was told before, or has nothing to say.
            Action::Nothing => action.tell(then.id),
            next => action.followed_by(next),
        }
    }

    /// Adds what follows from a move that may be an effect itself. Beside an effect, it shares the condition of the effect.
    pub(super) fn then_or_beside(
        &self,
        action: Action,
        then: Option<&Then>,
        effect: bool,
        scope: &Scope,
    ) -> Action {
        match then {
            Some(then) if effect => match self.sequel(then, scope) {
                Action::Nothing => action.tell(then.id),
                next => Action::sequence([action, next]),
            },
            then => self.with_then(action, then, scope),
        }
    }

    /// Adds what follows from an effect on any number of pieces, which `fate` tells: "captured".
    pub(super) fn with_then_for_each(
        &self,
        action: Action,
        fate: &str,
        then: Option<&Then>,
        scope: &Scope,
    ) -> Action {
        let Some(then) = then else { return action };
        let next = self.sequel(then, scope);
        if next.is_nothing() {
            return action.tell(then.id);
        }
        let word = &self.pieces.word;
        let certain = matches!(action, Action::When(..));
        let next = match same_if_repeated(&then.moves) {
            // The condition says already that there is one.
            true if certain => next,
            true => {
                let any = format!("at least one {word} is {fate}");
                let none = format!("no {word} is {fate}");
                Action::when(Condition::fact(Role::Other, "", any, none), next, Action::Nothing)
            }
            false => Action::Each(say!("for each {} {}", word, fate), Box::new(next)),
        };
        match action {
            action @ Action::When(..) => action.followed_by(next),
            action => Action::sequence([action, next]),
        }
    }

    /// The same for each of several things, with what follows from each of them.
    pub(super) fn each_with_then(
        &self,
        head: Text,
        body: Action,
        then: Option<&Then>,
        scope: &Scope,
    ) -> Action {
        let after = self.after_any(scope);
        match then {
            Some(then) if scope.effect && self.adds_up(then) => {
                let next = self.sequel(then, &after);
                let body = match body {
                    Action::When(test, yes, no) if no.is_nothing() => {
                        Action::When(test, Box::new(Action::sequence([*yes, next])), no)
                    }
                    body => Action::sequence([body, next]),
                };
                Action::Each(head, Box::new(body))
            }
            // It follows where something has been done, and not otherwise.
            Some(then)
                if scope.effect
                    && same_if_repeated(&then.moves)
                    && !matches!(then.moves, Moves::ForEachSite(_) | Moves::ForEachValueOf(_))
                    && matches!(&body, Action::When(_, _, no) if no.is_nothing()) =>
            {
                let next = self.sequel(then, &after);
                let (once, never) = ("this happens at least once", "this never happens");
                let next = match next {
                    Action::Nothing => Action::Nothing.tell(then.id),
                    next => {
                        let happens = Condition::fact(Role::Other, "", once, never);
                        Action::when(happens, next, Action::Nothing)
                    }
                };
                Action::sequence([Action::Each(head, Box::new(body)), next])
            }
            then => self.with_then(Action::Each(head, Box::new(body)), then, &after),
        }
    }

    /// Whether it shows how often something follows: points are scored.
    fn adds_up(&self, then: &Then) -> bool {
        let links = &self.state.links;
        links.whole(then.id).into_iter().any(|part| links.keyword(part) == Some("addScore"))
    }

    fn sequel(&self, then: &Then, scope: &Scope) -> Action {
        let links = &self.state.links;
        let silent = links.parent(then.id).is_some_and(|of| {
            WITHOUT_SEQUEL.iter().any(|(keyword, word)| match *word {
                "" => links.keyword(of) == Some(keyword),
                word => links.is(of, keyword, word),
            })
        });
        if silent {
            self.silent(Silence::Unreachable, self.whole(then.id));
            return Action::Nothing;
        }
        let inner = Scope { effect: true, follows: true, ..scope.clone() };
        self.moves(&then.moves, &inner).tell(then.id)
    }
}

/// What becomes of the pieces that an effect is about: "captured in this way".
pub(super) fn fate(effect: &Action) -> &'static str {
    match effect {
        Action::Deed(deed) if deed.verb == "capture" => "captured in this way",
        Action::Deed(deed) if deed.verb == "remove" => "removed in this way",
        Action::Each(_, body) => fate(body),
        _ => "treated in this way",
    }
}

/// Whether it is all the same if something happens once or several times.
fn same_if_repeated(moves: &Moves) -> bool {
    let all = |moves: &[Moves]| moves.iter().all(same_if_repeated);
    match moves {
        Moves::MoveAgain(node) => node.then.is_none(),
        Moves::Remove(node) => node.then.is_none() && node.count.is_none(),
        Moves::Custodial(node) => node.then.is_none(),
        Moves::Enclose(node) => node.then.is_none(),
        Moves::SetNextPlayer(_) | Moves::Surround(_) | Moves::Trigger(_) => true,
        Moves::If(node) => {
            node.then.is_none()
                && same_if_repeated(&node.moves)
                && node.otherwise.as_ref().is_none_or(same_if_repeated)
        }
        Moves::And(node) => node.then.is_none() && all(&node.moves),
        Moves::SetScore(node) => node.then.is_none() && matches!(node.value, Int::Constant(_)),
        Moves::SetVar(node) => {
            node.then.is_none() && matches!(node.new_value, None | Some(Int::Constant(_)))
        }
        Moves::ForEachValueOf(node) => node.then.is_none() && same_if_repeated(&node.generator),
        Moves::ForEachSite(node) => node.then.is_none() && same_if_repeated(&node.generator),
        _ => false,
    }
}
