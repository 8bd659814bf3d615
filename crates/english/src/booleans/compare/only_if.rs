//! Numbers that count only under a condition: "A times one if X, else zero, equals B times one if X, else zero" asks for A and B
//! to be the same where X holds, and for nothing elsewhere.

use language::booleans::Boolean;
use language::ints::{If, Int};

use super::Comparison;
use crate::plan::Condition;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "either X does not hold, or A is B".
    pub(super) fn equal_only_if(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        if !matches!(how, Comparison::Equal | Comparison::Different) {
            return None;
        }
        let ((one, condition), (other, same)) = (counted_if(left)?, counted_if(right)?);
        let links = &self.state.links;
        let (test, again) = (links.plain(condition.id).next()?, links.plain(same.id).next()?);
        links.same(test, again).then_some(())?;
        let products = [left, right].into_iter().filter_map(|side| match side {
            Int::Mul(product) => Some(product.id),
            _ => None,
        });
        let told = [self.whole(condition.id), self.whole(same.id), products.collect()].concat();
        let holds = self.condition(&condition.condition, scope);
        let equal = self.compared(one, Comparison::Equal, other, scope);
        let condition = Condition::any([holds.negated(), equal]).tell_all(&told);
        Some(if how == Comparison::Different { condition.negated() } else { condition })
    }
}

/// A number that counts once if a condition holds, else not at all.
fn counted_if(int: &Int) -> Option<(&Int, &If)> {
    let Int::Mul(product) = int else { return None };
    let [one, other] = &*product.operands else { return None };
    let (number, Int::If(choice)) = (match (one, other) {
        (Int::If(_), number) => (number, one),
        (number, choice) => (number, choice),
    }) else {
        return None;
    };
    let counts = matches!((&choice.then, &choice.otherwise), (Int::Constant(1), Int::Constant(0)));
    // What is asked must not ask for itself.
    let plain = !matches!(choice.condition, Boolean::Constant(_));
    (counts && plain).then_some((number, choice))
}
