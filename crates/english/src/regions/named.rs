//! Areas and paths that a description gives a name.

use language::equipment::Item;
use language::ints::Int;
use language::refs::PlayerRef;
use language::regions::{SitesRegion, SitesTrack};
use language::words::{Role as PlayerRole, SiteType};

use super::Area;
use crate::realise::{Text, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

/// Words that can end the name of an area as they are.
const AREA_WORDS: [&str; 22] = [
    "home", "row", "area", "zone", "side", "goal", "castle", "fortress", "river", "base", "camp",
    "den", "palace", "temple", "centre", "corner", "house", "track", "path", "prison", "store",
    "throne",
];

impl Teller<'_> {
    /// Whether a name is the coordinate of a place, and not that of an area.
    fn is_place_name(&self, name: &str, kind: Option<SiteType>) -> bool {
        let area = |item: &Item| matches!(item, Item::Regions(regions) if regions.name.as_deref() == Some(name));
        self.places.is_label(name, kind) && !self.items().iter().any(area)
    }

    /// "your home squares", "the fortresses".
    pub(super) fn named_region(&self, node: &SitesRegion, scope: &Scope) -> Area {
        if node.player.is_none()
            && let Some(area) = self.lined_area(node.name.as_deref())
        {
            return area.tell(node.id);
        }
        let owner = node.player.as_ref().map(|player| (player, self.player_ref(player, scope)));
        if node.name.is_none()
            && let Some(player) = &node.player
            && let Some(row) = self.seen_row(player, scope)
        {
            return Area::named(row, self.site_of(node.site_type)).tell(node.id);
        }
        if let Some(name) = node.name.as_deref()
            && node.player.is_none()
            && self.is_place_name(name, node.site_type)
        {
            let place: Text = match node.site_type.filter(|kind| *kind != self.places.default) {
                Some(kind) => format!("{} {name}", self.site_of(Some(kind))).into(),
                None => name.into(),
            };
            return Area::place(&place).tell(node.id);
        }
        let name = node.name.as_deref().or_else(|| self.only_region_name());
        let noun: String = match name {
            Some(name) => self.region_noun(name),
            None => self.unnamed_noun(),
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
        let area = if self.names_one_place(name) {
            Area::place(&text)
        } else if singular_noun {
            Area::named(text, self.site_of(node.site_type))
        } else {
            Area {
                single: say!("one of {}", text),
                yes: say!("is one of {}", text),
                no: say!("is not one of {}", text),
                plural: text.clone(),
                pieces: None,
                owner: None,
                near: None,
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
        let words = match self.neutral_names.get(crate::facts::owned_stem(name)) {
            Some(neutral) if !name.ends_with(|c: char| c.is_ascii_digit()) => neutral.clone(),
            _ => with_compass(self.name_words(name)),
        };
        // "The orthogonal places centre" is a name for those who write descriptions.
        if words.contains("centre") && words.contains(' ') && self.surrounds_centre(name) {
            return format!("{} next to the centre {}", self.places.words(None), self.site());
        }
        let last = words.rsplit(' ').next().unwrap_or_default();
        if is_plural(&words) || AREA_WORDS.contains(&last) {
            return words;
        }
        let one = self.names_one_place(Some(name));
        if last == self.site() {
            return if one { words } else { crate::realise::plural(&words) };
        }
        let site = if one { self.site().to_owned() } else { self.places.words(None) };
        format!("{words} {site}")
    }

    /// Whether an area is made of the places that lie nearest to the centre of the board, of all of them and no others.
    fn surrounds_centre(&self, name: &str) -> bool {
        let worked_out = || {
            let regions = self.items().iter().find_map(|item| match item {
                Item::Regions(regions) if regions.name.as_deref() == Some(name) => Some(regions),
                _ => None,
            })?;
            let sites = self.fixed_sites(regions)?;
            let board = self.elements()?;
            let [centre] = board.regions.centre.as_slice() else { return None };
            let middle = *board.positions.get(*centre as usize)?;
            let away = |site: usize| board.positions[site].flat_distance(middle);
            let others = || (0..board.positions.len()).filter(|site| *site != *centre as usize);
            let nearest = others().map(away).fold(f64::INFINITY, f64::min);
            Some(
                others().all(|site| {
                    let near = away(site) < nearest + 1e-3;
                    near == u32::try_from(site).is_ok_and(|site| sites.contains(&site))
                }) && !sites.contains(centre),
            )
        };
        worked_out().unwrap_or(false)
    }

    /// Whether every area that answers to a name, or every area of a player where there is none, is one place of the board.
    pub(crate) fn names_one_place(&self, name: Option<&str>) -> bool {
        let name = name.map(str::to_owned);
        if let Some(known) = self.one_place.borrow().get(&name) {
            return *known;
        }
        let one = self.works_out_to_one_place(name.as_deref());
        self.one_place.borrow_mut().insert(name, one);
        one
    }

    fn works_out_to_one_place(&self, name: Option<&str>) -> bool {
        // What is called by a plural stays several.
        if is_plural(&name.map_or_else(|| self.unnamed_noun(), |name| self.name_words(name))) {
            return false;
        }
        let mut owners: Vec<Option<usize>> = Vec::new();
        for item in self.items() {
            let Item::Regions(regions) = item else { continue };
            let owner = regions.role.and_then(crate::facts::number_of);
            let meant = match name {
                // A part of its name is enough for an area.
                Some(name) => regions.name.as_deref().is_some_and(|known| known.contains(name)),
                None => owner.is_some(),
            };
            if !meant {
                continue;
            }
            if owners.contains(&owner) || self.fixed_sites(regions).is_none_or(|it| it.len() != 1) {
                return false;
            }
            owners.push(owner);
        }
        !owners.is_empty()
    }

    pub(super) fn track_area(&self, node: &SitesTrack, scope: &Scope) -> Area {
        let path: Text = match (&node.player, node.name.as_deref()) {
            (Some(player), _) => say!("{} path", self.player_ref(player, scope).possessive()),
            (None, Some(name)) => self.track_name(name),
            (None, None) => self.common_path(),
        };
        let place = |int: &Int| self.place(int, scope).text;
        let part = match (&node.from, &node.to) {
            (Some(from), Some(to)) => say!("{} from {} to {}", path, place(from), place(to)),
            (Some(from), None) => say!("{} from {} on", path, place(from)),
            (None, Some(to)) => say!("{} up to {}", path, place(to)),
            (None, None) => return Area::named(path, self.site()).tell(node.id),
        };
        Area {
            plural: say!("the {} of {}", plural(self.site()), part),
            single: say!("{} of {}", with_article(self.site()), part),
            ..Area::named(say!("the part of {}", part), self.site())
        }
        .tell(node.id)
    }
}

/// Whether the name of an area is that of several places.
fn is_plural(words: &str) -> bool {
    // "oasis" and "campus" are no plurals.
    words.ends_with('s') && !["ss", "is", "us"].iter().any(|end| words.ends_with(end))
}

/// "out north" for "out n": areas lie somewhere.
fn with_compass(words: String) -> String {
    let Some((front, last)) = words.rsplit_once(' ') else { return words };
    let point = match last {
        "n" => "north",
        "e" => "east",
        "s" => "south",
        "w" => "west",
        _ => return words,
    };
    format!("{front} {point}")
}
