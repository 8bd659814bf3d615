//! Kinds of pieces in the order in which they are numbered: which of two comes first.

use language::ints::Int;

use super::Comparison;
use crate::plan::{Condition, Role};
use crate::realise::{Text, listed_and, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the top piece there comes after it in this order: …", where the number of a piece without that of its owner
    /// says of which kind it is.
    pub(super) fn kinds_in_order(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let before = match how {
            Comparison::Less => true,
            Comparison::More => false,
            _ => return None,
        };
        let (one, other) = (self.kind_number(left, scope)?, self.kind_number(right, scope)?);
        let order = self.order_of_kinds()?;
        let list: Vec<Text> = order.iter().map(|kind| Text::from(kind.as_str())).collect();
        let way = if before { "before" } else { "after" };
        let said =
            |verb: &str| say!("{} {} {} in the order {}", verb, way, other, listed_and(&list));
        Some(Condition::fact(Role::Other, one, said("comes"), said("does not come")))
    }

    /// The piece whose number, less that of its owner, an integer is.
    fn kind_number(&self, int: &Int, scope: &Scope) -> Option<Text> {
        let Int::Sub(sub) = int else { return None };
        let (Some(Int::What(what)), Int::Who(who)) = (&sub.left, &sub.right) else { return None };
        let place = self.place(&what.at, scope);
        let piece = self.piece_at_level(&place, what.level.as_ref(), scope);
        let owned = self.place(&who.at, scope);
        let owned = self.piece_at_level(&owned, who.level.as_ref(), scope);
        (piece.as_str() == owned.as_str()).then(|| piece.tell_all(&self.whole(sub.id)))
    }

    /// The kinds by their numbers less those of the owners, if that is the same for all pieces of a kind.
    fn order_of_kinds(&self) -> Option<Vec<String>> {
        let mut order: Vec<(usize, String)> = Vec::new();
        for (number, piece) in (1..).zip(self.numbered_pieces()) {
            let rank: usize = usize::checked_sub(number, piece.owner.unwrap_or(0))?;
            let kind = &self.pieces.kinds[piece.kind].spoken;
            match order.iter().find(|(_, known)| known == kind) {
                Some((known, _)) if *known != rank => return None,
                Some(_) => {}
                None => order.push((rank, kind.clone())),
            }
        }
        order.sort();
        let distinct = order.windows(2).all(|pair| pair[0].0 != pair[1].0);
        (order.len() > 1 && distinct).then(|| order.into_iter().map(|(_, kind)| kind).collect())
    }
}
