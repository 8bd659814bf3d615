//! Cases for one player after the other that are the same, each with what is theirs: for whoever moves, or has moved just before.

use language::arrays::IntArray;
use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{If, Moves};
use language::refs::IndexOrRole;
use language::words::IsPlayerKind;
use syntax::NodeId;

use crate::plan::Action;
use crate::realise::Text;
use crate::recall::Plan;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

/// Which player a test asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// The one whose turn it is.
    Now,
    /// The one whose turn it was before.
    Before,
}

/// What is said to the players one by one: each with the test that asks for them, and what is theirs.
struct Cases<'c, T> {
    of_players: Vec<(usize, &'c T)>,
    /// Which of the players it is about, once that is known.
    turn: Option<Turn>,
    /// What is for seats that nobody takes.
    empty: Vec<NodeId>,
}

impl<T> Default for Cases<'_, T> {
    fn default() -> Self {
        Self { of_players: vec![], turn: None, empty: vec![] }
    }
}

impl Teller<'_> {
    /// "If you are Player 1, …; if you are Player 2, …" where all say the same to the player whose turn it is.
    pub(super) fn for_each_mover(&self, node: &If, scope: &Scope) -> Option<Action> {
        let mut cases = Cases::default();
        let (mut choice, mut last) = (node, None);
        loop {
            self.add_case(&mut cases, &choice.condition, choice.id, &choice.moves)?;
            let Some(otherwise) = &choice.otherwise else { break };
            match otherwise {
                Moves::If(inner)
                    if inner.then.is_none() && self.asks_for_seat(&inner.condition).is_some() =>
                {
                    choice = inner;
                }
                _ => {
                    last = Some((choice.id, otherwise));
                    break;
                }
            }
        }
        self.add_last(&mut cases, last);
        let plan = |moves: &Moves| self.moves(moves, scope);
        let action = self.said_to_each(cases, node.id, plan, Action::words)?;
        Some(self.with_then(action, node.then.as_ref(), &self.after_any(scope)))
    }

    /// The same for several numbers.
    pub(crate) fn numbers_of_each_mover(&self, array: &IntArray, scope: &Scope) -> Option<Text> {
        let IntArray::If(node) = array else { return None };
        let mut cases = Cases::default();
        let (mut choice, mut last) = (node.as_ref(), None);
        loop {
            self.add_case(&mut cases, &choice.condition, choice.id, &choice.then)?;
            let Some(otherwise) = &choice.otherwise else { break };
            match otherwise {
                IntArray::If(inner) if self.asks_for_seat(&inner.condition).is_some() => {
                    choice = inner;
                }
                _ => {
                    last = Some((choice.id, otherwise));
                    break;
                }
            }
        }
        self.add_last(&mut cases, last);
        let plan = |numbers: &IntArray| self.numbers(numbers, scope);
        self.said_to_each(cases, node.id, plan, |text| text.as_str().to_owned())
    }

    /// The same for a number or a place, as `plan` tells it.
    pub(crate) fn value_of_each(&self, int: &Int, plan: impl Fn(&Int) -> Text) -> Option<Text> {
        let Int::If(node) = int else { return None };
        let mut cases = Cases::default();
        let mut choice = node.as_ref();
        let last = loop {
            self.add_case(&mut cases, &choice.condition, choice.id, &choice.then)?;
            match &choice.otherwise {
                Int::If(inner) if self.asks_for_seat(&inner.condition).is_some() => {
                    choice = inner.as_ref();
                }
                otherwise => break (choice.id, otherwise),
            }
        };
        self.add_last(&mut cases, Some(last));
        self.said_to_each(cases, node.id, plan, |text| text.as_str().to_owned())
    }

    /// The seat that a test asks for.
    fn asks_for_seat(&self, test: &Boolean) -> Option<(Turn, usize)> {
        let Boolean::IsPlayer(node) = test else { return None };
        let turn = match node.kind {
            IsPlayerKind::Mover => Turn::Now,
            IsPlayerKind::Prev => Turn::Before,
            _ => return None,
        };
        match &node.player {
            IndexOrRole::Role(role) => Some((turn, crate::facts::number_of(*role)?)),
            IndexOrRole::Index(_) => None,
        }
    }

    /// Adds what a choice says to the player that it asks for.
    fn add_case<'c, T>(
        &self,
        cases: &mut Cases<'c, T>,
        test: &Boolean,
        choice: NodeId,
        said: &'c T,
    ) -> Option<()> {
        let (turn, seat) = self.asks_for_seat(test)?;
        if *cases.turn.get_or_insert(turn) != turn {
            return None;
        }
        if seat <= self.players.count() {
            cases.of_players.push((seat, said));
        } else {
            cases.empty.extend(self.state.links.plain(choice).nth(1));
        }
        Some(())
    }

    /// Adds what is said in no other case: that is for the one player who is left, if any.
    fn add_last<'c, T>(&self, cases: &mut Cases<'c, T>, last: Option<(NodeId, &'c T)>) {
        let Some((choice, said)) = last else { return };
        let known = |seat: &usize| cases.of_players.iter().any(|(known, _)| known == seat);
        let mut left = (1..=self.players.count()).filter(|seat| !known(seat));
        match (left.next(), left.next()) {
            (None, _) => cases.empty.extend(self.state.links.plain(choice).nth(2)),
            (Some(seat), None) => cases.of_players.push((seat, said)),
            _ => {}
        }
    }

    /// What is said to every player in the same words.
    fn said_to_each<T, P: Plan>(
        &self,
        cases: Cases<'_, T>,
        choice: NodeId,
        plan: impl Fn(&T) -> P,
        words: impl Fn(&P) -> String,
    ) -> Option<P> {
        let count = self.players.count();
        let free = self.players.reader().is_none();
        let all = (1..=count).all(|seat| cases.of_players.iter().any(|(of, _)| *of == seat));
        // Two players are each other's opponents, too.
        if count < 3 || !free || !all || cases.of_players.len() != count {
            return None;
        }
        let common = self.tentatively(|| {
            let mut plans = cases.of_players.iter().map(|(seat, said)| {
                let planned = match cases.turn {
                    Some(Turn::Before) => self.said_of_previous(*seat, || plan(said)),
                    _ => self.said_to(*seat, || plan(said)),
                };
                let words = words(&planned);
                (planned, words)
            });
            let (first, common) = plans.next()?;
            let empty = common.trim().is_empty();
            (!empty && plans.all(|(_, words)| words == common)).then_some(first)
        })?;
        let empty: Vec<NodeId> = cases.empty.iter().flat_map(|part| self.whole(*part)).collect();
        let told = self.whole(choice).into_iter().filter(|node| !empty.contains(node)).collect();
        self.silent(Silence::Unreachable, empty);
        Some(common.telling(told))
    }
}
