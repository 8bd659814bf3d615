//! Pieces that stand on each other: which of them a rule speaks of, and who may move them.
//!
//! Whose a place is and how it is marked is asked of the top piece, which kind of piece stands there of the bottom one. A move with
//! "each piece" is one with each piece of the player, also with those that others cover; what moves then is the top piece all the same.

use language::moves::ForEachPiece;
use syntax::{NodeId, Tree};

use crate::facts::Shape;
use crate::teller::Teller;

/// Moves that take the top piece of a stack without what it carries, and what they do with it.
const BARE: [(&str, &str, &str); 6] = [
    ("move", "Slide", "slides"),
    ("slide", "", "slides"),
    ("move", "Hop", "jumps"),
    ("hop", "", "jumps"),
    ("move", "Leap", "leaps"),
    ("leap", "", "leaps"),
];

impl Teller<'_> {
    /// Whether a rule speaks of stacks.
    pub(crate) fn stacks(&self) -> bool {
        *self.stacking.get_or_init(|| {
            let links = &self.state.links;
            let clauses = [
                ("place", "Stack"),
                ("size", "Stack"),
                ("count", "Stack"),
                ("forEach", "Level"),
                ("where", "Level"),
                ("topLevel", ""),
                ("level", ""),
            ];
            clauses.iter().any(|(keyword, kind)| links.clauses(keyword, kind).next().is_some())
                || links.whole(Tree::ROOT).into_iter().any(|part| {
                    matches!(links.label(part), Some("stack" | "level" | "top"))
                        && links.word(part) != Some("False")
                })
        })
    }

    /// Whether pieces of several players may stand on each other. Along paths they do not: who lands on enemies sends them back.
    pub(crate) fn mixes(&self) -> bool {
        *self.mixing.get_or_init(|| {
            let links = &self.state.links;
            let set_up = |place: NodeId| {
                links.children(place).iter().any(|part| links.label(*part) == Some("items"))
            };
            self.stacks()
                && self.places.shape != Shape::Holes
                && self.players.count() > 1
                && self.all_tracks().next().is_none()
                && (links.clauses("place", "Stack").any(set_up)
                    || links.clauses("to", "").any(|to| self.may_cover(to)))
        })
    }

    /// Whether a piece that goes to a place may come to stand on a piece of somebody else.
    fn may_cover(&self, to: NodeId) -> bool {
        let links = &self.state.links;
        let parts = links.whole(to);
        let any = |test: &dyn Fn(NodeId) -> bool| parts.iter().any(|part| test(*part));
        let clears = any(&|part| matches!(links.keyword(part), Some("remove" | "fromTo")));
        let empty = any(&|part| links.is(part, "is", "Empty") || links.is(part, "sites", "Empty"));
        let own = any(&|part| links.is(part, "is", "Friend"));
        let other = any(&|part| {
            links.is(part, "is", "Enemy")
                || links.is(part, "is", "Occupied")
                || links.keyword(part) == Some("not")
        });
        // Of several tests that each will do, one may ask neither for an empty place nor for a friend.
        let asks = |member: NodeId| {
            links.whole(member).into_iter().any(|part| {
                links.is(part, "is", "Empty")
                    || links.is(part, "is", "Friend")
                    || links.is(part, "sites", "Empty")
            })
        };
        let loose = any(&|part| {
            let members = || links.members(part).into_iter();
            links.keyword(part) == Some("or")
                && members().any(asks)
                && members().any(|member| !asks(member))
        });
        // A place that is only spoken of has no parts.
        parts.len() > 1 && !clears && (other || loose || !empty && !own)
    }

    /// Notes that a rule asks what a place holds, and means the top piece.
    pub(crate) fn asks_for_top(&self, node: NodeId) {
        if self.mixes() {
            self.term("top held", node);
        }
    }

    /// Notes that pieces are moved which others may cover.
    pub(crate) fn moves_from_below(&self, node: &ForEachPiece) {
        let links = &self.state.links;
        let by_level = links.clauses("level", "").next().is_some();
        if self.mixes() && node.container.is_none() && !by_level {
            let whole = self.moves_whole_stacks();
            self.term(if whole { "stack from below" } else { "top from below" }, node.id);
            self.term("stack order", node.id);
        }
    }

    /// Whether a rule moves a stack as a whole.
    pub(crate) fn moves_whole_stacks(&self) -> bool {
        let links = &self.state.links;
        links
            .whole(Tree::ROOT)
            .into_iter()
            .any(|part| links.label(part) == Some("stack") && links.word(part) == Some("True"))
    }

    /// Whether a rule moves a piece off the stack that it stands on.
    pub(crate) fn moves_tops_alone(&self) -> bool {
        let links = &self.state.links;
        let whole = |part: &NodeId| {
            links.label(*part) == Some("stack") && links.word(*part) == Some("True")
        };
        ["Step", "Slide", "Hop", "Leap"].iter().any(|kind| {
            links.clauses("move", kind).any(|node| !links.children(node).iter().any(whole))
        })
    }

    /// What a piece does by which it loses its mark: where pieces are stacked, only steps and moves of whole stacks keep it.
    pub(crate) fn loses_marks_by(&self) -> Vec<&'static str> {
        let links = &self.state.links;
        if !self.stacks() || self.places.shape == Shape::Holes {
            return vec![];
        }
        let bare = |clause: NodeId| {
            !links.whole(clause).into_iter().any(|part| {
                links.label(part) == Some("level")
                    || links.label(part) == Some("stack") && links.word(part) == Some("True")
            })
        };
        let mut verbs = Vec::new();
        for (keyword, kind, verb) in BARE {
            if links.clauses(keyword, kind).any(bare) && !verbs.contains(&verb) {
                verbs.push(verb);
            }
        }
        verbs
    }
}
