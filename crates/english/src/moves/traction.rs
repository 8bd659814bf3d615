//! Pieces that are drawn along a line or pushed along it.

use language::moves::{Attract, Push};
use syntax::NodeId;

use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn attract(&self, node: &Attract, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = node
            .direction
            .map_or_else(|| self.any_direction(), |direction| self.absolute(direction));
        if self.state.links.clauses("attract", "").nth(1).is_some() {
            self.term("draw", node.id);
            let rest = say!("all {} ({}) towards {}", self.pieces.words(), way, origin);
            let deed = Deed::you("draw", rest).tell(node.id);
            return self.with_then(deed.into(), node.then.as_ref(), scope);
        }
        let rest = say!(
            "all {} in each direction ({}) towards {}, until they stand next to it in an unbroken row, in the order they had",
            self.pieces.words(),
            way,
            origin
        );
        let deed = Deed::you("draw", rest).tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    pub(super) fn push(&self, node: &Push, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let mut way = self.direction(&node.directions, scope);
        let before = scope.effect && !scope.follows;
        if before {
            // What is done with a move is worked out before it: the last move is still the one before.
            way = way.reworded(way.as_str().replace("the last move", "the move before this one"));
        }
        let from_empty = self.may_push_from_empty(node);
        // What is done more than once has a word of its own.
        if self.state.links.clauses("push", "").nth(1).is_some() {
            self.term(if from_empty { "push from a place" } else { "push" }, node.id);
            self.term("pushed off", node.id);
            let mut deed =
                Deed::you("push", say!("the line from {} {}", origin, way)).tell(node.id);
            if before {
                deed.limits.push(Text::from("this is done before the move itself").tell(node.id));
            }
            return self.with_then(deed.into(), node.then.as_ref(), scope);
        }
        let beyond = if from_empty { ", or beyond it if it is empty," } else { "" };
        let rest = say!(
            "the unbroken line of pieces that starts on {}{} by one {} {}",
            origin,
            beyond,
            self.site(),
            way
        );
        let mut deed = Deed::you("push", rest).tell(node.id);
        if before {
            deed.limits.push(Text::from("this is done before the move itself").tell(node.id));
        }
        let lost = Text::from("a piece pushed off the board is out of the game").tell(node.id);
        deed.limits.push(lost);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    /// Whether the place from which a line is pushed was chosen without asking that a piece stands there.
    fn may_push_from_empty(&self, node: &Push) -> bool {
        let links = &self.state.links;
        let chosen = links.ancestors(node.id).find(|outer| links.keyword(*outer) == Some("move"));
        let asks = |part: NodeId| {
            links.word(part).is_some_and(|word| word == "Occupied")
                || links.is(part, "sites", "Occupied")
                || links.is(part, "is", "Occupied")
        };
        chosen.filter(|chosen| links.is(*chosen, "move", "Select")).is_some_and(|chosen| {
            let from = links.plain(chosen).find(|part| links.keyword(*part) == Some("from"));
            // A piece that has been chosen stands where it is.
            let place = from.and_then(|from| links.plain(from).next());
            let named = place.is_none_or(|place| links.keyword(place) == Some("from"));
            !named && from.is_some_and(|from| !links.whole(from).into_iter().any(asks))
        })
    }
}
