//! Moves in succession without an event such as a capture.

use language::booleans::Boolean;
use language::ints::Int;
use language::refs::IndexOrRole;
use syntax::NodeId;

use super::{Comparison, quantity, relation};
use crate::plan::{Condition, Role};
use crate::realise::{Text, counted, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// "each player has made 50 moves in succession without a capture".
    pub(super) fn moves_without(
        &self,
        node: NodeId,
        how: Comparison,
        moves: i64,
        told: &[NodeId],
    ) -> Condition {
        let event = self.uneventful(node);
        let shared = self.shares_evenly(moves);
        let made = |how: Comparison| {
            // The game ends at once, so that the number is never passed by.
            let amount = |moves: i64| match how {
                Comparison::Equal => counted(moves, "move"),
                how => quantity(how, moves, "move"),
            };
            match how {
                Comparison::Equal | Comparison::AtLeast if shared => {
                    let amount = amount(moves / 2);
                    say!("each player has made {} in succession without {}", amount, event)
                }
                _ => {
                    let all = if self.players.count() == 2 { "both" } else { "all" };
                    say!(
                        "{} in succession (counting those of {} players) were made without {}",
                        amount(moves),
                        all,
                        event
                    )
                }
            }
            .tell_all(told)
        };
        Condition::fact(Role::Other, "", made(how), made(how.opposite()))
    }

    /// The number of moves without an event after which a test holds, of each player where it is the same for all.
    pub(crate) fn quiet_moves(&self, test: &Boolean) -> Option<i64> {
        let (Boolean::Equals(node), Some(_)) = (test, &self.state.counter) else { return None };
        let (Int::Counter(_), IndexOrRole::Index(limit)) = (&node.left, &node.right) else {
            return None;
        };
        let moves = self.constant(limit)? + 1;
        Some(if self.shares_evenly(moves) { moves / 2 } else { moves })
    }

    /// Whether each of two players has made half of so many moves.
    fn shares_evenly(&self, moves: i64) -> bool {
        self.takes_turns_move_by_move() && moves % 2 == 0
    }

    /// The same, where the number is worked out: the counter is one less than the number of moves.
    pub(super) fn moves_without_so_many(
        &self,
        node: NodeId,
        how: Comparison,
        value: &Text,
    ) -> Condition {
        let event = self.uneventful(node);
        let subject = say!("the number of moves in succession without {}, less one,", event);
        Condition::fact(Role::Other, subject, relation(how, value), relation(how.opposite(), value))
    }

    /// "a capture or a move of a pawn": what has not happened.
    fn uneventful(&self, node: NodeId) -> Text {
        let Some(counter) = &self.state.counter else { return Text::default() };
        counter.events().tell_all(&counter.silent).tell(node)
    }

    /// Whether two players move in turn while nothing happens: only the moves that are events lead to further ones.
    fn takes_turns_move_by_move(&self) -> bool {
        let links = &self.state.links;
        let Some(counter) = &self.state.counter else { return false };
        let eventful = |again: NodeId| {
            links.ancestors(again).any(|outer| {
                links.keyword(outer) == Some("piece")
                    && links
                        .plain(outer)
                        .find_map(|part| links.text(part))
                        .is_some_and(|name| counter.kinds.iter().any(|kind| kind == name))
            })
        };
        self.players.count() == 2
            && links.clauses("moveAgain", "").all(eventful)
            && links.clauses("set", "NextPlayer").next().is_none()
    }
}
