//! Leaps by a walk.

use language::booleans::Boolean;
use language::moves::Leap;

use crate::plan::{Action, Deed, Ordinary};
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// Longer leaps are told by their target first.
const LONGEST: usize = 28;

impl Teller<'_> {
    pub(super) fn leap_move(&self, node: &Leap, scope: &Scope) -> Action {
        let site = self.site();
        let (piece, mut demands) = self.origin_piece(node.from.as_ref(), scope);
        let forward = matches!(node.forward, Some(Boolean::Constant(true)));
        let turned = !matches!(node.rotations, Some(Boolean::Constant(false)));
        let walk = self.leap(&node.walk, forward, turned);
        let mut target = self.target(&node.to, scope);
        let taking = super::taking::taking(&walk, &node.to, &mut target, &self.pieces.word);
        let mut rest = say!("{}{}{}", walk, target.after("to"), taking);
        if word_count(rest.as_str()) > LONGEST {
            // The ways come last, so that they can become a list.
            let to = say!("{}{}", target.after("to"), taking);
            let ways = self.ways(&node.walk, forward, turned);
            rest = say!("{} {}", to, ways).tell_all(walk.told());
            rest = rest.reworded(rest.as_str().trim_start().to_owned());
        }
        let mut deed = Deed::piece(piece, "leap", "with", rest).tell(node.id);
        demands.extend(target.demands());
        deed.limits.push(Text::from("it jumps over any pieces in between").tell(node.id));
        deed.demands = demands;
        if super::taking::is_ordinary(&node.to)
            && target.effect.is_nothing()
            && deed.demands.is_empty()
        {
            deed.ordinary = Some(Ordinary { rest: walk, slides: false });
        }
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        let action = Action::from(deed).followed_by(target.effect);
        self.with_then(action, node.then.as_ref(), &after)
    }
}
