//! How far the game has gone: the moves that have been made, and the turn that has been reached.

use language::ints::CountSimple;
use language::words::CountSimpleKind;
use syntax::NodeId;

use super::{Comparison, quantity};
use crate::ints::Number;
use crate::plan::{Condition, Role};
use crate::realise::{Text, ordinal};
use crate::teller::Teller;

/// "at least 120 moves have been made", "the 250th turn has been reached"; none if something else is counted.
pub(super) fn progress(node: &CountSimple, how: Comparison, value: &Number) -> Option<Condition> {
    let number = value.constant?;
    match node.kind {
        CountSimpleKind::Moves => Some(moves_made(how, number, node.id, value)),
        CountSimpleKind::Turns => {
            let told = |text: String| Text::from(text).tell(node.id).tell_all(value.text.told());
            let (yes, no) = (turn(how, number)?, turn(how.opposite(), number)?);
            Some(Condition::fact(Role::Other, "", told(yes), told(no)))
        }
        _ => None,
    }
}

impl Teller<'_> {
    /// Says what is counted, where a turn is not the same as a move.
    pub(super) fn explain_progress(&self, node: &CountSimple, number: Option<i64>) {
        let several = self.state.links.clauses("moveAgain", "").next().is_some();
        if node.kind == CountSimpleKind::Moves && several && number > Some(1) {
            self.term("moves", node.id);
        }
    }
}

/// A comparison of the number of moves that have been made in the whole game.
pub(super) fn moves_made(how: Comparison, number: i64, node: NodeId, value: &Number) -> Condition {
    let told = |text: String| Text::from(text).tell(node).tell_all(value.text.told());
    let (yes, no) = (made(how, number), made(how.opposite(), number));
    Condition::fact(Role::Other, "", told(yes), told(no))
}

fn made(how: Comparison, number: i64) -> String {
    match (how, number) {
        (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => {
            "no move has been made yet".to_owned()
        }
        (Comparison::Different | Comparison::More, 0) | (Comparison::AtLeast, 1) => {
            "a move has been made already".to_owned()
        }
        _ => {
            let have = if number == 1 { "has" } else { "have" };
            format!("{} {have} been made in the game", quantity(how, number, "move"))
        }
    }
}

/// The turn is numbered from one; a turn that is later than another has reached the one after that.
fn turn(how: Comparison, number: i64) -> Option<String> {
    let which = |number: i64| (number > 0).then(|| ordinal(number));
    Some(match how {
        Comparison::Equal => format!("this is the {} turn of the game", which(number)?),
        Comparison::Different => format!("this is not the {} turn of the game", which(number)?),
        Comparison::AtLeast => format!("the {} turn has been reached", which(number)?),
        Comparison::Less => format!("the {} turn has not been reached yet", which(number)?),
        Comparison::More => return turn(Comparison::AtLeast, number + 1),
        Comparison::AtMost => return turn(Comparison::Less, number + 1),
    })
}
