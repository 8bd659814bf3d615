//! An action as what somebody can do: "jump over an enemy piece".

use crate::plan::{Action, Deed, Passage, Writer};
use crate::realise::{Text, listed_or, say, word_count};
use crate::silence::Silence;
use crate::teller::Teller;

/// Longer actions get a letter.
const LONGEST: usize = 17;

impl Teller<'_> {
    /// The action after "can": in place if it is short, by its letter otherwise.
    pub fn infinitive(&self, action: &Action) -> Text {
        let bare = self.possible(action.clone());
        match short(&bare) {
            Some(text) if word_count(text.as_str()) <= LONGEST => text,
            full => {
                let explained = self.explained(&bare);
                self.noted_move(&bare, full, explained)
            }
        }
    }

    /// A single deed as what can be done, with the sentences that limit it: "to jump over …", "Any number of …".
    fn explained(&self, action: &Action) -> Option<Passage> {
        let Action::Deed(deed) = action else { return None };
        let plain = Deed { limits: vec![], demands: vec![], ..deed.clone() };
        let mut passage = Passage::of(say!("this move is to {}", of_deed(&plain)?));
        deed.limits.iter().for_each(|limit| passage.say(limit.clone()));
        for (head, condition) in &deed.demands {
            passage.say(say!("{} {}", head, self.squeezed(condition)));
        }
        Some(passage)
    }

    /// The action without what would follow from it, which does not matter for whether it can be done.
    fn possible(&self, action: Action) -> Action {
        let each = |members: Vec<Action>| members.into_iter().map(|member| self.possible(member));
        match action {
            Action::Deed(mut deed) => {
                self.silent(Silence::Hypothetical, deed.then.told());
                *deed.then = Action::Nothing;
                Action::Deed(deed)
            }
            Action::Choice(members) => Action::choice(each(members)),
            Action::Sequence(members) => Action::sequence(each(members)),
            Action::Prefer(members) => Action::Prefer(each(members).collect()),
            Action::When(condition, yes, no) => {
                Action::when(condition, self.possible(*yes), self.possible(*no))
            }
            Action::Each(head, body) => Action::Each(head, Box::new(self.possible(*body))),
            Action::Titled(_, body) => self.possible(*body),
            other @ (Action::Nothing | Action::Demand(..)) => other,
        }
    }
}

/// Whether two actions are told in the same words.
pub fn same_words(one: &Action, other: &Action) -> bool {
    Writer::command().write(one).words() == Writer::command().write(other).words()
}

fn short(action: &Action) -> Option<Text> {
    match action {
        Action::Deed(deed) => of_deed(deed),
        Action::Choice(members) if members.len() <= 3 => {
            if let Some(text) = by_any(members) {
                return Some(text);
            }
            let parts: Option<Vec<Text>> = members.iter().map(short).collect();
            let parts = parts?;
            let plain = parts.iter().all(|part| !part.as_str().contains(" or "));
            plain.then(|| listed_or(&parts))
        }
        Action::Nothing => Some("do nothing".into()),
        _ => None,
    }
}

/// "Jump with one of your men or one of your kings": the same deed with one piece or another.
fn by_any(members: &[Action]) -> Option<Text> {
    let mut deeds = members.iter().map(|member| match member {
        Action::Deed(deed) if deed.is_plain() && deed.subject.is_none() => Some(deed),
        _ => None,
    });
    let first = deeds.next()??;
    let mut pieces = vec![first.piece.clone()?];
    let mut rest = first.rest.clone();
    for deed in deeds {
        let deed = deed?;
        let same = deed.verb == first.verb
            && deed.joint == first.joint
            && deed.rest.as_str() == first.rest.as_str();
        pieces.push(deed.piece.clone().filter(|_| same)?);
        rest = rest.tell_all(deed.rest.told());
    }
    of_deed(&Deed { piece: Some(listed_or(&pieces)), rest, ..first.clone() })
}

fn of_deed(deed: &Deed) -> Option<Text> {
    if !deed.is_plain() || deed.subject.is_some() {
        return None;
    }
    let rest = if deed.rest.is_empty() { deed.rest.clone() } else { say!(" {}", deed.rest) };
    Some(match &deed.piece {
        Some(piece) => {
            let joint =
                if deed.joint.is_empty() { String::new() } else { format!(" {}", deed.joint) };
            say!("{}{} {}{}", deed.verb, joint, piece, rest)
        }
        None => say!("{}{}", deed.verb, rest),
    })
}
