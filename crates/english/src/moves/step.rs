//! Steps to a neighbouring place.

use language::moves::Step;

use crate::plan::{Action, Deed};
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// More words for directions than this are listed at the end.
const LONGEST_WAY: usize = 20;

impl Teller<'_> {
    pub(super) fn step(&self, node: &Step, scope: &Scope) -> Action {
        if let Some(nothing) = self.going_nowhere(node.directions.as_ref(), node.id) {
            return nothing;
        }
        let site = self.site_of(node.to.site_type);
        let (piece, mut demands) = self.origin_piece(node.from.as_ref(), scope);
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        let mut target = self.target(&node.to, scope);
        let taking = super::taking::taking(&way, &node.to, &mut target, &self.pieces.word);
        let to = say!("{}{}", target.after("to"), taking);
        // Where each kind has moves of its own, its name takes the place of the piece, and the stack needs words of its own.
        let whole = node.stack == Some(true);
        let apart = whole && self.pieces.kinds.len() > 1;
        let piece = if whole && !apart { say!("the whole stack of {}", piece) } else { piece };
        let several = way.as_str().contains(", ") && word_count(way.as_str()) > LONGEST_WAY;
        let rest = if several {
            say!("one {}{}, in one of these directions: {}", site, to, way)
        } else {
            say!("one {} {}{}", site, way, to)
        };
        let mut deed = Deed::piece(piece, "move", "", rest).tell(node.id);
        if apart {
            deed.limits.push(Text::from("the whole stack moves").tell(node.id));
        }
        demands.extend(target.demands());
        deed.demands = demands;
        if deed.demands.is_empty() && !apart {
            let rest = say!("one {} {}", site, way);
            deed.ordinary = self.ordinary(&node.to, &taking, &target.effect, rest, scope);
        }
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        let action = Action::from(deed)
            .followed_by(target.effect)
            .followed_by(self.displaced(&node.to, scope));
        self.with_then(action, node.then.as_ref(), &after)
    }
}
