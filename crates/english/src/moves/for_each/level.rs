//! The same for each piece of a stack.

use language::ints::Int;
use language::moves::{ForEachLevel, Moves};
use language::refs::SiteOrRegion;
use syntax::NodeId;

use crate::notes::is_marked;
use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// How a rule speaks of the piece of a stack that it looks at.
const THAT: &str = "that piece";

impl Teller<'_> {
    /// "move each disc there to its owner's hand": what happens to all pieces of a stack alike.
    pub(super) fn whole_stack(&self, node: &ForEachLevel, scope: &Scope) -> Option<Action> {
        if !scope.effect {
            return None;
        }
        let place = self.place(&node.site, scope);
        let here = |site: &Int| self.place(site, scope).text.as_str() == place.text.as_str();
        let any_level = |level: &Option<Int>| matches!(level, None | Some(Int::Level(_)));
        let there = place.text.as_str() == format!("that {}", self.site());
        let word = &self.pieces.word;
        let each = match there {
            true => say!("each {} there", word).tell_all(place.text.told()),
            false => say!("each {} of the stack on {}", word, place.text),
        };
        let deed = match &node.moves {
            Moves::FromTo(carry) => {
                let Some(SiteOrRegion::Site(from)) = &carry.from.site else { return None };
                let alone = carry.from.condition.is_none() && carry.count.is_none();
                if !here(from) || !any_level(&carry.from.level) || !alone {
                    return None;
                }
                let Action::Deed(deed) = self.moves(&node.moves, scope) else { return None };
                let told = deed.piece.as_ref()?.told().to_vec();
                let each = match node.stack_direction.map(|direction| direction.word()) {
                    Some("FromTop") => say!("{}, from the top down,", each),
                    _ => each,
                };
                Deed { piece: Some(each.tell_all(&told)), ..deed }
            }
            Moves::Remove(remove) => {
                let SiteOrRegion::Site(at) = &remove.site else { return None };
                if !here(at) || !any_level(&remove.level) || remove.count.is_some() {
                    return None;
                }
                let Action::Deed(deed) = self.moves(&node.moves, scope) else { return None };
                let rest = match deed.verb.as_str() {
                    "remove" => say!("{} from the board", each),
                    _ => each,
                };
                if remove.at.is_some() {
                    return None;
                }
                Deed { rest: rest.tell_all(deed.rest.told()), ..deed }
            }
            _ => return None,
        };
        Some(Action::from(deed.tell(node.id)))
    }

    /// "move each enemy piece there to A1": what happens to those pieces of a stack of which one thing holds.
    pub(super) fn some_of_stack(
        &self,
        place: &Text,
        order: &str,
        body: &Action,
        node: NodeId,
    ) -> Option<Action> {
        let Action::When(test @ Condition::Fact(fact), yes, no) = body else { return None };
        let Action::Deed(deed) = &**yes else { return None };
        if fact.subject.as_str() != THAT || !no.is_nothing() || !deed.is_plain() {
            return None;
        }
        let there = match place.as_str() == format!("that {}", self.site()) {
            true => "there".into(),
            false => say!("in the stack on {}", place),
        };
        let which = match fact.yes.as_str() {
            "is an enemy piece" => say!("each enemy piece {}", there),
            "is yours" => say!("each of your pieces {}", there),
            other => match other.strip_prefix("carries ") {
                Some(mark) => say!("each piece with {} {}", mark, there),
                None => {
                    let status = other.strip_prefix("is ")?;
                    let mut known = self.statuses()?.others(-1);
                    known
                        .any(|word| word == status)
                        .then(|| say!("each {} piece {}", status, there))?
                }
            },
        };
        let told = place.told().iter().copied().chain(test.told());
        let which = which.tell_all(&told.collect::<Vec<_>>()).tell(node);
        Some(done_to(&which, order, deed)?.into())
    }
}

/// What is done to each of several pieces, for what is done to "that piece".
fn done_to(which: &Text, order: &str, deed: &Deed) -> Option<Deed> {
    let rest = deed.rest.as_str();
    // A definition may speak of that piece, too.
    if is_marked(rest) {
        return None;
    }
    let mentions = rest.matches(THAT).count();
    // What goes on top of each other goes there in an order.
    let in_order = match order {
        "" => which.clone(),
        _ => say!("{}{},", which, order),
    };
    match (&deed.subject, &deed.piece) {
        (Some(who), None) if who.as_str() == THAT && mentions == 0 => {
            Some(Deed { subject: Some(which.clone().tell_all(who.told())), ..deed.clone() })
        }
        (None, Some(piece)) if piece.as_str() == THAT && mentions == 0 => {
            Some(Deed { piece: Some(in_order.tell_all(piece.told())), ..deed.clone() })
        }
        (None, None) if mentions == 1 => {
            let rest = deed.rest.reworded(rest.replace(THAT, which.as_str()));
            Some(Deed { rest: rest.tell_all(which.told()), ..deed.clone() })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOWN: &str = ", from the top down";

    fn told(deed: &Deed) -> Option<(Option<String>, String)> {
        let deed = done_to(&"each enemy piece there".into(), DOWN, deed)?;
        let piece = deed.piece.map(|piece| piece.as_str().to_owned());
        Some((piece, deed.rest.as_str().to_owned()))
    }

    #[test]
    fn what_happens_to_that_piece_happens_to_each() {
        let (piece, rest) = told(&Deed::piece(THAT, "move", "", "to A1")).unwrap();
        assert_eq!(piece.as_deref(), Some("each enemy piece there, from the top down,"));
        assert_eq!(rest, "to A1");
        let (_, rest) = told(&Deed::you("remove", "that piece from the board")).unwrap();
        assert_eq!(rest, "each enemy piece there from the board");
    }

    #[test]
    fn a_piece_that_is_spoken_of_again_stays_that_piece() {
        let carried = Deed::piece(THAT, "move", "", "to the start of that piece");
        assert_eq!(told(&carried), None);
    }
}
