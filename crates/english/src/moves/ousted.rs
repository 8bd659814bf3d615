//! Pieces that are captured although no effect of the move removes them: the piece that moves takes their place.

use language::moves::{Apply, To};
use syntax::NodeId;

use super::taking;
use crate::plan::{Action, Deed};
use crate::scope::Scope;
use crate::teller::Teller;

/// Effects that may take a piece from its place, so that it is not there any more when the other comes.
const TAKING: [&str; 22] = [
    "add",
    "append",
    "attract",
    "custodial",
    "directional",
    "do",
    "enclose",
    "flip",
    "forEach",
    "fromTo",
    "hop",
    "intervene",
    "leap",
    "move",
    "promote",
    "push",
    "remove",
    "slide",
    "step",
    "surround",
    "swap",
    "take",
];
/// Moves that put nothing in the place of what stands there.
const PLACING: [&str; 5] = ["Add", "Claim", "Select", "Shoot", "Set"];

impl Teller<'_> {
    /// What a move does to an enemy piece on its target that its effects leave there, or leave there in one of two cases.
    pub(super) fn ousted(&self, to: &To, apply: &Apply, site: &str, scope: &Scope) -> Action {
        let links = &self.state.links;
        let placed = links.parent(to.id).is_some_and(|rule| {
            links.keyword(rule) != Some("move")
                || PLACING.iter().any(|it| links.is(rule, "move", it))
        });
        let replaces = self.replaces() && !scope.effect && !scope.chooses && !placed;
        if !replaces || apply.effect.is_none() || apply.condition.is_some() {
            return Action::Nothing;
        }
        if taking::may_hold_enemy(to) && !self.takes(apply.id) {
            return self.replaced(to, site);
        }
        if taking::always_holds_enemy(to) && self.takes_in_one_case(apply.id) {
            let piece = format!("the {} there", self.pieces.word);
            return Deed::of(piece, "leave", "the board in either case").tell(to.id).into();
        }
        Action::Nothing
    }

    /// Whether something in a rule may take a piece from its place.
    fn takes(&self, node: NodeId) -> bool {
        let links = &self.state.links;
        let taking = |part: &NodeId| links.keyword(*part).is_some_and(|it| TAKING.contains(&it));
        links.whole(node).iter().any(taking)
    }

    /// Whether an effect removes what stands on the target if something holds, and else takes nothing.
    fn takes_in_one_case(&self, apply: NodeId) -> bool {
        let links = &self.state.links;
        let Some(choice) = links.plain(apply).last() else { return false };
        let mut parts = links.plain(choice).skip(1);
        let (yes, no) = (parts.next(), parts.next());
        let removes = |node: NodeId| {
            links.is(node, "remove", "") && links.plain(node).any(|place| links.is(place, "to", ""))
        };
        let asked = links.plain(choice).next().is_some_and(|test| {
            links
                .whole(test)
                .into_iter()
                .any(|it| links.is(it, "is", "Enemy") || links.is(it, "is", "Occupied"))
        });
        links.keyword(choice) == Some("if")
            && !asked
            && yes.is_some_and(|yes| {
                removes(yes) && no.is_none_or(|no| !self.takes(no))
                    || !self.takes(yes) && no.is_some_and(removes)
            })
    }
}
