//! Taking a piece in passing: a double step is answered as if it had been a single one.

use language::moves::Remove;
use language::words::AbsoluteDirection as Compass;
use syntax::NodeId;

use crate::plan::{Action, Deed};
use crate::realise::Text;
use crate::state::{Pending, Stride};
use crate::teller::Teller;

impl Teller<'_> {
    /// The piece that makes double steps: "pawn", or any "piece".
    pub(crate) fn double_stepper(&self, kind: Option<&str>) -> String {
        kind.map_or_else(|| self.pieces.word.clone(), |kind| self.pieces.named(kind).0)
    }

    /// The step that may be answered in passing, if a move is one.
    pub(super) fn stride(&self, rule: NodeId) -> Option<Stride> {
        let Pending::Crossed { stride, .. } = &self.state.pending else { return None };
        let links = &self.state.links;
        let marks = |it: &NodeId| links.is(*it, "set", "Pending");
        links.clauses_within(rule, "set").iter().any(marks).then_some(*stride)
    }

    /// "capture the pawn that made this double step (en passant)", where a rule removes what stands behind the place that was crossed.
    ///
    /// The place behind it, seen by the capturer, is where the double step ended, if the two players face each other.
    pub(super) fn in_passing(&self, node: &Remove) -> Option<Action> {
        let Pending::Crossed { kind, stride, noted, .. } = &self.state.pending else { return None };
        let links = &self.state.links;
        let (site, known) = match links.plain(node.id).find(|part| links.is(*part, "ahead", "")) {
            Some(site) => (site, *stride == Stride::Double && self.is_behind_the_target(site)),
            None => (links.plain(node.id).find(|part| links.is(*part, "var", ""))?, *noted),
        };
        let whole = links.whole(site);
        if !known
            || node.count.is_some()
            || node.at.is_some()
            || node.level.is_some()
            || node.decision
        {
            return None;
        }
        let step = links.ancestors(node.id).find(|outer| links.keyword(*outer) == Some("move"))?;
        let direct: Vec<NodeId> =
            links.ancestors(node.id).take_while(|outer| *outer != step).collect();
        let follows =
            direct.iter().all(|outer| matches!(links.keyword(*outer), Some("then" | "and")));
        let crossed = links.plain(step).any(|part| {
            links.keyword(part) == Some("to")
                && links.whole(part).iter().any(|inner| {
                    links.is(*inner, "value", "Pending") || links.is(*inner, "sites", "Pending")
                })
        });
        if !follows || !crossed {
            return None;
        }
        self.term("capture", node.id);
        let stepper = self.double_stepper(kind.as_deref());
        let rest = format!("the {stepper} that made this {} (en passant)", stride.name());
        let deed = Deed::you("capture", Text::from(rest).tell_all(&whole)).tell(node.id);
        Some(deed.into())
    }

    /// Whether a place is the one just behind the target, `(ahead (last To) Backward)`, and players face each other.
    fn is_behind_the_target(&self, site: NodeId) -> bool {
        let links = &self.state.links;
        let [Some(one), Some(other)] = self.players.facing.as_slice() else { return false };
        opposite(*one, *other)
            && links.plain(site).count() == 2
            && links.children(site).len() == 2
            && links
                .plain(site)
                .any(|part| links.is(part, "last", "To") && links.children(part).len() == 1)
            && links.plain(site).any(|part| links.word(part) == Some("Backward"))
    }
}

fn opposite(one: Compass, other: Compass) -> bool {
    use Compass::{E, N, NE, NW, S, SE, SW, W};
    matches!(
        (one, other),
        (N, S) | (S, N) | (E, W) | (W, E) | (NE, SW) | (SW, NE) | (NW, SE) | (SE, NW)
    )
}
