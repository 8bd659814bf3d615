//! Sets of players that roles name.

use crate::ints::Int;
use crate::state::Scalar;
use crate::world::World;

/// A set of players, by their numbers from 0 to players + 1.
#[derive(Debug)]
pub enum Players {
    /// Always the same.
    Fixed(u32),
    /// The player with a number.
    One(Int),
    /// The members of a team.
    Team(Int),
    /// The team of the mover.
    TeamMover,
    /// Those against a player. In games of teams the mover is left out, not that player.
    EnemyOf(Int),
    /// Those with a player, who is one of them.
    FriendOf(Int),
    /// Those with a player, without that one.
    AllyOf(Int),
    /// Those against the mover.
    Enemy,
    /// Those with the mover, the mover included.
    Friend,
    /// Those with the mover, without the mover.
    Ally,
    /// All but the mover; the neutral player too, unless only real players are meant.
    NonMover {
        /// Whether the neutral player is left out.
        real: bool,
    },
}

impl Players {
    /// Everybody who owns something; nobody's is left out.
    pub fn anybody() -> Self {
        Self::Fixed(!1)
    }

    /// The set as bits.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> u32 {
        let n = w.program.players as u32;
        let everybody = (1u32 << (n + 1)) - 2;
        let mover = w.mover();
        match self {
            Self::Fixed(bits) => *bits,
            Self::One(player) => bit(player.eval(w)),
            Self::Team(team) => {
                let team = team.eval(w);
                if w.program.teams { w.team_members(team) } else { bit(team) }
            }
            Self::TeamMover => w.team_of(mover),
            Self::EnemyOf(player) => match real(w, player) {
                0 => 0,
                player if w.program.teams => everybody & !w.team_of(player) & !bit(mover),
                player => everybody & !bit(player),
            },
            Self::FriendOf(player) => match real(w, player) {
                0 => 0,
                player => w.team_of(player),
            },
            Self::AllyOf(player) => match real(w, player) {
                0 => 0,
                player => w.team_of(player) & !bit(player),
            },
            Self::Enemy => everybody & !w.team_of(mover) & !bit(mover),
            Self::Friend => w.team_of(mover),
            Self::Ally => w.team_of(mover) & !bit(mover),
            Self::NonMover { real } => (everybody | u32::from(!real)) & !bit(mover),
        }
    }
}

/// A player of the game; 0 if it is none.
fn real<'p>(w: &mut World<'p>, player: &'p Int) -> i32 {
    let player = player.eval(w);
    if player >= 1 && player as usize <= w.program.players { player } else { 0 }
}

fn bit(player: i32) -> u32 {
    if (0..32).contains(&player) { 1 << player } else { 0 }
}

impl World<'_> {
    /// The members of a team.
    pub(crate) fn team_members(&self, team: i32) -> u32 {
        let first = self.program.layout.team;
        (1..=self.program.players)
            .filter(|&p| self.state.word(first + p) == team)
            .fold(0, |bits, p| bits | 1 << p)
    }

    /// The team of a player, or the player alone.
    pub(crate) fn team_of(&self, player: i32) -> u32 {
        if !self.program.teams {
            return bit(player);
        }
        match self.seat(self.program.layout.team, player) {
            Some(at) => self.team_members(self.state.word(at)),
            None => 0,
        }
    }

    /// Whether a player is against the mover.
    #[inline]
    pub(crate) fn is_enemy(&self, player: i32) -> bool {
        if player == 0 {
            return false;
        }
        let mover = self.mover();
        if self.program.teams { self.team_of(mover) & bit(player) == 0 } else { player != mover }
    }

    /// Whether a player is with the mover.
    #[inline]
    pub(crate) fn is_friend(&self, player: i32) -> bool {
        let mover = self.mover();
        if self.program.teams {
            self.team_of(mover) & bit(player) != 0
        } else {
            player == mover || mover == self.program.shared()
        }
    }

    /// Whether a player is still in the game.
    pub fn is_active(&self, player: i32) -> bool {
        player >= 1
            && player as usize <= self.program.players
            && self.state.get(Scalar::Active) as u32 & bit(player) != 0
    }
}
