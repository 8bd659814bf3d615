//! Moves of a kind of piece that it has by its own rules, as the rules of play write them once more: these are told elsewhere.

use language::moves::{ForEachPiece, Moves};
use syntax::NodeId;

use crate::plan::{Action, Deed};
use crate::realise::Text;
use crate::scope::Scope;
use crate::sections::{decisions, same_jump_test};
use crate::silence::Silence;
use crate::teller::Teller;

/// A move of fewer ludemes is told again.
const WORTH: usize = 10;

impl Teller<'_> {
    /// "Move that mouse (see How the pieces move)": the move that a kind of piece has by its own rules, where a rule lets pieces of this
    /// kind alone move.
    pub(in crate::moves) fn as_its_kind(&self, node: NodeId, scope: &Scope) -> Option<Action> {
        let links = &self.state.links;
        if scope.asked || scope.effect || !scope.piece_given {
            return None;
        }
        let mut inner = node;
        let search = links.ancestors(node).find(|outer| {
            let branch = links.keyword(*outer) == Some("if")
                && links.plain(*outer).next().is_some_and(|test| test != inner);
            inner = *outer;
            !branch
        })?;
        if !links.is(search, "forEach", "Piece") || !self.pieces_move_themselves() {
            return None;
        }
        let mut names = links.plain(search).filter_map(|part| links.text(part));
        let (name, None) = (names.next()?, names.next()) else { return None };
        let whole = self.whole(node);
        let names = [name];
        let mut kinds = self.moving_kinds(&names).peekable();
        kinds.peek()?;
        let own = |kind: NodeId| links.plain(kind).any(|part| links.same(part, node));
        let told =
            whole.len() >= WORTH && kinds.all(|kind| !self.tells_inline(kind.id) && own(kind.id));
        told.then(|| {
            let rest = Text::from("(see How the pieces move)").tell_all(&whole);
            Deed::piece(scope.piece.clone(), "move", "", rest).into()
        })
    }

    /// Whether a rule asks where pieces of a kind could jump, and these pieces jump in this way and no other by their rules.
    pub(super) fn jumps_by_own_rules(&self, node: &ForEachPiece, names: &[&str]) -> bool {
        let links = &self.state.links;
        let plain = node.player.is_none()
            && node.container.is_none()
            && node.top.is_none()
            && node.on.is_none()
            && node.then.is_none();
        let (true, [name], Some(Moves::Hop(jump))) = (plain, names, &node.specific_moves) else {
            return false;
        };
        // What is thought of changes nothing: what follows from the jump does not matter.
        let thought = links
            .ancestors(node.id)
            .take_while(|outer| links.keyword(*outer) != Some("then"))
            .any(|outer| {
                links.is(outer, "sites", "From")
                    || links.is(outer, "sites", "To")
                    || links.is(outer, "can", "Move")
            });
        let mut kinds = self.moving_kinds(std::slice::from_ref(name)).peekable();
        thought
            && self.pieces_move_themselves()
            && kinds.peek().is_some()
            && kinds.all(|kind| {
                !self.tells_inline(kind.id)
                    && self
                        .sole_jump(kind.id)
                        .is_some_and(|own| same_jump_test(links, jump.id, own))
            })
    }

    /// What is told of jumps that are only thought of: nothing follows from them.
    pub(super) fn thought_of(&self, node: &ForEachPiece) -> Vec<NodeId> {
        let then: Vec<NodeId> = match &node.specific_moves {
            Some(Moves::Hop(jump)) => {
                jump.then.as_ref().map(|then| self.whole(then.id)).unwrap_or_default()
            }
            _ => vec![],
        };
        self.silent(Silence::Hypothetical, then.clone());
        self.whole(node.id).into_iter().filter(|part| !then.contains(part)).collect()
    }

    /// The only jump of a kind of piece, which it always may make.
    fn sole_jump(&self, kind: NodeId) -> Option<NodeId> {
        let links = &self.state.links;
        let moves = decisions(links, kind);
        let mut jumps = moves.into_iter().filter(|node| links.is(*node, "move", "Hop"));
        let (only, None) = (jumps.next()?, jumps.next()) else { return None };
        let from = links.plain(only).any(|part| links.keyword(part) == Some("from"));
        let free = links
            .ancestors(only)
            .take_while(|outer| *outer != kind)
            .all(|outer| links.keyword(outer) == Some("or"));
        (free && !from).then_some(only)
    }
}
