//! Slides along a line or a path.

use language::booleans::Boolean;
use language::moves::Slide;

use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// That a slide ends where something stops it.
const ENDS_THE_SLIDE: &str = "it ends the slide in this way";

impl Teller<'_> {
    pub(super) fn slide(&self, node: &Slide, scope: &Scope) -> Action {
        let site = self.site();
        let sites = plural(site);
        let mut limits = Vec::new();
        let (piece, mut demands) = self.origin_piece(node.from.as_ref(), scope);
        let way: Text = match (&node.track, &node.directions) {
            (Some(track), _) => say!("along {}", self.track_name(track)),
            (None, Some(direction)) => self.direction(direction, scope),
            (None, None) => say!("{} in a straight line", self.any_direction()),
        };
        let between = node.between.as_ref();
        let distance: Text = match between.and_then(|between| between.range.as_ref()) {
            Some(range) => self.range_of(range, site, scope),
            None => format!("any number of {sites}").into(),
        };
        // What a slide may cross, and so may also stop on.
        let crossing = between.and_then(|between| between.condition.as_ref());
        let through: Text = match crossing {
            None => format!("through empty {sites}").into(),
            Some(Boolean::Constant(true)) => "regardless of pieces on the way".into(),
            Some(Boolean::IsEmpty(empty)) => {
                Text::from(format!("through empty {sites}")).tell_all(&self.whole(empty.id))
            }
            Some(test) => {
                let inner = Scope {
                    between: format!("that {site}").into(),
                    to: format!("that {site}").into(),
                    ..scope.clone()
                };
                let condition = self.condition(test, &inner);
                match condition.relative(Role::Between).or_else(|| condition.relative(Role::To)) {
                    Some(relative) if relative.as_str() == "is empty" => {
                        say!("through empty {}", sites).tell_all(relative.told())
                    }
                    Some(relative) if word_count(relative.as_str()) > 6 => {
                        limits.push(say!(
                            "every {} that it crosses or stops on {}",
                            site,
                            relative
                        ));
                        Text::default()
                    }
                    Some(relative) => say!("as long as every {} on the way {}", site, relative),
                    None => {
                        let every = say!(
                            "for every {} that it crosses or stops on, {}",
                            site,
                            self.squeezed(&condition)
                        );
                        let not = say!("this does not hold: {}", every);
                        demands.push((
                            "this is allowed only if".into(),
                            Condition::fact(Role::Other, "", every, not),
                        ));
                        Text::default()
                    }
                }
            }
        };
        let exact = between
            .and_then(|between| between.range.as_ref())
            .is_some_and(|range| matches!(range, language::ranges::Range::Exact(_)));
        let mut rest = say!("{} {}", distance, way);
        if !through.is_empty() {
            rest = say!("{} {}", rest, through);
        }
        let verb = if exact { "move" } else { "slide" };
        let mut deed = Deed::piece(piece, verb, "", rest).tell(node.id);
        if let Some(between) = between {
            deed = deed.tell(between.id);
        }
        let mut effect = Action::Nothing;
        if let Some(to) = &node.to {
            let target = self.target(to, scope);
            let mut following = target.effect.clone();
            if let Some(apply) = &to.effect
                && let Some(test) = &apply.condition
            {
                // The condition of an effect says where a slide may stop at all.
                let inner =
                    Scope { to: format!("the {site} where it stops").into(), ..scope.clone() };
                let condition = self.condition(test, &inner);
                match condition.relative(Role::To) {
                    Some(relative) => limits.push(
                        say!("it may stop only on {} that {}", self.a_site(None), relative)
                            .tell(apply.id),
                    ),
                    None => demands
                        .push((Text::from("it may stop there only if").tell(apply.id), condition)),
                }
                let enemy = to.condition.as_ref().is_some_and(super::parts::names_enemy);
                let effects = Scope { enemy, ..scope.effects(site) };
                following = apply
                    .effect
                    .as_ref()
                    .map_or(Action::Nothing, |rules| self.moves(rules, &effects));
            }
            let stopped = Condition::fact(
                Role::Other,
                "",
                ENDS_THE_SLIDE,
                "it does not end the slide in this way",
            );
            let special = !exact
                && to.condition.as_ref().is_some_and(|test| *test != Boolean::Constant(true));
            effect =
                if special { Action::when(stopped, following, Action::Nothing) } else { following };
            if to.condition.as_ref().is_some_and(|test| *test != Boolean::Constant(true))
                || to.site.is_some()
            {
                let phrase = target.phrase.clone().tell_all(&target.told);
                if !phrase.is_empty() {
                    let taken = effect_captures(&effect, &phrase)
                        && phrase.as_str().contains(" that holds an enemy ");
                    if exact {
                        deed.rest = say!("{} to {}", deed.rest, phrase);
                    } else if taken {
                        let what = phrase.as_str().split(" that holds ").nth(1).unwrap_or_default();
                        let told = effect.told();
                        effect = Action::Nothing;
                        let take = say!(
                            "it may end the slide by capturing the first piece that it meets, if that is {}",
                            what
                        );
                        limits.push(take.tell_all(phrase.told()).tell_all(&told));
                    } else {
                        limits.push(say!(
                            "it may also end the slide on the first {} that stops it, if that is {}",
                            site,
                            phrase
                        ));
                    }
                }
                demands.extend(target.demands());
            }
            deed = deed.tell(to.id);
        }
        if let Some(apply) = between.and_then(|between| between.effect.as_ref()) {
            let inner = Scope {
                between: format!("each {site} it crosses").into(),
                effect: true,
                ..scope.clone()
            };
            effect = Action::sequence([effect, self.apply(apply, &inner)]);
        }
        if let Some(trail) = between.and_then(|between| between.trail.as_ref()) {
            limits.push(say!(
                "it leaves a {} on every {} it crosses",
                self.kind(trail, scope),
                site
            ));
        }
        if node.stack == Some(true) {
            limits.push(Text::from("the whole stack moves").tell(node.id));
        }
        deed.limits = limits;
        deed.demands = demands;
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        let action = Action::from(deed).followed_by(effect);
        self.with_then(action, node.then.as_ref(), &after)
    }
}

/// Whether what follows is a capture and nothing else, under no condition but what the target says itself.
fn effect_captures(effect: &Action, target: &Text) -> bool {
    let said = |condition: &Condition| {
        condition.clause().is_some_and(|clause| {
            let clause = clause.as_str();
            clause == ENDS_THE_SLIDE
                || clause
                    .split_once(" holds ")
                    .is_some_and(|(_, what)| target.as_str().ends_with(&format!(" holds {what}")))
        })
    };
    match effect {
        Action::Deed(deed) => deed.verb == "capture" && deed.is_plain(),
        Action::When(Condition::All(tests), yes, no) => {
            tests.iter().all(said) && effect_captures(yes, target) && no.is_nothing()
        }
        Action::When(test, yes, no) => {
            said(test) && effect_captures(yes, target) && no.is_nothing()
        }
        _ => false,
    }
}
