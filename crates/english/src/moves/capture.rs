//! Captures that follow from where a piece has come to stand.

use language::booleans::Boolean;
use language::directions::Direction;
use language::ints::Int;
use language::moves::{Attract, Between, Directional, Enclose, From, Intervene, Push, Surround};
use language::refs::{IndexOrRole, SiteOrRegion};
use language::words::LastKind;

use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// Longer descriptions of captured pieces get a letter.
const LONGEST_VICTIMS: usize = 8;

impl Teller<'_> {
    /// The place that a capture looks from.
    pub(super) fn capture_origin(&self, from: Option<&From>, scope: &Scope) -> Text {
        let Some(from) = from else { return scope.last_to.clone() };
        let text = match &from.site {
            Some(SiteOrRegion::Site(site)) => self.place(site, scope).text,
            Some(SiteOrRegion::Region(region)) => self.area(region, scope).single,
            None => scope.last_to.clone(),
        };
        text.tell(from.id)
    }

    /// The pieces that are in question: "enemy pieces".
    pub(super) fn victims(&self, between: Option<&Between>, scope: &Scope) -> Text {
        let site = self.site();
        let test = between.and_then(|between| between.condition.as_ref());
        let text = match test {
            None => format!("enemy {}", self.pieces.words()).into(),
            Some(test) => {
                let inner = Scope { between: format!("that {site}").into(), ..scope.clone() };
                let condition = self.condition(test, &inner);
                match (condition.relative(Role::Between), &condition) {
                    (Some(relative), _) => self.victims_that(&relative),
                    (None, Condition::Fact(fact))
                        if fact.subject.as_str() == inner.jumped.as_str() =>
                    {
                        let yes = crate::regions::plural_form(&fact.yes);
                        say!("{} that {}", self.pieces.words(), yes).tell_all(fact.subject.told())
                    }
                    _ => say!("{} for which {}", self.pieces.words(), self.squeezed(&condition)),
                }
            }
        };
        let text = if word_count(text.as_str()) > LONGEST_VICTIMS {
            self.lettered_pieces(text)
        } else {
            text
        };
        match between {
            Some(between) => text.tell(between.id),
            None => text,
        }
    }

    /// "enemy pieces" out of "holds an enemy piece".
    fn victims_that(&self, relative: &Text) -> Text {
        let words = relative.as_str();
        let site = self.site();
        let enemy = format!(
            "holds {}",
            crate::realise::with_article(&format!("enemy {}", self.pieces.word))
        );
        if words == enemy {
            return relative.reworded(format!("enemy {}", self.pieces.words()));
        }
        if let Some(rest) = words.strip_prefix("holds one of ")
            && !rest.replace("horizontally or vertically", "").contains(" or ")
        {
            return match rest.split_once(" and ") {
                None => relative.reworded(rest),
                Some((pieces, others)) => {
                    relative.reworded(format!("{pieces} whose {site} {others}"))
                }
            };
        }
        // "enemy pieces other than White's king".
        if let Some((enemy, other)) = words.split_once(" and does not hold one of ")
            && let Some(kind) = enemy.strip_prefix("holds an enemy ")
            && !kind.contains(' ')
            && !other.contains(" and ")
            && !other.contains(" or ")
        {
            return relative.reworded(format!("enemy {} other than {other}", plural(kind)));
        }
        say!("{} whose {} {}", self.pieces.words(), site, relative)
    }

    /// What happens to each of the pieces in question.
    pub(super) fn victim_effect(
        &self,
        between: Option<&Between>,
        who: &str,
        scope: &Scope,
    ) -> Action {
        let word = &self.pieces.word;
        let test = between.and_then(|between| between.condition.as_ref());
        let inner = Scope {
            enemy: test.is_none_or(|test| {
                super::parts::names_enemy(test) || self.names_other_side(test, scope)
            }),
            between: format!("its {}", self.site()).into(),
            jumped: who.into(),
            effect: true,
            ..scope.clone()
        };
        let inner = &inner;
        match between.and_then(|between| between.effect.as_ref()) {
            Some(apply) => match self.apply(apply, inner) {
                // A single piece is spoken of already.
                action if who.starts_with("that ") => action,
                // Several effects happen to one piece after the other, not once for all of them.
                action
                    if matches!(action, Action::Sequence(_) | Action::When(..))
                        || matches!(&action, Action::Deed(deed) if !deed.is_plain()) =>
                {
                    let one = Scope { jumped: format!("that {word}").into(), ..inner.clone() };
                    let head = format!("for each such {word}");
                    Action::Each(head.into(), Box::new(self.apply(apply, &one)))
                }
                action => action,
            },
            None => Deed::you("capture", who).into(),
        }
    }

    /// Whether a test asks for a kind of piece of another player than the one whose piece has moved.
    fn names_other_side(&self, test: &Boolean, scope: &Scope) -> bool {
        let Boolean::Equals(node) = test else { return false };
        let (Int::What(_), IndexOrRole::Index(kind)) = (&node.left, &node.right) else {
            return false;
        };
        let owner = match kind {
            Int::IdOfPiece(id) => self.pieces.named(&id.name).1,
            Int::IdOfRole(id) if id.who == language::words::Role::Next => return true,
            Int::IdOfRole(id) => crate::facts::number_of(id.who),
            _ => None,
        };
        let mover =
            scope.kind.and_then(|kind| crate::facts::number_of(self.pieces.kinds[kind].role));
        owner.is_some() && mover.is_some() && owner != mover
    }

    /// What must be at the other end of what is enclosed.
    pub(super) fn other_end(
        &self,
        to: Option<&language::moves::To>,
        place: String,
        scope: &Scope,
    ) -> Condition {
        let own = || {
            Condition::fact(
                Role::To,
                place.clone(),
                format!("holds one of your {}", self.pieces.words()),
                format!("holds none of your {}", self.pieces.words()),
            )
        };
        let Some(to) = to else { return own() };
        let inner = Scope { to: place.clone().into(), ..scope.clone() };
        let condition = match &to.condition {
            Some(test) => self.condition(test, &inner),
            None => own(),
        };
        condition.tell(to.id)
    }

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
        let both = say!(
            "there is {} next to {} on both sides of it, in one line ({}){}",
            who,
            origin,
            way,
            range
        );
        let none = say!("there are no such pieces on both sides of {}", origin);
        let condition = Condition::fact(Role::Other, "", both, none).tell(node.id);
        self.with_then(Action::when(condition, effect, Action::Nothing), node.then.as_ref(), scope)
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

    pub(super) fn enclose(&self, node: &Enclose, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        let victims = self.victims(node.between.as_ref(), scope);
        let except: Text = match &node.num_exception {
            Some(number) => {
                let number = self.number(number, scope);
                let site = self.site();
                let sites = if number.constant == Some(1) { site.to_owned() } else { plural(site) };
                say!("at most {} empty {}", number.text, sites)
            }
            None => format!("no empty {}", self.site()).into(),
        };
        let enemies = format!("enemy {}", self.pieces.words());
        let (yes, no) = if node.num_exception.is_none() && victims.as_str() == enemies {
            self.term("group", node.id);
            self.term("liberty", node.id);
            (
                say!("an enemy group next to {} has no liberty left (connected {})", origin, way)
                    .tell_all(victims.told()),
                say!("every enemy group next to {} has a liberty", origin).tell_all(victims.told()),
            )
        } else {
            (
                say!(
                    "a group of {} next to {} has {} next to it (connected {})",
                    victims,
                    origin,
                    except,
                    way
                ),
                say!(
                    "every group of {} next to {} has more than {} next to it",
                    victims,
                    origin,
                    except
                ),
            )
        };
        let enclosed = Condition::fact(Role::Other, "", yes, no).tell(node.id);
        let effect = match node.between.as_ref().and_then(|between| between.effect.as_ref()) {
            Some(_) => {
                let each = format!("each such {}", self.pieces.word);
                self.victim_effect(node.between.as_ref(), &each, scope)
            }
            None => Deed::you("capture", "the whole group").into(),
        };
        let action = Action::when(enclosed, effect, Action::Nothing);
        self.with_then(action, node.then.as_ref(), scope)
    }

    pub(super) fn surround(&self, node: &Surround, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way =
            node.relation.map_or_else(|| self.any_direction(), |relation| self.relation(relation));
        let victims = self.victims(node.between.as_ref(), scope);
        let head = say!("for each of {} next to {}", the(&victims), origin).tell(node.id);
        let around = format!("every {} next to it ({})", self.site(), way.as_str());
        let mut condition = self.other_end(node.to.as_ref(), around, scope);
        if let Some(except) = &node.except {
            let number = self.number(except, scope).text;
            let clause = self.squeezed(&condition);
            condition = Condition::fact(
                Role::Other,
                "",
                say!("{}, with at most {} exceptions", clause, number),
                say!("this does not hold with at most {} exceptions: {}", number, clause),
            );
        }
        if let Some(with) = &node.with {
            let kind = self.piece_ref(with, scope);
            let among = Condition::fact(
                Role::Other,
                "",
                say!("{} is among the pieces around it", kind),
                say!("{} is not among the pieces around it", kind),
            );
            condition = Condition::all([condition, among]);
        }
        let that = format!("that {}", self.pieces.word);
        let effect = self.victim_effect(node.between.as_ref(), &that, scope);
        let body = Action::when(condition, effect, Action::Nothing);
        self.with_then(Action::Each(head, Box::new(body)), node.then.as_ref(), scope)
    }

    pub(super) fn attract(&self, node: &Attract, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = node
            .direction
            .map_or_else(|| self.any_direction(), |direction| self.absolute(direction));
        let rest = say!(
            "all {} in each direction ({}) towards {}, until they stand next to it in an unbroken row, in the order they had",
            self.pieces.words(),
            way,
            origin
        );
        let deed = Deed::you("draw", rest).tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    pub(super) fn push(&self, node: &Push, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = self.direction(&node.directions, scope);
        let rest = say!(
            "the unbroken line of pieces that starts on {} by one {} {}",
            origin,
            self.site(),
            way
        );
        let mut deed = Deed::you("push", rest).tell(node.id);
        let lost = Text::from("a piece pushed off the board is out of the game").tell(node.id);
        deed.limits.push(lost);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }
}

/// "the enemy pieces", "White's thralls".
pub(super) fn the(victims: &Text) -> Text {
    let first = victims.as_str().split(' ').next().unwrap_or_default();
    if matches!(first, "your" | "the") || first.ends_with("'s") || first.ends_with('\'') {
        victims.clone()
    } else {
        say!("the {}", victims)
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
