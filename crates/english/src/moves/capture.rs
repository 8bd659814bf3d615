//! Captures along a line from where a piece has come to stand.

use language::directions::Direction;
use language::ints::Int;
use language::moves::{Directional, Intervene};
use language::refs::SiteOrRegion;
use language::words::LastKind;

use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn intervene(&self, node: &Intervene, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = node
            .direction
            .map_or_else(|| self.any_direction(), |direction| self.absolute(direction));
        let site = self.site();
        let inner = Scope {
            to: format!("each of these {}", plural(site)).into(),
            effect: true,
            ..scope.clone()
        };
        let (who, effect): (Text, Action) = match node.to.as_ref() {
            Some(to) => {
                let target = self.target(to, &inner);
                let who = if target.phrase.is_empty() {
                    format!("an enemy {}", self.pieces.word).into()
                } else {
                    target.phrase.clone()
                };
                let effect =
                    to.effect.as_ref().map_or(Action::Nothing, |apply| self.apply(apply, &inner));
                (who.tell_all(&target.told), effect)
            }
            None => (
                format!("an enemy {}", self.pieces.word).into(),
                Deed::you("capture", "both of these pieces").into(),
            ),
        };
        let range: Text = node.between.as_ref().map_or_else(Text::default, |between| {
            let text = match &between.range {
                Some(range) => {
                    say!(" (up to {} on each side)", self.range_of(range, &self.pieces.word, scope))
                }
                None => Text::default(),
            };
            text.tell(between.id)
        });
        let enemies = node.to.as_ref().is_none_or(|to| {
            to.condition.as_ref().is_none_or(super::parts::names_enemy) && to.site.is_none()
        });
        let both = if enemies && who.as_str().ends_with(&format!("an enemy {}", self.pieces.word)) {
            let many = who.reworded(format!("enemy {}", self.pieces.words()));
            say!("{} stand next to {} on opposite sides ({}){}", many, origin, way, range)
        } else {
            let next = say!("next to {} on both sides of it", origin);
            say!("there is {} {}, in one line ({}){}", who, next, way, range)
        };
        let none = say!("there are no such pieces on both sides of {}", origin);
        let condition = Condition::fact(Role::Other, "", both, none).tell(node.id);
        let fate = super::follow::fate(&effect);
        let action = Action::when(condition, effect, Action::Nothing);
        self.with_then_for_each(action, fate, node.then.as_ref(), scope)
    }

    pub(super) fn directional(&self, node: &Directional, scope: &Scope) -> Action {
        let site = self.site();
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        let inner = Scope {
            to: format!("each of these {}", plural(site)).into(),
            enemy: node
                .to
                .as_ref()
                .and_then(|to| to.condition.as_ref())
                .is_none_or(super::parts::names_enemy),
            effect: true,
            ..scope.clone()
        };
        let (who, effect): (Text, Action) = match node.to.as_ref() {
            Some(to) => {
                let target = self.target(to, &inner);
                let who = if target.phrase.is_empty() {
                    format!("a {site} with an enemy {}", self.pieces.word).into()
                } else {
                    target.phrase.clone()
                };
                let effect =
                    to.effect.as_ref().map_or(Action::Nothing, |apply| self.apply(apply, &inner));
                (who.tell_all(&target.told), effect)
            }
            None => (
                format!("a {site} with an enemy {}", self.pieces.word).into(),
                Deed::you("remove", format!("the {} on them from the board", self.pieces.words()))
                    .into(),
            ),
        };
        if let Some(rest) = who.as_str().split(" that holds an ").nth(1)
            && matches!(&effect, Action::Deed(deed) if deed.is_plain() && deed.verb == "capture")
        {
            let start = node.from.as_ref().and_then(|from| from.site.as_ref());
            let line = say!(
                "the unbroken line of {} that starts next to {}, {}{}",
                plural(rest),
                origin,
                way,
                manner(start, node.directions.as_ref()).unwrap_or_default()
            );
            let deed = Deed::you("capture", line.tell_all(who.told()).tell_all(&effect.told()));
            return self.with_then(deed.tell(node.id).into(), node.then.as_ref(), scope);
        }
        let head = say!(
            "starting next to {} and going {}, for the unbroken line of {} of which each is {}",
            origin,
            way,
            plural(site),
            who
        )
        .tell(node.id);
        self.with_then(Action::Each(head, Box::new(effect)), node.then.as_ref(), scope)
    }
}

/// How a line is captured that lies ahead of the piece that has moved, or behind it.
pub(super) fn manner(
    origin: Option<&SiteOrRegion>,
    directions: Option<&Direction>,
) -> Option<&'static str> {
    let Some(SiteOrRegion::Site(Int::Last(origin))) = origin else { return None };
    let Some(Direction::DirectionBetween(way)) = directions else { return None };
    let (Int::Last(from), Int::Last(to)) = (&way.from, &way.to) else { return None };
    match (origin.kind, from.kind, to.kind) {
        (LastKind::To, LastKind::From, LastKind::To) => Some(" (capture by approach)"),
        (LastKind::From, LastKind::To, LastKind::From) => Some(" (capture by withdrawal)"),
        _ => None,
    }
}
