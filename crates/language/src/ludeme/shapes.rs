//! Optional arguments, lists, and the two shapes that many ludemes share.

use std::ops::Deref;

use super::{Ludeme, Matcher, Slot, Type};

impl<T: Ludeme> Ludeme for Option<T> {
    const TYPE: &'static Type = T::TYPE;
    const OPTIONAL: bool = true;

    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self {
        (!matches!(slot, Slot::Empty)).then(|| T::build(matcher, slot))
    }
}

impl<T: Ludeme> Ludeme for Vec<T> {
    const TYPE: &'static Type = &Type::List(|| T::TYPE);

    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self {
        let count = matcher.elements(slot.node()).len();
        (0..count)
            .map(|index| {
                let element = matcher.elements(slot.node())[index];
                T::build(matcher, Slot::One(element))
            })
            .collect()
    }
}

/// One value or a list of them: `(end (if …))` and `(end {(if …) (if …)})`.
#[derive(Debug, Clone, PartialEq)]
pub struct OneOrMany<T>(pub Vec<T>);

impl<T> Deref for OneOrMany<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Ludeme> Ludeme for OneOrMany<T> {
    const TYPE: &'static Type = &Type::OneOrMany(|| T::TYPE);

    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self {
        if matcher.is_list(slot.node()) && !matcher.fits(slot.node(), T::TYPE) {
            OneOrMany(Vec::build(matcher, slot))
        } else {
            OneOrMany(vec![T::build(matcher, slot)])
        }
    }
}

/// Two operands or a list of them: `(and a b)` and `(and {a b c})`.
#[derive(Debug, Clone, PartialEq)]
pub struct PairOrList<T>(pub Vec<T>);

impl<T> Deref for PairOrList<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Ludeme> Ludeme for PairOrList<T> {
    const TYPE: &'static Type = &Type::PairOrList(|| T::TYPE);

    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self {
        PairOrList(match slot {
            Slot::Pair(first, second) => {
                vec![T::build(matcher, Slot::One(first)), T::build(matcher, Slot::One(second))]
            }
            _ => Vec::build(matcher, slot),
        })
    }
}
