//! Races by dice, as rulebooks tell them: throw, use the dice, move, and then, under headings of their own, what
//! happens to pieces that are landed on and how a turn goes on.
//!
//! All of this looks at the plan of a turn. What a plan has that none of these idioms accounts for stays as it is.

mod bearing_off;
mod dice;
mod headings;
mod hitting;
mod throws;

pub(super) use throws::complete as complete_table_of_throws;

use crate::document::Block;
use crate::plan::{Action, Deed};
use crate::teller::Teller;

impl Teller<'_> {
    /// The rules of play in the order of a race, and what stands after them; other games are left alone.
    pub(super) fn raced(&self, action: Action) -> (Action, Vec<Block>) {
        if self.landing.borrow().is_none() {
            return (action, vec![]);
        }
        let action = changed(action, &either);
        let action = bearing_off::told_with_move(action, &self.pieces.word);
        let action = bearing_off::last(action);
        let (action, hitting) = self.hit_once(action);
        let (word, words) = (&self.pieces.word, self.pieces.words());
        let (action, mut after) = bearing_off::told_once(action, word, &words, self.site());
        after.extend(hitting);
        let action = match self.dice_noun() {
            "the dice" => dice::one_by_one(action),
            _ => action,
        };
        let action = headings::of_alternatives(action);
        (headings::another_throw(action), after.blocks())
    }
}

/// Two choices of which the second is open only where the first is not are two cases.
fn either(action: &Action) -> Option<Action> {
    let Action::Prefer(members) = action else { return None };
    let [Action::When(first, yes, nothing), Action::When(second, no, none)] = members.as_slice()
    else {
        return None;
    };
    let opposite = first.clone().negated().words() == second.words();
    (opposite && nothing.is_nothing() && none.is_nothing()).then(|| {
        let told = second.told();
        Action::When(first.clone().tell_all(&told), yes.clone(), no.clone())
    })
}

/// Looks at each move of a turn that brings a piece to a place; what only follows from a move is none.
fn each_landing(action: &mut Action, look: &mut dyn FnMut(&mut Deed)) -> bool {
    match action {
        Action::Deed(deed) if deed.piece.is_some() && deed.subject.is_none() => {
            look(deed);
            true
        }
        Action::Deed(deed) if deed.verb == "choose" => each_landing(&mut deed.then, look),
        Action::Choice(members) | Action::Prefer(members) => {
            members.iter_mut().fold(false, |any, member| each_landing(member, look) | any)
        }
        Action::Sequence(members) => members.iter_mut().any(|member| each_landing(member, look)),
        Action::When(_, yes, no) => {
            let first = each_landing(yes, look);
            each_landing(no, look) | first
        }
        Action::Each(_, body) | Action::Titled(_, body) => each_landing(body, look),
        Action::Deed(_) | Action::Nothing | Action::Demand(..) => false,
    }
}

/// The same action with each part changed that the function knows; what it changes is not looked into again.
fn changed(action: Action, change: &dyn Fn(&Action) -> Option<Action>) -> Action {
    if let Some(other) = change(&action) {
        return other;
    }
    let each = |members: Vec<Action>| -> Vec<Action> {
        members.into_iter().map(|member| changed(member, change)).collect()
    };
    match action {
        Action::Choice(members) => Action::Choice(each(members)),
        Action::Prefer(members) => Action::Prefer(each(members)),
        Action::Sequence(members) => Action::sequence(each(members)),
        Action::When(condition, yes, no) => {
            Action::When(condition, Box::new(changed(*yes, change)), Box::new(changed(*no, change)))
        }
        Action::Each(head, body) => match (body.is_deed(), changed(*body, change)) {
            // What comes after the move is no part of what is done with the die.
            (true, Action::Sequence(members)) => {
                let mut members = members.into_iter();
                let first = members.next().unwrap_or_default();
                let first = Action::Each(head, Box::new(first));
                Action::sequence(std::iter::once(first).chain(members))
            }
            (_, body) => Action::Each(head, Box::new(body)),
        },
        Action::Titled(title, body) => Action::Titled(title, Box::new(changed(*body, change))),
        Action::Deed(mut deed) if deed.verb == "choose" => {
            let then = std::mem::take(&mut *deed.then);
            *deed.then = changed(then, change);
            Action::Deed(deed)
        }
        other @ (Action::Deed(_) | Action::Nothing | Action::Demand(..)) => other,
    }
}
