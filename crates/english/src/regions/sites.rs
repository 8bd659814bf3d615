//! Places that have a name: sides, rows, hands, paths, regions of the equipment.

use language::ints::Int;
use language::refs::PlayerRef;
use language::regions::{
    Region, SideRef, SitesIndex, SitesList, SitesRegion, SitesSimple, SitesTrack,
};
use language::words::{Role as PlayerRole, SitesIndexKind, SitesMoveKind, SitesSimpleKind};
use syntax::NodeId;

use super::Area;
use crate::facts::Shape;
use crate::realise::{Text, listed_and, listed_or, ordinal, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// Words that can end the name of an area as they are.
const AREA_WORDS: [&str; 22] = [
    "home", "row", "area", "zone", "side", "goal", "castle", "fortress", "river", "base", "camp",
    "den", "palace", "temple", "centre", "corner", "house", "track", "path", "prison", "store",
    "throne",
];

/// Areas put together in more words than this are told by their coordinates, where these are few.
const LONGEST_SUM: usize = 7;

impl Teller<'_> {
    /// The set of places that a region stands for.
    pub fn area(&self, region: &Region, scope: &Scope) -> Area {
        let made = match region {
            Region::Difference(node) => Some(node.id),
            Region::Intersection(node) => Some(node.id),
            Region::Union(node) => Some(node.id),
            Region::Expand(node) => Some(node.id),
            Region::SitesTrack(node) => Some(node.id),
            _ => None,
        };
        if let Some(area) = made.and_then(|node| self.landmark(region, node)) {
            return area;
        }
        let area = self.area_phrase(region, scope);
        if word_count(area.plural.as_str()) > LONGEST_SUM
            && let Some(known) = made.and_then(|node| self.coordinates(region, node))
        {
            return self.brief_area(known);
        }
        self.brief_area(area)
    }

    fn area_phrase(&self, region: &Region, scope: &Scope) -> Area {
        let site = self.site();
        let sites = self.places.words(None);
        match region {
            Region::SitesSimple(node) => self.simple(node),
            Region::SitesIndex(node) => self.indexed(node, scope),
            Region::SitesRegion(node) => self.named_region(node, scope),
            Region::SitesOccupied(node) => self.occupied(node, scope),
            Region::SitesTrack(node) => self.track_area(node, scope),
            Region::SitesHand(node) => {
                let person = node.player.as_ref().map(|player| self.player_ref(player, scope));
                let text = match person {
                    Some(person) => say!("{} hand", person.possessive()),
                    None => "your hand".into(),
                };
                Area::named(text, "place").tell(node.id)
            }
            Region::SitesWinning(node) => {
                let text: Text = "where a piece would win the game at once".into();
                Area::described(&text, site, &sites).tell_all_of(self.whole(node.id))
            }
            Region::SitesDistance(node) => self.at_distance(node, scope),
            Region::SitesSide(node) => {
                let text: Text = match &node.side {
                    Some(SideRef::Direction(direction)) => {
                        let way = self.absolute(*direction);
                        format!("the {} side", way.as_str().trim_start_matches("to the ")).into()
                    }
                    Some(SideRef::Role(role)) => {
                        say!("{} side of the board", self.role(*role, scope).possessive())
                    }
                    Some(SideRef::Player(player)) => {
                        say!("{} side of the board", self.person(&player.index, scope).possessive())
                            .tell(player.id)
                    }
                    None => "the edge of the board".into(),
                };
                Area::named(text, site).tell(node.id)
            }
            Region::SitesLineOfSight(node) => self.line_of_sight(node, scope),
            Region::SitesDirection(node) => self.in_direction(node, scope),
            Region::SitesAround(node) => self.around(node, scope),
            Region::SitesIncident(node) => self.incident(node, scope),
            Region::SitesStart(node) => {
                let own = matches!(
                    &node.piece.pieces,
                    language::moves::PieceNames::Index(Int::What(what)) if matches!(what.at, Int::From(_))
                );
                let text = if own {
                    say!("the starting {} of its kind", sites)
                        .tell_all(self.piece_ref(&node.piece, scope).told())
                } else {
                    say!("the starting {} of {}", sites, self.piece_ref(&node.piece, scope))
                };
                Area {
                    yes: say!("is one of {}", text),
                    no: say!("is not one of {}", text),
                    single: say!("one of {}", text),
                    ..Area::named(text, site)
                }
                .tell(node.id)
            }
            Region::SitesBetween(node) => self.between_places(node, scope),
            Region::SitesLargePiece(node) => {
                let place = self.place(&node.at, scope);
                Area::named(say!("the {} covered by {}", sites, self.piece_at(&place, scope)), site)
                    .tell(node.id)
            }
            Region::SitesRandom(node) => {
                let from = node.region.as_ref().map(|region| self.area(region, scope));
                let number = node.count.as_ref().map(|count| self.number(count, scope));
                let pool = from.map_or_else(|| Text::from("the board"), |area| area.plural);
                let text = match number {
                    Some(number) if number.constant != Some(1) => {
                        say!("{} {} chosen at random from {}", number.text, sites, pool)
                    }
                    Some(number) => say!("a {} chosen at random from {}", site, pool)
                        .tell_all(number.text.told()),
                    None => say!("a {} chosen at random from {}", site, pool),
                };
                Area::place(&text).tell(node.id)
            }
            Region::SitesCrossing(node) => {
                let place = self.place(&node.at, scope);
                let owner =
                    node.player.as_ref().map(|player| self.player_ref(player, scope).possessive());
                let text = match owner {
                    Some(owner) => say!("{} lines that cross {}", owner, place.text),
                    None => say!("the lines that cross {}", place.text),
                };
                Area::named(text, site).tell(node.id)
            }
            Region::SitesLoop(node) => self.inside_loop(node, scope),
            Region::SitesPattern(node) => {
                let text =
                    Text::from(format!("the {sites} of the pattern: {}", self.walk(&node.walk)));
                Area::named(text, site).tell_all_of(self.whole(node.id))
            }
            Region::SitesHidden(node) => {
                let person = self.player_ref(&node.player, scope);
                Area::described(&say!("hidden from {}", person.name), site, &sites).tell(node.id)
            }
            Region::SitesCoordinates(node) => {
                let names: Vec<Text> =
                    node.coords.iter().map(|coord| Text::from(coord.to_string())).collect();
                self.these_places(&names, node.id)
            }
            Region::SitesList(node) => self.listed_sites(node, scope),
            Region::SitesMove(node) => {
                let what = match node.kind {
                    SitesMoveKind::From => "starts from",
                    SitesMoveKind::Between => "passes over",
                    SitesMoveKind::To => "goes to",
                };
                let action = self.moves(&node.moves, scope);
                let text = say!("that such a move {}: {}", what, self.infinitive(&action));
                Area::described(&text, site, &sites).tell(node.id)
            }
            Region::SitesWalk(node) => {
                let from =
                    node.index.as_ref().map_or(scope.from.clone(), |at| self.place(at, scope).text);
                let turned =
                    !matches!(node.rotations, Some(language::booleans::Boolean::Constant(false)));
                let walk = self.leap(&node.walks, false, turned);
                Area::described(&say!("reached from {} by going {}", from, walk), site, &sites)
                    .tell(node.id)
            }
            Region::SitesGroup(node) => self.group(node, scope),
            Region::SitesEdge(node) => {
                let adjective = match node.kind.word() {
                    "Axial" => "axial",
                    "Horizontal" => "horizontal",
                    "Vertical" => "vertical",
                    "Angled" => "slanting",
                    "Slash" => "rising",
                    _ => "falling",
                };
                Area::quality(adjective, "line", "lines").tell(node.id)
            }
            Region::Sites(node) => Area::named("that area", site).tell(node.id),
            Region::LastBetween(node) => Area::described(
                &"between the start and the end of the last move".into(),
                site,
                &sites,
            )
            .tell(node.id),
            Region::Difference(node) => self.difference(node, scope),
            Region::Intersection(node) => self.intersection(node, scope),
            Region::Union(node) => self.union(node, scope),
            Region::If(node) => self.area_if(node, scope),
            Region::Expand(node) => self.expanded(node, scope),
            Region::ForEachSite(node) => self.filtered(node, scope),
            Region::ForEachOf(node) => {
                let inner = Scope {
                    site: say!("each of {}", self.area(&node.of, scope).plural),
                    ..scope.clone()
                };
                let area = self.area(&node.region, &inner);
                let of = self.area(&node.of, scope);
                Area { plural: say!("{}, for {}", area.plural, of.each()), ..area }.tell(node.id)
            }
            Region::ForEachPlayer(node) => {
                let players = self.numbers(&node.players, scope);
                let inner = Scope { player: say!("each of {}", players), ..scope.clone() };
                self.area(&node.region, &inner).tell(node.id)
            }
            Region::ForEachTeam(node) => {
                let inner = Scope { player: "each team".into(), ..scope.clone() };
                self.area(&node.region, &inner).tell(node.id)
            }
            Region::ForEachLevel(node) => {
                let place = self.place(&node.at, scope);
                Area::named(say!("the levels of the stack on {}", place.text), "level")
                    .tell_all_of(self.whole(node.id))
            }
        }
    }

    fn simple(&self, node: &SitesSimple) -> Area {
        let site = self.site_of(node.site_type);
        let sites = self.places.words(node.site_type);
        let hole = self.places.shape == Shape::Holes;
        let row = |name: &str| Area::named(name, site);
        match node.kind {
            SitesSimpleKind::Board => Area {
                yes: "is on the board".into(),
                no: "is not on the board".into(),
                ..row("the board")
            },
            SitesSimpleKind::Top if hole => row("the top row"),
            SitesSimpleKind::Top => row("the top row"),
            SitesSimpleKind::Bottom => row("the bottom row"),
            SitesSimpleKind::Left => row("the leftmost column"),
            SitesSimpleKind::Right => row("the rightmost column"),
            SitesSimpleKind::Inner => Area::quality("inner", site, &sites),
            SitesSimpleKind::Outer => Area::quality("outer", site, &sites),
            SitesSimpleKind::Perimeter => row("the edge of the board"),
            SitesSimpleKind::Corners => noun_area("corner", site, &sites),
            SitesSimpleKind::ConcaveCorners => noun_area("inward corner", site, &sites),
            SitesSimpleKind::ConvexCorners => noun_area("outward corner", site, &sites),
            SitesSimpleKind::Major => Area::quality("large", site, &sites),
            SitesSimpleKind::Minor => Area::quality("small", site, &sites),
            SitesSimpleKind::Centre => noun_area("centre", site, &sites),
            SitesSimpleKind::Hint => Area::named("the places with hints", site),
            SitesSimpleKind::ToClear => Area {
                yes: "holds a piece already captured in this turn".into(),
                no: "holds no piece already captured in this turn".into(),
                ..Area::named(format!("the {sites} of pieces already captured in this turn"), site)
            },
            SitesSimpleKind::LineOfPlay => Area::named("the ends of the layout", site),
            SitesSimpleKind::Playable => {
                Area::described(&"next to a piece already placed".into(), site, &sites)
            }
            SitesSimpleKind::Pending => match self.crossed_place() {
                Some(place) => Area::place(&place),
                None => Area::described(&"marked by the last move".into(), site, &sites),
            },
            SitesSimpleKind::LastTo => {
                Area::described(&"where the last move ended".into(), site, &sites)
            }
            SitesSimpleKind::LastFrom => {
                Area::described(&"where the last move began".into(), site, &sites)
            }
        }
        .tell(node.id)
    }

    fn indexed(&self, node: &SitesIndex, scope: &Scope) -> Area {
        let site = self.site_of(node.site_type);
        let sites = self.places.words(node.site_type);
        let number = node.index.as_ref().map(|index| self.number(index, scope));
        let constant = number.as_ref().and_then(|number| number.constant);
        let told = number.as_ref().map(|number| number.text.told().to_vec()).unwrap_or_default();
        let counted = |what: &str, from: &str| -> Area {
            let text: Text = match (constant, &number) {
                (Some(0), _) => format!("the first {what} from the {from}").into(),
                (Some(value), _) => {
                    format!("the {} {what} from the {from}", ordinal(value + 1)).into()
                }
                (None, Some(number))
                    if number.text.as_str().starts_with(&format!("the {what} of")) =>
                {
                    say!("{}", number.text)
                }
                (None, Some(number)) => {
                    say!("the {} with number {} (counting from zero)", what, number.text)
                }
                (None, None) => format!("that {what}").into(),
            };
            Area::named(text.tell_all(&told), site)
        };
        let area = match node.kind {
            SitesIndexKind::Row => counted("row", "bottom"),
            SitesIndexKind::Column => counted("column", "left"),
            SitesIndexKind::Layer => counted("layer", "ground"),
            SitesIndexKind::Phase => {
                let text: Text = match (constant, &number) {
                    (Some(0), _) => "of the colour of the bottom left corner".into(),
                    (Some(1), _) => "of the second colour".into(),
                    (_, Some(number)) => say!("of colour {}", number.plus_one()),
                    _ => "of that colour".into(),
                };
                Area::described(&text.tell_all(&told), site, &sites)
            }
            SitesIndexKind::Empty => match &node.index {
                Some(index) => {
                    let mut area = Area::quality("empty", site, &sites);
                    area.plural =
                        say!("the empty places of {}", self.person(index, scope).possessive());
                    area
                }
                None => Area::quality("empty", site, &sites),
            },
            SitesIndexKind::State => {
                let text = match &number {
                    Some(number) if number.constant == Some(0) => {
                        Text::from("with no mark").tell_all(&told)
                    }
                    Some(number) => say!("with mark {}", number.text),
                    None => "with a mark".into(),
                };
                Area::described(&text, site, &sites)
            }
            SitesIndexKind::Cell | SitesIndexKind::Edge => {
                let what = if node.kind == SitesIndexKind::Cell { "cell" } else { "line" };
                let text = match &number {
                    Some(number) => say!("the corners of {} {}", what, number.plus_one()),
                    None => format!("the corners of that {what}").into(),
                };
                Area::named(text, site)
            }
            SitesIndexKind::Support => {
                let whose = match &node.index {
                    Some(index) => say!("a {}", self.kind(index, scope)),
                    None => "that piece".into(),
                };
                Area::named(say!("the places that support {}", whose), site)
            }
        };
        area.tell(node.id)
    }

    /// "your home squares", "the fortresses".
    fn named_region(&self, node: &SitesRegion, scope: &Scope) -> Area {
        let owner = node.player.as_ref().map(|player| (player, self.player_ref(player, scope)));
        if node.name.is_none()
            && let Some(player) = &node.player
            && let Some(row) = self.seen_row(player)
        {
            return Area::named(row, self.site_of(node.site_type)).tell(node.id);
        }
        let noun: String = match node.name.as_deref() {
            Some(name) => self.region_noun(name),
            None => match self.only_region_name() {
                Some(name) => self.region_noun(name),
                None => self.unnamed_noun(),
            },
        };
        let text = match &owner {
            Some((
                PlayerRef::Role(
                    PlayerRole::All | PlayerRole::Shared | PlayerRole::Each | PlayerRole::Neutral,
                ),
                _,
            ))
            | None => Text::from(format!("the {noun}")),
            Some((_, person)) => say!("{} {}", person.possessive(), noun),
        };
        let singular_noun = AREA_WORDS.iter().any(|word| noun.ends_with(word));
        let area = if singular_noun {
            Area::named(text, self.site_of(node.site_type))
        } else {
            Area {
                single: say!("one of {}", text),
                yes: say!("is one of {}", text),
                no: say!("is not one of {}", text),
                plural: text.clone(),
                pieces: None,
                owner: None,
                one_piece: None,
            }
        };
        let area = match &node.player {
            Some(PlayerRef::Player(player)) => area.tell(player.id),
            _ => area,
        };
        area.tell(node.id)
    }

    /// The name of a region as a noun phrase without article.
    pub fn region_noun(&self, name: &str) -> String {
        let words = self.name_words(name);
        let last = words.rsplit(' ').next().unwrap_or_default();
        let is_plural = last.ends_with('s') && !last.ends_with("ss") && last != "cross";
        if is_plural || AREA_WORDS.contains(&last) {
            return words;
        }
        format!("{words} {}", self.places.words(None))
    }

    fn track_area(&self, node: &SitesTrack, scope: &Scope) -> Area {
        let path: Text = match (&node.player, node.name.as_deref()) {
            (Some(player), _) => say!("{} path", self.player_ref(player, scope).possessive()),
            (None, Some(name)) => self.track_name(name),
            (None, None) => "the path".into(),
        };
        let place = |int: &Int| self.place(int, scope).text;
        let text = match (&node.from, &node.to) {
            (Some(from), Some(to)) => {
                say!("the part of {} from {} to {}", path, place(from), place(to))
            }
            (Some(from), None) => say!("the part of {} from {} on", path, place(from)),
            (None, Some(to)) => say!("the part of {} up to {}", path, place(to)),
            (None, None) => path,
        };
        Area::named(text, self.site()).tell(node.id)
    }

    fn listed_sites(&self, node: &SitesList, scope: &Scope) -> Area {
        match &node.sites {
            language::ints::IntsOrArray::Array(array) => {
                let text = self.numbers(array, scope);
                Area {
                    single: say!("one of {}", text),
                    yes: say!("is one of {}", text),
                    no: say!("is not one of {}", text),
                    ..Area::named(text, self.site())
                }
                .tell(node.id)
            }
            language::ints::IntsOrArray::List(list) => {
                let names: Vec<Text> = list.iter().map(|int| self.place(int, scope).text).collect();
                self.these_places(&names, node.id)
            }
        }
    }

    /// Places by their names; many of them are named elsewhere.
    fn these_places(&self, names: &[Text], node: NodeId) -> Area {
        if names.len() <= 6 {
            return listed_places(names).tell(node);
        }
        let all = self.named_places(names, node);
        Area {
            single: say!("one of {}", all),
            yes: say!("is one of {}", all),
            no: say!("is none of {}", all),
            ..Area::named(all, self.site())
        }
        .tell(node)
    }
}

/// "the corner squares".
fn noun_area(noun: &str, site: &str, sites: &str) -> Area {
    Area {
        single: format!("a {noun} {site}").into(),
        plural: format!("the {noun} {sites}").into(),
        yes: format!("is a {noun} {site}").into(),
        no: format!("is not a {noun} {site}").into(),
        pieces: None,
        owner: None,
        one_piece: None,
    }
}

/// Places by name: "A1 and B2".
pub(crate) fn listed_places(names: &[Text]) -> Area {
    if let [only] = names {
        return Area::place(only);
    }
    let (and, or) = (listed_and(names), listed_or(names));
    Area {
        single: or.clone(),
        plural: and,
        yes: say!("is {}", or),
        no: say!("is none of {}", listed_and(names)),
        pieces: None,
        owner: None,
        one_piece: None,
    }
}
