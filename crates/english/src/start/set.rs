//! Numbers, owners and marks at the start.

use language::booleans::Boolean;
use language::equipment::Item;
use language::refs::{AtOrRegion, AtOrTo, SiteOrRegion};
use language::regions::Region;
use language::start::StartRule;
use language::words::{Role, StoreKind};

use crate::facts::Shape;
use crate::ints::Number;
use crate::ints::components::Component;
use crate::plan::Passage;
use crate::realise::{Text, counted, listed_and, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

/// So many places may be named as left out.
const MOST_LEFT_OUT: usize = 4;

impl Teller<'_> {
    fn at_or_to(&self, at: &AtOrTo, scope: &Scope) -> Text {
        match at {
            AtOrTo::At(at) => self.place(at, scope).text,
            AtOrTo::To(region) => self.each_of(region, scope),
        }
    }

    /// "each hole of the inner row": the places of a region, one by one.
    fn each_of(&self, region: &Region, scope: &Scope) -> Text {
        let area = self.area(region, scope);
        if area.single.as_str() == area.plural.as_str() {
            return area.plural;
        }
        if let Some(rest) = self.nearly_all(region) {
            return rest.tell_all(area.plural.told());
        }
        let sites = self.places.words(None);
        let listed = matches!(region, Region::SitesList(_));
        let board = area.plural.as_str().starts_with("the board");
        if listed || !board && area.plural.as_str().contains(&sites) {
            say!("each of {}", area.plural)
        } else {
            say!("each {} of {}", self.site(), area.plural)
        }
    }

    /// "each hole except A1 and F2", "each hole, but not in the stores": a region that leaves out very few places.
    fn nearly_all(&self, region: &Region) -> Option<Text> {
        let joined = matches!(
            region,
            Region::Union(_)
                | Region::Difference(_)
                | Region::Intersection(_)
                | Region::SitesTrack(_)
        );
        let sites = self.fixed(region).filter(|_| joined)?;
        let count = u32::try_from(self.places.count()?).ok()?;
        let rest: Vec<u32> = (0..count).filter(|site| !sites.contains(site)).collect();
        let site = self.site();
        if rest.is_empty() && !self.stores(count).is_empty() {
            return Some(format!("each {site} and in each store").into());
        }
        if !rest.is_empty() && rest == self.stores(count) {
            return Some(format!("each {site}, but not in the stores").into());
        }
        if rest.is_empty() || rest.len() > MOST_LEFT_OUT || sites.len() <= rest.len() {
            return None;
        }
        let names: Vec<Text> = rest
            .iter()
            .map(|site| Some(self.numbered_place(i32::try_from(*site).ok()?).into()))
            .collect::<Option<_>>()?;
        Some(say!("each {} except {}", site, listed_and(&names)))
    }

    /// The stores of a mancala board: its first and its last place.
    pub(crate) fn stores(&self, count: u32) -> Vec<u32> {
        let stores = self.items().iter().any(|item| {
            matches!(item, Item::MancalaBoard(board)
                if board.store != Some(StoreKind::None) && board.num_stores.is_none_or(|n| n == 2))
        });
        if stores { vec![0, count.saturating_sub(1)] } else { vec![] }
    }

    /// "one of White's men", by the number of a piece: a description that sets a player's sites means the piece with that player's
    /// number, and of neutral or common pieces the first.
    fn set_piece(&self, role: Role) -> Option<Text> {
        let pieces = self.numbered_pieces();
        let piece = match crate::facts::number_of(role) {
            Some(player) => pieces.get(player.checked_sub(1)?),
            None => pieces.iter().find(|piece| self.pieces.kinds[piece.kind].role == role),
        }?;
        Some(self.owned_one(*piece))
    }

    /// "one of White's men", "a rock".
    fn owned_one(&self, piece: Component) -> Text {
        let name = &self.pieces.kinds[piece.kind].spoken;
        match piece.owner.filter(|_| self.players.count() > 1) {
            Some(owner) => {
                say!("one of {} {}", self.players.one(owner).possessive(), plural(name))
            }
            None => with_article(name).into(),
        }
    }

    /// "place one of White's men on each square of the bottom row".
    fn set_out(&self, role: Role, place: Text, scope: &Scope) -> Text {
        match self.set_piece(role) {
            Some(piece) => say!("place {} on {}", piece, place),
            None => say!("{} belongs to {}", place, self.role(role, scope).name),
        }
    }

    /// What is counted out at the start: the kind that is named last.
    fn counted_out(&self, number: &Number) -> Text {
        let last = self.numbered_pieces().last().copied();
        let owner = last.and_then(|piece| piece.owner).filter(|_| self.players.count() > 1);
        let word = last.map_or(&self.pieces.word, |piece| &self.pieces.kinds[piece.kind].spoken);
        match (owner, number.constant) {
            (Some(owner), _) => {
                let whose = self.players.one(owner).possessive();
                say!("{} of {} {}", number.text, whose, plural(word))
            }
            (None, Some(value)) => number.text.reworded(counted(value, word)),
            (None, None) => say!("{} {}", number.text, plural(word)),
        }
    }

    pub(super) fn start_set(&self, rule: &StartRule, scope: &Scope) -> Passage {
        let text: Text = match rule {
            StartRule::SetCount(node) => {
                let number = self.number(&node.value, scope);
                let what = self.counted_out(&number);
                let place = self.at_or_to(&node.at, scope);
                let on = if self.places.shape == Shape::Holes { "in" } else { "on" };
                say!("put {} {} {}", what, on, place).tell(node.id)
            }
            StartRule::SetCost(node) => {
                let place = self.at_or_to(&node.at, scope);
                say!("the cost of {} is {}", place, self.number(&node.value, scope).text)
                    .tell(node.id)
            }
            StartRule::SetPhase(node) => {
                let place = self.at_or_to(&node.at, scope);
                say!(
                    "the colour of {} is number {}",
                    place,
                    self.number(&node.value, scope).plus_one()
                )
                .tell(node.id)
            }
            StartRule::SetScore(node) => {
                let number = self.number(&node.value, scope);
                let value = number
                    .constant
                    .map_or(number.text.clone(), |value| number.text.reworded(value.to_string()));
                let who = node.role.map(|role| self.role(role, scope));
                match who {
                    Some(person) if person.name.as_str() == "each player" || person.plural => {
                        say!("every player's score starts at {}", value)
                    }
                    Some(person) => say!("{} score starts at {}", person.possessive(), value),
                    None => say!("every player's score starts at {}", value),
                }
                .tell(node.id)
            }
            StartRule::SetAmount(node) => {
                let value = self.number(&node.value, scope).text;
                let who: Text =
                    node.role.map_or("each player".into(), |role| self.role(role, scope).name);
                if self.bets() {
                    say!("{} starts with a stake of {}", who, value).tell(node.id)
                } else {
                    say!("{} starts with {} in money", who, value).tell(node.id)
                }
            }
            StartRule::SetTeam(node) => {
                let names: Vec<Text> =
                    node.roles.iter().map(|role| self.role(*role, scope).name).collect();
                let team = self.number(&node.index, scope);
                let number = team
                    .constant
                    .map_or(team.text.clone(), |value| team.text.reworded(value.to_string()));
                let form = if names.len() > 1 { "form" } else { "is alone in" };
                say!("{} {} team {}", listed_and(&names), form, number).tell(node.id)
            }
            StartRule::SetRememberValue(node) => {
                let places = self.remembered_places(node.name.as_deref());
                if let (SiteOrRegion::Site(site), Some(places)) = (&node.value, &places) {
                    let place = self.place(site, scope).text;
                    return Passage::of(
                        say!("{} is at first one of {}", place, places).tell(node.id),
                    );
                }
                let what = match &node.value {
                    SiteOrRegion::Site(site) => self.kept(site, scope),
                    SiteOrRegion::Region(region) => self.area(region, scope).plural,
                };
                let whole = match what.as_str() {
                    "the board" => what.reworded(format!("all {}", self.places.words(None))),
                    _ => what.clone(),
                };
                match (node.name.as_deref(), places) {
                    _ if let Some((None, quality)) =
                        self.remembered_quality(node.name.as_deref()) =>
                    {
                        say!("at first, {} are {}", whole, quality)
                    }
                    (_, Some(places)) => say!("{} are at first {}", places, what),
                    (Some(name), None) => say!("remember {} as {}", what, self.kept_name(name)),
                    (None, None) => say!("remember {}", what),
                }
                .tell(node.id)
            }
            StartRule::SetHidden(node) => {
                let place = match &node.at {
                    AtOrRegion::At(at) => {
                        let place = self.place(at, scope);
                        self.piece_at_level(&place, node.level.as_ref(), scope)
                    }
                    AtOrRegion::Region(region) => {
                        say!("the pieces {}", self.area(region, scope).within())
                    }
                };
                let part = self.hidden_part(node.data.as_ref().map_or(&[], |data| data));
                let person = self.role(node.to, scope);
                let hidden = !matches!(node.value, Some(Boolean::Constant(false)));
                if hidden {
                    let parts = node.data.as_ref().map_or(0, |data| data.len());
                    let one = parts == 1 || parts == 0 && !place.as_str().starts_with("the pieces");
                    let stay = if one { "stays" } else { "stay" };
                    say!("{}{} {} hidden from {}", part, place, stay, person.name).tell(node.id)
                } else {
                    say!("{} may see {}{}", person.name, part, place).tell(node.id)
                }
            }
            StartRule::SetOwnerAt(node) => {
                let place = match (&node.coord, &node.site) {
                    (Some(coord), _) => coord.to_string().into(),
                    (None, Some(site)) => self.place(site, scope).text,
                    (None, None) => "the board".into(),
                };
                self.set_out(node.role, place, scope).tell(node.id)
            }
            StartRule::SetOwnerOn(node) => {
                let each = |names: Vec<Text>| say!("each of {}", listed_and(&names));
                let places = match (&node.sites, &node.region, &node.coords) {
                    (Some(sites), _, _) => {
                        each(sites.iter().map(|site| self.place(site, scope).text).collect())
                    }
                    (None, Some(region), _) => self.each_of(region, scope),
                    (None, None, Some(coords)) => {
                        each(coords.iter().map(|coord| Text::from(coord.to_string())).collect())
                    }
                    (None, None, None) => format!("each {}", self.site()).into(),
                };
                self.set_out(node.role, places, scope).tell(node.id)
            }
            StartRule::Set(node) => {
                let given: Vec<(i32, i32)> = node
                    .pairs
                    .iter()
                    .filter_map(|pair| match pair.as_slice() {
                        [site, value] => Some((*site, *value)),
                        _ => None,
                    })
                    .collect();
                if let Some(table) = self.grid(&given, node.id) {
                    let mut passage = Passage::of(
                        Text::from("these values are given and cannot be changed:").tell(node.id),
                    );
                    passage.extend(table);
                    return passage;
                }
                let pairs: Vec<Text> = node
                    .pairs
                    .iter()
                    .filter_map(|pair| match pair.as_slice() {
                        [site, value] => {
                            Some(format!("{} is {value}", self.numbered_place(*site)).into())
                        }
                        _ => None,
                    })
                    .collect();
                let mut passage = Passage::of(
                    Text::from("some values are given and cannot be changed:").tell(node.id),
                );
                let items = pairs
                    .chunks(10)
                    .map(|chunk| Passage::of(listed_and(chunk).tell(node.id)))
                    .collect();
                passage.list(false, items);
                return passage;
            }
            _ => return Passage::default(),
        };
        Passage::of(text)
    }
}
