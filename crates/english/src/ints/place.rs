//! Integers that stand for places.

use language::arrays::IntArray;
use language::booleans::Boolean;
use language::directions::Direction;
use language::ints::{Ahead, Int};
use language::refs::IndexOrRole;
use language::regions::Region;
use language::words::{LastKind, Role as PlayerRole, SiteType, ValueSimpleKind};

use super::Number;
use super::number::measured;
use crate::booleans::carried_by;
use crate::facts::Shape;
use crate::notes::Sort;
use crate::plan::Role;
use crate::realise::{Text, counted, ordinal, plural, say};
use crate::regions::towards;
use crate::scope::Scope;
use crate::state::{Marks, Pending, Stride};
use crate::teller::Teller;

/// A place in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// What it is called.
    pub text: Text,
    /// Which role it has in the move.
    pub role: Role,
}

impl Place {
    pub(crate) fn new(role: Role, text: impl Into<Text>) -> Self {
        Self { text: text.into(), role }
    }
}

impl Teller<'_> {
    /// The place that an integer stands for.
    pub fn place(&self, int: &Int, scope: &Scope) -> Place {
        let place = self.place_phrase(int, scope);
        self.notes.place(&place.text);
        Place { text: self.brief(Sort::Place(self.site()), place.text), ..place }
    }

    fn place_phrase(&self, int: &Int, scope: &Scope) -> Place {
        let site = self.site();
        if let Some(text) = self.shifted(int, scope) {
            return Place::new(Role::Other, text);
        }
        if let Some(text) = self.seat(int, scope).or_else(|| self.by_die(int)) {
            return Place::new(Role::Other, text);
        }
        if let Some(text) = self.value_of_each(int, |int| self.place_phrase(int, scope).text) {
            return Place::new(Role::Other, text);
        }
        if let Int::If(choice) = int {
            // Both sides may reach the same place by their own sums.
            let same =
                match (self.shifted(&choice.then, scope), self.shifted(&choice.otherwise, scope)) {
                    (Some(yes), Some(no)) if yes.as_str() == no.as_str() => Some(yes),
                    _ => None,
                };
            let text = match same {
                Some(yes) => match self.goes_across(choice, scope) {
                    Some(true) => Some(yes),
                    // Where the sides are the wrong way round, the same words mean different places.
                    Some(false) => self.behind(choice, scope),
                    None => None,
                },
                None => self.seen_by_mover(&choice.condition, || {
                    [&choice.then, &choice.otherwise].map(|int| self.place_phrase(int, scope).text)
                }),
            };
            if let Some(text) = text {
                return Place::new(Role::Other, text.tell_all(&self.whole(choice.id)));
            }
        }
        match int {
            Int::To(node) => Place::new(Role::To, scope.to.clone().tell(node.id)),
            Int::From(node) => Place::new(Role::From, scope.from.clone().tell(node.id)),
            Int::Between(node) => Place::new(Role::Between, scope.between.clone().tell(node.id)),
            Int::Site(node) => Place::new(Role::Site, scope.site.clone().tell(node.id)),
            Int::Last(last)
                if matches!(last.kind, LastKind::To | LastKind::From)
                    && matches!(last.after_consequence, Some(Boolean::Constant(true))) =>
            {
                // Where a sowing is told, it is the hole of its last seed.
                let sown = format!("the last {site}");
                if last.kind == LastKind::To && scope.last_to.as_str() == sown {
                    return Place::new(Role::LastTo, scope.last_to.clone().tell(last.id));
                }
                // Not where the player moved to, but where the last thing happened that follows from it.
                let ended = match (last.kind, self.places.shape) {
                    (LastKind::From, _) => format!("the {site} that something left last"),
                    (_, Shape::Holes) => format!("the {site} where the last sowing ended"),
                    _ => format!("the {site} where the last change was made"),
                };
                Place::new(Role::Other, Text::from(ended).tell(last.id))
            }
            Int::Last(last) if last.kind == LastKind::To => {
                Place::new(Role::LastTo, scope.last_to.clone().tell(last.id))
            }
            Int::Last(last) if last.kind == LastKind::From => {
                Place::new(Role::Other, scope.last_from.clone().tell(last.id))
            }
            Int::Constant(-2) => Place::new(Role::Other, "the end of the path"),
            Int::Constant(-1) => Place::new(Role::Other, format!("no {site}")),
            Int::Constant(number) => Place::new(Role::Other, self.numbered_place(*number)),
            Int::Coordinate(coord) => {
                Place::new(Role::Other, Text::from(coord.coordinate.to_string()).tell(coord.id))
            }
            Int::CoordinateAt(coord) => {
                // "The row of that square" is a row by itself, other numbers of rows are counted from one.
                let line = |word: &str, int: &Int| match (word, int) {
                    ("row", Int::Row(_)) | ("column", Int::Column(_)) => {
                        self.number(int, scope).text
                    }
                    _ => say!("{} {}", word, self.number(int, scope).plus_one()),
                };
                let (row, column) = (line("row", &coord.row), line("column", &coord.column));
                let text = say!("the {} in {} and {}", site, row, column);
                Place::new(Role::Other, text.tell(coord.id))
            }
            Int::CentrePoint(node) => {
                Place::new(Role::Other, Text::from(format!("the centre {site}")).tell(node.id))
            }
            Int::HandSite(hand) => {
                let common = matches!(
                    hand.player,
                    IndexOrRole::Role(PlayerRole::Shared | PlayerRole::All | PlayerRole::Neutral)
                );
                let person = self.index_or_role(&hand.player, scope);
                let text: Text = match &hand.player {
                    _ if common => "the common hand".into(),
                    IndexOrRole::Index(Int::Who(_)) if scope.effect => {
                        say!("{} hand", person.name.reworded("its owner's"))
                    }
                    IndexOrRole::Index(Int::State(_)) => say!("the hand of {}", person.name),
                    _ => say!("{} hand", person.possessive()),
                };
                let text = match &hand.site {
                    Some(Int::Constant(0)) if self.has_wide_hands() => {
                        say!("place 1 of {}", text)
                    }
                    None if self.tells_places_of_hands_apart() => say!("place 1 of {}", text),
                    Some(Int::Constant(0)) | None => text,
                    Some(index) => {
                        let number = self.number(index, scope);
                        match number.constant {
                            Some(_) => say!("place {} of {}", number.plus_one(), text),
                            None => {
                                say!("the place of {} whose number is {}", text, number.plus_one())
                            }
                        }
                    }
                };
                Place::new(Role::Other, text.tell(hand.id))
            }
            Int::Ahead(ahead) => self.ahead(ahead, scope),
            Int::TrackSiteMove(step) => self.further(step, scope),
            Int::TrackSiteEndSite(end) => {
                let owner =
                    end.player.as_ref().map(|player| self.player_ref(player, scope).possessive());
                // Of several paths it has to be said which one ends there.
                let path = end.name.as_deref().map(|name| self.track_name(name));
                let path = path.filter(|path| path.as_str() != "the path");
                let text = match (owner, path) {
                    (Some(owner), Some(path)) => match path.as_str().strip_prefix("the ") {
                        Some(bare) => say!("the last {} of {} {}", site, owner, bare),
                        None => say!("the last {} of {}", site, path),
                    },
                    (Some(owner), None) => say!("the last {} of {} path", site, owner),
                    (None, Some(path)) => say!("the last {} of {}", site, path),
                    (None, None) => Text::from(format!("the last {site} of the path")),
                };
                Place::new(Role::Other, text.tell(end.id))
            }
            Int::TrackSiteFirstSite(first) if self.finds_own_piece(first) => {
                let text = Text::from(format!("the {site} of your rearmost {}", self.pieces.word));
                Place::new(Role::Other, text.tell_all(&self.whole(first.id)))
            }
            Int::TrackSiteFirstSite(first) => self.first_on_path(first, scope),
            Int::MapEntry(entry) => self.map_place(entry, scope),
            Int::RegionSite(node) if let Some(seen) = self.first_in_sight(node, scope) => {
                Place::new(Role::Other, seen.tell(node.id))
            }
            Int::RegionSite(node) => {
                let area = self.area(&node.region, scope);
                // The places of a part of the board are counted in the order of their numbers.
                let counted = self.fixed(&node.region).filter(|sites| {
                    sites.len() == 1
                        || matches!(node.region, Region::SitesSimple(_) | Region::SitesIndex(_))
                });
                let index =
                    self.constant(&node.index).and_then(|index| usize::try_from(index).ok());
                let only = counted
                    .zip(index)
                    .and_then(|(sites, index)| i32::try_from(*sites.iter().nth(index)?).ok());
                let text = match &node.index {
                    _ if let Some(site) = only => {
                        Text::from(self.numbered_place(site)).tell_all(&self.whole(node.id))
                    }
                    Int::Constant(0) => say!("the first of {}", area.plural),
                    Int::Constant(index) => {
                        say!("the {} of {}", ordinal(i64::from(*index) + 1), area.plural)
                    }
                    index => say!(
                        "number {} (counting from zero) of {}",
                        self.number(index, scope).text,
                        area.plural
                    ),
                };
                Place::new(Role::Other, text.tell(node.id))
            }
            Int::WhereNamed(node) => {
                let mut text = say!("the {} of {}", site, self.sought_piece(node, scope));
                if let Some(state) = &node.state {
                    text = say!("{} {}", text, self.with_mark(state, scope));
                }
                Place::new(Role::Other, text.tell(node.id))
            }
            Int::Where(node) => {
                let kind = self.kind(&node.what, scope);
                let text = if kind.as_str().starts_with("your ") || kind.as_str().contains("'s ") {
                    say!("the {} of {}", site, kind)
                } else {
                    say!("the {} of the {}", site, kind)
                };
                Place::new(Role::Other, text.tell(node.id))
            }
            Int::Edge(node) => Place::new(Role::Other, Text::from("that line").tell(node.id)),
            Int::EdgeBetween(node) => {
                let (a, b) = (self.place(&node.vertex_a, scope), self.place(&node.vertex_b, scope));
                Place::new(
                    Role::Other,
                    say!("the line between {} and {}", a.text, b.text).tell(node.id),
                )
            }
            Int::Var(var) if let Some(text) = measured(var.key.as_deref(), scope) => {
                Place::new(Role::Other, text.tell(var.id))
            }
            Int::Var(var) => {
                let text = match var.key.as_deref() {
                    Some(key) => format!("the {site} noted as {}", self.kept_name(key)),
                    None => format!("the noted {site}"),
                };
                Place::new(Role::Other, Text::from(text).tell(var.id))
            }
            Int::ValuePlayer(node) if self.state.players_keep_places => {
                self.term("noted place", node.id);
                let owner = self.index_or_role(&node.player, scope).possessive();
                Place::new(Role::Other, say!("{} noted {}", owner, site).tell(node.id))
            }
            Int::ValueSimple(value) if value.kind == ValueSimpleKind::Pending => {
                let text = self.crossed_place().unwrap_or_else(|| {
                    let [_, done] = self.word_for_pending();
                    format!("the {site} {done} by the last move").into()
                });
                Place::new(Role::Other, text.tell(value.id))
            }
            Int::Value(node) => Place::new(Role::Other, say!("{}", scope.value).tell(node.id)),
            Int::If(_) => {
                let cases = self.chain(int, |int| self.place(int, scope).text, scope);
                Place::new(Role::Other, self.cases(Sort::Place(site), &cases))
            }
            other if let Some(text) = self.place_among(other, scope) => {
                Place::new(Role::Other, text)
            }
            other if let Some(text) = self.reckoned_place(other, scope) => {
                Place::new(Role::Other, text)
            }
            other => {
                let number = self.number(other, scope);
                let known = number.constant.and_then(|constant| i32::try_from(constant).ok());
                let text = match known {
                    Some(known) => number.text.reworded(self.numbered_place(known)),
                    None => say!("the {} {}", site, with_number(&number.text, other)),
                };
                Place::new(Role::Other, text)
            }
        }
    }

    /// The place some steps ahead of another.
    pub(crate) fn ahead(&self, ahead: &Ahead, scope: &Scope) -> Place {
        let site = self.site_of(ahead.site_type);
        let origin = self.place(&ahead.site, scope);
        let direction = ahead.directions.as_ref().map(|direction| self.direction(direction, scope));
        let steps = ahead.steps.as_ref().map(|steps| self.number(steps, scope));
        let way = direction.unwrap_or_else(|| {
            self.asks_for_facing();
            "straight ahead".into()
        });
        if !self.stays_on_board(ahead) {
            self.term("beyond the edge", ahead.id);
        }
        let text = match steps {
            None if let Some(text) = self.beyond(ahead, &origin, scope) => text,
            None => beside(site, &way, &origin.text, self.has_layers()),
            Some(steps) => match steps.constant {
                Some(1) => {
                    beside(site, &way, &origin.text, self.has_layers()).tell_all(steps.text.told())
                }
                Some(number) => {
                    say!("the {} {} {} from {}", site, counted(number, site), way, origin.text)
                        .tell_all(steps.text.told())
                }
                None => say!(
                    "the {} that lies as many {} {} from {} as {}",
                    site,
                    plural(site),
                    way,
                    origin.text,
                    steps.text
                ),
            },
        };
        Place::new(Role::Other, text.tell(ahead.id))
    }

    /// "the cell directly beyond that cell (seen from its cell)": one step further on the way that leads there.
    fn beyond(&self, ahead: &Ahead, origin: &Place, scope: &Scope) -> Option<Text> {
        let Some(Direction::DirectionBetween(way)) = &ahead.directions else { return None };
        let (from, to) = (self.place(&way.from, scope).text, self.place(&way.to, scope).text);
        let moved = from.as_str() == scope.last_from.as_str();
        if to.as_str() != origin.text.as_str() || moved {
            return None;
        }
        let text = say!(
            "the {} directly beyond {} (seen from {})",
            self.site_of(ahead.site_type),
            origin.text,
            from
        );
        Some(text.tell_all(to.told()).tell(way.id))
    }

    /// "the first of the empty places", "the second of the remembered squares": one of several places by its rank.
    fn place_among(&self, int: &Int, scope: &Scope) -> Option<Text> {
        let area = |array: &IntArray| match array {
            IntArray::ArrayOfRegion(node) => {
                Some(self.area(&node.region, scope).plural.tell(node.id))
            }
            _ => None,
        };
        Some(match int {
            Int::MinOfArray(node) => say!("the first of {}", area(&node.array)?).tell(node.id),
            Int::MaxOfArray(node) => say!("the last of {}", area(&node.array)?).tell(node.id),
            Int::ArrayValue(node) => {
                let IntArray::ValuesRemembered(values) = &node.array else { return None };
                // A name would make it too long to be spoken of often.
                self.remembered_places(values.name.as_deref()).filter(|_| values.name.is_none())?;
                let Number { text, constant } = self.number(&node.index, scope);
                let which = ordinal(constant? + 1);
                let places = self.numbers(&node.array, scope);
                say!("the {} of {}", which, places).tell_all(text.told()).tell(node.id)
            }
            _ => return None,
        })
    }

    /// The place that a piece has crossed by its step of two, where the mark for the next move stands for that.
    pub(crate) fn crossed_place(&self) -> Option<Text> {
        let Pending::Crossed { silent, kind, stride: Stride::Double, .. } = &self.state.pending
        else {
            return None;
        };
        let (site, piece) = (self.site(), self.double_stepper(kind.as_deref()));
        let words = format!("the {site} that an enemy {piece} has just crossed by a double step");
        Some(Text::from(words).tell_all(silent))
    }

    /// The piece on a place.
    pub fn piece_at(&self, place: &Place, scope: &Scope) -> Text {
        let piece = &self.pieces.word;
        let held = place.text.as_str().ends_with(" hand");
        let place_word = if self.places.shape == Shape::Holes || held { "in" } else { "on" };
        if let Some(known) = self.known_by(&place.text) {
            return known;
        }
        // So does the piece that was chosen with a place for it to act on.
        let of_chosen = format!("the {} of the chosen ", self.site());
        if let Some(kind) = place.text.as_str().strip_prefix(&of_chosen) {
            return place.text.reworded(format!("the chosen {kind}"));
        }
        if let Some(itself) = self.piece_itself(place, scope) {
            return place.text.reworded(itself);
        }
        match place.role {
            Role::Between => scope.jumped.clone().tell_all(place.text.told()),
            Role::LastTo => scope.last_piece.clone().tell_all(place.text.told()),
            Role::To if scope.effect && place.text.as_str() == format!("that {}", self.site()) => {
                place.text.reworded(format!("the {piece} there"))
            }
            _ => match self.unmoved_piece(&place.text) {
                Some(piece) => piece,
                None => say!("the {} {} {}", piece, place_word, place.text),
            },
        }
    }

    /// The piece by which a place is known: "your king" stands on "the square of your king", and the only piece of its kind needs no
    /// place.
    pub(super) fn known_by(&self, place: &Text) -> Option<Text> {
        let of_piece = format!("the {} of your ", self.site());
        if let Some(own) = place.as_str().strip_prefix(&of_piece) {
            return Some(place.reworded(format!("your {own}")));
        }
        let of_kind = format!("the {} of the ", self.site());
        let kind = place.as_str().strip_prefix(&of_kind)?;
        let known = self.pieces.kinds.iter().any(|known| known.spoken == kind);
        known.then(|| place.reworded(format!("the {kind}")))
    }

    /// "the chosen piece": the piece on a place that is known by it.
    pub(crate) fn chosen_on(&self, place: &Place, scope: &Scope) -> Option<Text> {
        let of_chosen = format!("the {} of the chosen ", self.site());
        if let Some(kind) = place.text.as_str().strip_prefix(&of_chosen) {
            return Some(place.text.reworded(format!("the chosen {kind}")));
        }
        let itself = self.piece_itself(place, scope).filter(|piece| piece.ends_with(" itself"))?;
        Some(place.text.reworded(itself))
    }

    /// The piece whose rules are told, among the effects of what it does, on the place where it stands: "it" could be any of
    /// those that are met.
    fn piece_itself(&self, place: &Place, scope: &Scope) -> Option<String> {
        let piece = &self.pieces.word;
        let own = format!("its {}", self.site());
        let here = place.text.as_str() == own && scope.from.as_str() == own;
        let named = scope.piece.as_str().starts_with("that ");
        (here && scope.piece_given && scope.effect).then(|| match scope.last_from.as_str() == own {
            _ if named => scope.piece.as_str().to_owned(),
            true => format!("the {piece} itself"),
            false => format!("the moving {piece}"),
        })
    }

    /// The piece that moves, where it has been named and stands on the place in question: "it", "that pawn".
    pub(crate) fn moving_piece(&self, place: &Place, scope: &Scope) -> Option<Text> {
        let named = scope.piece.as_str() == "it" || scope.piece.as_str().starts_with("that ");
        let here = place.role == Role::From && place.text.as_str() == scope.from.as_str();
        (named && here && scope.piece_given && !scope.effect)
            .then(|| scope.piece.clone().tell_all(place.text.told()))
    }

    /// Whether a place is where the piece that moves stands before its move.
    pub(crate) fn is_its_own_place(&self, place: &Place, scope: &Scope) -> bool {
        let here = place.role == Role::From && place.text.as_str() == scope.from.as_str();
        here && scope.piece_given && scope.from.as_str() == format!("its {}", self.site())
    }

    /// "its own value", "the value of the piece there": a number that a piece carries.
    pub(crate) fn carried(
        &self,
        noun: &str,
        place: &Place,
        level: Option<&Int>,
        scope: &Scope,
    ) -> Text {
        if level.is_none() && self.is_its_own_place(place, scope) && !scope.follows {
            // Among the effects "it" could be the piece that is met.
            let words = match scope.effect {
                true if noun == "token" => "the number of tokens on the moving piece".to_owned(),
                true => format!("the {noun} of the moving piece"),
                false if noun == "token" => "the number of tokens on it".to_owned(),
                false => format!("its own {noun}"),
            };
            return place.text.reworded(words);
        }
        let piece = self.piece_at_level(place, level, scope);
        match piece.as_str() {
            itself if itself.ends_with(" itself") => piece.reworded(format!("its own {noun}")),
            _ => carried_by(noun, &piece),
        }
    }

    /// "your left rook" for the piece on "your rook left square", where rules ask whether that piece has moved.
    fn unmoved_piece(&self, place: &Text) -> Option<Text> {
        if !matches!(self.state.marks, Marks::Unmoved { .. }) {
            return None;
        }
        let words = place.as_str().strip_suffix(self.site())?.trim_end();
        let (owner, rest) = words.split_once(' ')?;
        if owner != "your" && !owner.ends_with("'s") {
            return None;
        }
        let mut words: Vec<&str> = rest.split(' ').collect();
        let at = words
            .iter()
            .position(|word| self.pieces.kinds.iter().any(|kind| kind.spoken == *word))?;
        let kind = words.remove(at);
        words.push(kind);
        Some(place.reworded(format!("{owner} {}", words.join(" "))))
    }

    /// What a place of a type is called, with its article.
    pub fn a_site(&self, kind: Option<SiteType>) -> String {
        crate::realise::with_article(self.site_of(kind))
    }
}

/// "the square directly behind that one", "the square one step to the north of it".
fn beside(site: &str, way: &Text, origin: &Text, layered: bool) -> Text {
    match way.as_str() {
        "straight ahead" | "forward" => {
            say!("the {} directly ahead of {}", site, origin).tell_all(way.told())
        }
        "in the same direction as the last move" | "in the direction of the move" => {
            say!("the {} beyond {} in the direction of the move", site, origin).tell_all(way.told())
        }
        "in the direction opposite to the last move" => {
            say!("the {} directly behind {} (opposite to the move)", site, origin)
                .tell_all(way.told())
        }
        "backward" => say!("the {} directly behind {}", site, origin).tell_all(way.told()),
        other => match towards(other, layered) {
            Some(next) => say!("the {} {} {}", site, next.as_str(), origin).tell_all(way.told()),
            None => say!("the {} one step {} from {}", site, way, origin),
        },
    }
}

/// "with number A", "whose number is one plus two".
fn with_number(number: &Text, int: &Int) -> Text {
    match int {
        // A kind of piece where a place is asked for is the place with its number.
        Int::IdOfRole(_) | Int::IdOfPiece(_) => say!("whose number is that of {}", number),
        _ if number.as_str().starts_with("number ") => say!("with {}", number),
        _ => say!("whose number is {}", number),
    }
}

/// A name of the description that the text must keep, in single quotation marks.
pub(crate) fn quoted(name: &str) -> String {
    let digits = name.len() - name.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    match &name[name.len() - digits..] {
        "" => format!("‘{}’", crate::realise::spoken_name(name)),
        // Notes may differ in their number only.
        number => format!("‘{} {number}’", crate::realise::spoken_name(name)),
    }
}
