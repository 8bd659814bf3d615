//! Integers that count something.

mod groups;
mod pieces;
mod stacked;

use language::arrays::IntArray;
use language::booleans::Boolean;
use language::ints::Int;
use language::refs::{AtOrIn, AtOrTo, IndexOrRole, RoleOrOf, SiteOrRegion, TrackOwner};
use language::words::{CountSimpleKind, IsPlayerKind, Role as PlayerRole};

pub(crate) use groups::is_of_one_owner;
pub(crate) use pieces::ANYWHERE;

use crate::facts::Person;
use crate::notes::Sort;
use crate::plan::Role;
use crate::realise::{Text, aside, counted, number_word, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// A number in more words than this may have no room in the sentence that says how many there are.
const LONGEST_NUMBER: usize = 8;

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
    /// Whether the things of several places are added up.
    pub total: bool,
    /// The things by themselves, and where they are: "pieces" and "on the corner squares".
    pub apart: Option<(Text, Text)>,
}

impl Counted {
    fn of(thing: Text, things: Text) -> Self {
        Self { owner: None, things, thing, whole: None, place: None, total: false, apart: None }
    }

    fn whole(text: Text) -> Self {
        Self {
            owner: None,
            things: Text::default(),
            thing: Text::default(),
            whole: Some(text),
            place: None,
            total: false,
            apart: None,
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
                let number = if self.total { "the total number" } else { "the number" };
                say!("{} of {} {} {}", number, self.things, word, place)
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
        let relation = node.relation.or_else(|| self.relation_of_steps());
        match (&node.step_move, relation.filter(|it| !self.relates_any_neighbours(*it))) {
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
                if kind == CountSimpleKind::Turns {
                    self.term("turn number", node.id);
                }
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
            Int::SizeStack(node) => self.counted_stack(node, scope),
            Int::SizeArray(node) => {
                // So many places are counted themselves.
                if let Some(area) = self.places_counted(&node.array, scope) {
                    return self.counted_area(area, site).tell(node.id);
                }
                let numbers = self.numbers(&node.array, scope);
                // Places are counted themselves.
                let text = match &node.array {
                    // There are as many groups as sizes of groups.
                    IntArray::SizesGroup(_)
                        if let Some(groups) = numbers.as_str().strip_prefix("the sizes of ") =>
                    {
                        say!("the number of {}", numbers.reworded(groups))
                    }
                    IntArray::ValuesRemembered(values)
                        if self.remembered_places(values.name.as_deref()).is_some() =>
                    {
                        let bare = numbers.as_str().trim_start_matches("the ").to_owned();
                        say!("the number of {}", numbers.reworded(bare))
                    }
                    IntArray::ValuesRemembered(values)
                        if let Some((noun, place)) = self.written_list(values.name.as_deref()) =>
                    {
                        let one = numbers.reworded(format!("{noun}{place}"));
                        let many = numbers.reworded(format!("{noun}s{place}"));
                        return Counted::of(one, many).tell(node.id);
                    }
                    IntArray::ValuesRemembered(_)
                        if let Some(values) = numbers.as_str().strip_prefix("the ") =>
                    {
                        let one = values.replacen("values", "value", 1);
                        let (one, many) = (numbers.reworded(one), numbers.reworded(values));
                        return Counted::of(one, many).tell(node.id);
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
            Int::SizeGroup(node) => self.size_of_group(node, scope),
            Int::CountGroups(node) => self.counted_groups(node, scope),
            Int::CountSizeBiggestGroup(node) => self.largest_group(node, scope),
            Int::CountSizeBiggestLine(node) => self.longest_line(node, scope),
            Int::CountLiberties(node) => self.counted_liberties(node, scope),
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

    /// "three squares" or "as many squares as …".
    pub fn so_many(&self, int: &Int, noun: &str, scope: &Scope) -> Text {
        let number = self.number(int, scope);
        match number.constant {
            Some(value) => number.text.reworded(counted(value, noun)),
            None => match with_exception(number.text.as_str(), noun) {
                Some(words) => number.text.reworded(words),
                None => {
                    let many = word_count(number.text.as_str()) > LONGEST_NUMBER;
                    let text = match many {
                        true => self.lettered(Sort::Number, number.text),
                        false => number.text,
                    };
                    say!("as many {} as {}", plural(noun), text)
                }
            },
        }
    }
}

/// "four seeds (or three if …)", for a number with another one in brackets.
fn with_exception(number: &str, noun: &str) -> Option<String> {
    let (usual, other) = number.split_once(" (or ")?;
    let value = (1..=12).find(|value| number_word(*value) == usual)?;
    other.ends_with(')').then(|| format!("{} (or {other}", counted(value, noun)))
}

/// Whose pieces of a stack are asked for, if nothing else is.
fn side_in_stack(test: &Boolean) -> Option<&'static str> {
    let Boolean::IsPlayer(node) = test else { return None };
    let IndexOrRole::Index(Int::Who(who)) = &node.player else { return None };
    let level = matches!(who.level, Some(Int::Level(_)));
    (node.kind == IsPlayerKind::Enemy && level).then_some("enemy")
}
