//! A walk over all that was matched, without building it.

use syntax::NodeId;

use super::{Clause, Matcher, Naming, Slot, Type, Vocabulary};

/// What a walk comes by.
#[derive(Debug, Clone, Copy)]
pub enum Visit {
    /// A clause, before its arguments.
    Clause(NodeId, &'static Clause),
    /// A word of a vocabulary.
    Word(NodeId, &'static Vocabulary),
    /// A string, and what kind of name it is.
    Text(NodeId, Option<Naming>),
}

impl Matcher<'_> {
    /// Visits a node that fits a type and everything in it, in the order of the text.
    pub fn walk(&mut self, node: NodeId, ty: &'static Type, visit: &mut dyn FnMut(Visit)) {
        self.walk_slot(Slot::One(node), ty, None, visit);
    }

    fn walk_slot(
        &mut self,
        slot: Slot,
        ty: &'static Type,
        naming: Option<Naming>,
        visit: &mut dyn FnMut(Visit),
    ) {
        match ty {
            Type::Clause(clause) => {
                let matched = self.matched(slot, ty);
                visit(Visit::Clause(matched.node, clause));
                for (index, param) in clause.params.iter().enumerate() {
                    let slot = self.slot(matched, index);
                    if slot != Slot::Empty {
                        self.walk_slot(slot, (param.ty)(), param.naming, visit);
                    }
                }
            }
            Type::Choice(choice) => {
                let variant = &choice.variants[self.chosen(slot, ty)];
                self.walk_slot(slot, (variant.ty)(), variant.naming.or(naming), visit);
            }
            Type::OneOrMany(element) if self.fits(slot.node(), element()) => {
                self.walk_slot(slot, element(), naming, visit);
            }
            Type::List(element) | Type::OneOrMany(element) | Type::PairOrList(element) => {
                if let Slot::Pair(first, second) = slot {
                    self.walk_slot(Slot::One(first), element(), naming, visit);
                    self.walk_slot(Slot::One(second), element(), naming, visit);
                } else {
                    for &child in self.elements(slot.node()) {
                        self.walk_slot(Slot::One(child), element(), naming, visit);
                    }
                }
            }
            Type::Words(vocabulary) => visit(Visit::Word(slot.node(), vocabulary)),
            Type::Text => visit(Visit::Text(slot.node(), naming)),
            Type::Integer | Type::Decimal | Type::Truth | Type::Opaque => {}
        }
    }
}
