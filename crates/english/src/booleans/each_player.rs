//! Tests that ask the same of one player after another: "at least one other player has a king in check".

use language::booleans::Boolean;
use syntax::NodeId;

use crate::plan::{Condition, Fact, Role};
use crate::realise::{Text, say, word_count};
use crate::recall::Plan;
use crate::scope::Scope;
use crate::teller::Teller;

/// How a player is called of whom all ask the same.
const ANYONE: &str = "that player";
/// Conditions of fewer words than this are told one by one.
const WORTH: usize = 9;

impl Teller<'_> {
    /// The operands of a test that ask the same of every player, with where the first of them stands; they follow each other.
    pub(super) fn asked_of_all_players(
        &self,
        nodes: &[NodeId],
        operands: &[Boolean],
        all: bool,
        scope: &Scope,
    ) -> Option<(usize, Condition)> {
        let players = self.players.count();
        let known = scope.anyone.is_some() || scope.mover.is_some();
        if players < 3 || known || self.players.reader().is_some() || nodes.len() != operands.len()
        {
            return None;
        }
        let start = nodes.windows(players).position(|window| self.are_players_in_turn(window))?;
        let plan = |index: usize| {
            let anyone = Some(index + 1);
            let inner = Scope { anyone, player: ANYONE.into(), ..scope.clone() };
            self.condition(&operands[start + index], &inner)
        };
        let condition = self.tentatively(|| {
            let first = plan(0);
            let words = first.words();
            (words.contains(ANYONE) && word_count(&words) >= WORTH).then_some(())?;
            let mut told: Vec<NodeId> = Vec::new();
            for player in 1..players {
                let mut other = plan(player);
                (other.words() == words).then_some(())?;
                told.extend(other.tells());
            }
            Some(first.telling(told))
        })?;
        Some((start, self.for_players(condition, all)))
    }

    /// "for at least one other player, …".
    fn for_players(&self, condition: Condition, all: bool) -> Condition {
        let (others, condition) = without_you(condition, all);
        let holds =
            |which: Text, condition: &Condition| say!("{}, {}", which, self.squeezed(condition));
        let each = if others { "for every other player" } else { "for every player" };
        let one = if others { "for at least one other player" } else { "for at least one player" };
        let negated = condition.clone().negated();
        let (yes, no) = match all {
            true => (holds(each.into(), &condition), holds(one.into(), &negated)),
            false => (holds(one.into(), &condition), holds(each.into(), &negated)),
        };
        Condition::fact(Role::Other, "", yes, no)
    }
}

/// Takes out that the player in question is not the one whose turn it is; says whether that was asked for.
pub(crate) fn without_you(condition: Condition, all: bool) -> (bool, Condition) {
    let asked = |member: &Condition| {
        let Condition::Fact(Fact { role: Role::You, subject, yes, .. }) = member else {
            return false;
        };
        let wanted = if all { "are that player" } else { "are not that player" };
        subject.as_str() == "you" && yes.as_str() == wanted
    };
    let members = match (&condition, all) {
        (Condition::All(members), false) | (Condition::Any(members), true) => members,
        _ => return (false, condition),
    };
    let Some(at) = members.iter().position(asked) else { return (false, condition) };
    let mut rest = members.clone();
    let mut gone = rest.remove(at);
    let rest = if all { Condition::any(rest) } else { Condition::all(rest) };
    (true, rest.telling(gone.tells()))
}
