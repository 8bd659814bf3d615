//! Connections, loops and other shapes of pieces.

use language::booleans::{Boolean, ConnectTargets, Degree, IsConnect, IsLoop};
use language::directions::Direction;
use language::equipment::{Item, RegionSource};
use language::refs::{PlayerRef, Surrounders};
use language::words::{IsConnectKind, Role as PlayerRole, StaticRegion};

use crate::facts::{Person, Shape};
use crate::notes::Sort;
use crate::plan::{Condition, Role};
use crate::realise::{Text, listed_and, listed_or, say, word_count};
use crate::regions::Area;
use crate::scope::Scope;
use crate::teller::Teller;

/// Areas to be linked that have more words than this are named by letters.
const MOST_WORDS: usize = 18;

impl Teller<'_> {
    pub(super) fn is_connect(&self, node: &IsConnect, scope: &Scope) -> Condition {
        let number = node.number.as_ref().map(|number| self.number(number, scope));
        let mut targets: Text = match &node.targets {
            ConnectTargets::Role(role) => {
                let person = self.role(*role, scope);
                // Where the sides have a name it is used.
                let sides = self.only_region_name().map(|name| self.name_words(name));
                match (&number, sides) {
                    (Some(number), None) => {
                        say!("{} of {} sides", number.text, person.possessive())
                    }
                    (None, None) if self.has_two_sides() => {
                        say!("both of {} sides", person.possessive())
                    }
                    (None, None) => say!("all of {} sides", person.possessive()),
                    (Some(number), Some(name)) => {
                        say!("{} parts of {} {}", number.text, person.possessive(), name)
                    }
                    (None, Some(name)) if self.has_two_sides() => {
                        say!("both parts of {} {}", person.possessive(), name)
                    }
                    (None, Some(name)) => {
                        say!("all parts of {} {}", person.possessive(), name)
                    }
                }
            }
            ConnectTargets::Regions(regions) => {
                let all = i64::try_from(regions.len()).ok();
                let areas: Vec<Area> =
                    regions.iter().map(|region| self.area(region, scope)).collect();
                // "one of A1, B1 and C1 with one of A5, B5 and C5": areas that have no name but their places.
                let ends = match areas.as_slice() {
                    [one, other] if number.as_ref().is_none_or(|it| it.constant == all) => {
                        one.listed().zip(other.listed())
                    }
                    _ => None,
                };
                let names: Vec<Text> = areas.into_iter().map(|area| area.plural).collect();
                let words: usize = names.iter().map(|name| word_count(name.as_str())).sum();
                let names: Vec<Text> = match words > MOST_WORDS {
                    true => names.into_iter().map(|name| self.lettered(Sort::Area, name)).collect(),
                    false => names,
                };
                match &number {
                    _ if let Some((one, other)) = &ends => {
                        let told = number.as_ref().map(|it| it.text.told().to_vec());
                        say!("{} with {}", one, other).tell_all(&told.unwrap_or_default())
                    }
                    Some(number)
                        if number.constant == all
                            && !names.iter().any(|name| name.as_str().contains(" and ")) =>
                    {
                        listed_and(&names).tell_all(number.text.told())
                    }
                    Some(number) => say!("{} of these: {}", number.text, listed_and(&names)),
                    None => listed_and(&names),
                }
            }
            ConnectTargets::Static(kind) => {
                let what = static_region(*kind);
                match &number {
                    Some(number) => say!("{} different {}", number.text, what),
                    None => format!("all {what}").into(),
                }
            }
        };
        let meant = |way: &Direction| matches!(way, Direction::Absolute(way) if self.means_linked(*way, node.id));
        if let Some(direction) = node.directions.as_ref().filter(|way| !meant(way)) {
            targets = say!("{} (stepping {})", targets, self.direction(direction, scope));
        }
        let subject: Text = match &node.at {
            Some(at) => {
                let place = self.place(at, scope);
                say!("the group of {}", self.piece_at(&place, scope))
            }
            None => say!("the group of {}", scope.last_piece),
        };
        self.term("group", node.id);
        if node.directions.is_none() && self.places.shape == Shape::Squares {
            self.term("diagonal links", node.id);
        }
        let condition = match node.kind {
            IsConnectKind::Connected => Condition::fact(
                Role::Other,
                subject,
                say!("links {}", targets),
                say!("does not link {}", targets),
            ),
            IsConnectKind::Blocked => {
                let whose: Text = match &node.targets {
                    ConnectTargets::Role(role) => self.role(*role, scope).possessive(),
                    _ => "your".into(),
                };
                let chain = say!("chain of {} {}", whose, self.pieces.words());
                Condition::fact(
                    Role::Other,
                    "",
                    say!("no {} can link {} any more", chain, targets),
                    say!("a {} can still link {}", chain, targets),
                )
            }
        };
        condition.tell(node.id)
    }

    /// Whether the area of every player consists of two parts.
    fn has_two_sides(&self) -> bool {
        let parts = |item: &Item| match item {
            Item::Regions(regions) if regions.role.is_some() => match &regions.sites {
                RegionSource::Regions(parts) => Some(parts.len()),
                _ => Some(1),
            },
            _ => None,
        };
        let mut counted = self.items().iter().filter_map(parts).peekable();
        counted.peek().is_some() && counted.all(|parts| parts == 2)
    }

    pub(super) fn is_loop(&self, node: &IsLoop, scope: &Scope) -> Condition {
        let mut text: Text = "a closed loop".into();
        match &node.surround {
            Some(Surrounders::Surround(role)) => {
                text =
                    say!("{} around at least one piece of {}", text, self.role(*role, scope).name);
            }
            Some(Surrounders::Roles(roles)) => {
                let names: Vec<Text> =
                    roles.iter().map(|role| self.role(*role, scope).name).collect();
                text = say!("{} around at least one piece of {}", text, listed_or(&names));
            }
            None => {}
        }
        if let Some(direction) = &node.directions {
            text = say!("{} (stepping {})", text, self.direction(direction, scope));
        }
        if node.path == Some(true) {
            text = say!("{} of one coloured path", text);
        }
        if let Some(colour) = &node.colour {
            text = say!("{} in {} colour", text, self.person(colour, scope).possessive());
        }
        let subject = scope.last_piece.clone();
        Condition::fact(
            Role::Other,
            subject,
            say!("completes {}", text),
            say!("does not complete {}", text),
        )
        .tell(node.id)
    }

    /// "your lines", "the neutral lines".
    fn lines_of(&self, player: &PlayerRef, person: &Person) -> Text {
        match player {
            PlayerRef::Role(PlayerRole::Neutral) => "the neutral lines".into(),
            PlayerRef::Role(PlayerRole::All | PlayerRole::Shared) => "the lines".into(),
            _ => say!("{} lines", person.possessive()),
        }
    }

    pub(super) fn is_graph(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        match boolean {
            Boolean::IsTree(node) => {
                let person = self.player_ref(&node.player, scope);
                let what = match node.kind.word() {
                    "Tree" => "form a tree (connected, without a loop)",
                    "SpanningTree" => "form a tree that reaches every point",
                    "CaterpillarTree" => {
                        "form a tree in which all points lie on or next to one path"
                    }
                    _ => "form a tree with its centre there",
                };
                let no = what.replacen("form", "do not form", 1);
                Condition::fact(Role::Other, self.lines_of(&node.player, &person), what, no)
                    .tell(node.id)
            }
            Boolean::IsRegularGraph(node) => {
                let person = self.player_ref(&node.player, scope);
                let degree: Text = match &node.degree {
                    Some(Degree::K(k)) => say!("exactly {}", self.number(k, scope).text),
                    Some(Degree::Odd(_)) => "an odd number".into(),
                    Some(Degree::Even(_)) => "an even number".into(),
                    None => "the same number".into(),
                };
                Condition::fact(
                    Role::Other,
                    "",
                    say!("every point has {} of {}", degree, self.lines_of(&node.player, &person)),
                    say!(
                        "not every point has {} of {}",
                        degree,
                        self.lines_of(&node.player, &person)
                    ),
                )
                .tell(node.id)
            }
            Boolean::IsPath(node) => {
                let person = self.player_ref(&node.player, scope);
                let length = self.range(&node.length, scope);
                let closed = if matches!(node.closed, Some(Boolean::Constant(true))) {
                    "closed path"
                } else {
                    "path"
                };
                let mut what = say!("a {} {} lines", closed, length);
                if let Some(from) = &node.from {
                    what = say!("{} from {}", what, self.place(from, scope).text);
                }
                Condition::fact(
                    Role::Other,
                    person.name.clone(),
                    say!("{} made {}", person.verb("have"), what),
                    say!("{} not made {}", person.verb("have"), what),
                )
                .tell(node.id)
            }
            Boolean::IsAngle(node) => {
                let place = self.place(&node.at, scope);
                let angle = match node.kind.word() {
                    "Acute" => "an acute angle",
                    "Right" => "a right angle",
                    "Obtuse" => "an obtuse angle",
                    _ => "a reflex angle",
                };
                let site = self.site();
                let inner = Scope { to: format!("one {site}").into(), ..scope.clone() };
                let first = self.squeezed(&self.condition(&node.condition_site, &inner));
                let inner = Scope { to: format!("the other {site}").into(), ..scope.clone() };
                let second = self.squeezed(&self.condition(&node.condition_site2, &inner));
                Condition::fact(
                    Role::Other,
                    place.text,
                    say!(
                        "is the corner of {} between two neighbours where {} and {}",
                        angle,
                        first,
                        second
                    ),
                    say!(
                        "is not the corner of {} between two neighbours where {} and {}",
                        angle,
                        first,
                        second
                    ),
                )
                .tell(node.id)
            }
            _ => Condition::Always,
        }
    }
}

/// A static region in words.
pub(crate) fn static_region(kind: StaticRegion) -> &'static str {
    match kind {
        StaticRegion::Rows => "rows",
        StaticRegion::Columns => "columns",
        StaticRegion::AllDirections => "rows, columns and diagonals",
        StaticRegion::HintRegions => "regions with hints",
        StaticRegion::Layers => "layers",
        StaticRegion::Diagonals => "diagonals",
        StaticRegion::SubGrids => "blocks",
        StaticRegion::Regions => "regions",
        StaticRegion::Vertices => "points",
        StaticRegion::Corners => "corners",
        StaticRegion::Sides => "sides of the board",
        StaticRegion::SidesNoCorners => "sides of the board (corners not counted)",
        StaticRegion::AllSites => "places of the board",
        StaticRegion::Touching => "touching places",
    }
}
