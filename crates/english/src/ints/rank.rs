//! Ranks: numbers that a description works out from the kind of one piece.

use language::ints::{Int, What};
use syntax::NodeId;

use super::components::Found;
use crate::realise::{Text, listed_and, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// What the kinds of pieces count by one reckoning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ranks {
    /// The kinds by their numbers among the kinds, each with its rank.
    by_kind: Vec<(usize, i64)>,
    /// What a place without a piece counts.
    empty: i64,
}

impl Teller<'_> {
    /// "the rank of the piece on A1": a number that depends on the kind of one piece and on nothing else.
    pub(super) fn rank_of(&self, int: &Int, scope: &Scope) -> Option<Text> {
        let id = reckoning(int)?;
        let mut pieces = Vec::new();
        if !only_constants_beside(int, &mut pieces) {
            return None;
        }
        let [what] = pieces.as_slice() else { return None };
        let ranks = self.ranks_by(int)?;
        // The list of ranks is more than a term.
        self.recall.spoil();
        let mut known = self.ranks.borrow_mut();
        let at = known.iter().position(|(one, _)| *one == ranks).unwrap_or(known.len());
        match known.get_mut(at) {
            Some((_, told)) => told.push(id),
            None => known.push((ranks, vec![id])),
        }
        drop(known);
        let piece = self.piece_at_level(&self.place(&what.at, scope), what.level.as_ref(), scope);
        Some(say!("the {} of {}", name(at), piece).tell_all(&self.whole(id)))
    }

    /// What each kind comes to, if it is the same for all owners.
    fn ranks_by(&self, int: &Int) -> Option<Ranks> {
        let value = |number: i64| {
            let known = |int: &Int| matches!(int, Int::What(_)).then_some(number);
            match self.worked_out(int, 1, &known)? {
                Found::Number(number) => Some(number),
                Found::Hand(..) => None,
            }
        };
        let mut by_kind: Vec<(usize, i64)> = Vec::new();
        for (piece, number) in self.numbered_pieces().iter().zip(1..) {
            let rank = value(number)?;
            match by_kind.iter().find(|(kind, _)| *kind == piece.kind) {
                Some((_, known)) if *known != rank => return None,
                Some(_) => {}
                None => by_kind.push((piece.kind, rank)),
            }
        }
        (by_kind.len() > 1).then_some(Ranks { by_kind, empty: value(0)? })
    }

    /// "The ranks are: scout 0, guard 1", "a place without a piece has rank 0".
    pub(crate) fn rank_terms(&self) -> Vec<Text> {
        let known = self.ranks.borrow();
        let terms = known.iter().enumerate().flat_map(|(at, (ranks, told))| {
            let kinds: Vec<Text> = ranks
                .by_kind
                .iter()
                .map(|(kind, rank)| {
                    format!("{} {}", self.pieces.kinds[*kind].spoken, figure(*rank)).into()
                })
                .collect();
            let name = name(at);
            [
                say!("the {} of a piece goes by its kind: {}", name, listed_and(&kinds)),
                format!("a {} without a piece has {name} {}", self.site(), figure(ranks.empty))
                    .into(),
            ]
            .map(|term| term.tell_all(told))
        });
        terms.collect()
    }
}

/// A rank in figures, or in words below zero.
fn figure(rank: i64) -> String {
    if rank < 0 { crate::realise::number_word(rank) } else { rank.to_string() }
}

/// How a rank is called where there are several.
fn name(at: usize) -> String {
    match at {
        0 => "rank".to_owned(),
        at => format!("{} rank", crate::realise::ordinal(at as i64 + 1)),
    }
}

/// The ludeme of a sum, a difference, a product or a quotient.
fn reckoning(int: &Int) -> Option<NodeId> {
    match int {
        Int::Add(node) => Some(node.id),
        Int::Sub(node) => Some(node.id),
        Int::Mul(node) => Some(node.id),
        Int::Div(node) => Some(node.id),
        _ => None,
    }
}

/// Whether a reckoning is about kinds of pieces and constants alone; the pieces are listed.
fn only_constants_beside<'i>(int: &'i Int, pieces: &mut Vec<&'i What>) -> bool {
    match int {
        Int::Constant(_) => true,
        Int::What(what) => {
            pieces.push(what);
            true
        }
        Int::Add(node) => node.operands.iter().all(|one| only_constants_beside(one, pieces)),
        Int::Mul(node) => node.operands.iter().all(|one| only_constants_beside(one, pieces)),
        Int::Sub(node) => {
            node.left.as_ref().is_none_or(|left| only_constants_beside(left, pieces))
                && only_constants_beside(&node.right, pieces)
        }
        Int::Div(node) => {
            only_constants_beside(&node.left, pieces) && only_constants_beside(&node.right, pieces)
        }
        _ => false,
    }
}
