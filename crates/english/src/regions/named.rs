//! Areas and paths that a description gives a name.

use language::equipment::Item;
use language::ints::Int;
use language::refs::PlayerRef;
use language::regions::{SitesRegion, SitesTrack};
use language::words::{Role as PlayerRole, SiteType};

use super::Area;
use crate::realise::{Text, say};
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
        let owner = node.player.as_ref().map(|player| (player, self.player_ref(player, scope)));
        if node.name.is_none()
            && let Some(player) = &node.player
            && let Some(row) = self.seen_row(player)
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
        // "oasis" and "campus" are no plurals.
        let is_plural =
            last.ends_with('s') && !["ss", "is", "us"].iter().any(|end| last.ends_with(end));
        if is_plural || AREA_WORDS.contains(&last) {
            return words;
        }
        if last == self.site() {
            return crate::realise::plural(&words);
        }
        format!("{words} {}", self.places.words(None))
    }

    pub(super) fn track_area(&self, node: &SitesTrack, scope: &Scope) -> Area {
        let path: Text = match (&node.player, node.name.as_deref()) {
            (Some(player), _) => say!("{} path", self.player_ref(player, scope).possessive()),
            (None, Some(name)) => self.track_name(name),
            (None, None) => self.common_path(),
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
}
