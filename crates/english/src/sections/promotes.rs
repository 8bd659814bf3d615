//! Promotions told alike for pieces that become different ones: "promote it", where a heading says what it promotes to.

use crate::plan::{Action, Deed};
use crate::realise::with_article;
use crate::teller::Teller;

/// What stands before the piece that takes the place of another.
const WITH: &str = " with ";
/// What the player may do to a piece, as the rest of "you may …".
const REPLACE: &str = "replace ";

impl Teller<'_> {
    /// An action in words that fit all pieces that promote, and what the piece becomes by it: "a tokin".
    pub(super) fn promoting(&self, action: &Action) -> (Action, Option<String>) {
        let mut action = action.clone();
        let mut named: Vec<String> = Vec::new();
        each_deed(&mut action, &mut |deed| named.extend(self.becomes(deed).map(|(_, what)| what)));
        named.sort_unstable();
        named.dedup();
        let becomes = if named.len() == 1 { named.pop() } else { None };
        if becomes.is_some() {
            each_deed(&mut action, &mut |deed| {
                if let Some((before, _)) = self.becomes(deed) {
                    promote(deed, &before);
                }
            });
        }
        (action, becomes)
    }

    /// What a piece becomes by a deed, and what the deed says before that.
    fn becomes(&self, deed: &Deed) -> Option<(String, String)> {
        let rest = deed.rest.as_str();
        let (before, what) = match deed.verb.as_str() {
            "become" => ("", rest),
            "replace" | "may" => {
                let (before, _) = rest.rsplit_once(WITH)?;
                (before, &rest[before.len() + WITH.len()..])
            }
            _ => return None,
        };
        let known = self.pieces.kinds.iter().any(|kind| with_article(&kind.spoken) == what);
        known.then(|| (before.to_owned(), what.to_owned()))
    }
}

/// "Promote it", "you may promote it at once", "it promotes": a promotion without what the piece becomes; `before` stands before
/// that.
fn promote(deed: &mut Deed, before: &str) {
    deed.rest = deed.rest.reworded(match before.strip_prefix(REPLACE) {
        Some(whom) => format!("promote {whom}"),
        None => before.to_owned(),
    });
    if deed.verb != "may" {
        deed.verb = "promote".to_owned();
    }
}

/// Looks at every deed inside.
fn each_deed(action: &mut Action, look: &mut dyn FnMut(&mut Deed)) {
    match action {
        Action::Deed(deed) => {
            look(deed);
            each_deed(&mut deed.then, look);
        }
        Action::Choice(members) | Action::Sequence(members) | Action::Prefer(members) => {
            members.iter_mut().for_each(|member| each_deed(member, look));
        }
        Action::When(_, yes, no) => {
            each_deed(yes, look);
            each_deed(no, look);
        }
        Action::Each(_, body) | Action::Titled(_, body) => each_deed(body, look),
        Action::Nothing | Action::Demand(..) => {}
    }
}
