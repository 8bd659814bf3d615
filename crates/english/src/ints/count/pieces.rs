//! Pieces and places that are counted.

use language::ints::{Count, CountPieces, CountWhere};
use language::refs::{ContainerRef, PlayerRef, RoleOrOf, SiteOrRegion, WhatOrWhats};
use language::regions::{Region, SitesAround};
use language::words::{CountSiteKind, Role as PlayerRole, SiteType};

use super::Counted;
use syntax::NodeId;

use crate::facts::{Person, Shape};
use crate::plan::Role;
use crate::realise::{Text, listed_or, plural, say, with_article, word_count};
use crate::regions::Area;
use crate::scope::Scope;
use crate::teller::Teller;

/// Neighbours in more words than this go by a name.
const LONGEST_AROUND: usize = 18;
/// Where pieces are that count although they are not on the board.
pub(crate) const ANYWHERE: &str = "on the board or in hand";

impl Teller<'_> {
    pub(super) fn counted_pieces(&self, node: &CountPieces, scope: &Scope) -> Counted {
        let (thing, things) = match node.name.as_deref() {
            // The dominoes that nobody has drawn yet.
            Some("Bag") => ("domino left to draw".to_owned(), "dominoes left to draw".to_owned()),
            Some(name) => self.pieces.containing(name),
            None if let Some(RoleOrOf::Role(role @ (PlayerRole::Neutral | PlayerRole::Shared))) =
                &node.owner =>
            {
                self.pieces.unowned(*role)
            }
            None => (self.pieces.word.clone(), self.pieces.words()),
        };
        let (mut thing, mut things): (Text, Text) = (thing.into(), things.into());
        let mut apart = None;
        let aboard_all =
            node.within.as_ref().is_some_and(|region| is_aboard(region, node)) && !self.stacks();
        if aboard_all {
            thing = say!("{} on the board", thing);
            things = say!("{} on the board", things);
        }
        if let Some(region) = &node.within
            && !is_everywhere(region)
            && !aboard_all
        {
            let within = match near_own(region, node).filter(|_| !self.stacks()) {
                Some((near, occupied)) => {
                    let within = self.area(near, scope).within().tell(occupied[0]);
                    within.tell_all(&self.whole(occupied[1]))
                }
                None => self.area(region, scope).within(),
            };
            apart = Some((things.clone(), within.clone())).filter(|_| node.condition.is_none());
            thing = say!("{} {}", thing, within);
            things = say!("{} {}", things, within);
        }
        let anywhere = node.within.as_ref().is_none_or(is_everywhere);
        // Hands have cells: among the points of a board there are no pieces in hand.
        let aboard = node.within.is_some() && self.places.default != SiteType::Cell;
        if anywhere && aboard && self.starts_in_hand() {
            thing = say!("{} on the board", thing);
            things = say!("{} on the board", things);
        }
        let everywhere = anywhere && !aboard && node.condition.is_none();
        if everywhere && scope.ending && self.may_lie_in_hand() {
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
        let said = node.within.as_ref().filter(|_| anywhere || aboard_all);
        if let Some(Region::SitesOccupied(all)) = said {
            counted = self.whole(all.id).into_iter().fold(counted, Counted::tell);
        }
        counted.apart = apart;
        counted.owner = match &node.owner {
            Some(RoleOrOf::Role(PlayerRole::All | PlayerRole::Shared | PlayerRole::Neutral))
            | None => self.owner_by_name(node.name.as_deref()),
            Some(RoleOrOf::Role(role)) => Some(self.role(*role, scope)),
            Some(RoleOrOf::Of(of)) => Some(self.person(of, scope)),
        };
        counted
    }

    /// Whose pieces are meant where their name says it: "Disc2" are those of the second player.
    fn owner_by_name(&self, name: Option<&str>) -> Option<Person> {
        let name = name?;
        let numbered = name.ends_with(|c: char| c.is_ascii_digit())
            && !self.pieces.kinds.iter().any(|kind| kind.name.contains(name));
        let number = self.pieces.named(name).1.filter(|_| numbered)?;
        (number <= self.players.count()).then(|| self.players.one(number))
    }

    pub(super) fn counted_sites(&self, node: &Count, scope: &Scope) -> Counted {
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
                    // What stands around a place may be said of the place, as long as it has no name of its own.
                    Some(CountWhere::In(Region::SitesAround(around)))
                        if let Some(area) = self.few_around(around, scope) =>
                    {
                        area
                    }
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
                self.counted_area(area, site).tell(node.id)
            }
            Some(kind) if kind != CountSiteKind::Off => {
                let below = kind == CountSiteKind::SitesPlatformBelow;
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
                    (Some(who), _) if below => {
                        say!("{} {} {}", self.owner_word(who, scope), relation, place)
                    }
                    (None, None) if below => say!("{} {}", relation, place),
                    (Some(who), _) => {
                        say!("{} {} of {}", self.owner_word(who, scope), relation, place)
                    }
                    (None, Some(what)) => {
                        let kinds = listed_or(&self.kinds_asked(what, scope));
                        say!("{} of {} that are like {}", relation, place, kinds)
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
                    let kinds = self.kinds_asked(what, scope);
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
                let mut counted = Counted::of(thing, things).tell(node.id);
                counted.place = Some((role, place, word));
                counted
            }
        }
    }

    /// The places around another one of which no more is said than what they hold.
    fn few_around(&self, node: &SitesAround, scope: &Scope) -> Option<Area> {
        let plain = matches!(node.site, SiteOrRegion::Site(_));
        let area = plain.then(|| self.around(node, scope))?;
        let words = area.plural.as_str();
        (word_count(words) <= LONGEST_AROUND && !words.contains(" for which ")).then_some(area)
    }

    /// The places of an area, counted; where pieces make it up, these.
    pub(super) fn counted_area(&self, area: Area, site: &str) -> Counted {
        let (thing, things) = match &area.pieces {
            // A place counts once, however many pieces stand there.
            Some((one, many)) if self.mixes() && self.as_stacks(one, many).is_some() => {
                if let Some(node) = area.single.told().first() {
                    self.term("stack", *node);
                }
                let told = area.single.told();
                let (one, many) = self.as_stacks(one, many).unwrap_or_default();
                (one.tell_all(told), many.tell_all(told))
            }
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
        let mut counted = Counted::of(thing, things);
        counted.owner = area.owner;
        counted
    }

    /// "stacks on the cells next to it" for "pieces on the cells next to it".
    fn as_stacks(&self, one: &Text, many: &Text) -> Option<(Text, Text)> {
        let as_stack = |text: &Text, piece: &str, stack: &str| {
            let rest = text.as_str().strip_prefix(piece)?;
            // What is on top of a stack is one for each stack already.
            if rest.contains("on top of") {
                return None;
            }
            (rest.is_empty() || rest.starts_with(' '))
                .then(|| text.reworded(format!("{stack}{rest}")))
        };
        let one = as_stack(one, &self.pieces.word, "stack")?;
        Some((one, as_stack(many, &self.pieces.words(), "stacks")?))
    }

    /// The kinds of pieces that are asked for.
    fn kinds_asked(&self, what: &WhatOrWhats, scope: &Scope) -> Vec<Text> {
        match what {
            WhatOrWhats::What(what) => vec![self.kind(what, scope)],
            WhatOrWhats::Whats(whats) => whats.iter().map(|what| self.kind(what, scope)).collect(),
        }
    }
}

/// Whether pieces are counted on the board, wherever they stand there: among their own places.
fn is_aboard(region: &Region, counted: &CountPieces) -> bool {
    let Region::SitesOccupied(node) = region else { return false };
    let whose = match (&node.player, &counted.owner) {
        (PlayerRef::Role(PlayerRole::All), _) => true,
        (PlayerRef::Role(one), Some(RoleOrOf::Role(other))) => one == other,
        _ => false,
    };
    let board = |container: &ContainerRef| match container {
        ContainerRef::Name(name) => &**name == "Board",
        ContainerRef::Index(_) => false,
    };
    whose
        && node.container.as_ref().is_some_and(board)
        && node.component.is_none()
        && node.top.is_none()
        && node.on.is_none()
}

/// The rest of an area that also asks for the player's pieces, which are counted anyway; and the ludemes that ask for them.
fn near_own<'r>(region: &'r Region, counted: &CountPieces) -> Option<(&'r Region, [NodeId; 2])> {
    let Region::Intersection(both) = region else { return None };
    let [one, other] = &*both.regions else { return None };
    let own = |region: &Region| match region {
        Region::SitesOccupied(node) => {
            let whose = match (&node.player, &counted.owner) {
                (PlayerRef::Role(one), Some(RoleOrOf::Role(other))) => one == other,
                _ => false,
            };
            let plain = node.container.is_none() && node.component.is_none() && node.on.is_none();
            (whose && plain && node.top.is_none()).then_some(node.id)
        }
        _ => None,
    };
    own(other)
        .map(|id| (one, id))
        .or_else(|| own(one).map(|id| (other, id)))
        .map(|(rest, id)| (rest, [both.id, id]))
}

/// Whether an area is that of all pieces: what is counted on it is counted wherever it stands.
fn is_everywhere(region: &Region) -> bool {
    let Region::SitesOccupied(node) = region else { return false };
    matches!(node.player, PlayerRef::Role(PlayerRole::All))
        && node.container.is_none()
        && node.component.is_none()
        && node.top.is_none()
        && node.on.is_none()
}
