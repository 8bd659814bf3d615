//! Slides along a line or a path.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Apply, From, Slide, Step, To};
use language::ranges::Range;
use syntax::NodeId;

use crate::plan::{Action, Condition, Deed, Fact, MAY_NEITHER, Ordinary, Role};
use crate::realise::{Text, plural, say, third_person, word_count};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

use super::onto::STOPPED;
use super::taking::{asks_for_empty, needs_piece};

/// A clause with more words than this has no room for what it does.
const ROOM: usize = 22;
/// A distance with more words than this is told in a sentence of its own.
const LONGEST_DISTANCE: usize = 9;

impl Teller<'_> {
    pub(super) fn slide(&self, node: &Slide, scope: &Scope) -> Action {
        if let Some(nothing) = self.going_nowhere(node.directions.as_ref(), node.id) {
            return nothing;
        }
        if let Some(to @ To { condition: Some(Boolean::Constant(false)), .. }) = &node.to {
            // It may stop only on its way: nothing that stops it is an end of it.
            let to = Some(To { condition: None, ..to.clone() });
            return self.slide(&Slide { to, ..node.clone() }, scope);
        }
        if let Some(action) = self.slide_of_one(node, scope) {
            return action;
        }
        let site = self.site();
        let sites = plural(site);
        let mut limits = Vec::new();
        // The whole stack slides, whichever piece of it is named.
        let stack = node.from.as_ref().filter(|_| node.stack == Some(true)).cloned();
        let level: Vec<NodeId> = stack.iter().flat_map(|from| self.whole(from.id)).collect();
        let stack = stack.map(|from| From { level: None, ..from });
        let (piece, mut demands) = self.origin_piece(stack.as_ref().or(node.from.as_ref()), scope);
        let piece = piece.tell_all(&level);
        let way: Text = match (&node.track, &node.directions) {
            (Some(track), _) => say!("along {}", self.track_name(track)),
            (None, Some(direction)) => self.direction(direction, scope),
            (None, None) => say!("{} in a straight line", self.any_direction()),
        };
        let between = node.between.as_ref();
        let range = between.and_then(|between| between.range.as_ref());
        let distance: Text = match range {
            Some(range) if let Some(lengths) = self.any_of_lengths(node.id, range, site) => lengths,
            Some(range) => self.range_of(range, site, scope),
            None => format!("any number of {sites}").into(),
        };
        let exact = range.is_some_and(|range| matches!(range, Range::Exact(_)));
        // A slide of a fixed length ends by the rules of its target, if there are any.
        let own_end = exact && node.to.as_ref().is_some_and(|to| to.condition.is_some());
        let ends_anywhere = own_end
            && node.to.as_ref().is_some_and(|to| to.condition == Some(Boolean::Constant(true)));
        // What a slide may cross, and so may also stop on.
        let crossing = between.and_then(|between| between.condition.as_ref());
        let through: Text = match crossing {
            None => format!("through empty {sites}").into(),
            Some(Boolean::Constant(true)) if ends_anywhere => {
                "regardless of what stands there or on the way".into()
            }
            Some(Boolean::Constant(true)) => "regardless of pieces on the way".into(),
            Some(Boolean::IsEmpty(empty)) => {
                Text::from(format!("through empty {sites}")).tell_all(&self.whole(empty.id))
            }
            Some(test) if self.kept_out(test, scope).is_some() => {
                let (areas, told) = self.kept_out(test, scope).unwrap_or_default();
                let areas = crate::realise::listed_or(&areas);
                limits.push(say!("{}cross nor enter {}", MAY_NEITHER, areas));
                Text::from(format!("through empty {sites}")).tell_all(&told)
            }
            Some(test) => {
                let inner = Scope {
                    between: format!("that {site}").into(),
                    to: format!("that {site}").into(),
                    ..scope.clone()
                };
                let condition = self.condition(test, &inner);
                let stops = if own_end { "crosses" } else { "crosses or stops on" };
                match condition.relative(Role::Between).or_else(|| condition.relative(Role::To)) {
                    Some(relative) if relative.as_str() == "is empty" => {
                        say!("through empty {}", sites).tell_all(relative.told())
                    }
                    Some(relative)
                        if word_count(relative.as_str()) > 6
                            || word_count(distance.as_str()) > 6 =>
                    {
                        limits.push(say!("every {} that it {} {}", site, stops, relative));
                        Text::default()
                    }
                    Some(relative) => say!("as long as every {} on the way {}", site, relative),
                    // What it may end on besides is told next: this is about its way alone.
                    None if !exact
                        && condition.clause().is_some()
                        && node.to.as_ref().is_some_and(|to| to.condition.is_some()) =>
                    {
                        let when = self.squeezed(&condition);
                        limits.push(say!("it may cross or stop on a {} only if {}", site, when));
                        Text::default()
                    }
                    None => {
                        demands.push(self.crossing_demand(condition, own_end));
                        Text::default()
                    }
                }
            }
        };
        let crosses_pieces = crossing.is_some_and(super::unasked::admits_pieces);
        let verb = if exact { "move" } else { "slide" };
        let plain = if word_count(distance.as_str()) > LONGEST_DISTANCE {
            limits.push(say!("it {} {}", third_person(verb), distance));
            way.clone()
        } else {
            say!("{} {}", distance, way)
        };
        let mut rest = plain.clone();
        if !through.is_empty() {
            rest = say!("{} {}", rest, through);
        }
        let mut deed = Deed::piece(piece, verb, "", rest).tell(node.id);
        if let Some(between) = between {
            deed = deed.tell(between.id);
        }
        let mut effect = Action::Nothing;
        let mut ordinary = None;
        let mut only_stop = None;
        // Where a slide may stop on empty places alone, nothing that stops it is an end of it.
        let only_empty = node.to.as_ref().is_some_and(|to| {
            let stop = to.effect.as_ref().and_then(|apply| apply.condition.as_ref());
            stop.is_some_and(is_empty)
                && to.condition.as_ref().is_some_and(super::parts::names_enemy)
        });
        if let Some(to) = &node.to {
            let target = self.target(to, scope);
            let mut following = target.effect.clone();
            if let Some(apply) = &to.effect
                && let Some(test) = &apply.condition
                && *test != Boolean::Constant(true)
            {
                // The condition of an effect says where a slide may stop at all.
                let inner =
                    Scope { to: format!("the {site} where it stops").into(), ..scope.clone() };
                let condition = self.condition(test, &inner);
                match condition.relative(Role::To) {
                    // Along a path the condition is asked only of places that do not end the slide.
                    None if node.track.is_some() && condition == Condition::Never => {
                        only_stop =
                            Some(Text::from("it may not stop anywhere else").tell(apply.id));
                    }
                    // What always holds limits nothing.
                    None if condition == Condition::Always => {
                        self.silent(Silence::Unreachable, [apply.id]);
                    }
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
            let stopped =
                Condition::fact(Role::Other, "", STOPPED, "it does not end the slide in this way");
            let taken = !exact && super::taking::takes_enemy(to, &following);
            let special = !exact
                && to.condition.as_ref().is_some_and(|test| *test != Boolean::Constant(true));
            effect = if special && !taken {
                let enemy = to.condition.as_ref().is_some_and(super::taking::asks_for_enemy);
                let following = if enemy { self.on_enemy(&following) } else { following };
                Action::when(stopped, following, Action::Nothing)
            } else {
                following
            };
            if to.condition.as_ref().is_some_and(|test| *test != Boolean::Constant(true))
                || to.site.is_some()
            {
                let phrase = target.phrase.clone().tell_all(&target.told);
                if only_empty {
                    deed = phrase.told().iter().fold(deed, |deed, node| deed.tell(*node));
                    effect = Action::Nothing;
                } else if !phrase.is_empty() {
                    if exact {
                        let end = self.exact_end(to, crossing, &phrase, scope);
                        let room =
                            word_count(deed.rest.as_str()) + word_count(end.as_str()) <= ROOM;
                        let taking: Text = if room && super::taking::takes_enemy(to, &effect) {
                            let told = std::mem::take(&mut effect).told();
                            say!(", capturing any enemy {} there", self.pieces.word).tell_all(&told)
                        } else {
                            if super::taking::takes_enemy(to, &effect) {
                                // It may also end on an empty place.
                                let word = &self.pieces.word;
                                let enemy = Condition::fact(
                                    Role::To,
                                    format!("that {site}"),
                                    format!("holds an enemy {word}"),
                                    format!("holds no enemy {word}"),
                                );
                                let taken = std::mem::take(&mut effect);
                                effect = Action::when(enemy, taken, Action::Nothing);
                            }
                            Text::default()
                        };
                        deed.rest = say!("{} to {}{}", deed.rest, end, taking);
                    } else if taken {
                        let told = std::mem::take(&mut effect).told();
                        let word = &self.pieces.word;
                        let take = match crosses_pieces {
                            true => say!(
                                "it may end the slide by capturing the first enemy {} that it meets",
                                word
                            ),
                            false => say!(
                                "it may end the slide by capturing the first piece that it meets, if that is an enemy {}",
                                word
                            ),
                        };
                        if limits.is_empty() && crossing.is_none_or(is_empty) {
                            let rest = plain.clone();
                            ordinary = Some(Ordinary { slides: true, ..Ordinary::plain(rest) });
                        }
                        limits.push(take.tell_all(phrase.told()).tell_all(&told));
                    } else if to.condition.as_ref().is_some_and(|test| !needs_piece(test)) {
                        // What ends it may be a place that it could otherwise cross.
                        let filled = if to.condition.as_ref().is_some_and(asks_for_empty) {
                            ""
                        } else {
                            ", empty or not"
                        };
                        limits.push(say!(
                            "it must stop as soon as it comes to {}{}",
                            phrase,
                            filled
                        ));
                    } else {
                        let through_empty = crossing.is_none_or(is_empty);
                        if limits.is_empty() && through_empty {
                            let rest = plain.clone();
                            ordinary = self.slide_with_more(to, &effect, rest);
                        }
                        let end = if through_empty && super::taking::ends_on_enemy(to) {
                            let word = &self.pieces.word;
                            say!("{} that it meets, if that is an enemy {}", word, word)
                                .tell_all(phrase.told())
                        } else {
                            say!("{} that stops it, if that is {}", site, phrase)
                        };
                        limits.push(say!("it may also end the slide on the first {}", end));
                    }
                }
                demands.extend(target.demands());
            }
            deed = deed.tell(to.id);
        }
        if ends_anywhere && crossing != Some(&Boolean::Constant(true)) {
            deed.rest = say!("{} to any {}", deed.rest, site);
        }
        if let Some(stride) = self.stride(node.id) {
            deed.rest = say!("{} (a {})", deed.rest, stride.name());
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
            limits.push(self.trail(trail, scope));
        }
        limits.extend(only_stop);
        if crosses_pieces && self.stops_on_pieces(node, scope) {
            let word = &self.pieces.word;
            limits.push(
                say!("if it stops where another {} stands, that {} is removed", word, word)
                    .tell(node.id),
            );
        }
        if node.track.as_deref() == Some("AllTracks") {
            limits.push(
                Text::from("its way must lead round at least one of the loops").tell(node.id),
            );
        }
        if node.stack == Some(true) {
            limits.push(Text::from("the whole stack moves").tell(node.id));
        }
        // What stands in the way of an ordinary move is anything said beyond the capture.
        let on_the_way = between.is_some_and(|between| between.effect.is_some());
        deed.ordinary = ordinary.filter(|ordinary| {
            let only_captures = effect.is_nothing() || !ordinary.capture.is_nothing();
            limits.len() == 1
                && demands.is_empty()
                && only_captures
                && !on_the_way
                && node.track.is_none()
        });
        deed.limits = limits;
        deed.demands = demands;
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        let action = Action::from(deed).followed_by(effect);
        self.with_then(action, node.then.as_ref(), &after)
    }
}

impl Teller<'_> {
    /// A slide that every empty place ends is a step: it is over with the first place, whether that is empty or not.
    fn slide_of_one(&self, node: &Slide, scope: &Scope) -> Option<Action> {
        let to = node.to.as_ref()?;
        let crossing = node.between.as_ref().and_then(|between| between.condition.as_ref());
        let plain = node.track.is_none()
            && to.site.is_none()
            && node.between.as_ref().is_none_or(|between| {
                let short = matches!(between.range, None | Some(Range::Max(_)));
                short && between.effect.is_none() && between.trail.is_none()
            })
            && crossing.is_none_or(is_empty);
        if !plain || !super::taking::accepts_empty(to.condition.as_ref()?) {
            return None;
        }
        // The condition of an effect says whether a slide may stop at all.
        let stop = to.effect.as_ref().and_then(|apply| apply.condition.as_ref());
        let effect = to.effect.clone().map(|apply| Apply { condition: None, ..apply });
        let step = Step {
            id: node.id,
            decision: node.decision,
            from: node.from.clone(),
            directions: node.directions.clone(),
            to: To { effect, ..to.clone() },
            stack: node.stack,
            then: node.then.clone(),
        };
        let told: Vec<NodeId> =
            node.between.iter().flat_map(|between| self.whole(between.id)).collect();
        let action = told.into_iter().fold(self.step(&step, scope), Action::tell);
        match (stop, action) {
            (Some(test), Action::Deed(mut deed)) => {
                let target = format!("the target {}", self.site());
                let inner = Scope { to: target.into(), ..scope.clone() };
                let condition = self.condition(test, &inner);
                deed.demands.push(("this is allowed only if".into(), condition));
                deed.ordinary = None;
                Some(Action::Deed(deed))
            }
            (None, action) => Some(action),
            (Some(_), _) => None,
        }
    }

    /// The areas that a slide over empty places must keep out of, and the ludemes that ask for empty places; nothing if more
    /// is asked.
    fn kept_out(&self, test: &Boolean, scope: &Scope) -> Option<(Vec<Text>, Vec<NodeId>)> {
        let Boolean::And(and) = test else { return None };
        let mut areas = Vec::new();
        let mut told = vec![and.id];
        for test in and.operands.iter() {
            match test {
                Boolean::IsEmpty(empty) if is_empty(test) => told.extend(self.whole(empty.id)),
                other => match self.condition(other, scope) {
                    Condition::All(members) => {
                        for member in &members {
                            areas.push(member.kept_out_of()?);
                        }
                    }
                    condition => areas.push(condition.kept_out_of()?),
                },
            }
        }
        (told.len() > 1 && !areas.is_empty()).then_some((areas, told))
    }

    /// What a piece leaves behind on its way.
    pub(super) fn trail(&self, trail: &Int, scope: &Scope) -> Text {
        let kind = self.kind(trail, scope);
        let site = self.site();
        say!(
            "it leaves a {} on the {} where it starts and on every {} it crosses",
            kind,
            site,
            site
        )
    }

    /// What must hold of all places that a slide crosses or stops on.
    fn crossing_demand(&self, condition: Condition, own_end: bool) -> (Text, Condition) {
        let site = self.site();
        if condition.clause().is_none() {
            // A list has room for all of it.
            let what = if own_end { "cross" } else { "cross or stop on" };
            return (format!("it may {what} a {site} only if").into(), condition);
        }
        let what = if own_end { "crosses" } else { "crosses or stops on" };
        let every = say!("for every {} that it {}, {}", site, what, self.squeezed(&condition));
        let not = say!("this does not hold: {}", every);
        ("this is allowed only if".into(), Condition::fact(Role::Other, "", every, not))
    }

    /// Where a slide of a fixed length ends: on a place that it could also cross, or on one that its target allows.
    fn exact_end(&self, to: &To, crossing: Option<&Boolean>, phrase: &Text, scope: &Scope) -> Text {
        let site = self.site();
        let Some(test) = &to.condition else { return phrase.clone() };
        let target = Text::from(format!("the target {site}"));
        let inner = Scope { to: target.clone(), between: target.clone(), ..scope.clone() };
        let crossed = match crossing {
            None => Condition::fact(Role::To, target, "is empty", "is not empty"),
            Some(test) => of_target(self.condition(test, &inner)),
        };
        let stops = self.condition(test, &inner);
        let words = |condition: &Condition| {
            condition.relative(Role::To).map(|relative| relative.as_str().to_owned())
        };
        if words(&stops).is_some_and(|stops| words(&crossed.clone().negated()) == Some(stops)) {
            // What it could not cross it may end on: nothing is left that would stop it.
            let told: Vec<NodeId> = stops.told().into_iter().chain(crossed.told()).collect();
            return Text::from(format!("any {site}")).tell_all(&told).tell_all(phrase.told());
        }
        let either = Condition::any([stops, crossed]);
        match either.relative(Role::To) {
            Some(relative) => self.site_that(site, &relative).tell_all(phrase.told()),
            None => say!("{}, or to a {} that it could cross", phrase, site),
        }
    }
}

/// Whether a test of what is crossed asks for empty places.
fn is_empty(test: &Boolean) -> bool {
    matches!(test, Boolean::IsEmpty(empty) if matches!(empty.at, Int::Between(_) | Int::To(_)))
}

/// What is asked of a place that is crossed, asked of the target.
fn of_target(condition: Condition) -> Condition {
    match condition {
        Condition::Fact(fact) if fact.role == Role::Between => {
            Condition::Fact(Fact { role: Role::To, ..fact })
        }
        Condition::All(members) => Condition::all(members.into_iter().map(of_target)),
        Condition::Any(members) => Condition::any(members.into_iter().map(of_target)),
        other => other,
    }
}
