//! What is looked up in a table: stores, bars, squares of a player, numbers.

use language::equipment::{Item, PairValue};
use language::ints::{Int, MapEntry};
use language::refs::IndexOrRole;

use super::place::quoted;
use super::{Place, Sort};
use crate::facts::Shape;
use crate::plan::Role;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// Words that name one place by themselves.
const PLACES: [&str; 8] = ["bar", "store", "home", "base", "goal", "prison", "den", "throne"];

/// Shorter words that end so need not say what happens to anything.
const SHORTEST: usize = 5;

impl Teller<'_> {
    /// What the one place of each player is called: a bar, if pieces that are hit go there.
    pub(crate) fn own_place(&self) -> String {
        let links = &self.state.links;
        let dice = links.clauses("dice", "").next().is_some();
        let hit = links.clauses("fromTo", "").any(|carry| {
            links.plain(carry).any(|part| {
                links.keyword(part) == Some("to")
                    && links.plain(part).any(|place| {
                        links.keyword(place) == Some("mapEntry")
                            && links.plain(place).count() == 1
                            && links.plain(place).any(|whose| {
                                links.keyword(whose) == Some("next")
                                    || links.word(whose) == Some("Next")
                            })
                    })
            })
        });
        if dice && hit { "bar".to_owned() } else { format!("assigned {}", self.site()) }
    }

    /// "king square", "bar": the name of a table of places as a noun.
    pub(crate) fn place_noun(&self, name: &str) -> String {
        let words = self.name_words(name);
        let last = words.rsplit(' ').next().unwrap_or_default();
        if words.ends_with(self.site()) || PLACES.contains(&last) {
            words
        } else {
            format!("{words} {}", self.site())
        }
    }

    /// A place that is looked up in a map: a store on a mancala board, else the place that belongs to something.
    pub(super) fn map_place(&self, entry: &MapEntry, scope: &Scope) -> Place {
        if let Some(across) = self.across(entry, scope) {
            return Place::new(Role::Other, across);
        }
        let key = match &entry.key {
            IndexOrRole::Role(role) => Some(self.role(*role, scope)),
            IndexOrRole::Index(
                int @ (Int::Mover(_) | Int::Next(_) | Int::Player(_) | Int::Prev(_) | Int::Who(_)),
            ) => {
                let person = self.person(int, scope);
                Some(match int {
                    Int::Who(_) if scope.effect => {
                        crate::facts::Person::third(person.name.reworded("its owner"))
                    }
                    _ => person,
                })
            }
            IndexOrRole::Index(Int::Constant(number))
                if self.map_use(entry.name.as_deref()).players =>
            {
                let number = usize::try_from(*number).ok();
                number
                    .filter(|number| (1..=self.players.count()).contains(number))
                    .map(|number| self.players.one(number))
            }
            IndexOrRole::Index(_) => None,
        };
        let text = match (key, entry.name.as_deref()) {
            (Some(person), name) if let Some(map) = self.own_hands(name) => {
                say!("{} hand", person.possessive()).tell_all(&self.whole(map))
            }
            (Some(person), None) if self.places.shape == Shape::Holes => {
                say!("{} store", person.possessive())
            }
            (Some(person), None) => say!("{} {}", person.possessive(), self.own_place()),
            (Some(person), Some(name)) if person.name.as_str().contains(" of ") => {
                say!("the {} of {}", self.place_noun(name), person.name)
            }
            (Some(person), Some(name)) => {
                say!("{} {}", person.possessive(), self.place_noun(name))
            }
            (None, name) => {
                let IndexOrRole::Index(key) = &entry.key else {
                    return Place::new(Role::Other, "");
                };
                let key = self.key(key, scope);
                match name {
                    Some(name) => say!("the place listed under {} for {}", quoted(name), key),
                    None => say!("the place listed for {}", key),
                }
            }
        };
        Place::new(Role::Other, text.tell(entry.id))
    }

    /// A number that is looked up in a map.
    pub(super) fn map_number(&self, entry: &MapEntry, scope: &Scope) -> Text {
        if let Some(across) = self.across(entry, scope) {
            return across;
        }
        let key = self.entry_key(entry, scope);
        if self.state.throw_maps.contains(entry.name.as_deref()) {
            return self.throw_value(entry.name.as_deref()).tell_all(key.told()).tell(entry.id);
        }
        let what = if self.gives_pieces(entry.name.as_deref()) { "piece" } else { "number" };
        match entry.name.as_deref() {
            Some(name) => say!("the {} listed under {} for {}", what, quoted(name), key),
            None => say!("the {} listed for {}", what, key),
        }
        .tell(entry.id)
    }

    /// "promoted form of the piece there": a piece that is looked up in a table, without an article.
    pub(super) fn map_kind(&self, entry: &MapEntry, scope: &Scope) -> Text {
        let key = self.entry_key(entry, scope);
        match entry.name.as_deref() {
            Some(name) if let Some(form) = self.form(name) => say!("{} of {}", form, key),
            Some(name) => say!("piece listed under {} for {}", quoted(name), key),
            None => say!("piece listed for {}", key),
        }
        .tell(entry.id)
    }

    /// "promoted form": what a table gives that is named after what happens to a piece.
    pub(crate) fn form(&self, name: &str) -> Option<String> {
        form_of(&self.name_words(name))
    }

    /// Whether a table gives kinds of pieces.
    fn gives_pieces(&self, name: Option<&str>) -> bool {
        let map = self.items().iter().find_map(|item| match item {
            Item::MapPairs(map) if map.name.as_deref() == name => Some(map),
            _ => None,
        });
        map.is_some_and(|map| {
            map.pairs.iter().all(|pair| match &pair.value {
                PairValue::Int(int) => matches!(int, Int::IdOfRole(_) | Int::IdOfPiece(_)),
                PairValue::Text(name) => self.component_named(name, None).is_some(),
                PairValue::Role(_) | PairValue::Landmark(_) => false,
            })
        })
    }

    /// What an entry is looked up for.
    fn entry_key(&self, entry: &MapEntry, scope: &Scope) -> Text {
        match &entry.key {
            IndexOrRole::Role(role) => self.role(*role, scope).name,
            IndexOrRole::Index(int) => match super::sort::sort(int) {
                Sort::Player => self.person(int, scope).name,
                Sort::Piece if !matches!(int, Int::What(_)) => {
                    crate::booleans::with_the(&self.kind(int, scope))
                }
                _ => self.key(int, scope),
            },
        }
    }

    /// What something is looked up for, if it is no player.
    pub(super) fn key(&self, key: &Int, scope: &Scope) -> Text {
        match super::sort::sort(key) {
            Sort::Place => self.place(key, scope).text,
            Sort::Piece => match key {
                Int::What(what) => {
                    let place = self.place(&what.at, scope);
                    self.piece_at_level(&place, what.level.as_ref(), scope).tell(what.id)
                }
                _ => self.kind(key, scope),
            },
            _ => self.number(key, scope).text,
        }
    }
}

/// "promoted form", for the words of a name that is a participle.
pub(crate) fn form_of(words: &str) -> Option<String> {
    let participle = words.ends_with("ed") && !words.contains(' ') && words.len() > SHORTEST;
    participle.then(|| format!("{words} form"))
}
