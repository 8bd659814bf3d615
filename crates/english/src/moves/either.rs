//! Cases for one player and the other that are the same, each with what is theirs.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{If, Moves};
use language::refs::IndexOrRole;
use language::words::IsPlayerKind;
use syntax::{NodeId, NodeKind};

use crate::plan::Action;
use crate::recall::{Aside, Plan};
use crate::scope::Scope;
use crate::teller::Teller;

/// What nobody needs to be told.
const EMPTY_WORDS: [&str; 2] = ["you are you", "you are your opponent"];

impl Teller<'_> {
    /// "If you are White, …; otherwise …" where both say the same to the player whose turn it is: that is said to either.
    pub(super) fn for_either(&self, node: &If, scope: &Scope) -> Option<Action> {
        let first = self.asked_player(&node.condition)?;
        let second = node.otherwise.as_ref()?;
        let plan = |moves: &Moves| self.moves(moves, scope);
        let plans = (first, || plan(&node.moves), || plan(second));
        let action = self.said_to_either(node.id, plans, Action::words)?;
        let action = action.tell(node.id);
        Some(self.with_then(action, node.then.as_ref(), &self.after_any(scope)))
    }

    /// What is said to the player of a number and to the other one, if that has the same words.
    pub(crate) fn said_to_either<T: Plan>(
        &self,
        choice: NodeId,
        (first, one, other): (usize, impl FnOnce() -> T, impl FnOnce() -> T),
        words: impl Fn(&T) -> String,
    ) -> Option<T> {
        let parts: Vec<NodeId> = self.state.links.plain(choice).take(3).collect();
        let [test, yes, no] = parts.as_slice() else { return None };
        if !self.are_mirrored(*yes, *no) {
            return None;
        }
        self.tentatively(|| {
            let one = self.said_to(first, one);
            let mut other = self.said_to(3 - first, other);
            let common = words(&one);
            let empty = EMPTY_WORDS.iter().any(|words| common.contains(words));
            if common.trim().is_empty() || empty || words(&other) != common {
                return None;
            }
            let mut told = self.whole(*test);
            told.extend(other.tells());
            Some(one.telling(told))
        })
    }

    /// Whether two rules may be the same for either player: they read the same but for players, numbers and the numbers of names.
    fn are_mirrored(&self, one: NodeId, other: NodeId) -> bool {
        let tree = self.tree;
        let (left, right) = (tree.node(one), tree.node(other));
        let player = |word: &str| matches!(word, "P1" | "P2");
        let number = |word: &str| word.parse::<i64>().is_ok();
        let bare = |name: &str| name.replace(['1', '2'], "");
        let alike = match (&left.kind, &right.kind) {
            (NodeKind::Clause { keyword: a, .. }, NodeKind::Clause { keyword: b, .. }) => a == b,
            (NodeKind::List { .. }, NodeKind::List { .. }) => true,
            (NodeKind::Word(a), NodeKind::Word(b)) => {
                a == b || (player(a) && player(b)) || (number(a) && number(b))
            }
            (NodeKind::Text(a), NodeKind::Text(b)) => bare(a) == bare(b),
            _ => false,
        };
        let (left, right) = (tree.children(one), tree.children(other));
        alike
            && left.len() == right.len()
            && left.iter().zip(right).all(|(a, b)| self.are_mirrored(*a, *b))
    }

    /// What is said to the player of a number.
    pub(super) fn said_to<T>(&self, player: usize, plan: impl FnOnce() -> T) -> T {
        let aside = Aside::Player(player);
        let before = self.recall.set_aside(aside);
        self.players.speak_to(Some(player));
        let planned = plan();
        self.players.speak_to(None);
        self.recall.back_to(before, aside);
        planned
    }

    /// What is said of the player of a number as the previous one.
    pub(super) fn said_of_previous<T>(&self, player: usize, plan: impl FnOnce() -> T) -> T {
        let aside = Aside::Previous(player);
        let before = self.recall.set_aside(aside);
        self.players.call_previous(Some(player));
        let planned = plan();
        self.players.call_previous(None);
        self.recall.back_to(before, aside);
        planned
    }

    /// The one of two players whose turn a test asks for, where nobody is spoken to yet.
    pub(crate) fn asked_player(&self, test: &Boolean) -> Option<usize> {
        if self.players.count() != 2 || self.players.reader().is_some() {
            return None;
        }
        match test {
            Boolean::IsPlayer(node) if node.kind == IsPlayerKind::Mover => match &node.player {
                IndexOrRole::Role(role) => crate::facts::number_of(*role),
                IndexOrRole::Index(_) => None,
            },
            Boolean::Equals(node) => {
                let number = |int: &Int| match int {
                    Int::IdOfRole(id) if id.name.is_none() => crate::facts::number_of(id.who),
                    int => usize::try_from(self.constant(int)?).ok(),
                };
                match (&node.left, &node.right) {
                    (Int::Mover(_), IndexOrRole::Role(role)) => crate::facts::number_of(*role),
                    (Int::Mover(_), IndexOrRole::Index(index)) => number(index),
                    (index, IndexOrRole::Index(Int::Mover(_))) => number(index),
                    _ => None,
                }
            }
            Boolean::Not(node) => self.asked_player(&node.operand).map(|player| 3 - player),
            _ => None,
        }
        .filter(|player| (1..=2).contains(player))
    }
}
