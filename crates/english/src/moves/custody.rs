//! Custody: what lies between the piece that has moved and something else.

use language::moves::Custodial;
use language::ranges::Range;

use super::follow::fate;
use super::victims::the;
use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// What is longer than this is told in two sentences.
const ROOM: usize = 20;
/// A sentence has no more words.
const LONGEST: usize = 32;
/// How many words "directly beyond it" has.
const BEYOND: usize = 3;

impl Teller<'_> {
    pub(super) fn custodial(&self, node: &Custodial, scope: &Scope) -> Action {
        let site = self.site();
        let word = &self.pieces.word;
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = node
            .direction
            .map_or_else(|| self.any_direction(), |direction| self.absolute(direction));
        let range = node.between.as_ref().and_then(|between| between.range.as_ref());
        let alone = matches!(range, Some(Range::Max(max)) if self.constant(&max.max) == Some(1));
        let (victims, which) = if alone {
            self.victims_apart(node.between.as_ref(), scope)
        } else {
            (self.victims(node.between.as_ref(), scope), Text::default())
        };
        let near =
            if alone { self.beside(&origin, &way, (true, node.id)) } else { Text::default() };
        let (line, victim, beyond, who): (Text, Text, String, String) = match range {
            Some(Range::Max(max)) if alone => {
                let limit = self.number(&max.max, scope).text;
                let one = say!("for each of {} {}", the(&victims), near);
                let one = one.tell(max.id).tell_all(limit.told());
                let victim = match self.one_enemy(&victims) {
                    Some(enemy) => victims.reworded(format!("every {enemy}")),
                    None => say!("each of {}", the(&victims)),
                };
                let victim = say!("{} {}", victim, near);
                (one, victim, format!("the {site} directly beyond it"), format!("that {word}"))
            }
            range => {
                let length = self.line_length(range, scope);
                let line = say!(
                    "unbroken line of {} that starts next to {} ({})",
                    numbered(&victims, &length, &self.pieces.words()),
                    origin,
                    way
                );
                let beyond = format!("the {site} directly beyond the line");
                let victim = say!("every {}", line);
                (say!("for each {}", line), victim, beyond, format!("each {word} of the line"))
            }
        };
        let head = say!("{}{}", line, which).tell(node.id);
        let effect = self.victim_effect(node.between.as_ref(), &who, scope).tell(node.id);
        let end = self.other_end(node.to.as_ref(), beyond, scope);
        // All that is caught is captured: "capture every enemy piece next to … for which …".
        let taken = matches!(&effect, Action::Deed(deed)
            if deed.verb == "capture" && deed.is_plain() && deed.rest.as_str() == who);
        let lone = match taken {
            true => self.only_victim(&victims),
            false => lone_victim(&victims, &effect),
        };
        let lone = lone.filter(|_| alone);
        if lone.is_none()
            && let Action::Deed(deed) = &effect
            && deed.verb == "capture"
            && deed.is_plain()
            && let Some(points) = deed.rest.as_str().strip_prefix(&who)
            && (points.is_empty() || points.starts_with(", scoring "))
        {
            let told = |text: Text| text.tell_all(head.told()).tell_all(&effect.told());
            let with = say!("capture {} with", told(victim.clone()));
            let fits = |ally: &Text| {
                let words = word_count(with.as_str()) + word_count(ally.as_str()) + BEYOND;
                words <= LONGEST && (which.is_empty() || self.spared(&which).is_some())
            };
            let action = match held(&end).filter(fits) {
                Some(ally) => {
                    // There may be no such line: what is told is no certain capture.
                    let beyond =
                        Condition::fact(Role::Other, ally, "directly beyond it", "elsewhere");
                    let spared = self.spared(&which).map(|spared| {
                        let rest = spared.rest.clone().tell_all(victims.told());
                        Action::from(Deed { rest, ..spared })
                    });
                    let points = points.strip_prefix(", scoring ").map(|points| {
                        let rest = format!("{points} {word} captured");
                        let rest = deed.rest.reworded(rest).tell_all(&effect.told());
                        Action::from(Deed::you("score", rest))
                    });
                    let steps = [Action::Demand(with, beyond)];
                    Action::sequence(steps.into_iter().chain(points).chain(spared))
                }
                _ if points.is_empty() => {
                    let victim = say!("{}{}", told(victim), which);
                    let joint = if which.is_empty() { "for which" } else { "and for which" };
                    Action::Demand(say!("capture {} {}", victim, joint).tell(node.id), end)
                }
                _ => {
                    let head = told(head.clone());
                    Action::Each(head, Box::new(Action::when(end, effect.clone(), Action::Nothing)))
                }
            };
            let fate = fate(&effect);
            return self.with_then_for_each(action.tell(node.id), fate, node.then.as_ref(), scope);
        }
        if let Some(one) = lone {
            let beyond = format!("the {site} directly beyond {one}");
            let end = self.other_end(node.to.as_ref(), beyond, scope);
            let near = near.tell_all(head.told());
            let action = if taken {
                let rest = Text::from(one.as_str()).tell_all(&effect.told());
                match caught_there(&one, near, &which, end, Deed::you("capture", rest).into()) {
                    Action::When(condition, capture, _) => {
                        let lead = say!("capture {} if", one).tell_all(&capture.told());
                        Action::Demand(lead, condition)
                    }
                    other => other,
                }
            } else {
                caught_there(&one, near, &which, end, effect)
            };
            return self.with_then(action, node.then.as_ref(), scope);
        }
        let short = |ally: &Text| word_count(head.as_str()) <= ROOM + word_count(ally.as_str());
        let fate = fate(&effect);
        let action = match held(&end).filter(short) {
            Some(ally) => {
                let head = say!("{} with {} directly beyond it", head, ally);
                Action::Each(head, Box::new(effect))
            }
            None => Action::Each(head, Box::new(Action::when(end, effect, Action::Nothing))),
        };
        self.with_then_for_each(action, fate, node.then.as_ref(), scope)
    }

    /// "enemy thrall" for "enemy thralls".
    fn one_enemy(&self, victims: &Text) -> Option<String> {
        let many = victims.as_str().strip_prefix("enemy ")?;
        let kinds = self.pieces.kinds.iter().map(|kind| &kind.spoken);
        let kind = kinds.chain([&self.pieces.word]).find(|kind| plural(kind) == many)?;
        Some(format!("enemy {kind}"))
    }

    /// "the jarl": the only piece that a capture can catch.
    fn only_victim(&self, victims: &Text) -> Option<String> {
        let (owner, many) = victims.as_str().rsplit_once(' ')?;
        (1..=self.players.count())
            .filter(|player| self.players.one(*player).possessive().as_str() == owner)
            .find_map(|player| {
                let mut kinds = self.pieces.kinds.iter().map(|kind| &kind.spoken);
                let kind = kinds.find(|kind| plural(kind) == many)?;
                self.is_only_one(kind, player).then(|| format!("the {kind}"))
            })
    }

    /// "Markers on the centre square are safe from this": where pieces stand that are not captured.
    fn spared(&self, which: &Text) -> Option<Deed> {
        let place = which.as_str().strip_prefix(&format!(" whose {} is not ", self.site()))?;
        if place.contains(" and ") || place.contains(" or ") {
            return None;
        }
        let subject = format!("{} on {place}", self.pieces.words());
        let safe = Deed { plural: true, ..Deed::of(subject, "are", "safe from this") };
        Some(safe)
    }

    /// " (at most two pieces)": how long a line may be, where that is limited at all.
    fn line_length(&self, range: Option<&Range>, scope: &Scope) -> Text {
        let Some(range) = range else { return Text::default() };
        let length = self.range_of(range, &self.pieces.word, scope);
        let free = match range {
            Range::Bounds(node) => {
                self.constant(&node.min).is_some_and(|least| least <= 1)
                    && node.max.as_ref().is_none_or(|max| self.spans_board(max))
            }
            Range::Max(node) => self.spans_board(&node.max),
            Range::Exact(_) | Range::Min(_) => false,
        };
        if free { Text::default().tell_all(length.told()) } else { say!(" ({})", length) }
    }

    /// Whether anything would be enclosed: "an unbroken line of enemy discs … has one of your discs directly beyond it".
    pub(crate) fn encloses(&self, node: &Custodial, scope: &Scope) -> Option<Condition> {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = node
            .direction
            .map_or_else(|| self.any_direction(), |direction| self.absolute(direction));
        let victims = self.victims(node.between.as_ref(), scope);
        let range = node.between.as_ref().and_then(|between| between.range.as_ref());
        let length = self.line_length(range, scope);
        let beyond = format!("the {} directly beyond the line", self.site());
        let ally = held(&self.other_end(node.to.as_ref(), beyond, scope))?;
        let victims = numbered(&victims, &length, &self.pieces.words());
        let line = say!("unbroken line of {} that starts next to {}", victims, origin);
        if word_count(line.as_str()) > ROOM {
            return None;
        }
        let told = self.whole(node.id);
        let yes = say!("an {} ({}) has {} directly beyond it", line, way, ally).tell_all(&told);
        let no = say!("no {} ({}) has {} directly beyond it", line, way, ally).tell_all(&told);
        Some(Condition::fact(Role::Other, "", yes, no))
    }
}

/// "the jarl": the only piece that a capture can catch, if nothing else happens to it.
pub(super) fn lone_victim(victims: &Text, effect: &Action) -> Option<String> {
    let Action::Deed(deed) = effect else { return None };
    let (owner, kind) = deed.subject.as_ref()?.as_str().rsplit_once(' ')?;
    let all = format!("{owner} {}", plural(kind));
    (deed.rest.as_str() == "caught" && deed.is_plain() && victims.as_str() == all)
        .then(|| format!("the {kind}"))
}

/// "White's jarl is caught if …": what holds where the only piece of its kind stands, as conditions of one sentence.
pub(super) fn caught_there(
    one: &str,
    near: Text,
    which: &Text,
    surrounded: Condition,
    effect: Action,
) -> Action {
    let near = Condition::fact(Role::Other, one, say!("is {}", near), say!("is not {}", near));
    let place = match which
        .as_str()
        .trim_start()
        .strip_prefix("whose ")
        .and_then(|it| it.split_once(' '))
    {
        Some((site, said)) => {
            let no = format!("is elsewhere: not so that it {said}");
            Condition::fact(Role::Other, format!("{one}'s {site}"), which.reworded(said), no)
        }
        None => Condition::Always.tell_all(which.told()),
    };
    Action::when(Condition::all([near, place, surrounded]), effect, Action::Nothing)
}

/// "exactly two enemy markers" for "enemy markers (exactly two markers)".
fn numbered(victims: &Text, length: &Text, words: &str) -> Text {
    let number = length.as_str().strip_prefix(" (").and_then(|it| it.strip_suffix(")"));
    let number = number.and_then(|it| it.strip_suffix(words)).map(str::trim_end);
    match number.filter(|number| !number.is_empty() && victims.as_str().starts_with("enemy ")) {
        Some(number) => say!("{} {}", length.reworded(number), victims),
        None => say!("{}{}", victims, length),
    }
}

/// "one of your discs" out of "the square directly beyond holds one of your discs".
fn held(end: &Condition) -> Option<Text> {
    let Condition::Fact(fact) = end else { return None };
    let held = fact.yes.as_str().strip_prefix("holds ")?;
    let plain = !held.starts_with("no") && !held.contains(" and ") && !held.contains(" or ");
    (plain && fact.subject.as_str().contains("directly beyond"))
        .then(|| fact.yes.reworded(held).tell_all(fact.subject.told()))
}
