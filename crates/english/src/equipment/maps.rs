//! Tables: what belongs to a player, to a piece, to a number.

use language::equipment::{Item, MapLists, MapPairs, Pair, PairKey, PairValue};
use language::ints::Int;
use language::words::LandmarkKind;
use syntax::NodeId;

use crate::facts::Shape;
use crate::ints::components::Found;
use crate::ints::place::quoted;
use crate::plan::{Part, Passage};
use crate::realise::{Text, capitalised, listed_and, say, with_article};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::state::MapUse;
use crate::teller::Teller;

/// So many places stand in one row of a table at most.
const LONGEST_ROW: usize = 12;

/// What announces a table of what pieces become.
pub(crate) const FORMS: &str = "Some pieces have a ";

impl Teller<'_> {
    pub(super) fn map_pairs(&self, map: &MapPairs, scope: &Scope) -> Passage {
        let name = map.name.as_deref();
        let usage = self.map_use(name);
        if self.is_told_elsewhere(name) {
            return Passage::default();
        }
        // A hand or a kind of piece is named where the rules look it up.
        if self.own_hands(name).is_some() || self.gives_own_kind(name).is_some() {
            return Passage::default();
        }
        if self.is_unvarying(name) {
            // So is a number that is only looked up under numbers.
            self.silent(Silence::Unused, self.unasked_pairs(map));
            return Passage::default();
        }
        let links = &self.state.links;
        let asked = links.clauses("mapEntry", "").any(|entry| {
            links.plain(entry).find_map(|part| links.text(part)).is_none_or(|of| Some(of) == name)
        });
        if !asked {
            self.silent(Silence::Unused, self.whole(map.id));
            return Passage::default();
        }
        if self.gives_counterparts(name)
            && let Some(pairs) = self.pairs_of_players(name)
        {
            let pair = |(one, other): &(usize, usize)| {
                say!("{} and {}", self.players.name(*one), self.players.name(*other))
            };
            let pairs: Vec<Text> = pairs.iter().map(pair).collect();
            let mut passage =
                Passage::of(Text::from("these players are counterparts:").tell(map.id));
            let told = self.whole(map.id);
            let items = pairs.into_iter().map(|pair| Passage::of(pair.tell_all(&told))).collect();
            passage.list(false, items);
            return passage;
        }
        if usage.players {
            // Entries for seats that nobody takes have nothing to say.
            let (here, empty): (Vec<&Pair>, Vec<&Pair>) = map.pairs.iter().partition(|pair| {
                self.pair_player(pair).is_none_or(|number| number <= self.players.count())
            });
            let entries: Vec<Text> = here
                .iter()
                .map(|pair| self.belonging(name, pair, usage, scope).tell(pair.id))
                .collect();
            let empty: Vec<NodeId> = empty.iter().flat_map(|pair| self.whole(pair.id)).collect();
            return Passage::of(listed_and(&entries).tell(map.id).tell_all(&empty));
        }
        if let Some(passage) = self.told_across(map) {
            return passage;
        }
        if let Some((header, entries)) = self.pieces_of_each(map) {
            if let Some(form) = name.and_then(|name| self.form(name)) {
                let intro = format!("{}{form}:", FORMS.to_lowercase());
                let mut passage = Passage::of(Text::from(intro).tell(map.id));
                let header = header.trim_end_matches(" (of the same player)");
                let form = header.replace("Entry", &capitalised(&form));
                passage.parts.push(Part::Table { header: ["Piece".into(), form], rows: entries });
                return passage;
            }
            return self.table_with(name, header, entries, map.id);
        }
        if let Some(entries) = self.rows_of_kinds(map, usage, scope) {
            return self.table(name, entries, map.id);
        }
        let throws = self.state.throw_maps.contains(name);
        let places = usage.places && (usage.by_place || usage.only_places) && !throws;
        let usage = MapUse { places, by_place: usage.by_place || places && mirrors(map), ..usage };
        let entries: Vec<[Text; 2]> = map
            .pairs
            .iter()
            .map(|pair| {
                let value = self.entry_value(&pair.value, usage, scope).tell(pair.id);
                let key = match &pair.key {
                    PairKey::Int(Int::Constant(site)) if usage.by_place => {
                        self.numbered_place(*site).into()
                    }
                    key => self.pair_key(key, scope),
                };
                [key, value]
            })
            .collect();
        let mut passage = self.table(name, entries, map.id);
        if usage.by_place && usage.places && self.is_partial(map) {
            let own = format!("any other {} is listed for itself", self.site());
            passage.say(Text::from(own).tell(map.id));
        }
        passage
    }

    /// The table that gives each player's own hand, wherever the rules look it up.
    pub(crate) fn own_hands(&self, name: Option<&str>) -> Option<NodeId> {
        let map = self.items().iter().find_map(|item| match item {
            Item::MapPairs(map) if map.name.as_deref() == name => Some(map),
            _ => None,
        })?;
        let own = |pair: &Pair| {
            let player = self.pair_player(pair);
            let hand = match &pair.value {
                PairValue::Text(hand) => {
                    hand.strip_prefix("Hand").and_then(|number| number.parse().ok())
                }
                PairValue::Int(Int::HandSite(hand)) if hand.site.is_none() => {
                    hand_of(hand).and_then(|(_, owner)| owner)
                }
                _ => None,
            };
            player.is_some() && player == hand
        };
        let usage = self.map_use(name);
        let all = !map.pairs.is_empty() && map.pairs.iter().all(own);
        (usage.players && usage.only_places && all).then_some(map.id)
    }

    /// Whether a table of places leaves some of them out.
    fn is_partial(&self, map: &MapPairs) -> bool {
        self.places.count().is_none_or(|count| map.pairs.len() < count)
    }

    /// The number of the player that an entry belongs to.
    fn pair_player(&self, pair: &Pair) -> Option<usize> {
        match &pair.key {
            PairKey::Int(int) => usize::try_from(self.constant(int)?).ok(),
            PairKey::Role(role) => crate::facts::number_of(*role),
            PairKey::Text(_) => None,
        }
    }

    /// "White's king square is E1": an entry that belongs to a player.
    fn belonging(&self, name: Option<&str>, pair: &Pair, usage: MapUse, scope: &Scope) -> Text {
        let number = match &pair.key {
            PairKey::Int(int) => self.constant(int),
            PairKey::Role(role) => {
                crate::facts::number_of(*role).and_then(|n| i64::try_from(n).ok())
            }
            PairKey::Text(_) => None,
        };
        let owner: Text = match number {
            Some(number) => self.players.one(usize::try_from(number).unwrap_or(0)).possessive(),
            None => self.pair_key(&pair.key, scope),
        };
        let noun: Text = match (name, usage.places) {
            (None, true) if self.places.shape == Shape::Holes => "store".into(),
            (None, true) => self.own_place().into(),
            (Some(name), true) => self.place_noun(name).into(),
            (Some(name), false) => format!("entry in the table {}", quoted(name)).into(),
            (None, false) => "entry in the table".into(),
        };
        let value = self.entry_value(&pair.value, usage, scope);
        say!("{} {} is {}", owner, noun, value)
    }

    /// What a table gives: a place, if the rules take it for one.
    fn entry_value(&self, value: &PairValue, usage: MapUse, scope: &Scope) -> Text {
        match value {
            PairValue::Int(Int::Constant(site)) if usage.places => {
                self.numbered_place(*site).into()
            }
            value => self.pair_value(value, scope),
        }
    }

    /// The entries of a table from pieces to pieces with the name of their column, told once for all players where they are
    /// the same for each.
    fn pieces_of_each(&self, map: &MapPairs) -> Option<(String, Vec<[Text; 2]>)> {
        let players = self.players.count();
        if players < 2 {
            return None;
        }
        let mut rows: Vec<EntryOfEach> = Vec::new();
        for pair in &map.pairs {
            let (key, owner) = match &pair.key {
                PairKey::Text(name) => self.pieces.named(name),
                PairKey::Int(int) => self.piece_of(int)?,
                PairKey::Role(_) => return None,
            };
            let (value, other) = match &pair.value {
                PairValue::Text(name) => {
                    let (name, owner) = self.pieces.named(name);
                    (with_article(&name), owner)
                }
                PairValue::Int(Int::HandSite(hand)) => hand_of(hand)?,
                PairValue::Int(int) => {
                    let (name, owner) = self.piece_of(int)?;
                    (with_article(&name), owner)
                }
                _ => return None,
            };
            let (owner, keeps) = (owner?, owner? == other?);
            // Of several others nobody knows which is meant.
            if !keeps && players > 2 {
                return None;
            }
            let told = self.whole(pair.id);
            let same = |row: &&mut EntryOfEach| {
                row.key == key
                    && row.value == value
                    && row.keeps == keeps
                    && !row.owners.contains(&owner)
            };
            match rows.iter_mut().find(same) {
                Some(row) => {
                    row.owners.push(owner);
                    row.told.extend(told);
                }
                None => rows.push(EntryOfEach { key, value, keeps, owners: vec![owner], told }),
            }
        }
        // Most entries should be the same for several.
        if rows.len() * 3 > map.pairs.len() * 2 {
            return None;
        }
        let whose = |keeps: bool| if keeps { "the same player" } else { "the other player" };
        let keeps = rows.first()?.keeps;
        let alike = rows.iter().all(|row| row.keeps == keeps);
        let header = match alike {
            true => format!("Entry (of {})", whose(keeps)),
            false => "Entry".to_owned(),
        };
        let entries = rows.into_iter().map(|row| {
            let all = row.owners.len() == players;
            let named = |owner: &usize| self.players.one(*owner).possessive();
            let key: Text = match all {
                true => with_article(&row.key).into(),
                false => {
                    let whose: Vec<Text> = row.owners.iter().map(named).collect();
                    say!("{} {}", listed_and(&whose), row.key)
                }
            };
            let value: Text = match alike {
                true => row.value.into(),
                false => say!("{} of {}", row.value, whose(row.keeps)),
            };
            [key, value.tell_all(&row.told)]
        });
        Some((header, entries.collect()))
    }

    /// "An elephant: 8", for a table that is looked up by the numbers of pieces.
    ///
    /// What is the same for the pieces of all players is told once for their kind.
    fn rows_of_kinds(
        &self,
        map: &MapPairs,
        usage: MapUse,
        scope: &Scope,
    ) -> Option<Vec<[Text; 2]>> {
        if !usage.by_piece {
            return None;
        }
        let mut rows: Vec<(usize, Option<usize>, Text)> = Vec::new();
        for pair in &map.pairs {
            let PairKey::Int(key) = &pair.key else { return None };
            let number = match key {
                Int::IdOfRole(id) if crate::facts::number_of(id.who).is_none() => return None,
                key => self.worked_out(key, 1, &|_| None)?,
            };
            let Found::Number(number) = number else { return None };
            let piece = self.component_numbered(number)?;
            let value: Text = match &pair.value {
                PairValue::Int(Int::Constant(site)) if usage.places => {
                    let place = self.numbered_place(*site);
                    let owner = piece.owner.map(|owner| self.players.name(owner));
                    let hand = owner.map(|owner| format!("the hand of {owner}"));
                    match hand.filter(|hand| place.ends_with(hand.as_str())) {
                        Some(hand) => place.replace(&hand, "the hand of its owner").into(),
                        None => place.into(),
                    }
                }
                value => self.pair_value(value, scope),
            };
            rows.push((piece.kind, piece.owner, value.tell_all(&self.whole(pair.id))));
        }
        let mut out: Vec<[Text; 2]> = Vec::new();
        let mut done: Vec<&str> = Vec::new();
        let named = |kind: usize| self.pieces.kinds[kind].spoken.as_str();
        for (kind, owner, value) in &rows {
            let name = named(*kind);
            let alike: Vec<&Text> =
                rows.iter().filter(|row| named(row.0) == name).map(|row| &row.2).collect();
            if alike.iter().all(|other| other.as_str() == value.as_str()) {
                if !done.contains(&name) {
                    done.push(name);
                    let told: Vec<NodeId> =
                        alike.iter().flat_map(|value| value.told().to_vec()).collect();
                    out.push([with_article(name).into(), value.clone().tell_all(&told)]);
                }
                continue;
            }
            let whose = owner.map(|owner| self.players.one(owner).possessive());
            let name = whose.map_or_else(|| Text::from(name), |who| say!("{} {}", who, name));
            out.push([name, value.clone()]);
        }
        Some(out)
    }

    /// The piece and its owner that a number of the language stands for.
    fn piece_of(&self, int: &Int) -> Option<(String, Option<usize>)> {
        match int {
            Int::IdOfPiece(id) => Some(self.pieces.named(&id.name)),
            Int::IdOfRole(id) => {
                let (name, _) = self.pieces.named(id.name.as_deref()?);
                Some((name, crate::facts::number_of(id.who)))
            }
            _ => None,
        }
    }

    pub(super) fn map_lists(&self, map: &MapLists, scope: &Scope) -> Passage {
        let usage = self.map_use(map.name.as_deref());
        let told = |int: &Int, place: bool| match int {
            Int::Constant(site) if place => {
                Text::from(self.numbered_place(*site)).tell_all(self.number(int, scope).text.told())
            }
            int => self.kept(int, scope),
        };
        let places = usage.places && (usage.by_place || usage.only_places);
        let entries: Vec<[Text; 2]> = map
            .keys
            .iter()
            .zip(&map.values)
            .map(|(key, value)| [told(key, usage.by_place), told(value, places)])
            .collect();
        let entries = if usage.by_place { drawn_together(entries) } else { entries };
        self.table(map.name.as_deref(), entries, map.id)
    }

    /// What a map says: a sentence if it is short, a table otherwise.
    fn table(&self, name: Option<&str>, entries: Vec<[Text; 2]>, id: NodeId) -> Passage {
        self.table_with(name, "Entry".to_owned(), entries, id)
    }

    /// The same, with the name of the column of entries.
    fn table_with(
        &self,
        name: Option<&str>,
        header: String,
        entries: Vec<[Text; 2]>,
        id: NodeId,
    ) -> Passage {
        if self.state.throw_maps.contains(name) {
            return self.values_of_throws(name, entries, id);
        }
        let head: Text = match name {
            Some(name) => format!("the table {}", quoted(name)).into(),
            None => "the table".into(),
        };
        if entries.len() <= 3 && header == "Entry" {
            let gives = |key: &Text| if key.as_str().contains(" and ") { "give" } else { "gives" };
            let parts: Vec<Text> = entries
                .iter()
                .map(|[key, value]| say!("{} {} {}", key, gives(key), value))
                .collect();
            let whole = say!("{}: {}", head, listed_and(&parts)).tell(id);
            if crate::realise::word_count(whole.as_str()) <= 24 {
                return Passage::of(whole);
            }
        }
        let mut passage = Passage::of(say!("{} reads as follows:", head).tell(id));
        let header = ["For".to_owned(), header];
        passage.parts.push(Part::Table { header, rows: entries });
        passage
    }

    fn pair_key(&self, key: &PairKey, scope: &Scope) -> Text {
        match key {
            PairKey::Int(int) => match self.constant(int) {
                Some(value) => figure(value).into(),
                None => self.kept(int, scope),
            },
            PairKey::Role(role) => self.role(*role, scope).name,
            PairKey::Text(text) => self.pair_text(text),
        }
    }

    /// A name in a table: a coordinate, a piece, or words.
    fn pair_text(&self, text: &str) -> Text {
        let letters = text.chars().take_while(|c| c.is_ascii_uppercase()).count();
        let coordinate = letters > 0
            && letters < text.len()
            && text[letters..].chars().all(|c| c.is_ascii_digit());
        if coordinate {
            return text.to_owned().into();
        }
        self.kind_named(text, &self.turn_scope())
    }

    fn pair_value(&self, value: &PairValue, scope: &Scope) -> Text {
        match value {
            PairValue::Int(int) => match self.constant(int) {
                Some(value) => {
                    Text::from(figure(value)).tell_all(self.number(int, scope).text.told())
                }
                None => self.kept(int, scope),
            },
            PairValue::Role(role) => self.role(*role, scope).name,
            PairValue::Landmark(kind) => {
                let site = if self.places.shape == Shape::Holes { "store" } else { self.site() };
                match kind {
                    LandmarkKind::CentreSite => format!("the centre {site}"),
                    LandmarkKind::LeftSite => format!("the leftmost {site}"),
                    LandmarkKind::RightSite => format!("the rightmost {site}"),
                    LandmarkKind::Topsite => format!("the topmost {site}"),
                    LandmarkKind::BottomSite => format!("the lowest {site}"),
                    LandmarkKind::FirstSite => format!("the left {site}"),
                    LandmarkKind::LastSite => format!("the right {site}"),
                }
                .into()
            }
            PairValue::Text(text) => self.pair_text(text),
        }
    }
}

/// The rows of a table with one row for all places that have the same entry, where many have.
fn drawn_together(entries: Vec<[Text; 2]>) -> Vec<[Text; 2]> {
    let mut rows: Vec<(Vec<Text>, Text)> = Vec::new();
    for [key, value] in &entries {
        let same = |row: &&mut (Vec<Text>, Text)| {
            row.1.as_str() == value.as_str() && row.0.len() < LONGEST_ROW
        };
        match rows.iter_mut().find(same) {
            Some((keys, all)) => {
                keys.push(key.clone());
                *all = all.clone().tell_all(value.told());
            }
            None => rows.push((vec![key.clone()], value.clone())),
        }
    }
    if rows.len() * 3 > entries.len() {
        return entries;
    }
    rows.into_iter().map(|(keys, value)| [listed_and(&keys), value]).collect()
}

/// What a table gives for the piece of one player, or of either.
struct EntryOfEach {
    key: String,
    value: String,
    /// Whether key and value belong to the same player.
    keeps: bool,
    /// The players whose pieces it is for.
    owners: Vec<usize>,
    told: Vec<NodeId>,
}

/// Whether the entries of a table are its keys as well: both are of one sort.
fn mirrors(map: &MapPairs) -> bool {
    let key = |pair: &Pair| match &pair.key {
        PairKey::Int(Int::Constant(number)) => Some(*number),
        _ => None,
    };
    let value = |pair: &Pair| match &pair.value {
        PairValue::Int(Int::Constant(number)) => Some(*number),
        _ => None,
    };
    let keys: Vec<Option<i32>> = map.pairs.iter().map(key).collect();
    map.pairs.iter().all(|pair| value(pair).is_some() && keys.contains(&value(pair)))
}

/// The place of a hand and the owner of the hand.
fn hand_of(hand: &language::ints::HandSite) -> Option<(String, Option<usize>)> {
    use language::refs::IndexOrRole;
    let owner = match &hand.player {
        IndexOrRole::Role(role) => crate::facts::number_of(*role),
        IndexOrRole::Index(Int::Constant(number)) => usize::try_from(*number).ok(),
        IndexOrRole::Index(_) => None,
    };
    let place = match &hand.site {
        None => 1,
        Some(Int::Constant(number)) => number + 1,
        Some(_) => return None,
    };
    Some((format!("place {place} of the hand"), owner))
}

/// A number in figures, with the sign that print uses.
fn figure(number: i64) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}
