//! Sets of places that the language names, each by its form.

use language::ints::Int;
use language::refs::PlayerRef;
use language::regions::{Region, SideRef};
use language::words::{Role as PlayerRole, SitesMoveKind};

use super::Area;
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

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
                let common = matches!(
                    node.player,
                    Some(PlayerRef::Role(
                        PlayerRole::Shared | PlayerRole::All | PlayerRole::Neutral
                    ))
                );
                let text = match person {
                    Some(person) if common => person.name.reworded("the common hand"),
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
                    // The side of a player is the one that the player faces, not the one where the player sits.
                    Some(SideRef::Role(role)) => {
                        let person = self.role(*role, scope);
                        say!("the side of the board that {} {}", person.name, person.verb("face"))
                    }
                    Some(SideRef::Player(player)) => {
                        let person = self.person(&player.index, scope);
                        say!("the side of the board that {} {}", person.name, person.verb("face"))
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
                let around = self.fixed(region).and_then(|it| self.around_centre(&it, node.id));
                around.map_or_else(|| self.these_places(&names, node.id), |it| it.tell(node.id))
            }
            Region::SitesList(node) => self.listed_sites(node, scope),
            Region::SitesMove(node) => {
                let thought = Scope { asked: true, ..scope.clone() };
                let deed = self.infinitive(&self.moves(&node.moves, &thought));
                let (which, yes, no) = match node.kind {
                    SitesMoveKind::From => ("from", "is one from", "is not one from"),
                    SitesMoveKind::Between => ("over", "is one over", "is not one over"),
                    SitesMoveKind::To => ("to", "is one to", "is not one to"),
                };
                let moved = match node.kind {
                    SitesMoveKind::From => say!("which you can {}", deed),
                    _ => say!("which a piece comes if you {}", deed),
                };
                Area {
                    yes: say!("{} {}", yes, moved),
                    no: say!("{} {}", no, moved),
                    ..Area::described(&say!("{} {}", which, moved), site, &sites)
                }
                .tell(node.id)
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
            Region::Sites(node) => {
                let name = if self.is_group(node.id) { "that group" } else { "that area" };
                self.lettered_area(name.into()).tell(node.id)
            }
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
                let plural = say!("{}, for {}", area.plural, of.each());
                Area { plural, near: None, ..area }.tell(node.id)
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
}

impl Teller<'_> {
    /// What a place of a region is called: the lines of a board of cells are lines.
    pub(crate) fn site_in(&self, region: &Region) -> &'static str {
        match region {
            Region::SitesIncident(node) => self.site_of(Some(node.result_type)),
            Region::ForEachSite(node) => self.site_in(&node.region),
            Region::Difference(node) => self.site_in(&node.source),
            _ => self.site(),
        }
    }

    /// Whether the places in question are those of a group that a rule has reached.
    pub(crate) fn is_group(&self, node: syntax::NodeId) -> bool {
        let links = &self.state.links;
        links
            .ancestors(node)
            .any(|outer| links.is(outer, "forEach", "Group") || links.is(outer, "all", "Groups"))
    }
}
