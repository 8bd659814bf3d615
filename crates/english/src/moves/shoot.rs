//! Shots.

use language::moves::Shoot;

use crate::plan::{Action, Deed, Role};
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn shoot(&self, node: &Shoot, scope: &Scope) -> Action {
        let site = self.site();
        let what = self.piece_ref(&node.what, scope);
        let from: Text = match &node.from {
            Some(from) => self.origin_piece(Some(from), scope).0,
            None => {
                let piece = self.pieces.owned().unwrap_or("piece");
                format!("the {piece} that has just moved").into()
            }
        };
        let way = node
            .direction
            .map_or_else(|| self.any_direction(), |direction| self.absolute(direction));
        let mut limits = Vec::new();
        let through: Text =
            match node.between.as_ref().and_then(|between| between.condition.as_ref()) {
                None => format!("through empty {}", plural(site)).into(),
                Some(test) => {
                    let condition = self.condition(test, scope);
                    match condition.relative(Role::Between) {
                        Some(relative) => say!("as long as every {} on the way {}", site, relative),
                        None => {
                            limits.push(say!(
                                "for every {} on the way, {}",
                                site,
                                self.squeezed(&condition)
                            ));
                            Text::default()
                        }
                    }
                }
            };
        let target = node.to.as_ref().map(|to| self.target(to, scope)).unwrap_or_default();
        let at = if target.phrase.is_empty() {
            format!("an empty {site}").into()
        } else {
            target.phrase.clone()
        };
        let demands = target.demands();
        limits.push(
            say!("that {} must lie in a straight line from {}, {}, {}", site, from, way, through)
                .tell(node.id),
        );
        let rest = say!("{} on {}", what, at).tell_all(&target.told);
        let mut deed = Deed::you("shoot", rest).tell(node.id);
        if let Some(between) = &node.between {
            deed = deed.tell(between.id);
        }
        deed.limits = limits;
        deed.demands = demands;
        let after = scope.afterwards(site, "the piece just shot");
        let action = Action::from(deed).followed_by(target.effect);
        self.with_then(action, node.then.as_ref(), &after)
    }
}
