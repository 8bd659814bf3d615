//! Integers that stand for players.

use language::equipment::{Item, PairKey, PairValue};
use language::ints::{Int, MapEntry};
use language::refs::IndexOrRole;
use language::words::{PrevType, Role};

use crate::facts::Person;
use crate::notes::Sort;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// The player that an integer stands for.
    pub fn person(&self, int: &Int, scope: &Scope) -> Person {
        let two = self.players.count() == 2;
        let mut person = match int {
            Int::Mover(_) => scope.mover.map_or_else(Person::you, |mover| self.players.one(mover)),
            Int::Next(_) if let Some(mover) = scope.mover.filter(|_| two) => {
                self.players.one(3 - mover)
            }
            Int::Next(_) if scope.again => Person::you(),
            Int::Next(_) => Person::third(if two { "your opponent" } else { "the next player" }),
            Int::Prev(prev) => match prev.kind {
                Some(PrevType::MoverLastTurn) => Person::third("the player of the last turn"),
                // The move before may have been made in the same turn.
                _ if self.may_move_again() => Person::third("whoever made the move before"),
                _ => Person::third(if two { "your opponent" } else { "the previous player" }),
            },
            Int::IdOfRole(id) if id.name.is_none() => {
                // Without a name it is the number of the player.
                let mut person = self.role(id.who, scope);
                person.name = person.name.tell(id.id);
                return person;
            }
            Int::Player(_) => Person::third(scope.player.clone()),
            Int::Constant(0) => Person::third("nobody"),
            Int::Constant(number)
                if scope.anyone.is_some() && usize::try_from(*number).ok() == scope.anyone =>
            {
                Person::third(scope.player.clone())
            }
            Int::Constant(number) => self.players.one(usize::try_from(*number).unwrap_or(0)),
            Int::Who(who) => {
                let place = self.place(&who.at, scope);
                let piece = self.piece_at_level(&place, who.level.as_ref(), scope);
                return Person::third(say!("the owner of {}", piece).tell(who.id));
            }
            Int::If(_) => {
                let cases = self.chain(int, |int| self.person(int, scope).name, scope);
                return Person::third(self.cases(Sort::Player, &cases));
            }
            Int::Value(_) => Person::third(say!("the player with {}", scope.value)),
            Int::Sub(sub) if two && self.is_player_from_three(sub) => {
                return self.other_of_two(sub, scope);
            }
            Int::Var(var) => {
                let name: Text = match var.key.as_deref() {
                    Some(key) => say!("the player noted as {}", self.kept_name(key)),
                    None => "the noted player".into(),
                };
                return Person::third(name.tell(var.id));
            }
            Int::State(state) => {
                let place = self.place(&state.at, scope);
                let bearer = self.bearer(&place, state.level.as_ref(), scope);
                return Person::third(
                    say!("the player whose mark {} carries", bearer).tell(state.id),
                );
            }
            // Where each player has one kind of piece, it has the player's number.
            Int::What(what) if self.pieces.one_kind_each() => {
                let place = self.place(&what.at, scope);
                let piece = self.piece_at_level(&place, what.level.as_ref(), scope);
                return Person::third(say!("the owner of {}", piece).tell(what.id));
            }
            Int::MapEntry(entry) if self.is_opponent(entry) => {
                return Person::third(Text::from("your opponent").tell_all(&self.whole(entry.id)));
            }
            Int::MapEntry(entry) if self.gives_counterparts(entry.name.as_deref()) => {
                let name: Text = match &entry.key {
                    IndexOrRole::Role(Role::Mover) | IndexOrRole::Index(Int::Mover(_)) => {
                        "your counterpart".into()
                    }
                    key => say!("the counterpart of {}", self.index_or_role(key, scope).name),
                };
                return Person::third(name.tell_all(&self.whole(entry.id)));
            }
            other => {
                let number = self.number(other, scope);
                return Person::third(say!("the player whose number is {}", number.text));
            }
        };
        person.name = match int {
            Int::Mover(node) => person.name.tell(node.id),
            Int::Next(node) => person.name.tell(node.id),
            Int::Prev(node) => person.name.tell(node.id),
            Int::Player(node) => person.name.tell(node.id),
            Int::Value(node) => person.name.tell(node.id),
            _ => person.name,
        };
        person
    }

    /// Whether a difference is three minus the number of one of two players.
    fn is_player_from_three(&self, sub: &language::ints::Sub) -> bool {
        let three = sub.left.as_ref().and_then(|left| self.constant(left)) == Some(3);
        three && super::sort::sort(&sub.right) == super::Sort::Player
    }

    /// The other one of two players: three minus the number of the one.
    fn other_of_two(&self, sub: &language::ints::Sub, scope: &Scope) -> Person {
        let told = self.whole(sub.id);
        match &sub.right {
            Int::Mover(_) => Person::third(Text::from("your opponent").tell_all(&told)),
            Int::Next(_) | Int::Prev(_) => {
                let you = Person::you();
                Person { name: you.name.clone().tell_all(&told), ..you }
            }
            other => {
                let one = self.person(other, scope).name;
                Person::third(say!("the opponent of {}", one).tell_all(&told))
            }
        }
    }

    /// Whether a map gives the other one of two players for the player to move.
    fn is_opponent(&self, entry: &MapEntry) -> bool {
        let mover = match &entry.key {
            IndexOrRole::Role(role) => *role == Role::Mover,
            IndexOrRole::Index(int) => matches!(int, Int::Mover(_)),
        };
        mover && self.swaps_players(entry.name.as_deref())
    }

    /// Whether a map gives each of two players the other one.
    pub(crate) fn swaps_players(&self, name: Option<&str>) -> bool {
        self.players.count() == 2 && self.pairs_of_players(name).is_some()
    }

    /// The players that a map gives for each other, two by two, if it does so for all of them.
    pub(crate) fn pairs_of_players(&self, name: Option<&str>) -> Option<Vec<(usize, usize)>> {
        let number = |value: &PairValue| match value {
            PairValue::Role(role) => crate::facts::number_of(*role),
            PairValue::Int(int) => usize::try_from(self.constant(int)?).ok(),
            _ => None,
        };
        let key = |key: &PairKey| match key {
            PairKey::Role(role) => crate::facts::number_of(*role),
            PairKey::Int(int) => usize::try_from(self.constant(int)?).ok(),
            PairKey::Text(_) => None,
        };
        let map = self.items().iter().find_map(|item| match item {
            Item::MapPairs(map) if map.name.as_deref() == name => Some(map),
            _ => None,
        })?;
        let pairs: Option<Vec<(usize, usize)>> =
            map.pairs.iter().map(|pair| Some((key(&pair.key)?, number(&pair.value)?))).collect();
        let pairs = pairs?;
        let players = 1..=self.players.count();
        let paired = |one: usize| {
            let found = pairs.iter().find(|(key, _)| *key == one);
            found.is_some_and(|(_, other)| *other != one && pairs.contains(&(*other, one)))
        };
        let all = pairs.len() == self.players.count() && players.clone().all(paired);
        all.then(|| pairs.into_iter().filter(|(one, other)| one < other).collect())
    }

    /// Whether a map is asked for nothing but the counterparts of players.
    pub(crate) fn gives_counterparts(&self, name: Option<&str>) -> bool {
        let links = &self.state.links;
        let asked: Vec<_> = links
            .clauses("mapEntry", "")
            .filter(|entry| links.plain(*entry).find_map(|part| links.text(part)) == name)
            .collect();
        let of_player = |entry: &syntax::NodeId| {
            links.parent(*entry).is_some_and(|outer| links.keyword(outer) == Some("player"))
        };
        self.players.count() > 2
            && !asked.is_empty()
            && asked.iter().all(of_player)
            && self.pairs_of_players(name).is_some()
    }
}
