//! Roles as numbers and as sets of players.

use language::refs::{IndexOrRole, PlayerRef, RoleOrOf};
use language::words::Role;

use super::{Lower, Lowered};
use crate::ints::Int;
use crate::players::Players;

impl Lower<'_> {
    /// A role as a number.
    pub(super) fn role_int(&self, role: Role) -> Int {
        match role {
            Role::Neutral => Int::Const(0),
            Role::Shared | Role::Each | Role::All => Int::Const(self.shared()),
            Role::Mover => Int::Mover,
            Role::Next => Int::Next,
            Role::Prev => Int::Prev,
            Role::Player => Int::Player,
            Role::TeamMover => Int::TeamMover,
            Role::Enemy | Role::Friend | Role::Ally | Role::NonMover => Int::Const(-1),
            role if (Role::P1..=Role::P16).contains(&role) => Int::Const(role as i32),
            role => Int::Const(role as i32 - Role::Team1 as i32 + 1),
        }
    }

    /// A role as the set of players whose pieces are meant.
    pub(super) fn role_players(&self, role: Role) -> Players {
        match role {
            Role::All => Players::Fixed((1u32 << (self.players + 2)) - 1),
            Role::Enemy => Players::Enemy,
            Role::Friend => Players::Friend,
            Role::Ally => Players::Ally,
            Role::NonMover => Players::NonMover { real: false },
            Role::TeamMover => Players::TeamMover,
            role if (Role::Team1..=Role::Team16).contains(&role) => {
                Players::Team(self.role_int(role))
            }
            role => match self.role_int(role) {
                Int::Const(player) => Players::constant(player),
                player => Players::One(player),
            },
        }
    }

    /// A role as a set of real players.
    pub(super) fn role_real(&self, role: Role) -> Players {
        match role {
            Role::All | Role::Each | Role::Shared => {
                Players::Fixed((1u32 << (self.players + 1)) - 2)
            }
            Role::NonMover => Players::NonMover { real: true },
            role => self.role_players(role),
        }
    }

    pub(super) fn player_int(&mut self, player: &PlayerRef) -> Lowered<Int> {
        match player {
            PlayerRef::Player(player) => self.int(&player.index),
            PlayerRef::Role(role) => Ok(self.role_int(*role)),
        }
    }

    pub(super) fn player_set(&mut self, player: &PlayerRef) -> Lowered<Players> {
        match player {
            PlayerRef::Player(player) => Ok(one(self.int(&player.index)?)),
            PlayerRef::Role(role) => Ok(self.role_players(*role)),
        }
    }

    pub(super) fn real_players(&mut self, player: &PlayerRef) -> Lowered<Players> {
        match player {
            PlayerRef::Player(player) => Ok(one(self.int(&player.index)?)),
            PlayerRef::Role(role) => Ok(self.role_real(*role)),
        }
    }

    pub(super) fn index_or_role(&mut self, who: &IndexOrRole) -> Lowered<Int> {
        match who {
            IndexOrRole::Index(index) => self.int(index),
            IndexOrRole::Role(role) => Ok(self.role_int(*role)),
        }
    }

    pub(super) fn role_or_of(&mut self, who: Option<&RoleOrOf>) -> Lowered<Players> {
        match who {
            None => Ok(self.role_players(Role::All)),
            Some(RoleOrOf::Role(role)) => Ok(self.role_players(*role)),
            Some(RoleOrOf::Of(player)) => Ok(one(self.int(player)?)),
        }
    }
}

fn one(player: Int) -> Players {
    match player {
        Int::Const(player) => Players::constant(player),
        player => Players::One(player),
    }
}
