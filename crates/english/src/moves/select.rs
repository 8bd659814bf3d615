//! Choosing places.

use language::moves::Select;
use language::refs::SiteOrRegion;

use crate::facts::Shape;
use crate::plan::{Action, Deed, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn select(&self, node: &Select, scope: &Scope) -> Action {
        let site = self.site_of(node.from.site_type);
        let mut limits = Vec::new();
        let mut demands = Vec::new();
        let mut what: Text = match &node.from.site {
            Some(SiteOrRegion::Region(region)) => {
                let area = self.area(region, scope);
                area.one_piece.clone().unwrap_or(area.single)
            }
            Some(SiteOrRegion::Site(place)) => {
                let place = self.place(place, scope);
                if place.role == Role::LastTo || place.role == Role::From {
                    self.piece_at(&place, scope)
                } else {
                    place.text
                }
            }
            None => scope.piece.clone(),
        };
        let own = Scope {
            from: format!("that {site}").into(),
            site: format!("that {site}").into(),
            ..scope.clone()
        };
        if let Some(test) = &node.from.condition {
            let condition = self.condition(test, &own);
            match condition.relative(Role::From) {
                Some(relative) => {
                    let holder = if self.places.shape == Shape::Holes
                        || !what.as_str().starts_with("one of your")
                    {
                        "that"
                    } else {
                        "whose place"
                    };
                    what = say!("{} {} {}", what, holder, relative);
                }
                None => demands.push(("this is allowed only if".into(), condition)),
            }
        }
        what = what.tell(node.from.id);
        if let Some(level) = &node.from.level {
            what = say!("{} (level {})", what, self.number(level, scope).plus_one());
        }
        let mut deed = Deed::you("choose", what);
        let mut effect = Action::Nothing;
        if let Some(to) = &node.to {
            let target = self.target(to, &own);
            deed.rest = say!("{}, and {}", deed.rest, target.phrase).tell_all(&target.told);
            demands.extend(target.demands());
            effect = target.effect;
        }
        if let Some(role) = node.mover
            && role != language::words::Role::Mover
        {
            limits.push(say!("this counts as a choice of {}", self.role(role, scope).name));
        }
        deed.limits = limits;
        deed.demands = demands;
        let chosen = if self.places.shape == Shape::Holes { "hole" } else { site };
        let to = if node.to.is_some() {
            format!("the second chosen {chosen}")
        } else {
            format!("the chosen {chosen}")
        };
        let after = Scope {
            last_to: to.clone().into(),
            last_from: format!("the chosen {chosen}").into(),
            last_piece: format!("the {} on {to}", self.pieces.word).into(),
            to: to.into(),
            from: format!("the chosen {chosen}").into(),
            effect: true,
            ..scope.clone()
        };
        let action = Action::from(deed.tell(node.id)).followed_by(effect);
        self.with_then(action, node.then.as_ref(), &after)
    }
}
