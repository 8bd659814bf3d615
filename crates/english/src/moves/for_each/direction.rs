//! The same in each of several directions.

use language::moves::{DirectionBody, ForEachDirection};
use language::refs::SiteOrRegion;

use crate::notes::Sort;
use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    pub(in crate::moves) fn for_each_direction(
        &self,
        node: &ForEachDirection,
        scope: &Scope,
    ) -> Action {
        if let Some(action) = self.bent_move(node, scope) {
            return action;
        }
        let site = self.site();
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        let origin: Text = match &node.from {
            Some(from) => {
                let text = match &from.site {
                    Some(SiteOrRegion::Site(place)) => self.place(place, scope).text,
                    Some(SiteOrRegion::Region(region)) => self.area(region, scope).single,
                    None => scope.from.clone(),
                };
                text.tell(from.id)
            }
            None => scope.from.clone(),
        };
        let distance: Text = match &node.between {
            Some(between) => {
                let mut text = match &between.range {
                    Some(range) => say!("{} away", self.range_of(range, site, scope)),
                    // Without a range only the next place is looked at, and nothing lies before it.
                    None => {
                        self.silent(Silence::Unreachable, self.whole(between.id));
                        format!("one {site} away").into()
                    }
                };
                if let Some(test) = between.condition.as_ref().filter(|_| between.range.is_some()) {
                    let inner = Scope {
                        between: format!("each {site} in between").into(),
                        ..scope.clone()
                    };
                    let asked = self.condition(test, &inner);
                    if !matches!(asked, Condition::Always) {
                        text = say!("{} (if {})", text, self.squeezed(&asked));
                    }
                }
                text.tell(between.id)
            }
            None => format!("one {site} away").into(),
        };
        let one = if scope.effect { "each" } else { "any" };
        let way = self.brief(Sort::Direction, way);
        let way = if way.as_str().starts_with("direction ") { say!("in {}", way) } else { way };
        let head =
            say!("for {} {} {} from {}, going {}", one, site, distance, origin, way).tell(node.id);
        let inner =
            Scope { to: format!("that {site}").into(), target_named: true, ..scope.clone() };
        let body = match &node.body {
            DirectionBody::To(to) => {
                let target = self.target(to, &inner);
                let effect = target.effect.clone();
                let action = if scope.effect || !effect.is_nothing() {
                    effect
                } else {
                    Deed::piece(scope.piece.clone(), "move", "", target.after("to")).into()
                };
                let conditions = match &to.condition {
                    Some(test) => self.condition(test, &inner),
                    None => Condition::Always,
                };
                Action::when(conditions, action, Action::Nothing).tell(to.id)
            }
            DirectionBody::Moves(moves) => self.moves(moves, &inner),
        };
        self.with_then(
            Action::Each(head, Box::new(body)),
            node.then.as_ref(),
            &self.after_any(scope),
        )
    }
}
