//! What may be done with any piece instead of a move of its own, such as to turn it: told once where all kinds have it.

use syntax::NodeId;

use crate::facts::Kind;
use crate::plan::{Action, Part, Passage, Writer};
use crate::teller::Teller;

/// Of fewer kinds of pieces each is told by itself.
const LEAST: usize = 3;

impl Teller<'_> {
    /// "Instead of moving a piece: Turn it one step to the right …", taken out of the choices of all kinds of pieces.
    pub(super) fn instead_of_moving(
        &self,
        kinds: &[&Kind<'_>],
        actions: &mut [Action],
    ) -> Option<Passage> {
        if kinds.len() < LEAST || kinds.len() != self.pieces.kinds.len() {
            return None;
        }
        let choices: Vec<&Vec<Action>> = actions
            .iter()
            .map(|action| match action {
                Action::Choice(members) if members.len() > 1 => Some(members),
                _ => None,
            })
            .collect::<Option<_>>()?;
        let (first, rest) = choices.split_first()?;
        let common = first.iter().filter(|member| moves_nothing(member)).find(|member| {
            let words = member.words();
            rest.iter().all(|members| members.iter().any(|other| other.words() == words))
        })?;
        let (common, words) = (common.clone(), common.words());
        let mut told: Vec<NodeId> = Vec::new();
        for action in actions.iter_mut() {
            let Action::Choice(members) = std::mem::take(action) else { continue };
            let (same, others): (Vec<Action>, Vec<Action>) =
                members.into_iter().partition(|member| member.words() == words);
            told.extend(same.iter().flat_map(Action::told));
            *action = Action::choice(others);
        }
        let common = told.into_iter().fold(common, Action::tell);
        let mut passage = Passage { parts: vec![Part::Lead("Instead of moving a piece:".into())] };
        passage.extend(Writer::command().write(&common));
        Some(passage)
    }
}

/// Whether an action is done to the piece where it stands, in one sentence.
fn moves_nothing(action: &Action) -> bool {
    let Action::Deed(deed) = action else { return false };
    deed.piece.is_none() && deed.subject.is_none() && deed.is_plain() && deed.then.is_nothing()
}
