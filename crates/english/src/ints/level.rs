//! Pieces at a level of a stack, and levels as people count them.

use language::ints::Int;
use language::refs::AtOrIn;
use language::words::LastKind;

use super::Place;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// A number that counts from zero, as people count, who begin with one.
    pub(crate) fn counted_from_one(&self, int: &Int, scope: &Scope) -> Text {
        match int {
            Int::Sub(sub)
                if sub.left.is_some()
                    && self.constant(&sub.right) == Some(1)
                    && self.constant(int).is_none() =>
            {
                let left = sub.left.as_ref().map(|left| self.number(left, scope).text);
                let told = self.number(&sub.right, scope).text;
                left.unwrap_or_default().tell(sub.id).tell_all(told.told())
            }
            int => self.number(int, scope).plus_one(),
        }
    }

    /// The piece on a place, or the one at a level of its stack.
    pub fn piece_at_level(&self, place: &Place, level: Option<&Int>, scope: &Scope) -> Text {
        match level {
            None => self.piece_at(place, scope),
            Some(Int::Constant(0)) => say!("the bottom piece on {}", place.text),
            Some(Int::TopLevel(top)) => {
                say!("the top piece on {}", place.text).tell_all(&self.whole(top.id))
            }
            Some(Int::Level(level)) if scope.stack.as_str() == place.text.as_str() => {
                Text::from("that piece").tell_all(place.text.told()).tell(level.id)
            }
            Some(Int::Level(level)) => {
                say!("that piece of the stack on {}", place.text).tell(level.id)
            }
            Some(Int::Last(last))
                if last.kind == LastKind::LevelTo
                    && place.text.as_str() == scope.last_to.as_str() =>
            {
                scope.last_piece.clone().tell_all(place.text.told()).tell(last.id)
            }
            Some(level @ (Int::WhereLevel(_) | Int::WhereLevelNamed(_))) => {
                self.piece_of_kind_at(level, place, scope)
            }
            Some(Int::Sub(sub)) if self.is_height_of(sub.left.as_ref(), place, scope) => {
                // The level below the height by one is the top.
                let number = match &sub.right {
                    Int::Value(_) => say!("the piece with {}", scope.value),
                    other => say!("piece number {}", self.number(other, scope).text),
                };
                let told: Vec<_> = self.whole(sub.id);
                say!("{}, counted from the top, on {}", number, place.text).tell_all(&told)
            }
            Some(other) => {
                say!("the piece at level {} on {}", self.counted_from_one(other, scope), place.text)
            }
        }
    }

    /// "the hyena", where the level of a stack that is asked for is that of the piece by which its place is known; else "your cart in
    /// the stack on that square".
    pub(crate) fn piece_of_kind_at(&self, level: &Int, place: &Place, scope: &Scope) -> Text {
        let (kind, at, id) = match level {
            Int::WhereLevel(node) => {
                let kind = crate::booleans::with_the(&self.kind(&node.what, scope));
                (kind, &node.at, node.id)
            }
            Int::WhereLevelNamed(node) => {
                let owner = self.index_or_role(&node.player, scope).possessive();
                (say!("{} {}", owner, self.pieces.named(&node.piece).0), &node.at, node.id)
            }
            _ => return self.piece_at(place, scope),
        };
        let told = self.whole(id);
        let there = self.place(at, scope).text;
        let known = self.known_by(&there).filter(|_| there.as_str() == place.text.as_str());
        match known {
            Some(piece) => piece.tell_all(&told).tell_all(place.text.told()),
            None => {
                let text = say!("{} in the stack on {}", kind, there).tell_all(&told);
                text.tell_all(place.text.told())
            }
        }
    }

    /// Whether a number is the height of the stack on a place.
    fn is_height_of(&self, int: Option<&Int>, place: &Place, scope: &Scope) -> bool {
        let Some(Int::SizeStack(stack)) = int else { return false };
        let Some(AtOrIn::At(at)) = &stack.at else { return false };
        self.place(at, scope).text.as_str() == place.text.as_str()
    }
}
