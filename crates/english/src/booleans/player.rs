//! Tests on players: whose turn it is, whose piece it is.

use language::booleans::IsPlayer;
use language::ints::Int;
use language::refs::IndexOrRole;
use language::words::{IsPlayerKind, Role as PlayerRole};

use crate::plan::{Condition, Role};
use crate::realise::{Text, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether the player moved just before as well.
    pub(in crate::booleans) fn same_turn(&self, scope: &Scope) -> Condition {
        if scope.follows && !scope.ending {
            let (yes, no) =
                ("was not the first move of your turn", "was the first move of your turn");
            return Condition::fact(Role::Other, "this", yes, no);
        }
        let (yes, no) = ("are moving again in the same turn", "are at the start of your turn");
        Condition::fact(Role::You, "you", yes, no)
    }

    /// Whether players form teams, so that a piece can be a friend's and yet not the player's own.
    pub(crate) fn has_teams(&self) -> bool {
        self.state.links.clauses("set", "Team").next().is_some()
    }

    pub(super) fn is_player(&self, node: &IsPlayer, scope: &Scope) -> Condition {
        let piece = &self.pieces.word;
        if let IndexOrRole::Index(Int::Who(who)) = &node.player {
            let place = self.place(&who.at, scope);
            let level = who.level.as_ref();
            let words: Option<(Text, Text)> = match node.kind {
                IsPlayerKind::Enemy => {
                    if self.has_teams() {
                        self.term("team", node.id);
                    } else if self.shares_pieces() {
                        self.term("shared enemies", node.id);
                    }
                    let enemy = with_article(&format!("enemy {piece}"));
                    Some((
                        format!("holds {enemy}").into(),
                        format!("holds no enemy {piece}").into(),
                    ))
                }
                IsPlayerKind::Friend if self.has_teams() => {
                    self.term("team", node.id);
                    Some((
                        format!("holds one of your team's {}", plural(piece)).into(),
                        format!("holds none of your team's {}", plural(piece)).into(),
                    ))
                }
                IsPlayerKind::Friend | IsPlayerKind::Mover => Some((
                    format!("holds one of your {}", plural(piece)).into(),
                    format!("holds none of your {}", plural(piece)).into(),
                )),
                IsPlayerKind::Next | IsPlayerKind::Prev => {
                    let role = if node.kind == IsPlayerKind::Next {
                        PlayerRole::Next
                    } else {
                        PlayerRole::Prev
                    };
                    let person = self.role(role, scope);
                    Some((
                        say!("holds a {} of {}", piece, person.name),
                        say!("holds no {} of {}", piece, person.name),
                    ))
                }
                IsPlayerKind::Active => None,
            };
            if let Some((yes, no)) = words {
                if level.is_some() {
                    let subject = self.piece_at_level(&place, level, scope);
                    let mine = matches!(node.kind, IsPlayerKind::Friend | IsPlayerKind::Mover);
                    let (yes, no) = if mine {
                        ("is yours", "is not yours")
                    } else {
                        ("is an enemy piece", "is no enemy piece")
                    };
                    return Condition::fact(Role::Other, subject, yes, no)
                        .tell(who.id)
                        .tell(node.id);
                }
                self.asks_for_top(who.id);
                return Condition::fact(place.role, place.text, yes, no).tell(who.id).tell(node.id);
            }
        }
        if let IndexOrRole::Index(Int::State(state)) = &node.player
            && let Some((yes, no)) = shown_colour(node.kind)
        {
            let place = self.place(&state.at, scope);
            let piece = self.piece_at_level(&place, state.level.as_ref(), scope);
            return Condition::fact(Role::Other, piece, yes, no).tell(state.id).tell(node.id);
        }
        let person = self.index_or_role(&node.player, scope);
        let be = person.verb("be");
        let condition = match (node.kind, &node.player) {
            (
                IsPlayerKind::Prev,
                IndexOrRole::Role(PlayerRole::Mover) | IndexOrRole::Index(Int::Mover(_)),
            ) => self.same_turn(scope),
            (
                IsPlayerKind::Next,
                IndexOrRole::Role(PlayerRole::Mover) | IndexOrRole::Index(Int::Mover(_)),
            ) => Condition::fact(Role::You, "you", "are to move again", "have ended your turn"),
            (
                IsPlayerKind::Mover,
                IndexOrRole::Role(PlayerRole::Next) | IndexOrRole::Index(Int::Next(_)),
            ) => Condition::fact(Role::You, "you", "are to move again", "have ended your turn"),
            (IsPlayerKind::Mover, IndexOrRole::Role(PlayerRole::Prev)) => self.same_turn(scope),
            (IsPlayerKind::Mover, IndexOrRole::Index(Int::Prev(prev))) if prev.kind.is_none() => {
                self.same_turn(scope).tell(prev.id)
            }
            (IsPlayerKind::Mover, _) if person.second => Condition::Always,
            (IsPlayerKind::Mover, _) if scope.ending => Condition::fact(
                Role::Other,
                person.name.clone(),
                say!("{} just moved", person.verb("have")),
                say!("{} not just moved", person.verb("have")),
            ),
            (IsPlayerKind::Next, _) if scope.ending => Condition::fact(
                Role::Other,
                "it",
                say!("is {} turn now", person.possessive()),
                say!("is not {} turn now", person.possessive()),
            ),
            (IsPlayerKind::Mover, _) => Condition::fact(
                Role::You,
                "you",
                say!("are {}", person.name),
                say!("are not {}", person.name),
            ),
            (IsPlayerKind::Next, _) => Condition::fact(
                Role::Other,
                person.name,
                "is the next player",
                "is not the next player",
            ),
            (IsPlayerKind::Prev, _) => Condition::fact(
                Role::Other,
                person.name,
                "made the previous move",
                "did not make the previous move",
            ),
            (IsPlayerKind::Friend, _) => Condition::fact(
                Role::Other,
                person.name.clone(),
                say!("{} on your side", be),
                say!("{} not on your side", be),
            ),
            (IsPlayerKind::Enemy, _) => Condition::fact(
                Role::Other,
                person.name.clone(),
                say!("{} an opponent", be),
                say!("{} not an opponent", be),
            ),
            (IsPlayerKind::Active, _) => Condition::fact(
                Role::Other,
                person.name.clone(),
                say!("{} still in the game", be),
                say!("{} no longer in the game", be),
            ),
        };
        let condition = match &node.player {
            IndexOrRole::Index(Int::Mover(mover)) => condition.tell(mover.id),
            IndexOrRole::Index(Int::Next(next)) => condition.tell(next.id),
            _ => condition,
        };
        condition.tell(node.id)
    }
}

/// What a piece shows whose mark is the number of a player.
fn shown_colour(kind: IsPlayerKind) -> Option<(&'static str, &'static str)> {
    match kind {
        IsPlayerKind::Friend | IsPlayerKind::Mover => {
            Some(("shows your colour", "does not show your colour"))
        }
        IsPlayerKind::Enemy => Some(("shows an enemy colour", "shows no enemy colour")),
        _ => None,
    }
}
