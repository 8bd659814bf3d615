//! The same for each piece of a stack.

use language::ints::Int;
use language::moves::{ForEachLevel, Moves};
use language::refs::SiteOrRegion;

use crate::plan::{Action, Deed};
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

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
}
