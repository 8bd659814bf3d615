//! Integers that count something.

use language::arrays::IntArray;
use language::booleans::Boolean;
use language::ints::{Count, CountPieces, CountWhere, Int};
use language::refs::{
    AtOrIn, AtOrTo, IndexOrRole, RoleOrOf, SiteOrRegion, TrackOwner, WhatOrWhats,
};
use language::regions::Region;
use language::words::{CountSimpleKind, CountSiteKind, IsPlayerKind, Role as PlayerRole};

use crate::facts::{Person, Shape};
use crate::plan::Role;
use crate::realise::{Text, aside, counted, listed_or, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

/// Where pieces are that count although they are not on the board.
pub(crate) const ANYWHERE: &str = "on the board or in hand";

/// A number of things, in the parts that a sentence needs.
#[derive(Debug, Clone)]
pub struct Counted {
    /// Who has them: "you have three pieces".
    pub owner: Option<Person>,
    /// What is counted, in the plural: "pieces in your hand".
    pub things: Text,
    /// The same for one of them: "piece in your hand".
    pub thing: Text,
    /// A noun phrase for the number itself, where it is not "the number of things".
    pub whole: Option<Text>,
    /// The place that holds them, so that a sentence may say so; and the word before it.
    pub place: Option<(Role, Text, &'static str)>,
}

impl Counted {
    fn of(thing: Text, things: Text) -> Self {
        Self { owner: None, things, thing, whole: None, place: None }
    }

    fn whole(text: Text) -> Self {
        Self {
            owner: None,
            things: Text::default(),
            thing: Text::default(),
            whole: Some(text),
            place: None,
        }
    }

    /// The same, which also tells a ludeme.
    #[must_use]
    fn tell(mut self, node: syntax::NodeId) -> Self {
        match &mut self.whole {
            Some(whole) => *whole = std::mem::take(whole).tell(node),
            None => {
                self.things = self.things.tell(node);
                self.thing = self.thing.tell(node);
            }
        }
        self
    }

    /// The number as a noun phrase.
    pub fn the_number(&self) -> Text {
        if let Some(whole) = &self.whole {
            return whole.clone();
        }
        match (&self.owner, &self.place) {
            (Some(owner), _) => say!("the number of {} {}", owner.possessive(), self.things),
            (None, Some((_, place, word))) => {
                say!("the number of {} {} {}", self.things, word, place)
            }
            (None, None) => say!("the number of {}", self.things),
        }
    }
}

impl Teller<'_> {
    /// A number that the equipment settles.
    pub(super) fn fixed_count(&self, count: &language::ints::CountSimple) -> Option<i64> {
        let number = match count.kind {
            CountSimpleKind::Rows => self.places.lines(count.site_type)?.0,
            CountSimpleKind::Columns => self.places.lines(count.site_type)?.1,
            CountSimpleKind::Players => self.players.count(),
            _ => return None,
        };
        i64::try_from(number).ok()
    }

    /// "from that square to the corners (in steps horizontally or vertically)".
    pub(crate) fn stepping(&self, node: &language::ints::CountSteps, scope: &Scope) -> Text {
        let from = self.place(&node.site1, scope).text;
        let to = match &node.site2 {
            SiteOrRegion::Site(site) => self.place(site, scope).text,
            SiteOrRegion::Region(region) => self.area(region, scope).plural,
        };
        let mut text = say!("from {} to {}", from, to);
        match (&node.step_move, node.relation) {
            (Some(step), _) => text = self.in_steps(text, step, scope),
            (None, Some(relation)) => {
                text = say!("{} ({})", text, aside(&say!("in steps {}", self.relation(relation))));
            }
            (None, None) => {}
        }
        text.tell(node.id)
    }

    /// What an integer counts.
    pub fn counted(&self, int: &Int, scope: &Scope) -> Counted {
        let site = self.site();
        match int {
            Int::CountPieces(node) => self.counted_pieces(node, scope),
            Int::Count(node) => self.counted_sites(node, scope),
            Int::CountPips(node) => {
                let text: Text = match &node.owner {
                    Some(RoleOrOf::Role(role))
                        if !matches!(role, PlayerRole::Shared | PlayerRole::All) =>
                    {
                        say!("the total of {} dice", self.role(*role, scope).possessive())
                    }
                    _ => "the number thrown".into(),
                };
                Counted::whole(text.tell_all(&self.whole(node.id)))
            }
            Int::CountSimple(node) => {
                let kind = node.kind;
                let text = match kind {
                    CountSimpleKind::Rows => "the number of rows",
                    CountSimpleKind::Columns => "the number of columns",
                    CountSimpleKind::Turns => "the number of the turn",
                    CountSimpleKind::Moves => "the number of moves made so far",
                    CountSimpleKind::Trials => "the number of games played so far",
                    // The move that has just been made does not count yet.
                    CountSimpleKind::MovesThisTurn if scope.effect || scope.ending => {
                        "the number of your earlier moves in this turn"
                    }
                    CountSimpleKind::MovesThisTurn => {
                        "the number of moves you have made in this turn"
                    }
                    CountSimpleKind::Phases => "the number of phases",
                    CountSimpleKind::Vertices => "the number of points of the board",
                    CountSimpleKind::Edges => "the number of lines of the board",
                    CountSimpleKind::Cells => "the number of cells of the board",
                    CountSimpleKind::Players => "the number of players",
                    CountSimpleKind::Active => "the number of players still in the game",
                    CountSimpleKind::LegalMoves => "the number of legal moves",
                };
                Counted::whole(Text::from(text).tell(node.id))
            }
            Int::SizeStack(node) => {
                let text = match &node.at {
                    Some(AtOrIn::At(at)) => {
                        say!("the height of the stack on {}", self.place(at, scope).text)
                    }
                    Some(AtOrIn::In(region)) => {
                        say!(
                            "the total height of the stacks on {}",
                            self.area(region, scope).plural
                        )
                    }
                    None => say!("the height of the stack on {}", scope.last_to),
                };
                Counted::whole(text.tell(node.id))
            }
            Int::SizeArray(node) => {
                let numbers = self.numbers(&node.array, scope);
                // Places are counted themselves.
                let text = match &node.array {
                    IntArray::ValuesRemembered(values)
                        if self.remembered_places(values.name.as_deref()).is_some() =>
                    {
                        let bare = numbers.as_str().trim_start_matches("the ").to_owned();
                        say!("the number of {}", numbers.reworded(bare))
                    }
                    _ => say!("the number of entries in {}", numbers),
                };
                Counted::whole(text.tell(node.id))
            }
            Int::SizeTerritory(node) => {
                self.term("territory", node.id);
                let person = self.player_ref(&node.player, scope);
                let thing = Text::from(format!("{site} of territory"));
                let mut counted =
                    Counted::of(thing, format!("{} of territory", plural(site)).into())
                        .tell(node.id);
                counted.owner = Some(person);
                counted
            }
            Int::SizeLargePiece(node) => {
                let place = match &node.at {
                    AtOrIn::At(at) => self.place(at, scope).text,
                    AtOrIn::In(region) => self.area(region, scope).plural,
                };
                Counted::whole(say!("the size of the piece on {}", place).tell(node.id))
            }
            Int::SizeGroup(node) => {
                let place = self.place(&node.at, scope);
                let mut text = say!("the size of the group of {}", self.piece_at(&place, scope));
                if let Some(direction) = &node.directions {
                    text = say!("{} (connected {})", text, self.direction(direction, scope));
                }
                text = self.group_test(text, node.condition.as_ref(), scope);
                Counted::whole(text.tell(node.id))
            }
            Int::CountGroups(node) => {
                let mut things: Text = "groups".into();
                if node.condition.is_none() && self.players.count() > 1 {
                    things = format!("groups of {} of any owners", self.pieces.words()).into();
                }
                if let Some(min) = &node.min {
                    things = say!(
                        "{} of at least {} {}",
                        things,
                        self.number(min, scope).text,
                        self.pieces.words()
                    );
                }
                if let Some(region) = &node.through_any {
                    things = say!("{} that touch {}", things, self.area(region, scope).plural);
                }
                if let Some(direction) = &node.directions {
                    things = say!("{} (connected {})", things, self.direction(direction, scope));
                }
                things = self.group_test(things, node.condition.as_ref(), scope);
                things = seen_from_above(things, node.is_visible.as_ref());
                let thing = things.reworded(things.as_str().replacen("groups", "group", 1));
                Counted::of(thing, things).tell(node.id)
            }
            Int::CountSizeBiggestGroup(node) => {
                let mut text: Text = "the size of the largest group".into();
                if let Some(region) = &node.through_any {
                    text = say!("{} that touches {}", text, self.area(region, scope).plural);
                }
                if let Some(direction) = &node.directions {
                    text = say!("{} (connected {})", text, self.direction(direction, scope));
                }
                if let Some(min) = &node.min {
                    text = say!("{} of at least {}", text, self.number(min, scope).text);
                }
                text = self.group_test(text, node.condition.as_ref(), scope);
                text = seen_from_above(text, node.is_visible.as_ref());
                Counted::whole(text.tell(node.id))
            }
            Int::CountSizeBiggestLine(node) => {
                let mut text: Text = "the length of the longest line".into();
                if let Some(direction) = node.directions {
                    text = say!("{} ({})", text, self.absolute(direction));
                }
                text = self.group_test(text, node.condition.as_ref(), scope);
                Counted::whole(text.tell(node.id))
            }
            Int::CountLiberties(node) => {
                self.term("group", node.id);
                self.term("liberty", node.id);
                let place =
                    node.at.as_ref().map_or(scope.last_to.clone(), |at| self.place(at, scope).text);
                let mut things = say!("liberties of the group on {}", place);
                if let Some(direction) = &node.directions {
                    things = say!("{} (connected {})", things, self.direction(direction, scope));
                }
                things = self.group_test(things, node.condition.as_ref(), scope);
                let thing = things.reworded(things.as_str().replacen("liberties", "liberty", 1));
                Counted::of(thing, things).tell(node.id)
            }
            Int::CountSteps(node) => {
                Counted::whole(say!("the distance {}", self.stepping(node, scope)))
            }
            Int::CountStepsOnTrack(node) => {
                let path: Text = match &node.track {
                    Some(TrackOwner::Role(role)) => {
                        say!("{} path", self.role(*role, scope).possessive())
                    }
                    Some(TrackOwner::Player(player)) => {
                        say!("{} path", self.person(&player.index, scope).possessive())
                            .tell(player.id)
                    }
                    Some(TrackOwner::Name(name)) => self.track_name(name),
                    None => "the path".into(),
                };
                let place = |int: &Option<Int>| {
                    int.as_ref().map_or(Text::from("the start"), |int| self.place(int, scope).text)
                };
                let text = say!(
                    "the distance along {} from {} to {}",
                    path,
                    place(&node.site1),
                    place(&node.site2)
                );
                Counted::whole(text.tell(node.id))
            }
            Int::CountValue(node) => {
                let text = say!(
                    "how often {} occurs in {}",
                    self.number(&node.of, scope).text,
                    self.numbers(&node.within, scope)
                );
                Counted::whole(text.tell(node.id))
            }
            Int::CountStack(node) => {
                let place = match &node.at {
                    AtOrTo::At(at) => self.place(at, scope).text,
                    AtOrTo::To(region) => self.area(region, scope).plural,
                };
                if node.stop.is_none()
                    && let Some(whose) = node.condition.as_ref().and_then(side_in_stack)
                {
                    // All of them are looked at, so it does not matter from which end.
                    let told = self.whole(node.id);
                    let of = |noun: &str| say!("{} {} in the stack on {}", whose, noun, place);
                    let (one, many) = (of(&self.pieces.word), of(&self.pieces.words()));
                    return Counted::of(one.tell_all(&told), many.tell_all(&told));
                }
                let mut things = say!("pieces in the stack on {}", place);
                if let Some(direction) = node.stack_direction {
                    let end = if direction.word() == "FromTop" { "top" } else { "bottom" };
                    things = say!("{}, counted from the {}", things, end);
                }
                let inner = Scope { to: "that place of the stack".into(), ..scope.clone() };
                things = self.group_test(things, node.condition.as_ref(), &inner);
                if let Some(stop) = &node.stop {
                    let clause = self.squeezed(&self.condition(stop, &inner));
                    things = say!("{}, up to the first where {}", things, clause);
                }
                let thing = things.reworded(things.as_str().replacen("pieces", "piece", 1));
                Counted::of(thing, things).tell(node.id)
            }
            other => Counted::whole(self.number(other, scope).text),
        }
    }

    fn counted_pieces(&self, node: &CountPieces, scope: &Scope) -> Counted {
        let (thing, things) = match node.name.as_deref() {
            // The dominoes that nobody has drawn yet.
            Some("Bag") => ("domino left to draw".to_owned(), "dominoes left to draw".to_owned()),
            Some(name) => self.pieces.containing(name),
            None => (self.pieces.word.clone(), self.pieces.words()),
        };
        let (mut thing, mut things): (Text, Text) = (thing.into(), things.into());
        if let Some(region) = &node.within {
            let within = self.area(region, scope).within();
            thing = say!("{} {}", thing, within);
            things = say!("{} {}", things, within);
        }
        let everywhere = node.within.is_none() && node.condition.is_none();
        if everywhere && scope.ending && self.starts_in_hand() {
            thing = say!("{} {}", thing, ANYWHERE);
            things = say!("{} {}", things, ANYWHERE);
        }
        if let Some(test) = &node.condition {
            let inner = Scope { site: format!("its {}", self.site()).into(), ..scope.clone() };
            let clause = self.squeezed(&self.condition(test, &inner));
            thing = say!("{} for which {}", thing, clause);
            things = say!("{} for which {}", things, clause);
        }
        let mut counted = Counted::of(thing, things).tell(node.id);
        counted.owner = match &node.owner {
            Some(RoleOrOf::Role(PlayerRole::All | PlayerRole::Shared | PlayerRole::Neutral))
            | None => None,
            Some(RoleOrOf::Role(role)) => Some(self.role(*role, scope)),
            Some(RoleOrOf::Of(of)) => Some(self.person(of, scope)),
        };
        counted
    }

    fn counted_sites(&self, node: &Count, scope: &Scope) -> Counted {
        let site = self.site_of(node.site_type);
        let piece = &self.pieces.word;
        match node.kind {
            Some(CountSiteKind::Sites)
                if let Some(CountWhere::In(Region::Sites(group))) = &node.place
                    && self.is_group(group.id) =>
            {
                // Wherever a group lies, a piece of it stands.
                let group = Text::from("that group").tell(group.id);
                let mut counted = Counted::of(piece.as_str().into(), plural(piece).into());
                counted.place = Some((Role::Site, group, "in"));
                counted.tell(node.id)
            }
            Some(CountSiteKind::Sites) => {
                let area = match &node.place {
                    Some(CountWhere::In(region)) => self.area(region, scope),
                    Some(CountWhere::At(at)) => {
                        return Counted::whole(
                            say!("the size of {}", self.place(at, scope).text).tell(node.id),
                        );
                    }
                    Some(CountWhere::Name(name)) => {
                        return Counted::whole(
                            Text::from(format!("the size of the {}", self.name_words(name)))
                                .tell(node.id),
                        );
                    }
                    None => return Counted::whole(Text::from("one").tell(node.id)),
                };
                let (thing, things) = match &area.pieces {
                    Some((one, many)) => (say!("{}", one), say!("{}", many)),
                    // The places of an area with a name are counted, not the area.
                    None if area.single.as_str()
                        == format!("{} of {}", with_article(site), area.plural) =>
                    {
                        let sites = plural(site);
                        (say!("{} of {}", site, area.plural), say!("{} of {}", sites, area.plural))
                    }
                    None => (area.bare_single(), area.bare_plural()),
                };
                let mut counted = Counted::of(thing, things).tell(node.id);
                counted.owner = area.owner;
                counted
            }
            Some(kind) if kind != CountSiteKind::Off => {
                let relation = match kind {
                    CountSiteKind::Orthogonal => "orthogonal neighbours",
                    CountSiteKind::Diagonal => "diagonal neighbours",
                    CountSiteKind::SitesPlatformBelow => "pieces directly below",
                    _ => "neighbours",
                };
                let place = match &node.place {
                    Some(CountWhere::At(at)) => self.place(at, scope).text,
                    Some(CountWhere::In(region)) => self.area(region, scope).plural,
                    _ => scope.last_to.clone(),
                };
                let of = match (node.who, &node.what) {
                    (Some(who), _) => {
                        say!("{} {} of {}", self.owner_word(who, scope), relation, place)
                    }
                    (None, Some(what)) => {
                        let kinds: Vec<Text> = match what {
                            WhatOrWhats::What(what) => vec![self.kind(what, scope)],
                            WhatOrWhats::Whats(whats) => {
                                whats.iter().map(|what| self.kind(what, scope)).collect()
                            }
                        };
                        say!("{} of {} that are like {}", relation, place, listed_or(&kinds))
                    }
                    (None, None) => say!("{} of {}", relation, place),
                };
                Counted::whole(say!("the number of {}", of).tell(node.id))
            }
            Some(_) => Counted::whole(
                Text::from(format!("the number of {} off the board", plural(piece))).tell(node.id),
            ),
            None => {
                let mut things: Text = plural(piece).into();
                let mut thing: Text = piece.as_str().into();
                if let Some(role) = node.who {
                    let owner = self.owner_word(role, scope);
                    things = say!("{} {}", owner, things);
                    thing = say!("{} {}", owner, thing);
                }
                if let Some(what) = &node.what {
                    let kinds: Vec<Text> = match what {
                        WhatOrWhats::What(what) => vec![self.kind(what, scope)],
                        WhatOrWhats::Whats(whats) => {
                            whats.iter().map(|what| self.kind(what, scope)).collect()
                        }
                    };
                    thing = listed_or(&kinds);
                    let many: Vec<Text> =
                        kinds.iter().map(|kind| kind.reworded(plural(kind.as_str()))).collect();
                    things = listed_or(&many);
                }
                let (role, place) = match &node.place {
                    Some(CountWhere::In(region)) => (Role::Other, self.area(region, scope).plural),
                    Some(CountWhere::At(at)) => {
                        let place = self.place(at, scope);
                        (place.role, place.text)
                    }
                    Some(CountWhere::Name(name)) => {
                        (Role::Other, Text::from(format!("the {}", self.name_words(name))))
                    }
                    None => (Role::LastTo, scope.last_to.clone()),
                };
                let word = if self.places.shape == Shape::Holes || place.as_str().ends_with("hand")
                {
                    "in"
                } else {
                    "on"
                };
                let _ = site;
                let mut counted = Counted::of(thing, things).tell(node.id);
                counted.place = Some((role, place, word));
                counted
            }
        }
    }

    /// Adds the test that the members of a group must pass.
    fn group_test(&self, text: Text, test: Option<&Boolean>, scope: &Scope) -> Text {
        let Some(test) = test else { return text };
        let inner = Scope { to: format!("the {}", self.site()).into(), ..scope.clone() };
        let condition = self.condition(test, &inner);
        if let Some(relative) = condition.relative(Role::To) {
            if let Some(whose) = self.whose_pieces(relative.as_str()) {
                // Before what else is said of the group: "the largest group of your pieces (connected …)".
                let (noun, rest) = text.as_str().split_once(" (").unwrap_or((text.as_str(), ""));
                let rest = if rest.is_empty() { String::new() } else { format!(" ({rest}") };
                return text.reworded(format!("{noun} of {whose}{rest}")).tell_all(relative.told());
            }
            return say!("{}, counting every {} that {}", text, self.site(), relative);
        }
        say!("{}, counting where {}", text, self.squeezed(&condition))
    }

    /// "your pieces" out of "holds one of your pieces", "White's pieces" out of "holds a piece of White".
    fn whose_pieces(&self, relative: &str) -> Option<String> {
        let held = relative.strip_prefix("holds ")?;
        if held.contains(" and ") || held.contains(" or ") {
            return None;
        }
        if let Some(own) = held.strip_prefix("one of ") {
            return Some(own.to_owned());
        }
        let owner = held.strip_prefix(&format!("a {} of ", self.pieces.word))?;
        let owner = crate::facts::Person::third(owner).possessive();
        Some(format!("{} {}", owner.as_str(), self.pieces.words()))
    }

    /// "three squares" or "as many squares as …".
    pub fn so_many(&self, int: &Int, noun: &str, scope: &Scope) -> Text {
        let number = self.number(int, scope);
        match number.constant {
            Some(value) => number.text.reworded(counted(value, noun)),
            None => say!("as many {} as {}", plural(noun), number.text),
        }
    }
}

/// Whose pieces of a stack are asked for, if nothing else is.
fn side_in_stack(test: &Boolean) -> Option<&'static str> {
    let Boolean::IsPlayer(node) = test else { return None };
    let IndexOrRole::Index(Int::Who(who)) = &node.player else { return None };
    let level = matches!(who.level, Some(Int::Level(_)));
    (node.kind == IsPlayerKind::Enemy && level).then_some("enemy")
}

/// On boards with levels, what other pieces cover may not count.
pub(crate) fn seen_from_above(text: Text, visible: Option<&Boolean>) -> Text {
    match visible {
        Some(Boolean::Constant(true)) => say!("{} (only what can be seen from above)", text),
        _ => text,
    }
}
