//! Two endings of which one is the other with the players changed round.

use std::collections::BTreeSet;

use language::end::{If, Outcome, Result};
use language::words::{ResultType, Role};
use syntax::NodeId;

use crate::plan::{Condition, Passage};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// Words that point at players by whose turn it is.
const BY_TURN: [&str; 8] =
    ["Mover", "Next", "Prev", "NonMover", "Enemy", "Friend", "Ally", "Player"];
/// Ludemes that do so, or that look at the last move.
const BY_MOVE: [&str; 5] = ["mover", "next", "prev", "last", "player"];

impl Teller<'_> {
    /// "a player loses if …": two rules in a row that ask the same of each of two players, beside what
    /// the rule around them asks for; and what holds if both apply.
    pub(super) fn mirrored(
        &self,
        one: &If,
        other: &If,
        outer: &Condition,
        scope: &Scope,
    ) -> Option<Passage> {
        let (result, _) = (result_of(one)?, result_of(other)?);
        let links = &self.state.links;
        let swapped = |a: &str, b: &str| match a {
            "P1" => b == "P2",
            "P2" => b == "P1",
            _ => a == b,
        };
        if self.players.count() != 2
            || !links.same_by(one.id, other.id, &swapped)
            || self.settled(&one.test).is_some()
        {
            return None;
        }
        let whole = self.whole(one.id);
        let by_turn = |node: &NodeId| {
            links.word(*node).is_some_and(|word| BY_TURN.contains(&word))
                || links.keyword(*node).is_some_and(|keyword| BY_MOVE.contains(&keyword))
        };
        if whole.iter().any(by_turn) {
            return None;
        }
        let decided = self.whole(result.id);
        let asked: BTreeSet<&str> = whole
            .iter()
            .filter(|node| !decided.contains(node))
            .filter_map(|node| links.word(*node))
            .filter(|word| matches!(*word, "P1" | "P2"))
            .collect();
        let asked = match asked.into_iter().collect::<Vec<_>>().as_slice() {
            ["P1"] => 1,
            ["P2"] => 2,
            _ => return None,
        };
        let named = crate::facts::number_of(result.who)?;
        let winner = match result.result {
            ResultType::Win => named,
            ResultType::Loss => 3 - named,
            _ => return None,
        };
        let inner = Scope { anyone: Some(asked), ..scope.clone() };
        let condition = Condition::all([outer.clone(), self.condition(&one.test, &inner)]);
        let told: Vec<NodeId> = whole.into_iter().chain(self.whole(other.id)).collect();
        let verb = if asked == winner { "wins" } else { "loses" };
        let result = Text::from(format!("a player {verb} if")).tell_all(&told);
        let mut passage = Passage::default();
        crate::plan::demand(&result, &condition, &mut passage);
        let names = [1, 2].map(|number| self.players.one(number).name);
        // Words that know only one of the two cannot stand for both.
        if names.iter().any(|name| passage.words().contains(name.as_str())) {
            return None;
        }
        let person = self.players.one(winner);
        let both = say!("if this is so for both players, {} {}", person.name, person.verb("win"));
        passage.say(both.tell_all(&told));
        Some(passage)
    }
}

/// The result of a rule that has nothing else.
fn result_of(rule: &If) -> Option<&Result> {
    match (&rule.nested, &rule.result) {
        (None, Some(Outcome::Result(result))) if is_player(result.who) => Some(result),
        _ => None,
    }
}

fn is_player(role: Role) -> bool {
    matches!(role, Role::P1 | Role::P2)
}
