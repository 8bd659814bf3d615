//! How many pieces stand on each other.

use language::ints::{SizeStack, TopLevel};
use language::refs::AtOrIn;

use super::Counted;
use crate::facts::Shape;
use crate::ints::Place;
use crate::plan::Role;
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// The pieces of a stack, or of all stacks of an area.
    pub(super) fn counted_stack(&self, node: &SizeStack, scope: &Scope) -> Counted {
        let last = || Place::new(Role::LastTo, scope.last_to.clone());
        let counted = match &node.at {
            Some(AtOrIn::In(region)) => {
                let places = self.area(region, scope).plural;
                if self.mixes() {
                    return Counted::whole(
                        say!("the total height of the stacks on {}", places).tell(node.id),
                    );
                }
                let mut counted = self.pieces_on(Place::new(Role::Other, places));
                counted.total = true;
                counted
            }
            Some(AtOrIn::At(at)) => self.pieces_on(self.place(at, scope)),
            None => self.pieces_on(last()),
        };
        counted.tell(node.id)
    }

    /// The pieces of a stack of which the top level is asked for: one more than lie under its top piece.
    pub(crate) fn counted_to_top(&self, node: &TopLevel, scope: &Scope) -> Counted {
        self.pieces_on(self.place(&node.at, scope)).tell(node.id)
    }

    /// All pieces on a place. Where only the top piece is what a place holds, they are the height of the stack.
    fn pieces_on(&self, place: Place) -> Counted {
        if self.mixes() {
            return Counted::whole(say!("the height of the stack on {}", place.text));
        }
        let piece = &self.pieces.word;
        let inside = self.places.shape == Shape::Holes || place.text.as_str().ends_with("hand");
        let mut counted = Counted::of(Text::from(piece.as_str()), plural(piece).into());
        counted.place = Some((place.role, place.text, if inside { "in" } else { "on" }));
        counted
    }
}
