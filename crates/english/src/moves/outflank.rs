//! Placing a piece so that it encloses lines of others, which is what the placing is for.

use language::ints::Int;
use language::moves::{Apply, Between, Custodial, ForEachSite, Moves};
use language::refs::SiteOrRegion;

use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, say};
use crate::regions::Area;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "Place a disc … on an empty square. It must enclose at least one line of …": for each of some places, the lines that
    /// start there are enclosed, and a piece is placed together with what happens to them.
    pub(super) fn outflanking(
        &self,
        node: &ForEachSite,
        area: &Area,
        scope: &Scope,
    ) -> Option<Action> {
        if scope.effect || node.no_move_yet.is_some() {
            return None;
        }
        let (custody, then, appended) = match &node.generator {
            Moves::Append(append) => match &append.moves {
                Moves::Custodial(custody) => (custody, append.then.as_ref(), Some(append.id)),
                _ => return None,
            },
            Moves::Custodial(custody) => (custody, None, None),
            _ => return None,
        };
        let between = custody.between.as_ref().filter(|_| starts_there(custody))?;
        let apply = between.effect.as_ref().filter(|apply| apply.condition.is_none())?;
        let Some(Moves::AllCombinations(both)) = &apply.effect else { return None };
        let Moves::Add(add) = &both.first else { return None };
        let there = matches!(&add.to.site, Some(SiteOrRegion::Site(Int::Site(_))));
        if !there || both.then.is_some() || custody.then.is_some() || between.range.is_some() {
            return None;
        }
        let placing = Scope { site: area.single.clone(), ..scope.clone() };
        let Action::Deed(place) = self.moves(&both.first, &placing) else { return None };
        let end = self.other_end(
            custody.to.as_ref(),
            format!("the {} directly beyond the line", self.site()),
            scope,
        );
        let Condition::Fact(end) = end else { return None };
        let way = custody.direction.map_or_else(|| self.any_direction(), |way| self.absolute(way));
        let must: Text = say!(
            "it must enclose at least one unbroken line of {} that starts next to it ({}): {}",
            self.victims(custody.between.as_ref(), scope),
            way,
            end.clause()
        );
        let turned = Apply { effect: Some(both.second.clone()), ..apply.clone() };
        let turned = Between { effect: Some(turned), ..between.clone() };
        let who = format!("each {} of every line so enclosed", self.pieces.word);
        let effect = self.victim_effect(Some(&turned), &who, scope);
        let from = custody.from.iter().flat_map(|from| self.whole(from.id));
        let told: Vec<_> =
            [node.id, custody.id, both.id, apply.id, between.id].into_iter().chain(from).collect();
        let deed = Deed { limits: vec![must.tell_all(&told)], ..place };
        let action = Action::from(deed).followed_by(effect);
        let action = appended.into_iter().chain(told).fold(action, Action::tell);
        Some(self.with_then(action, then, &self.after_any(scope)))
    }
}

/// Whether the lines that are enclosed start at the place that is looked at.
fn starts_there(custody: &Custodial) -> bool {
    let from = custody.from.as_ref().and_then(|from| from.site.as_ref());
    matches!(from, Some(SiteOrRegion::Site(Int::Site(_))))
}
