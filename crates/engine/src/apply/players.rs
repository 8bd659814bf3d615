//! Changes that concern players, variables and memories rather than sites.

use crate::action::Act;
use crate::state::Scalar;
use crate::world::World;

impl World<'_> {
    /// The place of a player in a table of players.
    pub(crate) fn seat(&self, table: usize, player: i32) -> Option<usize> {
        (player >= 0 && player as usize <= self.program.players + 1)
            .then(|| table + player as usize)
    }

    fn set_seat(&mut self, table: usize, player: i32, value: i32) {
        if let Some(at) = self.seat(table, player) {
            self.state.set_word(at, value);
        }
    }

    pub(crate) fn remembered_list(&self, name: Option<u32>) -> usize {
        let layout = &self.program.layout;
        match name {
            None => layout.remembered,
            Some(name) => {
                let at = self.program.memories.iter().position(|&n| n == name);
                layout.named_remembered + at.unwrap_or(0)
            }
        }
    }

    pub(crate) fn change_players(&mut self, act: &Act) {
        let layout = &self.program.layout;
        match *act {
            Act::Swap { a, b } => {
                let (Some(a), Some(b)) = (self.seat(layout.order, a), self.seat(layout.order, b))
                else {
                    return;
                };
                let (x, y) = (self.state.word(a), self.state.word(b));
                self.state.set_word(a, y);
                self.state.set_word(b, x);
            }
            Act::Forfeit { player } => self.lose(player),
            Act::Propose { number, .. } => self.state.list_push(layout.propositions, number),
            Act::Vote { number, .. } => self.vote(number),
            Act::SetValueOfPlayer { player, value } => {
                self.set_seat(layout.player_value, player, value)
            }
            Act::SetTrump { suit } => self.state.set(Scalar::Trump, suit),
            Act::SetCounter { counter } => self.state.set(Scalar::Counter, counter),
            Act::SetNextPlayer { player } => self.state.set(Scalar::Next, player),
            Act::SetPending { value } => {
                let value = if value == -1 { 1 } else { value };
                if !self.state.list(layout.pending).contains(&value) {
                    self.state.list_push(layout.pending, value);
                }
            }
            Act::SetPot { pot } => self.state.set(Scalar::Pot, pot),
            Act::SetScore { player, score, add } => {
                let Some(at) = self.seat(layout.score, player) else { return };
                let score = if add { self.state.word(at).wrapping_add(score) } else { score };
                self.state.set_word(at, score);
            }
            Act::SetAmount { player, amount } | Act::Bet { player, bet: amount } => {
                self.set_seat(layout.amount, player, amount);
            }
            Act::SetTemp { temp } => self.state.set_word(layout.temp, temp),
            Act::SetVar { name, value } => {
                if let Some(at) = self.program.variables.iter().position(|&n| n == name) {
                    self.state.set_word(layout.variables + at, value);
                }
            }
            Act::Remember { name, value } => {
                let list = self.remembered_list(name);
                self.state.list_push(list, value);
            }
            Act::Forget { name, value } => {
                let list = self.remembered_list(name);
                if let Some(at) = self.state.list(list).iter().position(|&v| v == value) {
                    self.state.list_remove(list, at);
                }
            }
            Act::AddToTeam { team, player } => self.set_seat(layout.team, player, team),
            Act::StoreState => {
                let hash = self.state.hash();
                self.state.set(Scalar::StoredLow, hash as i32);
                self.state.set(Scalar::StoredHigh, (hash >> 32) as i32);
            }
            Act::Trigger { player, .. } if (0..31).contains(&player) => {
                let bits = self.state.get(Scalar::Triggered) | 1 << player;
                self.state.set(Scalar::Triggered, bits);
            }
            _ => {}
        }
    }

    /// Adds a vote; once all players have voted, the majority decides.
    fn vote(&mut self, number: i32) {
        let layout = &self.program.layout;
        self.state.list_push(layout.votes, number);
        let votes = self.state.list(layout.votes);
        if votes.len() < self.program.players {
            return;
        }
        let count = |v: i32| votes.iter().filter(|&&w| w == v).count();
        let mut best = (0, -1);
        for &vote in votes {
            if count(vote) > best.0 {
                best = (count(vote), vote);
            }
        }
        if best.0 > self.program.players / 2 {
            self.state.set(Scalar::Decided, best.1);
        }
        self.state.list_clear(layout.votes);
        self.state.list_clear(layout.propositions);
    }
}
