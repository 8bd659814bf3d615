//! Integers that stand for kinds of pieces.

use language::equipment::Item;
use language::ints::{Int, WhereNamed};
use language::moves::{PieceNames, PieceRef};
use language::refs::IndexOrRole;
use language::words::Role;

use crate::notes::Sort;
use crate::realise::{Text, listed_or, number_word, plural, say, spoken_name, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// The kind of piece that an integer stands for, without an article: "enemy pawn", "pawn of White".
    pub fn kind(&self, int: &Int, scope: &Scope) -> Text {
        match int {
            Int::If(node) => {
                self.recalled(&self.recall.kinds, node.id, scope, || self.kind_phrase(int, scope))
            }
            _ => self.kind_phrase(int, scope),
        }
    }

    fn kind_phrase(&self, int: &Int, scope: &Scope) -> Text {
        match int {
            Int::IdOfRole(id) => {
                let name = id.name.as_deref().map_or(self.pieces.word.clone(), |name| {
                    // That it is neutral is said by its owner.
                    let shared = self.pieces.unowned_named(name, id.who);
                    let shared = shared.filter(|kind| kind.role == Role::Shared);
                    shared.map_or_else(|| self.pieces.named(name).0, |kind| self.pieces.apart(kind))
                });
                let owner = self.owner_word(id.who, scope);
                let owned = if owner.is_empty() { Text::from(name) } else { owned(&owner, &name) };
                owned.tell(id.id)
            }
            Int::IdOfPiece(id) => self.kind_named(&id.name, scope).tell(id.id),
            Int::What(what) => {
                let place = self.place(&what.at, scope);
                let piece = self.piece_at_level(&place, what.level.as_ref(), scope);
                say!("piece of the same kind as {}", piece).tell(what.id)
            }
            Int::Constant(number) => {
                match usize::try_from(*number).ok().and_then(|n| self.component(n)) {
                    Some(name) => name.into(),
                    None => say!("piece number {}", number_word(i64::from(*number))),
                }
            }
            // Where each player has one kind of piece, it has the player's number.
            Int::Mover(node) if self.numbers_name_players() => {
                Text::from(format!("your {}", self.pieces.word)).tell(node.id)
            }
            Int::Next(node) if self.numbers_name_players() && self.players.count() == 2 => {
                Text::from(format!("enemy {}", self.pieces.word)).tell(node.id)
            }
            Int::Mover(node) if let Some(kind) = self.kind_of_numbers() => {
                Text::from(format!("your {kind}")).tell(node.id)
            }
            Int::Next(node)
                if self.players.count() == 2
                    && let Some(kind) = self.kind_of_numbers() =>
            {
                Text::from(format!("enemy {kind}")).tell(node.id)
            }
            Int::If(_) => {
                let cases = self.chain(int, |int| self.kind(int, scope), scope);
                say!("piece of {}", self.cases(Sort::Kind, &cases))
            }
            Int::MapEntry(entry) if let Some(own) = self.own_kind(entry, scope) => own,
            Int::MapEntry(entry) => {
                // The rules of one kind of piece know what it is turned into.
                let kind = scope.kind.and_then(|k| self.turned_into(int, k, &is_moving_piece));
                if let Some(kind) = kind {
                    let told = self.number(int, scope).text;
                    return told.reworded(self.pieces.kinds[kind].spoken.clone());
                }
                self.map_kind(entry, scope)
            }
            Int::Var(_) | Int::Value(_) | Int::ArrayValue(_) => {
                say!("piece that {} stands for", self.number(int, scope).text)
            }
            other => say!("piece whose number is {}", self.number(other, scope).text),
        }
    }

    /// A name of the description as a kind of piece with its owner.
    pub fn kind_named(&self, name: &str, scope: &Scope) -> Text {
        let (spoken, owner) = self.pieces.named(name);
        match owner {
            Some(number) if self.players.count() > 1 => {
                let role =
                    Role::ALL.iter().find(|role| crate::facts::number_of(**role) == Some(number));
                match role {
                    Some(role) => say!("{} {}", self.role(*role, scope).possessive(), spoken),
                    None => spoken.into(),
                }
            }
            _ => spoken.into(),
        }
    }

    /// The name of a piece by its number.
    fn component(&self, number: usize) -> Option<String> {
        let one = self.component_numbered(i64::try_from(number).ok()?)?;
        let kind = &self.pieces.kinds[one.kind];
        Some(match one.owner {
            Some(owner) if kind.role == Role::Each && self.players.reader().is_some() => {
                format!("{} {}", self.players.one(owner).possessive(), kind.spoken)
            }
            Some(owner) if kind.role == Role::Each => {
                format!("{} of {}", kind.spoken, self.players.one(owner).name.as_str())
            }
            _ => kind.spoken.clone(),
        })
    }

    /// The pieces that a move names: "a queen", "a queen, a rook or a knight".
    pub fn piece_ref(&self, piece: &PieceRef, scope: &Scope) -> Text {
        let one = |kind: &Text| match kind.as_str().split_once(' ') {
            Some(("your", name)) => kind.reworded(format!("one of your {}", plural(name))),
            _ => kind.reworded(with_article(kind.as_str())),
        };
        let text = match &piece.pieces {
            PieceNames::Name(name) => one(&self.kind_named(name, scope)),
            PieceNames::Index(int @ Int::MapEntry(_)) => {
                let kind = self.kind(int, scope);
                // A table gives one kind only.
                let looked_up = kind.as_str().contains(" of ") || kind.as_str().contains(" for ");
                if looked_up { say!("the {}", kind) } else { one(&kind) }
            }
            PieceNames::Index(int) => one(&self.kind(int, scope)),
            PieceNames::Names(names) => {
                let all: Vec<Text> =
                    names.iter().map(|name| one(&self.kind_named(name, scope))).collect();
                listed_or(&all)
            }
            PieceNames::Indices(ints) => {
                let all: Vec<Text> = ints.iter().map(|int| one(&self.kind(int, scope))).collect();
                listed_or(&all)
            }
        };
        let text = match &piece.state {
            Some(Int::Mover(mover)) => say!("{} showing your colour", text).tell(mover.id),
            // The state of a tile is the way it lies.
            Some(state) if self.has_tiles() => {
                let turns = self.number(state, scope);
                match turns.constant {
                    Some(0) => text.tell_all(turns.text.told()),
                    _ => say!("{} in orientation {}", text, turns.plus_one()),
                }
            }
            Some(state) => say!("{} {}", text, self.with_mark(state, scope)),
            None => text,
        };
        text.tell(piece.id)
    }

    /// Whether the pieces are tiles that cover several places.
    fn has_tiles(&self) -> bool {
        self.items().iter().any(|item| matches!(item, Item::Tile(tile) if tile.walks.is_some()))
    }

    /// "your king": the piece whose place an integer stands for, where it is looked for by its kind.
    pub(crate) fn looked_for(&self, int: &Int, scope: &Scope) -> Option<Text> {
        match int {
            Int::WhereNamed(node) if node.state.is_none() => {
                Some(self.sought_piece(node, scope).tell(node.id))
            }
            Int::Where(node) => {
                Some(crate::booleans::with_the(&self.kind(&node.what, scope)).tell(node.id))
            }
            _ => None,
        }
    }

    /// "your king", "the ball": a piece that is looked for by its name.
    pub(crate) fn sought_piece(&self, node: &WhereNamed, scope: &Scope) -> Text {
        let (name, _) = self.pieces.named(&node.piece);
        let nobody = matches!(
            node.player,
            IndexOrRole::Role(Role::Neutral | Role::Shared | Role::All | Role::Each)
        );
        match nobody {
            true => format!("the {name}").into(),
            false => say!("{} {}", self.index_or_role(&node.player, scope).possessive(), name),
        }
    }

    /// The words of a name that belongs to the description: a track, a region, a mark.
    pub fn name_words(&self, name: &str) -> String {
        match self.numbered_names.get(name) {
            Some(number) => format!("{} {number}", spoken_name(name)),
            None => spoken_name(name),
        }
    }
}

/// "your pawn", "enemy pawn".
fn owned(owner: &Text, name: &str) -> Text {
    say!("{} {}", owner, name)
}

/// Whether a ludeme stands for the piece that moves or has just moved.
fn is_moving_piece(int: &Int) -> bool {
    matches!(
        int,
        Int::What(what) if what.level.is_none() && match &what.at {
            Int::From(_) => true,
            Int::Last(last) => last.kind == language::words::LastKind::To,
            _ => false,
        }
    )
}
