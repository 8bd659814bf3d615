//! Tables that give each player's own piece of one kind: "your queen".

use language::equipment::{Item, MapPairs, PairKey, PairValue};
use language::ints::{Int, MapEntry};
use language::refs::IndexOrRole;
use language::words::Role;
use syntax::NodeId;

use super::components::Found;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// The kind of piece of which a table gives each player's own, and the table; nothing for other tables.
pub(crate) type OwnKind = Option<(usize, NodeId)>;

impl Teller<'_> {
    /// "your queen", where a table gives the number of each player's queen.
    pub(super) fn own_kind(&self, entry: &MapEntry, scope: &Scope) -> Option<Text> {
        let role = match &entry.key {
            IndexOrRole::Role(role @ (Role::Mover | Role::Next)) => *role,
            IndexOrRole::Index(Int::Mover(_)) => Role::Mover,
            IndexOrRole::Index(Int::Next(_)) => Role::Next,
            _ => return None,
        };
        let (kind, map) = self.gives_own_kind(entry.name.as_deref())?;
        let name = self.pieces.kinds[kind].spoken.as_str();
        let told = [self.whole(entry.id), self.whole(map)].concat();
        Some(say!("{} {}", self.owner_word(role, scope), name).tell_all(&told))
    }

    /// The kind of piece of which a table gives each player's own, if nothing else is asked of it, and the table.
    pub(crate) fn gives_own_kind(&self, name: Option<&str>) -> OwnKind {
        let key = name.map(str::to_owned);
        if let Some(known) = self.own_kinds.borrow().get(&key) {
            return *known;
        }
        let found = self.table_of_own_kinds(name);
        self.own_kinds.borrow_mut().insert(key, found);
        found
    }

    fn table_of_own_kinds(&self, name: Option<&str>) -> Option<(usize, NodeId)> {
        let mut maps = self.items().iter().filter_map(|item| match item {
            Item::MapPairs(map) if map.name.as_deref() == name => Some(map),
            _ => None,
        });
        let (Some(map), None) = (maps.next(), maps.next()) else { return None };
        let kind = self.kind_of_each_player(map)?;
        self.is_asked_of_pieces(name).then_some((kind, map.id))
    }

    /// The kind of piece of which a table gives the number of each player's own.
    fn kind_of_each_player(&self, map: &MapPairs) -> Option<usize> {
        let mut common = None;
        let mut seats = 0;
        for pair in &map.pairs {
            let owner = match &pair.key {
                PairKey::Int(int) => usize::try_from(self.constant(int)?).ok()?,
                PairKey::Role(role) => crate::facts::number_of(*role)?,
                PairKey::Text(_) => return None,
            };
            if owner > self.players.count() {
                continue;
            }
            let number = match &pair.value {
                PairValue::Int(int) => match self.worked_out(int, owner, &|_| None)? {
                    Found::Number(number) => number,
                    Found::Hand(..) => return None,
                },
                PairValue::Text(name) => self.component_named(name, None)?,
                PairValue::Role(_) | PairValue::Landmark(_) => return None,
            };
            let piece = self.component_numbered(number)?;
            if piece.owner != Some(owner) || common.is_some_and(|kind| kind != piece.kind) {
                return None;
            }
            common = Some(piece.kind);
            seats += 1;
        }
        common.filter(|_| seats == self.players.count())
    }

    /// Whether a table is looked up for nothing but whether a place holds the piece that it gives to one of two players.
    fn is_asked_of_pieces(&self, name: Option<&str>) -> bool {
        let links = &self.state.links;
        let mut entries = links
            .clauses("mapEntry", "")
            .filter(|entry| links.plain(*entry).find_map(|part| links.text(part)) == name)
            .peekable();
        let compared = |entry: NodeId| {
            let Some(parent) = links.parent(entry) else { return false };
            let key = links.plain(entry).find(|part| links.text(*part).is_none());
            let seat = key.is_some_and(|key| {
                matches!(links.keyword(key), Some("mover" | "next"))
                    || matches!(links.word(key), Some("Mover" | "Next"))
            });
            let what = |part: NodeId| part != entry && links.keyword(part) == Some("what");
            seat && matches!(links.keyword(parent), Some("=" | "!="))
                && links.plain(parent).any(what)
        };
        entries.peek().is_some() && entries.all(compared)
    }
}
