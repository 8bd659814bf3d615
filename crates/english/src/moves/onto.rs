//! What a move onto an enemy piece brings about, told so that it fits every way of moving: the pieces of a game that capture
//! alike then need not say so one by one.

use language::moves::To;

use super::taking::{
    ends_as_usual, ends_as_usual_in, ends_on_enemy, is_ordinary, only_takes, takes_as_usual,
};
use crate::plan::{Action, Condition, Fact, Ordinary, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// What is said where a slide ends on what stops it.
pub(super) const STOPPED: &str = "it ends the slide in this way";

impl Teller<'_> {
    /// A move that ends on an empty place or on an enemy piece, told without these words.
    pub(super) fn ordinary(
        &self,
        to: &To,
        taking: &Text,
        effect: &Action,
        rest: Text,
        scope: &Scope,
    ) -> Option<Ordinary> {
        if effect.is_nothing() {
            // What ends in a list of ways has no room for an area.
            if !rest.as_str().contains(':')
                && let Some(area) = self.usual_area(to, taking, scope)
            {
                return Some(Ordinary::plain(say!("{} to {}", rest, area)));
            }
            return is_ordinary(to, taking).then(|| Ordinary::plain(rest));
        }
        if !ends_as_usual(to) {
            return None;
        }
        if only_takes(to, effect) {
            let plain = Ordinary::plain(rest.tell_all(&effect.told()));
            return Some(Ordinary { steps: 1, ..plain });
        }
        self.with_more(effect, rest)
    }

    /// "a point in your palace": the target of a move that is ordinary but for where it has to end.
    fn usual_area(&self, to: &To, taking: &Text, scope: &Scope) -> Option<Text> {
        let areas = ends_as_usual_in(to).filter(|_| takes_as_usual(to, taking))?;
        let site = self.site_of(to.site_type);
        let inner = Scope { to: format!("the target {site}").into(), ..scope.clone() };
        let within = Condition::all(areas.into_iter().map(|test| self.condition(test, &inner)));
        let phrase = self.site_that(site, &within.relative(Role::To)?);
        // "a point that is in your palace" says no more than "a point in your palace".
        let shorter = phrase.as_str().replacen(" that is in ", " in ", 1);
        Some(phrase.reworded(shorter))
    }

    /// A slide over empty places that may end on an enemy piece, where more happens than a capture.
    pub(super) fn slide_with_more(&self, to: &To, effect: &Action, rest: Text) -> Option<Ordinary> {
        let ordinary = self.with_more(effect, rest).filter(|_| ends_on_enemy(to))?;
        Some(Ordinary { slides: true, ..ordinary })
    }

    /// What happens at a target that is known to hold an enemy piece, without asking for it again.
    pub(super) fn on_enemy(&self, effect: &Action) -> Action {
        let enemy = format!("holds an enemy {}", self.pieces.word);
        let settled = Guard { enemy: &enemy }.settled(effect);
        effect.told().into_iter().fold(settled, Action::tell)
    }

    fn with_more(&self, effect: &Action, rest: Text) -> Option<Ordinary> {
        let enemy = format!("holds an enemy {}", self.pieces.word);
        let capture = Guard { enemy: &enemy }.effect(effect)?;
        let told: Vec<_> = effect.told();
        let steps = match effect {
            Action::Sequence(steps) => steps.len(),
            _ => 1,
        };
        let plain = Ordinary::plain(rest.tell_all(&told));
        (!capture.is_nothing()).then(|| Ordinary { capture: Box::new(capture), steps, ..plain })
    }
}

/// The tests by which a rule asks whether a move ends on an enemy piece.
struct Guard<'a> {
    enemy: &'a str,
}

impl Guard<'_> {
    /// What happens on such a piece; none if something happens elsewhere as well.
    fn effect(&self, effect: &Action) -> Option<Action> {
        match effect {
            Action::Sequence(steps) => {
                let steps: Vec<Action> =
                    steps.iter().map(|step| self.effect(step)).collect::<Option<_>>()?;
                Some(Action::sequence(steps))
            }
            Action::When(condition, yes, no) => {
                if !self.is_in(condition) {
                    return None;
                }
                let rest = self.without(condition);
                let no = if no.is_nothing() { Action::Nothing } else { self.effect(no)? };
                Some(Action::when(rest, self.settled(yes), no))
            }
            _ => None,
        }
    }

    /// The same without questions whose answer is known there.
    fn settled(&self, action: &Action) -> Action {
        match action {
            Action::When(condition, yes, no) => {
                Action::when(self.without(condition), self.settled(yes), self.settled(no))
            }
            Action::Sequence(steps) => {
                Action::sequence(steps.iter().map(|step| self.settled(step)))
            }
            other => other.clone(),
        }
    }

    /// Whether a condition holds on an enemy piece only.
    fn is_in(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Fact(fact) => self.asks(fact),
            Condition::All(members) => members.iter().any(|member| self.is_in(member)),
            _ => false,
        }
    }

    fn without(&self, condition: &Condition) -> Condition {
        match condition {
            Condition::Fact(fact) if self.asks(fact) => Condition::Always,
            Condition::All(members) => {
                let others = |member: &&Condition| !matches!(member, Condition::Fact(fact) if self.asks(fact));
                Condition::all(members.iter().filter(others).cloned())
            }
            other => other.clone(),
        }
    }

    fn asks(&self, fact: &Fact) -> bool {
        // No piece of its own side stands there.
        let held = [self.enemy, "is occupied", "is not empty"];
        fact.yes.as_str() == STOPPED || fact.role == Role::To && held.contains(&fact.yes.as_str())
    }
}
