//! Captures by moving onto a piece, told in the clause of the move.

use super::parts::Target;
use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, say, word_count};

/// A clause with more words than this has no room for what it does.
const ROOM: usize = 22;

/// ", capturing it": what a move does to the piece on its target, as long as that is all it does.
///
/// What can never happen, because the target is empty, is told by the target.
pub(super) fn taking(before: &Text, target: &mut Target) -> Text {
    let phrase = target.phrase.as_str().to_owned();
    if word_count(before.as_str()) + word_count(&phrase) > ROOM {
        return Text::default();
    }
    let effect = std::mem::take(&mut target.effect);
    match &effect {
        Action::Deed(deed) if takes(deed) => {
            let told = effect.told();
            if phrase.starts_with("an empty ") {
                return Text::default().tell_all(&told);
            }
            if only_enemy(&phrase) {
                return Text::from(", capturing it").tell_all(&told);
            }
        }
        Action::When(Condition::Fact(fact), yes, no) if no.is_nothing() => {
            let whom = fact.yes.as_str().strip_prefix("holds an enemy ");
            if let (Action::Deed(deed), Some(whom), true) =
                (&**yes, whom, fact.subject.as_str().starts_with("that "))
                && takes(deed)
                && !whom.contains(" and ")
                && !whom.contains(" or ")
            {
                let told = effect.told();
                if phrase.starts_with("an empty ") {
                    return Text::default().tell_all(&told);
                }
                if only_enemy(&phrase) && phrase.ends_with(whom) {
                    return Text::from(", capturing it").tell_all(&told);
                }
                return say!(", capturing any enemy {} there", whom).tell_all(&told);
            }
        }
        _ => {}
    }
    target.effect = effect;
    Text::default()
}

/// Whether a deed captures the piece on the target and nothing else.
fn takes(deed: &Deed) -> bool {
    deed.verb == "capture"
        && deed.is_plain()
        && deed.subject.is_none()
        && deed.rest.as_str().starts_with("the ")
        && deed.rest.as_str().ends_with(" there")
}

/// Whether a target always holds an enemy piece.
fn only_enemy(phrase: &str) -> bool {
    phrase.contains(" that holds an enemy ")
        && !phrase.contains(" or ")
        && !phrase.contains(" and ")
}
