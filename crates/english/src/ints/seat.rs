//! Places that go by the number of a player, such as the squares that cards are played to.

use language::ints::Int;
use language::words::Role;
use syntax::NodeId;

use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// The player whose number a place is worked out from.
#[derive(Clone, Copy)]
enum Whose<'i> {
    Mover,
    Next,
    Player(&'i Int),
}

impl Teller<'_> {
    /// "your square", "that player's square (A1 for White, B1 for Black)": a place that depends on who plays, and on nothing else.
    pub(super) fn seat(&self, int: &Int, scope: &Scope) -> Option<Text> {
        let id = match int {
            Int::Add(sum) => sum.id,
            Int::Sub(sub) => sub.id,
            Int::Mul(product) => product.id,
            _ => return None,
        };
        let Some(whose) = whose(int) else {
            // The number of a player who is named is known.
            let place = i32::try_from(reckoned(int, 0)?).ok().filter(|_| names_player(int))?;
            return Some(Text::from(self.numbered_place(place)).tell_all(&self.whole(id)));
        };
        let seats: Vec<i64> = (1..=self.players.count())
            .map(|player| reckoned(int, i64::try_from(player).ok()?))
            .collect::<Option<_>>()?;
        let person = match whose {
            Whose::Mover => self.role(Role::Mover, scope),
            Whose::Next => self.role(Role::Next, scope),
            Whose::Player(player) => self.person(player, scope),
        };
        let site = self.site();
        let told: Vec<NodeId> = self.whole(id);
        if self.plays_cards() {
            let own = |seat: (usize, &i64)| usize::try_from(*seat.1) == Ok(seat.0);
            if seats.iter().enumerate().all(own) {
                return Some(say!("{} {}", person.possessive(), site).tell_all(&told));
            }
            let other = match (seats.as_slice(), whose) {
                ([1, 0], Whose::Mover) => "your opponent's",
                ([1, 0], Whose::Next) => "your",
                _ => "",
            };
            if !other.is_empty() {
                return Some(say!("{} {}", other, site).tell_all(&told));
            }
        }
        if !matches!(whose, Whose::Mover) {
            return None;
        }
        let seats = self.seats(&seats)?;
        Some(say!("{} {} ({})", person.possessive(), site, seats).tell_all(&told))
    }

    /// Whether cards are played, each player's to a place of their own.
    pub(crate) fn plays_cards(&self) -> bool {
        let links = &self.state.links;
        links.clauses("move", "PlayCard").chain(links.clauses("playCard", "")).next().is_some()
    }

    /// "A1 for White, B1 for Black": the places that players play their cards to.
    pub(crate) fn card_seats(&self) -> Option<Text> {
        let players = i64::try_from(self.players.count()).ok()?;
        self.seats(&(0..players).collect::<Vec<i64>>())
    }

    fn seats(&self, seats: &[i64]) -> Option<Text> {
        let seats: Vec<String> = seats
            .iter()
            .enumerate()
            .map(|(player, seat)| {
                let label = self.places.label(i32::try_from(*seat).ok()?, None)?;
                Some(format!("{label} for {}", self.players.one(player + 1).name.as_str()))
            })
            .collect::<Option<_>>()?;
        Some(seats.join(", ").into())
    }
}

/// The one player that a reckoning asks for; nothing if it asks for none, for several, or for anything else.
fn whose(int: &Int) -> Option<Whose<'_>> {
    match int {
        Int::Mover(_) => Some(Whose::Mover),
        Int::Next(_) => Some(Whose::Next),
        Int::Player(_) => Some(Whose::Player(int)),
        Int::Add(sum) => one(sum.operands.iter()),
        Int::Mul(product) => one(product.operands.iter()),
        Int::Sub(sub) => one(sub.left.iter().chain([&sub.right])),
        _ => None,
    }
}

fn one<'i>(parts: impl Iterator<Item = &'i Int>) -> Option<Whose<'i>> {
    let mut asked = parts.filter(|part| !matches!(part, Int::Constant(_)));
    let first = whose(asked.next()?);
    if asked.next().is_some() { None } else { first }
}

/// Whether a reckoning asks for the number of a player by name.
fn names_player(int: &Int) -> bool {
    match int {
        Int::IdOfRole(id) => id.name.is_none(),
        Int::Add(sum) => sum.operands.iter().any(names_player),
        Int::Mul(product) => product.operands.iter().any(names_player),
        Int::Sub(sub) => sub.left.iter().chain([&sub.right]).any(names_player),
        _ => false,
    }
}

/// What a reckoning comes to for the player of a number.
fn reckoned(int: &Int, player: i64) -> Option<i64> {
    match int {
        Int::Mover(_) | Int::Next(_) | Int::Player(_) => Some(player),
        Int::Constant(number) => Some(i64::from(*number)),
        Int::IdOfRole(id) if id.name.is_none() => {
            crate::facts::number_of(id.who).and_then(|number| i64::try_from(number).ok())
        }
        Int::Add(sum) => sum.operands.iter().map(|part| reckoned(part, player)).sum(),
        Int::Mul(product) => product.operands.iter().map(|part| reckoned(part, player)).product(),
        Int::Sub(sub) => {
            let left = sub.left.as_ref().map_or(Some(0), |left| reckoned(left, player))?;
            Some(left - reckoned(&sub.right, player)?)
        }
        _ => None,
    }
}
